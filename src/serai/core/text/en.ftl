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
no-proposals = { $game } has no unasked proposals.
no-such-proposal = { $player } has proposed nothing to you.
another-question = “{ $words }” answers another question.
refused = { $sentence }
not-offered = “{ $words }” is not offered now.
nothing-to-undo = There is nothing you can take back: something new has become known, or another player has acted.
log-too-long = This match already has { $most } entries. Nothing can be taken back any more, but you can play it to its end.
tried-enough = You have taken back { $most } moves this turn. What you play now stands.
log-full = This match has { $entries } entries, as many as a log can hold. Nothing more can be played.
nothing-to-confirm = There is nothing to confirm.
confirm-first = { $player } still has to confirm the last move.
then-player = { $player }: “{ $what }”
then-you-again = you decide next
then-someone = next to decide: { $player }
undone = { $player } takes back a move.
rewound = The table goes back to move { $number }.
rules-changed = From here on the match is played by version { $rules } of the rules. The change does not touch anything played so far.
rules-changed-from = From here on the match is played by version { $rules } of the rules. By agreement the table goes on from move { $move }.
on-page = (p. { $page })
