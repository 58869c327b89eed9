title = Tadmor
about = Send camels and ships out from Palmyra, build tower and temple, serve the king, and beware of the raiders.
option-experienced = Experienced players
option-experienced-no = everyone begins with one of the four start upgrades
option-experienced-yes = everyone begins with any upgrade of epoch I

# Resources, precious goods, regions
good-wood = wood
good-stone = stone
good-marble = marble
good-gold = gold
kind-glass = glass bottles
kind-incense = incense
kind-myrrh = myrrh
kind-jade = jade
kind-ivory = ivory
kind-porcelain = porcelain
kind-silk = silk
kind-perfume = perfume
kind-oils = oils
colour-grey = grey
colour-yellow = yellow
colour-red = red
region-north-sea = North Sea
region-south-sea = South Sea
region-euphrates = Euphrates
region-damascus = Damascus
region-palmyra = Palmyra
region-ebla = Ebla
region-dura-europos = Dura-Europos
stage-foundation = foundation
stage-colonnade = colonnade
stage-roof = roof
stage-statues = statues
figure-camel = camel
figure-ship = ship
barter-wood-marble = 1 wood for 1 marble
barter-wood-gold = 1 wood for 1 gold
barter-stone-marble = 1 stone for 1 marble
barter-stone-gold = 1 stone for 1 gold
barter-marble-2wood = 1 marble for 2 wood
barter-marble-wood-stone = 1 marble for 1 wood and 1 stone
barter-marble-2stone = 1 marble for 2 stone
barter-gold-2wood = 1 gold for 2 wood
barter-gold-wood-stone = 1 gold for 1 wood and 1 stone
barter-gold-2stone = 1 gold for 2 stone
seat-p1 = player 1
seat-p2 = player 2
seat-p3 = player 3
seat-p4 = player 4
site-first = the first temple
site-second = the second temple
deed-single = single tower levels
deed-double = double tower levels
deed-grey = buy a grey good
deed-yellow = buy a yellow good
deed-red = buy a red good
deed-draw = draw a mission
deed-fulfil = fulfil a mission
deed-temple = build the temple
deed-traitor = traitor
counsel-tax = tax collector
counsel-war = war supplies
counsel-start = start player
counsel-none = no kingdom action

# Spaces and personal tiles
place-ns1 = wood (ship)
place-ns2 = wood (ship), second
place-ns3 = marble (ship)
place-ns4 = peace gifts at sea
place-ns5 = shipyard
place-ns6 = wood (camel)
place-ss1 = stone (ship)
place-ss2 = stone (ship), second
place-ss3 = gold (ship), south
place-ss4 = grey good
place-ss5 = grey good, second
place-ss6 = stone (camel)
place-eu1 = gold (ship)
place-eu2 = marble (ship), Euphrates
place-eu3 = yellow good
place-eu4 = yellow good, second
place-eu5 = red good
place-eu6 = red good, second
place-eu7 = gold (camel)
place-eu8 = marble (camel)
place-da1 = single tower levels
place-da2 = double tower levels
place-da3 = third upgrade
place-da4 = caravan
place-da5 = fulfil a mission, second
place-pa1 = first upgrade
place-pa2 = second upgrade
place-pa3 = town market
place-pa4 = temple and a mission
place-pa5 = fulfil a mission
place-pa6 = tax collector
place-eb1 = market of Ebla
place-eb2 = temple
place-eb3 = fourth upgrade
place-eb4 = draw a mission
place-eb5 = start player
place-du1 = raiders
place-du2 = war supplies
place-du3 = traitor
place-du4 = peace gifts by land
place-du5 = tax collector, second
place-i21 = private market I21
place-i22 = private market I22
place-i37 = house shrine I37
place-i47 = master builder I47
place-i48 = royal counsellor I48
space-ns1 = wood (ship)
space-ns2 = wood (ship), second
space-ns3 = marble (ship)
space-ns4 = peace gifts at sea
space-ns5 = shipyard
space-ns6 = wood (camel)
space-ss1 = stone (ship)
space-ss2 = stone (ship), second
space-ss3 = gold (ship), south
space-ss4 = grey good
space-ss5 = grey good, second
space-ss6 = stone (camel)
space-eu1 = gold (ship)
space-eu2 = marble (ship), Euphrates
space-eu3 = yellow good
space-eu4 = yellow good, second
space-eu5 = red good
space-eu6 = red good, second
space-eu7 = gold (camel)
space-eu8 = marble (camel)
space-da1 = single tower levels
space-da2 = double tower levels
space-da3 = third upgrade
space-da4 = caravan
space-da5 = fulfil a mission, second
space-pa1 = first upgrade
space-pa2 = second upgrade
space-pa3 = town market
space-pa4 = temple and a mission
space-pa5 = fulfil a mission
space-pa6 = tax collector
space-eb1 = market of Ebla
space-eb2 = temple
space-eb3 = fourth upgrade
space-eb4 = draw a mission
space-eb5 = start player
space-du1 = raiders
space-du2 = war supplies
space-du3 = traitor
space-du4 = peace gifts by land
space-du5 = tax collector, second

