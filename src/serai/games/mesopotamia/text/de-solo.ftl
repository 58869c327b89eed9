# Allein oder neben einem Automa spielen.
ask-choose-rival = Welches Imperium spielt gegen dich?
chooses-rival = { $player } spielt gegen die { $empire }.

ask-draw-some = Eine Gefechtskarte wird gezogen.
ships-bring = Schiffe bringen den { $empire }n für dieses Gefecht { $count } Knöchelchen.
tribe-has = Der Stamm würfelt { $die } und hat { $bones } Knöchelchen.
ask-arm-left = Auf welche Karten legen die { $empire } Knöchelchen? Sie haben { $left }.
arm-arm = { $battle-card }: { $compartment }
arm-armed = Genug
no-bones-left = Für { $battle-card } ist kein Knöchelchen mehr da.
bones-must-be-laid = Knöchelchen von Schiffen und Stämmen müssen gelegt werden, solange Aussparungen frei sind: noch { $left }.
ask-meet-first = Welche deiner Einheiten kämpft als Nächste?
ask-meet-second = Gegen wen kämpft { $battle-card }?
meet-meet = { $battle-card }
meets = { $battle-card } trifft auf { $other }, mit { $value } gegen { $against }.
reaction-wins = Die { $empire } können gewinnen und legen { $count } Knöchelchen auf { $battle-card }.
reaction-catches = Die { $empire } können die geschlagene Einheit vernichten und legen { $count } Knöchelchen auf die Mobilität von { $battle-card }.
reaction-escapes = { $battle-card } der { $empire } kann nicht gewinnen, aber fliehen{ $count ->
    [0] , denn die Einheit ist schnell genug
   *[other] {" "}mit { $count } Knöchelchen auf Mobilität
}.
reaction-yields = { $battle-card } der { $empire } kann weder gewinnen noch fliehen{ $count ->
    [0] {""}
   *[other] {" "}und wirft 1 Knöchelchen ab
}.
bones-back = Die { $empire } nehmen { $count } Knöchelchen für verlorene Reihen zurück.

