title = Catan
about = Besiedle eine Insel: Gründe, handle und baue, bis du genug Punkte zum Sieg hast.
option-layout = Insel
option-layout-random = zufällig ausgelegt
option-layout-beginner = die Insel für Einsteiger
option-layout-placed = die Insel für Einsteiger mit aufgestellten Figuren
option-trade = Binnenhandel
option-trade-open = Angebote an alle oder an einen, Antworten, Gegenangebote, Vorschläge
option-trade-none = nur mit dem Vorrat
option-shortage = Wenn ein Vorrat nicht reicht
option-shortage-partial = niemand erhält etwas; wer als Einziger Anspruch hat, nimmt den Rest
option-shortage-nobody = niemand erhält etwas
option-phases = Handeln und Bauen
option-phases-combined = in beliebiger Reihenfolge
option-phases-strict = erst handeln, dann bauen

# Wörter
good-wood = Holz
resource-wood = Holz
good-brick = Lehm
resource-brick = Lehm
good-wool = Wolle
resource-wool = Wolle
good-grain = Getreide
resource-grain = Getreide
good-ore = Erz
resource-ore = Erz
good-gold = Gold
card-knight = Ritter
card-roads = Straßenbau
card-plenty = Erfindung
card-monopoly = Monopol
card-point = Siegpunkt
terrain-forest = Wald
terrain-hills = Hügelland
terrain-pasture = Weideland
terrain-field = Ackerland
terrain-mountains = Gebirge
terrain-gold-river = Goldfluss
terrain-desert = Wüste
terrain-sea = Meer
terrain-nile = Nil
terrain-red-sea = Rotes Meer
terrain-pyramid = Pyramiden-Bauplatz
harbour-wood = Holzhafen 2:1
harbour-brick = Lehmhafen 2:1
harbour-wool = Wollhafen 2:1
harbour-grain = Getreidehafen 2:1
harbour-ore = Erzhafen 2:1
harbour-any = Hafen 3:1
item-settlement = Siedlung
item-city = Stadt
item-road = Straße
item-ship = Schiff
item-card = Entwicklungskarte
item-block = Baustein

# Züge
act-end = Zug beenden
act-roll = Würfeln
act-buy = Entwicklungskarte kaufen
act-knight = Ritter ausspielen
act-roads = Straßenbau ausspielen
act-plenty = Erfindung: { $resource } und { $resource2 }
act-monopoly = Monopol auf { $resource }
act-offer = Den anderen einen Tausch anbieten
act-invite = Die anderen um Vorschläge bitten
act-bank = { $good } beim Vorrat gegen { $good2 } tauschen
act-road = Straße { $edge }
act-settlement = Siedlung auf { $vertex }
act-city = Stadt auf { $vertex }
discard-discard = { $resource } abgeben
move-robber-robber = Räuber nach { $hex }
rob-rob = { $player } bestehlen
compose-give = { $good } geben
compose-want = { $good } verlangen
compose-ask = Angebot machen
compose-ask-only = Nur { $player } anbieten
compose-drop = Verwerfen
answer-accept = Annehmen
answer-refuse = Ablehnen
answer-counter = Gegenangebot machen
propose-propose = Einen Tausch vorschlagen
propose-nothing = Nichts vorschlagen
choose-deal = Mit { $player } tauschen
choose-no-deal = Mit niemandem tauschen
roll-dice = Die Würfel zeigen { $total }
steal-steal = { $resource } wird gestohlen
reveal-reveal = Die Karten werden aufgedeckt
draw-card-draw = { $card } wird gezogen
deal-terrain-terrain = { $terrain } wird ausgelegt
deal-harbour-harbour = { $harbour } wird ausgelegt
start-corner-corner = Die Zahlen beginnen an Ecke { $corner }

# Fragen
ask-act = Handle und baue, oder beende deinen Zug.
ask-before-roll = Würfle, oder spiele vorher eine Entwicklungskarte.
ask-found-settlement = Gründe eine Siedlung.
ask-found-road = Lege eine Straße an die eben gegründete Siedlung.
ask-free-road = { $count ->
    [one] Lege deine letzte kostenlose Straße.
   *[other] Lege eine kostenlose Straße (noch { $count }).
 }
ask-discard = Gib { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } deiner Wahl ab.
ask-move-robber = Versetze den Räuber.
ask-rob = Wen bestiehlst du?
ask-offer = { $gives-id ->
    [none] { $wants-id ->
        [none] Wähle, was du gibst und was du dafür willst.
       *[other] Du willst { $wants }. Was gibst du dafür?
    }
   *[other] { $wants-id ->
        [none] Du gibst { $gives }. Was willst du dafür?
       *[other] Du gibst { $gives } für { $wants }. Mach das Angebot, oder wähle weiter.
    }
 }
