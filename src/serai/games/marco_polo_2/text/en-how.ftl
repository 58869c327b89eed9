# How it is played, in two minutes: a step each.
how-1-title = Five dice a round
how-1-text = Everyone rolls five dice. In turn you place one to three of them for one action, until all are used; the lowest decides how much it brings. Joining others on a space costs as many coins as your lowest die shows.
how-2-title = Books: pepper, silk, gold
how-2-text = A book gives one of its four offers. The upper two are free, the lower two change every round and cost jade. Better books want higher dice. Leftover dice bring a few coins, camels or jade.
how-3-title = Travel from Beijing
how-3-text = One, two or three dice let you travel; every step costs what its route shows, paid in advance. Oases are places to pass. Routes over the sea need the right guild seal, which you keep.
how-4-title = Trading posts
how-4-text = Where your journey ends in a city you set up a post. The first one there takes the outpost bonus; some cities pay you a bonus at once and every round, others open a card to you from your next turn on, or bring a contract.
how-5-title = Contracts and seals
how-5-text = Contracts are paid in camels and goods for points and a reward; you hold two at a time. Two dice bring a guild seal, some with jade, and an improved seal pays every round.
how-6-title = After five rounds
how-6-text = The different shields of your cities, the seals on your goal card and the most fulfilled contracts score, and so do your last posts, goods and coins. Most points win; camels break the tie.