# Upgrades
upgrade-i1 = I1 timber for marble
upgrade-i2 = I2 timber for gold
upgrade-i3 = I3 stone for marble
upgrade-i4 = I4 stone for gold
upgrade-i5 = I5 court herald
upgrade-i6 = I6 credit of a good name
upgrade-i7 = I7 guide of the raiders
upgrade-i8 = I8 bazaar stall
upgrade-i9 = I9 patron of the merchants
upgrade-i10 = I10 timber ships
upgrade-i11 = I11 stone ships
upgrade-i12 = I12 timber ships
upgrade-i13 = I13 stone ships
upgrade-i14 = I14 stair builders
upgrade-i15 = I15 stair builders
upgrade-i16 = I16 tower renown
upgrade-i17 = I17 tower renown
upgrade-i18 = I18 brick vaults
upgrade-i19 = I19 royal seal
upgrade-i20 = I20 supplier to the court
upgrade-i21 = I21 private market
upgrade-i22 = I22 private market
upgrade-i23 = I23 gold brokers
upgrade-i24 = I24 marble brokers
upgrade-i25 = I25 fame of plunder
upgrade-i26 = I26 share of plunder
upgrade-i27 = I27 great bazaar
upgrade-i28 = I28 caravan discount
upgrade-i29 = I29 marble barges
upgrade-i30 = I30 gold barges
upgrade-i31 = I31 marble barges
upgrade-i32 = I32 gold barges
upgrade-i33 = I33 great storehouse
upgrade-i34 = I34 temple architect
upgrade-i35 = I35 tower glory
upgrade-i36 = I36 tower glory
upgrade-i37 = I37 house shrine
upgrade-i38 = I38 highest tower
upgrade-i39 = I39 most mission points
upgrade-i40 = I40 most precious goods
upgrade-i41 = I41 most finished temples
upgrade-i42 = I42 most upgrades
upgrade-i43 = I43 connoisseur
upgrade-i44 = I44 envoy of peace
upgrade-i45 = I45 desert guard
upgrade-i46 = I46 tax privilege
upgrade-i47 = I47 master builder
upgrade-i48 = I48 royal counsellor

