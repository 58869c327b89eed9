# What the drawing says beside the words of the game.
board-card-roads-help = Build two roads or ships free of charge.
board-blocks = blocks in the pyramid
board-blessed = Pharaoh’s blessing
board-cursed = Pharaoh’s curse
board-pyramid = Pyramid: { $count } of { $total } blocks, { $black } of them black
board-region-coptos-gold = Coptos gold
board-region-delta-island = Delta island
board-region-delta-grove = Delta grove
board-region-mediterranean = Mediterranean
board-region-nile = Nile
board-region-nile-delta = Nile delta
board-region-nubian-gold = Nubian gold
board-region-palestine = Palestine
board-region-pyramid-building-site = Pyramid building site
board-region-quarry = Quarry
board-region-red-sea = Red Sea
board-region-sinai = Sinai
# The table of scores
board-score-scored-blessing = Pharaoh’s blessing
board-score-scored-curse = Pharaoh’s curse
