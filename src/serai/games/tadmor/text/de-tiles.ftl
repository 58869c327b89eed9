# Was Aufwertungen und zurückgegebene Königsaufträge bewirken, mit den gedruckten Werten
tile-trade = 1 { $good } gegen { $n } { $gets } tauschen, beliebig oft
tile-cash = je einmal pro Runde: ein Verbrauchsgut nehmen und { $consumer ->
    [one] 1 Prestigepunkt
   *[other] { $consumer } Prestigepunkte
 } zahlen, ein Luxusgut nehmen und { $luxury ->
    [one] 1 Prestigepunkt
   *[other] { $luxury } Prestigepunkte
 } zahlen
tile-ship-bonus = { $n } { $good } mehr, wann immer ein Schiff { $good } bringt
tile-free-levels = jede Turmstufe, die ein Vielfaches von { $n } ist, wird kostenlos gebaut
tile-no-wood = den Turm bauen, ohne Holz zu zahlen
tile-tower-prestige = { $n ->
    [one] 1 Prestigepunkt
   *[other] { $n } Prestigepunkte
 } in jeder Unterphase Königreichsaktionen für den höchsten Turm
tile-mission-prestige = { $n ->
    [one] 1 Prestigepunkt
   *[other] { $n } Prestigepunkte
 } für jeden Königsauftrag, den du erfüllst
tile-mission-discount = jeder Königsauftrag kostet { $n ->
    [one] 1 Gut
   *[other] { $n } Güter
 } weniger
tile-good-prestige = { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
 } für jedes gekaufte kostbare Gut, { $free } für jedes kostenlose
tile-good-for-prestige = einmal pro Runde { $n ->
    [one] 1 Prestigepunkt
   *[other] { $n } Prestigepunkte
 } statt des Preises eines kostbaren Guts zahlen
tile-good-discount = jedes kostbare Gut kostet { $n ->
    [one] 1 Ressource
   *[other] { $n } Ressourcen
 } weniger
tile-choice = beim Kauf eines kostbaren Guts ein beliebiges Plättchen des Stapels aussuchen
tile-raider-immune = deine Figuren bleiben stehen, wenn du die Plünderer aufgedeckt hast
tile-raid-prestige = { $n ->
    [one] 1 Prestigepunkt
   *[other] { $n } Prestigepunkte
 }, wenn die von dir aufgedeckten Plünderer eine gegnerische Figur vertreiben
tile-raid-share = { $gold } Gold und { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
 }, wenn du die Plünderer aufdeckst
tile-immune = die Plünderer vertreiben deine Figuren nie
tile-market = persönliche Aktion: ein Markt für Tausche in beide Richtungen
tile-market-one-way = persönliche Aktion: ein Markt für Luxusgüter
tile-temple = persönliche Aktion: eine Tempelstufe bauen und { $n ->
    [one] 1 Prestigepunkt
   *[other] { $n } Prestigepunkte
 } erhalten
tile-build = persönliche Aktion: eine beliebige Bauaktion
tile-kingdom = persönliche Aktion: eine Königreichsaktion, die du nicht auf dem Plan gewählt hast
tile-final = { $points ->
    [one] 1 Prestigepunkt
   *[other] { $points } Prestigepunkte
 } am Ende, wenn du allein { $metric } hast
tile-storage = dein Lagerhaus fasst { $n ->
    [one] 1 Gut
   *[other] { $n } Güter
 }
tile-temple-discount = jede Tempelstufe kostet { $n ->
    [one] 1 Gut
   *[other] { $n } Güter
 } weniger
tile-peace = Friedensgeschenke zählen { $n ->
    [2] doppelt
   *[other] { $n }-fach
 }
tile-tax-immune = du schuldest keine Steuer
favour-good = ein beliebiges kostbares Gut eines beliebigen Stapels
favour-temple = die nächste Tempelstufe kostenlos
favour-ship = ein weiteres Schiff
favour-levels = { $n ->
    [one] 1 Turmstufe
   *[other] { $n } Turmstufen
 } kostenlos
favour-redirect = die Plünderer schlagen in einer anderen Region zu
favour-camel = ein weiteres Kamel
favour-market = ein Markt für den Rest der Aktionsphase
favour-swap = eine deiner Figuren tauscht mit einer gegnerischen den Platz
favour-upgrades = { $n ->
    [one] 1 ausliegende Aufwertung
   *[other] { $n } ausliegende Aufwertungen
 } kostenlos
favour-resources = { $n ->
    [one] 1 Gut
   *[other] { $n } Güter
 } nach Wahl, nicht handelbar
favour-foundation = das Fundament eines neuen Tempels
favour-destroy = zerstört { $n ->
    [one] 1 Stufe
   *[other] { $n } Stufen
 } am Turm eines beliebigen Gegners
favour-draw = { $n ->
    [one] 1 Königsauftrag
   *[other] { $n } Königsaufträge
 } ziehen
favour-place = { $n ->
    [one] 1 Figur
   *[other] { $n } Figuren
 } auf einmal einsetzen
favour-unearth = eine nie gezogene Aufwertung
