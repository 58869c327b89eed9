lesson-first-title = Eine erste Partie Euphrat & Tigris
lesson-first-about = Anführer, Plättchen und die Punkte der vier Bereiche, bis Königreiche aufeinandertreffen.
lesson-first-chapter-1 = Kapitel 1: Anführer und ihre Punkte
lesson-first-chapter-2 = Kapitel 2: alle vier Farben
lesson-first-meanwhile = Zuerst ist etwas anderes zu entscheiden: Antworte, wie du magst. Einen Konflikt gewinnt die größere Stärke, bei Gleichstand der Verteidiger.
lesson-first-else = Das ist erlaubt, führt aber von diesem Schritt weg. Nimm einen Zug, der dazu passt; alles andere kommt später.
lesson-first-end = Den Kern kennst du jetzt. Am Ende zählt deine schwächste Farbe: Spiele mit diesem Gedanken weiter, oder eröffne einen eigenen Tisch.

lesson-first-1 = Setze deinen Priester auf ein freies Feld neben einem Tempel.
lesson-first-1-why = Jeder Anführer braucht einen offenen Tempel neben sich. Der Priester sammelt rote Punkte: einen für jeden Tempel, der von jetzt an in sein Königreich gelegt wird, ganz gleich von wem.
lesson-first-1-else = Fang mit dem Priester an: Wähle ihn und dann ein leuchtendes Feld neben einem Tempel.

lesson-first-2 = Setze einen zweiten Anführer.
lesson-first-2-why = Ein Zug hat zwei Aktionen. Bauer, Händler und König sammeln Blau, Grün und Schwarz. Ohne Anführer auf dem Brett bringt dir eine Farbe nichts.
lesson-first-2-else = Plättchen bringen dir noch nichts, solange der Anführer fehlt: Setze erst einen weiteren Anführer.

lesson-first-3 = Lege ein Plättchen, das dir einen Punkt bringt.
lesson-first-3-why = Das Plättchen muss im Königreich deines Anführers seiner Farbe liegen. Landwirtschaft gehört auf den Fluss, alles andere aufs Land. Hat ein Königreich keinen Anführer dieser Farbe, nimmt der König den Punkt.
lesson-first-3-else = Dort brächte es dir keinen Punkt. Suche ein Feld, das mit deinem Anführer derselben Farbe verbunden ist.

lesson-first-4 = Und noch ein Plättchen für einen Punkt.
lesson-first-4-why = Am Ende deines Zuges wird deine Hand wieder auf sechs Plättchen aufgefüllt. Punkte bleiben hinter deinem Sichtschirm verborgen.
lesson-first-4-else = Dort brächte es dir keinen Punkt. Suche ein Feld im Königreich deines eigenen Anführers.

lesson-first-5 = Setze oder versetze einen Anführer einer Farbe, in der du noch keine Punkte hast.
lesson-first-5-why = Du gewinnst mit deiner schwächsten Farbe; keine darf also fehlen. Ein Anführer in einem Königreich, das schon einen seiner Farbe hat, löst eine Revolte aus: Die Tempel neben ihm entscheiden.
lesson-first-5-else = Erst noch ein Anführer: In diesem Schritt geht es um Farben, die dir fehlen.

lesson-first-6 = Lege ein Plättchen für einen deiner Anführer.
lesson-first-6-why = Vorsicht beim Verbinden zweier Königreiche: Treffen sich zwei Anführer einer Farbe, gibt es Krieg, und der Verlierer verliert alle Plättchen dieser Farbe auf seiner Seite.
lesson-first-6-else = Das bringt dir keinen Punkt; suche ein Feld in einem deiner Königreiche.

lesson-first-7 = Hole noch einen Punkt.
lesson-first-7-why = Vier Plättchen einer Farbe im Quadrat können ein Monument werden, das seinen Anführern jeden Zug Punkte bringt. Schätze sind Joker für deine schwächste Farbe.
lesson-first-7-else = Das bringt dir keinen Punkt; suche ein Feld in einem deiner Königreiche.

lesson-first-8 = Jetzt entscheide selbst: Lege ein Plättchen, nutze einen Anführer, oder tausche Plättchen, die du nicht brauchst.
lesson-first-8-why = Auch Tauschen ist eine Aktion, und oft die richtige: Bis zu sechs Plättchen gehen, ebenso viele kommen.
