# The headings of the rulebook.
chapter-spielmaterial = Components
chapter-aufbau = Setting up
chapter-gruendungsphase = Founding
chapter-rohstoffertraege = Production
chapter-die-sieben = The seven
chapter-bauen = Building
chapter-seehandel = Trade overseas
chapter-binnenhandel = Trade between players
chapter-entwicklungskarten = Development cards
chapter-laengste-handelsstrasse = Longest road
chapter-groesste-rittermacht = Largest army
chapter-spielende = End of the game
chapter-spielzug = A turn
