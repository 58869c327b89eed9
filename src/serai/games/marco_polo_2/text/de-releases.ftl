# Was jede Fassung der Regeln geändert hat, für Tische, die davor begonnen wurden.
release-2 = Karte und Sonderaktion einer Stadt stehen ab dem nächsten Zug ihres Besitzers offen; Boni gemeinsam gesetzter Posten kommen in der Reihenfolge, die er nennt; auf dem mittleren und oberen Reisefeld gilt der niedrigste Würfel als Grenze; Zielkarten nennen Siegel.
