title = Kiesel
about = Ein kleines Spiel mit verdeckten Kieseln, das zeigt, wie der Vertrag gehalten wird.

option-rounds = Runden
option-rounds-two = zwei
option-rounds-four = vier

colour-red = rot
colour-green = grün
colour-blue = blau

chapter-turn = Zug
chapter-bids = Gebote
chapter-bag = Beutel

ask-turn = Was tust du?
ask-spend = Gibst du einen Punkt aus?
ask-draw = Ein Kiesel wird gezogen.
ask-cover = Ein Kiesel wird verdeckt.

turn-put = { $colour-id ->
        [red] Den roten
        [green] Den grünen
       *[blue] Den blauen
    } Kiesel auf { $cell } legen
turn-peek = Den verdeckten Kiesel ansehen
turn-pass = Passen
spend-spend = { $cell } räumen
spend-save = Den Punkt sparen
bid-bid = { $amount } bieten
draw-draw = { $colour }
cover-cover = { $colour }

frame-spend = { $player } darf einen Punkt ausgeben

how-much = { $player }, wie viel bietest du in Runde { $round }?
worth = Es bleiben { $count } auf der Hand.
put = { $player } legt { $colour } auf { $cell }.
passed = { $player } passt.
peeked = { $player } sieht den verdeckten Kiesel an.
saw = Der verdeckte Kiesel ist { $colour }.
drew = { $player } zieht einen Kiesel.
got = Du ziehst { $colour }.
covered = Ein Kiesel wird verdeckt.
spent = { $player } räumt { $cell }.
saved = { $player } spart den Punkt.
has-bid = { $player } hat geboten.
bids = { $player } bot { $amount }.
cell-taken = { $cell } ist belegt.
not-held = Du hast keinen Kiesel in { $colour }.
known = Du hast schon nachgesehen.
cell-empty = { $cell } ist leer.

release-2 = Wer passt, bekommt einen Punkt.
release-3 = Niemand schaut mehr nach.
