# What the command itself says to players.
games-name = Name
games-title = Title
games-players = Players
games-minutes = Minutes
games-options = Options (the first value is the default)
games-how = Play one with: { $serai } play NAME

verified = { $file }: fair. { $draws ->
    [one] The only draw follows
   *[other] All { $draws } draws follow
 } from the seed that was fixed before { $moves ->
    [one] the only move
   *[other] the first of { $moves } moves
 }.
replayed = { $file }: { $moves ->
    [one] 1 move, by the rules.
   *[other] { $moves } moves, all by the rules.
 }
replayed-older = It was played under version { $rules } of the rules of { $game }; version { $own }, which this release has, leads to the same positions.

player-name = Player { $number }
bot-seat = { $player } is a bot ({ $bot }).
welcome = { $game }. Type help for the commands. The dice are fixed: { $dice }…
welcome-back = { $game }, continued from { $file }. Type help for the commands.
thinking = { $player } is thinking …
hand-over = Give the keyboard to { $player }, then press Enter.
after-this = After this: { $what }
so-many-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
 }
how-to-narrow = Type a number, or words such as “{ $example }”, to see the moves behind it.
how-to-view = The parts of the table that have changed; type view for the whole of it.
confirm-now = Press Enter to let this stand, or type undo to take it back.
no-such-number = There is no number { $number } in the list; it goes up to { $most }.
no-such-moves = No move on offer contains “{ $words }”.
it-is-offered = “{ $words }” is allowed: it is on offer now.
undone-own = Taken back.
hint = The bot { $bot } would play: { $words } ({ $label })
hint-then =   then perhaps { $player }: { $words } (rule { $rule })
how-to-rules = Type rules and an ID to read one: { $ids }. All of them: { $serai } rules { $game }
how-to-answer =   take { $player } accepts it, decline { $player } does not; an offer of your own is a counter-proposal.
own-proposal = For { $player }’s turn: { $said }
own-proposal-declined = { $player } does not want it: { $said }
proposal-taken-back = Your proposal is withdrawn.
declined = You decline { $player }’s proposal.
how-to-speak = Type propose and what you would give and want; Enter alone gives the keyboard back to { $player }.
nobody-to-speak = The keyboard can go to another person at this table, but { $player } is not one.
whose = Whose? Name one of { $names }.
the-end = The match is over.
nobody-wins = Lost: nobody wins.
winner = { $names } wins.
winners = A shared victory: { $names }.
saved = Saved in { $file }.
saved-log = The log of the match is in { $file }.
how-to-verify = Check the dice with: { $serai } verify { $file }
file-exists = { $file } already exists; nothing was written.
no-folder = There is no folder { $folder }; nothing was written.
how-to-resume = Continue with: { $serai } play --resume { $file }

command-help = help
command-why = why
command-undo = undo
command-confirm = confirm
command-hint = hint
command-view = view
command-moves = moves
command-log = log
command-rules = rules
command-propose = propose
command-take = take
command-decline = decline
command-speak = speak
command-save = save
command-quit = quit

usage-help = help
usage-why = why WORDS
usage-undo = undo
usage-confirm = confirm, Enter
usage-hint = hint
usage-view = view
usage-moves = moves [WORDS]
usage-log = log [COUNT]
usage-rules = rules [ID]
usage-propose = propose [NAME] WORDS
usage-take = take [NAME]
usage-decline = decline [NAME]
usage-speak = speak NAME
usage-save = save [FILE]
usage-quit = quit

help-help = show this list
help-why = say which rule forbids a move
help-undo = take back your last move
help-confirm = let your moves stand; the game goes on
help-hint = say what a bot would do here
help-view = draw the table again
help-moves = list the moves again, or only those with these words
help-log = say what has happened
help-rules = show a rule in our words
help-propose = propose a trade unasked, on another’s turn: propose Ana give grain, want ore; without words, withdraw it
help-take = accept what a player has proposed to you
help-decline = decline it
help-speak = give the keyboard to another person, who wants to propose something
help-save = save now, or a copy under another name
help-quit = save and leave
help-playing = A move is played by its number in the last list or by its words; their beginning is enough if only one move fits.
