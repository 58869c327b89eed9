# Events, missions and the final scoring.
which-first = the upper option
which-second = the lower option
draw-event-reveal = Reveal { $event }
choose-option-option = { $which-id ->
    [first] Choose the upper option
   *[second] Choose the lower option
}
give-up-give-up = Give up the event in { $area }
ask-give-up = All your event dice are in use. Which running event do you give up?
launch-launch = Launch on { $section }
ask-launch = Where is your ship launched?
deal-mission-draw = Draw { $mission }
return-mission-return = Return “{ $mission }”
ask-return-mission = Which mission do you put back under the stack?
final-scoring-score = Count the points
ask-draw-event = An event comes to light.
ask-deal-mission = A mission is drawn.
ask-final-scoring = The match is over. Everything is counted.

event-price = This option costs { $price }.
no-event-die = All three of your event dice are already on the map.
no-own-die-there = No event die of yours lies there.
no-berth = No ship can be launched there: the section must be free and lie beside the event, else beside your start area or a settlement of yours.
mission-not-in-hand = You do not hold this mission.

ask-choose-option-of = { $event } in { $area }: which option do you choose?
option-does = { $what }
mission-asks = { $what }
event-revealed = { $area }: the { $empire } reveal “{ $event }”.
event-chosen = { $area }: the { $empire } choose “{ $choice }”.
event-brings = The { $empire } receive { $what }.
event-instead = It cannot be placed: the { $empire } receive 1 { $good } instead.
event-unit = { $area }: the { $empire } gain { $kind-id ->
    [archer] an archer
    [ship] a ship
    [ram] a ram
    [rider] a rider
    [chariot] a chariot
   *[spearman] a spearman
}.
event-ship = { $section }: the { $empire } gain a ship.
event-wall = { $area }: the { $empire } gain a wall.
event-settlement = { $area }: the { $empire } gain a settlement.
event-no-settlement = No settlement can be placed: the { $empire } take { $count ->
    [one] 1 good
   *[other] { $count } goods
} of their choice.
event-die-laid = { $area }: the { $empire } lay an event die and hold the area for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }.
event-die-turned = { $area }: the event die of the { $empire } shows { $pips }.
event-completed = { $area }: the { $empire } have completed “{ $event }”.
event-rests = { $area }: “{ $event }” rests, the { $empire } do not control the area.
event-taken-over = { $area }: the { $empire } take over “{ $event }” and choose anew.
event-given-up = { $area }: the { $empire } give up “{ $event }”.
climbs-events = The { $empire } climb the event track to position { $position }.
climbs-population = The population of the { $empire } grows to { $position }.
draws-mission = The { $empire } draw a mission.
mission-drawn = You have drawn “{ $mission }”.
returns-mission = The { $empire } put a mission back.
no-mission-left = No mission is left for the { $empire }.
mission-fulfilled = The { $empire } have fulfilled “{ $mission }”.
scores-events = The { $empire }, place { $place } on the event track: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scores-population = The { $empire }, place { $place } on the population track: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scores-gardens = The { $empire }, Hanging Gardens: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scores-trade = The { $empire }, trade tokens: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scores-tokens = The { $empire }, event tokens: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scores-settlements = The { $empire }, settlements: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scores-areas = The { $empire }, occupied areas: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scores-missions = The { $empire }, missions: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scores-total = The { $empire } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} in total.

# What cards say, put together from the numbers of the pack.
card-price = Pay { $what }.
card-gain = Gain { $what }.
card-any = Gain { $n ->
    [one] 1 basic good
   *[other] { $n } basic goods
} of your choice.
card-round = Each round: { $what }. After the last round:
card-spearman = Place a spearman here.
card-archer = Place an archer here.
card-rider = Place a rider here.
card-chariot = Place a chariot here.
card-ship = Place a ship nearby.
card-wall = Place a wall here.
card-settlement = Place a settlement here.
card-ziggurat = Build a level of your ziggurat for free.
card-population = Population +1.
card-mission = Draw a mission.
card-discover = Discover the next technology of { $action }.
card-discover-any = Discover the next level of any technology.
card-points = The token stays: { $n ->
    [one] 1 point
   *[other] { $n } points
} for whoever controls the area at the end.
card-track = Event track +{ $n }.

counted-good = { $what-id ->
    [tablet] { $count ->
        [one] 1 tablet
       *[other] { $count } { $what }
    }
    [bone] { $count ->
        [one] 1 knucklebone
       *[other] { $count } { $what }
    }
   *[other] { $count } { $what }
}
amount-stone = { $n } stone
amount-wood = { $n } wood
amount-clay = { $n } clay
amount-food = { $n } food
amount-tablet = { $n ->
    [one] 1 tablet
   *[other] { $n } tablets
}
amount-bone = { $n ->
    [one] 1 knucklebone
   *[other] { $n } knucklebones
}
need-level = { $what } at level { $n }
need-unit = { $n } × { $what } on the map
need-terrain-plain = { $n ->
    [one] 1 area on the plain
   *[other] { $n } areas on the plain
}
need-terrain-mountain = { $n ->
    [one] 1 area in the mountains
   *[other] { $n } areas in the mountains
}
need-terrain-desert = { $n ->
    [one] 1 area in the desert
   *[other] { $n } areas in the desert
}
need-army = { $n ->
    [one] 1 unit on the map
   *[other] { $n } units on the map
}
need-settlements = { $n ->
    [one] 1 settlement
   *[other] { $n } settlements
}
need-walls = { $n ->
    [one] 1 wall
   *[other] { $n } walls
}
need-ziggurat = ziggurat level { $n }
need-gardens = { $n ->
    [one] 1 part
   *[other] { $n } parts
} of the gardens
need-amphorae = { $n ->
    [one] 1 amphora on a trade token
   *[other] { $n } amphorae on trade tokens
}
need-population = population { $n }
need-events = event track { $n }
need-areas = { $n ->
    [one] 1 area occupied
   *[other] { $n } areas occupied
}

# The table in the terminal.
show-round = Round { $round }; turn order: { $order }
show-legend-ground = Ground: { $grounds }; a start area with * brings goods of your choice
show-legend = Z2:1 ziggurat of level 2, seat 1; H1 settlement; #1 wall; ? hidden event; ! open event; *3 points; d4:1 fourth round of six; XX blocked; -- closed
show-legend-units = Units: { $units }; before the colon stands whose they are, t for a tribe
show-areas = Areas, their neighbours and their river sections
show-ships = Ships: { $ships }
show-track-events = Event track
show-track-population = Population track
show-limits = Units allowed by population: { $limits }
show-trade = Trade area
show-needs-ship = (needs a ship)
show-gardens = Hanging Gardens
show-battle = Battle in { $area }: unit, card, row, knucklebones laid
show-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
show-any = { $n } of your choice
show-pieces = units { $units } of { $limit }; left: settlements { $settlements }, walls { $walls }, amphorae { $amphorae }
show-missing = still missing: { $what }
show-met = fulfilled
technology-does-explore = { $a ->
    [one] 1 activation: a unit marches or a ship sails
   *[other] { $a } activations: in each a unit marches or a ship sails
}{ $b ->
    [0] {""}
   *[other] ; { $b } more for ships alone
}
technology-does-build = build { $a ->
    [one] one
   *[other] { $a }
} of: { $what }
technology-does-research = turn { $a } clay into { $b ->
    [one] 1 tablet
   *[other] { $b } tablets
}, make { $c ->
    [one] 1 discovery
   *[other] { $c } discoveries
}
technology-does-gather = gather { $a } goods; { $b ->
    [one] 1 trade
   *[other] { $b } trades
}, up to level { $c }
technology-does-warfare = gain { $a ->
    [one] 1 knucklebone
   *[other] { $a } knucklebones
}, raise { $b ->
    [one] 1 unit
   *[other] { $b } units
}{ $free ->
    [no] {""}
   *[other] ; for free: { $free }
}
technology-does-growth = { $a } food for one step{ $b ->
    [0] {""}
   *[other] , { $b } food for two
}
