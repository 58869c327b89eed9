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
barter-wood-marble = Holz gegen Marmor
barter-wood-gold = Holz gegen Gold
barter-stone-marble = Stein gegen Marmor
barter-stone-gold = Stein gegen Gold
barter-marble-wood = Marmor gegen Holz
barter-marble-both = Marmor gegen Holz und Stein
barter-marble-stone = Marmor gegen Stein
barter-gold-wood = Gold gegen Holz
barter-gold-both = Gold gegen Holz und Stein
barter-gold-stone = Gold gegen Stein
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
gets-wood = Holz
gets-stone = Stein
gets-marble = Marmor
gets-gold = Gold
gets-consumer = Holz oder Stein
gets-luxury = Marmor oder Gold
metric-tower-height = den höchsten Turm
metric-mission-pp = die meisten Punkte aus Königsaufträgen
metric-goods-count = die meisten kostbaren Güter
metric-completed-temples = die meisten vollendeten Tempel
metric-upgrade-count = die meisten Aufwertungen
moment-any-time = jederzeit
moment-placing = im eigenen Zug der Einsatzphase
moment-raid = nach dem Aufdecken und vor dem Überfall der Plünderer
moment-after-raid = gleich nach einem Überfall
moment-upgrading = in der Unterphase Aufwertungsaktionen
moment-after-upgrades = nach allen Käufen von Aufwertungen
moment-building = in der Unterphase Bauaktionen
moment-acting = in der Aktionsphase

# Aktionsfelder und persönliche Plättchen
place-ns1 = Holz (Schiff)
place-ns2 = Holz (Schiff), zweites Feld
place-ns3 = Marmor (Schiff)
place-ns4 = Friedensgeschenke
place-ns5 = Werft
place-ns6 = Holz (Kamel)
place-ss1 = Stein (Schiff)
place-ss2 = Stein (Schiff), zweites Feld
place-ss3 = Gold (Schiff), zweites Feld
place-ss4 = graues Gut
place-ss5 = graues Gut, zweites Feld
place-ss6 = Stein (Kamel)
place-eu1 = Gold (Schiff)
place-eu2 = Marmor (Schiff), zweites Feld
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
place-da5 = Königsauftrag erfüllen, zweites Feld
place-pa1 = erste Aufwertung
place-pa2 = zweite Aufwertung
place-pa3 = Stadtmarkt
place-pa4 = Tempel und Königsauftrag
place-pa5 = Königsauftrag erfüllen
place-pa6 = Steuereintreiber
place-eb1 = kleiner Markt
place-eb2 = Tempel
place-eb3 = vierte Aufwertung
place-eb4 = Königsauftrag ziehen
place-eb5 = Startspieler
place-du1 = Plünderer
place-du2 = Kriegsnachschub
place-du3 = Verräter
place-du4 = Friedensgeschenke, zweites Feld
place-du5 = Steuereintreiber, zweites Feld
place-wood-ship-3 = Holz (Schiff), drittes Feld
place-stone-ship-3 = Stein (Schiff), drittes Feld
place-marble-ship-3 = Marmor (Schiff), drittes Feld
place-gold-ship-3 = Gold (Schiff), drittes Feld
place-wood-camel-2 = Holz (Kamel), zweites Feld
place-stone-camel-2 = Stein (Kamel), zweites Feld
place-marble-camel-2 = Marmor (Kamel), zweites Feld
place-gold-camel-2 = Gold (Kamel), zweites Feld
place-grey-3 = graues Gut, drittes Feld
place-yellow-3 = gelbes Gut, drittes Feld
place-red-3 = rotes Gut, drittes Feld
place-fulfil-3 = Königsauftrag erfüllen, drittes Feld
place-draw-2 = Königsauftrag ziehen, zweites Feld
place-tax-3 = Steuereintreiber, drittes Feld
place-traitor-2 = Verräter, zweites Feld
place-caravan-2 = Karawane, zweites Feld
place-shipyard-2 = Werft, zweites Feld
place-i21 = eigener Markt
place-i22 = Hofmarkt
place-i37 = Hausheiligtum
place-i47 = Baumeister
place-i48 = königlicher Ratgeber

