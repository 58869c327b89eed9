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
barter-wood-marble = wood for marble
barter-wood-gold = wood for gold
barter-stone-marble = stone for marble
barter-stone-gold = stone for gold
barter-marble-wood = marble for wood
barter-marble-both = marble for wood and stone
barter-marble-stone = marble for stone
barter-gold-wood = gold for wood
barter-gold-both = gold for wood and stone
barter-gold-stone = gold for stone
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
gets-wood = wood
gets-stone = stone
gets-marble = marble
gets-gold = gold
gets-consumer = wood or stone
gets-luxury = marble or gold
metric-tower-height = the highest tower
metric-mission-pp = the most points from missions
metric-goods-count = the most precious goods
metric-completed-temples = the most finished temples
metric-upgrade-count = the most upgrades
moment-any-time = at any time
moment-placing = on your own turn of the placement phase
moment-raid = when raiders are revealed, before they strike
moment-after-raid = right after the raiders have struck
moment-upgrading = in the upgrade sub-phase
moment-after-upgrades = when all upgrades have been bought
moment-building = in the building sub-phase
moment-acting = in the action phase

# Spaces and personal tiles
place-ns1 = wood (ship)
place-ns2 = wood (ship), second
place-ns3 = marble (ship)
place-ns4 = peace gifts
place-ns5 = shipyard
place-ns6 = wood (camel)
place-ss1 = stone (ship)
place-ss2 = stone (ship), second
place-ss3 = gold (ship), second
place-ss4 = grey good
place-ss5 = grey good, second
place-ss6 = stone (camel)
place-eu1 = gold (ship)
place-eu2 = marble (ship), second
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
place-eb1 = small market
place-eb2 = temple
place-eb3 = fourth upgrade
place-eb4 = draw a mission
place-eb5 = start player
place-du1 = raiders
place-du2 = war supplies
place-du3 = traitor
place-du4 = peace gifts, second
place-du5 = tax collector, second
place-wood-ship-3 = wood (ship), third
place-stone-ship-3 = stone (ship), third
place-marble-ship-3 = marble (ship), third
place-gold-ship-3 = gold (ship), third
place-wood-camel-2 = wood (camel), second
place-stone-camel-2 = stone (camel), second
place-marble-camel-2 = marble (camel), second
place-gold-camel-2 = gold (camel), second
place-grey-3 = grey good, third
place-yellow-3 = yellow good, third
place-red-3 = red good, third
place-fulfil-3 = fulfil a mission, third
place-draw-2 = draw a mission, second
place-tax-3 = tax collector, third
place-traitor-2 = traitor, second
place-caravan-2 = caravan, second
place-shipyard-2 = shipyard, second
place-i21 = private market
place-i22 = courtyard market
place-i37 = house shrine
place-i47 = master builder
place-i48 = royal counsellor

# Upgrades
upgrade-i1 = Wharf traders
upgrade-i2 = Caravan traders
upgrade-i3 = Quarry traders
upgrade-i4 = Oasis traders
upgrade-i5 = Court herald
upgrade-i6 = Credit of a good name
upgrade-i7 = Guide of the raiders
upgrade-i8 = Bazaar stall
upgrade-i9 = Patron of the merchants
upgrade-i10 = Deep holds
upgrade-i11 = Broad keels
upgrade-i12 = Roomy holds
upgrade-i13 = Sturdy keels
upgrade-i14 = Stair builders
upgrade-i15 = Ramp builders
upgrade-i16 = Tower renown
upgrade-i17 = Renown of the spire
upgrade-i18 = Brick vaults
upgrade-i19 = Royal seal
upgrade-i20 = Supplier to the court
upgrade-i21 = Private market
upgrade-i22 = Courtyard market
upgrade-i23 = Money changers
upgrade-i24 = Brokers of the colonnade
upgrade-i25 = Fame of plunder
upgrade-i26 = Share of plunder
upgrade-i27 = Great bazaar
upgrade-i28 = Caravan discount
upgrade-i29 = River barges
upgrade-i30 = Heavy barges
upgrade-i31 = Reed barges
upgrade-i32 = Freight barges
upgrade-i33 = Great storehouse
upgrade-i34 = Temple architect
upgrade-i35 = Tower glory
upgrade-i36 = Glory of the battlements
upgrade-i37 = House shrine
upgrade-i38 = Fame in the city
upgrade-i39 = Fame at court
upgrade-i40 = Fame of the bazaar
upgrade-i41 = Fame of the gods
upgrade-i42 = Fame of the scholars
upgrade-i43 = Connoisseur
upgrade-i44 = Envoy of peace
upgrade-i45 = Desert guard
upgrade-i46 = Tax privilege
upgrade-i47 = Master builder
upgrade-i48 = Royal counsellor

