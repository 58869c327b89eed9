# The app's own words. What games and engine say comes from the server.

# Everywhere
home = home
home-title = Come in, sit down, play.
skip = Skip to the content
nav-main = Main
nav-table = Table
nav-games = Games
nav-new = New table
nav-ladder = Ladder
language = Language
daylight = Daylight
lamplight = Lamplight
close = Close
loading = Loading
offline = The server cannot be reached right now.
no-page = There is no such page.
no-table = This table cannot be opened.
to-home = To the games
show = show
rule = Rule
rules = Rules
page = p. { $page }

# Home
play-bots-now = Play against bots now
open-for-friends = Open a table for friends
games = Games
minutes = { $minutes } min
play-bots = Play against bots
play-alone = Play alone
play-alone-go = Begin
open-table = Open a table
your-matches = Your matches
wait-for-you = { $count ->
    [0] {""}
    [one] 1 waits for you
   *[other] { $count } wait for you
 }
open-tables = Open tables
your-turn = Your turn
finished = finished
you-won = You won
they-won = { $names } won
gathering-short = waiting for players
with = with { $names }
alone = on your own
left = { $time } left
dice-note = Dice you can check: every draw of a finished match can be verified.
about-note = Own drawings and own words. Titles belong to their publishers and only say which rules are played.
days = { $count ->
    [one] 1 day
   *[other] { $count } days
 }
hours = { $count } h
mins = { $count } min

# New table
new-title = New table
new-which = Which game?
new-seats = Who plays?
new-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
new-options = Options
new-options-none = This game has no options.
new-clock = Clock
new-more = More
kind-me = Me
kind-link = Somebody with a link
kind-open = Anyone
kind-bot = Bot
seat-name = Name, if you know it
kind-open-how = Listed for everyone until somebody sits down.
bot-random = random
bot-greedy = greedy
bot-mcts = { $n ->
    [none] thinks ahead
   *[other] thinks ahead ({ $n })
 }
bot-novice = novice: overlooks much
bot-trader = trader: solid
bot-khan = khan: strong, takes its time
bot-sultan = sultan: the strongest, thinks long
level-random = random
level-greedy = greedy
level-mcts = thinks ahead
level-novice = novice
level-trader = trader
level-khan = khan
level-sultan = sultan
clock-none = No clock
clock-none-how = Everybody takes the time they need.
clock-live = Live
clock-live-how = 20 minutes each, plus 20 seconds for every move.
clock-slow = Slow
clock-slow-how = 3 days for every move, for a match over weeks.
seen-private = Only the players
seen-link = Also anyone with the spectators’ link
seen-public = Everyone; the table is listed
visibility = Who may watch
shuffle = Draw seats by lot
confirm-turns = Confirm before a move can no longer be taken back
table-name = Name of the table
your-name = Your name
own-data = Your own data pack
own-data-how = A TOML file with the printed values, made with “serai data export”.
start-table = Start
start-send = Open the table and invite
seat = Seat { $number }

# Game page
what-it-is = What it is
how-played = How it is played
two-minutes = in two minutes
options = Options
data = Data
data-how = Everything printed on the components is data, and every value says where it comes from.
data-rulebook = from the rulebook
data-public = from public sources
data-reconstructed = our reconstruction
data-values = { $count ->
    [one] 1 value
   *[other] { $count } values
 }
data-own = Reconstructed values keep every count and worked example of the rulebook, but may differ from what is printed. If you own the box, you can bring the printed values:
data-step-1 = Download the data as a text file.
data-step-2 = Put in what is printed on your components.
data-step-3 = Choose it when you open a table.
data-download = Download the data
players-range = { $range } players
no-game = There is no game by that name.

# Rules
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
 }
rules-none = No rule contains these words.
rules-failed = The rules cannot be shown right now.
ruling = Where the book is silent:

