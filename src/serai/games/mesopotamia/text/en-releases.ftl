# What each version of the rules has changed, for tables that were begun before it.
