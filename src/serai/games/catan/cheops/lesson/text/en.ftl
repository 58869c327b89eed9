lesson-first-title = A first match of Cheops
lesson-first-about = Settling on the Nile, ships and roads, and a pyramid that many hands build.
lesson-first-chapter-1 = Chapter 1: three settlements on the Nile
lesson-first-chapter-2 = Chapter 2: ships, trade and the pyramid
lesson-first-meanwhile = This step has to wait. Answer what is asked now as you like; if you lack the cards, end your turn and collect more, or trade. The lesson goes on as soon as you can.
lesson-first-else = That is allowed, but it leads away from this step. Try one of the moves that fit; everything else comes later.
lesson-first-end = You know what is new on the Nile. Twelve points win; mind the curse for whoever has laid the fewest blocks.

lesson-first-1 = Found your first settlement by the water.
lesson-first-1-why = At the start every settlement touches the Nile or its delta. Look for good numbers: six and eight come most often.

lesson-first-2 = Lay a road or a ship from it.
lesson-first-2-why = Roads lie on land, ships on water or at the coast, and each continues the other.

lesson-first-3 = Found your second settlement.
lesson-first-3-why = Look for lands your first one does not have: brick and ore make the blocks of the pyramid.

lesson-first-4 = Now lay the road or ship that goes with it.
lesson-first-4-why = Point it where you want to go next: to a harbour, or towards the pyramid.

lesson-first-5 = Found the third settlement.
lesson-first-5-why = This one brings a card for each land around it at once.

lesson-first-6 = Lay its road or ship.
lesson-first-6-why = A ship costs wood and wool and is never moved again.

lesson-first-7 = The dice have been rolled. Look at your hand and end the turn.
lesson-first-7-why = Gold rivers bring gold pieces, which trade four to one and pay for others’ harbours and sites.
lesson-first-7-else = Keep your cards together this once, and end the turn.

lesson-first-8 = Build something: a ship, a road, a settlement, or buy a card.
lesson-first-8-why = Trade routes may run over everybody’s roads and ships. What you can pay for glows.
lesson-first-8-else = Now is the time to build: pick something that glows.

lesson-first-9 = Trade with the supply, or make an offer.
lesson-first-9-why = Over a trade route you may use another player’s harbour for a gold piece.
lesson-first-9-else = Trade once first: that is what this step is about.

lesson-first-10 = Lay a block at the pyramid if you can, or build towards it.
lesson-first-10-why = A block costs brick and ore and needs a building at the site. Whoever has laid the most blocks has the blessing, three points; whoever has the fewest bears the curse, two points less.
