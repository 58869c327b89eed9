title = Euphrat & Tigris
about = Gründe Königreiche zwischen zwei Strömen, gewinne Revolten und Kriege und lass keinen Bereich deiner Kultur zurückbleiben.

option-board = Spielbrett
option-board-standard = das Brett für das Standardspiel, zehn Schätze
option-board-advanced = das Brett für das erweiterte Spiel, vierzehn Schätze
option-buildings = Zivilisationsgebäude
option-buildings-off = ohne
option-buildings-on = Dreierreihen bringen Palast, Bibliothek, Kornkammer und Markthalle
option-wonder = Wunder
option-wonder-off = ohne
option-wonder-on = ein Kreuz aus fünf Plättchen kann zum Wunder werden
option-conflict = Plättchen im Konflikt
option-conflict-standard = beliebig viele
option-conflict-english = englische Variante: nur Plättchen, die den Konflikt drehen
option-scores = Siegpunkte
option-scores-hidden = hinter den Sichtschirmen
option-scores-open = offen für alle
option-treasures = Schätze werden genommen
option-treasures-turn = am Ende des Zuges, wie in der deutschen Spielregel
option-treasures-action = nach jeder Aktion, wie in anderen Ausgaben

tile-settlement = Siedlung
tile-temple = Tempel
tile-farm = Landwirtschaft
tile-market = Markt
sphere-settlement = Steine
sphere-temple = Amulette
sphere-farm = Getreide
sphere-market = Waren
leader-king = König
leader-priest = Priester
leader-farmer = Bauer
leader-trader = Händler
monument-farm-temple = blau-rotes Monument
monument-market-settlement = grün-schwarzes Monument
monument-farm-settlement = blau-schwarzes Monument
monument-market-farm = grün-blaues Monument
monument-temple-market = rot-grünes Monument
monument-temple-settlement = rot-schwarzes Monument
building-palace = Palast
building-library = Bibliothek
building-granary = Kornkammer
building-market-hall = Markthalle

# Bezeichnungen der Züge
act-tile = { $tile-id ->
    [settlement] Siedlung
    [temple] Tempel
    [farm] Landwirtschaft
   *[market] Markt
 } auf { $cell } legen
act-leader = { $leader-id ->
    [king] König
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
 } auf { $cell } setzen
act-withdraw = { $leader-id ->
    [king] König
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
 } zurücknehmen
act-catastrophe = Katastrophe auf { $cell }
act-swap = Plättchen austauschen
act-end = Zug beenden
swap-tiles-aside = { $count } ablegen
attacker-commits-commit = { $count ->
    [0] Nichts auslegen
    [1] 1 Plättchen auslegen
   *[other] { $count } Plättchen auslegen
 }
choose-war-war = Krieg der { $leader-id ->
    [king] Könige
    [priest] Priester
    [farmer] Bauern
   *[trader] Händler
 }
raise-building-building = Gebäude auf { $cell }
raise-building-no-building = Kein Gebäude
raise-monument-monument = Ein { $monument }, oben links auf { $cell }
raise-monument-wonder = Das Wunder um { $cell }
raise-monument-no-monument = Nichts bauen
leave-treasure-leave = Den Schatz auf { $cell } liegen lassen
wonder-point-take = Einen Punkt: { $sphere }
draw-draw = { $tile } wird gezogen
first-player-first = Spieler { $seat } beginnt
lift-screens-reveal = Was dahinter lag, wird gezählt

# Fragen
ask-act = { $left ->
    [1] Deine zweite Aktion
   *[other] Deine erste Aktion
 }
ask-swap = Wie viele { $tile-id ->
    [settlement] Siedlungen
    [temple] Tempel
    [farm] Landwirtschaften
   *[market] Märkte
 } legst du ab?
ask-attack-revolt = Revolte { $leader-id ->
    [king] der Könige
    [priest] der Priester
    [farmer] der Bauern
   *[trader] der Händler
 } gegen { $rival }: Du hast { $attack }, { $rival } hat { $defence } und antwortet nach dir. Wie viele Tempel legst du aus?
ask-attack-war = Krieg { $leader-id ->
    [king] der Könige
    [priest] der Priester
    [farmer] der Bauern
   *[trader] der Händler
 } gegen { $rival }: Du hast { $attack }, { $rival } hat { $defence } und antwortet nach dir. Wie viele Plättchen legst du aus?
ask-defend-revolt = Revolte { $leader-id ->
    [king] der Könige
    [priest] der Priester
    [farmer] der Bauern
   *[trader] der Händler
 }: { $rival } greift mit { $attack } an, du hast { $defence }; bei Gleichstand gewinnst du. Wie viele Tempel legst du aus?
