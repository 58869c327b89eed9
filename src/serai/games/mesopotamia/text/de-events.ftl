# Ereignisse, Missionen und die Endwertung.
which-first = die obere Möglichkeit
which-second = die untere Möglichkeit
draw-event-reveal = { $event } aufdecken
choose-option-option = { $which-id ->
    [first] Die obere Möglichkeit wählen
   *[second] Die untere Möglichkeit wählen
}
give-up-give-up = Ereignis aufgeben: { $area }
ask-give-up = Alle deine Ereigniswürfel liegen schon auf der Karte. Welches laufende Ereignis gibst du auf?
launch-launch = Auf { $section } einsetzen
ask-launch = Wo wird dein Schiff eingesetzt?
deal-mission-draw = { $mission } ziehen
return-mission-return = „{ $mission }“ zurücklegen
ask-return-mission = Welche Mission legst du unter den Stapel zurück?
final-scoring-score = Punkte zählen
ask-draw-event = Ein Ereignis wird aufgedeckt.
ask-deal-mission = Eine Mission wird gezogen.
ask-final-scoring = Die Partie ist zu Ende. Alles wird gezählt.

event-price = Diese Möglichkeit kostet { $price }.
no-event-die = Deine drei Ereigniswürfel liegen alle schon auf der Karte.
no-own-die-there = Dort liegt kein Ereigniswürfel von dir.
no-berth = Dort kann kein Schiff eingesetzt werden: Der Abschnitt muss frei sein und am Ereignis liegen, sonst an deinem Startgebiet oder einer Siedlung von dir.
mission-not-in-hand = Diese Mission hast du nicht.

ask-choose-option-of = { $event } ({ $area }): Welche Möglichkeit wählst du?
option-does = { $what }
mission-asks = { $what }
event-revealed = { $area }: Die { $empire } decken „{ $event }“ auf.
event-chosen = { $area }: Die { $empire } wählen „{ $choice }“.
event-brings = Die { $empire } erhalten { $what }.
event-instead = Dafür ist kein Platz: Die { $empire } erhalten stattdessen 1 { $good }.
event-unit = { $area }: Die { $empire } erhalten { $kind-id ->
    [archer] einen Bogenschützen
    [ship] ein Schiff
    [ram] einen Rammbock
    [rider] einen Reiter
    [chariot] einen Streitwagen
   *[spearman] einen Speerträger
}.
event-ship = { $section }: Die { $empire } erhalten ein Schiff.
event-wall = { $area }: Die { $empire } erhalten eine Mauer.
event-settlement = { $area }: Die { $empire } erhalten eine Siedlung.
event-no-settlement = Für eine Siedlung ist kein Platz: Die { $empire } nehmen { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
} nach Wahl.
event-die-laid = { $area }: Die { $empire } legen einen Ereigniswürfel und wollen das Gebiet { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
 } lang halten.
event-die-turned = { $area }: Der Ereigniswürfel der { $empire } zeigt { $pips }.
event-completed = { $area }: Die { $empire } haben „{ $event }“ abgeschlossen.
event-rests = { $area }: „{ $event }“ ruht, denn die { $empire } kontrollieren das Gebiet nicht.
event-taken-over = { $area }: Die { $empire } übernehmen „{ $event }“ und wählen neu.
event-given-up = { $area }: Die { $empire } geben „{ $event }“ auf.
climbs-events = Die { $empire } steigen auf der Ereignisleiste auf Position { $position }.
climbs-population = Die Bevölkerung der { $empire } wächst auf { $position }.
draws-mission = Die { $empire } ziehen eine Mission.
mission-drawn = Du hast „{ $mission }“ gezogen.
returns-mission = Die { $empire } legen eine Mission zurück.
no-mission-left = Für die { $empire } ist keine Mission mehr da.
mission-fulfilled = Die { $empire } haben „{ $mission }“ erfüllt.
scores-events = Die { $empire }, Platz { $place } auf der Ereignisleiste: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
scores-population = Die { $empire }, Platz { $place } auf der Bevölkerungsleiste: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
scores-gardens = Die { $empire }, Hängende Gärten: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
scores-trade = Die { $empire }, Handelsmarker: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
scores-tokens = Die { $empire }, Ereignismarker: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
scores-settlements = Die { $empire }, Siedlungen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
scores-areas = Die { $empire }, besetzte Gebiete: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
scores-missions = Die { $empire }, Missionen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
scores-total = Die { $empire } haben insgesamt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

# Was Karten sagen, aus den Zahlen der Daten zusammengesetzt.
card-price = Zahle { $what }.
card-gain = Erhalte { $what }.
card-any = Erhalte { $n ->
    [one] 1 Standard-Ressource
   *[other] { $n } Standard-Ressourcen
} nach Wahl.
card-round = Jede Runde: { $what }. Nach der letzten Runde:
card-spearman = Stelle hier einen Speerträger auf.
card-archer = Stelle hier einen Bogenschützen auf.
card-rider = Stelle hier einen Reiter auf.
card-chariot = Stelle hier einen Streitwagen auf.
card-ship = Setze in der Nähe ein Schiff ein.
card-wall = Stelle hier eine Mauer auf.
card-settlement = Stelle hier eine Siedlung auf.
card-ziggurat = Baue eine Ebene deiner Zikkurat kostenlos.
card-population = Bevölkerung +1.
card-mission = Ziehe eine Mission.
card-discover = Entdecke die nächste Technologie: { $action }.
card-discover-any = Entdecke die nächste Stufe einer beliebigen Technologie.
card-points = Der Marker bleibt: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} für den, der das Gebiet am Ende kontrolliert.
card-track = Ereignisleiste +{ $n }.

