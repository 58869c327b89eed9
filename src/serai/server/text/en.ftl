# What the server itself says.
guest = Guest { $number }
free-seat = Seat { $number }

no-game = There is no game “{ $game }”; choose from { $games }.
no-table = There is no table “{ $table }”.
no-page = There is nothing at this address.
wrong-method = This address does not accept requests of this kind.
bad-request = The request does not fit: { $detail }.
too-large = The request is larger than { $bytes } bytes.
not-utf8 = The request is not UTF-8 text.
bad-host = The request names a server that cannot exist.
has-nul = The request contains the character NUL, which no text may have.
too-deep = The request has brackets nested more than { $most } deep.
too-many = Too many requests; please wait a moment.
too-much-talk = You have said a lot just now; please wait a moment.
no-csrf = The request did not come from the page it should have come from; please reload the page.
no-session = Sit down or create a table first; this needs a session.
not-yours = This table is not open to you: its link is missing or wrong.
not-seated = You are not sitting at this table.
not-host = Only whoever created the table can do this.
stale = The table has moved on in the meantime; this is how it stands now.
stopped = This table cannot go on: { $why }
paused = The rules of this game have changed; the players must first decide whether the match goes on.
resting = This match rests for good; you can look at it and download it as a file.
no-new-rules = There is no change of rules to decide about at this table.
other-rules-then = This match was played under older rules than this server has; the bots cannot say what they would have played.
gathering = The match begins when every seat is taken.
over = The match is over.
not-over = The match is still running. Its log gives away everything hidden, so you can have it after the end.
bot-plays = A bot is playing for you; take your seat back first.
not-taken-over = You are already playing for yourself.
dropped = Your time ran out, and your seat was dropped from the match.
link-used = This link does not open a free seat: it has been used, or it is wrong.
no-free-seat = There is no free seat at this table that can be taken without a link.
one-me = You can take one seat at a table, not several.
wrong-players = { $game } is played by { $counts } players, not { $players }.
no-name = A name needs at least one visible letter.
nothing-before = There is no entry { $number } to go back to.
no-rewind = Nobody has asked to go back.
no-proposal = Nobody has proposed that to you.
no-order = There is no standing order { $id }.
too-many-orders = You can give no more than { $number } standing orders.
unknown-order = “{ $words }” is not a move of this game.
thought-enough = The bots have just thought a lot for you; ask again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
too-many-guest-tables = You have { $most ->
    [one] a table
   *[other] { $most } tables
  } that { $most ->
    [one] is
   *[other] are
  } not finished, and a guest cannot have more. Finish or delete one, or make an account.
too-many-tables = You have { $most ->
    [one] a table
   *[other] { $most } tables
  } that { $most ->
    [one] is
   *[other] are
  } not finished, and no more can be opened. Finish or delete one first.
not-deletable = This table cannot be deleted: others are playing at it, or the match is over. You can leave it.
no-hint = There is nothing for you to decide just now.
bot-away = The bot that could advise you is not answering just now; please try again in a moment.
nobody-asked = After entry { $number } nobody had a decision to make.
nothing-said = There is nothing in this message.
no-entry = There is no entry { $number }; the last one is { $last }.
no-seat = There is no seat { $seat } at this table.
has-account = You already have an account.
name-taken = The name “{ $name }” already belongs to an account.
wrong-password = Name and password do not match.
no-device-link = This link has already been used or has expired.
bad-webhook = This webhook cannot be used: { $why ->
    [characters] its address has spaces or characters that an address may not have
    [no-url] this is not a web address
    [no-https] it must be an https address
    [userinfo] its address may contain no name and no password
    [port] it must be reachable at port 443 or 8443
    [private] it is in a private network
   *[no-name] its name is not known
  }.
too-many-tries = Too many wrong passwords from here; please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }, or set a new password by e-mail.
too-many-letters = Several e-mails are already on their way to this address; please look for them, or wait a while.
wrong-old-password = This is not your password.
no-account = A guest has no password; make an account first.
no-mail = This server sends no e-mail.
no-mail-link = This link has already been used or has expired; ask for a new one.
nothing-to-confirm = There is no address waiting to be confirmed.
no-guest = There is no guest in that seat to remove.
has-begun = The match has begun; nobody can be removed any more.
removed = The host of this table has given your seat to others.
former-player = Former player
bad-email = “{ $email }” is not an e-mail address.
store-trouble = The server cannot write just now (disk full or database busy). Nothing was changed; please try again shortly.
server-fault = Something went wrong on the server. It has been noted; please try again.

# What the engine refuses.
no-language = There is no language “{ $given }”; choose from { $known }.
no-such-game = There is no game “{ $given }”; choose from { $known }.
no-option = This game has no option “{ $given }”; it has { $known }.
no-option-value = This option cannot be “{ $given }”; it can be { $known }.
other-rules = The match was begun under version { $rules } of the rules of { $game }; this server plays version { $own }. { $plays ->
    [none] { $age ->
        [newer] A newer release of Serai plays it.
       *[older] An older release of Serai plays it.
    }
   *[other] Serai { $plays } plays it.
  }