# Table
board-label = Board
board-how = Arrow keys walk over the board, Enter picks, plus and minus zoom. All moves are also in the list.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole board
side = What is asked and what has happened
players = Players
you = you
bot = bot
bot-for = a bot plays
to-move = to move
thinks = thinking
won = won
seat-free = free
dropped = dropped out
your-hand = Your hand
supply = Supply
offered = offered
picked = picked
offers = Offered moves
choose = Choose a move
choose-how = Pick something that glows, or a line in the list.
chosen-how = Confirm it, or pick something else.
choices = { $count }
more-moves = { $count } more
all-moves = All moves
after = After this: { $what }
undo = Undo
confirm = Confirm
held-title = Is that what you want?
held-how = Once you confirm, it stands: what follows reveals something new, or others act on it. If you have more to do, your turn goes on.
hint = What would a bot do?
hint-thinks = A bot is thinking …
hint-says = A bot would play: { $move }.
log = Log
chat = Chat
replay = Replay
older = Older
log-empty = Nothing has happened yet.
chat-say = Say something
chat-empty = Nobody has said anything yet. Name a rule by its number and it becomes a link.
send = Send
tab-table = Table
menu = Table menu
table-named = Table “{ $name }”
reconnecting = The connection is down. Trying again …
closed = You may not watch this table.
not-now = Not now
why-wait = It is not your turn; waiting for { $names }.
why-held = Confirm your turn first, or take it back.
why-nothing = Nothing can be done with this now.
waiting-for = Waiting for { $names }
waiting-how = You will see the move as it is made.
bot-thinks = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
 }
bot-thinks-how = It is a bot’s turn.
not-your-turn = Not your turn
spectating = You are watching.
stopped = This table has stopped
rules-changed = The rules have changed
rules-changed-from = Up to move { $to } of { $last } both versions lead to the same position. You can go on from there under the new rules.
rules-changed-here = All that was played is allowed under the new rules as well. You can go on from here.
rules-corrected = This table now plays by version { $now } of the rules.
who-agrees = Who goes on
agrees = goes on
not-yet = has not decided yet
rest-means = Everyone has to agree. If anyone lets the match rest, it ends here without a result and everything is revealed; the replay and the log stay.
let-it-rest = Let it rest
rest-sure = Really let it rest?
go-on-from = Go on from move { $to }
go-on = Go on from here
you-agree = You go on
match-rests = This match rests
match-rests-how = After the rules changed, { $name } let the match rest. You can look at it up to move { $to }, and its log is complete.
older-rules = Played under older rules
older-rules-how = This match ended under version { $before } of the rules. You can look at it up to move { $to } of { $last }; its log is complete.
older-rules-kept = This match ended under older rules and is shown as it was then.
board-older = This board cannot draw a position from older rules. The log tells what happened.
new-rules-short = New rules: go on?
rests-short = Rests
bot-plays = A bot plays for you
bot-plays-how = You can take your seat back at any time.
take-back-seat = Take my seat back
gathering = The table is filling up
gathering-for = { $count ->
    [one] One seat is free. Send its link to a friend.
   *[other] { $count } seats are free. Send their links to friends.
 }
gathering-begins = When everybody is seated, the match is dealt and begins.
sits-here = sits here
watching = Spectators
copy-link = Copy link
copied = Copied
sit-down = Sit down
invited = You are invited to a table
invited-how = No account is needed. This browser remembers your seat.
you-win = You win
you-lose = You lose
nobody-wins = Nobody wins
you-share = You share the victory
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
 }
fair = All { $count } draws were checked against the seal.
again = Play again
links = Links
this-match = This match
dice-seal = Seal of the dice
own-pack = a data pack of your own
my-seat = My seat
bot-for-me = Let a bot play for me
remind-on = Remind me of my turn
leave = Leave the table
keys = Keys
key-tab = from panel to panel
key-arrows = through the offers, or over the board
key-undo = takes back
ctrl = Ctrl
download = Download the log

# Replay
replay-of = Replay
replay-by-move = By move
replay-by-turn = By turn
replay-first = To the beginning
replay-prev = Back
replay-next = Forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-at = Move { $number } of { $last }
replay-start = The beginning
replay-curve = Scores
replay-eyes = Seen by
replay-eyes-all = a spectator
replay-estimate = Estimate of the bots
replay-copied = Link copied
replay-no-curve = Score curves are shown when the match is over.
replay-dice = the dice
replay-swing = Moments that counted
replay-swing-line = Move { $number }: { $name } +{ $gain }
weighed-ask = What would the bots play here?
weighed-for = How the bots weigh the moves of { $name }:
weighed-played = played
to-table = To the table
share-replay = Link to this moment

# Ladder
ladder-title = The ladder of the bots
ladder-how = Share of matches won, with its 95 % interval, from matches with paired seeds and rotated seats.
ladder-none = No ladder has been published with this server yet.
ladder-none-how = It is measured with “serai arena” and shown here as soon as its result is there.

# The general table
general-table = This game has no drawn board yet; you can play everything from here and from the list.
general-place = Places

