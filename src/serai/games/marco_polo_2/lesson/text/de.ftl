lesson-first-title = Eine erste Partie Marco Polo II
lesson-first-about = Würfel als Arbeiter, Waren für Aufträge und ein weiter Weg nach Westen: die Züge einer ersten Runde.
lesson-first-chapter-1 = Kapitel 1: Würfel und Waren
lesson-first-chapter-2 = Kapitel 2: unterwegs
lesson-first-meanwhile = Erst wird etwas anderes gefragt: Antworte, wie du magst, dann geht es weiter.
lesson-first-else = Das ist erlaubt, führt aber von diesem Schritt weg. Nimm einen Zug, der dazu passt; alles andere kommt später.
lesson-first-end = Jetzt kennst du alle Arten von Aktionen. Aufträge, Handelsposten in fernen Städten, deine Zielkarte und Gildensiegel bringen in fünf Runden die Punkte.

lesson-first-1 = Wähle deinen Charakter.
lesson-first-1-why = Jeder bricht auf seine Weise eine Regel. Lies, was sie tun, und nimm den, den du am besten verstehst.

lesson-first-2 = Behalte eine von drei Zielkarten.
lesson-first-2-why = Sie zeigt Wappen von Städten und Siegel von Gilden: Handelsposten in diesen Städten und aufgewertete Siegel bringen dir am Ende Punkte. Karten mit Städten nahe bei Beijing sind leichter.

lesson-first-3 = Nutze eines der Bücher, um Waren zu bekommen.
lesson-first-3-why = Ein Zug ist eine Aktion mit deinen Würfeln. Das erste Buch nimmt jeden Würfel, das zweite ab drei, das dritte ab fünf.
lesson-first-3-else = Erst Waren: Wähle eines der drei Bücher.

lesson-first-4 = Lege einen Würfel darauf.
lesson-first-4-why = Der niedrigste Würfel, den du legst, entscheidet, was du bekommst. Liegen dort schon andere, zahlst du so viel Geld, wie dein Würfel zeigt.

lesson-first-5 = Nimm eines der Angebote.
lesson-first-5-why = Du nimmst genau eines, und zwar ganz. Vergleiche es mit deinem Auftrag: Kamele, Gold, Seide, Pfeffer, Geld.

lesson-first-6 = Erfülle einen Auftrag, wenn du kannst, oder beende deinen Zug.
lesson-first-6-why = Zusatzaktionen gibt es vor oder nach deiner Aktion, so viele du willst: einen Auftrag erfüllen, einen Würfel für ein Kamel neu werfen, einen Würfel aufs Geldsäckchen legen.

lesson-first-7 = Dein nächster Zug: Wähle eine andere Aktion.
lesson-first-7-why = Deine Farbe darf je Runde nur einmal auf einem Feld liegen. Der Khan bringt Geld und Kamele, Siegel öffnen Seewege.
lesson-first-7-else = Wähle eine Aktion mit deinen Würfeln: Dafür ist der Zug da.

lesson-first-8 = Reise.
lesson-first-8-why = Drei Reisefelder brauchen einen, zwei oder drei Würfel. Jeder Schritt kostet, was sein Weg zeigt, meist Kamele; spare vorher welche. Wo du anhältst, setzt du einen Handelsposten, und der bringt, was die Stadt bietet.
lesson-first-8-else = In diesem Schritt geht es auf die Reise: Wähle eines der Reisefelder.

lesson-first-9 = Beende deinen Zug, oder erfülle vorher einen Auftrag.
lesson-first-9-why = Liegt in einer Stadt eine Stadtkarte aus, öffnet dein Handelsposten sie dir für den Rest der Partie.

lesson-first-10 = Wähle noch eine Aktion selbst.
lesson-first-10-why = Sind deine Würfel gelegt, wartest du auf die nächste Runde; dann würfeln alle neu, und wer niedrig würfelt, bekommt Geld oder Kamele.