unreadable = What was recorded of it cannot be read. Whoever runs this server will find the reason in its log.
other-data = The match was begun with other game data ({ $data }) than this server has ({ $own }).
pack-without-head = The data pack has no [pack] table that names its game; begin with the game’s own pack, “{ $game }”.
pack-of-another = The data pack is made for { $other }, not for { $game }.
pack-not-toml = The data pack is not valid TOML: { $why }.
pack-not-a-table = The data pack is wrong at { $field }: there must be a table.
pack-unknown-field = The data pack is wrong at { $field }: there is no field “{ $given }”; known fields: { $known }.
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
pack-too-large = The data pack is wrong at { $field }: { $given ->
    [many] the number
   *[other] { $given }
  } is too large.
pack-provenance = The data pack is wrong at { $field }: the provenance “{ $given }” is unknown; use one of { $known }.
pack-too-much = The data pack { $what ->
    [bytes] is larger than { $most } bytes
    [lines] has more than { $most } lines
    [line] has a line of more than { $most } characters
    [dots] has a line with more than { $most } dots
   *[nesting] has lists or tables nested more than { $most } deep
  }.
pack-too-long = The data pack is wrong at { $field }: there may be at most { $most } entries, not { $count }.
pack-text = The data pack is wrong at { $field }: there must be one line of at most { $most } visible characters.
pack-origin = The data pack is wrong at { $field }: provenance must be a word, and provenance_of a table of words.
pack-wrong = The data pack is wrong at { $field }: { $what }.

# Bots.
outside-bot = Outside bots ({ $kind }:…) cannot be seated here: they would start a program or call an address from the server. They play in the terminal and in the arena.
no-bot = There is no bot “{ $spec }”; choose from { $bots }.
bot-number = “{ $spec }” does not fit: { $kind ->
    [mcts] mcts takes a number of iterations, as in mcts:1000.
   *[other] the bot { $kind } takes no number.
  }
levels-only = “{ $spec }” is for people with an account; a guest seats a bot by its name: { $bots }.
bot-too-slow = “{ $spec }” would think too long for this server; up to { $most } iterations are allowed.

# What does not fit in a request.
fit-field = “{ $name }”
fit-short = { $field } needs at least { $number ->
    [one] 1 character
   *[other] { $number } characters
  }
fit-long = { $field } may have at most { $number ->
    [one] 1 character
   *[other] { $number } characters
  }
fit-few = { $field } needs at least { $number ->
    [one] 1 entry
   *[other] { $number } entries
  }
fit-many = { $field } may have at most { $number ->
    [one] 1 entry
   *[other] { $number } entries
  }
fit-least = { $field } must be at least { $number }
fit-above = { $field } must be more than { $number }
fit-most = { $field } must be at most { $number }
fit-missing = { $field } is missing
fit-choice = { $field } cannot be { $given }
fit-kind = { $field } is of the wrong kind
fit-json = the text is not valid JSON
fit-anything = { $field } does not fit

no-hints-here = This table was opened without hints, so nobody is told what to play.
seat-taken = This seat is already taken; please choose another.
no-lesson = There is no such guided match.
bad-push = This browser’s address for notifications cannot be used.
your-turn-short = { $name }, the table is waiting for you.
your-turn-subject = Your turn: { $table }
your-turn = Hello { $name }, it is your turn at “{ $table }”: { $link }

# Letters about an account.
confirm-letter-subject = Please confirm your address
confirm-letter = Hello,

    somebody, probably you, gave this address on a Serai server. Open this link to confirm it:

    { $link }

    It can be used for two days. If it was not you, do nothing: nothing else will be sent here.
reset-letter-subject = A new password for Serai
reset-letter = Hello { $name },

    somebody, probably you, wants a new password for your account “{ $login }”. Open this link to set it:

    { $link }

    It can be used once within { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }. If it was not you, do nothing: your password stays as it is.
password-changed-subject = Your password was changed
password-changed = Hello { $name },

    the password of your account was just changed, and all other devices were logged out. If it was not you, set a new one:

    { $link }
email-changed-subject = Your address was changed
email-changed = Hello { $name },

    e-mail about your Serai account goes to { $email } from now on. If it was not you, log in and change your password.
deleted-letter-subject = Your account was deleted
deleted-letter = Hello { $name },

    your account and everything known about you have been deleted. It was good to have you at the table.
webhook-off-subject = Your webhook is not answering
webhook-off = Hello { $name },

    several reminders in a row could not be delivered to your webhook, so it is no longer called. Enter it again when it works:

    { $link }/account
