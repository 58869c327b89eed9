lesson-first-title = A first match of Mesopotamia
lesson-first-about = An empire between the rivers: an event, a discovery, a first army and a battle against a tribe.
lesson-first-chapter-1 = Chapter 1: an empire begins
lesson-first-chapter-2 = Chapter 2: beyond the borders
lesson-first-chapter-3 = Chapter 3: knowledge and goods
lesson-first-chapter-4 = Chapter 4: an army
lesson-first-chapter-5 = Chapter 5: battle
lesson-first-meanwhile = Something else is asked first: answer it as you like. “End the turn”, “Finish” and the like take you on.
lesson-first-else = That is allowed, but it leads away from this step. Try one of the moves that fit; everything else comes later.
lesson-first-end = You have explored, learned, gathered, raised an army and fought. The match goes on from here: build settlements, climb both tracks, and be there when the gardens are finished.

lesson-first-1 = Take role A.
lesson-first-1-why = Roles say who chooses first. With A you choose your empire before everybody else, and your start area after them.

lesson-first-2 = Lead the Sumerians.
lesson-first-2-why = Every empire has technologies of its own. The Sumerians begin with better Research, a tablet, and the first level of their ziggurat: that is a die from the very first turn.

lesson-first-3 = Begin in the start area that is left.
lesson-first-3-why = Nobody may ever enter a foreign start area, so your home is safe. Around it lie areas with hidden events; some of them are home to a tribe.

lesson-first-4 = Put one of your four missions back.
lesson-first-4-why = A mission is a secret goal that is judged at the end: two points each, six at most. Keep those that fit together, for example two that want the same units.

lesson-first-5 = Choose the colour of your first Dingir die.
lesson-first-5-why = The three colours carry different signs, and signs pay for actions. Point at the signs on your technology cards to see what you will need.

lesson-first-6 = Explore with the action token.
lesson-first-6-why = In your turn the token pays for one of the six actions, whatever your dice show. Dice may pay for more of them, each kind of action once.

lesson-first-7 = Activate your spearman.
lesson-first-7-why = Your card gives one activation. It moves one unit as far as its speed: spearmen and archers one area, riders and chariots two.

lesson-first-8 = Go to a mountain area without a tribe.
lesson-first-8-why = Where a unit ends its move, the hidden event comes to light at once. A tribe would have to be fought first, and you are too weak for that today.
lesson-first-8-else = Take an area without a tribe; the glowing ones are free.

lesson-first-9 = Choose one of the two options of the event.
lesson-first-9-why = Something at once, points for whoever holds the area at the end, or an income over six rounds. Nearly all of them push your seal up the event track, which settles ties in battle.

lesson-first-10 = End your turn.
lesson-first-10-why = If your die shows the sign of a card, it could pay for that action as well. We leave it for now; its turn comes.

lesson-first-11 = Research with the token.
lesson-first-11-why = Research turns clay into tablets, and tablets into discoveries, in the order you like. You have a tablet already.

lesson-first-12 = Discover the next level of Warfare.
lesson-first-12-why = A discovery replaces a technology with a better one. The second level of Warfare lets you raise archers, and they have the advantage over spearmen. You will need that soon.
lesson-first-12-else = Warfare first: the archer is what the next turns are about.

lesson-first-13 = End your turn.
lesson-first-13-why = In the next round turns go down the population track again. Whoever is highest there begins; more people also mean more units and a higher ziggurat.

lesson-first-14 = Gather with the token.
lesson-first-14-why = Without goods there is nothing to build and nobody to raise. Your card lets you gather from several sources, each of them once.

lesson-first-15 = Take wood from your start area.
lesson-first-15-why = The start area gives any of the four basic goods. Wood pays for units, rams and ships; stone and clay for walls and the ziggurat; food for growth.

lesson-first-16 = Take the good of the area where your unit stands, too.
lesson-first-16-why = Units, settlements and ships gather what their area yields. The farther you spread, the more one action brings.

lesson-first-17 = Leave trading for later.
lesson-first-17-why = The left side of a trade token is what you pay, the right side what you get. Whoever uses it first puts an amphora there and is paid by the others from then on. Today you need your wood.

lesson-first-18 = End your turn.
lesson-first-18-why = In a round everybody has a turn; then come all battles, then whatever runs over several rounds.

lesson-first-19 = Choose Warfare with the token.
lesson-first-19-why = Warfare brings knucklebones, which you stake in battle, and raises units.

lesson-first-20 = Raise an archer.
lesson-first-20-why = A unit costs one wood and appears at home or at a settlement. The population track says how many you may have on the map.
lesson-first-20-else = Raise the archer: against the tribe’s spearman it has the advantage.

lesson-first-21 = Use your die if it pays for an action, or end the turn.
lesson-first-21-why = A die is spent with the action it pays for, and rolled anew in your next turn. A star stands for any sign.

lesson-first-22 = Explore with the token.
lesson-first-22-why = Knucklebones stay in your store from round to round; everybody sees how many you have.

lesson-first-23 = Activate the archer.
lesson-first-23-why = Archers beat spearmen, spearmen riders, riders archers; chariots have the advantage over all of them.

lesson-first-24 = March against the tribe in the mountains.
lesson-first-24-why = A single spearman lives there. Whoever ends a move where a tribe lives fights it once everybody has had a turn; the event waits until the tribe is gone.
lesson-first-24-else = The tribe lives in the other direction: go to the area that glows.

lesson-first-25 = End your turn; then the battle begins.
lesson-first-25-why = Battles are fought once everybody has had a turn. Whoever leads on the event track decides their order.

lesson-first-26 = The battle: stake knucklebones on strength.
lesson-first-26-why = Each unit has drawn a card. Both sides fill three compartments in secret: the higher stake lays the difference on its cards, and strength is what decides a fight.

lesson-first-27 = And on tactics.
lesson-first-27-why = Tactics count only for the side with the advantage, and that is your archer. Whoever wins this compartment also decides who meets whom.

lesson-first-28 = And on mobility.
lesson-first-28-why = If the winner of a fight has more mobility, the loser is destroyed; otherwise it gets away. What you do not stake stays yours.

lesson-first-29 = A new round: choose your own action.
lesson-first-29-why = Whoever beats a tribe turns up its event. From here on the road leads to the Hanging Gardens: Build at level 4, population, events. With the fifth part the match ends.