# King’s missions
mission-k1 = K1 gift of the spice fleet
mission-k2 = K2 gift of the silk road
mission-k3 = K3 royal stonecutters
mission-k4 = K4 royal sculptors
mission-k5 = K5 royal shipwrights
mission-k6 = K6 harbour charter
mission-k7 = K7 royal masons
mission-k8 = K8 royal scaffolders
mission-k9 = K9 false trail
mission-k10 = K10 bribed scouts
mission-k11 = K11 royal stables
mission-k12 = K12 Bedouin friends
mission-k13 = K13 market privilege
mission-k14 = K14 right of way
mission-k15 = K15 court of scholars
mission-k16 = K16 royal granary
mission-k17 = K17 royal timber yard
mission-k18 = K18 royal treasury
mission-k19 = K19 second sanctuary
mission-k20 = K20 sabotage
mission-k21 = K21 king’s confidence
mission-k22 = K22 king’s favour
mission-k23 = K23 forced march
mission-k24 = K24 great convoy
mission-k25 = K25 lost knowledge
mission-k26 = K26 old masters

# Questions
ask-begin = Which upgrade do you begin with?
ask-place = { $left ->
    [one] Place a camel or a ship.
   *[other] Place a camel or a ship ({ $left } to go).
 }
ask-prepare = What do you do before anyone builds?
ask-upgrade = Buy an upgrade, or do something first?
ask-scholars = Do you return a mission for more upgrades?
ask-build = What do you build?
ask-closing = Anything else before the round ends?
ask-tax = The tax collector wants { $gold } gold or { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
 }.
ask-take-good = { $left ->
    [one] Take a good of your choice.
   *[other] Take { $left } goods of your choice.
 }
ask-pay-any = { $left ->
    [one] Pay one more good of any kind.
   *[other] Pay { $left } goods of any kind.
 }
ask-waive = { $left ->
    [one] Which good do you not have to pay?
   *[other] Which { $left } goods do you not have to pay?
 }
ask-price = Pay in goods or in prestige points?
ask-go-on-building = Build the tower higher?
ask-strike = Whose tower do you strike?
ask-raise-temple = Which temple do you go on with?
ask-borrow = Which build action does the master builder carry out?
ask-honour = Which mission do you fulfil?
ask-gift = From which stack do you take your gift?
ask-pick-tile = Which precious good do you choose?
ask-gain = Which upgrade do you receive?
ask-redirect = Do you send the raiders elsewhere?
ask-swap = Which of your figures changes places?
ask-swap-with = With which figure does it change places?
ask-plan-raid = Where will the raiders strike in the next round?
ask-counsel = Which kingdom action does your counsellor bring you?
ask-drop = { $left ->
    [one] Your warehouse holds one good too many.
   *[other] Your warehouse holds { $left } goods too many.
 }
ask-draw = A mission is drawn.
ask-unveil = An upgrade is drawn for the display.
ask-unstack = The next precious good comes to light.

# Labels of moves
begin-begin = Begin with { $upgrade }
place-camel = Camel to { $place }
place-ship = Ship to { $place }
place-claim = Return { $mission }
prepare-done = Done
prepare-use = Use { $place }
prepare-trade = Trade { $barter }
prepare-cash = Pay prestige points for { $good }
prepare-discard = Discard { $mission } for a good
prepare-fulfil = Fulfil { $mission }
prepare-return = Return { $mission }
prepare-buy = Buy { $upgrade }
prepare-tax = Pay the tax in gold
prepare-forfeit = Lose prestige points
take-good-take = Take { $good }
pay-any-pay = Pay { $good }
waive-waive = 1 { $good } less
price-in-goods = Pay in goods
price-in-prestige = Pay in prestige points
go-on-building-higher = Build higher
go-on-building-stop = Enough
strike-strike = The tower of { $seat }
raise-temple-raise = Go on with { $site }
borrow-borrow = { $deed }
honour-honour = Fulfil { $mission }
gift-gift = The top tile of the { $colour } stack
pick-tile-pick = Take { $kind }
gain-gain = Take { $upgrade }
redirect-redirect = Send them to: { $region }
redirect-let = Let them be
swap-swap = My figure on { $space }
swap-stay = No change
swap-with-with = The figure on { $space }
plan-raid-raid = Raid { $region }
counsel-counsel = { $counsel }
drop-drop = Give up { $good }
draw-draw = Draw { $mission }
unveil-unveil = { $upgrade } appears
unstack-top = { $kind } on top

