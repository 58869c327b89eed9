lesson-first-title = A first match of Alexander the Great
lesson-first-about = Alexander marches, and on the way everything is auctioned. Bidding, paying, building.
lesson-first-chapter-1 = Chapter 1: bidding on the march
lesson-first-chapter-2 = Chapter 2: building along the route
lesson-first-meanwhile = Something else comes first, or your cards do not allow it yet. Play on as you like.
lesson-first-else = That is allowed, but it leads away from this step. Try one of the moves that fit; everything else comes later.
lesson-first-end = That is how the march goes on, event by event. Fourteen points win, or the most points in Persepolis.

lesson-first-1 = Bid for what Alexander has come to: name a number.
lesson-first-1-why = Each event is won by the highest bid, and paid in its own goods or in gold. A temple lets the winner found a settlement. Count what you could pay before you bid: whoever cannot pay loses half their hand.
lesson-first-1-else = Do not pass this one: bid at least one, to see how it goes.

lesson-first-2 = Bid more, or pass.
lesson-first-2-why = The others raise as long as it seems worth it to them. A settlement is worth about six cards; do not go far above that.

lesson-first-3 = It is your own turn: end it for now.
lesson-first-3-why = On every turn each player draws a card, and Alexander moves one crossing on.
lesson-first-3-else = Keep your goods for the next bid, and end the turn.

lesson-first-4 = Bid for the next event.
lesson-first-4-why = A chip is won with its own goods: a battle with ore, wool and knights, hunger with grain and wool. Three chips earn an adviser card, worth up to four points.
lesson-first-4-else = Bid: only those who bid can win.

lesson-first-5 = Win an auction, and pay what you have bid.
lesson-first-5-why = Goods first, gold last: gold fits every event and is worth more later. If you are outbid, bid again on the next event.

lesson-first-6 = End your turn.
lesson-first-6-why = The last three crossings before Persepolis are passed only on a seven.

lesson-first-7 = Trade or build on your turn.
lesson-first-7-why = Gold trades like a resource: four to one, or three to one at a harbour.
lesson-first-7-else = Trade or build something first; this step is about using your cards.

lesson-first-8 = Build something along the route.
lesson-first-8-why = Where Alexander has passed, everybody may settle by road. Ahead of him, settlements are founded only at his temples.
