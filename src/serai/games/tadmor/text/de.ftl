title = Tadmor
about = Schicke Kamele und Schiffe von Palmyra aus, baue Turm und Tempel, diene dem König und hüte dich vor den Plünderern.
option-experienced = Erfahrene Spieler
option-experienced-no = alle beginnen mit einer der vier Start-Aufwertungen
option-experienced-yes = alle beginnen mit einer beliebigen Aufwertung der Epoche I

# Ressourcen, kostbare Güter, Regionen
good-wood = Holz
good-stone = Stein
good-marble = Marmor
good-gold = Gold
kind-glass = Glasflaschen
kind-incense = Weihrauch
kind-myrrh = Myrrhe
kind-jade = Jade
kind-ivory = Elfenbein
kind-porcelain = Porzellan
kind-silk = Seide
kind-perfume = Parfüm
kind-oils = Öle
colour-grey = grau
colour-yellow = gelb
colour-red = rot
region-north-sea = Nördliches Mittelmeer
region-south-sea = Südliches Mittelmeer
region-euphrates = Euphrat
region-damascus = Damaskus
region-palmyra = Palmyra
region-ebla = Ebla
region-dura-europos = Dura Europos
stage-foundation = Fundament
stage-colonnade = Kolonnade
stage-roof = Dach
stage-statues = Statuen
figure-camel = Kamel
figure-ship = Schiff
barter-wood-marble = 1 Holz gegen 1 Marmor
barter-wood-gold = 1 Holz gegen 1 Gold
barter-stone-marble = 1 Stein gegen 1 Marmor
barter-stone-gold = 1 Stein gegen 1 Gold
barter-marble-2wood = 1 Marmor gegen 2 Holz
barter-marble-wood-stone = 1 Marmor gegen 1 Holz und 1 Stein
barter-marble-2stone = 1 Marmor gegen 2 Stein
barter-gold-2wood = 1 Gold gegen 2 Holz
barter-gold-wood-stone = 1 Gold gegen 1 Holz und 1 Stein
barter-gold-2stone = 1 Gold gegen 2 Stein
seat-p1 = Spieler 1
seat-p2 = Spieler 2
seat-p3 = Spieler 3
seat-p4 = Spieler 4
site-first = der erste Tempel
site-second = der zweite Tempel
deed-single = einzelne Turmstufen
deed-double = doppelte Turmstufen
deed-grey = graues Gut kaufen
deed-yellow = gelbes Gut kaufen
deed-red = rotes Gut kaufen
deed-draw = Königsauftrag ziehen
deed-fulfil = Königsauftrag erfüllen
deed-temple = Tempel bauen
deed-traitor = Verräter
counsel-tax = Steuereintreiber
counsel-war = Kriegsnachschub
counsel-start = Startspieler
counsel-none = keine Königreichsaktion

# Aktionsfelder und persönliche Plättchen
place-ns1 = Holz (Schiff)
place-ns2 = Holz (Schiff), zweites Feld
place-ns3 = Marmor (Schiff)
place-ns4 = Friedensgeschenke zur See
place-ns5 = Werft
place-ns6 = Holz (Kamel)
place-ss1 = Stein (Schiff)
place-ss2 = Stein (Schiff), zweites Feld
place-ss3 = Gold (Schiff), Süden
place-ss4 = graues Gut
place-ss5 = graues Gut, zweites Feld
place-ss6 = Stein (Kamel)
place-eu1 = Gold (Schiff)
place-eu2 = Marmor (Schiff), Euphrat
place-eu3 = gelbes Gut
place-eu4 = gelbes Gut, zweites Feld
place-eu5 = rotes Gut
place-eu6 = rotes Gut, zweites Feld
place-eu7 = Gold (Kamel)
place-eu8 = Marmor (Kamel)
place-da1 = einzelne Turmstufen
place-da2 = doppelte Turmstufen
place-da3 = dritte Aufwertung
place-da4 = Karawane
place-da5 = Auftrag erfüllen, zweites Feld
place-pa1 = erste Aufwertung
place-pa2 = zweite Aufwertung
place-pa3 = Stadtmarkt
place-pa4 = Tempel und Königsauftrag
place-pa5 = Auftrag erfüllen
place-pa6 = Steuereintreiber
place-eb1 = Markt von Ebla
place-eb2 = Tempel
place-eb3 = vierte Aufwertung
place-eb4 = Auftrag ziehen
place-eb5 = Startspieler
place-du1 = Plünderer
place-du2 = Kriegsnachschub
place-du3 = Verräter
place-du4 = Friedensgeschenke zu Land
place-du5 = Steuereintreiber, zweites Feld
place-i21 = eigener Markt I21
place-i22 = eigener Markt I22
place-i37 = Hausheiligtum I37
place-i47 = Baumeister I47
place-i48 = königlicher Ratgeber I48
space-ns1 = Holz (Schiff)
space-ns2 = Holz (Schiff), zweites Feld
space-ns3 = Marmor (Schiff)
space-ns4 = Friedensgeschenke zur See
space-ns5 = Werft
space-ns6 = Holz (Kamel)
space-ss1 = Stein (Schiff)
space-ss2 = Stein (Schiff), zweites Feld
space-ss3 = Gold (Schiff), Süden
space-ss4 = graues Gut
space-ss5 = graues Gut, zweites Feld
space-ss6 = Stein (Kamel)
space-eu1 = Gold (Schiff)
space-eu2 = Marmor (Schiff), Euphrat
space-eu3 = gelbes Gut
space-eu4 = gelbes Gut, zweites Feld
space-eu5 = rotes Gut
space-eu6 = rotes Gut, zweites Feld
space-eu7 = Gold (Kamel)
space-eu8 = Marmor (Kamel)
space-da1 = einzelne Turmstufen
space-da2 = doppelte Turmstufen
space-da3 = dritte Aufwertung
space-da4 = Karawane
space-da5 = Auftrag erfüllen, zweites Feld
space-pa1 = erste Aufwertung
space-pa2 = zweite Aufwertung
space-pa3 = Stadtmarkt
space-pa4 = Tempel und Königsauftrag
space-pa5 = Auftrag erfüllen
space-pa6 = Steuereintreiber
space-eb1 = Markt von Ebla
space-eb2 = Tempel
space-eb3 = vierte Aufwertung
space-eb4 = Auftrag ziehen
space-eb5 = Startspieler
space-du1 = Plünderer
space-du2 = Kriegsnachschub
space-du3 = Verräter
space-du4 = Friedensgeschenke zu Land
space-du5 = Steuereintreiber, zweites Feld

# Aufwertungen
upgrade-i1 = I1 Holz gegen Marmor
upgrade-i2 = I2 Holz gegen Gold
upgrade-i3 = I3 Stein gegen Marmor
upgrade-i4 = I4 Stein gegen Gold
upgrade-i5 = I5 Hofherold
upgrade-i6 = I6 Kredit auf den guten Namen
upgrade-i7 = I7 Führer der Plünderer
upgrade-i8 = I8 Basarstand
upgrade-i9 = I9 Gönner der Kaufleute
upgrade-i10 = I10 Holzschiffe
upgrade-i11 = I11 Steinschiffe
upgrade-i12 = I12 Holzschiffe
upgrade-i13 = I13 Steinschiffe
upgrade-i14 = I14 Treppenbauer
upgrade-i15 = I15 Treppenbauer
upgrade-i16 = I16 Turmruhm
upgrade-i17 = I17 Turmruhm
upgrade-i18 = I18 Ziegelgewölbe
upgrade-i19 = I19 Königssiegel
upgrade-i20 = I20 Hoflieferant
upgrade-i21 = I21 eigener Markt
upgrade-i22 = I22 eigener Markt
upgrade-i23 = I23 Goldmakler
upgrade-i24 = I24 Marmormakler
upgrade-i25 = I25 Ruhm der Beute
upgrade-i26 = I26 Anteil an der Beute
upgrade-i27 = I27 großer Basar
upgrade-i28 = I28 Karawanenrabatt
upgrade-i29 = I29 Marmorkähne
upgrade-i30 = I30 Goldkähne
upgrade-i31 = I31 Marmorkähne
upgrade-i32 = I32 Goldkähne
upgrade-i33 = I33 großes Lagerhaus
upgrade-i34 = I34 Tempelarchitekt
upgrade-i35 = I35 Turmglanz
upgrade-i36 = I36 Turmglanz
upgrade-i37 = I37 Hausheiligtum
upgrade-i38 = I38 höchster Turm
upgrade-i39 = I39 meiste Auftragspunkte
upgrade-i40 = I40 meiste kostbare Güter
upgrade-i41 = I41 meiste vollendete Tempel
upgrade-i42 = I42 meiste Aufwertungen
upgrade-i43 = I43 Kenner
upgrade-i44 = I44 Friedensbote
upgrade-i45 = I45 Wüstenwache
upgrade-i46 = I46 Steuerprivileg
upgrade-i47 = I47 Baumeister
upgrade-i48 = I48 königlicher Ratgeber

