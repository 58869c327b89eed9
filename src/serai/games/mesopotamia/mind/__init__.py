"""How bots think in Mesopotamia: what they are after, quick answers, odds of battles, plans for whole turns."""
