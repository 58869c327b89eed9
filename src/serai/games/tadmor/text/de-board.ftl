# Was die Zeichnung neben den Wörtern des Spiels sagt.
board-camel-space = für ein Kamel
board-ship-space = für ein Schiff
board-either-space = für ein Kamel oder ein Schiff
board-amounts = Epoche I { $a }, II { $b }, III { $c }
board-of = { $what } von { $player }
board-safe = offene Plündererkarte: vor dem nächsten Überfall sicher
board-attacked = in dieser Runde überfallen
board-planned = hier schlagen deine Plünderer zu
board-round-short = Runde { $n } · { $epoch }
board-round = Runde { $n } · Epoche { $epoch }
board-price = { $n ->
    [one] Aufwertung: 1 Gut
   *[other] Aufwertung: { $n } Güter
 }
board-tax = Steuer: { $gold } Gold oder { $points } Punkte
board-levels = Stufen { $from } bis { $to }: { $what }
board-levels-on = ab Stufe { $from }: { $what }
board-stage = { $n ->
    [one] { $stage }: { $what }, 1 Prestigepunkt
   *[other] { $stage }: { $what }, { $n } Prestigepunkte
 }
board-returned = zurückgegeben: { $what }
board-stack = Kostbare Güter, { $colour }
board-top = oben: { $kind }
board-tower = { $n ->
    [one] Turm: 1 Stufe
   *[other] Turm: { $n } Stufen
 }
board-temple = Tempel: { $n } von 4 Stufen
board-prestige = Prestigepunkte
board-goods = Lagerhaus
board-traded = getauscht
board-precious = Kostbare Güter
board-missions = Königsaufträge
board-upgrades = Aufwertungen
board-cost = kostet { $what }
board-worth = { $n ->
    [one] 1 Prestigepunkt
   *[other] { $n } Prestigepunkte
 }
board-open = erfüllt
board-hand = Königsaufträge auf der Hand
board-start = Startspieler
board-none = noch keine Aufträge, keine Aufwertungen
board-epoch = Epoche { $n }
board-raider = hat eine Plündererkarte
# Auf dem Plan tragen gleiche Felder den gleichen Namen, lange einen kurzen.
board-place-pa5 = Auftrag erfüllen
board-place-eb4 = Auftrag ziehen
board-place-ss5 = { place-ss4 }
board-place-eu4 = { place-eu3 }
board-place-eu6 = { place-eu5 }
board-place-da5 = { board-place-pa5 }
board-place-du5 = { place-pa6 }
board-place-du4 = { place-ns4 }
board-place-grey-3 = { place-ss4 }
board-place-yellow-3 = { place-eu3 }
board-place-red-3 = { place-eu5 }
board-place-fulfil-3 = { board-place-pa5 }
board-place-draw-2 = { board-place-eb4 }
board-place-tax-3 = { place-pa6 }
board-place-traitor-2 = { place-du3 }
board-place-caravan-2 = { place-da4 }
board-place-shipyard-2 = { place-ns5 }
board-built = Figuren und Bauten
board-camels = Kamele zu Hause, von allen
board-ships = Schiffe zu Hause, von allen
board-returned-one = zurückgegeben
board-standing-1 = Prestigepunkte
board-standing-2 = kostbare Güter
# Die Tabelle der Schlusswertung
board-score-final-begin = Bis dahin
board-score-final-tower = Turm
board-score-final-mission = Königsaufträge
board-score-final-returned = Zurückgegebene Königsaufträge
board-score-final-temple = Tempel
board-score-final-set = Kostbare Güter
board-score-final-upgrade = Aufwertungen
