lesson-first-title = A first match of Tadmor
lesson-first-about = Camels, ships and a tower in the desert: placing, collecting, buying, building.
lesson-first-chapter-1 = Chapter 1: a first round
lesson-first-chapter-2 = Chapter 2: the second round
lesson-first-meanwhile = Something else comes first: answer it as you like. “Done” moves on.
lesson-first-else = That is allowed, but it leads away from this step. Try one of the moves that fit; everything else comes later.
lesson-first-end = That is a whole round and more. Nine rounds make a match; towers, temples, missions and precious goods bring the points.

lesson-first-1 = Choose the upgrade you begin with.
lesson-first-1-why = Upgrades work for the whole match: more goods from a space, prestige points, actions of your own. Point at one, or tap it, to read what it does.

lesson-first-2 = Send a ship for wood or stone.
lesson-first-2-why = Ships go to the rectangular blue spaces, camels to the round sandy ones, one figure to a space. Wood and stone are consumer goods; with them you build.
lesson-first-2-else = First send a ship to a space for wood or stone: without goods nothing else works.

lesson-first-3 = Put a camel where towers grow.
lesson-first-3-why = Your tower brings two prestige points a level whenever an epoch begins. Every row of levels costs more than the one before. Placing does nothing yet: actions come once all figures are out.
lesson-first-3-else = Take a space for tower levels, single or double: you need it in this round.

lesson-first-4 = And a camel on a space for an upgrade.
lesson-first-4-why = The four upgrade spaces act in their printed order; the first has the best choice. In the first epoch an upgrade costs one good of any kind.
lesson-first-4-else = Choose one of the upgrade spaces; the glowing ones are free.

lesson-first-5 = Place your last camel where you like.
lesson-first-5-why = Temples bring prestige points, and so do missions; the market turns common goods into fine ones, the caravan brings one more camel.

lesson-first-6 = And your second ship.
lesson-first-6-why = Gold and marble are luxury goods. Peace gifts are prestige points at once.

lesson-first-7 = Use a space on which your figure stands.
lesson-first-7-why = Goods are fetched and traded whenever you like in the action phase. The figure goes home, and the goods go to your warehouse.
lesson-first-7-else = First fetch what your figures stand for: use one of your spaces.

lesson-first-8 = Buy an upgrade.
lesson-first-8-why = It works at once. If it makes a resource space better, use that space after buying.
lesson-first-8-else = This is what your camel stands here for: buy one of the upgrades on display.

lesson-first-9 = A new round: place a camel.
lesson-first-9-why = Your warehouse keeps at most eight goods from round to round. Think of what you want to pay for first, then of where to get it.

lesson-first-10 = And a ship.
lesson-first-10-why = Whoever places early gets the space they want; a space also decides who is start player.

lesson-first-11 = In the action phase: use a space, or build.
lesson-first-11-why = Whatever is used or built sends its figure home. What you leave unused is lost for this round.
