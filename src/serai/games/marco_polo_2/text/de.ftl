title = Marco Polo II
about = Fünf Runden mit Würfeln: Reise durch Asien, gründe Kontore, erfülle Aufträge und diene dem Khan. Die meisten gedruckten Werte sind rekonstruiert.
option-black-dice = Schwarze Würfel
option-black-dice-taken = werden beim Nehmen gewürfelt
option-black-dice-rolled = Variante: zu Rundenbeginn gewürfelt und mit ihrem Wert genommen

# Words
good-coin = Geld
good-camel = Kamele
good-pepper = Pfeffer
good-silk = Seide
good-gold = Gold
good-jade = Jade
shop-pepper = Pfeffer
shop-silk = Seide
shop-gold = Gold
space-book-1 = erstes Buch
space-book-2 = zweites Buch
space-book-3-upper = drittes Buch, oberes Feld
space-book-3-lower = drittes Buch, unteres Feld
space-khan = Gunst des Khan
space-seals = Gildensiegel
space-travel-bottom = Reisen, unteres Feld (1 Würfel)
space-travel-middle = Reisen, mittleres Feld (2 Würfel)
space-travel-top = Reisen, oberes Feld (3 Würfel)
space-contracts = Auftragsbrett
space-baghdad = Sonderstadt Baghdad
space-balkh = Sonderstadt Balkh
space-hormuz = Sonderstadt Hormuz
space-card-1 = Stadtkarte auf Kartenfeld 1
space-card-2 = Stadtkarte auf Kartenfeld 2
space-card-3 = Stadtkarte auf Kartenfeld 3
space-card-4 = Stadtkarte auf Kartenfeld 4
space-card-5 = Stadtkarte auf Kartenfeld 5
space-card-6 = Stadtkarte auf Kartenfeld 6
space-area-1 = Stadtkarte 1 im Aktionsbereich
space-area-2 = Stadtkarte 2 im Aktionsbereich
slot-card-1 = Kartenfeld 1
slot-card-2 = Kartenfeld 2
slot-card-3 = Kartenfeld 3
slot-card-4 = Kartenfeld 4
slot-card-5 = Kartenfeld 5
slot-card-6 = Kartenfeld 6
slot-area-1 = Feld 1 im Aktionsbereich
slot-area-2 = Feld 2 im Aktionsbereich
place-beijing = Beijing
place-xanadu = Xanadu
place-kashgar = Kashgar
place-fuzhou = Fuzhou
place-jaipur = Jaipur
place-sumatra = Sumatra
place-xian = Xian
place-yangzhou = Yangzhou
place-karakorum = Karakorum
place-kabul = Kabul
place-pagan = Pagan
place-lhasa = Lhasa
place-goa = Goa
place-baghdad = Baghdad
place-balkh = Balkh
place-hormuz = Hormuz
place-o1 = Oase 1
place-o2 = Oase 2
place-o3 = Oase 3
place-o4 = Oase 4
place-o5 = Oase 5
place-o6 = Oase 6
place-o7 = Oase 7
place-o8 = Oase 8
place-o9 = Oase 9
place-o10 = Oase 10
place-o11 = Oase 11
seal-farmer = Bauern-Gildensiegel
seal-spicer = Gewürz-Gildensiegel
seal-tailor = Kleider-Gildensiegel
seal-jeweler = Schmuck-Gildensiegel
shield-horse = Pferd
shield-dragon = Drache
shield-crane = Kranich
shield-tiger = Tiger
shield-elephant = Elefant
shield-snake = Schlange
shield-lion = Löwe
shield-eagle = Adler
shield-monkey = Affe
character-mongke-khan = Möngke Khan
character-de-wu = De Wu
character-abha-basu = Abha Basu
character-mailin-tian-chin = Mailin und Tian Chin
character-filippo-vitello = Filippo Vitello
character-isabella-donati = Isabella Donati
character-gantulga-od = Gantulga Od
book-book-1 = erstes Buch
book-book-2 = zweites Buch
book-book-3 = drittes Buch
offer-upper = erstes kostenloses Angebot
offer-second = zweites kostenloses Angebot
offer-one-jade = Angebot für 1 Jade
offer-two-jade = Angebot für 2 Jade
colour-own = eigener
colour-black = schwarzer
way-down = herunter
way-up = hoch
yield-coins = Geld
yield-camels = Kamele
yield-jade = Jade
figure-mailin = erste Figur
figure-tian-chin = zweite Figur
times-1 = einmal
times-2 = zweimal
times-3 = dreimal
times-4 = viermal
times-5 = fünfmal
times-6 = sechsmal

