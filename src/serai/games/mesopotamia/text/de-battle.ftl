# Gefechte, Mauern und Siedlungen.
compartment-strength = Stärke
compartment-tactics = Taktik
compartment-mobility = Mobilität

ask-order-battles = Welches Gefecht kommt als Nächstes?
order-battles-battle = Gefecht: { $area }
no-battle-there = { $area }: Dort steht kein Gefecht mehr aus.
battle-order = { $player } legt Gefecht { $place } fest: { $area }.
ships-sink = { $section }: Schiffe verschiedener Imperien treffen aufeinander und sinken alle.

choose-pair-pit = Die { $empire }
ask-first-side = { $area }: Mehrere Seiten treffen aufeinander. Wer kämpft zuerst?
ask-second-side = { $area }: Gegen wen kämpfen die { $empire } zuerst?
side-not-here = { $area }: Die { $empire } haben dort keine Landeinheit.
side-picked = Die { $empire } sind schon ausgewählt.
picks-side = { $player } schickt zuerst die { $empire } ins Gefecht.
battle = Im Gebiet { $area } greifen die { $empire } die { $other } an.

ask-draw-card = Eine Gefechtskarte wird gezogen.
draw-card-deal = { $battle-card }
battle-card = Die { $empire } ziehen { $battle-card }.
ask-roll-tribe = Für den Stamm wird gewürfelt.
roll-tribe-tribe = Der Stamm würfelt { $pips }
tribe-rolls = Der Stamm würfelt { $die } und hat { $bones } Knöchelchen; ihn führt { $player }.
ask-choose-tamed = Stämme sind besiegt. Welches Ereignis wird als Nächstes aufgedeckt?
choose-tamed-unveil = Ereignis aufdecken: { $area }
not-tamed = { $area }: Dort hat kein besiegter Stamm ein Ereignis bewacht.
picks-event = { $player } wählt, welches Ereignis als Nächstes aufgedeckt wird: { $area }.

ask-stake = { $compartment }: Wie viele Knöchelchen setzen die { $empire }? Insgesamt haben sie { $stock }.
ask-stake-simple = Wie viele Knöchelchen setzen die { $empire }? Sie haben { $stock }.
stake-stake = { $bones } setzen
stake-too-many = Zum Setzen sind nur noch { $left } Knöchelchen da.
stake-ships = Insgesamt musst du mindestens { $least } setzen: Knöchelchen von Schiffen lassen sich nicht aufheben.
stake-all = Ein Stamm setzt alle seine Knöchelchen: hier { $left }.
you-stake = Du setzt { $count } auf { $compartment }.
has-staked = Die { $empire } haben gesetzt.
stake-shown = Die { $empire } haben { $count } gesetzt.
stakes-shown = Die { $empire } haben { $strength } auf Stärke gesetzt, { $tactics } auf Taktik, { $mobility } auf Mobilität.
stakes-equal = Bei { $compartment } sind die Einsätze gleich, beide sind verloren.
stake-won = Bei { $compartment } gewinnen die { $empire } { $bonus } Knöchelchen für ihre Karten.
stake-back = Die { $empire } erhalten { $count } Knöchelchen zurück.
bonus-lost = Für { $count ->
    [one] 1 gewonnenes
   *[other] { $count } gewonnene
} Knöchelchen haben die { $empire } keine Aussparung frei.

ask-lay = { $compartment }: Auf welche Karte legen die { $empire } ein Knöchelchen? Noch zu legen: { $left }.
lay-lay = Auf { $battle-card } legen
lays = Die { $empire } legen für { $compartment } ein Knöchelchen auf { $battle-card }.
card-not-yours = { $battle-card } ist keine deiner Karten in diesem Gefecht.
card-full = { $battle-card } hat keine leere Aussparung für { $compartment }.

arranges = Die { $empire } ordnen die Reihen.
deploy-post = { $battle-card }
deploy-next = Niemand sonst
row = { $battle-card } tritt in Reihe { $row } an.
ask-front = Reihe { $row }: Wer von deinen Einheiten steht vorn?
ask-facing = Reihe { $row }: Wer tritt gegen { $battle-card } an?
ask-behind = Reihe { $row }: Wer stellt sich hinter { $battle-card } an?
ask-behind-facing = Reihe { $row }: Wer stellt sich hinter der Einheit an, die gegen { $battle-card } antritt?
card-not-here = { $battle-card } ist nicht in diesem Gefecht.
card-wrong-side = { $battle-card } steht auf der anderen Seite.
card-placed = { $battle-card } hat schon einen Platz.
row-order = Reihen entstehen in der Reihenfolge deiner Karten; { $battle-card } kommt zu früh.
one-must-face = Für die nächste Reihe muss ein Gegner übrig bleiben.
no-more-rows = Die Übrigen können keine weitere Reihe bilden.

fight = { $battle-card } und { $other } treffen in Reihe { $row } aufeinander, mit { $value } gegen { $against }.
fight-won = { $battle-card } der { $empire } gewinnt; der Angreifer hat Mobilität { $mobility }, der Verteidiger { $against }.
unit-lost = Die { $empire } verlieren { $kind-id ->
    [archer] einen Bogenschützen
    [rider] einen Reiter
    [chariot] einen Streitwagen
   *[spearman] einen Speerträger
}.
exhausted = { $battle-card } der { $empire } ist erschöpft und verliert ein Knöchelchen für { $compartment }.
ask-tire = Erschöpft vom Sieg: In welcher Kategorie verliert { $battle-card } ein Knöchelchen?
tire-tire = { $compartment }
nothing-laid = Auf { $battle-card } liegt kein Knöchelchen für { $compartment }.
battle-won = Die { $empire } behaupten das Gebiet { $area }.

