# Playing alone or beside an Automa.
ask-choose-rival = Which empire plays against you?
chooses-rival = { $player } plays against the { $empire }.

ask-draw-some = A battle card is drawn.
ships-bring = Ships bring the { $empire } { $count ->
    [one] 1 knucklebone
   *[other] { $count } knucklebones
} for this battle.
tribe-has = The tribe rolls { $die } and has { $bones ->
    [one] 1 knucklebone
   *[other] { $bones } knucklebones
}.
ask-arm-left = On which cards do the { $empire } lay knucklebones? They have { $left }.
arm-arm = { $battle-card }: { $compartment }
arm-armed = Enough
no-bones-left = There is no knucklebone left to lay on { $battle-card }.
bones-must-be-laid = Knucklebones of ships and of tribes must be laid as long as slots are free: { $left } to lay.
ask-meet-first = Which of your units fights next?
ask-meet-second = Against whom does { $battle-card } fight?
meet-meet = { $battle-card }
meets = { $battle-card } meets { $other }, with { $value } against { $against }.
reaction-wins = The { $empire } can win and lay { $count ->
    [one] 1 knucklebone
   *[other] { $count } knucklebones
} on { $battle-card }.
reaction-catches = The { $empire } can destroy the beaten unit and lay { $count ->
    [one] 1 knucklebone
   *[other] { $count } knucklebones
} on the mobility of { $battle-card }.
reaction-escapes = { $battle-card } of the { $empire } cannot win but can escape{ $count ->
    [0] , as it is fast enough
    [one] {" "}with 1 knucklebone on mobility
   *[other] {" "}with { $count } knucklebones on mobility
}.
reaction-yields = { $battle-card } of the { $empire } can neither win nor escape{ $count ->
    [0] {""}
   *[other] {" "}and discards 1 knucklebone
}.
bones-back = The { $empire } take { $count ->
    [one] 1 knucklebone
   *[other] { $count } knucklebones
} back for rows they have lost.

ask-draw-strategy = A strategy card is drawn.
draw-strategy-strategy = Strategy card { $strategy }
ask-draw-action = An action card is drawn.
draw-action-card = Action card: { $action-card }
strategy-shown = Strategy card { $strategy } is turned up.
strategy-discarded = Strategy card { $strategy } is done and discarded.
strategy-passed-over = Strategy card { $strategy } is passed over.
strategy-not-found = No strategy card with this action is left: { $action }.
strategies-reshuffled = The discarded strategy cards are shuffled into a new deck.
strategy-ranks = { $place }. Strategy card { $strategy }, priority { $priority }: { $reason }.
action-cards = The Automa’s { $empire } have { $level ->
    [0] no ziggurat level
    [one] 1 ziggurat level
   *[other] { $level } ziggurat levels
}: { $count ->
    [0] no action card
    [one] 1 action card
   *[other] { $count } action cards
} and one more action.
strategy-acts = The { $empire } draw { $action }: strategy card { $strategy }.
star-acts = The star of the { $empire } stands for { $action }: strategy card { $strategy }.
extra-acts = Extra action of the { $empire }: { $action } of strategy card { $strategy }.
action-lost = The { $empire } draw { $action }, but no strategy card has it free: it is lost.
star-drawn = The { $empire } draw the star; it is used last.
star-lost = No action is left for the star of the { $empire }.
extra-lost = No action is left for the { $empire }.
knows-everything = The { $empire } know all technologies.
claims-nothing = The { $empire } find no trade token for an amphora.
raises-nothing = The { $empire } can raise no unit.
builds-nothing = The { $empire } can build nothing.
builds-garden-free = The { $empire } build the next part of the Hanging Gardens.
finds-no-way = No unit of the { $empire } finds a way to a target.
automa-wins = The Automa’s { $empire } have { $points ->
    [one] 1 point
   *[other] { $points } points
} and win alone.
automa-beaten = The Automa’s { $empire } have { $points ->
    [one] 1 point
   *[other] { $points } points
} and are beaten.
rating = { $points ->
    [one] 1 point
   *[other] { $points } points
} playing alone: { $king }.
king-scribe = you rank as a scribe
king-governor = you rank as a governor
king-king = you rank as a king
king-four-quarters = you rank as king of the four quarters of the world

action-card-explore = Explore
action-card-build = Build
action-card-research = Research
action-card-gather = Gather & Trade
action-card-warfare = Warfare
action-card-growth = Growth
action-card-star = the star
strategy-sc1 = 1 (Defence)
strategy-sc2 = 2 (Discovery)
strategy-sc3 = 3 (Progress)
strategy-sc4 = 4 (Prosperity)
strategy-sc5 = 5 (Attack)
strategy-sc6 = 6 (Raid)
strategy-sc7 = 7 (Scholars)
strategy-sc8 = 8 (Mobilisation)
strategy-sc9 = 9 (Development)
strategy-sc10 = 10 (Pilgrimage)
strategy-sc11 = 11 (Sumerian Progress)
strategy-sc12 = 12 (Sumerian Scholars)
strategy-sc13 = 13 (Babylonian Prosperity)
strategy-sc14 = 14 (Babylonian Development)
strategy-sc15 = 15 (Akkadian Raid)
strategy-sc16 = 16 (Akkadian Mobilisation)
strategy-sc17 = 17 (Elamite Defence)
strategy-sc18 = 18 (Elamite Discovery)
reason-home-threatened-met = enemies are at a settlement or the start area
reason-home-threatened-unmet = no enemy is at a settlement or the start area
reason-event-near-met = a hidden event is within two areas
reason-event-near-unmet = no hidden event is within two areas
reason-laws-missing-met = Code of Laws is still missing
reason-laws-missing-unmet = Code of Laws is known
reason-not-first-people-met = it is not first on the population track
reason-not-first-people-unmet = it is first on the population track
reason-human-holds-met = a human has a settlement or holds an event
reason-human-holds-unmet = no human has a settlement or holds an event
reason-lone-unit-near-met = a lone human unit is within two areas
reason-lone-unit-near-unmet = no lone human unit is within two areas
reason-few-technologies-met = fewer than three technologies of level 3
reason-few-technologies-unmet = three technologies of level 3 already
reason-fewer-units-met = fewer land units than a human
reason-fewer-units-unmet = no fewer land units than any human
reason-few-settlements-met = fewer than two settlements
reason-few-settlements-unmet = two settlements already
reason-not-first-events-met = it is not first on the event track
reason-not-first-events-unmet = it is first on the event track

show-automa = Automa
show-strategies = The Automa’s strategy cards ({ $empire }, { $level }; { $deck } in the deck), the most urgent first:
