# Set-up, turns, dice and the six actions.
people-sumer = Sumerians
people-babylon = Babylonians
people-akkad = Akkadians
people-elam = Elamites
people-assyria = Assyrians
people-hatti = Hittites
people-mari = Mariotes
people-ebla = Eblaites
troop-spearman = spearman
troop-archer = archer
troop-rider = rider
troop-chariot = chariot
basic-stone = stone
basic-wood = wood
basic-clay = clay
basic-food = food
bank-first = one bank
bank-second = the other bank

role-a = A
role-b = B
role-c = C
role-d = D
role-e = E
role-f = F

ask-choose-role = Take a role: empires are chosen in the order of the roles, start areas the other way round.
choose-role-role = Role { $role }
role-taken = That role is taken.
no-such-role = There are only as many roles as empires in play.
ask-choose-empire = Which empire do you lead?
choose-empire-empire = { $people }
empire-taken = Somebody already leads that empire.
empire-not-in-play = That empire belongs to an expansion that is not in play.
ask-choose-home = Where does your empire begin?
choose-home-home = Start area { $home }
home-taken = That start area is taken.
home-not-open = That start area stays closed with so few empires.
ask-deal-trade = A trade token is drawn.
deal-trade-token-drawn = Trade token { $token }
ask-deal-garden = The next part of the gardens is revealed.
deal-garden-garden-drawn = Part { $garden }
ask-colony = In which area beside your start area do you place a settlement and a wall?
colony-colony = Settlement and wall in { $area }
colony-no-colony = Place neither
no-such-area = There is no such area on this map.
no-such-section = There is no such river section on this map.
no-such-place = There is no such place on this map.
colony-not-next = The area must border your start area.
colony-not-open = Nothing can be placed in a start area or beside a blocking marker.
colony-tribe = A tribe lives there.
colony-taken = Another settlement stands there.
ask-first-ship = On which section beside your start area does your ship begin?
first-ship-first-ship = Ship on { $section }
ship-not-at-home = The section must border your start area.
ship-there = Another ship is there.

ask-act = What do you do?
act-token = { $action } with the action token
act-dice = { $action } with dice
act-reroll = Reroll dice
act-end = End the turn
token-used = You have already used your action token this turn.
already-acted = You have already carried out this action this turn.
no-dice-for-it = Your dice do not show the signs of this card.
nothing-moves = None of your units can move.
nothing-to-build = You can build nothing: goods, knowledge or a place is missing.
nothing-to-study = You have neither enough clay to convert nor a tablet for a discovery.
no-food = You do not have the food for it.
at-top = Your seal cannot climb any further.
no-dice-left = You have no rolled die left.
no-tablet-for-reroll = A reroll costs a tablet.
rerolled-enough = No more rerolls this turn.
no-luck = Dice are not rolled in this match.

ask-new-die = What colour is your new die?
new-die-colour = { $colour }
colour-owned = You have a die of this colour: take each colour once first.
colour-full = You have two dice of this colour.
ask-roll-die = A die falls.
roll-die-rolled = { $sign }
ask-pay-die = Which die do you spend?
pay-die-spend = Die { $die }
no-such-die = You do not have that many dice.
die-spent = That die is spent.
die-wrong-sign = That die does not show the sign.
die-no-partner = No other die would be left for the second sign.
ask-pick-rerolls = Which dice do you reroll?
pick-rerolls-pick = Pick die { $die }
pick-rerolls-cast = Roll them
die-picked = This die is already picked.
no-die-picked = Pick a die first.

