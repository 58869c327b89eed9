# What the drawing says beside the words of the game.
board-camel-space = for a camel
board-ship-space = for a ship
board-either-space = for a camel or a ship
board-amounts = epoch I { $a }, II { $b }, III { $c }
board-of = { $what } of { $player }
board-safe = open raider card: safe from the next raid
board-attacked = raided in this round
board-planned = your raiders will strike here
board-round-short = Round { $n } · { $epoch }
board-round = Round { $n } · Epoch { $epoch }
board-price = { $n ->
    [one] upgrade: 1 good
   *[other] upgrade: { $n } goods
 }
board-tax = tax: { $gold } gold or { $points } points
board-levels = levels { $from } to { $to }: { $what }
board-levels-on = from level { $from }: { $what }
board-stage = { $n ->
    [one] { $stage }: { $what }, 1 prestige point
   *[other] { $stage }: { $what }, { $n } prestige points
 }
board-returned = returned: { $what }
board-stack = Precious goods, { $colour }
board-top = on top: { $kind }
board-tower = { $n ->
    [one] Tower: 1 level
   *[other] Tower: { $n } levels
 }
board-temple = Temple: { $n } of 4 stages
board-prestige = prestige points
board-goods = Warehouse
board-traded = traded
board-precious = Precious goods
board-missions = Missions
board-upgrades = Upgrades
board-cost = costs { $what }
board-worth = { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
 }
board-open = fulfilled
board-hand = missions in hand
board-start = start player
board-none = no missions and no upgrades yet
board-epoch = epoch { $n }
board-raider = holds a raider card
# On the board, places of a kind bear the same name, long ones a short one.
board-place-pa5 = fulfil mission
board-place-eb4 = draw mission
board-place-ss5 = { place-ss4 }
board-place-eu4 = { place-eu3 }
board-place-eu6 = { place-eu5 }
board-place-da5 = { board-place-pa5 }
board-place-du5 = { place-pa6 }
board-place-du4 = { place-ns4 }
board-place-grey-3 = { place-ss4 }
board-place-yellow-3 = { place-eu3 }
board-place-red-3 = { place-eu5 }
board-place-fulfil-3 = { board-place-pa5 }
board-place-draw-2 = { board-place-eb4 }
board-place-tax-3 = { place-pa6 }
board-place-traitor-2 = { place-du3 }
board-place-caravan-2 = { place-da4 }
board-place-shipyard-2 = { place-ns5 }
board-built = Figures and buildings
board-camels = camels at home, of all
board-ships = ships at home, of all
board-returned-one = returned
board-standing-1 = prestige points
board-standing-2 = precious goods
# The table of scores
board-score-final-begin = so far
board-score-final-tower = tower
board-score-final-mission = missions
board-score-final-returned = returned missions
board-score-final-temple = temple
board-score-final-set = precious goods
board-score-final-upgrade = upgrades