# Labels of moves
turn-use = Nutzen: { $space }
turn-fulfil = Auftrag { $contract } erfüllen
turn-improve = { $seal } aufwerten
turn-bag = { $colour-id ->
    [black] Die schwarze
   *[own] Deine
 } { $value } aufs Säckchen legen für { $yield }
turn-reroll = { $colour-id ->
    [black] Die schwarze
   *[own] Deine
 } { $value } neu würfeln
turn-turn = { $colour-id ->
    [black] Die schwarze
   *[own] Deine
 } { $value } { $way }drehen
turn-buy-black-die = Einen schwarzen Würfel kaufen
turn-hand-in = Kontorbonus { $outpost } abgeben
turn-end-turn = Den Zug beenden
place-die-die = { $colour-id ->
    [black] Die schwarze
   *[own] Deine
 } { $value } setzen
choose-offer-offer = Nehmen: { $offer }
take-seal-seal = { $seal } nehmen
travel-go = Nach { $place } ziehen
travel-stop = Hier anhalten
travel-second = Hier anhalten und mit der zweiten Figur weiterziehen
choose-figure-figure = Aufbrechen: { $figure }
choose-figure-stay = Nicht ziehen
oasis-gift-oasis-camels = Ein Kamel für { $amount } der Oasen
move-post-move-post = Den Handelsposten in { $place } nehmen
extra-post-extra-post = Noch ein Handelsposten in { $place }
extra-post-no-extra-post = Kein weiterer Handelsposten
take-contract-take = Auftrag { $contract } nehmen
take-contract-enough = Keinen weiteren nehmen
make-room-discard = Auftrag { $contract } weglegen
use-card-times = { $times } nutzen
use-card-back = { $times } in der Gegenrichtung nutzen
own-bonus-bonus = Bonus von { $place }
copy-bonus-copy = Bonus von { $place }
double-bonus-double = Bonus von { $place } noch einmal
double-bonus-double-seal = Bonus noch einmal: { $seal }
pay-coins-jade-for-coins = { $jade } des Geldes mit Jade bezahlen
pay-camels-jade-for-camels = { $jade } der Kamele mit Jade bezahlen
give-goods-give = { $amount } { $shop } abgeben
take-goods-receive = { $amount } { $shop } nehmen
compensate-camels = { $amount ->
    [one] 1 Kamel nehmen, den Rest in Geld
   *[other] { $amount } Kamele nehmen, den Rest in Geld
 }
cash-pairs-pairs = { $amount ->
    [one] 1 Paar einlösen
   *[other] { $amount } Paare einlösen
 }
pick-black-die-pick-black = Die schwarze { $value } nehmen
choose-character-choose = { $character } wählen
keep-goal-keep = Zielkarte { $goal } behalten
roll-all-rolled = { $roll }
roll-die-rolled-die = { $value }
roll-pool-rolled-black = { $value }
deal-marker-deal-marker = Stadtbonus { $marker }
deal-outpost-deal-outpost = Kontorbonus { $outpost }
deal-start-deal-start = Startauftrag { $contract }
deal-goal-deal-goal = Zielkarte { $goal }
show-character-show = { $character }
deal-tile-deal-tile = Angebotsplättchen { $tile }
deal-card-deal-card = Stadtkarte { $card }
draw-contract-draw = Auftrag { $contract }

# Questions
ask-turn-before = Du bist am Zug, { $player }: Wähle eine Aktion oder vorher Zusatzaktionen.
ask-turn-after = { $player }, führe noch Zusatzaktionen aus oder beende den Zug.
ask-place-die-on = { $player }, setze einen Würfel (noch { $left }): { $space }.
ask-travel-on = { $left ->
    [one] { $player }, du bist in { $place } und hast noch 1 Schritt. Wohin?
   *[other] { $player }, du bist in { $place } und hast noch { $left } Schritte. Wohin?
 }
