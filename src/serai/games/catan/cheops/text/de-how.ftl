# Wie es gespielt wird, in zwei Minuten: je ein Schritt.
how-1-title = Drei Siedlungen am Nil
how-1-text = Alle gründen drei Siedlungen auf Kreuzungen am Nil, jede mit einer Straße oder einem Schiff. Die dritte bringt die ersten Karten, dazu hat jeder drei Gold. Dann geht es weiter wie in Catan.
how-2-title = Schiffe zu fernen Ufern
how-2-text = Die meisten Wälder und alle Berge liegen weit weg, jenseits des Meeres. Schiffe sind Straßen auf dem Wasser; jedes kostet Holz und Wolle, und Straße und Schiff dürfen einander folgen. Goldflüsse bringen Gold.
how-3-title = Handelswege verbinden alle
how-3-text = Straßen und Schiffe zwischen zwei Siedlungen bilden einen Handelsweg, ganz gleich, wem sie gehören. Über ihn nutzt du fremde Häfen, für ein Gold an den Besitzer je Tausch. Gold handelt man wie einen Rohstoff.
how-4-title = Die Pyramide
how-4-text = Der Bau beginnt, sobald jemand am Bauplatz siedelt. Ein Baustein kostet Lehm und Erz. Ohne eigenes Gebäude dort brauchst du einen Handelsweg zu jemandem, der eines hat, und zahlst ihm je Stein ein Gold.
how-5-title = Auch die Sieben baut
how-5-text = Eine Sieben bringt wie immer den Räuber. Ist die Pyramide begonnen, legt sie außerdem einen schwarzen Stein, der niemandem gehört und das Ende näher bringt.
how-6-title = Segen und Fluch
how-6-text = Die meisten Steine bringen Pharaos Segen, drei Punkte; wer die wenigsten hat, trägt den Fluch und verliert zwei. Zwölf Punkte im eigenen Zug gewinnen. Nach sechzehn schwarzen Steinen oder mit der fertigen Pyramide gewinnen die meisten Punkte.
