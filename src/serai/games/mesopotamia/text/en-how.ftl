# How it is played, in two minutes: a step each.
how-1-title = One token, many dice
how-1-text = On your turn the action token pays for one of six actions, and Dingir dice with the right signs pay for more. Every level of your ziggurat brings a die; better technologies ask for two signs and do far more.
how-2-title = Explore
how-2-text = Units march over the map and stop where they meet as many enemies. Whoever ends a move on a hidden event turns it up and chooses: something at once, points at the end, or an area to be held for six rounds.
how-3-title = Gather, trade, learn
how-3-text = Start area, settlements, units and ships each give a good. Trade tokens turn goods into others; put an amphora on one and rivals pay you. Clay becomes tablets, and tablets become discoveries.
how-4-title = Battle
how-4-text = Both sides fill the three compartments of the Standard of Ur in secret: strength, tactics, mobility. The higher stake lays the difference on its cards. Then units meet row by row; the kind that has the advantage counts its tactics too.
how-5-title = Two tracks
how-5-text = Events push you up one track, which settles every tie in battle. Food pushes you up the other, which gives the turn order, more units and higher ziggurats. The best three on each track score at the end.
how-6-title = The Hanging Gardens
how-6-text = With Architecture you build parts of the gardens. When the fifth is built, the round is played to its end; then tracks, gardens, trade, events, settlements, areas and your secret missions are counted.