# Advice of a bot
advice-next-turn = Next turn:
advice-expects = Then it expects:
advice-you = You
advice-value = The bot puts your chances at { $value } in 100 after that.
advice-better = The bot puts your chances at { $value } in 100 after that, { $gain } better than with the other moves it tried.

# Pages around the tables
home-lead = { $count ->
    [one] One game of rivers, roads and cities, by its rulebook.
    [5] Five games of rivers, roads and cities, by their rulebooks.
    [6] Six games of rivers, roads and cities, by their rulebooks.
    [7] Seven games of rivers, roads and cities, by their rulebooks.
   *[other] { $count } games of rivers, roads and cities, by their rulebooks.
 }
more-matches = { $count ->
    [one] Your matches
   *[other] All { $count } matches
 }
delete-match = Delete “{ $title }”
delete-match-sure = Delete this match for good?
delete-yes = Delete
delete-no = Keep
fewer-matches = Show fewer
none-yet = No matches yet. A table against bots is ready in a moment.
none-open = Nobody is waiting for players right now. Open a table and send your friends the links.
watch = watch
seat-open = seat free
foot-nav = More pages
rules-find = A word or a number, e.g. { $rule }
data-which = Which values are reconstructed?
ladder-contest = { $matches } matches, { $players ->
    [one] alone
   *[other] { $players } players
}
ladder-key-rate = share of matches won
ladder-key-interval = its 95 % interval
ladder-key-even = what equal strength would win
ladder-at-once = answers at once
ladder-takes = { $time } per choice
ladder-within = 99 of 100 choices within { $time }, the slowest in { $slowest }
credits-title = Credits
credits-lead = Serai draws and writes everything itself, except what is named here.
credits-games = Games
credits-games-how = Titles belong to their publishers and authors and only say which rules are played. Serai is not made, endorsed or supported by any of them. It shows no scans, no publisher’s art and no sentences of any rulebook.
credits-icons = Icons
credits-icons-how = Some symbols on our pieces come from game-icons.net, under the licence CC BY 3.0; colour and size are ours.
credits-type = Typefaces
credits-type-how = Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License.
credits-code = Code
credits-code-how = Serai is free software under the MIT licence. The libraries it uses keep their own licences; its lock files name every one of them.

# Clocks at the table
clock-low = You have { $seconds } seconds left.
you-dropped = Your time has run out
you-dropped-how = As agreed at this table, your seat is out of the match. You can still watch.

# Account
nav-account = Account
account-of = { $name }: account
account-title = Your account
account-lead = You log in as “{ $login }”.
account-guest = You are here as a guest. This browser remembers your seats; with an account every browser does.
account-nobody = Nobody needs an account to play. With one you find your matches in every browser.
log-in = Log in
log-in-how = The seats you took as a guest come with you.
log-out = Log out
log-out-elsewhere = Log out everywhere else
logged-out-elsewhere = All other devices are logged out.
login-name = Name
password = Password
password-how = At least 8 characters.
password-old = Current password
password-new = New password
password-change = Change password
password-ends = All other devices will be logged out.
password-changed = The password has been changed, and all other devices are logged out.
make-account = Create an account
make-account-how = You keep your seats and your matches.
forgotten = Forgotten your password?
forgotten-title = A new password
forgotten-how = If an account has confirmed this address, we will send a link to it.
forgotten-sent = If an account has this address, a link is on its way. It can be used for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
 }.
send-link = Send the link
send-link-again = Send the link again
save = Save
saved = Saved.
your-name-how = What you are called at new tables.
email = E-mail
email-how = For reminders, and in case you forget your password. Leave it empty to get no mail.
email-how-guest = For reminders that it is your turn. Leave it empty to get no mail.
email-none = No address yet.
email-waits = { $email } is not confirmed yet: open the link that was sent there.
email-until = Until then { $email } is used.
email-confirmed = { $email } is confirmed.
email-sent = A link is on its way to { $email }.
webhook = Webhook
webhook-how = An https address that is called when it is your turn, in the format of Discord or Slack.
webhook-off = This webhook has missed several reminders and is no longer called. Save it again when it works.
devices = Devices
devices-how = A link that opens your seats on another device, once, within a day.
device-link = Make a link
device-made = Whoever opens this link plays as you. Do not share it.
my-data = Your data
my-data-how = Everything this server keeps about you, as one file: names, addresses, tables, moves, chat.
my-data-take = Download it
delete-account = Delete the account
delete-guest = Forget me
delete-how = Your name, your addresses and everything you said go at once and cannot be brought back. A bot plays on at your tables, without a name.
delete-sure = Yes, delete everything known about me.
reset-title = Set a new password
reset-set = Set the password
link-anew = The link no longer works? Ask for a new one.
confirm-title = Confirm the address
confirm-how = Reminders and password links will then go to this address.
to-account = To your account
remove = Remove
remove-whom = Remove { $name } from the table
remind-where = Where are reminders sent?