ask-use-card-times = { $player }, wie oft nutzt du Karte { $card } (höchstens { $die }-mal)?
ask-pairs-of = { $player }, wie viele Paare mit { $value } löst du ein?
ask-choose-offer = Welches Angebot des Buchs nimmst du?
ask-take-seal = Welches Gildensiegel nimmst du?
ask-choose-figure = Welche Figur bricht auf?
ask-oasis-gift = Für wie viele Oasen nimmst du ein Kamel? Die übrigen bringen Geld.
ask-move-post = Alle deine Handelsposten stehen auf der Karte. Welchen versetzt du?
ask-extra-post = Setzt du noch einen Handelsposten in eine überschrittene Stadt?
ask-take-contract = Welchen Auftrag nimmst du?
ask-make-room = Deine Auftragsfelder sind voll. Welcher Auftrag geht?
ask-own-bonus = Welche deiner Städte gibt ihren Bonus?
ask-copy-bonus = Welchen Stadtbonus nutzt du?
ask-double-bonus = Welchen Bonus erhältst du ein zweites Mal?
ask-pay-coins = Wie viel des Geldes bezahlst du mit Jade?
ask-pay-camels = Wie viele der Kamele bezahlst du mit Jade?
ask-give-goods = Welche Waren gibst du ab?
ask-take-goods = Welche Waren nimmst du?
ask-compensate = Geringer Wurf: Wie viele Kamele nimmst du? Den Rest gibt es in Geld.
ask-pick-black-die = Welchen schwarzen Würfel nimmst du?
ask-choose-character = Welchen Charakter spielst du?
ask-keep-goal = Welche Zielkarte behältst du?
ask-roll-all = Die Würfel werden gewürfelt.
ask-roll-die = Ein Würfel wird gewürfelt.
ask-roll-pool = Ein schwarzer Würfel wird gewürfelt.
ask-deal-marker = Ein Stadtbonus wird verteilt.
ask-deal-outpost = Ein Kontorbonus wird verteilt.
ask-deal-start = Ein Startauftrag wird verteilt.
ask-deal-goal = Eine Zielkarte wird verteilt.
ask-show-character = Ein Charakter wird aufgedeckt.
ask-deal-tile = Ein Angebotsplättchen wird aufgedeckt.
ask-deal-card = Eine Stadtkarte wird aufgedeckt.
ask-draw-contract = Ein Auftrag wird gezogen.

# After this
frame-turn = { $player } setzt den Zug fort
frame-end-turn = Der Zug von { $player } endet
frame-act = Die Aktion wird ausgeführt
frame-arrive = { $player } kommt an
frame-fulfilled = Der Auftrag bringt seine Belohnung
frame-improve = Das Siegel wird umgedreht
frame-round-start = Die nächste Runde beginnt

# What happens
journey-costs = Kostet { $coins } Geld, { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
 }, { $jade } Jade
pays = { $player } bezahlt { $good-id ->
    [camel] { $count ->
        [one] 1 Kamel
       *[other] { $count } Kamele
     }
   *[other] { $count } { $good }
 }.
pays-with-jade = { $player } ersetzt { $good-id ->
    [camel] { $jade ->
        [one] 1 Kamel
       *[other] { $jade } Kamele
     }
   *[other] { $jade } { $good }
 } durch Jade.
gives = { $player } gibt { $good-id ->
    [camel] { $count ->
        [one] 1 Kamel
       *[other] { $count } Kamele
     }
   *[other] { $count } { $good }
 } ab.
receives = { $player } erhält { $good-id ->
    [camel] { $count ->
        [one] 1 Kamel
       *[other] { $count } Kamele
     }
   *[other] { $count } { $good }
 }.
scores = { $points ->
    [one] { $player } bekommt 1 Punkt.
   *[other] { $player } bekommt { $points } Punkte.
 }
uses-bonus = { $player } nimmt den Bonus von { $place }.
copies-bonus = { $player } nutzt den Bonus von { $place }.
doubles = { $player } erhält einen Bonus doppelt.
rolled = { $player } würfelt { $roll }.
rolled-one = { $player } würfelt eine { $value }.
rolled-pool = Ein schwarzer Würfel zeigt { $value }.
compensated = { $count ->
    [one] { $player } erhält einen Ausgleich für 1 fehlendes Auge.
   *[other] { $player } erhält einen Ausgleich für { $count } fehlende Augen.
 }
