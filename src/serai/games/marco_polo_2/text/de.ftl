title = Marco Polo II
about = Fünf Runden mit Würfeln: Reise durch Asien, setze Handelsposten, erfülle Aufträge und diene dem Khan. Die meisten gedruckten Werte sind rekonstruiert.
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
space-travel-bottom = Reisen, unteres Feld
space-travel-middle = Reisen, mittleres Feld
space-travel-top = Reisen, oberes Feld
space-contracts = Auftragsbrett
space-baghdad = Sonderstadt Baghdad
space-balkh = Sonderstadt Balkh
space-hormuz = Sonderstadt Hormuz
special-city = Sonderstadt { $place }
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
place-city-17 = Stadt 17
place-city-18 = Stadt 18
place-city-19 = Stadt 19
place-city-20 = Stadt 20
place-city-21 = Stadt 21
place-city-22 = Stadt 22
place-city-23 = Stadt 23
place-city-24 = Stadt 24
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
place-o12 = Oase 12
place-o13 = Oase 13
place-o14 = Oase 14
place-o15 = Oase 15
place-o16 = Oase 16
seal-farmer = Bauern-Gildensiegel
seal-spicer = Gewürz-Gildensiegel
seal-tailor = Kleider-Gildensiegel
seal-jeweler = Schmuck-Gildensiegel
shield-sun = Sonne
shield-cloud = Wolke
shield-moon = Mond
shield-shuriken = Wurfstern
shield-rooster = Hahn
shield-bamboo = Bambus
shield-snake = Schlange
shield-monkey = Affe
shield-lotus = Lotus
shield-shield-10 = Wappen 10
shield-shield-11 = Wappen 11
shield-shield-12 = Wappen 12
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
offer-for-jade = Angebot für { $n } Jade
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
turn-bag = Aufs Säckchen für { $yield }: { $colour-id ->
    [black] die schwarze
   *[own] deine
 } { $value }
turn-reroll = Neu würfeln: { $colour-id ->
    [black] die schwarze
   *[own] deine
 } { $value }
turn-turn = Drehen ({ $way }): { $colour-id ->
    [black] die schwarze
   *[own] deine
 } { $value }
turn-buy-black-die = Einen schwarzen Würfel kaufen
turn-hand-in = Kontorbonus { $outpost } abgeben
turn-end-turn = Zug beenden
place-die-die = { $colour-id ->
    [black] Die schwarze
   *[own] Deine
 } { $value } setzen
choose-offer-offer = Das { $offer-id ->
    [upper] erste kostenlose Angebot
    [second] zweite kostenlose Angebot
   *[other] { $offer }
 } nehmen
take-seal-seal = { $seal } nehmen
travel-go = Nach { $place } ziehen
travel-stop = Hier anhalten
travel-second = Hier anhalten und mit der zweiten Figur weiterziehen
choose-road-by = Weg { $road } nehmen
choose-figure-figure = { $figure-id ->
    [mailin] Mit der ersten Figur aufbrechen
   *[tian-chin] Mit der zweiten Figur aufbrechen
 }
choose-figure-stay = Nicht ziehen
oasis-gift-oasis-camels = { $amount ->
    [0] Kein Kamel, für jede Oase Geld
    [one] Für 1 Oase ein Kamel, für die übrigen Geld
   *[other] Für { $amount } Oasen je ein Kamel, für die übrigen Geld
 }
move-post-move-post = Den Handelsposten in { $place } nehmen
extra-post-extra-post = Noch ein Handelsposten in { $place }
extra-post-no-extra-post = Kein weiterer Handelsposten
next-bonus-city-bonus = Als Nächstes der Stadtbonus von { $place }
next-bonus-contract-in = Als Nächstes ein Auftrag aus { $place }
next-bonus-outpost-in = Als Nächstes der Kontorbonus von { $place }
take-contract-take = Auftrag { $contract } nehmen
take-contract-enough = Dabei bleibt es
make-room-discard = Auftrag { $contract } abwerfen
use-card-times = Karte { $times } nutzen
use-card-back = Karte { $times } in der Gegenrichtung nutzen
own-bonus-bonus = Bonus von { $place }
own-bonus-no-more-bonuses = Keinen weiteren Bonus nehmen
copy-bonus-copy = Bonus von { $place }
double-bonus-double = Bonus von { $place } noch einmal
double-bonus-double-seal = Bonus noch einmal: { $seal }
pay-coins-jade-for-coins = { $jade ->
    [0] Das Geld ohne Jade bezahlen
   *[other] { $jade } Geld durch Jade ersetzen
 }