ask-explore-left = Explore: which unit do you activate? { $left ->
    [one] One activation is left
   *[other] { $left } activations are left
}{ $ships ->
    [0] .
    [one] , and one more for a ship.
   *[other] , and { $ships } more for ships.
}
explore-rouse = Activate the { $troop } in { $area }
explore-unmoor = Activate the ship on { $section }
explore-rest = Activate no more units
no-unit-there = You have no such unit there.
pinned = Your units there are pinned: they do not outnumber the enemy.
no-way-out = No way leads out of there.
no-ship-there = You have no ship there.
ship-stuck = That ship has nowhere to go.
ships-only = The activation that is left is for ships.
ask-march-on = { $kind } in { $area }: where to? { $left ->
    [one] One step is left.
   *[other] { $left } steps are left.
}
march-step = Go to { $area }
march-haul = Go to { $area } with a ram
march-halt = Stop here
not-next = That area is not adjacent to the unit’s own.
not-entered = Nobody enters a foreign or closed start area.
walled = A wall bars the way: take a ram along.
no-ram = You have no ram here to take along.
not-moved = An activated unit takes at least one step.
ask-sail-on = Ship on { $section }: where to? { $left ->
    [one] One step is left.
   *[other] { $left } steps are left.
}
sail-row = Sail to { $section }
sail-moor = Moor here
section-not-next = That section does not adjoin.
own-ship-there = Two of your ships never end on the same section.

move-costs = costs { $price }
reroll-costs = { $price-id ->
    [none] free this time, however many dice
   *[some] costs { $price }, however many dice
}
move-brings = brings { $gets }
any-goods = { $any ->
    [one] 1 good of your choice
   *[other] { $any } goods of your choice
}
trade-brings = costs { $gives }, brings { $any ->
    [0] { $gets }
   *[other] { $gets-id ->
        [none] { any-goods }
       *[some] { $gets } and { any-goods }
    }
}
trade-claims = { trade-brings }; your amphora goes there{ $points ->
    [0] {""}
    [one] , worth 1 point
   *[other] , worth { $points } points
}
trade-pays = { trade-brings }; the { $owner } get what you pay
convert-brings = costs { $price }, brings { $gets }
discovery-brings = { $price-id ->
    [none] brings { $card }
   *[some] costs { $price }, brings { $card }
}
growth-brings = costs { $price }; your population rises to { $goal } and then supports { $units ->
    [one] 1 unit
   *[other] { $units } units
}
ask-build-left = What do you build? { $left ->
    [one] One more.
   *[other] { $left } more.
}
build-wall = Wall in { $area }
build-settlement = Settlement in { $area }
build-ram = Battering ram in { $area }
build-ship = Ship on { $section }
build-level = Next ziggurat level
build-garden = Part of the Hanging Gardens
build-built = Build nothing more
not-known-yet = Your Build technology does not allow that yet.
too-dear = You do not have the goods for it.
none-left = None is left in your reserve.
no-site = Nothing is built in start areas or beside blocking markers.
nobody-there = You need a land unit there; a wall may also protect a settlement of yours.
built-already = There is one already.
enemy-there = Enemies are there.
unit-limit = Your population supports no more units.
not-at-home = Only in your start area or at a settlement you control, ships beside them.
ziggurat-complete = Your ziggurat is complete.
too-few-people = The next level needs a larger population.
gardens-done = All parts of the gardens are built.
garden-condition = You do not meet the conditions of this part.

ask-research-left = What do you research? { $left ->
    [0] No discovery is left.
    [one] One discovery is left.
   *[other] { $left } discoveries are left.
}
research-discover = Discover: { $action }
research-convert = Turn clay into tablets
research-researched = Finish
no-tablet = A discovery costs a tablet.
level-at-top = This technology is at its highest level.
discovered-enough = No discovery is left.
no-clay = You do not have the clay.
converted-already = Clay is converted only once.
half-is-over = That half of the action is over.
ask-discover = Which technology do you discover?
discover-learn = { $action }

