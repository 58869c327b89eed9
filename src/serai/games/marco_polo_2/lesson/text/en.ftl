lesson-first-title = A first match of Marco Polo II
lesson-first-about = Dice as workers, goods as contracts, and a long way west: the turns of a first round.
lesson-first-chapter-1 = Chapter 1: dice and goods
lesson-first-chapter-2 = Chapter 2: on the road
lesson-first-meanwhile = Something else comes first: answer it as you like, then the lesson goes on.
lesson-first-else = That is allowed, but it leads away from this step. Try one of the moves that fit; everything else comes later.
lesson-first-end = You know every kind of action now. Contracts, posts in far cities, your goal card and guild seals bring the points over five rounds.

lesson-first-1 = Choose your character.
lesson-first-1-why = Each breaks a rule of the game in its own way. Read what they do, and take the one you understand best.

lesson-first-2 = Keep one of three goal cards.
lesson-first-2-why = It shows shields of cities and seals of guilds: posts in those cities, and those seals once improved, bring you points at the end. Cards with cities near Beijing are easier.

lesson-first-3 = Use one of the books to get goods.
lesson-first-3-why = A turn is one action with your dice. The first book takes any die, the second a three or more, the third a five or more.
lesson-first-3-else = Goods come first: choose one of the three books.

lesson-first-4 = Place a die there.
lesson-first-4-why = The lowest die you place decides what you get. If the space is taken by others, you pay as many coins as your die shows.

lesson-first-5 = Take one of the offers.
lesson-first-5-why = You take exactly one, and all of it. Compare it with your contract: camels, gold, silk, pepper, coins.

lesson-first-6 = Fulfil a contract if you can, or end your turn.
lesson-first-6-why = Extra actions come before or after your action, as many as you like: fulfil a contract, reroll a die for a camel, put a die on the money bag.

lesson-first-7 = Your next turn: choose another action.
lesson-first-7-why = Your colour may lie only once on a space in a round. The Khan brings coins and camels, seals open sea routes.
lesson-first-7-else = Choose an action with your dice: that is what the turn is for.

lesson-first-8 = Travel.
lesson-first-8-why = Three travel spaces need one, two or three dice. Each step costs what its route shows, mostly camels; save some before you go. Where you stop you place a post, and it brings what the city offers.
lesson-first-8-else = This step is about the road: choose one of the travel spaces.

lesson-first-9 = End your turn, or fulfil a contract first.
lesson-first-9-why = Where a city has a city card, your post opens it to you for the rest of the match.

lesson-first-10 = Choose one more action for yourself.
lesson-first-10-why = When your dice are placed you wait for the next round; then everyone rolls again, and whoever rolls low gets coins or camels.