ask-draw-strategy = Eine Strategiekarte wird gezogen.
draw-strategy-strategy = Strategiekarte { $strategy }
ask-draw-action = Eine Aktionskarte wird gezogen.
draw-action-card = Aktionskarte: { $action-card }
strategy-shown = Strategiekarte { $strategy } wird aufgedeckt.
strategy-discarded = Strategiekarte { $strategy } ist erledigt und wird abgelegt.
strategy-passed-over = Strategiekarte { $strategy } wird übergangen.
strategy-not-found = Keine Strategiekarte mit dieser Aktion ist übrig: { $action }.
strategies-reshuffled = Die abgelegten Strategiekarten werden neu gemischt.
strategy-ranks = { $place }. Strategiekarte { $strategy }, Priorität { $priority }: { $reason }.
action-cards = Die { $empire } des Automa haben { $level ->
    [0] keine Zikkuratebene
    [one] 1 Zikkuratebene
   *[other] { $level } Zikkuratebenen
}: { $count ->
    [0] keine Aktionskarte
    [one] 1 Aktionskarte
   *[other] { $count } Aktionskarten
} und eine weitere Aktion.
strategy-acts = Die { $empire } ziehen „{ $action }“: Strategiekarte { $strategy }.
star-acts = Der Stern der { $empire } steht für „{ $action }“: Strategiekarte { $strategy }.
extra-acts = Zusätzliche Aktion der { $empire }: „{ $action }“ von Strategiekarte { $strategy }.
action-lost = Die { $empire } ziehen „{ $action }“, doch auf keiner Strategiekarte ist diese Aktion frei: Sie verfällt.
star-drawn = Die { $empire } ziehen den Stern; er wird zuletzt verwendet.
star-lost = Für den Stern der { $empire } ist keine Aktion übrig.
extra-lost = Für die { $empire } ist keine Aktion übrig.
knows-everything = Die { $empire } kennen alle Technologien.
claims-nothing = Die { $empire } finden keinen Handelsmarker für eine Amphore.
raises-nothing = Die { $empire } können keine Einheit ausheben.
builds-nothing = Die { $empire } können nichts bauen.
builds-garden-free = Die { $empire } bauen den nächsten Teil der Hängenden Gärten.
finds-no-way = Keine Einheit der { $empire } findet einen Weg zu einem Ziel.
automa-wins = Die { $empire } des Automa haben { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und gewinnen allein.
automa-beaten = Die { $empire } des Automa haben { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und sind geschlagen.
rating = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} im Solospiel: { $king }.
king-scribe = Du giltst als Schreiber
king-governor = Du giltst als Statthalter
king-king = Du giltst als König
king-four-quarters = Du giltst als König der vier Weltgegenden

action-card-explore = Erkundung
action-card-build = Bau
action-card-research = Forschung
action-card-gather = Sammeln und Handel
action-card-warfare = Krieg
action-card-growth = Wachstum
action-card-star = der Stern
strategy-sc1 = 1 (Verteidigung)
strategy-sc2 = 2 (Entdeckung)
strategy-sc3 = 3 (Fortschritt)
strategy-sc4 = 4 (Wohlstand)
strategy-sc5 = 5 (Angriff)
strategy-sc6 = 6 (Raubzug)
strategy-sc7 = 7 (Gelehrte)
strategy-sc8 = 8 (Mobilmachung)
strategy-sc9 = 9 (Entwicklung)
strategy-sc10 = 10 (Pilgerfahrt)
strategy-sc11 = 11 (Sumerischer Fortschritt)
strategy-sc12 = 12 (Sumerische Gelehrte)
strategy-sc13 = 13 (Babylonischer Wohlstand)
strategy-sc14 = 14 (Babylonische Entwicklung)
strategy-sc15 = 15 (Akkadischer Raubzug)
strategy-sc16 = 16 (Akkadische Mobilmachung)
strategy-sc17 = 17 (Elamitische Verteidigung)
strategy-sc18 = 18 (Elamitische Entdeckung)
reason-home-threatened-met = Feinde sind bei einer Siedlung oder dem Startgebiet
reason-home-threatened-unmet = kein Feind ist bei einer Siedlung oder dem Startgebiet
reason-event-near-met = im Umkreis von zwei Gebieten liegt ein verdecktes Ereignis
reason-event-near-unmet = im Umkreis von zwei Gebieten liegt kein verdecktes Ereignis
reason-laws-missing-met = die Gesetzbücher fehlen noch
reason-laws-missing-unmet = die Gesetzbücher sind entdeckt
reason-not-first-people-met = der Automa ist nicht Erster auf der Bevölkerungsleiste
reason-not-first-people-unmet = der Automa ist Erster auf der Bevölkerungsleiste
reason-human-holds-met = ein Mensch hat eine Siedlung oder hält ein Ereignis
reason-human-holds-unmet = kein Mensch hat eine Siedlung oder hält ein Ereignis
reason-lone-unit-near-met = im Umkreis von zwei Gebieten steht eine einzelne Einheit eines Menschen
reason-lone-unit-near-unmet = im Umkreis von zwei Gebieten steht keine einzelne Einheit eines Menschen
reason-few-technologies-met = weniger als drei Technologien auf Stufe 3
reason-few-technologies-unmet = schon drei Technologien auf Stufe 3
reason-fewer-units-met = weniger Landeinheiten als ein Mensch
reason-fewer-units-unmet = nicht weniger Landeinheiten als die Menschen
reason-few-settlements-met = weniger als zwei Siedlungen
reason-few-settlements-unmet = schon zwei Siedlungen
reason-not-first-events-met = der Automa ist nicht Erster auf der Ereignisleiste
reason-not-first-events-unmet = der Automa ist Erster auf der Ereignisleiste

show-automa = Automa
show-strategies = Strategiekarten des Automa ({ $empire }, { $level }; { $deck } im Stapel), die dringendste zuerst:
