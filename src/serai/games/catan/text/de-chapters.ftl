# Die Überschriften des Regelhefts.
chapter-spielmaterial = Spielmaterial
chapter-aufbau = Aufbau
chapter-gruendungsphase = Gründungsphase
chapter-rohstoffertraege = Rohstofferträge
chapter-die-sieben = Die Sieben
chapter-bauen = Bauen
chapter-seehandel = Seehandel
chapter-binnenhandel = Binnenhandel
chapter-entwicklungskarten = Entwicklungskarten
chapter-laengste-handelsstrasse = Längste Handelsstraße
chapter-groesste-rittermacht = Größte Rittermacht
chapter-spielende = Spielende
chapter-spielzug = Spielzug
