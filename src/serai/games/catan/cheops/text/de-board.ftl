# Was die Zeichnung neben den Wörtern des Spiels sagt.
board-card-roads-help = Baue zwei Straßen oder Schiffe kostenlos.
board-blocks = Steine in der Pyramide
board-blessed = Pharaos Segen
board-cursed = Pharaos Fluch
board-pyramid = Pyramide: { $count } von { $total } Steinen, davon { $black } schwarze
board-region-coptos-gold = Gold von Koptos
board-region-delta-island = Deltainsel
board-region-delta-grove = Deltahain
board-region-mediterranean = Mittelmeer
board-region-nile = Nil
board-region-nile-delta = Nildelta
board-region-nubian-gold = Nubisches Gold
board-region-palestine = Palästina
board-region-pyramid-building-site = Bauplatz der Pyramide
board-region-quarry = Steinbruch
board-region-red-sea = Rotes Meer
board-region-sinai = Sinai
# Die Tabelle der Schlusswertung
board-score-scored-blessing = Pharaos Segen
board-score-scored-curse = Pharaos Fluch
