# Wie es gespielt wird, in zwei Minuten: je ein Schritt.
how-1-title = Fünf Würfel in der Runde
how-1-text = Alle werfen fünf Würfel. Reihum setzt ihr einen bis drei davon für eine Aktion, bis alle liegen; der niedrigste bestimmt, wie viel sie bringt. Liegen schon andere da, zahlst du so viel Geld, wie dein niedrigster Würfel zeigt.
how-2-title = Bücher: Pfeffer, Seide, Gold
how-2-text = Ein Buch gibt eines seiner vier Angebote. Die oberen zwei sind kostenlos, die unteren wechseln jede Runde und kosten Jade. Bessere Bücher wollen höhere Würfel. Übrige Würfel bringen etwas Geld, Kamele oder Jade.
how-3-title = Reisen von Beijing aus
how-3-text = Mit einem, zwei oder drei Würfeln reist du; jeder Schritt kostet, was am Weg steht, im Voraus. Oasen sind nur Durchgang. Wege übers Meer brauchen das passende Gildensiegel, das du behältst.
how-4-title = Handelsposten
how-4-text = Endet deine Reise in einer Stadt, setzt du dort einen Handelsposten. Wer zuerst kommt, nimmt den Kontorbonus; manche Städte zahlen dir sofort und jede Runde einen Bonus, andere öffnen dir ab deinem nächsten Zug eine Stadtkarte oder bringen einen Auftrag.
how-5-title = Aufträge und Siegel
how-5-text = Aufträge bezahlst du mit Kamelen und Waren für Punkte und eine Belohnung; zwei liegen zugleich vor dir. Zwei Würfel bringen ein Gildensiegel, manches mit Jade, und ein aufgewertetes Siegel zahlt jede Runde.
how-6-title = Nach fünf Runden
how-6-text = Es zählen die verschiedenen Wappen deiner Städte, die Siegel deiner Zielkarte und die meisten erfüllten Aufträge, dazu die letzten Handelsposten, Waren und Geld. Die meisten Punkte gewinnen, bei Gleichstand die meisten Kamele.