# King’s missions
mission-k1 = Gift of the spice fleet
mission-k2 = Gift of the silk road
mission-k3 = Royal stonecutters
mission-k4 = Royal sculptors
mission-k5 = Royal shipwrights
mission-k6 = Harbour charter
mission-k7 = Royal masons
mission-k8 = Royal scaffolders
mission-k9 = False trail
mission-k10 = Bribed scouts
mission-k11 = Royal stables
mission-k12 = Bedouin friends
mission-k13 = Market privilege
mission-k14 = Right of way
mission-k15 = Court of scholars
mission-k16 = Royal granary
mission-k17 = Royal timber yard
mission-k18 = Royal treasury
mission-k19 = Second sanctuary
mission-k20 = Sabotage
mission-k21 = King’s confidence
mission-k22 = King’s favour
mission-k23 = Forced march
mission-k24 = Great convoy
mission-k25 = Lost knowledge
mission-k26 = Old masters

# Questions
ask-begin = Which upgrade do you begin with?
ask-place = { $left ->
    [one] Place a camel or a ship.
   *[other] Place { $left } figures, one by one.
 } Left: { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
 }, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
 }.
ask-place-taxed = { $left ->
    [one] Place a camel or a ship.
   *[other] Place { $left } figures, one by one.
 } Left: { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
 }, { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
 }. Tax of this round: { $gold } gold or { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
 }.
ask-reinforce = You have placed all your figures. Do you return a mission for one more?
ask-prepare = What do you do before anyone builds?
ask-upgrade = { $n ->
    [one] Buy an upgrade for 1 good of any kind, or do something first?
   *[other] Buy an upgrade for { $n } goods of any kind, or do something first?
 }
ask-scholars = Do you return a mission for more upgrades?
ask-build = What do you build?
ask-closing = Anything else before the action phase ends?
ask-tax = The tax collector wants { $gold } gold or { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
 }. Before and after it you may still use figures and trade.
ask-take-good = { $left ->
    [one] Take a good of your choice.
   *[other] Take { $left } goods of your choice.
 }
ask-pay-any = { $left ->
    [one] Pay one good of any kind.
   *[other] Pay { $left } goods of any kind.
 }
ask-waive = { $left ->
    [one] Which good do you not have to pay?
   *[other] Which { $left } goods do you not have to pay?
 }
ask-price = Pay in goods or in prestige points?
ask-go-on-building = Build the tower higher?
ask-strike = Whose tower do you pull down?
ask-raise-temple = Which temple do you go on with?
ask-borrow = Which build action does the master builder carry out?
ask-honour = Which mission do you fulfil?
ask-gift = From which stack do you take your gift?
ask-pick-tile = Which precious good do you choose?
ask-gain = Which upgrade do you receive?
ask-redirect = The raiders are about to strike: { $region }. Do you send them elsewhere?
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
begin-begin = Begin with “{ $upgrade }”
place-camel = Camel to: { $place }
place-ship = Ship to: { $place }
place-claim = Return “{ $mission }”
place-pass = No more figures
prepare-done = Done
prepare-use = Use { $place }
prepare-trade = Trade { $barter }
prepare-cash = Take { $good } for prestige points
prepare-discard = Discard “{ $mission }” for a good
prepare-fulfil = Fulfil “{ $mission }”
prepare-return = Return “{ $mission }”
prepare-buy = Buy “{ $upgrade }”
prepare-tax = Pay the tax in gold
prepare-forfeit = Lose prestige points
take-good-take = Take { $good }
pay-any-pay = Pay { $good }
waive-waive = 1 { $good } less
price-in-goods = Pay in goods
price-in-prestige = Pay in prestige points
go-on-building-higher = Build higher
go-on-building-stop = Enough
strike-strike = Pull down { $player }’s tower
raise-temple-raise = Go on with { $site }
borrow-borrow = { $deed }
honour-honour = Fulfil “{ $mission }”
gift-gift = The top tile of the { $colour } stack
pick-tile-pick = Take { $kind }
gain-gain = Take “{ $upgrade }”
redirect-redirect = Send them to: { $region }
redirect-let = Let them strike
swap-swap = My figure on: { $place }
swap-stay = No change
swap-with-with = The figure on: { $place }
plan-raid-raid = Raid { $region }
counsel-counsel = { $counsel }
drop-drop = Give up { $good }
draw-draw = Draw “{ $mission }”
unveil-unveil = “{ $upgrade }” appears
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
drew-mission = It is “{ $mission }”.
discarded = { $player } discards “{ $mission }”.
fulfilled = { $player } fulfils “{ $mission }”.
returned = { $player } returns “{ $mission }”.
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
bartered = { $player } trades 1 { $give } for { $n } { $good }.
bartered-both = { $player } trades 1 { $give } for 1 wood and 1 stone.
bartered-mix = { $player } trades 1 { $give } for { $n ->
    [one] 1 consumer good
   *[other] { $n } consumer goods
 }.