# Aufwertungen
upgrade-i1 = Kaihändler
upgrade-i2 = Karawanenhändler
upgrade-i3 = Steinbruchhändler
upgrade-i4 = Oasenhändler
upgrade-i5 = Hofherold
upgrade-i6 = Kredit auf den guten Namen
upgrade-i7 = Führer der Plünderer
upgrade-i8 = Basarstand
upgrade-i9 = Gönner der Kaufleute
upgrade-i10 = Tiefe Laderäume
upgrade-i11 = Breite Kiele
upgrade-i12 = Weite Laderäume
upgrade-i13 = Starke Kiele
upgrade-i14 = Treppenbauer
upgrade-i15 = Rampenbauer
upgrade-i16 = Turmruhm
upgrade-i17 = Ruhm der Turmspitze
upgrade-i18 = Ziegelgewölbe
upgrade-i19 = Königssiegel
upgrade-i20 = Hoflieferant
upgrade-i21 = Eigener Markt
upgrade-i22 = Hofmarkt
upgrade-i23 = Geldwechsler
upgrade-i24 = Makler der Säulenstraße
upgrade-i25 = Ruhm der Beute
upgrade-i26 = Anteil an der Beute
upgrade-i27 = Großer Basar
upgrade-i28 = Karawanenrabatt
upgrade-i29 = Flusskähne
upgrade-i30 = Lastkähne
upgrade-i31 = Schilfkähne
upgrade-i32 = Frachtkähne
upgrade-i33 = Großes Lagerhaus
upgrade-i34 = Tempelarchitekt
upgrade-i35 = Turmglanz
upgrade-i36 = Glanz der Zinnen
upgrade-i37 = Hausheiligtum
upgrade-i38 = Ruhm in der Stadt
upgrade-i39 = Ruhm bei Hofe
upgrade-i40 = Ruhm des Basars
upgrade-i41 = Ruhm der Götter
upgrade-i42 = Ruhm der Gelehrten
upgrade-i43 = Kenner
upgrade-i44 = Friedensbote
upgrade-i45 = Wüstenwache
upgrade-i46 = Steuerprivileg
upgrade-i47 = Baumeister
upgrade-i48 = Königlicher Ratgeber

# Königsaufträge
mission-k1 = Gabe der Gewürzflotte
mission-k2 = Gabe der Seidenstraße
mission-k3 = Königliche Steinmetze
mission-k4 = Königliche Bildhauer
mission-k5 = Königliche Schiffsbauer
mission-k6 = Hafenbrief
mission-k7 = Königliche Maurer
mission-k8 = Königliche Gerüstbauer
mission-k9 = Falsche Fährte
mission-k10 = Bestochene Späher
mission-k11 = Königliche Ställe
mission-k12 = Freunde der Beduinen
mission-k13 = Marktprivileg
mission-k14 = Wegerecht
mission-k15 = Hof der Gelehrten
mission-k16 = Königlicher Kornspeicher
mission-k17 = Königlicher Holzhof
mission-k18 = Königliche Schatzkammer
mission-k19 = Zweites Heiligtum
mission-k20 = Sabotage
mission-k21 = Vertrauen des Königs
mission-k22 = Gunst des Königs
mission-k23 = Eilmarsch
mission-k24 = Großer Geleitzug
mission-k25 = Verlorenes Wissen
mission-k26 = Alte Meister

# Fragen
ask-begin = Mit welcher Aufwertung beginnst du?
ask-place = { $left ->
    [one] Setze ein Kamel oder ein Schiff ein.
   *[other] Setze { $left } Figuren ein, eine nach der anderen.
 } Übrig: { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
 }, { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
 }.
ask-place-taxed = { $left ->
    [one] Setze ein Kamel oder ein Schiff ein.
   *[other] Setze { $left } Figuren ein, eine nach der anderen.
 } Übrig: { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
 }, { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
 }. Steuer dieser Runde: { $gold } Gold oder { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
 }.
ask-reinforce = Alle deine Figuren sind eingesetzt. Gibst du einen Königsauftrag für eine weitere zurück?
ask-prepare = Was tust du, bevor gebaut wird?
ask-upgrade = { $n ->
    [one] Kaufst du eine Aufwertung für 1 beliebiges Gut, oder tust du zuvor etwas anderes?
   *[other] Kaufst du eine Aufwertung für { $n } beliebige Güter, oder tust du zuvor etwas anderes?
 }
