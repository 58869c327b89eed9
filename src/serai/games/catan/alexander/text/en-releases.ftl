# What each version of the rules has changed, for tables that were begun before it.
release-2 = Trade as at a real table; fourteen points on your own turn win, whoever’s action brought them; a displaced adviser may claim another card; bids may exceed what you can pay, at the printed penalty.
