# Die Überschriften des Regelhefts.
chapter-vorbereitung = Vorbereitung
chapter-nachschub = Nachschub
chapter-der-erste-spielzug = Der erste Spielzug
chapter-alexander-ziehen = Alexander ziehen
chapter-ereignisse = Ereignisse
chapter-das-bieten = Das Bieten
chapter-alexanders-belohnung = Alexanders Belohnung
chapter-handeln-und-bauen = Handeln und Bauen
chapter-spielende = Spielende
chapter-sonstiges = Sonstiges
chapter-rohstoffertraege = Rohstofferträge
chapter-siebener = Siebener
