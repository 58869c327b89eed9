title = Euphrat & Tigris
about = Found kingdoms between two rivers, win revolts and wars, and let no sphere of your civilization lag behind.

option-board = Board
option-board-standard = the standard board, ten treasures
option-board-advanced = the advanced board, fourteen treasures
option-buildings = Civilization buildings
option-buildings-off = none
option-buildings-on = rows of three bring palace, library, granary and market hall
option-wonder = Wonder
option-wonder-off = none
option-wonder-on = a cross of five tiles may become the wonder
option-conflict = Committing tiles
option-conflict-standard = any number of tiles
option-conflict-english = English variant: only tiles that turn the conflict
option-scores = Points
option-scores-hidden = hidden behind the screens
option-scores-open = open to all
option-treasures = Treasures are taken
option-treasures-turn = at the end of the turn, as the German rulebook has it
option-treasures-action = after every action, as other editions have it

tile-settlement = settlement
tile-temple = temple
tile-farm = farm
tile-market = market
sphere-settlement = bricks
sphere-temple = amulets
sphere-farm = crops
sphere-market = goods
leader-king = king
leader-priest = priest
leader-farmer = farmer
leader-trader = trader
monument-farm-temple = blue and red monument
monument-market-settlement = green and black monument
monument-farm-settlement = blue and black monument
monument-market-farm = green and blue monument
monument-temple-market = red and green monument
monument-temple-settlement = red and black monument
building-palace = palace
building-library = library
building-granary = granary
building-market-hall = market hall

# Labels of moves
act-tile = Lay a { $tile } on { $cell }
act-leader = Set your { $leader } on { $cell }
act-withdraw = Withdraw your { $leader }
act-catastrophe = Catastrophe on { $cell }
act-swap = Swap tiles
act-end = End your turn
swap-tiles-aside = Put { $count } aside
attacker-commits-commit = { $count ->
    [0] Commit nothing
    [1] Commit 1 tile
   *[other] Commit { $count } tiles
 }
choose-war-war = War of the { $leader }s
raise-building-building = Building on { $cell }
raise-building-no-building = No building
raise-monument-monument = The { $monument }, upper left on { $cell }
raise-monument-wonder = The wonder around { $cell }
raise-monument-no-monument = Build nothing
leave-treasure-leave = Leave the treasure on { $cell }
wonder-point-take = One point: { $sphere }
draw-draw = A { $tile } is drawn
first-player-first = Player { $seat } begins
lift-screens-reveal = What lay behind them is counted

# Questions
ask-act = { $left ->
    [1] Your second action
   *[other] Your first action
 }
ask-swap = How many { $tile }s do you put aside?
ask-attack-revolt = Revolt of the { $leader }s against { $rival }: you have { $attack }, { $rival } has { $defence } and answers after you. How many temples do you commit?
ask-attack-war = War of the { $leader }s against { $rival }: you have { $attack }, { $rival } has { $defence } and answers after you. How many tiles do you commit?
ask-defend-revolt = Revolt of the { $leader }s: { $rival } attacks with { $attack }, you have { $defence }; a tie is yours. How many temples do you commit?
ask-defend-war = War of the { $leader }s: { $rival } attacks with { $attack }, you have { $defence }; a tie is yours. How many tiles do you commit?
ask-choose-war = Which war is fought next?
ask-building = A row of three or more: where does the { $building } go?
ask-raise-monument = The tiles for it are in place: do you build?
ask-leave-treasure = Your trader takes all treasures of his kingdom but one: which stays?
ask-wonder-point = Your king holds the wonder: which point do you take?
ask-draw = A tile is drawn from the bag.
ask-first-player = Who begins?
ask-lift-screens = The screens are lifted.
preview-strength = { $attack } : { $defence }
preview-war = { $attacker } attacks with { $attack }, { $defender } defends with { $defence }

# What comes after
frame-act = { $player } has the next action
frame-defender-commits = { $player } answers with tiles from the hand
frame-attacker-commits = { $player } commits tiles from the hand
frame-choose-war = { $player } chooses the next war
frame-raise-building = { $player } may raise a building
frame-raise-monument = { $player } may build a monument
frame-leave-treasure = { $player } takes treasures
frame-wonder-point = { $player } takes a point of the wonder

# What happened
first-player = { $player } begins.
turn = { $player }'s turn.
ends-turn = { $player } ends the turn.
laid = { $player } lays a { $tile } on { $cell }.
scored = { $player } gains { $points } { $sphere-id ->
    [settlement] { $points ->
        [one] brick
       *[other] bricks
     }
    [temple] { $points ->
        [one] amulet
       *[other] amulets
     }
    [farm] { $points ->
        [one] crop
       *[other] crops
     }
   *[market] { $points ->
        [one] good
       *[other] goods
     }
 }.
united = { $player } joins two kingdoms on { $cell }.
placed-leader = { $player } places a { $leader } on { $cell }.
moved-leader = { $player } moves the { $leader } from { $from } to { $cell }.
withdrew = { $player } withdraws the { $leader } from { $cell }.
evicted = { $player }'s { $leader } on { $cell } has no temple left and goes home.
catastrophe = { $player } plays a catastrophe on { $cell }.
destroyed = The { $tile } on { $cell } is destroyed.
swapped = { $player } swaps { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }.
draws = { $player } draws { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }.
drew = You draw a { $tile }.
revolt = Revolt of the { $leader }s: { $attacker } has { $attack }, { $defender } has { $defence }.
war = War of the { $leader }s: { $attacker } has { $attack }, { $defender } has { $defence }.
committed = { $player } commits { $count ->
    [0] nothing
    [1] 1 { $tile }
   *[other] { $count } { $tile }s
 }.
