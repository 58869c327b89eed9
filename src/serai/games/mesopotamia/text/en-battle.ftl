# Battles, walls and settlements.
compartment-strength = Strength
compartment-tactics = Tactics
compartment-mobility = Mobility

ask-order-battles = Which battle comes next?
order-battles-battle = Fight over { $area }
no-battle-there = { $area }: no battle is left to be named there.
battle-order = { $player } names battle { $place }: { $area }.
ships-sink = { $section }: ships of different empires meet and all sink.

choose-pair-pit = The { $empire }
ask-first-side = { $area }: several sides meet. Who fights first?
ask-second-side = { $area }: against whom do the { $empire } fight first?
side-not-here = The { $empire } have no land unit in { $area }.
side-picked = The { $empire } are already picked.
picks-side = { $player } sends the { $empire } into battle first.
battle = In { $area } the { $empire } attack the { $other }.

ask-draw-card = A battle card is drawn.
draw-card-deal = { $battle-card }
battle-card = The { $empire } draw { $battle-card }.
ask-roll-tribe = A die is rolled for the tribe.
roll-tribe-tribe = The tribe rolls { $pips }
tribe-rolls = The tribe rolls { $die } and has { $bones ->
    [one] 1 knucklebone
   *[other] { $bones } knucklebones
}; { $player } plays it.
ask-choose-tamed = Tribes are beaten. Which event is revealed next?
choose-tamed-unveil = Reveal the event of { $area }
not-tamed = { $area }: no beaten tribe guarded an event there.
picks-event = { $player } chooses the event of { $area } to be revealed next.

ask-stake = { $compartment }: how many knucklebones do the { $empire } stake? They have { $stock } in all.
ask-stake-simple = How many knucklebones do the { $empire } stake? They have { $stock }.
stake-stake = Stake { $bones }
stake-too-many = You cannot stake that many: { $left } left.
stake-ships = At least { $least } must be staked in all: knucklebones of ships cannot be kept.
stake-all = A tribe stakes all its knucklebones, here { $left }.
you-stake = You stake { $count } on { $compartment }.
has-staked = The { $empire } have staked.
stake-shown = The { $empire } staked { $count }.
stakes-shown = The { $empire } staked { $strength } on strength, { $tactics } on tactics, { $mobility } on mobility.
stakes-equal = The stakes on { $compartment } are equal, and both are lost.
stake-won = On { $compartment } the { $empire } win { $bonus ->
    [one] 1 knucklebone
   *[other] { $bonus } knucklebones
} for their cards.
stake-back = The { $empire } get { $count ->
    [one] 1 knucklebone
   *[other] { $count } knucklebones
} back.
bonus-lost = The { $empire } have no slot for { $count ->
    [one] 1 knucklebone
   *[other] { $count } knucklebones
} of the bonus.

ask-lay = { $compartment }: on which card do the { $empire } lay a knucklebone? { $left } to lay.
lay-lay = Lay on { $battle-card }
lays = The { $empire } lay a knucklebone on { $battle-card } for { $compartment }.
card-not-yours = { $battle-card } is not one of your cards in this battle.
card-full = { $battle-card } has no empty slot for { $compartment }.

arranges = The { $empire } arrange the rows.
deploy-post = { $battle-card }
deploy-next = Nobody else
row = { $battle-card } takes a place in row { $row }.
ask-front = Row { $row }: who of yours stands in front?
ask-facing = Row { $row }: who faces { $battle-card }?
ask-behind = Row { $row }: who queues behind { $battle-card }?
ask-behind-facing = Row { $row }: who queues behind the unit that faces { $battle-card }?
card-not-here = { $battle-card } is not in this battle.
card-wrong-side = { $battle-card } stands on the other side.
card-placed = { $battle-card } already has its place.
row-order = Rows are made in the order of your cards; { $battle-card } comes too early.
one-must-face = One enemy must be left to face your units in the next row.
no-more-rows = Those who are left can form no further row.

fight = { $battle-card } and { $other } meet in row { $row }, with { $value } against { $against }.
fight-won = { $battle-card } of the { $empire } wins; the attacker has a mobility of { $mobility }, the defender of { $against }.
unit-lost = The { $empire } lose { $kind-id ->
    [archer] an archer
    [rider] a rider
    [chariot] a chariot
   *[spearman] a spearman
}.
exhausted = { $battle-card } of the { $empire } is exhausted and loses a knucklebone for { $compartment }.
ask-tire = Tired by the victory: in which category does { $battle-card } lose a knucklebone?
tire-tire = { $compartment }
nothing-laid = No knucklebone is laid on { $battle-card } for { $compartment }.
battle-won = The { $empire } hold { $area }.

