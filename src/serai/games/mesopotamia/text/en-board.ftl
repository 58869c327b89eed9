# What the drawing says.
board-track-events = Events
board-track-population = Population
board-gardens = Hanging Gardens
board-trade = Trade
board-empires = Empires
board-to-battle = To the battle
board-to-event = To the event
board-to-map = Look at the map
board-go-on = Go on
board-pause = Pause
board-again = From the beginning
board-to-end = To the end
board-stores = Stores and dice
board-technologies = Technologies
board-missions = Missions
board-points = Points
board-levels = Levels of the ziggurat
board-units = Units on the map, of those allowed
board-level = level { $n }
board-next = Next:
board-acted = done this turn
board-die = { $colour } die: { $sign }
board-die-spent = { $colour } die: { $sign }, spent
board-throw = The { $empire } roll { $signs }.
board-reroll-die = Reroll { $sign } ({ $colour })
board-spend-die = Spend { $sign } ({ $colour })
board-home = { $area } (start area { $n })
board-ground-closed = Closed: nobody begins here
board-ground-blocked = Blocked: units may pass and fight, nothing else happens
board-ziggurat = Ziggurat of the { $who }, level { $n }
board-built-settlement = Settlement of the { $who }
board-built-wall = Wall of the { $who }
board-troop = { $n } × { $what }, { $who }
board-pinned = { $n } × { $what }, { $who }, pinned
board-why-pinned = Pinned: { $mine } against { $theirs }. Only units that outnumber the enemies may leave
board-hidden = A hidden event
board-token = { $what }: { $n ->
    [one] 1 point
   *[other] { $n } points
} for whoever controls the area at the end
board-running = { $what }: the { $who } are in round { $n } of six
board-speed = Speed { $n }
board-over = Advantage over: { $what }
board-between = Between { $what }
board-ship = Ship of the { $who }
board-slot = Trade, level { $level }
board-empty = Empty
board-trades = { $give } → { $get }
board-amphora = Amphora of the { $who }
board-part = Part { $n }: { $what }
board-condition = Needs { $what }
board-kind-at-once = at once
board-kind-points = points at the end
board-kind-six-rounds = six rounds
board-battle = Battle in { $area }
board-role-attacker = attacker
board-role-defender = defender
board-row = Row { $n }
board-value = value { $n }
board-standard = Standard of Ur
board-purses = Attacker can still lay { $mine }, defender { $other }
board-funds = Attacker may stake { $mine }, defender { $other }
board-simple = A simple battle: what is staked counts together with the units.
board-line-events = Event track
board-line-population = Population track
board-line-gardens = Gardens
board-line-trade = Trade
board-line-tokens = Event tokens
board-line-settlements = Settlements
board-line-areas = Areas
board-line-missions = Missions
board-one-stake = Stake
board-standing-1 = points
board-standing-2 = place on the population track
board-goods = Goods
board-dice = Dingir dice
board-army = On the map
board-left = Left in the reserve
board-amphorae = Amphorae
board-event-dice = Event dice
board-signs = With dice: { $what }
board-march = March, { $kind }: { $from } → { $to }
board-steps = { $n } of { $of } { $of ->
    [one] step
   *[other] steps
}
board-with-ram = with a ram
board-must-stop = stops there: enemies
board-meets-event = reveals the event
board-meets-tribe = battle against the tribe
board-meets-enemies = battle at the end of the round
board-meets-wall = the ram breaks the wall
board-meets-ships = all ships there sink
board-step-by-step = step by step
board-out-of-reach = Out of reach for this unit
board-told = What has happened
board-tie = Equal: the higher seal on the event track wins, a tribe never.
board-phases = The battle, step by step
board-phase-stakes = Stakes
board-phase-lay = Knucklebones
board-phase-rows = Rows
board-phase-fights = Fights
board-how-stakes = Both sides fill their Standard in secret. In each compartment the higher stake lays the difference on its cards; the lower gets half of its own back.
board-how-lay = Lay what you have won on empty slots of your cards.
board-how-rows = Whoever won tactics decides who meets whom. Units of one side queue behind each other.
board-how-fights = The higher value wins: strength, and tactics against kinds the unit has the advantage over. A loser whose mobility is better retreats, else it is lost; the winner tires.
board-with-tactics = Fights with { $n }: strength and tactics, since it has the advantage
board-without-tactics = Fights with { $n }: strength alone
board-last-battle = Last battle
board-strategy-deck = { $n } more in the deck
board-siege-goal = You win with a unit and a ram in Ur, the defenders on position { $n } of either track.
board-siege-now = They stand on { $events } (events) and { $people } (population).
board-siege-waiting = Waiting in Ur, by population:
board-siege-from = from { $n }
board-waves = Wave { $n } of 6 has come, { $beaten } { $beaten ->
    [one] is
   *[other] are
} beaten.
board-next-wave = The next wave, with { $bones ->
    [one] 1 knucklebone
   *[other] { $bones } knucklebones
}:
board-less = { $what }: one less
board-more = { $what }: one more
board-stake = Stake { $what }
board-stake-least = At least { $n } must be staked
board-left-to-stake = { $n } left
board-other-funds = the other side has { $n }
board-secret = Secret until both have staked
board-even = Equal: both are lost
board-beats = beats
board-undrawn = Card still to be drawn
board-fate-lost = lost
board-fate-retreats = retreats
board-fate-trapped = lost
board-why-higher = The { $what } wins with { $n } against { $m }.
board-why-advantage = The { $what } wins with { $n } against { $m }: it has the advantage, so its tactics count.
board-why-track = Both are equally strong; the { $what } wins because its seal is higher on the event track.
board-why-tribe = Both are equally strong; the { $what } wins because a tribe never wins a tie.
board-fate-why-lost = The { $what } is not faster and is lost.
board-fate-why-lost-even-track = Both are equally fast; the { $what } is lost because its seal is lower on the event track.
board-fate-why-lost-even-tribe = Both are equally fast; the { $what } is lost because a tribe never wins a tie.
board-fate-why-retreats = The { $what } is faster and retreats.
board-fate-why-retreats-even-track = Both are equally fast; the { $what } retreats because its seal is higher on the event track.
board-fate-why-retreats-even-tribe = Both are equally fast; the { $what } retreats because a tribe never wins a tie.
board-fate-why-trapped = The { $what } has nowhere to go and is lost.
board-holds = holds the area
board-close = Close
board-battle-again = Seen again: battle in { $area }
board-retell = Tell it again
board-step-back = One step back
board-step-on = One step on
board-worth = Units { $n }
board-how-over = The battle is over. It can be told again below, step by step.
board-solo-lay = Lay as many knucklebones as you like on your cards. The other side answers in each fight with no more than it needs.
board-solo-fights = You choose who fights whom. The other side lays what it needs to win, else to escape; the winner tires.
board-solo-over = The battle is over. It can be told again below, step by step.
board-to-empires = To the empires
board-to-scores = To the scoring
board-scores = Final scoring
board-source = Source
board-round = Round { $n }
board-order = Turn order: { $who }
board-siege-race = Their victory: { $now } of { $n }
board-wave-race = { $n ->
    [0] The first wave comes after your turn
   *[other] Wave { $n } of 6
}
board-automa-race = { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-fulfilled = Fulfilled
board-strong = Its technologies are strong in
board-begins-ziggurat = A level of the ziggurat and its die
board-begins-settlement = A settlement and a wall beside the start area
board-begins-ship = A ship
board-begins-population = Position { $n } on the population track
board-begins-events = Position { $n } on the event track
board-begins-rerolls = A free reroll each turn
board-block = A blocking marker
board-edges = Tactics count against:
board-waves-goal = You win when the sixth wave is beaten. You have lost when an enemy unit enters Assur and none of yours holds it.
board-field = The field
board-choosing = Empires to choose from