# Königsaufträge
mission-k1 = K1 Gabe der Gewürzflotte
mission-k2 = K2 Gabe der Seidenstraße
mission-k3 = K3 königliche Steinmetze
mission-k4 = K4 königliche Bildhauer
mission-k5 = K5 königliche Schiffsbauer
mission-k6 = K6 Hafenbrief
mission-k7 = K7 königliche Maurer
mission-k8 = K8 königliche Gerüstbauer
mission-k9 = K9 falsche Fährte
mission-k10 = K10 bestochene Späher
mission-k11 = K11 königliche Ställe
mission-k12 = K12 Freunde der Beduinen
mission-k13 = K13 Marktprivileg
mission-k14 = K14 Wegerecht
mission-k15 = K15 Hof der Gelehrten
mission-k16 = K16 königlicher Kornspeicher
mission-k17 = K17 königlicher Holzhof
mission-k18 = K18 königliche Schatzkammer
mission-k19 = K19 zweites Heiligtum
mission-k20 = K20 Sabotage
mission-k21 = K21 Vertrauen des Königs
mission-k22 = K22 Gunst des Königs
mission-k23 = K23 Eilmarsch
mission-k24 = K24 großer Geleitzug
mission-k25 = K25 verlorenes Wissen
mission-k26 = K26 alte Meister

# Fragen
ask-begin = Mit welcher Aufwertung beginnst du?
ask-place = { $left ->
    [one] Setze ein Kamel oder ein Schiff ein.
   *[other] Setze ein Kamel oder ein Schiff ein (noch { $left }).
 }
ask-prepare = Was tust du, bevor gebaut wird?
ask-upgrade = Kaufst du eine Aufwertung, oder tust du zuvor etwas anderes?
ask-scholars = Gibst du einen Königsauftrag für weitere Aufwertungen zurück?
ask-build = Was baust du?
ask-closing = Noch etwas, bevor die Runde endet?
ask-tax = Der Steuereintreiber verlangt { $gold } Gold oder { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
 }.
ask-take-good = { $left ->
    [one] Nimm ein Gut deiner Wahl.
   *[other] Nimm { $left } Güter deiner Wahl.
 }
ask-pay-any = { $left ->
    [one] Zahle noch ein beliebiges Gut.
   *[other] Zahle { $left } beliebige Güter.
 }
ask-waive = { $left ->
    [one] Welches Gut musst du nicht zahlen?
   *[other] Welche { $left } Güter musst du nicht zahlen?
 }
ask-price = Zahlst du mit Gütern oder mit Prestigepunkten?
ask-go-on-building = Baust du den Turm höher?
ask-strike = Wessen Turm greifst du an?
ask-raise-temple = An welchem Tempel baust du weiter?
ask-borrow = Welche Bauaktion führt der Baumeister aus?
ask-honour = Welchen Königsauftrag erfüllst du?
ask-gift = Von welchem Stapel nimmst du dein Geschenk?
ask-pick-tile = Welches kostbare Gut suchst du dir aus?
ask-gain = Welche Aufwertung erhältst du?
ask-redirect = Schickst du die Plünderer anderswohin?
ask-swap = Welche deiner Figuren tauscht den Platz?
ask-swap-with = Mit welcher Figur tauscht sie den Platz?
ask-plan-raid = Wo schlagen die Plünderer in der nächsten Runde zu?
ask-counsel = Welche Königreichsaktion bringt dir dein Ratgeber?
ask-drop = { $left ->
    [one] In deinem Lagerhaus liegt ein Gut zu viel.
   *[other] In deinem Lagerhaus liegen { $left } Güter zu viel.
 }