ask-gather-left = Gather or trade: { $left } left to gather, { $trades } to trade. Pick goods, areas and trade spaces.
gather-gather = { $basic } from the start area
gather-harvest = From the settlement in { $area }
gather-forage = From a unit in { $area }
gather-fish = From the ship on { $section }, { $bank }
gather-trade = Trade { $slot }
gather-gathered = Finish
gathered-enough = You have gathered as much as the card allows.
source-used = You have already gathered here: each source gives only once.
no-settlement-there = You have no settlement there.
barren = Nothing is gathered in start areas or beside blocking markers.
traded-enough = You have traded as often as the card allows.
no-token = No token lies there.
trade-level = Your card does not trade on that level.
trade-ship = That trade space needs a ship on the map.
trade-price = You cannot pay the left side of the token.
ask-take-left = Which good do you take? { $left } left.
take-any-take = { $basic }
take-in-order = Name the goods in their order.

ask-raise-left = Which unit do you raise, and where? { $left } left.
raise-raise = { $troop } in { $area }
raise-raised = Raise no more
unit-not-known = Your Warfare technology does not allow that unit yet.
no-wood = A unit costs wood.
raise-at-home = Units are raised in your start area or at a settlement of yours.
ask-grow = By how much does your population grow?
grow-grow = { $steps ->
    [one] One step
   *[other] { $steps } steps
}
one-step-only = With your card the population grows by one step.
not-drawn = That cannot come up.

takes-role = { $player } takes role { $role }.
chooses-empire = { $player } leads the { $empire }.
chooses-home = The { $empire } begin in { $area }.
no-colony = The { $empire } place no settlement.
founds-colony = The { $empire } begin with a settlement and a wall in { $area }.
launches-ship = The { $empire } begin with a ship on { $section }.
garden-revealed = The next part of the gardens is revealed.
round = Round { $n }.
turn = It is the turn of the { $empire }.
acts = The { $empire } carry out { $action } ({ $technology }).
takes-die = The { $empire } take a die: { $colour }.
rolls = The { $empire } roll { $sign } ({ $colour }).
rerolls = The { $empire } pay for a reroll.
rerolls-free = The { $empire } reroll for free.
rests = The { $empire } activate no more units.
marches = { $kind-id ->
    [archer] An archer
    [rider] A rider
    [chariot] A chariot
    [ram] A ram
   *[spearman] A spearman
} of the { $empire } marches from { $origin } to { $goal }.
hauls = { $kind-id ->
    [archer] An archer
    [rider] A rider
    [chariot] A chariot
    [ram] A ram
   *[spearman] A spearman
} of the { $empire } marches with a ram from { $origin } to { $goal }.
sails = A ship of the { $empire } sails from { $origin } to { $goal }.
builds-no-more = The { $empire } build nothing more.
builds-ship = The { $empire } build a ship on { $section }.
builds-ram = The { $empire } build a battering ram in { $area }.
builds-settlement = The { $empire } found a settlement in { $area }.
builds-wall = The { $empire } build a wall in { $area }.
raises-ziggurat = The ziggurat of the { $empire } reaches level { $n }.
builds-garden = The { $empire } build the next part of the Hanging Gardens for { $price }.
gardens-complete = The Hanging Gardens are complete: this round is the last.
stops-research = The { $empire } finish their research.
converts = The { $empire } turn { $clay } clay into { $tablets ->
    [one] 1 tablet
   *[other] { $tablets } tablets
}.
discovers = The { $empire } discover { $technology }.
gathers-no-more = The { $empire } gather and trade no more.
gathers = The { $empire } gather { $good } in { $area }.
trades = The { $empire } trade { $gives } for { $gets }.
claims = An amphora of the { $empire } now stands on trade space { $slot }.
pays-owner = The { $empire } pay the { $owner } { $gives }.
takes-good = The { $empire } take { $good }.
takes-bones = The { $empire } take { $n ->
    [one] 1 knucklebone
   *[other] { $n } knucklebones
}.
raises-no-more = The { $empire } raise no more units.
raises = The { $empire } raise { $kind-id ->
    [archer] an archer
    [rider] a rider
    [chariot] a chariot
   *[spearman] a spearman
} in { $area }.
feeds = The { $empire } spend { $n } food.
