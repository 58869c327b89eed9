# Die Wörter der Züge, wie man sie tippt.
verb-put = legen
verb-peek = ansehen
verb-pass = passen
verb-spend = ausgeben
verb-save = sparen
verb-bid = bieten
verb-draw = ziehen
verb-cover = verdecken