ask-defend-war = Krieg { $leader-id ->
    [king] der Könige
    [priest] der Priester
    [farmer] der Bauern
   *[trader] der Händler
 }: { $rival } greift mit { $attack } an, du hast { $defence }; bei Gleichstand gewinnst du. Wie viele Plättchen legst du aus?
ask-choose-war = Welcher Krieg wird als Nächstes geführt?
ask-building = Eine Reihe aus drei oder mehr: Wohin kommt { $building-id ->
    [palace] der Palast
    [library] die Bibliothek
    [granary] die Kornkammer
   *[market-hall] die Markthalle
 }?
ask-raise-monument = Die Plättchen dafür liegen bereit: Baust du?
ask-leave-treasure = Dein Händler nimmt alle Schätze seines Königreichs bis auf einen: Welcher bleibt liegen?
ask-wonder-point = Dein König hält das Wunder: Welchen Punkt nimmst du?
ask-draw = Ein Plättchen wird aus dem Beutel gezogen.
ask-first-player = Wer beginnt?
ask-lift-screens = Die Sichtschirme werden weggenommen.
preview-strength = { $attack } : { $defence }
preview-war = { $attacker } greift mit { $attack } an, { $defender } verteidigt mit { $defence }

# Was danach kommt
frame-act = { $player } hat die nächste Aktion
frame-defender-commits = { $player } antwortet mit Plättchen aus der Hand
frame-attacker-commits = { $player } setzt Plättchen aus der Hand ein
frame-choose-war = { $player } wählt den nächsten Krieg
frame-raise-building = { $player } darf ein Gebäude errichten
frame-raise-monument = { $player } darf ein Monument bauen
frame-leave-treasure = { $player } nimmt Schätze
frame-wonder-point = { $player } nimmt einen Punkt des Wunders

# Was geschehen ist
first-player = { $player } beginnt.
turn = { $player } ist am Zug.
ends-turn = { $player } beendet den Zug.
laid = { $player } legt { $tile-id ->
    [settlement] eine Siedlung
    [temple] einen Tempel
    [farm] eine Landwirtschaft
   *[market] einen Markt
 } auf { $cell }.
scored = { $player } erhält { $points } { $sphere-id ->
    [settlement] { $points ->
        [1] Stein
       *[other] Steine
     }
    [temple] { $points ->
        [1] Amulett
       *[other] Amulette
     }
    [farm] Getreide
   *[market] { $points ->
        [1] Ware
       *[other] Waren
     }
 }.
united = { $player } verbindet auf { $cell } zwei Königreiche.
placed-leader = { $player } setzt { $leader-id ->
    [king] einen König
    [priest] einen Priester
    [farmer] einen Bauern
   *[trader] einen Händler
 } auf { $cell }.
moved-leader = { $player } versetzt { $leader-id ->
    [king] den König
    [priest] den Priester
    [farmer] den Bauern
   *[trader] den Händler
 } von { $from } nach { $cell }.
withdrew = { $player } nimmt { $leader-id ->
    [king] den König
    [priest] den Priester
    [farmer] den Bauern
   *[trader] den Händler
 } von { $cell } zurück.
evicted = { $leader-id ->
    [king] Der König
    [priest] Der Priester
    [farmer] Der Bauer
   *[trader] Der Händler
 } von { $player } auf { $cell } hat keinen Tempel mehr und kehrt heim.
catastrophe = { $player } spielt eine Katastrophe auf { $cell }.
destroyed = { $tile-id ->
    [settlement] Die Siedlung
    [temple] Der Tempel
    [farm] Die Landwirtschaft
   *[market] Der Markt
 } auf { $cell } wird zerstört.
swapped = { $player } tauscht { $count } Plättchen aus.
draws = { $player } zieht { $count } Plättchen.
drew = Du ziehst { $tile-id ->
    [settlement] eine Siedlung
    [temple] einen Tempel
    [farm] eine Landwirtschaft
   *[market] einen Markt
 }.
revolt = Revolte { $leader-id ->
    [king] der Könige
    [priest] der Priester
    [farmer] der Bauern
   *[trader] der Händler
 }: { $attacker } hat { $attack }, { $defender } hat { $defence }.
war = Krieg { $leader-id ->
    [king] der Könige
    [priest] der Priester
    [farmer] der Bauern
   *[trader] der Händler
 }: { $attacker } hat { $attack }, { $defender } hat { $defence }.
committed = { $player } legt { $count ->
    [0] nichts
   *[other] { $count } { $tile-id ->
    [settlement] { $count ->
        [one] Siedlung
       *[other] Siedlungen
     }
    [temple] Tempel
    [farm] { $count ->
        [one] Landwirtschaft
       *[other] Landwirtschaften
     }
   *[market] { $count ->
        [one] Markt
       *[other] Märkte
     }
 }
 } aus.