no-black-left = Für { $player } ist kein schwarzer Würfel mehr da.
takes-black = { $player } nimmt einen schwarzen Würfel.
picks-black = { $player } nimmt die schwarze { $value }.
takes-contract = { $player } nimmt Auftrag { $contract }.
discards-contract = { $player } legt Auftrag { $contract } weg.
draws-contract = { $player } zieht Auftrag { $contract }.
contract-laid = Auftrag { $contract } liegt nun in { $place }.
start-contract = { $player } beginnt mit Auftrag { $contract }.
takes-seal = { $player } nimmt das { $seal }.
improves = { $player } wertet das { $seal } auf.
cannot-move = { $player } kann keinen Schritt bezahlen.
travels = { $player } reist nach { $place }.
hourglass = { $player } nimmt sich die Sanduhr.
places-post = { $player } setzt einen Handelsposten in { $place }.
moves-post = { $player } versetzt einen Handelsposten von { $from } nach { $place }.
outpost = { $player } bekommt Kontorbonus { $outpost }.
keeps-outpost = { $player } behält das Plättchen von Kontorbonus { $outpost }.
hands-in = { $player } gibt Kontorbonus { $outpost } ab.
uses-card = { $player } nutzt Karte { $card } { $count }-mal.
ends-turn = { $player } beendet den Zug.
fulfils = { $player } erfüllt Auftrag { $contract }.
drops = { $player } legt eine { $value } aufs Geldsäckchen.
rerolls = { $player } würfelt eine { $value } neu.
turns-die = { $player } dreht eine { $before } auf { $after }.
chooses-space = { $player } wählt eine Aktion: { $space }.
marker-laid = Stadtbonus { $marker } liegt in { $place }.
outpost-laid = Kontorbonus { $outpost } liegt in { $place }.
goal-dealt = { $player }, du bekommst Zielkarte { $goal }.
character-shown = { $character } steht zur Wahl.
chooses-character = { $player } spielt { $character }.
keeps-goal = { $player } behält eine Zielkarte.
round-begins = Runde { $round } beginnt.
new-offer = Neues Angebot, { $book }: { $tile }.
next-offer = Angebot der nächsten Runde, { $book }: { $tile }.
card-laid = Stadtkarte { $card } liegt aus: { $slot }.
shows-goal = { $player } zeigt Zielkarte { $goal }.
game-over = Die fünf Runden sind um; alles ist gewertet.

# Refusals
turn-open = Solange du Würfel hast, musst du eine Aktion ausführen; ist keine möglich, kommt ein Würfel aufs Säckchen.
acted = Du hast deine Aktion in diesem Zug schon ausgeführt.
no-such-die = Diesen Würfel hast du nicht.
too-few-dice = Dir fehlen die Würfel, die dieses Feld verlangt.
colour-twice = Deine Farbe liegt dort schon; nur schwarze Würfel dürfen noch hin.
taken-space = Dieses braune Feld ist in dieser Runde besetzt.
too-low = Dieses Buch verlangt einen höheren Würfel.
khan-full = Alle Felder der Gunst des Khan sind besetzt.
khan-low = Der Würfel muss mindestens so hoch sein wie der letzte dort.
cannot-pay = Das kannst du nicht bezahlen.
cannot-pay-space = Das Feld ist besetzt, und du kannst die Augen deines niedrigsten Würfels nicht bezahlen.
no-seal-left = Kein Gildensiegel, das dir fehlt, ist mit deinen Würfeln erreichbar.
no-contract = Du hast keinen Handelsposten in einer Auftragsstadt mit offenen Aufträgen.
no-post = Dafür brauchst du einen Handelsposten in dieser Stadt.
no-step = Du kannst keinen einzigen Schritt bezahlen.
bottom-only = Gantulga Od nutzt nur das untere Reisefeld.
nothing-to-gain = Das würde dir nichts bringen.
not-active = Dieser Auftrag liegt nicht auf deinen Feldern für aktive Aufträge.
no-simple-seal = Von dieser Gilde hast du kein simples Siegel.
no-turn-further = Ein Würfel wird nie von 1 auf 6 gedreht oder umgekehrt.
one-black-die = Du hast in diesem Zug schon einen schwarzen Würfel gekauft.
no-black-die = Es ist kein schwarzer Würfel mehr da.
no-tile = Diesen Kontorbonus hast du nicht.
no-route = Von hier führt kein Weg dorthin.
no-sea = Dieser Seeweg verlangt ein Gildensiegel, das dir fehlt.
one-step = Mindestens einen Schritt musst du ziehen.
no-second = Keine zweite Figur kann jetzt weiterziehen.
seal-twice = Dieses Gildensiegel hast du schon.
ascending = Nenne deine Würfel vom niedrigsten aufwärts.
not-there = Dieser Auftrag liegt in keiner dieser Städte.
post-there = Dorthin kann kein Handelsposten von dir.
not-passed = Diese Stadt hast du nicht überschritten.
no-own-post = Dort steht kein Handelsposten von dir.
jade-amount = So viel Jade lässt sich für diese Zahlung nicht verwenden.
goods-amount = Diese Menge passt nicht zu dem, was fällig ist.
too-often = So oft erlaubt es der Würfel nicht.
one-way = Diese Karte wirkt nur in eine Richtung.
no-bonus = Dort gibt es keinen Bonus für dich.
bonus-order = Nenne die Städte in der Reihenfolge der Liste, sodass genug übrig sind.
amount = Das ist mehr, als du nehmen darfst.
new-contract = Ein eben genommener Auftrag kommt erst auf dein Tableau; ein alter geht.
not-dealt = Diese Zielkarte hast du nicht.
not-shown = Dieser Charakter steht nicht zur Wahl.
must-take = Mindestens ein Auftrag muss genommen werden.
not-in-pool = Kein schwarzer Würfel zeigt diesen Wert.
must-move = Mindestens einen Schritt musst du ziehen.
copy-itself = Ein Bonus, der kopiert, kann nicht kopiert werden.
seal-low = Dein niedrigster Würfel ist zu niedrig für dieses Siegel.
not-drawn = Das kann der Zufall nicht bringen.

