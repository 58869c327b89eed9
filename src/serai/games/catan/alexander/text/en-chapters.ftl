# The headings of the rulebook.
chapter-vorbereitung = Setting up
chapter-nachschub = Reinforcements
chapter-der-erste-spielzug = The first turn
chapter-alexander-ziehen = Moving Alexander
chapter-ereignisse = Events
chapter-das-bieten = Bidding
chapter-alexanders-belohnung = Alexander’s reward
chapter-handeln-und-bauen = Trading and building
chapter-spielende = End of the game
chapter-sonstiges = Other rules
chapter-rohstoffertraege = Production
chapter-siebener = Spaces with a seven
