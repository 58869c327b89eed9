lesson-first-title = Eine erste Partie Tadmor
lesson-first-about = Kamele, Schiffe und ein Turm in der Wüste: setzen, sammeln, kaufen, bauen.
lesson-first-chapter-1 = Kapitel 1: eine erste Runde
lesson-first-chapter-2 = Kapitel 2: die zweite Runde
lesson-first-meanwhile = Erst wird etwas anderes gefragt: Antworte, wie du magst. „Fertig“ führt weiter.
lesson-first-else = Das ist erlaubt, führt aber von diesem Schritt weg. Nimm einen Zug, der dazu passt; alles andere kommt später.
lesson-first-end = Das war eine ganze Runde und mehr. Neun Runden sind eine Partie; Türme, Tempel, Königsaufträge und kostbare Güter bringen die Punkte.

lesson-first-1 = Wähle die Aufwertung, mit der du anfängst.
lesson-first-1-why = Aufwertungen wirken die ganze Partie: mehr Güter von einem Feld, Prestigepunkte, eigene Aktionen. Zeige auf eine oder tippe sie an, um zu lesen, was sie tut.

lesson-first-2 = Schicke ein Schiff nach Holz oder Stein aus.
lesson-first-2-why = Schiffe gehören auf die eckigen blauen Felder, Kamele auf die runden sandfarbenen, eine Figur auf jedes. Holz und Stein sind Verbrauchsgüter; damit baust du.
lesson-first-2-else = Erst ein Schiff auf ein Feld für Holz oder Stein: Ohne Güter geht sonst nichts.

lesson-first-3 = Setze ein Kamel dorthin, wo Türme wachsen.
lesson-first-3-why = Dein Turm bringt zu Beginn jeder Epoche zwei Prestigepunkte je Stufe. Jede Reihe von Stufen kostet mehr als die davor. Das Setzen bewirkt noch nichts: Die Aktionen kommen, wenn alle Figuren stehen.
lesson-first-3-else = Nimm ein Feld für Turmstufen, einzeln oder doppelt: Du brauchst es in dieser Runde.

lesson-first-4 = Und ein Kamel auf ein Feld für eine Aufwertung.
lesson-first-4-why = Die vier Felder wirken in der aufgedruckten Reihenfolge; das erste hat die beste Auswahl. In der ersten Epoche kostet eine Aufwertung ein beliebiges Gut.
lesson-first-4-else = Wähle eines der Felder für Aufwertungen; die leuchtenden sind frei.

lesson-first-5 = Setze dein letztes Kamel, wohin du willst.
lesson-first-5-why = Tempel bringen Prestigepunkte, Königsaufträge ebenso; der Markt macht aus einfachen Gütern feine, die Karawane bringt ein weiteres Kamel.

lesson-first-6 = Und dein zweites Schiff.
lesson-first-6-why = Gold und Marmor sind Luxusgüter. Friedensgeschenke sind sofort Prestigepunkte.

lesson-first-7 = Nutze ein Feld, auf dem deine Figur steht.
lesson-first-7-why = Güter holst und tauschst du in der Aktionsphase, wann du willst. Die Figur geht heim, die Güter kommen in dein Lagerhaus.
lesson-first-7-else = Hole erst, wofür deine Figuren stehen: Nutze eines deiner Felder.

lesson-first-8 = Kaufe eine Aufwertung.
lesson-first-8-why = Sie wirkt sofort. Macht sie ein Feld für Güter besser, dann nutze dieses Feld erst nach dem Kauf.
lesson-first-8-else = Dafür steht dein Kamel hier: Kaufe eine der ausliegenden Aufwertungen.

lesson-first-9 = Eine neue Runde: Setze ein Kamel.
lesson-first-9-why = Dein Lagerhaus behält von Runde zu Runde höchstens acht Güter. Überlege erst, was du bezahlen willst, dann, woher du es holst.

lesson-first-10 = Und ein Schiff.
lesson-first-10-why = Wer früh setzt, bekommt das Feld, das er will; auch der Startspieler wird durch ein Feld bestimmt.

lesson-first-11 = In der Aktionsphase: Nutze ein Feld oder baue.
lesson-first-11-why = Wer etwas nutzt oder baut, nimmt die Figur dafür heim. Was du nicht nutzt, verfällt in dieser Runde.
