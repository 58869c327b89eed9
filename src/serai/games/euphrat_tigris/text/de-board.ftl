# Was die Zeichnung neben den Wörtern des Spiels sagt.
board-cell = Feld { $cell }
board-means-monument = zahlt Anführern seiner beiden Farben in diesem Königreich je einen Punkt, am Ende des Zuges ihres Besitzers
board-means-building = Plättchen seiner Farbe, in dieses Königreich gelegt, bringen zwei Punkte
board-means-wonder = wessen König in diesem Königreich steht, nimmt am Ende seines Zuges einen Punkt beliebiger Farbe
board-means-treasure = Schatz: zählt als beliebige Farbe; von mehreren im Königreich nimmt der Händler alle bis auf einen
board-means-catastrophe = hier wird nie mehr etwas gelegt
board-means-face-down = zählt für keine Farbe
board-means-king = nimmt schwarze Punkte und die der Farben, die hier keinen Anführer haben
board-means-priest = nimmt rote Punkte
board-means-farmer = nimmt blaue Punkte
board-means-trader = nimmt grüne Punkte und Schätze
board-no-tiles = Keine Plättchen
board-monuments = Monumente
board-on-board = auf dem Brett
board-catastrophes = { $count ->
    [one] 1 Katastrophe
   *[other] { $count } Katastrophen
 }
board-catastrophes-left = Katastrophen übrig
board-points = Deine Punkte, nur für dich sichtbar
board-treasures = Schätze
board-tiles-in-hand = Plättchen auf der Hand
board-leaders-on-board = Anführer auf dem Brett: { $leaders }
board-leader-of = { $leader } von { $player }
board-strength = Stärke { $strength }
board-river = Fluss
board-land = freies Land
board-lies-face-down = verdecktes Plättchen
board-lies-wonder = Wunder
board-lies-catastrophe = Katastrophe
board-leaders = Anführer und wo sie stehen
board-has = Auf der Hand
board-standing-1 = Punkte in der schwächsten Farbe
board-standing-2 = Punkte in der zweitschwächsten Farbe
board-standing-3 = Punkte in der drittschwächsten Farbe
board-standing-4 = Punkte in der stärksten Farbe
# Die Tabelle der Schlusswertung
board-score-settlement = Steine (schwarz)
board-score-temple = Amulette (rot)
board-score-farm = Getreide (blau)
board-score-market = Waren (grün)
board-score-treasure = Schätze
# Plättchen austauschen: alle zusammen gewählt
board-swap-ask = Welche Plättchen tauschst du aus? Klicke sie in deiner Hand an oder wähle hier die Anzahl.
board-swap-many = { $count ->
    [0] Wähle Plättchen
    [one] 1 Plättchen austauschen
   *[other] { $count } Plättchen austauschen
 }
board-swap-told = { $swap }: { $tiles }
board-swap-settlement = { $count ->
    [one] 1 Siedlung
   *[other] { $count } Siedlungen
 }
board-swap-temple = { $count } Tempel
board-swap-farm = { $count ->
    [one] 1 Landwirtschaft
   *[other] { $count } Landwirtschaften
 }
board-swap-market = { $count ->
    [one] 1 Markt
   *[other] { $count } Märkte
 }