# What happens
paid = { $player } pays { $n } { $good }.
took = { $player } takes { $n } { $good }.
took-traded = { $player } puts { $n } { $good } into the traded store.
scored = { $player } gains { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
 }.
waived = { $player } does not have to pay 1 { $good }.
no-missions = There is no mission left for { $player } to draw.
missions-shuffled = The discarded missions are shuffled into a new deck.
drew = { $player } draws a mission.
drew-mission = It is { $mission }.
discarded = { $player } discards { $mission }.
fulfilled = { $player } fulfils { $mission }.
returned = { $player } returns { $mission }.
tower-built = { $player } raises the tower to { $level }.
level-free = { $player } builds level { $level } free of charge.
tower-struck = { $player } destroys { $n ->
    [one] 1 level
   *[other] { $n } levels
 } of { $target }’s tower.
paid-prestige = { $player } pays { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
 }.
got-good = { $player } receives { $kind }.
picked-good = { $player } chooses { $kind } from the stack.
on-top = On top of the { $colour } stack: { $kind }.
stage-built = { $player } builds a temple stage: { $stage }.
temple-finished = { $player } has finished a temple.
bartered = { $player } trades { $barter }.
new-camel = { $player } has one more camel.
new-ship = { $player } has one more ship.
got-upgrade = { $player } takes { $upgrade }.
unveiled = On display: { $upgrade }.
done = { $player } is done here.
used = { $player } acts: { $place }.
tax-prestige = { $player } does not pay the tax and loses { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
 }.
round-begins = Round { $round } begins; { $player } is the start player.
placed = { $player } places a { $figure }: { $place }.
no-raid = There are no raiders in this round.
raid-revealed = { $player } reveals the raiders: { $region }.
let-raid = { $player } lets the raiders be.
redirected = { $player } sends the raiders to: { $region }.
sent-home = { $player } loses the figure on { $place }.
no-swap = { $player } swaps no figures.
swapped = { $player } moves from { $place } to { $to } and { $other } the other way.
raid-planned = { $player } takes a raider card in secret.
raid-planned-for = The raiders will strike: { $region }.
prestige-tied = Several share the highest tower: nobody scores for it.
tower-prestige = { $player } is praised for the highest tower.
counselled = { $player } asks the counsellor: { $counsel }.
war-supplies = { $player } delivers war supplies.
start-player = { $player } takes the start player marker.
dropped = { $player } gives up 1 { $good }.
epoch-begins = Epoch { $epoch } begins.
tower-scored = { $player } gains { $points } prestige points for the tower.
final-tower = { $player }, tower: { $points }.
final-missions = { $player }, missions: { $points }.
final-temples = { $player }, temples: { $points }.
final-goods = { $player }, precious goods: { $points }.
final-bonus = { $player }, upgrades: { $points }.
final-total = { $player } ends with { $points } prestige points.

# What a move brings or costs
brings = brings { $n } { $good }
brings-points = brings { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
 }
costs = costs:{ $wood ->
    [0] { "" }
   *[other] { " " }{ $wood } wood
 }{ $stone ->
    [0] { "" }
   *[other] { " " }{ $stone } stone
 }{ $marble ->
    [0] { "" }
   *[other] { " " }{ $marble } marble
 }{ $gold ->
    [0] { "" }
   *[other] { " " }{ $gold } gold
 }
costs-any = costs { $n ->
    [one] 1 good
   *[other] { $n } goods
 } of any kind

