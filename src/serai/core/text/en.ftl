# What the engine itself says, whatever the game.
player-numbered = Player { $number }
the-dice = the dice

not-your-turn = It is not { $player }'s turn; waiting for { $others }.
match-over = The match is over.
unknown-words = “{ $words }” is not a move here.
did-you-mean = Did you mean { $near }?
another-question = “{ $words }” answers another question.
refused = { $sentence }
not-offered = “{ $words }” is not offered now.
nothing-to-undo = There is nothing you can take back: something new has become known, or another player has acted.
nothing-to-confirm = There is nothing to confirm.
confirm-first = { $player } has still to confirm the last move.
undone = { $player } takes back a move.
rewound = The table goes back to move { $number }.
on-page = (p. { $page })