ask-draw = Ein Königsauftrag wird gezogen.
ask-unveil = Eine Aufwertung wird für die Auslage gezogen.
ask-unstack = Das nächste kostbare Gut kommt zum Vorschein.

# Bezeichnungen der Züge
begin-begin = Mit { $upgrade } beginnen
place-camel = Kamel auf { $place }
place-ship = Schiff auf { $place }
place-claim = { $mission } zurückgeben
prepare-done = Fertig
prepare-use = { $place } nutzen
prepare-trade = { $barter } tauschen
prepare-cash = Prestigepunkte gegen { $good }
prepare-discard = { $mission } für ein Gut abwerfen
prepare-fulfil = { $mission } erfüllen
prepare-return = { $mission } zurückgeben
prepare-buy = { $upgrade } kaufen
prepare-tax = Steuer in Gold zahlen
prepare-forfeit = Prestigepunkte verlieren
take-good-take = { $good } nehmen
pay-any-pay = { $good } zahlen
waive-waive = { $good } weniger
price-in-goods = Mit Gütern zahlen
price-in-prestige = Mit Prestigepunkten zahlen
go-on-building-higher = Höher bauen
go-on-building-stop = Genug
strike-strike = Den Turm von { $seat }
raise-temple-raise = { $site }
borrow-borrow = { $deed }
honour-honour = { $mission } erfüllen
gift-gift = Das oberste Plättchen, { $colour }
pick-tile-pick = { $kind } nehmen
gain-gain = { $upgrade } nehmen
redirect-redirect = Umleiten nach: { $region }
redirect-let = Nichts tun
swap-swap = Meine Figur auf { $space }
swap-stay = Kein Tausch
swap-with-with = Die Figur auf { $space }
plan-raid-raid = { $region } plündern
counsel-counsel = { $counsel }
drop-drop = { $good } abgeben
draw-draw = { $mission } ziehen
unveil-unveil = { $upgrade } erscheint
unstack-top = { $kind } obenauf

# Was geschieht
paid = { $player } zahlt { $n } { $good }.
took = { $player } nimmt { $n } { $good }.
took-traded = { $player } legt { $n } { $good } in das Handelslager.
scored = { $player } erhält { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
 }.
waived = { $player } muss 1 { $good } nicht zahlen.
no-missions = Für { $player } ist kein Königsauftrag mehr da.
missions-shuffled = Die abgeworfenen Königsaufträge werden zu einem neuen Stapel gemischt.
drew = { $player } zieht einen Königsauftrag.
drew-mission = Es ist { $mission }.
discarded = { $player } wirft { $mission } ab.
fulfilled = { $player } erfüllt { $mission }.
returned = { $player } gibt { $mission } zurück.
tower-built = { $player } baut den Turm auf Stufe { $level }.
level-free = { $player } baut Stufe { $level } kostenlos.
tower-struck = { $player } zerstört { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen
 } am Turm von { $target }.
paid-prestige = { $player } zahlt { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
 }.
got-good = { $player } erhält { $kind }.
picked-good = { $player } sucht sich { $kind } aus dem Stapel aus.
on-top = Obenauf, { $colour }: { $kind }.
stage-built = { $player } baut: { $stage }.
temple-finished = { $player } hat einen Tempel vollendet.
bartered = { $player } tauscht { $barter }.
new-camel = { $player } hat ein Kamel mehr.
new-ship = { $player } hat ein Schiff mehr.
got-upgrade = { $player } nimmt { $upgrade }.
unveiled = In der Auslage: { $upgrade }.
done = { $player } ist hier fertig.
used = { $player } handelt: { $place }.
tax-prestige = { $player } zahlt die Steuer nicht und verliert { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
 }.
