# Belagerung von Ur und Wächter von Assur.
order-explore = Erkundung
order-build = Bau
order-research = Forschung
order-gather = Sammeln und Handel
order-warfare = Krieg
order-growth = Wachstum
order-star = der Stern

ask-reveal-order = Die Verteidiger von Ur decken eine Karte auf.
reveal-order-order = { $order }
ask-turn-up = Die Verteidiger von Ur decken ein Ereignis auf.
ur-reveals = Ur: Die { $empire } decken { $order-id ->
    [star] den Stern
   *[explore] „{ $order }“
} auf.
ur-rests = Ur: Beim Stern tun die { $empire } nichts.
ur-claims = Ur: Eine Amphore kommt auf Handelsplatz { $slot }, den freien ganz rechts bis Stufe { $level } (eine über deinem Sammeln und Handel).
ur-no-token = Ur: keine Amphore. Bis Stufe { $level } ist kein Marker frei, oder alle sechs Amphoren stehen schon.
ur-arms = Ur: Die { $empire } erhalten { $bones } Knöchelchen: Bevölkerung { $people } durch 3, aufgerundet.
ur-no-unit = Ur: keine neue Einheit. Für keine von denen, die bei Bevölkerung { $people } oder darunter warten, ist Platz.
ur-posts-settlement = Ur, { $area }: ein neuer { $kind } bei der Siedlung, die deinen Landeinheiten am nächsten ist.
ur-posts-wall = Ur, { $area }: ein neuer { $kind } hinter der Mauer, die deinen Landeinheiten am nächsten ist.
ur-posts-front = Ur, { $area }: ein neuer { $kind } im Gebiet ganz rechts neben deinen Landeinheiten.
ur-explores = Ur, { $area }: Die Einheit erkundet das verdeckte Ereignis, auf dem sie steht; von allen solchen liegt es dir am nächsten.
ur-goes = Ur: { $kind } ({ $origin } → { $goal }), zum obersten verdeckten Ereignis neben Einheiten der Verteidiger.
ur-draws-back = Ur: Es ist kein Ereignis mehr da, also { $kind } ({ $origin } → { $goal }), in Richtung Ur.
ur-holds-position = Ur: Die { $empire } halten die Stellung; neben ihren Einheiten liegt kein verdecktes Ereignis.
ur-takes-event = Ur: „{ $event }“ bringt den { $empire }n { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} auf der Ereignisleiste und sonst nichts; Karte und Marker gehen aus dem Spiel.
ur-holds-out = Die { $empire } stehen auf Position { $position }: Ur hat standgehalten, die Belagerung ist verloren.
ur-falls = Die { $empire }: { $kind } mit Rammbock in { $area }. Ur ist gefallen, die Belagerung ist gewonnen!
siege-too-long = Runde { $round } ist vorbei, und Ur steht noch: Die Belagerung ist verloren.
ur-needs-ram = Ur betritt man nur zusammen mit einem Rammbock: Nimm einen mit.
trade-barred = Auf diesem Marker steht eine Amphore der Verteidiger von Ur: Du kannst ihn nicht nutzen.

wave-comes = Welle { $wave }: Die { $empire } erhalten { $bones } Knöchelchen (2 und die Nummer der Welle) und haben nun { $stock }.
wave-brings = Welle: { $count ->
    [0] { $kind }: Keine Figur ist mehr übrig.
   *[other] { $count } × { $kind }, neu im Lager.
 }
wave-by-bones = Welle { $wave } ist besiegt: Die { $empire } haben keine Knöchelchen mehr.
wave-by-units = Welle { $wave } ist besiegt: Die { $empire } haben keine Landeinheit mehr.
wave-garden = Die { $empire } nehmen einen Teil der Hängenden Gärten als Zeichen der besiegten Welle.
waves-too-long = Runde { $round } ist vorbei, und nicht alle Wellen sind besiegt: Assur ist nicht länger zu halten.
garden-marks-waves = Hier zeigen die Teile der Gärten besiegte Wellen an und werden nicht gebaut.
horde-pinned = Horde: { $kind } ({ $area }) ist festgenagelt.
horde-no-way = Horde: { $kind } ({ $area }) kann nirgendwohin.
horde-waits = Horde: { $kind } ({ $area }) wartet: Der Weg führt durch eine Mauer ({ $goal }), und kein Rammbock ist dort.
horde-marches = Horde: { $kind } ({ $origin } → { $goal }), auf dem kürzesten Weg nach Assur.
horde-lured = Horde: { $kind } ({ $origin } → { $goal }), von gleich langen Wegen einer über ein Ereignis mit Würfel.
horde-upper = Horde: { $kind } ({ $origin } → { $goal }), von gleich langen Wegen der obere.
horde-lower = Horde: { $kind } ({ $origin } → { $goal }), von gleich langen Wegen der untere.
horde-hauls = Horde: { $kind } mit Rammbock ({ $origin } → { $goal }), auf dem kürzesten Weg zu einer Mauer.
horde-hauls-on = Horde: { $kind } mit Rammbock ({ $origin } → { $goal }): Keine Mauer steht, also in Richtung Assur.
horde-tramples = Horde, { $area }: Alle anderen Wege sind versperrt. Der Stamm wird kampflos vernichtet und sein Ereignis mit ihm.
horde-destroys = Horde, { $area }: „{ $event }“ wird vernichtet, mit Karte, Marker und Würfel.
assur-entered = Horde: { $kind } betritt { $area }, und niemand verteidigt es. Assur ist gefallen, die Partie ist verloren.
assur-falls = Nach dem Gefecht stehen die { $empire } allein in { $area }. Assur ist gefallen, die Partie ist verloren.
assur-stands = Die sechste Welle ist besiegt: Die { $empire } ziehen ab, Assur ist gerettet!

show-defenders = Verteidiger von Ur
show-horde = Horde
show-siege = Auf Position { $losing } einer der Leisten hat Ur standgehalten. Verteidiger, die warten: { $waiting }.
show-waves = Wellen besiegt: { $beaten }, gekommen: { $waves }.
show-next-wave = Welle { $wave } bringt { $units }, dazu Knöchelchen: { $bones }.
