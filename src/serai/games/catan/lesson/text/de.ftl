lesson-first-title = Eine erste Partie Catan
lesson-first-about = Siedeln, sammeln, handeln, bauen: zwei kurze Kapitel auf dem echten Plan gegen zwei sanfte Bots.
lesson-first-chapter-1 = Kapitel 1: Siedeln und das erste Bauen
lesson-first-chapter-2 = Kapitel 2: Handeln und Wachsen
lesson-first-meanwhile = Dieser Schritt muss noch warten. Antworte auf das, was jetzt gefragt ist, wie du magst; fehlen dir Karten, dann beende deinen Zug und sammle weiter, oder handle. Sobald es geht, macht die Lektion weiter.
lesson-first-else = Das ist erlaubt, führt aber von diesem Schritt weg. Nimm einen Zug, der dazu passt; alles andere kommt später.
lesson-first-end = Mehr brauchst du nicht. Zehn Punkte gewinnen: Spiele diese Partie zu Ende, oder schließe sie und eröffne einen eigenen Tisch.

lesson-first-1 = Gründe deine erste Siedlung: Wähle eine leuchtende Kreuzung.
lesson-first-1-why = Eine Kreuzung berührt bis zu drei Landschaften. Jede bringt dir eine Karte, sobald ihre Zahl gewürfelt wird. Sechs und Acht kommen am häufigsten, Zwei und Zwölf fast nie; und drei verschiedene Landschaften sind besser als dreimal dieselbe.
lesson-first-1-else = Diese Kreuzung bringt zu wenig: Sie hat wenige Landschaften oder Zahlen, die selten kommen. Suche drei Landschaften mit Sechs, Acht, Fünf oder Neun.

lesson-first-2 = Lege eine Straße an deine Siedlung.
lesson-first-2-why = Straßen zeigen, wohin du wachsen willst. Zwischen zwei Siedlungen liegen immer mindestens zwei Wege; richte die Straße also auf eine freie Kreuzung, die zwei Schritte entfernt ist.

lesson-first-3 = Gründe deine zweite Siedlung.
lesson-first-3-why = Diese bringt dir sofort eine Karte für jede Landschaft ringsum. Suche, was deine erste Siedlung nicht liefert: am Anfang Holz und Lehm, später Getreide und Erz.
lesson-first-3-else = Für den Anfang bringt diese Kreuzung zu wenig. Suche drei Landschaften mit Zahlen, die oft gewürfelt werden.

lesson-first-4 = Lege ihre Straße.
lesson-first-4-why = Danach rollen die Würfel, und auch die anderen haben gegründet.

lesson-first-5 = Für deinen Zug wurde gewürfelt. Schau auf deine Hand und beende dann den Zug.
lesson-first-5-why = In jedem Zug bringen die Würfel allen Karten, die an der gewürfelten Zahl wohnen. Du sammelst also auch, wenn die anderen dran sind.
lesson-first-5-else = Halte deine Karten dieses eine Mal beisammen und beende den Zug; gebaut wird gleich.

lesson-first-6 = Baue etwas, sobald deine Karten es erlauben.
lesson-first-6-why = Eine Straße kostet Holz und Lehm, eine Siedlung Holz, Lehm, Wolle und Getreide, eine Stadt drei Erz und zwei Getreide, eine Entwicklungskarte Wolle, Getreide und Erz. Was du bezahlen kannst, leuchtet.
lesson-first-6-else = Das ginge, aber jetzt ist Zeit zu bauen: Wähle eine Straße, eine Siedlung, eine Stadt oder eine Entwicklungskarte.

lesson-first-7 = Handle: vier gleiche Karten mit dem Vorrat, oder mach den anderen ein Angebot.
lesson-first-7-why = Du musst nie nur auf Glück warten. Der Vorrat gibt für vier gleiche Karten eine beliebige, ein Hafen schon für drei oder zwei; Mitspieler tauschen oft eins zu eins.
lesson-first-7-else = Handle erst einmal: Darum geht es in diesem Schritt. Danach baue.

lesson-first-8 = Gründe eine dritte Siedlung, oder mach eine zur Stadt.
lesson-first-8-why = Eine neue Siedlung braucht eine eigene Straße, die zu ihr führt, und freie Kreuzungen daneben. Sie ist ein Punkt und bringt bei jedem Wurf mehr Karten; eine Stadt sammelt doppelt und zählt zwei Punkte.

lesson-first-9 = Geh noch einen Schritt auf zehn Punkte zu: eine Entwicklungskarte, eine Siedlung oder eine Stadt.
lesson-first-9-why = Entwicklungskarten bergen Ritter, die den Räuber vertreiben, und Punkte, die niemand sieht. Wer in seinem Zug zehn Punkte hat, hat gewonnen.