counted-good = { $what-id ->
    [tablet] { $count ->
        [one] 1 Tafel
       *[other] { $count } { $what }
    }
    [bone] { $count ->
        [one] 1 Knöchelchen
       *[other] { $count } { $what }
    }
   *[other] { $count } { $what }
}
amount-stone = { $n } Stein
amount-wood = { $n } Holz
amount-clay = { $n } Ton
amount-food = { $n } Nahrung
amount-tablet = { $n ->
    [one] 1 Tafel
   *[other] { $n } Tafeln
}
amount-bone = { $n ->
    [one] 1 Knöchelchen
   *[other] { $n } Knöchelchen
}
need-level = { $what } auf Stufe { $n }
need-unit = { $n } × { $what } auf der Karte
need-terrain-plain = { $n ->
    [one] 1 Gebiet in der Ebene
   *[other] { $n } Gebiete in der Ebene
}
need-terrain-mountain = { $n ->
    [one] 1 Gebiet in den Bergen
   *[other] { $n } Gebiete in den Bergen
}
need-terrain-desert = { $n ->
    [one] 1 Gebiet in der Wüste
   *[other] { $n } Gebiete in der Wüste
}
need-army = { $n ->
    [one] 1 Einheit auf der Karte
   *[other] { $n } Einheiten auf der Karte
}
need-settlements = { $n ->
    [one] 1 Siedlung
   *[other] { $n } Siedlungen
}
need-walls = { $n ->
    [one] 1 Mauer
   *[other] { $n } Mauern
}
need-ziggurat = Zikkurat auf Ebene { $n }
need-gardens = { $n ->
    [one] 1 Teil
   *[other] { $n } Teile
} der Gärten
need-amphorae = { $n ->
    [one] 1 Amphore auf einem Handelsmarker
   *[other] { $n } Amphoren auf Handelsmarkern
}
need-population = Bevölkerung { $n }
need-events = Ereignisleiste { $n }
need-areas = { $n ->
    [one] 1 besetztes Gebiet
   *[other] { $n } besetzte Gebiete
}

# Der Tisch im Terminal.
show-round = Runde { $round }; Reihenfolge: { $order }
show-legend-ground = Boden: { $grounds }; ein Startgebiet mit * bringt Ressourcen nach Wahl
show-legend = Z2:1 Zikkurat mit Ebene 2, Platz 1; H1 Siedlung; #1 Mauer; ? verdecktes Ereignis; ! offenes Ereignis; *3 Punkte; d4:1 vierte von sechs Runden; XX blockiert; -- geschlossen
show-legend-units = Einheiten: { $units }; vor dem Doppelpunkt steht, wem sie gehören, t für einen Stamm
show-areas = Gebiete, ihre Nachbarn und ihre Flussabschnitte
show-ships = Schiffe: { $ships }
show-track-events = Ereignisleiste
show-track-population = Bevölkerungsleiste
show-limits = Erlaubte Einheiten nach Bevölkerung: { $limits }
show-trade = Handelsbereich
show-needs-ship = (braucht ein Schiff)
show-gardens = Hängende Gärten
show-battle = Gefecht, { $area }: Einheit, Karte, Reihe, gelegte Knöchelchen
show-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
show-any = { $n } nach Wahl
show-pieces = Einheiten { $units } von { $limit }; übrig: Siedlungen { $settlements }, Mauern { $walls }, Amphoren { $amphorae }
show-missing = es fehlt: { $what }
show-met = erfüllt
technology-does-explore = { $a ->
    [one] 1 Aktivierung: Eine Einheit marschiert oder ein Schiff segelt
   *[other] { $a } Aktivierungen: In jeder marschiert eine Einheit oder segelt ein Schiff
}{ $b ->
    [0] {""}
   *[other] ; { $b } weitere nur für Schiffe
}
technology-does-build = { $a ->
    [one] eins
   *[other] { $a }
} bauen: { $what }
technology-does-research = { $a } Ton zu { $b ->
    [one] 1 Tafel
   *[other] { $b } Tafeln
} machen, { $c ->
    [one] 1 Entdeckung
   *[other] { $c } Entdeckungen
}
technology-does-gather = { $a ->
    [one] 1 Ressource
   *[other] { $a } Ressourcen
} sammeln; { $b }-mal handeln, bis Stufe { $c }
technology-does-warfare = { $a } Knöchelchen nehmen, { $b ->
    [one] 1 Einheit
   *[other] { $b } Einheiten
} ausheben{ $free ->
    [no] {""}
   *[other] ; kostenlos: { $free }
}
technology-does-growth = { $a } Nahrung für einen Schritt{ $b ->
    [0] {""}
   *[other] , { $b } Nahrung für zwei
}
