# What the drawing says beside the words of the game.
board-nothing = nothing
board-khan = The Khan’s favour
board-contracts = Contracts
board-travel = Travel
board-bag = Money bag
board-black-dice = Black dice
board-pile = { $n } in the pile
board-city-card = City card
board-contract = Contract
board-goal = Goal card
board-cost = costs
board-gain = brings
board-exchange = At most once for each pip: { $cost } for { $reward }
board-either = or: { $cost } for { $reward }
board-per-contract = { $reward } for each fulfilled contract
board-per-post = { $reward } for each of your posts
board-per-pip = { $reward } for each pip
board-once = { $cost } for { $reward }
board-on-die = die { $n }: { $reward }
board-bonus = City bonus: { $what }
board-outpost = Outpost bonus: { $what }
board-free = free
board-posts = Posts: { $names }
board-figures = Figures: { $names }
board-shield = Shield: { $name }
board-routes = Routes: { $list }
board-side-improved = improved
board-side-simple = simple
board-improve = Improve for { $cost }
board-each-round = Bonus, at once and each round: { $what }
board-your-dice = Your dice
board-goods = Goods
board-your-contracts = Contracts
board-choose-character = Choose a character
board-points = points
board-dice-left = dice left
board-completed = contracts fulfilled
board-start = start player
board-none = none
board-worth = { $n ->
    [one] { $seal }: 1 point
   *[other] { $seal }: { $n } points
 }
board-seals = Guild seals
board-guild-farmer = farmers
board-guild-spicer = spicers
board-guild-tailor = tailors
board-guild-jeweler = jewellers
board-black-die = black die { $value }
board-needs-die = Die { $n } or more, with { $what }
board-least-die = only with dice of { $n } or more
board-next-offers = next round: { $what }
board-track = Shields and points
board-track-step = { $n ->
    [one] 1 shield: { $points }
   *[other] { $n } shields: { $points }
 }
board-seal-here = with the improved { $seal }, its bonus
board-posts-left = posts left
board-has = Goods and points
board-character = Character
board-dice = Dice
board-die = die { $value }
board-trading-posts = Trading posts
board-outposts = Outpost bonuses kept
board-standing-1 = points
board-standing-2 = camels
# The table of scores
board-score-scores-seal = guild seals on the goal card
board-score-scores-shields = shields
board-score-scores-goods = goods left over
board-score-scores-coins = coins left over
board-score-scores-contracts = fulfilled contracts