round-begins = Runde { $round } beginnt; { $player } ist Startspieler.
placed = { $player } setzt ein { $figure } ein: { $place }.
no-raid = In dieser Runde gibt es keine Plünderer.
raid-revealed = { $player } deckt die Plünderer auf: { $region }.
let-raid = { $player } lässt die Plünderer gewähren.
redirected = { $player } lenkt die Plünderer um: { $region }.
sent-home = { $player } verliert die Figur auf { $place }.
no-swap = { $player } tauscht keine Plätze.
swapped = { $player } wechselt von { $place } zu { $to }, { $other } umgekehrt.
raid-planned = { $player } nimmt heimlich eine Plündererkarte.
raid-planned-for = Die Plünderer werden zuschlagen: { $region }.
prestige-tied = Mehrere teilen sich den höchsten Turm: Niemand wird dafür belohnt.
tower-prestige = { $player } wird für den höchsten Turm gerühmt.
counselled = { $player } fragt den Ratgeber: { $counsel }.
war-supplies = { $player } liefert Kriegsnachschub.
start-player = { $player } nimmt den Startspielermarker.
dropped = { $player } gibt 1 { $good } ab.
epoch-begins = Epoche { $epoch } beginnt.
tower-scored = { $player } erhält { $points } Prestigepunkte für den Turm.
final-tower = { $player }, Turm: { $points }.
final-missions = { $player }, Königsaufträge: { $points }.
final-temples = { $player }, Tempel: { $points }.
final-goods = { $player }, kostbare Güter: { $points }.
final-bonus = { $player }, Aufwertungen: { $points }.
final-total = { $player } endet mit { $points } Prestigepunkten.

# Was ein Zug bringt oder kostet
brings = bringt { $n } { $good }
brings-points = bringt { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
 }
costs = kostet:{ $wood ->
    [0] { "" }
   *[other] { " " }{ $wood } Holz
 }{ $stone ->
    [0] { "" }
   *[other] { " " }{ $stone } Stein
 }{ $marble ->
    [0] { "" }
   *[other] { " " }{ $marble } Marmor
 }{ $gold ->
    [0] { "" }
   *[other] { " " }{ $gold } Gold
 }
costs-any = kostet { $n ->
    [one] 1 beliebiges Gut
   *[other] { $n } beliebige Güter
 }

# Warum nicht
no-figure = Dort steht keine deiner Figuren.
wrong-shape = Runde Felder nehmen Kamele auf, rechteckige Schiffe.
space-taken = Dieses Feld ist besetzt.
not-on-board = Dieses Feld gibt es bei dieser Spielerzahl nicht.
not-your-tile = Ein persönliches Plättchen nutzt nur sein Besitzer.
none-left = Du hast keine solche Figur mehr zum Einsetzen.
not-open = Dieser Königsauftrag liegt nicht offen vor dir.
other-time = Das geht in diesem Augenblick nicht.
not-building = Das gehört in die Unterphase Bauaktionen.
not-upgrading = Aufwertungen kauft man mit einer Figur auf einem Aufwertungsfeld, wenn es an der Reihe ist.
no-trade = Weder ein Markt noch eine deiner Aufwertungen erlaubt diesen Tausch.
nothing-to-trade = Nur Güter im Lagerhaus sind handelbar, und dort liegt keines dieser Art.
no-cash = Um Güter mit Prestigepunkten zu bezahlen, brauchst du die Aufwertung I6.
already-cashed = Ein Verbrauchsgut und ein Luxusgut pro Runde: Dieses hattest du schon.
not-in-hand = Diesen Königsauftrag hast du nicht auf der Hand.
no-fulfil = Du hast keine Figur auf einem Feld zum Erfüllen von Königsaufträgen.
mission-dear = Du kannst nicht zahlen, was dieser Königsauftrag fordert.
not-on-display = Diese Aufwertung liegt nicht aus.
upgrade-dear = Du hast zu wenige Güter für eine Aufwertung.
tax-due = Erst die Steuer: Gold oder Prestigepunkte.
no-tax = Du schuldest jetzt keine Steuer.
no-gold = Du hast zu wenig Gold für die Steuer.
camel-condition = Für das nächste Kamel ist dein Turm zu niedrig oder sind deine Königsaufträge zu wenige.
most-camels = Du hast schon alle deine Kamele.
ship-condition = Für das nächste Schiff fehlen dir kostbare Güter jeder Farbe.
most-ships = Du hast schon alle deine Schiffe.
level-dear = Du kannst die nächste Stufe nicht bezahlen.
pair-dear = Du kannst die nächste Doppelstufe nicht bezahlen.
stack-empty = Dieser Stapel ist leer.
good-dear = Du kannst dieses kostbare Gut nicht bezahlen.
stage-dear = Du kannst die nächste Stufe deines Tempels nicht bezahlen.
no-stage-card = Von der nächsten Stufe ist keine Tempelkarte mehr da.
no-missions-left = Es sind keine Königsaufträge mehr zu ziehen.
no-target = Es gibt keinen Turm, den du angreifen könntest.
nothing-to-build = Es gibt keine Bauaktion, die du ausführen könntest.
licensed = Du darfst den Markt bereits nutzen.
by-itself = Dieses Feld wird hier nicht genutzt: Es wirkt in seiner eigenen Phase.
not-start-tile = Mit dieser Aufwertung kannst du nicht beginnen.
not-free-tile = Diese Aufwertung ist nicht zu haben.
no-such-good = Dieses Gut gehört nicht zu denen, die du nehmen darfst.
not-owned = Davon hast du nichts.
in-order = Sie werden der Reihe nach genannt; dieses war schon vorbei.
no-prestige = Du kannst jetzt nicht mit Prestigepunkten zahlen.
not-that-colour = Dieses Gut liegt in einem anderen Stapel.
no-tile-left = Ein solches Plättchen ist nicht mehr da.
oneself = Du greifst nicht den eigenen Turm an.
no-such-player = Diesen Spieler gibt es nicht.
no-tower = Dort ist keine Stufe zu zerstören.
lower-tower = Der Verräter greift nur Türme an, die mindestens so hoch sind wie dein eigener.
no-temple = Dort kann an keinem Tempel gebaut werden.
current-region = Diese Karte liegt nicht im Stapel.
already-chosen = Diese Aktion hast du in dieser Runde auf dem Spielplan gewählt.
same-type = Ein Kamel tauscht mit einem Kamel, ein Schiff mit einem Schiff.
not-an-opponent = Dort steht keine Figur eines Gegners.
not-undrawn = Diese Aufwertung gehört nicht zu den nie gezogenen.
place-first = Setze erst die angekündigten Figuren ein.
not-waived = Dieses Gut ist nicht zu zahlen.
rest-due = Dann ließe sich der Rest nicht mehr zahlen oder wählen.
second-temple = Du baust schon an zwei Tempeln.
same-temple = Beide Tempel sind gleich weit: Baue am ersten weiter.
traitor-epoch = In Epoche I zerstört der Verräter nichts.
markets-open = Deine Figur öffnet den Markt, indem sie dort steht: Tausche einfach.

# Danach
frame-upgrade = { $player } kauft eine Aufwertung
frame-build = { $player } baut
frame-build-phase = die Unterphase Bauaktionen
frame-kingdom-phase = die Unterphase Königreichsaktionen
frame-raider-phase = die Plündererphase
frame-upgrade-phase = die Aktionsphase
frame-round-end = die Rundenendphase

# Der Tisch im Terminal
phase-setup = Spielvorbereitung
phase-placement = Einsatzphase
phase-raiders = Plündererphase
phase-upgrades = Aufwertungsaktionen
phase-building = Bauaktionen
phase-kingdom = Königreichsaktionen
phase-round-end = Rundenende
phase-over = Spielende
show-head = Runde { $round }, Epoche { $epoch }: { $phase }. Startspieler: { $start }. Angegriffene Region: { $region }
show-stacks = Kostbare Güter obenauf: { $stacks }
show-display = Ausliegende Aufwertungen: { $upgrades }
show-mission = Dein Königsauftrag { $mission }: { $cost }, { $points } PP wert
show-plan = Deine Plünderer werden zuschlagen: { $region }
show-board = [{ $number }] { $player }: { $points } PP, Turm { $tower }, { $camels } Kamele, { $ships } Schiffe, { $hand } Königsaufträge auf der Hand
show-things = Tempel: { $temples }; Güter: { $goods }; Königsaufträge: { $missions }; Aufwertungen: { $upgrades }
