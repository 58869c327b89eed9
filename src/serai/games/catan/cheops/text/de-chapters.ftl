# Die Überschriften des Regelhefts.
chapter-vorbereitung = Vorbereitung
chapter-gruendungsphase = Gründungsphase
chapter-schiffe = Schiffe
chapter-handelswege = Handelswege
chapter-haefen = Häfen
chapter-bau-der-pyramide = Bau der Pyramide
chapter-die-7 = Die 7
chapter-segen-und-fluch = Segen und Fluch
chapter-spielende = Spielende
chapter-goldfluss = Goldfluss