# Friends, over days
nav-matches = Matches
share = Share
qr-show = QR code
qr-hide = Hide the code
qr-of = QR code: { $what }
all-sit = Everybody is seated
gathering-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
 }
gathering-host-begins = When everybody is seated, the host begins.
invite = Invitation
invite-how = One link for all free seats: whoever opens it chooses a seat.
invite-text = Come and play { $game } with me.
links-single = A link for each seat, and for spectators
seat-bot = Bot
seat-bot-where = Give seat { $number } to a bot
is-here = here
is-away = away
is-ready = ready
ready = I am ready
not-ready = Not ready yet
not-ready-yet = Not ready yet: { $names }. You can begin all the same.
you-begin = Begin when you like.
host-begins = The host begins in a moment. Say that you are ready.
begin = Begin
leave-short = Leave
leave-before-sure = Your seat will be free for others.
leave-sure = A bot plays on for you under your name, and the table is told. You can come back while the match runs.
stay = Stay
invited-by = { $name } invites you
who-sits = Who sits where
link-used-title = This seat is taken
link-used-how = The link has been used, or the host has made a new one. Ask for a new link if you were invited.
link-mine-title = Is it your own seat?
link-mine-how = Open “Your account” in the browser you sat down with and choose “Play on my phone too”: its code brings your seats here. With an account, just log in.
clock-own = Custom
clock-own-how = Your own times, and what happens at zero.
clock-bank = Time for the match
clock-days = Time per move
clock-minutes = Minutes per player
clock-increment = Extra seconds per move
clock-per-move = Days per move
clock-zero = When time is up
clock-zero-bot = A bot plays on
clock-zero-drop = The seat leaves the match
clock-days-text = { $days ->
    [one] a day per move
   *[other] { $days } days per move
 }
clock-bank-text = { $minutes } min each, plus { $seconds } s per move
help = Help from a bot
help-off = No hints
help-off-how = Nobody is told what to play. The usual choice between people.
help-hints = Hints
help-hints-how = Whoever asks is shown a good move.
help-reasons = Hints with reasons
help-reasons-how = A good move, what the bot expects next, and how it sees the match.
seen-listed = A seat for anyone is listed on the home page, so everyone may watch.
rewind = Go back
rewind-how = Choose a moment; the table goes back to just before it when all people agree.
rewind-how-alone = Choose a moment; the table goes back to just before it.
rewind-before = to just before …
rewind-ask = Ask the others
rewind-go = Go back
rewind-asked = { $name } would like to go back
rewind-to = to just after: { $line }
rewind-to-start = to the beginning
vote-missing = { $count ->
    [0] All have agreed.
    [one] { $names } has not answered yet.
   *[other] { $names } have not answered yet.
 }
vote-yes = Agree
vote-no = No
vote-withdraw = Take it back
concede = Give up
concede-alone = Give up and end the match
concede-sure = The others are told. The match ends when all people have given up, or all but one if no bot plays.
concede-alone-sure = The match ends here, and the bots have won.
concede-yes = Give up
concede-not = I’ll play on after all
concede-too = Give up too
concede-asked = { $count ->
    [one] { $names } gives up
   *[other] { $names } give up
 }
concede-missing = { $count ->
    [one] The match ends if { $names } gives up as well.
   *[other] The match ends if { $names } give up as well.
 }
ended-by-concession = The match was given up.
orders = Standing orders
orders-how = An order answers for you as soon as its move is possible.
order-forced = Play forced moves for me
order-forced-on = forced moves
order-move = a move …
order-times = how often
order-once = once
order-some = { $count ->
    [one] once
   *[other] { $count } times
 }
order-always = always
order-give = Give the order
order-withdraw = Withdraw
watchers-none = Nobody is watching.
watchers-nameless = { $count ->
    [one] one without a name
   *[other] { $count } without a name
 }
