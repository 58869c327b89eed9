# How it is played, in two minutes: a step each.
how-1-title = An army, no home
how-1-text = Nobody owns a settlement at first. Everyone has eight gold and five resources, and as long as the reinforcements last everyone draws one more card every turn.
how-2-title = Alexander marches
how-2-text = Every turn he passes one crossing of his route. At a temple a settlement is put up for auction; at a question mark a chip is turned up, and he needs help: hunger, a bridge, a battle or a statue.
how-3-title = The auction
how-3-text = The player whose turn it is bids first; then each bids more or passes for good. Only the winner pays: brick and wood for a bridge, grain and wool against hunger, brick and ore for a statue, ore and wool in battle, where a face-up knight counts as three, all but ore for a settlement; gold always. Whoever cannot pay loses half their hand, and everyone bids again.
how-4-title = Settle behind him
how-4-text = Whoever wins at a temple founds a settlement there, without a road. From the second turn on, the dice pay as in Catan, as far as the supply lasts. New settlements never stand on or next to crossings that still lie ahead of Alexander.
how-5-title = His advisers
how-5-text = Whoever helps at an event keeps its chip. The first to have three becomes First adviser for four points; those after get less. Whoever then has more chips than an adviser may take that card.
how-6-title = Persepolis
how-6-text = Fourteen points on your own turn win at once. The last three crossings are passed only on a seven; when he reaches Persepolis, the most points win, and chips break a tie.
