title = Pebbles
about = A small game of hidden pebbles that shows how the contract is kept.

option-rounds = Rounds
option-rounds-two = two
option-rounds-four = four

colour-red = red
colour-green = green
colour-blue = blue

chapter-turn = Turn
chapter-bids = Bids
chapter-bag = Bag

ask-turn = What do you do?
ask-spend = Do you spend a point?
ask-draw = A pebble is drawn.
ask-cover = A pebble is covered.

turn-put = Put { $colour } on { $cell }
turn-peek = Look at the covered pebble
turn-pass = Pass
spend-spend = Clear { $cell }
spend-save = Save the point
bid-bid = Bid { $amount }
draw-draw = { $colour }
cover-cover = { $colour }

frame-spend = { $player } may spend a point

how-much = { $player }, how much do you bid in round { $round }?
worth = Leaves { $count } in your hand.
put = { $player } puts { $colour } on { $cell }.
passed = { $player } passes.
peeked = { $player } looks at the covered pebble.
saw = The covered pebble is { $colour }.
drew = { $player } draws a pebble.
got = You draw { $colour }.
covered = A pebble is covered.
spent = { $player } clears { $cell }.
saved = { $player } saves the point.
has-bid = { $player } has bid.
bids = { $player } bid { $amount }.
cell-taken = { $cell } is taken.
not-held = You hold no { $colour }.
known = You have looked already.
cell-empty = { $cell } is empty.

release-2 = Whoever passes is given a point.
release-3 = Nobody peeks any more.
