# Siege of Ur and Guardians of Assur.
order-explore = Explore
order-build = Build
order-research = Research
order-gather = Gather & Trade
order-warfare = Warfare
order-growth = Growth
order-star = the star

ask-reveal-order = The defenders of Ur reveal a card.
reveal-order-order = { $order }
ask-turn-up = The defenders of Ur turn up an event.
ur-reveals = Ur: the { $empire } reveal { $order }.
ur-rests = Ur: on the star the { $empire } do nothing.
ur-claims = Ur: amphora on { $slot }, the free token farthest to the right up to level { $level } (one above your Gather & Trade).
ur-no-token = Ur: no amphora. Either no token is free up to level { $level }, or all six amphorae are already out.
ur-arms = Ur: the { $empire } take { $bones ->
    [one] 1 knucklebone
   *[other] { $bones } knucklebones
}: population { $people } divided by 3, rounded up.
ur-no-unit = Ur: no new unit. None that waits at population { $people } or below has a place.
ur-posts-settlement = Ur: { $kind } to { $area }, their settlement nearest to your land units.
ur-posts-wall = Ur: { $kind } to { $area }, their wall nearest to your land units.
ur-posts-front = Ur: { $kind } to { $area }, the rightmost area next to your land units.
ur-explores = Ur: the unit in { $area } explores the hidden event it stands on; of all such events this one is nearest to you.
ur-goes = Ur: { $kind } from { $origin } to { $goal }, the topmost hidden event beside their units.
ur-draws-back = Ur: no event is left, so { $kind } goes from { $origin } to { $goal }, toward Ur.
ur-holds-position = Ur: no hidden event lies beside their units; the { $empire } hold their position.
ur-takes-event = Ur: “{ $event }” brings the { $empire } { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} on the event track and nothing else; card and token leave.
ur-holds-out = The { $empire } stand on position { $position }: Ur has held out; the siege is lost.
ur-falls = The { $empire }: { $kind } with a ram in { $area }. Ur has fallen, the siege is won!
siege-too-long = Round { $round } is over and Ur still stands: the siege is lost.
ur-needs-ram = Ur is entered only together with a ram: haul one along.
trade-barred = The defenders of Ur have their amphora on this token: you cannot use it.

wave-comes = Wave { $wave }: the { $empire } get { $bones ->
    [one] 1 knucklebone
   *[other] { $bones } knucklebones
} (2 and the number of the wave) and have { $stock }.
wave-brings = Wave: { $count ->
    [0] { $kind }: no miniature is left.
   *[other] { $count } × { $kind }, new in the camp.
 }
wave-by-bones = Wave { $wave } is beaten: the { $empire } have no knucklebones left.
wave-by-units = Wave { $wave } is beaten: the { $empire } have no land unit left.
wave-garden = The { $empire } take a part of the Hanging Gardens as a mark of the beaten wave.
waves-too-long = Round { $round } is over and not all waves are beaten: Assur cannot be held any longer.
garden-marks-waves = Here the parts of the gardens mark beaten waves and cannot be built.
horde-pinned = Horde: { $kind } is pinned in { $area }.
horde-no-way = Horde: { $kind } in { $area } has nowhere to go.
horde-waits = Horde: { $kind } waits in { $area }: a wall bars { $goal }, and no ram is there.
horde-marches = Horde: { $kind } from { $origin } to { $goal }, the shortest way to Assur.
horde-lured = Horde: { $kind } from { $origin } to { $goal }: of equal ways one that passes an event with a die.
horde-upper = Horde: { $kind } from { $origin } to { $goal }: of equal ways the upper one.
horde-lower = Horde: { $kind } from { $origin } to { $goal }: of equal ways the lower one.
horde-hauls = Horde: { $kind } with a ram from { $origin } to { $goal }, the shortest way to a wall.
horde-hauls-on = Horde: { $kind } with a ram from { $origin } to { $goal }: no wall stands, so toward Assur.
horde-tramples = Horde: every other way is barred, the tribe of { $area } is wiped out without a fight, and its event with it.
horde-destroys = Horde: in { $area } “{ $event }” is destroyed, with card, token and die.
assur-entered = Horde: { $kind } enters { $area }, and nobody defends it. Assur has fallen; the match is lost.
assur-falls = After the battle the { $empire } stand alone in { $area }. Assur has fallen; the match is lost.
assur-stands = The sixth wave is beaten: the { $empire } withdraw. Assur is saved!

show-defenders = defenders of Ur
show-horde = horde
show-siege = Ur holds out on position { $losing } of either track. Defenders who wait: { $waiting }.
show-waves = Waves beaten: { $beaten }, come: { $waves }.
show-next-wave = Wave { $wave } brings { $units }, and knucklebones: { $bones }.
