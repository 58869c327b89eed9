# What the engine itself says, whatever the game.
player-numbered = Player { $number }
the-dice = the dice
counted = { $count } { $what }
counted-none = nothing
numbered = { $count ->
    [0] { $what }
   *[other] { $what } { $count }
 }
listed = { $some } and { $last }

not-your-turn = It is not { $player }'s turn; waiting for { $others }.
match-over = The match is over.
unknown-words = “{ $words }” is not a move here.
did-you-mean = Did you mean { $near }?
no-proposals = In { $game } nothing is proposed unasked.
no-such-proposal = { $player } has proposed nothing to you.
another-question = “{ $words }” answers another question.
refused = { $sentence }
not-offered = “{ $words }” is not offered now.
nothing-to-undo = There is nothing you can take back: something new has become known, or another player has acted.
log-too-long = This match has { $most } entries already; nothing can be taken back any more, but it can be played to its end.
nothing-to-confirm = There is nothing to confirm.
confirm-first = { $player } has still to confirm the last move.
then-player = { $player }: “{ $what }”
then-you-again = you decide next
then-someone = next to decide: { $player }
undone = { $player } takes back a move.
rewound = The table goes back to move { $number }.
rules-changed = From here on version { $rules } of the rules is played. Nothing that was played so far is touched by the change.
rules-changed-from = From here on version { $rules } of the rules is played. By agreement the table goes on from move { $move }.
on-page = (p. { $page })