ask-scholars = Gibst du einen Königsauftrag für weitere Aufwertungen zurück?
ask-build = Was baust du?
ask-closing = Noch etwas, bevor die Aktionsphase endet?
ask-tax = Der Steuereintreiber verlangt { $gold } Gold oder { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
 }. Davor und danach kannst du noch Figuren nutzen und tauschen.
ask-take-good = { $left ->
    [one] Nimm ein Gut deiner Wahl.
   *[other] Nimm { $left } Güter deiner Wahl.
 }
ask-pay-any = { $left ->
    [one] Zahle ein beliebiges Gut.
   *[other] Zahle { $left } beliebige Güter.
 }
ask-waive = { $left ->
    [one] Welches Gut musst du nicht zahlen?
   *[other] Welche { $left } Güter musst du nicht zahlen?
 }
ask-price = Zahlst du mit Gütern oder mit Prestigepunkten?
ask-go-on-building = Baust du den Turm höher?
ask-strike = Wessen Turm reißt du ein?
ask-raise-temple = An welchem Tempel baust du weiter?
ask-borrow = Welche Bauaktion führt der Baumeister aus?
ask-honour = Welchen Königsauftrag erfüllst du?
ask-gift = Von welchem Stapel nimmst du dein Geschenk?
ask-pick-tile = Welches kostbare Gut suchst du dir aus?
ask-gain = Welche Aufwertung erhältst du?
ask-redirect = Gleich schlagen die Plünderer zu: { $region }. Schickst du sie anderswohin?
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
begin-begin = Mit „{ $upgrade }“ beginnen
place-camel = Kamel auf: { $place }
place-ship = Schiff auf: { $place }
place-claim = „{ $mission }“ zurückgeben
place-pass = Keine weitere Figur
prepare-done = Fertig
prepare-use = { $place } nutzen
prepare-trade = { $barter } tauschen
prepare-cash = { $good } für Prestigepunkte nehmen
prepare-discard = „{ $mission }“ für ein Gut abwerfen
prepare-fulfil = „{ $mission }“ erfüllen
prepare-return = „{ $mission }“ zurückgeben
prepare-buy = „{ $upgrade }“ kaufen
prepare-tax = Steuer in Gold zahlen
prepare-forfeit = Prestigepunkte verlieren
take-good-take = { $good } nehmen
pay-any-pay = { $good } zahlen
waive-waive = 1 { $good } weniger
price-in-goods = Mit Gütern zahlen
price-in-prestige = Mit Prestigepunkten zahlen
go-on-building-higher = Höher bauen
go-on-building-stop = Genug
strike-strike = Den Turm von { $player } einreißen
raise-temple-raise = Weiterbauen: { $site }
borrow-borrow = { $deed }
honour-honour = „{ $mission }“ erfüllen
gift-gift = Das oberste Plättchen, { $colour }
pick-tile-pick = { $kind } nehmen
gain-gain = „{ $upgrade }“ nehmen
redirect-redirect = Umleiten nach: { $region }
redirect-let = Zuschlagen lassen
swap-swap = Meine Figur auf: { $place }
swap-stay = Kein Tausch
swap-with-with = Die Figur auf: { $place }
plan-raid-raid = { $region } plündern
counsel-counsel = { $counsel }
drop-drop = { $good } abgeben
draw-draw = „{ $mission }“ ziehen
unveil-unveil = „{ $upgrade }“ erscheint
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
drew-mission = Es ist „{ $mission }“.
discarded = { $player } wirft „{ $mission }“ ab.
fulfilled = { $player } erfüllt „{ $mission }“.
returned = { $player } gibt „{ $mission }“ zurück.
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
stage-built = { $player } baut eine Tempelstufe: { $stage }.
temple-finished = { $player } hat einen Tempel vollendet.
bartered = { $player } tauscht 1 { $give } gegen { $n } { $good }.
bartered-both = { $player } tauscht 1 { $give } gegen 1 Holz und 1 Stein.
bartered-mix = { $player } tauscht 1 { $give } gegen { $n ->
    [one] 1 Verbrauchsgut
   *[other] { $n } Verbrauchsgüter
 }.
new-camel = { $player } hat ein Kamel mehr.
new-ship = { $player } hat ein Schiff mehr.
got-upgrade = { $player } nimmt „{ $upgrade }“.
unveiled = In der Auslage: „{ $upgrade }“.
done = { $player } ist hier fertig.
used = { $player } nutzt: { $place }.
unused = { $player } lässt eine Figur ungenutzt: { $place }.
tax-prestige = { $player } zahlt die Steuer nicht und verliert { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
 }.
