# What the server itself says.
guest = Guest { $number }
free-seat = Seat { $number }

no-game = There is no game “{ $game }”; there is { $games }.
no-table = There is no table “{ $table }”.
no-page = There is nothing at this address.
wrong-method = This address does not take requests of this kind.
bad-request = The request does not fit: { $detail }.
too-large = The request is larger than { $bytes } bytes.
too-many = Too many requests; please wait a moment.
no-csrf = The request did not come from the page it should come from; load the page again.
no-session = Sit down or create a table first; this needs a session.
not-yours = This table is not open to you: its link is missing or wrong.
not-seated = You do not sit at this table.
not-host = Only whoever created the table can do this.
stale = The table had moved on in the meantime; here is how it stands now.
stopped = This table cannot go on: { $why }
over = The match is over.
not-over = The match is still running; its log can be had after the end, since it tells everything that is hidden.
bot-plays = A bot plays for you; take your seat back first.
not-taken-over = You play yourself already.
dropped = Your time ran out, and your seat was dropped from the match.
link-used = This link does not open a free seat: it has been used, or it is wrong.
no-free-seat = There is no free seat at this table that can be taken without a link.
one-me = You can take one seat at a table, not several.
wrong-players = { $game } is played by { $counts } players, not { $players }.
no-name = A name needs at least one letter that can be seen.
nothing-before = There is no entry { $number } to go back to.
no-rewind = Nobody has asked to go back.
no-order = There is no standing order { $id }.
too-many-orders = More than { $number } standing orders cannot be given.
unknown-order = “{ $words }” is not a move of this game.
no-hint = There is nothing to decide for you now.
bot-away = The bot that could advise does not answer just now; please try again in a moment.
nobody-asked = After entry { $number } nobody had anything to decide.
nothing-said = There is nothing in this message.
no-entry = There is no entry { $number }; the last one is { $last }.
no-seat = There is no seat { $seat } at this table.
has-account = You have an account already.
name-taken = The name “{ $name }” belongs to an account already.
wrong-password = Name and password do not belong together.
no-device-link = This link has been used already or has run out.
bad-webhook = This webhook cannot be used: { $why }.
bad-email = “{ $email }” is not an e-mail address.
store-trouble = The server cannot write just now (disk full or database busy). Nothing was changed; please try again shortly.
server-fault = Something went wrong in the server. It has been noted; please try again.

# What the engine refuses.
no-language = There is no language “{ $given }”; there is { $known }.
no-such-game = There is no game “{ $given }”; there is { $known }.
no-option = This game has no option “{ $given }”; it has { $known }.
no-option-value = This option cannot be “{ $given }”; it can be { $known }.
other-rules = The match was begun under version { $rules } of the rules of { $game }; this server plays version { $own }. { $plays ->
    [none] { $age ->
        [newer] A newer release of Serai plays it.
       *[older] An older release of Serai plays it.
    }
   *[other] Serai { $plays } plays it.
  }
other-data = The match was begun with other game data ({ $data }) than this server has ({ $own }).
pack-without-head = The data pack has no [pack] table that names its game; begin with the game's own pack, “{ $game }”.
pack-of-another = The data pack is made for { $other }, not for { $game }.
pack-not-toml = The data pack is not valid TOML: { $why }.
pack-not-a-table = The data pack is wrong at { $field }: there must be a table.
pack-unknown-field = The data pack is wrong at { $field }: there is no field “{ $given }”; there is { $known }.
pack-missing-field = The data pack is wrong at { $field }: the field “{ $missing }” is missing.
pack-count = The data pack is wrong at { $field }: there must be { $wanted } entries, not { $count ->
    [no] a single value
   *[other] { $count }
  }.
pack-kind = The data pack is wrong at { $field }: there must be { $wanted ->
    [truth] true or false
    [number] a whole number
    [fraction] a fraction
    [text] a text
    [list] a list
    [table] a table
   *[date] a date
  }, not { $found ->
    [truth] true or false
    [number] a whole number
    [fraction] a fraction
    [text] a text
    [list] a list
    [table] a table
   *[date] a date
  }.
pack-too-large = The data pack is wrong at { $field }: { $given } is too large.
pack-provenance = The data pack is wrong at { $field }: the provenance “{ $given }” is unknown; known are { $known }.
pack-wrong = The data pack is wrong at { $field }: { $what }.

# Bots.
outside-bot = Bots from outside ({ $kind }:…) cannot be seated here: they would start a program or call an address from the server. They play in the terminal and in the arena.
no-bot = There is no bot “{ $spec }”; there is { $bots }.
bot-number = “{ $spec }” does not fit: { $kind ->
    [mcts] mcts takes a number of iterations, as in mcts:1000.
   *[other] the bot { $kind } takes no number.
  }
bot-too-slow = “{ $spec }” would think too long for this server; up to { $most } iterations are allowed.

# What does not fit in a request.
fit-field = “{ $name }”
fit-short = { $field } needs at least { $number } characters
fit-long = { $field } may have at most { $number } characters
fit-few = { $field } needs at least { $number } entries
fit-many = { $field } may have at most { $number } entries
fit-least = { $field } must be at least { $number }
fit-above = { $field } must be more than { $number }
fit-most = { $field } must be at most { $number }
fit-missing = { $field } is missing
fit-choice = { $field } cannot be { $given }
fit-kind = { $field } is of the wrong kind
fit-json = the text is not valid JSON
fit-anything = { $field } does not fit

your-turn-subject = Your turn: { $table }
your-turn = Hello { $name }, it is your turn at “{ $table }”: { $link }
