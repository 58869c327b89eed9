# Wie es gespielt wird, in zwei Minuten: je ein Schritt.
how-1-title = Zwei Siedlungen zu Beginn
how-1-text = Alle gründen zwei Siedlungen auf Kreuzungen, jede mit einer Straße: einmal reihum, dann in umgekehrter Folge. Die Kreuzungen gleich neben einer Siedlung bleiben frei. Die zweite bringt eine Karte für jedes Feld, an dem sie liegt.
how-2-title = Die Würfel zahlen an alle
how-2-text = Ein Zug beginnt mit einem Wurf. Jede Siedlung an einem Feld mit dieser Zahl bringt eine Karte, jede Stadt zwei, ganz gleich, wer gewürfelt hat.
how-3-title = Sieben: der Räuber
how-3-text = Bei einer Sieben wächst nichts. Wer mehr als sieben Karten hält, gibt die Hälfte ab. Wer gewürfelt hat, versetzt den Räuber und stiehlt dort eine Karte; das Feld bringt nichts, bis er weiterzieht.
how-4-title = Handel
how-4-text = In deinem Zug tauschst du mit den anderen, wie ihr euch einigt; in einem fremden Zug kannst du dem, der dran ist, jederzeit einen Tausch vorschlagen. Der Vorrat nimmt vier gleiche Karten für eine nach Wahl; mit einer Siedlung am Hafen sind es drei oder zwei.
how-5-title = Bauen
how-5-text = Straßen führen zu neuen Kreuzungen. Eine Siedlung zählt einen Punkt, eine Stadt ersetzt sie und zählt zwei. Entwicklungskarten zieht man verdeckt.
how-6-title = Zehn Punkte
how-6-text = Ritter vertreiben den Räuber, andere Karten bauen Straßen, bringen Rohstoffe oder zählen einen Punkt. Die längste Handelsstraße ab fünf und die größte Rittermacht ab drei zählen je zwei Punkte. Wer im eigenen Zug zehn hat, gewinnt.
