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
board-units = Units on the map and allowed
board-level = level { $n }
board-next = Next:
board-acted = done this turn
board-die = { $colour } die: { $sign }
board-die-spent = { $colour } die: { $sign }, spent
board-closed = Closed: nobody begins here
board-blocked = Blocked: units may pass and fight, nothing else happens
board-ziggurat = Ziggurat of the { $who }, level { $n }
board-settlement = Settlement of the { $who }
board-wall = Wall of the { $who }
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
board-slot = Trade { $slot }, level { $level }
board-empty = Empty
board-trades = { $give } → { $get }
board-amphora = Amphora of the { $who }
board-part = Part { $n }: { $what }
board-condition = Needs { $what }
board-kind-at-once = at once
board-kind-points = points at the end
board-kind-six-rounds = six rounds
board-battle = Battle in { $area }
board-attacker = attacks
board-defender = defends
board-row = Row { $n }
board-value = value { $n }
board-standard = Standard of Ur
board-less = One less
board-more = One more
board-stake = Stake { $n }
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
board-can-ram = Moves only with a unit, and breaks an enemy wall at the end of the round
board-can-ship = Adds knucklebones to battles on both banks, gathers there, and opens trade slots with a ship
board-hidden-how = Revealed when a unit ends its march here
board-told = What has happened
board-sum = { $tactics ->
    [0] strength { $strength }
   *[other] strength { $strength } + tactics { $tactics }
}
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
board-with-tactics = Fights with { $n }: strength and tactics, it has the advantage
board-without-tactics = Fights with { $n }: strength alone
board-fallen = no longer in the battle
board-last-battle = Last battle
board-solo-battle = Solo battle: lay knucklebones, then choose the fights
board-strategy-deck = { $n } more in the deck
board-siege-goal = You win with a unit and a ram in Ur, the defenders on position { $n } of either track.
board-siege-now = They stand on { $events } (events) and { $people } (population).
board-siege-waiting = Waiting in Ur, from a population on:
board-siege-from = from { $n }
board-siege-race = Ur: { $now } of { $n }
board-waves = Wave { $n } of 6 has come, { $beaten } { $beaten ->
    [one] is
   *[other] are
} beaten.
board-next-wave = The next wave, with { $bones ->
    [one] 1 knucklebone
   *[other] { $bones } knucklebones
}:
board-wave-race = Wave { $n } of 6
