# Was die Spielmaschine selbst sagt, gleich in welchem Spiel.
player-numbered = Spieler { $number }
the-dice = der Zufall

not-your-turn = { $player } ist nicht am Zug; gewartet wird auf { $others }.
match-over = Die Partie ist zu Ende.
unknown-words = „{ $words }“ ist hier kein Zug.
did-you-mean = Gemeint: { $near }?
another-question = „{ $words }“ gehört zu einer anderen Frage.
refused = { $sentence }
not-offered = „{ $words }“ steht jetzt nicht zur Wahl.
nothing-to-undo = Es gibt nichts zurückzunehmen: Etwas Neues ist bekannt geworden, oder jemand anders hat gehandelt.
nothing-to-confirm = Es gibt nichts zu bestätigen.
confirm-first = { $player } muss den letzten Zug noch bestätigen.
undone = { $player } nimmt einen Zug zurück.
rewound = Der Tisch geht zurück zu Zug { $number }.
on-page = (S. { $page })
