# Was die Zeichnung neben den Wörtern des Spiels sagt.
board-nothing = nichts
board-khan = Gunst des Khan
board-contracts = Aufträge
board-travel = Reisen
board-bag = Geldsäckchen
board-black-dice = Schwarze Würfel
board-pile = { $n } im Stapel
board-city-card = Stadtkarte
board-contract = Auftrag
board-goal = Zielkarte
board-cost = kostet
board-gain = bringt
board-exchange = Höchstens einmal je Auge: { $cost } gegen { $reward }
board-either = oder: { $cost } gegen { $reward }
board-per-contract = { $reward } je erfülltem Auftrag
board-per-post = { $reward } je gesetztem Handelsposten
board-per-pip = { $reward } je Auge
board-once = { $cost } gegen { $reward }
board-on-die = Würfel { $n }: { $reward }
board-bonus = Stadtbonus: { $what }
board-outpost = Kontorbonus: { $what }
board-free = frei
board-posts = Handelsposten: { $names }
board-figures = Figuren: { $names }
board-shield = Wappen: { $name }
board-routes = Wege: { $list }
board-side-improved = aufgewertet
board-side-simple = einfach
board-improve = Aufwerten für { $cost }
board-each-round = Bonus, sofort und jede Runde: { $what }
board-your-dice = Deine Würfel
board-goods = Waren
board-your-contracts = Aufträge
board-choose-character = Wähle einen Charakter
board-points = Punkte
board-dice-left = Würfel übrig
board-completed = Aufträge erfüllt
board-start = Startspieler
board-none = keine
board-worth = { $n ->
    [one] { $seal }: 1 Punkt
   *[other] { $seal }: { $n } Punkte
 }
board-seals = Gildensiegel
board-guild-farmer = Bauern
board-guild-spicer = Gewürz
board-guild-tailor = Kleider
board-guild-jeweler = Schmuck
board-black-die = schwarzer Würfel { $value }
board-needs-die = Würfel ab { $n }, dazu { $what }
board-least-die = nur mit Würfeln ab { $n }
board-next-offers = nächste Runde: { $what }
board-track = Wappen und Punkte
board-track-step = { $n ->
    [one] 1 Wappen: { $points }
   *[other] { $n } Wappen: { $points }
 }
board-seal-here = mit aufgewertetem { $seal } dessen Bonus
board-posts-left = Handelsposten übrig
board-has = Waren und Punkte
board-character = Charakter
board-dice = Würfel
board-die = Würfel { $value }
board-trading-posts = Handelsposten
board-outposts = Behaltene Kontorboni
board-standing-1 = Punkte
board-standing-2 = Kamele
# Die Tabelle der Schlusswertung
board-score-scores-seal = Gildensiegel auf der Zielkarte
board-score-scores-shields = Wappen
board-score-scores-goods = Übrige Waren
board-score-scores-coins = Übriges Geld
board-score-scores-contracts = Erfüllte Aufträge