# The table in the terminal
amount-coin = { $n ->
    [one] 1 Geld
   *[other] { $n } Geld
 }
amount-camel = { $n ->
    [one] 1 Kamel
   *[other] { $n } Kamele
 }
amount-pepper = { $n ->
    [one] 1 Pfeffer
   *[other] { $n } Pfeffer
 }
amount-silk = { $n ->
    [one] 1 Seide
   *[other] { $n } Seide
 }
amount-gold = { $n ->
    [one] 1 Gold
   *[other] { $n } Gold
 }
amount-jade = { $n ->
    [one] 1 Jade
   *[other] { $n } Jade
 }
amount-vp = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }
amount-good-any = { $n ->
    [one] 1 Ware nach Wahl
   *[other] { $n } Waren nach Wahl
 }
amount-good-diff = { $n ->
    [one] 1 Ware
   *[other] { $n } verschiedene Waren
 }
amount-black-die = { $n ->
    [one] 1 schwarzer Würfel
   *[other] { $n } schwarze Würfel
 }
amount-move = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
 }
amount-contract-pile = { $n ->
    [one] 1 Auftrag vom Stapel
   *[other] { $n } Aufträge vom Stapel
 }
amount-contract-city = { $n ->
    [one] 1 Auftrag aus einer Stadt
   *[other] { $n } Aufträge aus Städten
 }
amount-copy-city-bonus = { $n ->
    [one] der Bonus einer anderen Stadt
   *[other] { $n } Boni anderer Städte
 }
amount-own-city-bonus = { $n ->
    [one] der Bonus einer deiner Städte
   *[other] { $n } Boni verschiedener Städte von dir
 }
amount-seal-action = { $n ->
    [one] eine Siegelaktion mit diesem Würfel
   *[other] { $n } Siegelaktionen
 }
show-round = Runde { $round } von 5; { $start } hat die Sanduhr; schwarze Würfel: { $black }.
show-map = Städte (! Bonus, * Kontorbonus, @ Figur, + Handelsposten)
show-spaces = Aktionsfelder (# schwarze, x neutrale Würfel)
show-bag = Geldsäckchen
show-contracts = Offene Aufträge
show-offers = Angebote (zwei kostenlos, für 1 Jade, für 2 Jade)
show-exchange = bis zur Augenzahl: { $cost } → { $reward }
show-either = bis zur Augenzahl: { $cost } → { $reward } oder { $cost2 } → { $reward2 }
show-count-contracts = je erfülltem Auftrag, bis zur Augenzahl: { $reward }
show-count-posts = je gesetztem Handelsposten, bis zur Augenzahl: { $reward }
show-by-die = je nach Würfel 1 bis 6: { $rewards }
show-per-pip = je Auge: { $reward }
show-once = einmal: { $cost } → { $reward }
show-seal = { $seal } ({ $cost } → { $reward } je Runde)
show-seal-improved = { $seal }, aufgewertet ({ $reward } je Runde)
show-goal = Ziel { $goal }: { $icons }
show-goal-kept = behaltenes Ziel { $goal }: { $icons }
