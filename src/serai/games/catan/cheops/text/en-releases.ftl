# What each version of the rules has changed, for tables that were begun before it.
release-2 = Trade as at a real table; another map with three founding places next to wood and shorter ways to ore; strict Seafarers’ ships as an option.