round-begins = Runde { $round } beginnt; { $player } ist Startspieler.
placed = { $player } setzt ein { $figure } ein: { $place }.
placed-all = { $player } setzt keine weitere Figur ein.
no-raid = In dieser Runde gibt es keine Plünderer.
raid-revealed = { $player } deckt die Plündererkarte auf: { $region }.
let-raid = { $player } hält die Plünderer nicht auf.
redirected = { $player } lenkt die Plünderer um: { $region }.
sent-home = { $player } muss die Figur zurücknehmen: { $place }.
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
tower-scored = { $player } erhält { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
 } für den Turm.
final-tower = { $player }, Turm mit { $level ->
    [one] 1 Stufe
   *[other] { $level } Stufen
 }: { $points }.
final-begin = { $player } hat vor der Schlusswertung { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
 }.
final-mission = { $player }, Königsauftrag „{ $mission }“: { $points }.
final-returned = { $player }, Königsauftrag „{ $mission }“, zurückgegeben und halb gezählt: { $points }.
final-temple = { $player }, Tempel, { $stage }: { $points }.
final-set = { $player }, Satz aus { $n ->
    [one] einem kostbaren Gut
   *[other] { $n } verschiedenen kostbaren Gütern
 }: { $points }.
final-upgrade = { $player }, Aufwertung „{ $upgrade }“: { $points ->
    [0] 0, da nicht allein vorn
   *[other] { $points }
 }.
final-total = { $player } endet mit { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkten
 }.

# Was ein Zug bringt oder kostet
brings = bringt { $n } { $good }
brings-points = bringt { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
 }
its-goods = { $wood ->
    [0] { "" }
   *[other] { $wood } Holz
 }{ $stone ->
    [0] { "" }
   *[other] { $wood ->
        [0] { "" }
       *[other] { ", " }
      }{ $stone } Stein
 }{ $marble ->
    [0] { "" }
   *[other] { $wood ->
        [0] { $stone ->
            [0] { "" }
           *[other] { ", " }
          }
       *[other] { ", " }
      }{ $marble } Marmor
 }{ $gold ->
    [0] { "" }
   *[other] { $wood ->
        [0] { $stone ->
            [0] { $marble ->
                [0] { "" }
               *[other] { ", " }
              }
           *[other] { ", " }
          }
       *[other] { ", " }
      }{ $gold } Gold
 }
costs = kostet: { its-goods }
costs-less = kostet: { its-goods }, davon { $n ->
    [one] 1 Gut
   *[other] { $n } Güter
 } nach Wahl erlassen
costs-any = kostet { $n ->
    [one] 1 beliebiges Gut
   *[other] { $n } beliebige Güter
 }
costs-nothing = kostet nichts
costs-points = kostet { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
 }
brings-any = bringt { $n ->
    [one] 1 Gut nach Wahl
   *[other] { $n } Güter nach Wahl
 }
brings-both = bringt 1 Holz und 1 Stein
brings-mix = bringt { $n ->
    [one] 1 Verbrauchsgut nach Wahl
   *[other] { $n } Verbrauchsgüter in beliebiger Mischung
 }
brings-kind = bringt { $kind }
brings-start = bringt den Startspielermarker und ein Verbrauchsgut
spares-tax = { $gold ->
    [0] in dieser Epoche gibt es keine Steuer
   *[other] erspart dir { $gold } Gold oder { $points ->
        [one] 1 Prestigepunkt
       *[other] { $points } Prestigepunkte
     }
 }
destroys = { $n ->
    [0] zerstört in dieser Epoche nichts
    [one] zerstört 1 Stufe
   *[other] zerstört { $n } Stufen
 }
leaves-unused = { $n ->
    [one] 1 nutzbare Figur bleibt ungenutzt
   *[other] { $n } nutzbare Figuren bleiben ungenutzt
 }

# Warum nicht
no-figure = Dort steht keine deiner Figuren.
wrong-shape = Runde Felder nehmen Kamele auf, rechteckige Schiffe.
space-taken = Dieses Feld ist besetzt.
not-on-board = Dieses Feld gibt es auf diesem Spielplan nicht.
not-your-tile = Ein persönliches Plättchen nutzt nur sein Besitzer.
none-left = Du hast keine solche Figur mehr zum Einsetzen.
not-open = Dieser Königsauftrag liegt nicht offen vor dir.
other-time = „{ $mission }“ kann nur { $moment } zurückgegeben werden.
one-march = „Eilmarsch“ und „Großer Geleitzug“ dürfen nicht im selben Zug zurückgegeben werden.
must-place = Du hast noch eine Figur einzusetzen.
on-tile = Figuren auf persönlichen Plättchen tauschen nicht.
name-mission = Nenne den Königsauftrag, den du erfüllst; damit ist die Figur genutzt.
name-upgrade = Nenne die Aufwertung, die du kaufst; damit ist die Figur genutzt.
scholars-only = Jetzt dürfen nur Königsaufträge zurückgegeben werden, die Aufwertungen bringen; alles andere kommt später.
not-building = Das gehört in die Unterphase Bauaktionen.
not-upgrading = Aufwertungen kauft man mit einer Figur auf einem Aufwertungsfeld, wenn es an der Reihe ist.
no-trade = Weder ein Markt noch eine deiner Aufwertungen erlaubt diesen Tausch.
nothing-to-trade = Nur Güter im Lagerhaus sind handelbar, und dort liegt keines dieser Art.
no-cash = Dazu brauchst du eine Aufwertung, die Güter für Prestigepunkte gibt.
already-cashed = Ein Verbrauchsgut und ein Luxusgut pro Runde: Dieses hattest du schon.
not-in-hand = Diesen Königsauftrag hast du nicht auf der Hand.
no-fulfil = Du hast keine Figur auf einem Feld zum Erfüllen von Königsaufträgen.
mission-dear = Du kannst nicht zahlen, was dieser Königsauftrag fordert.
not-on-display = Diese Aufwertung liegt nicht aus.
upgrade-dear = Du hast zu wenige Güter für eine Aufwertung.
tax-due = Erst die Steuer: Gold oder Prestigepunkte.
no-tax = Du schuldest jetzt keine Steuer.
no-gold = Du hast zu wenig Gold für die Steuer.
camel-condition = Für das nächste Kamel brauchst du einen höheren Turm oder mehr Königsaufträge.
most-camels = Du hast schon alle deine Kamele.
ship-condition = Für das nächste Schiff brauchst du mehr kostbare Güter: Sie zählen in Sätzen aller Farben.
most-ships = Du hast schon alle deine Schiffe.
level-dear = Du kannst die nächste Stufe nicht bezahlen.
pair-dear = Du kannst die nächste Doppelstufe nicht bezahlen.
stack-empty = Dieser Stapel ist leer.
good-dear = Du kannst dieses kostbare Gut nicht bezahlen.
stage-dear = Du kannst die nächste Stufe deines Tempels nicht bezahlen.
no-stage-card = Von der nächsten Stufe ist keine Tempelkarte mehr da.
no-missions-left = Es sind keine Königsaufträge mehr zu ziehen.
no-target = Es gibt keinen Turm, den du einreißen könntest.
nothing-to-build = Es gibt keine Bauaktion, die du ausführen könntest.
licensed = Du darfst den Markt bereits nutzen.
by-itself = Diese Figur wirkt von selbst, wenn ihre Zeit kommt: Du musst sie nicht nutzen.
not-start-tile = Mit dieser Aufwertung kannst du nicht beginnen.
not-free-tile = Diese Aufwertung ist nicht zu haben.
no-such-good = Dieses Gut gehört nicht zu denen, die du nehmen darfst.
not-owned = Davon hast du nichts.
in-order = Sie werden in fester Reihenfolge genannt; dieses wäre früher dran gewesen.
no-prestige = Du kannst jetzt nicht mit Prestigepunkten zahlen.
not-that-colour = Dieses Gut liegt in einem anderen Stapel.
no-tile-left = Ein solches Plättchen ist nicht mehr da.
oneself = Den eigenen Turm kannst du nicht einreißen.
no-such-player = Diesen Spieler gibt es nicht.
no-tower = Dort ist keine Stufe zu zerstören.
lower-tower = Der Verräter trifft nur Türme, die mindestens so hoch sind wie dein eigener.
no-temple = Dort kann an keinem Tempel gebaut werden.
not-in-stack = Die Plünderer lassen sich nur dorthin schicken, wo die Karte im Stapel liegt.
not-stored = Davon liegt nichts in deinem Lagerhaus.
drop-order = Güter werden in fester Reihenfolge abgegeben; dieses wäre früher dran gewesen.
too-many-kept = Dann blieben zu viele Güter im Lagerhaus: Die Reihenfolge der Arten ist fest.
take-order = Güter werden in fester Reihenfolge genommen; dieses wäre früher dran gewesen.
lower-first = Aufwertungen werden in der Reihenfolge ihrer Nummern genannt: die niedrigere zuerst.
current-region = Diese Karte liegt nicht im Stapel.
already-chosen = Diese Aktion hast du in dieser Runde auf dem Spielplan gewählt.
same-type = Ein Kamel tauscht mit einem Kamel, ein Schiff mit einem Schiff.
not-an-opponent = Dort steht keine Figur eines Gegners.
not-undrawn = Diese Aufwertung gehört nicht zu den nie gezogenen.
not-waived = Dieses Gut ist nicht zu zahlen.
rest-due = Dann ließe sich der Rest nicht mehr zahlen oder wählen.
second-temple = Du baust schon an zwei Tempeln.
same-temple = Beide Tempel sind gleich weit: Baue am ersten weiter.
traitor-epoch = In dieser Epoche zerstört der Verräter nichts.
markets-open = Deine Figur öffnet den Markt, indem sie dort steht: Tausche einfach.

