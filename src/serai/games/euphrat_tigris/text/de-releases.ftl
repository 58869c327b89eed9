# Was jede Fassung der Regeln geändert hat, für Tische, die davor begonnen wurden.
release-2 = Nichts Verdecktes wird aufgedeckt, bevor der letzte Zug der Partie bestätigt ist.
