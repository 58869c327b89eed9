# Wie es gespielt wird, in zwei Minuten: je ein Schritt.
how-1-title = Vier Anführer, vier Farben
how-1-text = König, Priester, Bauer und Händler stehen neben Tempeln. Aneinander liegende Plättchen und Anführer bilden ein Königreich, und jeder Anführer sammelt dort Punkte seiner Farbe.
how-2-title = Zwei Aktionen im Zug
how-2-text = Ein Plättchen legen, einen Anführer setzen oder versetzen, eine Katastrophe spielen oder Plättchen tauschen. Landwirtschaft liegt im Fluss, alles andere an Land. Ein Plättchen bringt einen Punkt für den, dessen Anführer seine Farbe im Königreich hat.
how-3-title = Revolte
how-3-text = Zwei Anführer einer Farbe dulden einander nicht im selben Königreich. Wer dazukommt, zählt die Tempel um sich gegen die des anderen, beide legen Tempel aus der Hand dazu, und bei Gleichstand bleibt, wer schon da war.
how-4-title = Krieg
how-4-text = Verbindet ein Plättchen zwei Königreiche, kämpfen die Anführer gleicher Farbe. Für jeden zählen die Plättchen seiner Farbe auf seiner Seite, dazu, was er aus der Hand auslegt; bei Gleichstand gewinnt der Verteidiger. Der unterlegene Anführer und seine Anhänger kommen vom Brett, und für jeden gibt es einen Punkt.
how-5-title = Monumente und Schätze
how-5-text = Vier Plättchen einer Farbe im Quadrat kann man umdrehen und ein Monument bauen, das am Ende des eigenen Zuges den Anführern seiner beiden Farben Punkte zahlt. Händler holen die Schätze des Königreichs; sie zählen als beliebige Farbe.
how-6-title = Die schwächste Farbe zählt
how-6-text = Punkte bleiben hinter dem Sichtschirm. Am Ende füllen Schätze auf, was fehlt, und es gewinnt, wer in seiner schwächsten Farbe am meisten hat; die nächstschwächste entscheidet bei Gleichstand.