revolt-won = { $winner } gewinnt die Revolte; { $leader-id ->
    [king] der König
    [priest] der Priester
    [farmer] der Bauer
   *[trader] der Händler
 } von { $loser } kehrt heim.
war-won = { $winner } gewinnt den Krieg; { $leader-id ->
    [king] der König
    [priest] der Priester
    [farmer] der Bauer
   *[trader] der Händler
 } von { $loser } kehrt heim.
supporters-removed = Vom Brett genommen: { $count } { $tile-id ->
    [settlement] { $count ->
        [one] Siedlung
       *[other] Siedlungen
     }
    [temple] Tempel
    [farm] { $count ->
        [one] Landwirtschaft
       *[other] Landwirtschaften
     }
   *[market] { $count ->
        [one] Markt
       *[other] Märkte
     }
 }.
built-building = { $player } errichtet auf { $cell } { $building-id ->
    [palace] den Palast
    [library] die Bibliothek
    [granary] die Kornkammer
   *[market-hall] die Markthalle
 }.
moved-building = { $player } versetzt { $building-id ->
    [palace] den Palast
    [library] die Bibliothek
    [granary] die Kornkammer
   *[market-hall] die Markthalle
 } nach { $cell }.
no-building-built = { $player } lässt { $building-id ->
    [palace] den Palast, wo er
    [library] die Bibliothek, wo sie
    [granary] die Kornkammer, wo sie
   *[market-hall] die Markthalle, wo sie
 } ist.
building-returned = { $building-id ->
    [palace] Der Palast
    [library] Die Bibliothek
    [granary] Die Kornkammer
   *[market-hall] Die Markthalle
 } kommt zurück neben das Brett.
built-monument = { $player } baut auf { $cell } ein { $monument }.
built-wonder = { $player } errichtet das Wunder um { $cell }.
no-monument-built = { $player } baut dort nichts.
monument-pays = Ein Monument zahlt { $leader-id ->
    [king] dem König
    [priest] dem Priester
    [farmer] dem Bauern
   *[trader] dem Händler
 } von { $player }.
took-treasure = { $player } nimmt den Schatz von { $cell }.
ended-treasures = { $count ->
    [0] Kein Schatz liegt mehr
    [one] Nur noch ein Schatz liegt
   *[other] Nur noch { $count } Schätze liegen
 } auf dem Brett: Die Partie ist zu Ende.
ended-bag = Im Beutel sind zu wenige Plättchen: Die Partie ist zu Ende.
final-points = Hinter dem Sichtschirm von { $player }: { $settlement ->
    [one] 1 Stein
   *[other] { $settlement } Steine
 }, { $temple ->
    [one] 1 Amulett
   *[other] { $temple } Amulette
 }, { $farm } Getreide, { $market ->
    [one] 1 Ware
   *[other] { $market } Waren
 }.
final-treasures = { $count ->
    [one] Der Schatz von { $player } zählt
   *[other] Die { $count } Schätze von { $player } zählen, einer nach dem anderen,
 } als Punkt der Farbe, die dann gerade die schwächste ist.
final-spheres = Am Ende hat { $player } in der schwächsten Farbe { $weakest }, dann { $second }, { $third } und { $strongest }.

# Warum nicht
no-leader-there-already = Dein { $leader } steht schon auf { $cell }.
no-leader-on-river = Kein Anführer auf { $cell }: Das ist ein Flussfeld.
no-leader-occupied = Kein Anführer auf { $cell }: Das Feld ist belegt.
no-leader-temple = Kein Anführer auf { $cell }: Daneben liegt kein Tempel.
no-leader-joining = Kein Anführer auf { $cell }: Er würde Königreiche verbinden.
no-withdraw = Dein { $leader } steht nicht auf dem Brett.
no-tile-held = Du hast { $tile-id ->
    [settlement] keine Siedlung
    [temple] keinen Tempel
    [farm] keine Landwirtschaft
   *[market] keinen Markt
 } hinter dem Sichtschirm.
no-tile-occupied = Kein Plättchen auf { $cell }: Das Feld ist belegt.
no-tile-farm = Keine Landwirtschaft auf { $cell }: Sie liegt nur auf Flussfeldern.
no-tile-river = { $tile-id ->
    [settlement] Keine Siedlung
    [temple] Kein Tempel
    [farm] Keine Landwirtschaft
   *[market] Kein Markt
 } auf { $cell }: Auf Flussfelder kommt nur Landwirtschaft.