ask-counter = { $player } bietet { $offered } für { $asked }. { $gives-id ->
    [none] { $wants-id ->
        [none] Was würdest du stattdessen geben und nehmen?
       *[other] Du willst stattdessen { $wants }. Was gibst du dafür?
    }
   *[other] { $wants-id ->
        [none] Du gibst stattdessen { $gives }. Was willst du dafür?
       *[other] Du gibst stattdessen { $gives } für { $wants }. Mach das Gegenangebot, oder wähle weiter.
    }
 }
ask-proposal = { $gives-id ->
    [none] { $wants-id ->
        [none] Wähle, was du { $player } gibst und was du dafür willst.
       *[other] Du willst von { $player } { $wants }. Was gibst du dafür?
    }
   *[other] { $wants-id ->
        [none] Du gibst { $player } { $gives }. Was willst du dafür?
       *[other] Du gibst { $player } { $gives } für { $wants }. Mach den Vorschlag, oder wähle weiter.
    }
 }
ask-answer = { $player } bietet { $gives } für { $wants }. Nimm an, lehne ab oder mach ein Gegenangebot.
ask-propose = { $player } bittet um Vorschläge. Schlägst du einen Tausch vor?
ask-choose = Du hast { $gives } für { $wants } geboten. Mit wem tauschst du?
ask-choose-proposal = Wessen Vorschlag nimmst du an?
swap-preview = Du gibst { $gives } und erhältst { $gets }.
costs = kostet { $price }
site = an { $lands }
site-costs = an { $lands }; kostet { $price }
port = an { $lands }; { $harbour }
port-costs = an { $lands }; { $harbour }; kostet { $price }
ask-roll = Es wird gewürfelt.
ask-steal = Eine Karte wird aus einer Hand gezogen.
ask-reveal = Die Partie ist entschieden; die Karten werden aufgedeckt.
ask-draw-card = Eine Entwicklungskarte wird gezogen.
ask-deal-terrain = Die Insel wird ausgelegt.
ask-deal-harbour = Die Häfen werden ausgelegt.
ask-start-corner = Die Zahlenchips werden ausgelegt.
frame-act = { $player } handelt und baut
frame-before-roll = { $player } ist am Zug
frame-found-settlement = { $player } gründet eine Siedlung
frame-found-road = { $player } legt den ersten Weg
frame-move-robber = { $player } versetzt den Räuber
frame-rob = { $player } wählt, wer bestohlen wird
frame-answer = { $player } antwortet auf das Angebot
frame-propose = { $player } darf einen Tausch vorschlagen
frame-choose = { $player } entscheidet über die Antworten

# Was geschieht
rolled = { $player } würfelt { $total }.
got = { $player } erhält { $count } { $good }.
short-of = { $good } reicht nicht für alle.
discarded = { $player } gibt { $good } ab.
robber-moved = { $player } versetzt den Räuber nach { $hex }.
robbed = { $player } stiehlt { $victim } eine Karte.
robbed-in-vain = { $player } findet bei { $victim } nichts zu stehlen.
stolen = { $player } hat { $victim } { $good } gestohlen.
built-road = { $player } legt eine Straße auf { $edge }.
built-settlement = { $player } baut eine Siedlung auf { $vertex }.
built-city = { $player } baut eine Stadt auf { $vertex }.
bought-card = { $player } kauft eine Entwicklungskarte.
drew-card = { $player } zieht: { $card }.
played-card = { $player } spielt aus: { $card }.
handed-over = { $player } gibt { $taker } { $count } { $good }.
traded-bank = { $player } tauscht beim Vorrat { $count } { $good } gegen 1 { $wanted }.
exchanged = { $player } gibt { $taker } { $gives } und erhält { $wants }.
offers = { $player } bietet { $gives } für { $wants }.
offers-to = { $player } bietet nur { $other } { $gives } für { $wants }.
counters = { $player } gäbe stattdessen { $gives } für { $wants }.
proposes = { $player } schlägt vor, { $gives } für { $wants } zu geben.
proposes-nothing = { $player } schlägt nichts vor.
invites = { $player } bittet die anderen um Vorschläge.
dropped-offer = { $player } macht doch kein Angebot.
accepts = { $player } nimmt an.
refuses = { $player } lehnt ab.
no-deal = { $player } tauscht mit niemandem.
longest-road = { $player } hat die Längste Handelsstraße mit { $count ->
    [one] einer Straße
   *[other] { $count } Straßen
 }.
no-longest-road = Niemand hat jetzt die Längste Handelsstraße.
largest-army = { $player } hat die Größte Rittermacht mit { $count ->
    [one] einem Ritter
   *[other] { $count } Rittern
 }.
