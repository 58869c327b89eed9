lesson-first-title = Eine erste Partie Tadmor
lesson-first-about = Kamele, Schiffe und ein Turm in der Wüste: setzen, sammeln, kaufen, bauen.
lesson-first-chapter-1 = Kapitel 1: eine erste Runde
lesson-first-chapter-2 = Kapitel 2: die zweite Runde
lesson-first-meanwhile = Erst wird etwas anderes gefragt: Antworte, wie du magst. „Fertig“ führt weiter.
lesson-first-else = Das ist erlaubt, führt aber von diesem Schritt weg. Nimm einen Zug, der dazu passt; alles andere kommt später.
lesson-first-end = Das war eine ganze Runde und mehr. Neun Runden sind eine Partie; Türme, Tempel, Aufträge und Ansehen bringen die Punkte.

lesson-first-1 = Wähl die Verbesserung, mit der du anfängst.
lesson-first-1-why = Verbesserungen wirken die ganze Partie: mehr Waren von einem Feld, Punkte im Reich, eigene Aktionen. Zeig auf eine, um zu lesen, was sie tut.

lesson-first-2 = Schick ein Schiff nach Holz oder Stein.
lesson-first-2-why = Schiffe gehören auf die eckigen Felder, Kamele auf die runden, eine Figur auf jedes. Holz und Stein sind Gebrauchsgüter; damit baust du.
lesson-first-2-else = Erst ein Schiff auf ein Feld für Holz oder Stein: Ohne Waren geht sonst nichts.

lesson-first-3 = Setz ein Kamel dorthin, wo Türme wachsen.
lesson-first-3-why = Dein Turm bringt zu Beginn jeder Epoche zwei Punkte je Stufe, und der höchste Turm bekommt Ansehen. Das Setzen bewirkt noch nichts: Die Aktionen kommen, wenn alle Figuren stehen.
lesson-first-3-else = Nimm ein Feld für Turmstufen, einzeln oder doppelt: Du brauchst es in dieser Runde.

lesson-first-4 = Und ein Kamel auf ein Feld für eine Verbesserung.
lesson-first-4-why = Die vier Felder wirken in der aufgedruckten Reihenfolge; das erste hat die beste Auswahl. In der ersten Epoche kostet eine Verbesserung eine beliebige Ware.
lesson-first-4-else = Wähl eines der Felder für Verbesserungen; die leuchtenden sind frei.

lesson-first-5 = Setz dein letztes Kamel, wohin du willst.
lesson-first-5-why = Tempel bringen Punkte und Aufträge, der Markt macht aus einfachen Waren feine, die Karawane bringt ein weiteres Kamel.

lesson-first-6 = Und dein zweites Schiff.
lesson-first-6-why = Gold und Marmor sind Luxusgüter. Friedensgaben sind sofort Punkte.

lesson-first-7 = Nutz ein Feld, auf dem deine Figur steht.
lesson-first-7-why = Felder mit dem Zeichen für „jederzeit“ wirken in der Aktionsphase, wann du willst. Die Figur geht heim, die Waren kommen in dein Lager.
lesson-first-7-else = Hol erst, wofür deine Figuren stehen: Nutz eines deiner Felder.

lesson-first-8 = Kauf eine Verbesserung.
lesson-first-8-why = Sie wirkt sofort. Macht sie ein Rohstofffeld besser, dann nutz dieses Feld erst nach dem Kauf.
lesson-first-8-else = Dafür steht dein Kamel hier: Kauf eine der ausliegenden Verbesserungen.

lesson-first-9 = Eine neue Runde: Setz ein Kamel.
lesson-first-9-why = Dein Lager behält von Runde zu Runde höchstens acht Waren. Überleg erst, was du bezahlen willst, dann, woher du es holst.

lesson-first-10 = Und ein Schiff.
lesson-first-10-why = Wer früh setzt, bekommt das Feld, das er will; auch der Startspieler wird durch ein Feld bestimmt.

lesson-first-11 = In der Aktionsphase: Nutz ein Feld, oder bau.
lesson-first-11-why = Turmstufen kosten je Reihe von fünf Stufen gleich viel, jede Reihe mehr als die davor.