no-tile-joining = Kein Plättchen auf { $cell }: Es würde mehr als zwei Königreiche verbinden.
no-catastrophe-left = Deine Katastrophen sind ausgespielt.
no-catastrophe-leader = Keine Katastrophe auf { $cell }: Dort steht ein Anführer.
no-catastrophe-twice = Keine Katastrophe auf { $cell }: Dort liegt schon eine.
no-catastrophe-monument = Keine Katastrophe auf { $cell }: Monumente und das Wunder sind unzerstörbar.
no-catastrophe-treasure = Keine Katastrophe auf { $cell }: Dort liegt ein Schatz.
no-catastrophe-building = Keine Katastrophe auf { $cell }: Ein Gebäude schützt das Plättchen.
no-swap-hand = Du hast keine Plättchen zum Austauschen.
no-swap-held = So viele gehen nicht: Du hast { $tile-id ->
    [settlement] { $held ->
        [0] keine Siedlung
        [one] nur eine Siedlung
       *[other] nur { $held } Siedlungen
     }
    [temple] { $held ->
        [0] keinen Tempel
        [one] nur einen Tempel
       *[other] nur { $held } Tempel
     }
    [farm] { $held ->
        [0] keine Landwirtschaft
        [one] nur eine Landwirtschaft
       *[other] nur { $held } Landwirtschaften
     }
   *[market] { $held ->
        [0] keinen Markt
        [one] nur einen Markt
       *[other] nur { $held } Märkte
     }
 }.
no-swap-none = Mindestens ein Plättchen muss getauscht werden; dies ist das letzte, das du ablegen kannst.
no-commit-held = So viele gehen nicht: Du hast { $tile-id ->
    [settlement] { $held ->
        [0] keine Siedlung
        [one] nur eine Siedlung
       *[other] nur { $held } Siedlungen
     }
    [temple] { $held ->
        [0] keinen Tempel
        [one] nur einen Tempel
       *[other] nur { $held } Tempel
     }
    [farm] { $held ->
        [0] keine Landwirtschaft
        [one] nur eine Landwirtschaft
       *[other] nur { $held } Landwirtschaften
     }
   *[market] { $held ->
        [0] keinen Markt
        [one] nur einen Markt
       *[other] nur { $held } Märkte
     }
 }.
no-commit-attack = Englische Variante: So viele gehen nicht, denn { $attack } übertrifft die { $defence } des Verteidigers nicht.
no-commit-defence = Englische Variante: Der Verteidiger legt genau bis zum Gleichstand aus; { $defence } gegen { $attack } ist keiner.
no-war = Einen Krieg { $leader-id ->
    [king] der Könige
    [priest] der Priester
    [farmer] der Bauern
   *[trader] der Händler
 } gibt es hier nicht.
no-building-row = { $cell } liegt nicht in einer Reihe aus drei oder mehr mit dem neuen Plättchen.
no-building-longer = { $building-id ->
    [palace] Der Palast
    [library] Die Bibliothek
    [granary] Die Kornkammer
   *[market-hall] Die Markthalle
 } kommt nur in eine neue Reihe, die länger ist als jede Reihe, in der das Gebäude jetzt steht.
no-monument-free = Ein { $monument } gibt es nur einmal, und es steht schon.
no-monument-sphere = Ein { $monument } hat nicht die Farbe { $tile-id ->
    [settlement] der Siedlungen
    [temple] der Tempel
    [farm] der Landwirtschaften
   *[market] der Märkte
 }.
no-monument-square = Kein vollständiges Quadrat mit dem neuen Plättchen hat seine Ecke oben links auf { $cell }.
no-wonder-played = Diese Partie wird ohne das Wunder gespielt.
no-wonder-left = Das Wunder ist schon gebaut.
no-wonder-cross = Kein vollständiges Kreuz mit dem neuen Plättchen hat seine Mitte auf { $cell }.
no-treasure-special = Der Schatz auf { $cell } kann nicht bleiben: Felder mit besonderem Rand werden zuerst geleert.
no-treasure-there = Auf { $cell } liegt kein Schatz im Königreich deines Händlers.

# Das Terminal
legend = Der Plan: se Siedlung, Te Tempel, fa Landwirtschaft, ma Markt, ~~~ Fluss, XX Katastrophe, ▒▒ umgedreht unter einem Monument. Hinter einem Plättchen: * Schatz, ‼ Schatz, der zuerst genommen wird, ^ Gebäude, ! Verbindungsplättchen. Anführer: die Nummer ihres Spielers und K König, P Priester, B Bauer, H Händler.
show-letters = KPBH
show-monument = { $monument }, oben links auf { $cell }
show-free-monuments = Noch zu bauen: { $monuments }
show-player = { $tiles } Plättchen, { $catastrophes ->
    [one] 1 Katastrophe
   *[other] { $catastrophes } Katastrophen
 }, im Vorrat: { $supply }
show-treasures = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
 }
show-hand = Deine Plättchen: { $hand }
show-points = Deine Siegpunkte: { $points }
