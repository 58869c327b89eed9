# Was jede Fassung der Regeln geändert hat, für Tische, die davor begonnen wurden.
release-2 = Angebote gehen an alle oder an einen, Antworten kommen gleichzeitig, Gegenangebote lassen sich zurücknehmen; Karten in beliebiger Reihenfolge und Zahl; nichts wird aufgedeckt, bevor der letzte Zug bestätigt ist.