new-camel = { $player } has one more camel.
new-ship = { $player } has one more ship.
got-upgrade = { $player } takes “{ $upgrade }”.
unveiled = On display: “{ $upgrade }”.
done = { $player } is done here.
used = { $player } uses: { $place }.
unused = { $player } leaves a figure unused: { $place }.
tax-prestige = { $player } does not pay the tax and loses { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
 }.
round-begins = Round { $round } begins; { $player } is the start player.
placed = { $player } places a { $figure }: { $place }.
placed-all = { $player } places no more figures.
no-raid = There are no raiders in this round.
raid-revealed = { $player } reveals the raider card: { $region }.
let-raid = { $player } does not stop the raiders.
redirected = { $player } sends the raiders to: { $region }.
sent-home = { $player } must take a figure home: { $place }.
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
tower-scored = { $player } gains { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
 } for the tower.
final-tower = { $player }, tower of { $level ->
    [one] 1 level
   *[other] { $level } levels
 }: { $points }.
final-begin = { $player } has { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
 } before the final scoring.
final-mission = { $player }, mission “{ $mission }”: { $points }.
final-returned = { $player }, mission “{ $mission }”, returned and worth half: { $points }.
final-temple = { $player }, temple, { $stage }: { $points }.
final-set = { $player }, set of { $n ->
    [one] one precious good
   *[other] { $n } different precious goods
 }: { $points }.
final-upgrade = { $player }, upgrade “{ $upgrade }”: { $points ->
    [0] 0, for not being alone in the lead
   *[other] { $points }
 }.
final-total = { $player } ends with { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
 }.

# What a move brings or costs
brings = brings { $n } { $good }
brings-points = brings { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
 }
its-goods = { $wood ->
    [0] { "" }
   *[other] { $wood } wood
 }{ $stone ->
    [0] { "" }
   *[other] { $wood ->
        [0] { "" }
       *[other] { ", " }
      }{ $stone } stone
 }{ $marble ->
    [0] { "" }
   *[other] { $wood ->
        [0] { $stone ->
            [0] { "" }
           *[other] { ", " }
          }
       *[other] { ", " }
      }{ $marble } marble
 }{ $gold ->
    [0] { "" }
   *[other] { $wood ->
        [0] { $stone ->
            [0] { $marble ->
                [0] { "" }
               *[other] { ", " }
              }
           *[other] { ", " }
          }
       *[other] { ", " }
      }{ $gold } gold
 }
costs = costs: { its-goods }
costs-less = costs: { its-goods }, less { $n ->
    [one] 1 good
   *[other] { $n } goods
 } of your choice
costs-any = costs { $n ->
    [one] 1 good
   *[other] { $n } goods
 } of any kind
costs-nothing = costs nothing
costs-points = costs { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
 }
brings-any = brings { $n ->
    [one] 1 good of your choice
   *[other] { $n } goods of your choice
 }
brings-both = brings 1 wood and 1 stone
brings-mix = brings { $n ->
    [one] 1 consumer good of your choice
   *[other] { $n } consumer goods in any mix
 }
brings-kind = brings { $kind }
brings-start = brings the start player marker and a consumer good
spares-tax = { $gold ->
    [0] there is no tax in this epoch
   *[other] saves you { $gold } gold or { $points ->
        [one] 1 prestige point
       *[other] { $points } prestige points
     }
 }
destroys = { $n ->
    [0] destroys nothing in this epoch
    [one] destroys 1 level
   *[other] destroys { $n } levels
 }
leaves-unused = { $n ->
    [one] leaves 1 usable figure unused
   *[other] leaves { $n } usable figures unused
 }

