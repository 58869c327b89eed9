# Was die Zeichnung sagt.
board-track-events = Ereignisse
board-track-population = Bevölkerung
board-gardens = Hängende Gärten
board-trade = Handel
board-empires = Imperien
board-to-battle = Zum Gefecht
board-to-event = Zum Ereignis
board-to-map = Karte ansehen
board-go-on = Weiter
board-pause = Anhalten
board-again = Von vorn
board-to-end = Ans Ende
board-stores = Vorrat und Würfel
board-technologies = Technologien
board-missions = Missionen
board-points = Punkte
board-levels = Ebenen der Zikkurat
board-units = Einheiten auf der Karte und wie viele erlaubt sind
board-level = Stufe { $n }
board-next = Danach:
board-acted = in diesem Zug getan
board-die = Würfel, { $colour }: { $sign }
board-die-spent = Würfel, { $colour }: { $sign }, verbraucht
board-throw = Die { $empire } würfeln { $signs }.
board-reroll-die = { $sign } ({ $colour }) neu werfen
board-spend-die = { $sign } ({ $colour }) ausgeben
board-home = { $area } (Startgebiet { $n })
board-ground-closed = Geschlossen: Hier beginnt niemand
board-ground-blocked = Blockiert: Einheiten dürfen durchziehen und kämpfen, sonst geschieht nichts
board-ziggurat = Zikkurat der { $who }, Ebene { $n }
board-built-settlement = Siedlung der { $who }
board-built-wall = Mauer der { $who }
board-troop = { $n } × { $what }, { $who }
board-pinned = { $n } × { $what }, { $who }, festgenagelt
board-why-pinned = Festgenagelt: { $mine } gegen { $theirs }. Nur wer in der Überzahl ist, darf weg
board-hidden = Ein verdecktes Ereignis
board-token = { $what }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} für den, der das Gebiet am Ende kontrolliert
board-running = { $what }: Die { $who } sind in Runde { $n } von sechs
board-speed = Geschwindigkeit { $n }
board-over = Vorteil gegen: { $what }
board-between = Zwischen { $what }
board-ship = Schiff der { $who }
board-slot = Handel, Stufe { $level }
board-empty = Leer
board-trades = { $give } → { $get }
board-amphora = Amphore der { $who }
board-part = Teil { $n }: { $what }
board-condition = Verlangt { $what }
board-kind-at-once = sofort
board-kind-points = Punkte am Ende
board-kind-six-rounds = sechs Runden
board-battle = Gefecht: { $area }
board-role-attacker = Angreifer
board-role-defender = Verteidiger
board-row = Reihe { $n }
board-value = Wert { $n }
board-standard = Standarte von Ur
board-purses = Angreifer kann noch { $mine } legen, Verteidiger { $other }
board-funds = Angreifer kann { $mine } setzen, Verteidiger { $other }
board-simple = Ein vereinfachtes Gefecht: Der Einsatz zählt zusammen mit den Einheiten.
board-line-events = Ereignis­leiste
board-line-population = Bevölkerungs­leiste
board-line-gardens = Gärten
board-line-trade = Handel
board-line-tokens = Ereignis­marker
board-line-settlements = Siedlungen
board-line-areas = Gebiete
board-line-missions = Missionen
board-one-stake = Einsatz
board-standing-1 = Punkte
board-standing-2 = Platz auf der Bevölkerungsleiste
board-goods = Ressourcen
board-dice = Dingirwürfel
board-army = Auf der Karte
board-left = Noch im Vorrat
board-amphorae = Amphoren
board-event-dice = Ereigniswürfel
board-signs = Mit Würfeln: { $what }
board-march = Marsch, { $kind }: { $from } → { $to }
board-steps = { $n } von { $of } { $of ->
    [one] Schritt
   *[other] Schritten
}
board-with-ram = mit einem Rammbock
board-must-stop = hält dort an: Feinde
board-meets-event = deckt das Ereignis auf
board-meets-tribe = Gefecht gegen den Stamm
board-meets-enemies = Gefecht am Ende der Runde
board-meets-wall = der Rammbock durchbricht die Mauer
board-meets-ships = alle Schiffe dort sinken
board-step-by-step = Schritt für Schritt
board-out-of-reach = Für diese Einheit nicht erreichbar
board-told = Was geschehen ist
board-tie = Gleich: Das höhere Siegel auf der Ereignisleiste gewinnt, ein Stamm nie.
board-phases = Das Gefecht Schritt für Schritt
board-phase-stakes = Einsätze
board-phase-lay = Knöchelchen
board-phase-rows = Reihen
board-phase-fights = Kämpfe
board-how-stakes = Beide füllen ihre Standarte geheim. In jedem Fach legt der höhere Einsatz den Unterschied auf seine Karten; der niedrigere erhält die Hälfte des eigenen zurück.
board-how-lay = Lege, was du gewonnen hast, auf freie Plätze deiner Karten.
board-how-rows = Wer die Taktik gewonnen hat, bestimmt, wer auf wen trifft. Weitere Einheiten stellen sich hinter denen ihrer Seite an.
board-how-fights = Der höhere Wert gewinnt: Stärke, dazu Taktik gegen Arten, über die die Einheit im Vorteil ist. Ein Verlierer mit besserer Mobilität zieht sich zurück, sonst ist er verloren; der Sieger ermüdet.
board-with-tactics = Kämpft mit { $n }: Stärke und Taktik, die Einheit ist im Vorteil
board-without-tactics = Kämpft mit { $n }: nur Stärke
board-last-battle = Letztes Gefecht
board-strategy-deck = { $n } weitere im Stapel
board-siege-goal = Du gewinnst mit einer Einheit und einem Rammbock in Ur, die Verteidiger auf Position { $n } einer der Leisten.
board-siege-now = Sie stehen auf { $events } (Ereignisse) und { $people } (Bevölkerung).
board-siege-waiting = In Ur warten, je nach Bevölkerung:
board-siege-from = ab { $n }
board-waves = Welle { $n } von 6 ist gekommen, { $beaten } { $beaten ->
    [one] ist
   *[other] sind
} geschlagen.
board-next-wave = Die nächste Welle, mit { $bones ->
    [one] 1 Knöchelchen
   *[other] { $bones } Knöchelchen
}:
board-less = { $what }: eins weniger
board-more = { $what }: eins mehr
board-stake = { $what } setzen
board-stake-least = Mindestens { $n } müssen gesetzt werden
board-left-to-stake = { $n } übrig
board-other-funds = die andere Seite hat { $n }
board-secret = Geheim, bis beide gesetzt haben
board-even = Gleich: Beide sind verloren
board-beats = schlägt
board-undrawn = Karte wird noch gezogen
board-fate-lost = verloren
board-fate-retreats = zieht ab
board-fate-trapped = verloren
board-why-higher = Der { $what } gewinnt mit { $n } gegen { $m }.
board-why-advantage = Der { $what } gewinnt mit { $n } gegen { $m }: Er ist im Vorteil, also zählt seine Taktik mit.
board-why-track = Beide sind gleich stark; der { $what } gewinnt, weil sein Siegel höher auf der Ereignisleiste steht.
board-why-tribe = Beide sind gleich stark; der { $what } gewinnt, weil ein Stamm nie einen Gleichstand gewinnt.
board-fate-why-lost = Der { $what } ist nicht schneller und darum verloren.
board-fate-why-lost-even-track = Beide sind gleich schnell; der { $what } ist verloren, weil sein Siegel tiefer auf der Ereignisleiste steht.
board-fate-why-lost-even-tribe = Beide sind gleich schnell; der { $what } ist verloren, weil ein Stamm nie einen Gleichstand gewinnt.
board-fate-why-retreats = Der { $what } ist schneller und zieht sich zurück.
board-fate-why-retreats-even-track = Beide sind gleich schnell; der { $what } zieht sich zurück, weil sein Siegel höher auf der Ereignisleiste steht.
board-fate-why-retreats-even-tribe = Beide sind gleich schnell; der { $what } zieht sich zurück, weil ein Stamm nie einen Gleichstand gewinnt.
board-fate-why-trapped = Der { $what } hat keinen Ausweg und ist verloren.
board-holds = hält das Gebiet
board-close = Schließen
board-battle-again = Noch einmal: { $area }
board-retell = Noch einmal erzählen
board-step-back = Einen Schritt zurück
board-step-on = Einen Schritt weiter
board-worth = Einheiten { $n }
board-how-over = Das Gefecht ist vorbei. Unten lässt es sich Schritt für Schritt noch einmal erzählen.
board-solo-lay = Lege so viele Knöchelchen, wie du willst, auf deine Karten. Die andere Seite antwortet in jedem Kampf mit nicht mehr, als sie braucht.
board-solo-fights = Du wählst, wer gegen wen kämpft. Die andere Seite legt, was sie zum Sieg braucht, sonst zur Flucht; der Sieger ermüdet.
board-solo-over = Das Gefecht ist vorbei. Unten lässt es sich Schritt für Schritt noch einmal erzählen.
board-to-empires = Zu den Imperien
board-to-scores = Zur Wertung
board-scores = Schlusswertung
board-source = Woher
board-round = Runde { $n }
board-order = Reihenfolge der Züge: { $who }
board-siege-race = Ihr Sieg: { $now } von { $n }
board-wave-race = { $n ->
    [0] Die erste Welle kommt nach deinem Zug
   *[other] Welle { $n } von 6
}
board-automa-race = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
board-fulfilled = Erfüllt
board-strong = Seine Technologien sind stark in
board-begins-ziggurat = Eine Ebene der Zikkurat und ihr Würfel
board-begins-settlement = Eine Siedlung und eine Mauer neben dem Startgebiet
board-begins-ship = Ein Schiff
board-begins-population = Position { $n } auf der Bevölkerungsleiste
board-begins-events = Position { $n } auf der Ereignisleiste
board-begins-rerolls = Einmal im Zug kostenlos neu würfeln
board-block = Ein Blockiermarker
board-edges = Die Taktik zählt gegen:
board-waves-goal = Du gewinnst, wenn die sechste Welle geschlagen ist. Du hast verloren, wenn eine feindliche Einheit Assur betritt und keine von dir es hält.
board-field = Das Feld
board-choosing = Imperien zur Wahl
