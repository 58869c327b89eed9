# Wie es gespielt wird, in zwei Minuten: je ein Schritt.
how-1-title = Ein Heer, keine Heimat
how-1-text = Am Anfang hat niemand eine Siedlung. Alle haben acht Gold und fünf Rohstoffe, und solange der Nachschub reicht, ziehen alle in jedem Zug eine Karte dazu.
how-2-title = Alexander zieht
how-2-text = In jedem Zug geht er über eine Kreuzung seines Weges. An einem Tempel wird eine Siedlung versteigert, an einem Fragezeichen ein Chip aufgedeckt, und er braucht Hilfe: Hunger, eine Brücke, eine Schlacht oder eine Statue.
how-3-title = Das Bieten
how-3-text = Wer am Zug ist, bietet zuerst; dann bietet jeder mehr oder passt endgültig. Nur der Gewinner zahlt: Lehm und Holz für eine Brücke, Getreide und Wolle gegen Hunger, Lehm und Erz für eine Statue, Erz und Wolle in der Schlacht, wo ein offener Ritter drei zählt, alles außer Erz für eine Siedlung; Gold immer. Wer nicht zahlen kann, verliert die halbe Hand, und es wird neu geboten.
how-4-title = In seinem Rücken siedeln
how-4-text = Wer am Tempel gewinnt, gründet dort, ohne Straße. Ab dem zweiten Zug bringen die Würfel Erträge wie in Catan, soweit der Vorrat reicht. Neue Siedlungen stehen nie auf oder neben Kreuzungen, die noch vor Alexander liegen.
how-5-title = Seine Berater
how-5-text = Wer bei einem Ereignis hilft, behält den Chip. Wer als Erster drei hat, wird Erster Berater mit vier Punkten, die Nächsten bekommen weniger. Wer danach mehr Chips hat als ein Berater, darf dessen Karte nehmen.
how-6-title = Persepolis
how-6-text = Vierzehn Punkte im eigenen Zug gewinnen sofort. Die letzten drei Kreuzungen passiert er nur bei einer Sieben; erreicht er Persepolis, gewinnen die meisten Punkte, bei Gleichstand die meisten Chips.
