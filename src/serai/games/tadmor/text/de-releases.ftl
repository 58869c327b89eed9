# Was jede Fassung der Regeln geändert hat, für Tische, die davor begonnen wurden.
release-2 = Die Steuer beendet die Aktionsphase nicht mehr; K9 und K10 dürfen einander bis zum Überfall antworten; K25 und K26 wirken sofort; K23 und K24 dürfen nicht im selben Zug genutzt werden; das Gut des Startspielers darf die Steuer zahlen; Turmstufen über 15 kosten mehr.
