# What each version of the rules has changed, for tables that were begun before it.
release-2 = Offers go to all or to one, answers come at the same time, counter-offers can be taken back; cards in any order and number; nothing is opened before the last move is confirmed.