ask-retreat = Retreat of the { $empire }, { $kind }: where to?
retreat-retreat = Retreat to { $area }
retreats = { $kind-id ->
    [archer] An archer
    [rider] A rider
    [chariot] A chariot
   *[spearman] A spearman
} of the { $empire } retreats to { $area }.
no-retreat = { $kind-id ->
    [archer] An archer
    [rider] A rider
    [chariot] A chariot
   *[spearman] A spearman
} of the { $empire } finds no area to retreat to and is lost.
retreat-not-next = { $area } is not next to { $battlefield }.
retreat-start = { $area } is a start area that this unit cannot enter.
retreat-enemies = Enemy units stand in { $area }.
retreat-wall = An enemy wall stands in { $area }.

simple-sums = The { $empire } reach { $sum }, the { $other } { $against }.
ask-sacrifice = Which unit do the victorious { $empire } lose?
sacrifice-sacrifice = { $kind }
no-such-unit = There is no such unit of yours in this battle: { $kind }.

wall-falls = In { $area } a ram of the { $empire } breaks the wall of the { $owner } and is lost with it.
wall-is-lost = The wall of the { $owner } in { $area } does not outlast the battle.
ram-lost = In { $area } a ram of the { $empire } is left among enemies and lost.
ask-conquer = { $area }: raze the settlement of the { $owner } or take it?
conquer-raze = Raze it
conquer-seize = Take it
conquest-razes = brings you nothing; the { $owner } lose { $points ->
    [one] 1 point
   *[other] { $points } points
}
conquest-seizes = brings you { $points ->
    [one] 1 point
   *[other] { $points } points
}, which the { $owner } lose{ $wall ->
    [0] {""}
   *[other] , and removes their wall
}; { $left ->
    [0] it is your last settlement
    [one] 1 settlement is left for you to place
   *[other] { $left } settlements are left for you to place
}
razes = The { $empire } raze the settlement of the { $owner } in { $area }.
seizes = The { $empire } take the settlement of the { $owner } in { $area }.
no-settlement-left = You have no settlement left to put there.

battle-card-s1 = Spearman Iddin
battle-card-s2 = Spearman Belanum
battle-card-s3 = Spearman Ilshu
battle-card-s4 = Spearman Warad
battle-card-s5 = Spearman Sinidi
battle-card-s6 = Spearman Apil
battle-card-s7 = Spearman Ubar
battle-card-s8 = Spearman Nanum
battle-card-s9 = Spearman Etel
battle-card-s10 = Spearman Ahum
battle-card-s11 = Spearman Zimri
battle-card-s12 = Spearman Puzur
battle-card-s13 = Spearman Ishme
battle-card-s14 = Spearman Dadi
battle-card-s15 = Spearman Kubu
battle-card-s16 = Spearman Lipit
battle-card-a1 = Archer Akiya
battle-card-a2 = Archer Rimut
battle-card-a3 = Archer Belshu
battle-card-a4 = Archer Dugga
battle-card-a5 = Archer Gamil
battle-card-a6 = Archer Habil
battle-card-a7 = Archer Ikun
battle-card-a8 = Archer Kalbu
battle-card-a9 = Archer Mannu
battle-card-a10 = Archer Nabu
battle-card-a11 = Archer Qishti
battle-card-a12 = Archer Silli
battle-card-a13 = Archer Tabni
battle-card-a14 = Archer Urdu
battle-card-a15 = Archer Yasim
battle-card-a16 = Archer Enki
battle-card-r1 = Rider Ashared
battle-card-r2 = Rider Balasu
battle-card-r3 = Rider Damiq
battle-card-r4 = Rider Erib
battle-card-r5 = Rider Gimil
battle-card-r6 = Rider Hunzu
battle-card-r7 = Rider Imgur
battle-card-r8 = Rider Kuri
battle-card-r9 = Rider Liwwir
battle-card-r10 = Rider Mudad
battle-card-r11 = Rider Nurat
battle-card-r12 = Rider Pazar
battle-card-r13 = Rider Remu
battle-card-r14 = Rider Samsi
battle-card-r15 = Rider Tarib
battle-card-r16 = Rider Zababa
battle-card-c1 = Chariot Arad
battle-card-c2 = Chariot Bazi
battle-card-c3 = Chariot Dumuq
battle-card-c4 = Chariot Elali
battle-card-c5 = Chariot Girra
battle-card-c6 = Chariot Humban
battle-card-c7 = Chariot Ibbi
battle-card-c8 = Chariot Kiden
battle-card-c9 = Chariot Luga
battle-card-c10 = Chariot Marduk
battle-card-c11 = Chariot Nidin
battle-card-c12 = Chariot Palih
battle-card-c13 = Chariot Rabi
battle-card-c14 = Chariot Sumu
battle-card-c15 = Chariot Tishpak
battle-card-c16 = Chariot Uqnu
