# What each version of the rules has changed, for tables that were begun before it.
release-2 = Nothing hidden is revealed before the last move of the match has been confirmed.
