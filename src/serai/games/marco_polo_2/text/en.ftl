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
space-khan = the Khan's favour
space-seals = guild seals
space-travel-bottom = travel, bottom space (1 die)
space-travel-middle = travel, middle space (2 dice)
space-travel-top = travel, top space (3 dice)
space-contracts = contract board
space-baghdad = special city Baghdad
space-balkh = special city Balkh
space-hormuz = special city Hormuz
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
seal-farmer = farmers’ guild seal
seal-spicer = spicers’ guild seal
seal-tailor = tailors’ guild seal
seal-jeweler = jewellers’ guild seal
shield-horse = horse
shield-dragon = dragon
shield-crane = crane
shield-tiger = tiger
shield-elephant = elephant
shield-snake = snake
shield-lion = lion
shield-eagle = eagle
shield-monkey = monkey
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
    [black] Put the black { $value } on the bag for { $yield }
   *[own] Put your { $value } on the bag for { $yield }
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
choose-figure-figure = Set out with the { $figure }
choose-figure-stay = Do not move
oasis-gift-oasis-camels = A camel for { $amount } of the oases
move-post-move-post = Take the post in { $place }
extra-post-extra-post = Extra post in { $place }
extra-post-no-extra-post = No extra post
take-contract-take = Take contract { $contract }
take-contract-enough = Take no more contracts
make-room-discard = Put away contract { $contract }
use-card-times = Use it { $times }
use-card-back = Use it { $times } the other way
own-bonus-bonus = Bonus of { $place }
copy-bonus-copy = Bonus of { $place }
double-bonus-double = Bonus of { $place } again
double-bonus-double-seal = Bonus of the { $seal } again
pay-coins-jade-for-coins = Pay { $jade } of the coins in jade
pay-camels-jade-for-camels = Pay { $jade } of the camels in jade
give-goods-give = Give { $amount } { $shop }
take-goods-receive = Take { $amount } { $shop }
compensate-camels = { $amount ->
    [one] Take 1 camel, the rest in coins
   *[other] Take { $amount } camels, the rest in coins
 }
cash-pairs-pairs = { $amount ->
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

# Questions
ask-turn-before = Your turn, { $player }: choose an action, or extra actions first.
ask-turn-after = { $player }, take extra actions or end your turn.
ask-place-die-on = { $player }, place a die ({ $left } to go): { $space }.
ask-travel-on = { $left ->
    [one] { $player }, you are in { $place } with 1 step left. Where to?
   *[other] { $player }, you are in { $place } with { $left } steps left. Where to?
 }
ask-use-card-times = { $player }, how many times do you use card { $card } (at most { $die })?
ask-pairs-of = { $player }, how many pairs of { $value }s do you cash in?
ask-choose-offer = Which offer of the book do you take?
ask-take-seal = Which guild seal do you take?
ask-choose-figure = Which figure sets out?
ask-oasis-gift = For how many oases do you take a camel? The others give coins.
ask-move-post = All your posts are on the map. Which one do you move?
ask-extra-post = Do you place an extra post in a city you passed through?
ask-take-contract = Which contract do you take?
ask-make-room = Your contract fields are full. Which contract goes?
ask-own-bonus = Which of your cities gives its bonus?
ask-copy-bonus = Which city’s bonus do you copy?
ask-double-bonus = Which bonus do you receive a second time?
ask-pay-coins = How many of the coins do you pay in jade?
ask-pay-camels = How many of the camels do you pay in jade?
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

# After this
frame-turn = { $player } goes on with the turn
frame-end-turn = The turn of { $player } ends
frame-act = The action is carried out
frame-arrive = { $player } arrives
frame-fulfilled = The contract gives its reward
frame-improve = The seal is turned over
frame-round-start = The next round begins

# What happens
journey-costs = Costs { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }, { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
 }, { $jade } jade
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
takes-contract = { $player } takes contract { $contract }.
discards-contract = { $player } puts away contract { $contract }.
draws-contract = { $player } draws contract { $contract }.
contract-laid = Contract { $contract } is laid out in { $place }.
start-contract = { $player } starts with contract { $contract }.
takes-seal = { $player } takes the { $seal }.
improves = { $player } improves the { $seal }.
cannot-move = { $player } cannot pay for any step.
travels = { $player } travels to { $place }.
hourglass = { $player } takes the hourglass.
places-post = { $player } places a trading post in { $place }.
moves-post = { $player } moves a trading post from { $from } to { $place }.
outpost = { $player } takes outpost bonus { $outpost }.
keeps-outpost = { $player } keeps the tile of outpost bonus { $outpost }.
hands-in = { $player } hands in outpost bonus { $outpost }.
uses-card = { $count ->
    [one] { $player } uses card { $card } once.
   *[other] { $player } uses card { $card } { $count } times.
 }
ends-turn = { $player } ends their turn.
fulfils = { $player } fulfils contract { $contract }.
drops = { $player } puts a { $value } on the money bag.
rerolls = { $player } rerolls a { $value }.
turns-die = { $player } turns a { $before } into a { $after }.
chooses-space = { $player } chooses an action: { $space }.
marker-laid = City bonus { $marker } lies in { $place }.
outpost-laid = Outpost bonus { $outpost } lies in { $place }.
goal-dealt = { $player }, you are dealt goal card { $goal }.
character-shown = { $character } can be chosen.
chooses-character = { $player } plays { $character }.
keeps-goal = { $player } keeps a goal card.
round-begins = Round { $round } begins.
new-offer = New offer for the { $book }: { $tile }.
next-offer = Next round’s offer for the { $book }: { $tile }.
card-laid = City card { $card } lies on { $slot }.
shows-goal = { $player } shows goal card { $goal }.
game-over = The five rounds are over; everything is counted.

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
no-black-die = There is no black die left.
no-tile = You do not hold that outpost bonus.
no-route = No route leads there from here.
no-sea = That sea route needs a guild seal you lack.
one-step = You must take at least one step.
no-second = No second figure can go on from here.
seal-twice = You have that guild seal already.
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
bonus-order = Name the cities in the order of the list, so that enough are left.
amount = That is more than you may take.
new-contract = A contract you have just taken must come to your board; an old one has to go.
not-dealt = That goal card is not yours.
not-shown = That character is not on offer.
must-take = You must take at least one contract.
not-in-pool = No black die shows that value.
must-move = You must take at least one step.
copy-itself = A bonus that copies cannot be copied.
seal-low = Your lowest die is too low for that seal.
not-drawn = That is not what chance can bring.

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
    [one] 1 good of choice
   *[other] { $n } goods of choice
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
show-round = Round { $round } of 5; { $start } has the hourglass; black dice: { $black }.
show-map = Cities (! bonus, * outpost bonus, @ figure, + post)
show-spaces = Action spaces (# black, x neutral dice)
show-bag = Money bag
show-contracts = Open contracts
show-offers = Offers (two free, for 1 jade, for 2 jade)
show-exchange = up to the die: { $cost } → { $reward }
show-either = up to the die: { $cost } → { $reward }, or { $cost2 } → { $reward2 }
show-count-contracts = for each completed contract, up to the die: { $reward }
show-count-posts = for each post on the map, up to the die: { $reward }
show-by-die = by the die 1 to 6: { $rewards }
show-per-pip = for each pip: { $reward }
show-once = once: { $cost } → { $reward }
show-seal = { $seal } ({ $cost } → { $reward } each round)
show-seal-improved = { $seal }, improved ({ $reward } each round)
show-goal = goal { $goal }: { $icons }
show-goal-kept = kept goal { $goal }: { $icons }
