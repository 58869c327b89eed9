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
board-units = Einheiten auf der Karte und erlaubt
board-level = Stufe { $n }
board-next = Danach:
board-acted = in diesem Zug getan
board-die = Würfel, { $colour }: { $sign }
board-die-spent = Würfel, { $colour }: { $sign }, verbraucht
board-closed = Geschlossen: Hier beginnt niemand
board-blocked = Blockiert: Einheiten dürfen durchziehen und kämpfen, sonst geschieht nichts
board-ziggurat = Zikkurat der { $who }, Ebene { $n }
board-settlement = Siedlung der { $who }
board-wall = Mauer der { $who }
board-troop = { $n } × { $what }, { $who }
board-pinned = { $n } × { $what }, { $who }, festgenagelt
board-why-pinned = Festgenagelt: { $mine } gegen { $theirs }. Nur wer in der Überzahl ist, darf fort
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
board-slot = Handel { $slot }, Stufe { $level }
board-empty = Leer
board-trades = { $give } → { $get }
board-amphora = Amphore der { $who }
board-part = Teil { $n }: { $what }
board-condition = Verlangt { $what }
board-kind-at-once = sofort
board-kind-points = Punkte am Ende
board-kind-six-rounds = sechs Runden
board-battle = Gefecht in { $area }
board-attacker = greift an
board-defender = verteidigt
board-row = Reihe { $n }
board-value = Wert { $n }
board-standard = Standarte von Ur
board-less = Eins weniger
board-more = Eins mehr
board-stake = { $n } setzen
board-purses = Angreifer kann noch { $mine } legen, Verteidiger { $other }
board-funds = Angreifer kann { $mine } setzen, Verteidiger { $other }
board-simple = Ein vereinfachtes Gefecht: Der Einsatz zählt zusammen mit den Einheiten.
board-line-events = Ereignisleiste
board-line-population = Bevölkerungsleiste
board-line-gardens = Gärten
board-line-trade = Handel
board-line-tokens = Ereignismarker
board-line-settlements = Siedlungen
board-line-areas = Gebiete
board-line-missions = Missionen
board-one-stake = Einsatz
board-standing-1 = Punkte
board-standing-2 = Platz auf der Bevölkerungsleiste
board-goods = Waren
board-dice = Dingir-Würfel
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
board-meets-wall = der Rammbock bricht die Mauer
board-meets-ships = alle Schiffe dort sinken
board-step-by-step = Schritt für Schritt
board-out-of-reach = Für diese Einheit nicht erreichbar
board-can-ram = Zieht nur mit einer Einheit und bricht am Ende der Runde eine feindliche Mauer
board-can-ship = Bringt Knöchelchen in Gefechte an beiden Ufern, sammelt dort und öffnet Handelsplätze mit Schiff
board-hidden-how = Kommt ans Licht, wenn eine Einheit ihren Marsch hier beendet
board-told = Was geschehen ist
board-sum = { $tactics ->
    [0] Stärke { $strength }
   *[other] Stärke { $strength } + Taktik { $tactics }
}
board-tie = Gleich: Das höhere Siegel auf der Ereignisleiste gewinnt, ein Stamm nie.
board-phases = Das Gefecht Schritt für Schritt
board-phase-stakes = Einsätze
board-phase-lay = Knöchelchen
board-phase-rows = Reihen
board-phase-fights = Kämpfe
board-how-stakes = Beide füllen ihre Standarte geheim. In jedem Fach legt der höhere Einsatz den Unterschied auf seine Karten; der niedrigere erhält die Hälfte des eigenen zurück.
board-how-lay = Lege, was du gewonnen hast, auf freie Plätze deiner Karten.
board-how-rows = Wer die Taktik gewonnen hat, bestimmt, wer auf wen trifft. Einheiten einer Seite stehen hintereinander an.
board-how-fights = Der höhere Wert gewinnt: Stärke, dazu Taktik gegen Arten, über die die Einheit im Vorteil ist. Ein Verlierer mit besserer Mobilität zieht sich zurück, sonst ist er verloren; der Sieger ermüdet.
board-with-tactics = Kämpft mit { $n }: Stärke und Taktik, die Einheit ist im Vorteil
board-without-tactics = Kämpft mit { $n }: nur Stärke
board-fallen = nicht mehr im Gefecht
board-last-battle = Letztes Gefecht
board-solo-battle = Einzelspieler-Gefecht: Knöchelchen legen, dann die Kämpfe wählen
board-strategy-deck = { $n } weitere im Stapel
board-siege-goal = Du gewinnst mit einer Einheit und einem Rammbock in Ur, die Verteidiger auf Position { $n } einer der Leisten.
board-siege-now = Sie stehen auf { $events } (Ereignisse) und { $people } (Bevölkerung).
board-siege-waiting = In Ur warten, ab einer Bevölkerung:
board-siege-from = ab { $n }
board-siege-race = Ur: { $now } von { $n }
board-waves = Welle { $n } von 6 ist gekommen, { $beaten } { $beaten ->
    [one] ist
   *[other] sind
} geschlagen.
board-next-wave = Die nächste Welle, mit { $bones ->
    [one] 1 Knöchelchen
   *[other] { $bones } Knöchelchen
}:
board-wave-race = Welle { $n } von 6
