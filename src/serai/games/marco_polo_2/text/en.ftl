title = Marco Polo II
about = Five rounds of dice: travel across Asia, set up trading posts, fulfil contracts and serve the Khan. Most printed values are reconstructed.
option-black-dice = Black dice
option-black-dice-taken = rolled when taken
option-black-dice-rolled = variant: rolled at the start of the round, taken with their value

# Words
good-coin = coins
good-camel = camels
good-pepper = pepper
good-silk = silk
good-gold = gold
good-jade = jade
shop-pepper = pepper
shop-silk = silk
shop-gold = gold
space-book-1 = first book
space-book-2 = second book
space-book-3-upper = third book, upper space
space-book-3-lower = third book, lower space
space-khan = the Khan’s favour
space-seals = guild seals
space-travel-bottom = travel, bottom space
space-travel-middle = travel, middle space
space-travel-top = travel, top space
space-contracts = contract board
space-baghdad = special city Baghdad
space-balkh = special city Balkh
space-hormuz = special city Hormuz
special-city = special city { $place }
space-card-1 = city card on map space 1
space-card-2 = city card on map space 2
space-card-3 = city card on map space 3
space-card-4 = city card on map space 4
space-card-5 = city card on map space 5
space-card-6 = city card on map space 6
space-area-1 = city card 1 of the action area
space-area-2 = city card 2 of the action area
slot-card-1 = map space 1
slot-card-2 = map space 2
slot-card-3 = map space 3
slot-card-4 = map space 4
slot-card-5 = map space 5
slot-card-6 = map space 6
slot-area-1 = space 1 of the action area
slot-area-2 = space 2 of the action area
place-beijing = Beijing
place-xanadu = Xanadu
place-kashgar = Kashgar
place-fuzhou = Fuzhou
place-jaipur = Jaipur
place-sumatra = Sumatra
place-xian = Xian
place-yangzhou = Yangzhou
place-karakorum = Karakorum
place-kabul = Kabul
place-pagan = Pagan
place-lhasa = Lhasa
place-goa = Goa
place-baghdad = Baghdad
place-balkh = Balkh
place-hormuz = Hormuz
place-city-17 = city 17
place-city-18 = city 18
place-city-19 = city 19
place-city-20 = city 20
place-city-21 = city 21
place-city-22 = city 22
place-city-23 = city 23
place-city-24 = city 24
place-o1 = oasis 1
place-o2 = oasis 2
place-o3 = oasis 3
place-o4 = oasis 4
place-o5 = oasis 5
place-o6 = oasis 6
place-o7 = oasis 7
place-o8 = oasis 8
place-o9 = oasis 9
place-o10 = oasis 10
place-o11 = oasis 11
place-o12 = oasis 12
place-o13 = oasis 13
place-o14 = oasis 14
place-o15 = oasis 15
place-o16 = oasis 16
seal-farmer = farmers’ guild seal
seal-spicer = spicers’ guild seal
seal-tailor = tailors’ guild seal
seal-jeweler = jewellers’ guild seal
shield-sun = sun
shield-cloud = cloud
shield-moon = moon
shield-shuriken = shuriken
shield-rooster = rooster
shield-bamboo = bamboo
shield-snake = snake
shield-monkey = monkey
shield-lotus = lotus
shield-shield-10 = shield 10
shield-shield-11 = shield 11
shield-shield-12 = shield 12
character-mongke-khan = Möngke Khan
character-de-wu = De Wu
character-abha-basu = Abha Basu
character-mailin-tian-chin = Mailin and Tian Chin
character-filippo-vitello = Filippo Vitello
character-isabella-donati = Isabella Donati
character-gantulga-od = Gantulga Od
book-book-1 = first book
book-book-2 = second book
book-book-3 = third book
offer-upper = first free offer
offer-second = second free offer
offer-one-jade = offer for 1 jade
offer-two-jade = offer for 2 jade
offer-for-jade = offer for { $n } jade
colour-own = own
colour-black = black
way-down = down
way-up = up
yield-coins = coins
yield-camels = camels
yield-jade = jade
figure-mailin = first figure
figure-tian-chin = second figure
times-1 = once
times-2 = twice
times-3 = 3 times
times-4 = 4 times
times-5 = 5 times
times-6 = 6 times

