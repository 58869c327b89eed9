# What each version of the rules has changed, for tables that were begun before it.
release-2 = Offers go to everyone or to one player, everyone answers at the same time, and counter-offers can be withdrawn; cards in any order and number; nothing is revealed before the last move is confirmed.
