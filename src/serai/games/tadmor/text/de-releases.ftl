# Was jede Fassung der Regeln geändert hat, für Tische, die davor begonnen wurden.
release-2 = Die Steuer beendet die Aktionsphase nicht mehr; K9 und K10 antworten einander bis zum Überfall; K25 und K26 wirken sofort; K23 und K24 nicht im selben Zug; die Ware des Startspielers darf die Steuer zahlen; Turmstufen über 15 kosten mehr.
