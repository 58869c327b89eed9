lesson-first-title = A first match of Catan
lesson-first-about = Settle, collect, trade, build: two short chapters on the real board against two gentle bots.
lesson-first-chapter-1 = Chapter 1: settling and the first building
lesson-first-chapter-2 = Chapter 2: trading and growing
lesson-first-meanwhile = This step has to wait. Answer what is asked now as you like; if you lack the cards, end your turn and collect more, or trade. The lesson goes on as soon as you can.
lesson-first-else = That is allowed, but it leads away from this step. Try one of the moves that fit; everything else comes later.
lesson-first-end = That is all you need. Ten points win: play this match to its end, or close it and open a table of your own.

lesson-first-1 = Found your first settlement: pick a glowing crossing.
lesson-first-1-why = A crossing touches up to three lands. Each brings you a card whenever its number is rolled. A six or an eight comes most often, a two or a twelve hardly ever; and three different lands are better than the same one three times.
lesson-first-1-else = This crossing yields too little: its lands are few or their numbers seldom rolled. Look for three lands with sixes, eights, fives and nines.

lesson-first-2 = Lay a road from your settlement.
lesson-first-2-why = Roads show where you want to grow. Between two settlements there are always at least two paths, so point the road at a free crossing two steps away.

lesson-first-3 = Found your second settlement.
lesson-first-3-why = This one brings you a card for each land around it at once. Look for what your first settlement does not give you: wood and brick early on, grain and ore later.
lesson-first-3-else = This crossing yields too little for a start. Look for three lands with numbers that are rolled often.

lesson-first-4 = Lay its road.
lesson-first-4-why = After this the dice begin to roll; the others have founded their settlements too.

lesson-first-5 = The dice have been rolled for your turn. Look at your hand, then end the turn.
lesson-first-5-why = On everybody’s turn the dice bring cards to all who live at the rolled number, so you collect on the others’ turns as well.
lesson-first-5-else = Keep your cards together this once, and end the turn; building comes next.

lesson-first-6 = Build something, as soon as your cards allow it.
lesson-first-6-why = A road costs wood and brick, a settlement wood, brick, wool and grain, a city three ore and two grain, a development card wool, grain and ore. What you can pay for glows.
lesson-first-6-else = You could, but now is the time to build: pick a road, a settlement, a city or a development card.

lesson-first-7 = Trade: four equal cards with the supply, or an offer to the others.
lesson-first-7-why = You never wait for luck alone. The supply takes four of a kind for any one card, a harbour three or two; other players often give one for one.
lesson-first-7-else = Trade once first: that is what this step is about. Then build.

lesson-first-8 = Found a third settlement, or turn one into a city.
lesson-first-8-why = A new settlement needs a road of your own that leads to it, and free crossings next to it. It is a point, and more cards with every roll; a city collects twice and is two points.

lesson-first-9 = Take one more step towards ten points: a development card, a settlement or a city.
lesson-first-9-why = Development cards hide knights, who chase the robber away, and points nobody sees. Whoever has ten points on their own turn has won.
