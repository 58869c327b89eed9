# How it is played, in two minutes: a step each.
how-1-title = Four leaders, four colours
how-1-text = Your king, priest, farmer and trader stand next to temples. Touching tiles and leaders form a kingdom, and each leader collects points of his colour there.
how-2-title = Two actions a turn
how-2-text = Lay a tile, set or move a leader, play a catastrophe, or swap tiles. Farms lie on rivers, everything else on land. A tile pays whoever leads its colour in the kingdom.
how-3-title = Revolt
how-3-text = Two leaders of one colour cannot share a kingdom. The newcomer pits the temples around him against the other’s, both add temples from the hand, and a tie favours the one who was there first.
how-4-title = War
how-4-text = A tile that joins two kingdoms starts wars between leaders of the same colour. Each counts the tiles of his colour on his own side, plus what he adds from the hand; the defender wins ties. The losing leader and his supporters leave the board, and each of them is a point for the winner.
how-5-title = Monuments and treasures
how-5-text = Four tiles of one colour in a square can be turned over for a monument, which pays the leaders of its two colours at the end of their owner’s turn. Traders collect the treasures of a kingdom, which count as any colour.
how-6-title = Your weakest colour counts
how-6-text = Points stay behind the screen. At the end treasures fill up what is missing, and whoever has most in his weakest colour wins; the next weakest breaks ties.