# Why not
no-figure = You have no figure there.
wrong-shape = Round spaces take camels, rectangular ones ships.
space-taken = That space is taken.
not-on-board = That space is not on the board with this number of players.
not-your-tile = Only the owner of a personal tile may use it.
none-left = You have no such figure left to place.
not-open = This mission does not lie open before you.
other-time = This is not the moment for it.
not-building = That belongs to the building sub-phase.
not-upgrading = Upgrades are bought with a figure on an upgrade space, when its turn comes.
no-trade = Neither a market nor an upgrade of yours allows this trade.
nothing-to-trade = Only goods in your warehouse can be traded, and there is none of this kind.
no-cash = You need upgrade I6 to pay for goods with prestige points.
already-cashed = One consumer good and one luxury good a round: you have had this one.
not-in-hand = You do not hold this mission.
no-fulfil = You have no figure on a space for fulfilling missions.
mission-dear = You cannot pay what this mission asks for.
not-on-display = This upgrade is not on display.
upgrade-dear = You have too few goods for an upgrade.
tax-due = First the tax: gold or prestige points.
no-tax = You owe no tax now.
no-gold = You have too little gold for the tax.
camel-condition = For the next camel you need a higher tower or more missions.
most-camels = You have all your camels.
ship-condition = For the next ship you need more precious goods: they count in sets of every colour.
most-ships = You have all your ships.
level-dear = You cannot pay for the next level.
pair-dear = You cannot pay for the next two levels.
stack-empty = There is no tile left in this stack.
good-dear = You cannot pay for this precious good.
stage-dear = You cannot pay for the next stage of your temple.
no-stage-card = There is no temple card of the next stage left.
no-missions-left = There are no missions left to draw.
no-target = There is no tower you could strike.
nothing-to-build = There is no build action you could carry out.
licensed = You may already use the market.
by-itself = This space is not used here: it acts in a phase of its own.
not-start-tile = You cannot begin with this upgrade.
not-free-tile = This upgrade is not available.
no-such-good = That good is not among those you may take.
not-owned = You have none of that.
in-order = They are named one by one in a fixed order; this one would have come earlier.
no-prestige = You cannot pay with prestige points now.
not-that-colour = That good lies in another stack.
no-tile-left = There is no such tile left.
oneself = You cannot strike your own tower.
no-such-player = There is no such player.
no-tower = There is no level to destroy.
lower-tower = The traitor strikes only towers at least as high as your own.
no-temple = No temple can be continued there.
current-region = This card is not in the stack.
already-chosen = You have chosen this action on the board in this round.
same-type = A camel changes places with a camel, a ship with a ship.
not-an-opponent = There is no opponent’s figure there.
not-undrawn = This upgrade is not one of those that were never drawn.
place-first = First place the figures you have announced.
not-waived = This good is not due.
rest-due = Then the rest could no longer be paid or chosen.
second-temple = You have two temples in progress already.
same-temple = Both temples are equally far: go on with the first.
traitor-epoch = In epoch I the traitor destroys nothing.
markets-open = Your figure opens the market by standing there: just trade.

# After this
frame-upgrade = { $player } buys an upgrade
frame-build = { $player } builds
frame-build-phase = the building sub-phase
frame-kingdom-phase = the kingdom sub-phase
frame-raider-phase = the raider phase
frame-upgrade-phase = the action phase
frame-round-end = the end of the round

# The table in the terminal
phase-setup = set-up
phase-placement = placement
phase-raiders = raiders
phase-upgrades = upgrades
phase-building = building
phase-kingdom = kingdom
phase-round-end = end of the round
phase-over = over
show-head = Round { $round }, epoch { $epoch }: { $phase }. Start player: { $start }. Region under attack: { $region }
show-stacks = Precious goods on top: { $stacks }
show-display = Upgrades on display: { $upgrades }
show-mission = Your mission { $mission }: { $cost }, worth { $points } PP
show-plan = Your raiders will strike: { $region }
show-board = [{ $number }] { $player }: { $points } PP, tower { $tower }, { $camels } camels, { $ships } ships, { $hand } missions in hand
show-things = temples: { $temples }; goods: { $goods }; missions: { $missions }; upgrades: { $upgrades }
