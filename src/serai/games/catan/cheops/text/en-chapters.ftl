# The headings of the rulebook.
chapter-vorbereitung = Setting up
chapter-gruendungsphase = Founding
chapter-schiffe = Ships
chapter-handelswege = Trade routes
chapter-haefen = Harbours
chapter-bau-der-pyramide = Building the pyramid
chapter-die-7 = The seven
chapter-segen-und-fluch = Blessing and curse
chapter-spielende = End of the game
chapter-goldfluss = Gold river
