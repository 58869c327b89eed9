# How it is played, in two minutes: a step each.
how-1-title = Send camels and ships
how-1-text = A match has three epochs. In every round players in turn place one camel or ship until all are out. A space holds one figure, and nothing happens yet: the spaces pay more from epoch to epoch.
how-2-title = Raiders
how-2-text = Whoever stands with the raiders picks a region in secret. In the next round it is revealed, and every figure there goes home empty-handed. The region raided last is safe from the next raid.
how-3-title = Then act
how-3-text = Fetch goods and trade whenever you like: wood and stone are consumer goods, marble and gold luxury. First upgrades are bought, then everyone builds, then the kingdom asks for taxes and gives its favours.
how-4-title = Tower and temple
how-4-text = Each level of your tower scores prestige points at the end of every epoch, and the higher the tower, the more a level costs. A temple grows by one stage at a time: foundation, colonnade, roof, statues, each worth far more than the last.
how-5-title = Upgrades, missions, precious goods
how-5-text = Upgrades make trade, ships or building better for good. The king’s missions are paid in goods; open ones count, or are returned for a favour and count half. Towers and missions bring new camels, precious goods new ships.
how-6-title = The bride of the desert
how-6-text = After the last round tower, temples, missions and precious goods are counted; the more different kinds of goods, the better. Most prestige wins, and precious goods break the tie.