# Labels of moves
turn-use = Use: { $space }
turn-fulfil = Fulfil contract { $contract }
turn-improve = Improve the { $seal }
turn-bag = { $colour-id ->
    [black] On the bag for { $yield }: the black { $value }
   *[own] On the bag for { $yield }: your { $value }
}
turn-reroll = { $colour-id ->
    [black] Reroll the black { $value }
   *[own] Reroll your { $value }
}
turn-turn = { $colour-id ->
    [black] Turn the black { $value } { $way }
   *[own] Turn your { $value } { $way }
}
turn-buy-black-die = Buy a black die
turn-hand-in = Hand in outpost bonus { $outpost }
turn-end-turn = End your turn
place-die-die = { $colour-id ->
    [black] Place the black { $value }
   *[own] Place your { $value }
}
choose-offer-offer = Take the { $offer }
take-seal-seal = Take the { $seal }
travel-go = Go to { $place }
travel-stop = Stop here
travel-second = Stop here and go on with the second figure
choose-road-by = Take route { $road }
choose-figure-figure = Set out with the { $figure }
choose-figure-stay = Do not move
oasis-gift-oasis-camels = { $amount ->
    [0] No camel: coins for every oasis
    [one] A camel for 1 oasis, coins for the others
   *[other] A camel for each of { $amount } oases, coins for the others
 }
move-post-move-post = Take the post in { $place }
extra-post-extra-post = Extra post in { $place }
extra-post-no-extra-post = No extra post
next-bonus-city-bonus = City bonus of { $place } next
next-bonus-contract-in = A contract from { $place } next
next-bonus-outpost-in = Outpost bonus of { $place } next
take-contract-take = Take contract { $contract }
take-contract-enough = Leave it at that
make-room-discard = Discard contract { $contract }
use-card-times = Use it { $times }
use-card-back = Use it { $times } the other way
own-bonus-bonus = Bonus of { $place }
own-bonus-no-more-bonuses = Take no more bonuses
copy-bonus-copy = Bonus of { $place }
double-bonus-double = Bonus of { $place } again
double-bonus-double-seal = Bonus of the { $seal } again
pay-coins-jade-for-coins = { $jade ->
    [0] Use no jade for the coins
    [one] Replace 1 coin with jade
   *[other] Replace { $jade } coins with jade
 }
pay-camels-jade-for-camels = { $jade ->
    [0] Use no jade for the camels
    [one] Replace 1 camel with jade
   *[other] Replace { $jade } camels with jade
 }
give-goods-give = { $amount ->
    [0] Give no { $shop }
   *[other] Give { $amount } { $shop }
 }
take-goods-receive = { $amount ->
    [0] Take no { $shop }
   *[other] Take { $amount } { $shop }
 }
compensate-camels = { $amount ->
    [0] Take no camels, only coins
    [one] Take 1 camel, the rest in coins
   *[other] Take { $amount } camels, the rest in coins
 }
cash-pairs-pairs = { $amount ->
    [0] Cash in no pair
    [one] Cash in 1 pair
   *[other] Cash in { $amount } pairs
 }
pick-black-die-pick-black = Take the black { $value }
choose-character-choose = Choose { $character }
keep-goal-keep = Keep goal card { $goal }
roll-all-rolled = { $roll }
roll-die-rolled-die = { $value }
roll-pool-rolled-black = { $value }
deal-marker-deal-marker = City bonus { $marker }
deal-outpost-deal-outpost = Outpost bonus { $outpost }
deal-start-deal-start = Start contract { $contract }
deal-goal-deal-goal = Goal card { $goal }
show-character-show = { $character }
deal-tile-deal-tile = Offer tile { $tile }
deal-card-deal-card = City card { $card }
draw-contract-draw = Contract { $contract }
reveal-reveal = The goal cards are revealed

# Questions
ask-turn-before = Your turn: choose an action, or extra actions first.
ask-turn-after = Take extra actions or end your turn.
ask-place-die-on = { $left ->
    [one] Place a die: { $space }.
   *[other] Place { $left } dice, the lowest first: { $space }.
 }
ask-travel-on = { $left ->
    [one] You are in { $place } with 1 step left. Where to?
   *[other] You are in { $place } with { $left } steps left. Where to?
 }
ask-choose-road-to = Several routes lead to { $place }. Which one do you take?
ask-use-card-times = { $die ->
    [one] Use the card { $card } (a 1 allows it once).
   *[other] How many times do you use the card { $card } (at most { $die })?
 }