pay-camels-jade-for-camels = { $jade ->
    [0] Die Kamele ohne Jade bezahlen
    [one] 1 Kamel durch Jade ersetzen
   *[other] { $jade } Kamele durch Jade ersetzen
 }
give-goods-give = { $amount ->
    [0] { $shop-id ->
        [silk] Keine { $shop } abgeben
        [gold] Kein { $shop } abgeben
       *[pepper] Keinen { $shop } abgeben
     }
   *[other] { $amount } { $shop } abgeben
 }
take-goods-receive = { $amount ->
    [0] { $shop-id ->
        [silk] Keine { $shop } nehmen
        [gold] Kein { $shop } nehmen
       *[pepper] Keinen { $shop } nehmen
     }
   *[other] { $amount } { $shop } nehmen
 }
compensate-camels = { $amount ->
    [0] Keine Kamele nehmen, nur Geld
    [one] 1 Kamel nehmen, den Rest in Geld
   *[other] { $amount } Kamele nehmen, den Rest in Geld
 }
cash-pairs-pairs = { $amount ->
    [0] Kein Paar einlösen
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
reveal-reveal = Die Zielkarten werden aufgedeckt

# Questions
ask-turn-before = Du bist am Zug: Wähle eine Aktion oder vorher Zusatzaktionen.
ask-turn-after = Führe noch Zusatzaktionen aus oder beende den Zug.
ask-place-die-on = { $left ->
    [one] Setze einen Würfel: { $space }.
   *[other] Setze { $left } Würfel, den niedrigsten zuerst: { $space }.
 }
ask-travel-on = { $left ->
    [one] Du bist in { $place } und hast noch 1 Schritt. Wohin?
   *[other] Du bist in { $place } und hast noch { $left } Schritte. Wohin?
 }
ask-choose-road-to = Mehrere Wege führen nach { $place }. Welchen nimmst du?
ask-use-card-times = { $die ->
    [one] Nutze die Karte { $card } (eine 1 erlaubt es einmal).
   *[other] Wie oft nutzt du die Karte { $card } (höchstens { $die }-mal)?
 }
ask-pairs-of = Wie viele Paare mit { $value } löst du ein?
ask-choose-offer = Welches Angebot des Buchs nimmst du?
ask-take-seal = Welches Gildensiegel nimmst du?
ask-choose-figure = Welche Figur bricht auf?
ask-oasis-gift = Für wie viele Oasen nimmst du ein Kamel? Die übrigen bringen Geld.
ask-move-post = Alle deine Handelsposten stehen auf der Karte. Welchen versetzt du?
ask-extra-post = Setzt du noch einen Handelsposten in eine überschrittene Stadt?
ask-next-bonus = Deine neuen Handelsposten bringen mehrere Boni. Welcher kommt als Nächstes?
ask-take-contract = Welchen Auftrag nimmst du?
ask-make-room = Deine Auftragsfelder sind voll. Welchen Auftrag wirfst du ab?
ask-own-bonus = Welche deiner Städte gibt ihren Bonus?
ask-copy-bonus = Welchen Stadtbonus nutzt du?
ask-double-bonus = Welchen Bonus erhältst du ein zweites Mal?
ask-pay-coins-due = { $n ->
    [one] 1 Geld ist fällig. Ersetzt du es durch Jade?
   *[other] { $n } Geld sind fällig. Wie viel davon ersetzt du durch Jade?
 }
ask-pay-camels-due = { $n ->
    [one] 1 Kamel ist fällig. Ersetzt du es durch Jade?
   *[other] { $n } Kamele sind fällig. Wie viele davon ersetzt du durch Jade?
 }
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
ask-reveal = Die letzte Runde ist vorbei; die Zielkarten werden aufgedeckt.

# After this
frame-turn = { $player } ist am Zug
frame-choose-character = { $player } wählt einen Charakter
frame-keep-goal = { $player } behält eine Zielkarte
frame-compensate = { $player } wird für einen geringen Wurf entschädigt
frame-cash-pairs = { $player } darf Paare einlösen
frame-take-contract = { $player } nimmt Aufträge
frame-pick-black-die = { $player } nimmt einen schwarzen Würfel

# What happens
journey-costs = Kostet bisher { $coins ->
    [0] { $camels ->
        [0] { $jade ->
            [0] nichts
           *[other] { "" }
          }
       *[other] { "" }
      }
   *[other] { "" }
 }{ $coins ->
    [0] { "" }
   *[other] { $coins } Geld
 }{ $camels ->
    [0] { "" }
    [one] { $coins ->
        [0] { "" }
       *[other] { ", " }
      }1 Kamel
   *[other] { $coins ->
        [0] { "" }
       *[other] { ", " }
      }{ $camels } Kamele
 }{ $jade ->
    [0] { "" }
   *[other] { $coins ->
        [0] { $camels ->
            [0] { "" }
           *[other] { ", " }
          }
       *[other] { ", " }
      }{ $jade } Jade
 }
several-roads = { $n ->
    [one] 1 Weg
   *[other] { $n } Wege zur Wahl
 }
brings = Bringt { $what }
brings-times = Bringt { $what }
brings-both = Bringt { $what } und { $more }
brings-for-jade = { $jade } Jade → { $what }
trades = { $cost } → { $reward }
trades-times = { $cost } → { $reward }
trades-more = { $cost } → { $reward } und { $more }
rolls-again = { $n ->
    [one] 1 Kamel
   *[other] { $n } Kamele
 } → noch einmal würfeln
turns-to = { $n ->
    [one] 1 Kamel
   *[other] { $n } Kamele
 } → wird zur { $value }
buys-die = { $n ->
    [one] 1 Kamel
   *[other] { $n } Kamele
 } → ein schwarzer Würfel, sofort gewürfelt
joining-costs = Das Feld ist besetzt: kostet { $n } Geld
book-offers = { $first } | { $second } | für Jade: { $third } | { $fourth }{ $occupied ->
    [0] {""}
   *[other] ; das Feld ist besetzt: kostet so viel Geld, wie dein niedrigster Würfel zeigt
 }
seal-space = { $dice ->
    [one] 1 Würfel, er
   *[other] { $dice } Würfel, der niedrigste
 } bestimmt das Siegel{ $occupied ->
    [0] {""}
   *[other] ; das Feld ist besetzt: kostet so viel Geld, wie dein niedrigster Würfel zeigt
 }
seal-terms = Dazu: { $taken }. Aufwerten für { $cost }; dann bringt es { $bonus }, sofort und jede Runde
travel-space = { $dice } Würfel, { $steps ->
    [one] 1 Schritt
    [6] so viele Schritte, wie der niedrigste Würfel zeigt
   *[other] bis zu { $steps } Schritte
 }{ $coins ->
    [0] {""}
   *[other] , kostet { $coins } Geld
 }{ $occupied ->
    [0] {""}
   *[other] ; das Feld ist besetzt: kostet so viel Geld, wie dein niedrigster Würfel zeigt
 }
travel-terms = { $steps ->
    [one] 1 Schritt
   *[other] Bis zu { $steps } Schritte
 }{ $coins ->
    [0] {""}
   *[other] , für { $coins } Geld neben den Wegen
 }
contract-space = 1 oder 2 Aufträge und { $what }{ $occupied ->
    [0] {""}
   *[other] ; das Feld ist besetzt: kostet so viel Geld, wie dein niedrigster Würfel zeigt
 }
card-does = { $text }
can-do = { $text }
goal-shows = { $text }
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
pays-points = { $points ->
    [one] { $player } gibt 1 Punkt ab.
   *[other] { $player } gibt { $points } Punkte ab.
 }
scores-seal = { $points ->
    [one] { $player } bekommt 1 Punkt: Das aufgewertete { $seal } steht auf der Zielkarte.
   *[other] { $player } bekommt { $points } Punkte: Das aufgewertete { $seal } steht auf der Zielkarte.
 }
scores-shields = { $points ->
    [one] { $player } bekommt 1 Punkt für Wappen (gezählt: { $count }).
   *[other] { $player } bekommt { $points } Punkte für Wappen (gezählt: { $count }).
 }
scores-goods = { $points ->
    [one] { $player } bekommt 1 Punkt für übrige Waren ({ $count }).
   *[other] { $player } bekommt { $points } Punkte für übrige Waren ({ $count }).
 }
scores-coins = { $points ->
    [one] { $player } bekommt 1 Punkt für übriges Geld ({ $count }).
   *[other] { $player } bekommt { $points } Punkte für übriges Geld ({ $count }).
 }
scores-contracts = { $points ->
    [one] { $player } bekommt 1 Punkt für erfüllte Aufträge ({ $count }).
   *[other] { $player } bekommt { $points } Punkte für erfüllte Aufträge ({ $count }).
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
takes-contract = { $player } nimmt den Auftrag { $contract }.
discards-contract = { $player } wirft den Auftrag { $contract } ab.
draws-contract = { $player } zieht den Auftrag { $contract }.
contract-laid = Der Auftrag { $contract } liegt nun in { $place }.
start-contract = { $player } beginnt mit dem Auftrag { $contract }.
takes-seal = { $player } nimmt das { $seal }.
improves = { $player } wertet das { $seal } auf.
cannot-move = { $player } kann keinen Schritt bezahlen.
travels = { $player } reist nach { $place }.
hourglass = { $player } nimmt sich die Sanduhr.
places-post = { $player } setzt einen Handelsposten in { $place }.
moves-post = { $player } versetzt einen Handelsposten von { $from } nach { $place }.
outpost = { $player } bekommt den Kontorbonus { $outpost }.
keeps-outpost = { $player } behält das Plättchen mit dem Kontorbonus { $outpost }.
hands-in = { $player } gibt den Kontorbonus { $outpost } ab.
uses-card = { $count ->
    [one] { $player } nutzt die Karte { $card } einmal.
   *[other] { $player } nutzt die Karte { $card } { $count }-mal.
 }
ends-turn = { $player } beendet den Zug.
fulfils = { $player } erfüllt den Auftrag { $contract }.
drops = { $player } legt eine { $value } aufs Geldsäckchen.
rerolls = { $player } würfelt eine { $value } neu.
turns-die = { $player } dreht eine { $before } auf die { $after }.
chooses-space = { $player } wählt eine Aktion: { $space }.
marker-laid = Der Stadtbonus { $marker } liegt in { $place }.
outpost-laid = Der Kontorbonus { $outpost } liegt in { $place }.
goal-dealt = { $player }, du bekommst die Zielkarte { $goal }.
character-shown = { $character-id ->
    [mailin-tian-chin] { $character } stehen
   *[other] { $character } steht
 } zur Wahl.
chooses-character = { $player } spielt { $character }.
keeps-goal = { $player } behält eine Zielkarte.
round-begins = Runde { $round } beginnt.
new-offer = Neues Angebot, { $book }: { $tile }.
next-offer = Angebot der nächsten Runde, { $book }: { $tile }.
card-laid = Die Stadtkarte { $card } liegt aus: { $slot }.
shows-goal = { $player } zeigt die Zielkarte { $goal }.
game-over = Alles ist gewertet; die Partie ist zu Ende.

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
last-die = Dein letzter Würfel ist für die Aktion: Nur wer den Zug mit einem einzigen beginnt, darf ihn aufs Säckchen legen.
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
no-marker = Dort liegt kein Bonusmarker.
bonus-twice = Den Bonus dieser Stadt hast du schon genommen; jeder muss aus einer anderen Stadt kommen.
bonus-must = Mindestens ein Bonus muss genommen werden.
not-due = Dieser Bonus steht nicht an.
fresh-post = Diesen Handelsposten hast du in diesem Zug gesetzt; die Stadt nutzt du erst ab deinem nächsten Zug.
card-low = Diese Karte verlangt einen höheren Würfel.
no-card-step = Nach dem Preis der Karte könntest du keinen Schritt mehr bezahlen.
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
show-round = Runde { $round } von { $rounds }; { $start } hat die Sanduhr; schwarze Würfel: { $black }.
show-map = Orte (! Bonus, * Kontorbonus, @ Figur, + Handelsposten; - Wege mit ihren Kosten)
show-spaces = Aktionsfelder (# schwarze, x neutrale Würfel)
show-bag = Geldsäckchen
show-contracts = Offene Aufträge ({ $pile } im Stapel, { $under } darunter gelegt)
show-offers = Angebote (zwei kostenlos, für { $one } Jade, für { $two } Jade)
show-exchange = bis zur Augenzahl: { $cost } → { $reward }
show-either = bis zur Augenzahl: { $cost } → { $reward } oder { $cost2 } → { $reward2 }
show-count-contracts = je erfülltem Auftrag, bis zur Augenzahl: { $reward }
show-count-posts = je gesetztem Handelsposten, bis zur Augenzahl: { $reward }
show-by-die = je nach Würfel 1 bis 6: { $rewards }
show-per-pip = je Auge: { $reward }
show-once = einmal: { $cost } → { $reward }
show-seal = { $seal }: Würfel ab { $die }, dazu { $taken }; aufwerten für { $cost }; dann { $reward }, sofort und jede Runde
show-goal = Ziel { $goal }: { $icons }
show-goal-kept = behaltenes Ziel { $goal }: { $icons }
show-worth = { $n ->
    [one] { $seal } 1 Punkt
   *[other] { $seal } { $n } Punkte
 }
show-least-die = Würfel ab { $least }; { $card }
show-free = kostenlos
show-book = Würfel ab { $least }
show-sea = { $cost }, verlangt { $seal }
show-characters = Charaktere zur Wahl
show-next-offers = nächste Runde, für Jade: { $offers }
show-seals = Gildensiegel
show-side-simple = { $seal }
show-side-improved = { $seal }, aufgewertet
show-travel = { $dice } Würfel, { $steps ->
    [one] 1 Schritt
    [6] so viele Schritte, wie der niedrigste Würfel zeigt
   *[other] bis zu { $steps } Schritte
 }{ $coins ->
    [0] {""}
   *[other] , kostet { $coins } Geld
 }
show-contract-space = 1 oder 2 Aufträge und { $what }
show-special = { $what }; mit aufgewertetem { $seal } dessen Bonus, so oft je nach Würfel: { $times }
show-extra = Zusatzaktionen für Kamele: neu würfeln { $reroll }, um eins drehen { $turn }, schwarzer Würfel { $black }
show-track = Am Ende: Punkte nach der Zahl der Wappen
show-end = 1 Punkt für je { $goods } Waren und je { $coins } Geld; die meisten Aufträge: { $most } Punkte{ $second ->
    [0] {""}
   *[other] , die zweitmeisten: { $second }
 }
show-progress = { $completed ->
    [one] 1 Auftrag erfüllt
   *[other] { $completed } Aufträge erfüllt
 }; { $posts ->
    [one] noch 1 Handelsposten
   *[other] noch { $posts } Handelsposten
 }
amount-nothing = nichts

# What each character can do
gift-mongke-khan = Eine Oase zu durchqueren kostet keinen Schritt; nach einer Bewegung bringt jede verschiedene betretene Oase { $oasis } und entweder { $oasiscoins } oder { $oasiscamels }.
gift-de-wu = Nimmt Gildensiegel mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
 }; ein Siegel aufzuwerten bringt { $improved }; am Ende { $shields ->
    [one] zählt 1 Wappen mehr.
   *[other] zählen { $shields } Wappen mehr.
 }
gift-abha-basu = Jede Runde { $round }; für jeden erfüllten Auftrag { $contract }; jede erhaltene Jade bringt { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
 }
gift-mailin-tian-chin = Beginnt mit zusätzlich { $start } und hat zwei Figuren, die sich die Schritte einer Bewegung teilen; ein Bonus jedes Rundenbeginns kommt doppelt.
gift-filippo-vitello = Behält jedes Kontorplättchen, das irgendwer nutzt, und darf als Zusatzaktion eines für seinen Bonus abgeben.
gift-isabella-donati = Jeder gewürfelte Würfel bringt einen Bonus, nach seinem Wert 1 bis 6: { $rolled }. Ein Paar im Rundenwurf darf stattdessen bringen: { $pair }.
gift-gantulga-od = Reist nur auf dem unteren Feld und bezahlt auf Wegen weder Geld noch Kamele; Jade und Siegel bleiben nötig.
show-quoted = „{ $what }“
