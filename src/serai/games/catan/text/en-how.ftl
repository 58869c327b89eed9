# How it is played, in two minutes: a step each.
how-1-title = Two settlements to begin with
how-1-text = Everyone founds two settlements on crossings, each with a road: once around the table, then in reverse. The crossings next to a settlement stay empty. The second one brings a card for each hex it touches.
how-2-title = The dice pay everyone
how-2-text = A turn begins with a roll. Every settlement at a hex with that number brings its owner one card, every city two, no matter who rolled.
how-3-title = Seven: the robber
how-3-text = On a seven nothing grows. Whoever holds more than seven cards discards half of them. Whoever rolled moves the robber and steals a card next to it; the hex under it yields nothing until the robber leaves.
how-4-title = Trade
how-4-text = On your turn you swap cards with the others as you agree; on another’s turn you may propose a swap to that player at any time. The supply takes four of a kind for one of your choice; a settlement at a harbour makes it three or two.
how-5-title = Build
how-5-text = Roads lead to new crossings. A settlement is worth a point, a city takes its place and is worth two. Development cards are drawn unseen.
how-6-title = Ten points
how-6-text = Knights drive the robber away, other cards build roads, bring resources or are worth a point. The longest road of at least five and the largest army of at least three are worth two points each. Whoever has ten on their own turn wins.
