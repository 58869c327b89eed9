# Was jede Fassung der Regeln geändert hat, für Tische, die vorher begonnen wurden.
