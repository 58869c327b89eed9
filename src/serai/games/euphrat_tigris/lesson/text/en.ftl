lesson-first-title = A first match of Euphrat & Tigris
lesson-first-about = Leaders, tiles and the points of four spheres, up to the moment kingdoms meet.
lesson-first-chapter-1 = Chapter 1: leaders and their points
lesson-first-chapter-2 = Chapter 2: all four colours
lesson-first-meanwhile = Something else has to be decided first: answer it as you like. A conflict is won by the greater strength, and a tie is the defender’s.
lesson-first-else = That is allowed, but it leads away from this step. Try one of the moves that fit; everything else comes later.
lesson-first-end = You know the heart of it. What counts at the end is your weakest colour: play on with that in mind, or open a table of your own.

lesson-first-1 = Place your priest on a free space next to a temple.
lesson-first-1-why = Every leader needs a face-up temple next to him. The priest collects red points: one for every temple laid in his kingdom from now on, whoever lays it.
lesson-first-1-else = Begin with the priest: pick him, then a glowing space next to a temple.

lesson-first-2 = Place a second leader.
lesson-first-2-why = A turn has two actions. Farmer, trader and king collect blue, green and black. Without a leader on the board a colour brings you nothing.
lesson-first-2-else = Tiles bring you nothing yet in colours without a leader: place another leader first.

lesson-first-3 = Lay a tile that brings you a point.
lesson-first-3-why = The tile must lie in the kingdom of your leader of its colour. Farms go on the river, everything else on land. If a kingdom has no leader of that colour, the king takes the point.
lesson-first-3-else = Here it would bring you no point. Look for a space that is joined to your own leader of the same colour.

lesson-first-4 = And one more tile for a point.
lesson-first-4-why = At the end of your turn your hand is filled up to six tiles again. Points stay hidden behind your screen.
lesson-first-4-else = Here it would bring you no point. Look for a space in the kingdom of your own leader.

lesson-first-5 = Place or move a leader of a colour you have no points in yet.
lesson-first-5-why = You win with your weakest colour, so no colour may be left out. A leader placed in a kingdom that already has one of his colour starts a revolt: the temples next to them decide it.
lesson-first-5-else = Another leader first: this step is about colours you are still missing.

lesson-first-6 = Lay a tile for one of your leaders.
lesson-first-6-why = Beware of joining two kingdoms: where two leaders of one colour meet there is war, and the loser loses all tiles of that colour on his side.
lesson-first-6-else = This brings you no point; look for a space in a kingdom of yours.

lesson-first-7 = Score once more.
lesson-first-7-why = Four tiles of one colour in a square may become a monument, which pays its leaders every turn. Treasures are jokers for your weakest colour.
lesson-first-7-else = This brings you no point; look for a space in a kingdom of yours.

lesson-first-8 = Now choose yourself: lay a tile, use a leader, or swap tiles you cannot use.
lesson-first-8-why = Swapping is an action too, and often the right one: up to six tiles leave your hand, and as many come.
