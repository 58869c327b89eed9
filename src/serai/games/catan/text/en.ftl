title = Catan
about = Settle an island: found, trade and build until you have enough points to win.
option-layout = Island
option-layout-random = laid out at random
option-layout-beginner = the beginners’ island
option-layout-placed = the beginners’ island with the first pieces placed
option-trade = Trade between players
option-trade-open = offers to all or to one, answers, counter-offers, proposals
option-trade-none = only with the supply
option-shortage = When a supply runs short
option-shortage-partial = nobody gets any, but a single claimant takes what is left
option-shortage-nobody = nobody gets any
option-phases = Trade and build
option-phases-combined = in any order
option-phases-strict = first trade, then build

# Words
good-wood = wood
resource-wood = wood
good-brick = brick
resource-brick = brick
good-wool = wool
resource-wool = wool
good-grain = grain
resource-grain = grain
good-ore = ore
resource-ore = ore
good-gold = gold
card-knight = knight
card-roads = road building
card-plenty = year of plenty
card-monopoly = monopoly
card-point = victory point
terrain-forest = forest
terrain-hills = hills
terrain-pasture = pasture
terrain-field = field
terrain-mountains = mountains
terrain-gold-river = gold river
terrain-desert = desert
terrain-sea = sea
terrain-nile = Nile
terrain-red-sea = Red Sea
terrain-pyramid = pyramid site
harbour-wood = wood harbour 2:1
harbour-brick = brick harbour 2:1
harbour-wool = wool harbour 2:1
harbour-grain = grain harbour 2:1
harbour-ore = ore harbour 2:1
harbour-any = harbour 3:1
item-settlement = settlement
item-city = city
item-road = road
item-ship = ship
item-card = development card
item-block = building block

# Moves
act-end = End your turn
act-roll = Roll the dice
act-buy = Buy a development card
act-knight = Play a knight
act-roads = Play road building
act-plenty = Year of plenty: { $resource } and { $resource2 }
act-monopoly = Monopoly on { $resource }
act-offer = Offer the others a trade
act-invite = Ask the others for proposals
act-bank = Give { $good } to the supply for { $good2 }
act-road = Road { $edge }
act-settlement = Settlement on { $vertex }
act-city = City on { $vertex }
discard-discard = Discard { $resource }
move-robber-robber = Robber to { $hex }
rob-rob = Rob { $player }
compose-give = Give { $good }
compose-want = Ask for { $good }
compose-ask = Make the offer
compose-ask-only = Make it to { $player } alone
compose-drop = Drop it
answer-accept = Accept
answer-refuse = Refuse
answer-counter = Make a counter-offer
propose-propose = Propose a trade
propose-nothing = Propose nothing
choose-deal = Trade with { $player }
choose-no-deal = Trade with nobody
roll-dice = The dice show { $total }
steal-steal = { $resource } is stolen
reveal-reveal = The cards are revealed
draw-card-draw = { $card } is drawn
deal-terrain-terrain = { $terrain } is laid
deal-harbour-harbour = { $harbour } is laid
start-corner-corner = Numbers begin at corner { $corner }

# Questions
ask-act = Trade and build, or end your turn.
ask-before-roll = Roll the dice, or play a development card first.
ask-found-settlement = Found a settlement.
ask-found-road = Lay a road from the settlement you just founded.
ask-free-road = { $count ->
    [one] Lay your last free road.
   *[other] Lay a free road ({ $count } left).
 }
ask-discard = Discard { $count ->
    [one] one card
   *[other] { $count } cards
 } of your choice.
ask-move-robber = Move the robber.
ask-rob = Whom do you rob?
ask-offer = { $gives-id ->
    [none] { $wants-id ->
        [none] Choose what you give and what you want for it.
       *[other] You want { $wants }. What do you give for it?
    }
   *[other] { $wants-id ->
        [none] You give { $gives }. What do you want for it?
       *[other] You give { $gives } for { $wants }. Make the offer, or go on.
    }
 }
ask-counter = { $player } offers { $offered } for { $asked }. { $gives-id ->
    [none] { $wants-id ->
        [none] What would you give and take instead?
       *[other] You want { $wants } instead. What do you give for it?
    }
   *[other] { $wants-id ->
        [none] You give { $gives } instead. What do you want for it?
       *[other] You give { $gives } for { $wants } instead. Make the counter-offer, or go on.
    }
 }
ask-proposal = { $gives-id ->
    [none] { $wants-id ->
        [none] Choose what you give { $player } and what you want for it.
       *[other] You want { $wants } from { $player }. What do you give for it?
    }
   *[other] { $wants-id ->
        [none] You give { $player } { $gives }. What do you want for it?
       *[other] You give { $player } { $gives } for { $wants }. Propose it, or go on.
    }
 }
ask-answer = { $player } offers { $gives } for { $wants }. Accept, refuse or make a counter-offer.
ask-propose = { $player } asks for proposals. Do you propose a trade?
ask-choose = You offered { $gives } for { $wants }. With whom do you trade?
ask-choose-proposal = Whose proposal do you take?
swap-preview = You give { $gives } and get { $gets }.
costs = costs { $price }
site = next to { $lands }
site-costs = next to { $lands }; costs { $price }
port = next to { $lands }; { $harbour }
port-costs = next to { $lands }; { $harbour }; costs { $price }
ask-roll = The dice are rolled.
ask-steal = A card is drawn from a hand.
ask-reveal = The match is decided; the cards are revealed.
ask-draw-card = A development card is drawn.
ask-deal-terrain = The island is laid out.
ask-deal-harbour = The harbours are laid out.
ask-start-corner = The number chips are laid out.
frame-act = { $player } trades and builds
frame-before-roll = { $player }’s turn
frame-found-settlement = { $player } founds a settlement
frame-found-road = { $player } lays the first road
frame-move-robber = { $player } moves the robber
frame-rob = { $player } chooses whom to rob
frame-answer = { $player } answers the offer
frame-propose = { $player } may propose a trade
frame-choose = { $player } decides on the answers