no-largest-army = Niemand hat jetzt die Größte Rittermacht.
ends-turn = { $player } beendet den Zug.
scored-settlements = { $player }: { $count ->
    [one] 1 Siedlung, 1 Punkt
   *[other] { $count } Siedlungen, { $count } Punkte
 }.
scored-cities = { $player }: { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
 }, { its-points }.
scored-longest-road = { $player }: die Längste Handelsstraße, { its-points }.
scored-army = { $player }: die Größte Rittermacht, { its-points }.
scored-cards = { $player }: { $count ->
    [one] 1 Siegpunktkarte, 1 Punkt
   *[other] { $count } Siegpunktkarten, { $count } Punkte
 }.
scored = { $player } hat zusammen { its-points }.
wins = { $player } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }.

# Warum nicht
cannot-pay = Das kannst du nicht bezahlen: { $item }.
none-left = Davon hast du keine mehr im Vorrat: { $item }.
path-taken = Kein Platz: { $edge } ist schon bebaut.
path-on-water = Hier keine Straße: { $edge } liegt im Wasser.
path-apart = { $edge } schließt an nichts von dir an, oder nur hinter dem Gebäude eines anderen.
crossing-taken = Hier keine Siedlung: { $vertex } ist schon bebaut.
crossing-at-sea = Hier keine Siedlung: { $vertex } berührt kein Land.
too-near = Hier keine Siedlung: Die Nachbarkreuzung { $vertex } ist bebaut.
no-road-there = Keiner deiner Wege führt nach { $vertex }.
no-settlement-there = Auf { $vertex } hast du keine Siedlung.
deck-empty = Alle Entwicklungskarten sind verkauft.
one-card-a-turn = Du hast in diesem Zug schon eine Entwicklungskarte gespielt.
card-too-new = Diese Karte hast du erst in diesem Zug gekauft: { $card }.
no-such-card = Diese Karte hast du nicht: { $card }.
no-free-road = Für eine kostenlose Straße fehlt ein Platz oder ein Stein.
other-order = Nenne sie andersherum: { $good } und { $other }.
pile-too-low = Der Vorrat hat diese beiden Karten nicht.
only-ways-now = Lege erst deine kostenlosen Straßen.
none-of-it = Davon hast du nichts mehr: { $good }.
robber-must-move = Der Räuber muss auf ein anderes Feld.
robber-on-land = Der Räuber bleibt auf dem Land.
not-beside-robber = Dieser Spieler hat kein Gebäude beim Räuber.
same-kind = { $good } lässt sich nicht gegen sich selbst tauschen.
rate = Du brauchst { $count } { $good } für eine Karte.
pile-empty = Im Vorrat liegt nichts davon: { $good }.
trade-off = Diese Partie wird ohne Binnenhandel gespielt.
enough-offers = Du hast in diesem Zug { $count ->
    [one] ein Angebot
   *[other] { $count } Angebote
 } gemacht. Lass es gut sein: Baue mit dem, was du hast, oder beende den Zug; im nächsten kannst du wieder anbieten.
nothing-to-give = Du hast nichts zu geben.
no-gifts = Beide Seiten geben mindestens eine Karte: Wähle, was du gibst und was du willst.
nobody-has-that = Mehr davon kann niemand haben, den du fragst: { $good }.
make-an-offer = Du bist selbst am Zug: Mach ein Angebot.
no-turn-yet = Vor dem ersten Zug wird nicht gehandelt.
trade-is-over = { $player } hat schon gebaut; der Handel ist für diesen Zug vorbei.
not-a-partner = Ein Angebot geht an die anderen am Tisch, ein Gegenangebot oder Vorschlag an den Spieler am Zug.
cannot-give-that = Du hast nicht, was verlangt wird.
did-not-accept = Dieser Spieler hat weder angenommen noch etwas angeboten.
roll-first = Würfle zuerst.
rolled-already = Es ist schon gewürfelt.
trade-before-building = Du hast schon gebaut; der Handel ist für diesen Zug vorbei.
found-first = Gründe zuerst eine Siedlung.
road-first = Lege zuerst den Weg an deine neue Siedlung.
beside-settlement = Der Weg muss an deine neue Siedlung auf { $vertex } anschließen.

# Im Terminal
show-harbours = Häfen: { $harbours }.
show-bank = Vorrat: { $bank }; { $deck ->
    [one] eine Entwicklungskarte
   *[other] { $deck } Entwicklungskarten
 }.
show-player = Punkte { $points }, Rohstoffe { $resources }, Entwicklung { $development }, Gold { $gold }, Ritter { $knights }, Straße { $road }
show-longest = Längste Handelsstraße
show-army = Größte Rittermacht
show-hand = Deine Hand: { $hand }. Entwicklungskarten: { $cards }.

# Teile von Sätzen
its-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