ask-pairs-of = How many pairs of { $value }s do you cash in?
ask-choose-offer = Which offer of the book do you take?
ask-take-seal = Which guild seal do you take?
ask-choose-figure = Which figure sets out?
ask-oasis-gift = For how many oases do you take a camel? The others give coins.
ask-move-post = All your posts are on the map. Which one do you move?
ask-extra-post = Do you place an extra post in a city you passed through?
ask-next-bonus = Your new posts bring several bonuses. Which comes next?
ask-take-contract = Which contract do you take?
ask-make-room = Your contract fields are full. Which contract do you discard?
ask-own-bonus = Which of your cities gives its bonus?
ask-copy-bonus = Which city’s bonus do you copy?
ask-double-bonus = Which bonus do you receive a second time?
ask-pay-coins-due = { $n ->
    [one] 1 coin is due. Do you replace it with jade?
   *[other] { $n } coins are due. How many do you replace with jade?
 }
ask-pay-camels-due = { $n ->
    [one] 1 camel is due. Do you replace it with jade?
   *[other] { $n } camels are due. How many do you replace with jade?
 }
ask-give-goods = Which goods do you give?
ask-take-goods = Which goods do you take?
ask-compensate = A low roll: how many camels do you take? The rest comes in coins.
ask-pick-black-die = Which black die do you take?
ask-choose-character = Which character do you play?
ask-keep-goal = Which goal card do you keep?
ask-roll-all = The dice are rolled.
ask-roll-die = A die is rolled.
ask-roll-pool = A black die is rolled.
ask-deal-marker = A city bonus is dealt.
ask-deal-outpost = An outpost bonus is dealt.
ask-deal-start = A start contract is dealt.
ask-deal-goal = A goal card is dealt.
ask-show-character = A character is turned up.
ask-deal-tile = An offer tile is turned up.
ask-deal-card = A city card is turned up.
ask-draw-contract = A contract is drawn.
ask-reveal = The last round is over; the goal cards are revealed.

# After this
frame-turn = { $player }’s turn
frame-choose-character = { $player } chooses a character
frame-keep-goal = { $player } keeps a goal card
frame-compensate = { $player } is compensated for a low roll
frame-cash-pairs = { $player } may cash in pairs
frame-take-contract = { $player } takes contracts
frame-pick-black-die = { $player } takes a black die

# What happens
journey-costs = Costs so far: { $coins ->
    [0] { $camels ->
        [0] { $jade ->
            [0] nothing
           *[other] { "" }
          }
       *[other] { "" }
      }
   *[other] { "" }
 }{ $coins ->
    [0] { "" }
    [one] 1 coin
   *[other] { $coins } coins
 }{ $camels ->
    [0] { "" }
    [one] { $coins ->
        [0] { "" }
       *[other] { ", " }
      }1 camel
   *[other] { $coins ->
        [0] { "" }
       *[other] { ", " }
      }{ $camels } camels
 }{ $jade ->
    [0] { "" }
   *[other] { $coins ->
        [0] { $camels ->
            [0] { "" }
           *[other] { ", " }
          }
       *[other] { ", " }
      }{ $jade } jade
 }
several-roads = { $n ->
    [one] 1 route
   *[other] { $n } routes to choose from
 }
brings = Brings { $what }
brings-times = Brings { $what }
brings-both = Brings { $what } and { $more }
brings-for-jade = { $jade } jade → { $what }
trades = { $cost } → { $reward }
trades-times = { $cost } → { $reward }
trades-more = { $cost } → { $reward } and { $more }
rolls-again = { $n ->
    [one] 1 camel
   *[other] { $n } camels
 } → roll it again
turns-to = { $n ->
    [one] 1 camel
   *[other] { $n } camels
 } → becomes a { $value }
buys-die = { $n ->
    [one] 1 camel
   *[other] { $n } camels
 } → a black die, rolled at once
joining-costs = { $n ->
    [one] Others are there: costs 1 coin
   *[other] Others are there: costs { $n } coins
 }
book-offers = { $first } | { $second } | for jade: { $third } | { $fourth }{ $occupied ->
    [0] {""}
   *[other] ; others are there: costs coins, as many as your lowest die shows
 }
seal-space = { $dice ->
    [one] 1 die, which decides
   *[other] { $dice } dice, the lowest decides
 } which seal{ $occupied ->
    [0] {""}
   *[other] ; others are there: costs coins, as many as your lowest die shows
 }
seal-terms = With it: { $taken }. Improve it for { $cost }; then it brings { $bonus } at once and each round
travel-space = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, { $steps ->
    [one] 1 step
    [6] as many steps as the lowest die shows
   *[other] up to { $steps } steps
 }{ $coins ->
    [0] {""}
    [one] , costs 1 coin
   *[other] , costs { $coins } coins
 }{ $occupied ->
    [0] {""}
   *[other] ; others are there: costs coins, as many as your lowest die shows
 }