# Why not
no-figure = You have no figure there.
wrong-shape = Round spaces take camels, rectangular ones ships.
space-taken = That space is taken.
not-on-board = This board has no such space.
not-your-tile = Only the owner of a personal tile may use it.
none-left = You have no such figure left to place.
not-open = This mission does not lie open in front of you.
other-time = “{ $mission }” can only be returned { $moment }.
one-march = “Forced march” and “Great convoy” cannot both be returned in the same turn.
must-place = You still have a figure to place.
on-tile = Figures on personal tiles do not change places.
name-mission = Say which mission you fulfil; that uses the figure.
name-upgrade = Say which upgrade you buy; that uses the figure.
scholars-only = Only missions that bring upgrades may be returned now; everything else comes later.
not-building = That belongs to the building sub-phase.
not-upgrading = Upgrades are bought with a figure on an upgrade space, when its turn comes.
no-trade = Neither a market nor an upgrade of yours allows this trade.
nothing-to-trade = Only goods in your warehouse can be traded, and there is none of this kind.
no-cash = You need an upgrade that gives goods for prestige points.
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
by-itself = This figure acts by itself when its time comes: you need not use it.
not-start-tile = You cannot begin with this upgrade.
not-free-tile = This upgrade is not available.
no-such-good = That good is not one of those you may take.
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
not-in-stack = The raiders can only be sent where the card lies in the stack.
not-stored = There is none of that in your warehouse.
drop-order = Goods are given up in a fixed order; this one would have come earlier.
too-many-kept = Then too many goods would stay in the warehouse: the order of kinds is fixed.
take-order = Goods are taken in a fixed order; this one would have come earlier.
lower-first = Upgrades are named in the order of their numbers: the lower one comes first.
current-region = This card is not in the stack.
already-chosen = You have chosen this action on the board in this round.
same-type = A camel changes places with a camel, a ship with a ship.
not-an-opponent = No opponent has a figure there.
not-undrawn = This upgrade is not one of those that were never drawn.
not-waived = This good is not due.
rest-due = Then the rest could no longer be paid or chosen.
second-temple = You already have two temples in progress.
same-temple = Both temples are at the same stage: go on with the first.
traitor-epoch = In this epoch the traitor destroys nothing.
markets-open = Your figure opens the market by standing there: just trade.

# After this
frame-begin = { $player } chooses a first upgrade
frame-place = { $player } places a figure
frame-redirect = { $player } may send the raiders elsewhere
frame-plan-raid = { $player } chooses the next raider card
frame-upgrade = { $player } may buy an upgrade
frame-build = { $player } builds
frame-counsel = { $player } asks the counsellor
frame-take-good = { $player } takes a good
frame-drop = { $player } has too many goods in the warehouse

# The table in the terminal
phase-setup = set-up
phase-placement = placement
phase-raiders = raiders
phase-upgrades = upgrades
phase-building = building
phase-kingdom = kingdom
phase-round-end = end of the round
phase-over = over
show-head = Round { $round }, epoch { $epoch }: { $phase }. Start player: { $start }.
show-raiders = Open raider card, safe from the next raid: { $safe }. Raider card chosen in secret by: { $holder }.
show-attacked = The raiders strike: { $region }.
show-dues = An upgrade costs { $price ->
    [one] 1 good
   *[other] { $price } goods
 }. { $gold ->
    [0] No tax in this epoch.
   *[other] Tax: { $gold } gold or { $points } PP.
 } { $levels ->
    [0] The traitor destroys nothing.
    [one] The traitor destroys 1 level.
   *[other] The traitor destroys { $levels } levels.
 }
show-single = Single tower levels: { $rows }
show-double = Double tower levels: { $rows }
show-stages = Temple: { $stages }
show-stage = { $stage }: { $cost }, worth { $points } PP, { $left ->
    [one] 1 card left
   *[other] { $left } cards left
 }
show-stacks = Precious goods on top: { $stacks }
show-cards = Missions: { $deck } in the deck; discarded: { $discarded }
show-display = Upgrades on display:
show-mission = Your mission “{ $mission }”: costs { $cost }, worth { $points } PP; returned: { $favour }
show-plan = Your raiders will strike: { $region }
show-board = [{ $number }] { $player }: { $points } PP, tower { $tower }, { $idlecamels } of { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
 } and { $idleships } of { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
 } to place, { $hand ->
    [one] 1 mission
   *[other] { $hand } missions
 } in hand
show-things = temples: { $temples }; goods: { $goods }; missions: { $missions }; upgrades: { $upgrades }
