# Was die Spielmaschine selbst sagt, gleich in welchem Spiel.
player-numbered = Spieler { $number }
the-dice = der Zufall
counted = { $count } { $what }
counted-none = nichts
numbered = { $count ->
    [0] { $what }
   *[other] { $what } { $count }
 }
listed = { $some } und { $last }

not-your-turn = { $player } ist nicht am Zug; an der Reihe: { $others }.
match-over = Die Partie ist zu Ende.
unknown-words = „{ $words }“ ist hier kein Zug.
did-you-mean = Gemeint: { $near }?
no-proposals = In { $game } gibt es keine ungefragten Vorschläge.
no-such-proposal = { $player } hat dir nichts vorgeschlagen.
another-question = „{ $words }“ gehört zu einer anderen Frage.
refused = { $sentence }
not-offered = „{ $words }“ steht jetzt nicht zur Wahl.
nothing-to-undo = Es gibt nichts zurückzunehmen: Etwas Neues ist bekannt geworden, oder jemand anders hat gehandelt.
log-too-long = Diese Partie hat schon { $most } Einträge; zurückgenommen wird nichts mehr, aber sie kann zu Ende gespielt werden.
tried-enough = Du hast in diesem Zug schon { $most } Mal etwas zurückgenommen. Was du jetzt spielst, gilt.
log-full = Diese Partie hat { $entries } Einträge; mehr fasst ein Protokoll nicht. Weitergespielt werden kann sie nicht.
nothing-to-confirm = Es gibt nichts zu bestätigen.
confirm-first = { $player } muss den letzten Zug noch bestätigen.
then-player = { $player }: „{ $what }“
then-you-again = du entscheidest als Nächstes
then-someone = als Nächstes entscheidet: { $player }
undone = { $player } nimmt einen Zug zurück.
rewound = Der Tisch geht zurück zu Zug { $number }.
rules-changed = Ab hier gilt Fassung { $rules } der Regeln. Was bisher gespielt wurde, ist von der Änderung nicht betroffen.
rules-changed-from = Ab hier gilt Fassung { $rules } der Regeln. Der Tisch spielt einvernehmlich ab Zug { $move } weiter.
on-page = (S. { $page })