travel-terms = { $steps ->
    [one] 1 step
   *[other] Up to { $steps } steps
 }{ $coins ->
    [0] {""}
    [one] , for 1 coin on top of the routes
   *[other] , for { $coins } coins on top of the routes
 }
contract-space = 1 or 2 contracts and { $what }{ $occupied ->
    [0] {""}
   *[other] ; others are there: costs coins, as many as your lowest die shows
 }
card-does = { $text }
can-do = { $text }
goal-shows = { $text }
pays = { $player } pays { $good-id ->
    [coin] { $count ->
        [one] 1 coin
       *[other] { $count } coins
     }
    [camel] { $count ->
        [one] 1 camel
       *[other] { $count } camels
     }
   *[other] { $count } { $good }
 }.
pays-with-jade = { $player } replaces { $good-id ->
    [coin] { $jade ->
        [one] 1 coin
       *[other] { $jade } coins
     }
    [camel] { $jade ->
        [one] 1 camel
       *[other] { $jade } camels
     }
   *[other] { $jade } { $good }
 } with jade.
gives = { $player } gives { $good-id ->
    [coin] { $count ->
        [one] 1 coin
       *[other] { $count } coins
     }
    [camel] { $count ->
        [one] 1 camel
       *[other] { $count } camels
     }
   *[other] { $count } { $good }
 }.
receives = { $player } receives { $good-id ->
    [coin] { $count ->
        [one] 1 coin
       *[other] { $count } coins
     }
    [camel] { $count ->
        [one] 1 camel
       *[other] { $count } camels
     }
   *[other] { $count } { $good }
 }.
scores = { $points ->
    [one] { $player } scores 1 point.
   *[other] { $player } scores { $points } points.
 }
pays-points = { $points ->
    [one] { $player } gives up 1 point.
   *[other] { $player } gives up { $points } points.
 }
scores-seal = { $points ->
    [one] { $player } scores 1 point: the improved { $seal } is on the goal card.
   *[other] { $player } scores { $points } points: the improved { $seal } is on the goal card.
 }
scores-shields = { $points ->
    [one] { $player } scores 1 point for shields ({ $count } counted).
   *[other] { $player } scores { $points } points for shields ({ $count } counted).
 }
scores-goods = { $points ->
    [one] { $player } scores 1 point for goods left over ({ $count }).
   *[other] { $player } scores { $points } points for goods left over ({ $count }).
 }
scores-coins = { $points ->
    [one] { $player } scores 1 point for coins left over ({ $count }).
   *[other] { $player } scores { $points } points for coins left over ({ $count }).
 }
scores-contracts = { $points ->
    [one] { $player } scores 1 point for fulfilled contracts ({ $count }).
   *[other] { $player } scores { $points } points for fulfilled contracts ({ $count }).
 }
uses-bonus = { $player } takes the bonus of { $place }.
copies-bonus = { $player } copies the bonus of { $place }.
doubles = { $player } receives a bonus twice.
rolled = { $player } rolls { $roll }.
rolled-one = { $player } rolls a { $value }.
rolled-pool = A black die shows { $value }.
compensated = { $count ->
    [one] { $player } is compensated for 1 missing pip.
   *[other] { $player } is compensated for { $count } missing pips.
 }
no-black-left = There is no black die left for { $player }.
takes-black = { $player } takes a black die.
picks-black = { $player } takes the black { $value }.
takes-contract = { $player } takes the contract { $contract }.
discards-contract = { $player } discards the contract { $contract }.
draws-contract = { $player } draws the contract { $contract }.
contract-laid = The contract { $contract } is laid out in { $place }.
start-contract = { $player } starts with the contract { $contract }.
takes-seal = { $player } takes the { $seal }.
improves = { $player } improves the { $seal }.
cannot-move = { $player } cannot pay for any step.
travels = { $player } travels to { $place }.
hourglass = { $player } takes the hourglass.
places-post = { $player } places a trading post in { $place }.
moves-post = { $player } moves a trading post from { $from } to { $place }.
outpost = { $player } takes the outpost bonus { $outpost }.
keeps-outpost = { $player } keeps the tile with the outpost bonus { $outpost }.
hands-in = { $player } hands in the outpost bonus { $outpost }.
uses-card = { $count ->
    [one] { $player } uses the card { $card } once.
   *[other] { $player } uses the card { $card } { $count } times.
 }
