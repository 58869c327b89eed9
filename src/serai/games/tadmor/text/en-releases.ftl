# What each version of the rules has changed, for tables that were begun before it.
release-2 = Paying the tax no longer ends the action phase; K9 and K10 may answer each other until the raid is carried out; K25 and K26 work at once; K23 and K24 may not be used on the same turn; the start player’s good may pay the tax; tower levels above 15 cost more.
