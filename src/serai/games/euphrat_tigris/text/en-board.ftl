# What the drawing says beside the words of the game.
board-cell = space { $cell }
board-means-monument = pays leaders of its two colours in this kingdom a point each, at the end of their owner’s turn
board-means-building = tiles of its colour laid into this kingdom bring two points
board-means-wonder = whoever has their king in this kingdom takes a point of any colour at the end of their turn
board-means-treasure = treasure: counts as any colour; if a kingdom has several, the trader takes all but one
board-means-catastrophe = nothing is ever laid here again
board-means-face-down = counts for no colour
board-means-king = takes black points, and points of colours that have no leader here
board-means-priest = takes red points
board-means-farmer = takes blue points
board-means-trader = takes green points and treasures
board-no-tiles = No tiles
board-monuments = Monuments
board-on-board = on the board
board-catastrophes = { $count ->
    [one] 1 catastrophe
   *[other] { $count } catastrophes
 }
board-catastrophes-left = catastrophes left
board-points = Your points, seen by you alone
board-treasures = treasures
board-tiles-in-hand = tiles in hand
board-leaders-on-board = leaders on the board: { $leaders }
board-leader-of = { $leader } of { $player }
board-strength = strength { $strength }
board-river = river
board-land = open land
board-lies-face-down = tile face down
board-lies-wonder = wonder
board-lies-catastrophe = catastrophe
board-leaders = Leaders, and where they stand
board-has = In hand
board-standing-1 = points in the weakest colour
board-standing-2 = points in the second weakest colour
board-standing-3 = points in the third weakest colour
board-standing-4 = points in the strongest colour
# The table of scores
board-score-settlement = bricks (black)
board-score-temple = amulets (red)
board-score-farm = crops (blue)
board-score-market = goods (green)
board-score-treasure = treasures
# Swapping tiles: all chosen together
board-swap-ask = Which tiles do you swap? Click them in your hand, or set their number here.
board-swap-many = { $count ->
    [0] Choose tiles
    [one] Swap 1 tile
   *[other] Swap { $count } tiles
 }
board-swap-told = { $swap }: { $tiles }
board-swap-settlement = { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
 }
board-swap-temple = { $count ->
    [one] 1 temple
   *[other] { $count } temples
 }
board-swap-farm = { $count ->
    [one] 1 farm
   *[other] { $count } farms
 }
board-swap-market = { $count ->
    [one] 1 market
   *[other] { $count } markets
 }