ends-turn = { $player } ends their turn.
fulfils = { $player } fulfils the contract { $contract }.
drops = { $player } puts a { $value } on the money bag.
rerolls = { $player } rerolls a { $value }.
turns-die = { $player } turns a { $before } into a { $after }.
chooses-space = { $player } chooses an action: { $space }.
marker-laid = The city bonus { $marker } lies in { $place }.
outpost-laid = The outpost bonus { $outpost } lies in { $place }.
goal-dealt = { $player }, you are dealt the goal card { $goal }.
character-shown = { $character } can be chosen.
chooses-character = { $player } plays { $character }.
keeps-goal = { $player } keeps a goal card.
round-begins = Round { $round } begins.
new-offer = New offer for the { $book }: { $tile }.
next-offer = Next round’s offer for the { $book }: { $tile }.
card-laid = The city card { $card } lies on { $slot }.
shows-goal = { $player } reveals the goal card { $goal }.
game-over = Everything is counted; the match is over.

# Refusals
turn-open = As long as you have dice you must carry out an action; if none is possible, a die goes on the bag.
acted = You have already had your action this turn.
no-such-die = You have no such die.
too-few-dice = You do not have the dice this space needs.
colour-twice = Your colour is there already; only black dice may follow.
taken-space = This brown space is taken this round.
too-low = This book needs a higher die.
khan-full = All spaces of the Khan’s favour are taken.
khan-low = The die must be at least as high as the last one there.
cannot-pay = You cannot pay that.
cannot-pay-space = The space is occupied, and you cannot pay as many coins as your lowest die shows.
no-seal-left = No guild seal that you lack is within reach of your dice.
no-contract = You have no post in a contract city with open contracts.
no-post = You need a trading post in that city.
no-step = You cannot pay for a single step.
bottom-only = Gantulga Od uses the bottom travel space only.
nothing-to-gain = It would do nothing for you.
not-active = That contract is not on your fields for active contracts.
no-simple-seal = You have no simple seal of that guild.
no-turn-further = A die is never turned from 1 to 6 or back.
one-black-die = You have already bought a black die this turn.
last-die = Your last die is for the action: only a turn that begins with a single die may spend it on the bag.
no-black-die = There is no black die left.
no-tile = You do not hold that outpost bonus.
no-route = No route leads there from here.
no-sea = That sea route needs a guild seal you lack.
one-step = You must take at least one step.
no-second = No second figure can go on from here.
seal-twice = You already have that guild seal.
ascending = Name your dice from the lowest up.
not-there = That contract is not in any of these cities.
post-there = No post of yours can go there.
not-passed = You did not pass through that city.
no-own-post = You have no post there.
jade-amount = That amount of jade does not fit this payment.
goods-amount = That amount does not fit what is due.
too-often = The die does not allow that many times.
one-way = This card works in one direction only.
no-bonus = There is no bonus for you there.
no-marker = No bonus marker lies there.
bonus-twice = You have already taken that city’s bonus; each must come from another city.
bonus-must = You must take at least one bonus.
not-due = That bonus is not due.
fresh-post = You have set that post this turn; its city opens to you with your next turn.
card-low = That card needs a higher die.
no-card-step = You could not pay for a step after paying for the card.
amount = That is more than you may take.
new-contract = A contract you have just taken must go on your board; discard an old one.
not-dealt = That goal card is not yours.
not-shown = That character is not on offer.
must-take = You must take at least one contract.
not-in-pool = No black die shows that value.
must-move = You must take at least one step.
copy-itself = A bonus that copies cannot be copied.
seal-low = Your lowest die is too low for that seal.
not-drawn = That cannot come up.

# The table in the terminal
amount-coin = { $n ->
    [one] 1 coin
   *[other] { $n } coins
 }
amount-camel = { $n ->
    [one] 1 camel
   *[other] { $n } camels
 }
amount-pepper = { $n ->
    [one] 1 pepper
   *[other] { $n } pepper
 }
amount-silk = { $n ->
    [one] 1 silk
   *[other] { $n } silk
 }
amount-gold = { $n ->
    [one] 1 gold
   *[other] { $n } gold
 }
amount-jade = { $n ->
    [one] 1 jade
   *[other] { $n } jade
 }
amount-vp = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
amount-good-any = { $n ->
    [one] 1 good of your choice
   *[other] { $n } goods of your choice
 }