revolt-won = { $winner } wins the revolt; { $loser }'s { $leader } goes home.
war-won = { $winner } wins the war; { $loser }'s { $leader } goes home.
supporters-removed = { $count ->
    [one] 1 { $tile } leaves
   *[other] { $count } { $tile }s leave
 } the board.
built-building = { $player } raises the { $building } on { $cell }.
moved-building = { $player } moves the { $building } to { $cell }.
no-building-built = { $player } leaves the { $building } where it is.
building-returned = The { $building } goes back to its place next to the board.
built-monument = { $player } builds the { $monument } on { $cell }.
built-wonder = { $player } builds the wonder around { $cell }.
no-monument-built = { $player } builds nothing there.
monument-pays = A monument pays { $player }'s { $leader }.
took-treasure = { $player } takes the treasure from { $cell }.
ended-treasures = { $count ->
    [0] No treasure is
    [one] Only one treasure is
   *[other] Only { $count } treasures are
 } left on the board: the match is over.
ended-bag = There are too few tiles left in the bag: the match is over.
final-points = Behind { $player }'s screen: { $settlement ->
    [one] 1 brick
   *[other] { $settlement } bricks
 }, { $temple ->
    [one] 1 amulet
   *[other] { $temple } amulets
 }, { $farm ->
    [one] 1 crop
   *[other] { $farm } crops
 }, { $market ->
    [one] 1 good
   *[other] { $market } goods
 }.
final-treasures = { $count ->
    [one] { $player }'s treasure counts
   *[other] { $player }'s { $count } treasures count, one after the other,
 } as a point of whichever colour is weakest at that moment.
final-spheres = In the end { $player } has { $weakest } in the weakest colour, then { $second }, { $third } and { $strongest }.

# Why not
no-leader-there-already = Your { $leader } is on { $cell } already.
no-leader-on-river = No leader on { $cell }: it is a river space.
no-leader-occupied = No leader on { $cell }: the space is taken.
no-leader-temple = No leader on { $cell }: there is no temple next to it.
no-leader-joining = No leader on { $cell }: that would join kingdoms.
no-withdraw = Your { $leader } is not on the board.
no-tile-held = You have no { $tile } in your hand.
no-tile-occupied = No tile on { $cell }: the space is taken.
no-tile-farm = No farm on { $cell }: farms lie on river spaces only.
no-tile-river = No { $tile } on { $cell }: only farms lie on river spaces.
no-tile-joining = No tile on { $cell }: it would join more than two kingdoms.
no-catastrophe-left = You have no catastrophe left.
no-catastrophe-leader = No catastrophe on { $cell }: a leader stands there.
no-catastrophe-twice = No catastrophe on { $cell }: one lies there already.
no-catastrophe-monument = No catastrophe on { $cell }: monuments and the wonder cannot be destroyed.
no-catastrophe-treasure = No catastrophe on { $cell }: a treasure lies there.
no-catastrophe-building = No catastrophe on { $cell }: a building protects the tile.
no-swap-hand = You have no tiles to swap.
no-swap-held = You cannot put aside { $count }: you have { $held ->
    [0] no { $tile }
    [one] only one { $tile }
   *[other] only { $held } { $tile }s
 }.
no-swap-none = A swap takes at least one tile; this is the last you can put aside.
no-commit-held = You cannot commit { $count }: you have { $held ->
    [0] no { $tile }
    [one] only one { $tile }
   *[other] only { $held } { $tile }s
 }.
no-commit-attack = English variant: not that number, since { $attack } would not beat the defender's { $defence }.
no-commit-defence = English variant: the defender commits exactly enough for a tie; { $defence } against { $attack } is not one.
no-war = There is no war of the { $leader }s here.
no-building-row = { $cell } is not in a row of three or more with the new tile.
no-building-longer = The { $building } moves only to a new row that is longer than every row it stands in.
no-monument-free = The { $monument } is built already.
no-monument-sphere = The { $monument } does not have the colour of the { $tile }s.
no-monument-square = No complete square with the new tile has its upper left on { $cell }.
no-wonder-played = This match is played without the wonder.
no-wonder-left = The wonder is built already.
no-wonder-cross = No complete cross with the new tile has its middle on { $cell }.
no-treasure-special = The treasure on { $cell } cannot stay: special borders are emptied first.
no-treasure-there = There is no treasure of your trader's kingdom on { $cell }.

# The terminal
legend = The board: se settlement, Te temple, fa farm, ma market, ~~~ river, XX catastrophe, ▒▒ face down under a monument. After a tile: * treasure, ‼ treasure that is taken first, ^ building, ! unification tile. Leaders: the number of their player and K king, P priest, F farmer, T trader.
show-letters = KPFT
show-monument = { $monument }, upper left on { $cell }
show-free-monuments = Still to be built: { $monuments }
show-player = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }, { $catastrophes ->
    [one] 1 catastrophe
   *[other] { $catastrophes } catastrophes
 }, in supply: { $supply }
show-treasures = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
 }
show-hand = Your hand: { $hand }
show-points = Your points: { $points }