# Danach
frame-begin = { $player } wählt eine erste Aufwertung
frame-place = { $player } setzt eine Figur ein
frame-redirect = { $player } darf die Plünderer umlenken
frame-plan-raid = { $player } wählt die nächste Plündererkarte
frame-upgrade = { $player } darf eine Aufwertung kaufen
frame-build = { $player } baut
frame-counsel = { $player } fragt den Ratgeber
frame-take-good = { $player } nimmt ein Gut
frame-drop = { $player } hat zu viele Güter im Lagerhaus

# Der Tisch im Terminal
phase-setup = Spielvorbereitung
phase-placement = Einsatzphase
phase-raiders = Plündererphase
phase-upgrades = Aufwertungsaktionen
phase-building = Bauaktionen
phase-kingdom = Königreichsaktionen
phase-round-end = Rundenende
phase-over = Spielende
show-head = Runde { $round }, Epoche { $epoch }: { $phase }. Startspieler: { $start }.
show-raiders = Offene Plündererkarte, vor dem nächsten Überfall sicher: { $safe }. Heimlich gewählte Plündererkarte bei: { $holder }.
show-attacked = Die Plünderer schlagen zu: { $region }.
show-dues = Eine Aufwertung kostet { $price ->
    [one] 1 Gut
   *[other] { $price } Güter
 }. { $gold ->
    [0] In dieser Epoche gibt es keine Steuer.
   *[other] Steuer: { $gold } Gold oder { $points } PP.
 } { $levels ->
    [0] Der Verräter zerstört nichts.
    [one] Der Verräter zerstört 1 Stufe.
   *[other] Der Verräter zerstört { $levels } Stufen.
 }
show-single = Einzelne Turmstufen: { $rows }
show-double = Doppelte Turmstufen: { $rows }
show-stages = Tempel: { $stages }
show-stage = { $stage }: { $cost }, { $points } PP wert, { $left ->
    [one] noch 1 Karte
   *[other] noch { $left } Karten
 }
show-stacks = Kostbare Güter obenauf: { $stacks }
show-cards = Königsaufträge: { $deck } im Stapel; abgeworfen: { $discarded }
show-display = Ausliegende Aufwertungen:
show-mission = Dein Königsauftrag „{ $mission }“: kostet { $cost }, { $points } PP wert; zurückgegeben: { $favour }
show-plan = Deine Plünderer werden zuschlagen: { $region }
show-board = [{ $number }] { $player }: { $points } PP, Turm { $tower }, { $idlecamels } von { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamelen
 } und { $idleships } von { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffen
 } einzusetzen, { $hand ->
    [one] 1 Königsauftrag
   *[other] { $hand } Königsaufträge
 } auf der Hand
show-things = Tempel: { $temples }; Güter: { $goods }; Königsaufträge: { $missions }; Aufwertungen: { $upgrades }