amount-good-diff = { $n ->
    [one] 1 good
   *[other] { $n } different goods
 }
amount-black-die = { $n ->
    [one] 1 black die
   *[other] { $n } black dice
 }
amount-move = { $n ->
    [one] 1 step
   *[other] { $n } steps
 }
amount-contract-pile = { $n ->
    [one] 1 contract from the pile
   *[other] { $n } contracts from the pile
 }
amount-contract-city = { $n ->
    [one] 1 contract from a city
   *[other] { $n } contracts from cities
 }
amount-copy-city-bonus = { $n ->
    [one] the bonus of another city
   *[other] { $n } bonuses of other cities
 }
amount-own-city-bonus = { $n ->
    [one] the bonus of one of your cities
   *[other] { $n } bonuses of different cities of yours
 }
amount-seal-action = { $n ->
    [one] a seal action with this die
   *[other] { $n } seal actions
 }
show-round = Round { $round } of { $rounds }; { $start } has the hourglass; black dice: { $black }.
show-map = Places (! bonus, * outpost bonus, @ figure, + post; - routes with their costs)
show-spaces = Action spaces (# black, x neutral dice)
show-bag = Money bag
show-contracts = Open contracts ({ $pile } in the pile, { $under } put under it)
show-offers = Offers (two free, for { $one } jade, for { $two } jade)
show-exchange = up to the die: { $cost } → { $reward }
show-either = up to the die: { $cost } → { $reward }, or { $cost2 } → { $reward2 }
show-count-contracts = for each completed contract, up to the die: { $reward }
show-count-posts = for each post on the map, up to the die: { $reward }
show-by-die = by the die 1 to 6: { $rewards }
show-per-pip = for each pip: { $reward }
show-once = once: { $cost } → { $reward }
show-seal = { $seal }: die { $die } or more, with { $taken }; improve for { $cost }; then { $reward } at once and each round
show-goal = goal { $goal }: { $icons }
show-goal-kept = kept goal { $goal }: { $icons }
show-worth = { $n ->
    [one] { $seal } 1 point
   *[other] { $seal } { $n } points
 }
show-least-die = die { $least } or more; { $card }
show-free = free
show-book = die { $least } or more
show-sea = { $cost }, needs { $seal }
show-characters = Characters to choose from
show-next-offers = next round, for jade: { $offers }
show-seals = Guild seals
show-side-simple = { $seal }
show-side-improved = { $seal }, improved
show-travel = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }, { $steps ->
    [one] 1 step
    [6] as many steps as the lowest die shows
   *[other] up to { $steps } steps
 }{ $coins ->
    [0] {""}
    [one] , costs 1 coin
   *[other] , costs { $coins } coins
 }
show-contract-space = 1 or 2 contracts and { $what }
show-special = { $what }; with the improved { $seal } its bonus, times by the die: { $times }
show-extra = Extra actions for camels: reroll a die { $reroll }, turn it by one { $turn }, a black die { $black }
show-track = At the end: points by the number of shields
show-end = 1 point for every { $goods } goods and every { $coins } coins; most contracts: { $most } points{ $second ->
    [0] {""}
   *[other] , second most: { $second }
 }
show-progress = { $completed ->
    [one] 1 contract fulfilled
   *[other] { $completed } contracts fulfilled
 }; { $posts ->
    [one] 1 post left
   *[other] { $posts } posts left
 }
amount-nothing = nothing

# What each character can do
gift-mongke-khan = Passing an oasis takes no step; after a movement each different oasis entered brings { $oasis } and either { $oasiscoins } or { $oasiscamels }.
gift-de-wu = Takes guild seals with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }; improving a seal brings { $improved }; at the end { $shields ->
    [one] 1 more shield counts.
   *[other] { $shields } more shields count.
 }
gift-abha-basu = Each round { $round }; for each fulfilled contract { $contract }; each jade received brings { $points ->
    [one] 1 point.
   *[other] { $points } points.
 }
gift-mailin-tian-chin = Starts with { $start } more and has two figures that share the steps of a movement; one bonus of each round’s start comes twice.
gift-filippo-vitello = Keeps every outpost tile that anyone uses and may hand one in for its bonus as an extra action.
gift-isabella-donati = Every die rolled brings a bonus, by its value 1 to 6: { $rolled }. A pair in the round’s roll may bring instead: { $pair }.
gift-gantulga-od = Travels on the bottom space only and pays neither coins nor camels on routes; jade and seals are still needed.
show-quoted = “{ $what }”
