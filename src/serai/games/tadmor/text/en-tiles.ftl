# What upgrades and returned missions do, with the printed values
tile-trade = trade 1 { $good } for { $n } { $gets }, as often as you like
tile-cash = once a round each: take a consumer good and pay { $consumer ->
    [one] 1 prestige point
   *[other] { $consumer } prestige points
 }, take a luxury good and pay { $luxury ->
    [one] 1 prestige point
   *[other] { $luxury } prestige points
 }
tile-ship-bonus = { $n } { $good } more whenever a ship brings { $good }
tile-free-levels = every tower level that is a multiple of { $n } is built free of charge
tile-no-wood = build the tower without paying wood
tile-tower-prestige = { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
 } in every kingdom sub-phase for the highest tower
tile-mission-prestige = { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
 } for every mission you fulfil
tile-mission-discount = every mission costs { $n ->
    [one] 1 good
   *[other] { $n } goods
 } less
tile-good-prestige = { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
 } for every precious good you buy, { $free } for each that comes free
tile-good-for-prestige = once a round, pay { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
 } instead of the price of a precious good
tile-good-discount = every precious good costs { $n ->
    [one] 1 good
   *[other] { $n } goods
 } less
tile-choice = choose any tile of the stack when you buy a precious good
tile-raider-immune = your figures stay when you have revealed the raiders
tile-raid-prestige = { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
 } when the raiders you revealed send an opponent home
tile-raid-share = { $gold } gold and { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
 } when you reveal the raiders
tile-immune = the raiders never send your figures home
tile-market = personal action: a market for trades both ways
tile-market-one-way = personal action: a market for luxury goods
tile-temple = personal action: build a temple stage and gain { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
 }
tile-build = personal action: any build action
tile-kingdom = personal action: a kingdom action you have not chosen on the board
tile-final = { $points ->
    [one] 1 prestige point
   *[other] { $points } prestige points
 } at the end if you alone have { $metric }
tile-storage = your warehouse holds { $n ->
    [one] 1 good
   *[other] { $n } goods
 }
tile-temple-discount = every temple stage costs { $n ->
    [one] 1 good
   *[other] { $n } goods
 } less
tile-peace = peace gifts score { $n ->
    [2] double
   *[other] { $n }-fold
 }
tile-tax-immune = you owe no tax
favour-good = any precious good of any stack
favour-temple = the next temple stage free of charge
favour-ship = one more ship
favour-levels = { $n ->
    [one] 1 tower level
   *[other] { $n } tower levels
 } free of charge
favour-redirect = the raiders strike another region
favour-camel = one more camel
favour-market = a market for the rest of the action phase
favour-swap = one of your figures changes places with an opponent’s
favour-upgrades = { $n ->
    [one] 1 upgrade
   *[other] { $n } upgrades
 } on display free of charge
favour-resources = { $n ->
    [one] 1 good
   *[other] { $n } goods
 } of your choice, not to be traded
favour-foundation = the foundation of a new temple
favour-destroy = destroys { $n ->
    [one] 1 level
   *[other] { $n } levels
 } of any opponent’s tower
favour-draw = draw { $n ->
    [one] 1 mission
   *[other] { $n } missions
 }
favour-place = place { $n ->
    [one] 1 figure
   *[other] { $n } figures
 } at once
favour-unearth = an upgrade that was never drawn