# What happens
rolled = { $player } rolls { $total }.
got = { $player } gets { $count } { $good }.
short-of = There is not enough { $good } for everyone.
discarded = { $player } discards { $good }.
robber-moved = { $player } moves the robber to { $hex }.
robbed = { $player } steals a card from { $victim }.
robbed-in-vain = { $player } finds nothing to steal from { $victim }.
stolen = { $player } has stolen { $good } from { $victim }.
built-road = { $player } lays a road on { $edge }.
built-settlement = { $player } builds a settlement on { $vertex }.
built-city = { $player } builds a city on { $vertex }.
bought-card = { $player } buys a development card.
drew-card = { $player } draws: { $card }.
played-card = { $player } plays: { $card }.
handed-over = { $player } gives { $taker } { $count } { $good }.
traded-bank = { $player } trades { $count } { $good } for 1 { $wanted } with the supply.
exchanged = { $player } gives { $taker } { $gives } and gets { $wants }.
offers = { $player } offers { $gives } for { $wants }.
offers-to = { $player } offers { $other } alone { $gives } for { $wants }.
counters = { $player } would give { $gives } for { $wants } instead.
proposes = { $player } proposes to give { $gives } for { $wants }.
proposes-nothing = { $player } proposes nothing.
invites = { $player } asks the others for proposals.
dropped-offer = { $player } makes no offer after all.
accepts = { $player } accepts.
refuses = { $player } refuses.
no-deal = { $player } trades with nobody.
longest-road = { $player } has the longest road: { $count } long.
no-longest-road = Nobody has the longest road now.
largest-army = { $player } has the largest army with { $count ->
    [one] one knight
   *[other] { $count } knights
 }.
no-largest-army = Nobody has the largest army now.
ends-turn = { $player } ends the turn.
scored-settlements = { $player }: { $count ->
    [one] 1 settlement, 1 point
   *[other] { $count } settlements, { $count } points
 }.
scored-cities = { $player }: { $count ->
    [one] 1 city
   *[other] { $count } cities
 }, { its-points }.
scored-longest-road = { $player }: the longest road, { its-points }.
scored-army = { $player }: the largest army, { its-points }.
scored-cards = { $player }: { $count ->
    [one] 1 point card, 1 point
   *[other] { $count } point cards, { $count } points
 }.
scored = { $player } has { its-points } in all.
wins = { $player } wins with { its-points }.

# Refusals
cannot-pay = You cannot pay for that: { $item }.
none-left = You have none left in stock: { $item }.
path-taken = No place: { $edge } is built on already.
path-on-water = No road here: { $edge } lies on the water.
path-apart = { $edge } does not touch anything of yours, or only behind another player’s building.
crossing-taken = No settlement here: { $vertex } is built on already.
crossing-at-sea = No settlement here: { $vertex } touches no land.
too-near = No settlement here: the neighbouring crossing { $vertex } is built on.
no-road-there = None of your roads or ships leads to { $vertex }.
no-settlement-there = You have no settlement on { $vertex }.
deck-empty = All development cards are sold.
one-card-a-turn = You have already played a development card this turn.
card-too-new = You only bought that card this turn: { $card }.
no-such-card = You do not have that card: { $card }.
no-free-road = There is no place, or no piece left, for a free road.
other-order = Say it the other way round: { $good } and { $other }.
pile-too-low = The supply does not have these two cards.
only-ways-now = Lay your free roads first.
none-of-it = You have no more { $good }.
robber-must-move = The robber must go to another hex.
robber-on-land = The robber stays on land.
not-beside-robber = That player has no building next to the robber that you could rob.
same-kind = You cannot trade { $good } for itself.
rate = You need { $count } { $good } for one card.
pile-empty = The supply has no { $good }.
trade-off = This match is played without trade between players.
enough-offers = You have made { $count ->
    [one] one offer
   *[other] { $count } offers
 } this turn. That will do for now: build with what you have, or end your turn; you may offer again next turn.
nothing-to-give = You have nothing to give.
no-gifts = Both sides give at least one card: choose what you give and what you want.
nobody-has-that = Nobody you ask can have more { $good } than that.
make-an-offer = It is your own turn: make an offer.
no-turn-yet = There is no trade before the first turn.
trade-is-over = { $player } has begun to build; trade is over for this turn.
not-a-partner = An offer goes to the others at the table; a counter-offer or proposal to the player on turn.
cannot-give-that = You do not have what is asked for.
did-not-accept = That player has neither accepted nor made an offer.
roll-first = Roll the dice first.
rolled-already = The dice have already been rolled.
trade-before-building = You have begun to build; trade is over for this turn.
found-first = Found a settlement first.
road-first = First lay the road from your new settlement.
beside-settlement = It must touch your new settlement on { $vertex }.

# The terminal
show-harbours = Harbours: { $harbours }.
show-bank = Supply: { $bank }; { $deck ->
    [one] one development card
   *[other] { $deck } development cards
 }.
show-player = points { $points }, resources { $resources }, development { $development }, gold { $gold }, knights { $knights }, road { $road }
show-longest = longest road
show-army = largest army
show-hand = Your hand: { $hand }. Development cards: { $cards }.

# Parts of sentences
its-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
