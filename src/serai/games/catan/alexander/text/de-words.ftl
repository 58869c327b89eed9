# Die Wörter der Züge, wie man sie tippt; die englischen gelten auch.
verb-march = marsch
verb-pass = passen
verb-bid = bieten
verb-pay-knight = ritter-zahlen
verb-pay = zahlen
verb-found = gründen
verb-decline = verzichten
verb-swap = beraterwechsel
verb-keep = behalten
verb-reinforce = nachschub
verb-chip = chip