among-watchers = among spectators
reminded = You will be reminded of your turns here.
not-reminded = You will not be reminded of this table.
delete-table = Delete this table
event-sat = { $name } sits down.
event-left = { $name } leaves the table.
event-takeover = A bot plays for { $name }.
event-time = Time is up for { $name }; a bot plays on.
event-dropped = Time is up for { $name }; the seat leaves the match.
event-return = { $name } is back.
event-concede = { $name } gives up.
event-no-concede = { $name } plays on after all.
rematch = Rematch
rematch-join = To the rematch
put-away = Archive
put-away-which = Put “{ $title }” into the archive
take-out = Take out
take-out-which = Take “{ $title }” out of the archive
matches-which = Which matches
matches-open = Running
matches-over = Finished
matches-away = Archive
matches-game = Game
matches-all-games = All games
matches-none-open = No match is running.
matches-none-over = No match is finished yet.
matches-none-away = Nothing is in the archive.
statistics = Results
stat-matches = Matches
stat-wins = Won
stat-points = Points on average
stat-best = best { $best }
stat-rating = Rating
stat-curve = Points of the last matches: { $points }
stat-curve-how = Points of your matches, the newest on the right; filled: won.
share-won = { $wins } of { $matches } won ({ $percent } %)
against-bot = against { $level }
rating-how = People with accounts who play each other are rated; the rating is shown after ten such matches.
rating-soon = { $count } of 10 rated matches until your rating is shown.
report = Looking back
report-lead = The best bot goes through the finished match once more: how it looked move by move, and which moves changed it most.
report-whose = Whose match
report-thinks = The bot goes through the match …
report-moments = The moves that counted
report-played = { $name } played: { $move }
report-up = Chances rose from { $before } to { $after } in 100.
report-down = Chances fell from { $before } to { $after } in 100.
report-agrees = { $count ->
    [0] There was no other choice.
    [one] The bot would have played the same; it also tried one other move.
   *[other] The bot would have played the same; it also tried { $count } other moves.
 }
report-other = The bot would have played: { $move }. It did not look closely at the move that was played.
report-better = { $gain ->
    [0] The bot would have played: { $move }. It makes no real difference.
   *[other] The bot would have played: { $move }. Looking ahead, it finds the chances { $gain } in 100 better.
 }
report-look = Look at this moment
report-calm = No single move changed this match much.
report-knows = The bot judges each move by what the player could know then.
report-not-over = A match can be looked back on when it is over.
try-again = Try again
lesson-begin = Learn by playing
lesson-resume = Go on learning
lesson-minutes = about { $minutes } minutes for the first chapter
lesson-at = step { $step } of { $steps } done
lesson-done = done
lesson-show = Show me a move
lesson-leave = Stop for now
device-phone = Play on my phone too
push = Notifications on this device
push-how = Tells you when it is your turn, even while no page is open. On a phone, add Serai to your home screen first.
push-on = Switch on
push-off = Switch off
push-now-on = This device is told when it is your turn.
push-now-off = This device gets no notifications.
push-now-denied = This browser does not allow notifications from here. You can change that in its settings for this page.
push-now-unsupported = This browser cannot show notifications. On an iPhone, add Serai to your home screen and open it from there.
report-short = Report
lesson-fold = Show less
lesson-unfold = Show more
# Pace, answers, keys, scores
settings = How you like to play
pace = What others do is shown
pace-calm = calmly
pace-brisk = briskly
pace-once = at once
ask-always = Ask me even where there is only one answer
sounds = Sounds: my turn, dice, the end
played-alone = The only answer, played for you: { $move }
recap = What happened since my last move
recap-short = Since my move
scene-again = See it again
recap-stop = Back to now
skip-moves = { $count ->
    [one] Skip 1
   *[other] Skip { $count }
 }
about-player = Everything public about { $name }
nothing-public = Nothing lies open here yet.
together = Choose how many of each
one-less = One fewer: { $what }
one-more = One more: { $what }
give-together = Confirm { $count } of { $of }
less = Less
more = More
how-many = How many
won-by = Decided by { $what }: { $mine } against { $theirs }.
won-after-tie = Tied until then; decided by { $what }: { $mine } against { $theirs }.
key-next = to the next place that glows
key-previous = to the one before it
key-list = to the list of moves
key-board = to the board
key-play = plays what is chosen
key-clear = closes, or starts the choice over
key-skip = shows at once what is still to come
key-recap = plays again what happened since my last move
key-hint = asks a bot
key-rules = the rules
key-help = this page
key-zoom = in, out, the whole board
score-before = So far
score-all = Total
score-words = Every line in words
lesson-of = guided first match
just-now = just now
bots-other = For experiments
bot-plan = plans whole turns
bot-expert = plays by rules of thumb
level-plan = plans whole turns
level-expert = by rules of thumb
rules-all = All rules