ask-retreat = Rückzug der { $empire }, { $kind }: wohin?
retreat-retreat = Rückzug, Ziel: { $area }
retreats = Ein { $kind } der { $empire } zieht sich in das Gebiet { $area } zurück.
no-retreat = Ein { $kind } der { $empire } findet kein Gebiet für den Rückzug und ist verloren.
retreat-not-next = { $area }: Das Gebiet grenzt nicht an das Gefecht ({ $battlefield }).
retreat-start = { $area } ist ein Startgebiet, das diese Einheit nicht betreten kann.
retreat-enemies = { $area }: Dort stehen feindliche Einheiten.
retreat-wall = { $area }: Dort steht eine feindliche Mauer.

simple-sums = Die { $empire } kommen auf { $sum }, die { $other } auf { $against }.
ask-sacrifice = Welche Einheit verlieren die siegreichen { $empire }?
sacrifice-sacrifice = { $kind }
no-such-unit = Eine solche Einheit hast du in diesem Gefecht nicht: { $kind }.

wall-falls = Im Gebiet { $area } durchbricht ein Rammbock der { $empire } die Mauer der { $owner } und ist mit ihr verloren.
wall-is-lost = Die Mauer der { $owner } im Gebiet { $area } übersteht das Gefecht nicht.
ram-lost = Im Gebiet { $area } bleibt ein Rammbock der { $empire } unter Feinden zurück und ist verloren.
ask-conquer = { $area }: die Siedlung der { $owner } zerstören oder erobern?
conquer-raze = Zerstören
conquer-seize = Erobern
conquest-razes = bringt dir nichts; die { $owner } verlieren { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
conquest-seizes = bringt dir { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, die { $owner } verlieren { $points ->
    [one] ihn
   *[other] sie
}{ $wall ->
    [0] {""}
   *[other] {" "}und auch ihre Mauer
}; { $left ->
    [0] es ist deine letzte Siedlung
    [one] danach hast du noch 1 Siedlung übrig
   *[other] danach hast du noch { $left } Siedlungen übrig
}
razes = Die { $empire } zerstören die Siedlung der { $owner } im Gebiet { $area }.
seizes = Die { $empire } erobern die Siedlung der { $owner } im Gebiet { $area }.
no-settlement-left = Du hast keine Siedlung mehr, die dort stehen könnte.

battle-card-s1 = Speerträger Iddin
battle-card-s2 = Speerträger Belanum
battle-card-s3 = Speerträger Ilshu
battle-card-s4 = Speerträger Warad
battle-card-s5 = Speerträger Sinidi
battle-card-s6 = Speerträger Apil
battle-card-s7 = Speerträger Ubar
battle-card-s8 = Speerträger Nanum
battle-card-s9 = Speerträger Etel
battle-card-s10 = Speerträger Ahum
battle-card-s11 = Speerträger Zimri
battle-card-s12 = Speerträger Puzur
battle-card-s13 = Speerträger Ishme
battle-card-s14 = Speerträger Dadi
battle-card-s15 = Speerträger Kubu
battle-card-s16 = Speerträger Lipit
battle-card-a1 = Bogenschütze Akiya
battle-card-a2 = Bogenschütze Rimut
battle-card-a3 = Bogenschütze Belshu
battle-card-a4 = Bogenschütze Dugga
battle-card-a5 = Bogenschütze Gamil
battle-card-a6 = Bogenschütze Habil
battle-card-a7 = Bogenschütze Ikun
battle-card-a8 = Bogenschütze Kalbu
battle-card-a9 = Bogenschütze Mannu
battle-card-a10 = Bogenschütze Nabu
battle-card-a11 = Bogenschütze Qishti
battle-card-a12 = Bogenschütze Silli
battle-card-a13 = Bogenschütze Tabni
battle-card-a14 = Bogenschütze Urdu
battle-card-a15 = Bogenschütze Yasim
battle-card-a16 = Bogenschütze Enki
battle-card-r1 = Reiter Ashared
battle-card-r2 = Reiter Balasu
battle-card-r3 = Reiter Damiq
battle-card-r4 = Reiter Erib
battle-card-r5 = Reiter Gimil
battle-card-r6 = Reiter Hunzu
battle-card-r7 = Reiter Imgur
battle-card-r8 = Reiter Kuri
battle-card-r9 = Reiter Liwwir
battle-card-r10 = Reiter Mudad
battle-card-r11 = Reiter Nurat
battle-card-r12 = Reiter Pazar
battle-card-r13 = Reiter Remu
battle-card-r14 = Reiter Samsi
battle-card-r15 = Reiter Tarib
battle-card-r16 = Reiter Zababa
battle-card-c1 = Streitwagen Arad
battle-card-c2 = Streitwagen Bazi
battle-card-c3 = Streitwagen Dumuq
battle-card-c4 = Streitwagen Elali
battle-card-c5 = Streitwagen Girra
battle-card-c6 = Streitwagen Humban
battle-card-c7 = Streitwagen Ibbi
battle-card-c8 = Streitwagen Kiden
battle-card-c9 = Streitwagen Luga
battle-card-c10 = Streitwagen Marduk
battle-card-c11 = Streitwagen Nidin
battle-card-c12 = Streitwagen Palih
battle-card-c13 = Streitwagen Rabi
battle-card-c14 = Streitwagen Sumu
battle-card-c15 = Streitwagen Tishpak
battle-card-c16 = Streitwagen Uqnu
