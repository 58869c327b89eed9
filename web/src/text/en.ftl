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
offline = The server cannot be reached just now.
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
gathering-short = gathering
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
new-count = { $count } players
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
bot-mcts = thinks ahead ({ $n })
bot-novice = novice: overlooks much
bot-trader = trader: solid
bot-khan = khan: strong, takes its time
level-random = random
level-greedy = greedy
level-mcts = thinks ahead
level-novice = novice
level-trader = trader
level-khan = khan
clock-none = No clock
clock-none-how = Everybody takes the time they need.
clock-live = Live
clock-live-how = 20 minutes each, 20 seconds more for every move.
clock-slow = Slow
clock-slow-how = 3 days for every move, over weeks.
seen-private = Only the seats see it
seen-link = Also who has the spectators’ link
seen-public = Everyone, and it is listed
visibility = Who may watch
shuffle = Seats by lot
confirm-turns = Confirm before a move can no longer be taken back
table-name = Name of the table
your-name = Your name
own-data = Own data pack
own-data-how = A TOML file with the printed values, made with “serai data export”.
start-table = Start
start-send = Start and get the links
seat = Seat { $number }

# Game page
what-it-is = What it is
how-played = How it is played
two-minutes = in two minutes
options = Options
data = Data
data-how = What is printed on the components is data, and every value says where it comes from.
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
no-game = There is no game of this name.

# Rules
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
 }
rules-none = No rule has these words.
rules-failed = The rules cannot be shown just now.
ruling = Where the book is silent:

# Table
board-label = Board
board-how = Arrow keys walk over the board, Enter picks, plus and minus zoom. All moves are also in the list.
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole board
side = What is asked and what has happened
players = Players
you = you
bot = bot
bot-for = a bot plays
to-move = to move
thinks = thinks
won = won
seat-free = free
dropped = gone
your-hand = Your hand
supply = Supply
offered = offered
picked = picked
offers = Offered moves
choose = Choose a move
choose-how = Pick what glows, or a line of the list.
chosen-how = Confirm it, or pick something else.
choices = { $count }
more-moves = { $count } more
all-moves = All moves
after = After this: { $what }
undo = Undo
confirm = Confirm
held-title = Is that your turn?
held-how = Once confirmed, it stands.
hint = What would a bot do?
hint-thinks = A bot is thinking …
hint-says = A bot would: { $move }.
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
reconnecting = The line is down. Trying again …
closed = This table is not yours to see.
not-now = Not now
why-wait = It is not your turn; waiting for { $names }.
why-held = Confirm your turn first, or take it back.
why-nothing = Nothing can be done with this now.
waiting-for = Waiting for { $names }
waiting-how = You will see the move as it is made.
bot-thinks = { $count ->
    [one] { $names } thinks
   *[other] { $names } think
 }
bot-thinks-how = It is a bot’s turn.
not-your-turn = Not your turn
spectating = You are watching.
stopped = This table has stopped
bot-plays = A bot plays for you
bot-plays-how = You can take your seat back at any time.
take-back-seat = Take my seat back
gathering = The table is gathering
gathering-for = { $count ->
    [one] One seat is free. Send its link to a friend.
   *[other] { $count } seats are free. Send their links to friends.
 }
watching = Spectators
copy-link = Copy link
copied = Copied
sit-down = Sit down
invited = You are invited to a table
invited-how = No account is needed. This browser remembers your seat.
you-win = You win
you-share = You share the victory
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
 }
fair = All { $count } draws were derived again from the seed and agree.
again = Play again
links = Links
this-match = This match
dice-seal = Seal of the dice
own-pack = an own data pack
my-seat = My seat
bot-for-me = Let a bot play for me
remind-on = Remind me of my turn
leave = Leave the table
keys = Keys
key-tab = from panel to panel
key-arrows = through the offers, or over the board
key-enter = plays what is chosen
key-undo = takes back
key-escape = closes, or begins choosing anew
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
weighed-played = was played
to-table = To the table
share-replay = Link to this moment

# Ladder
ladder-title = The ladder of the bots
ladder-how = Share of won matches with its 95 % interval, from matches with paired seeds and rotated seats.
ladder-none = No ladder has been published with this server yet.
ladder-none-how = It is measured with “serai arena” and shown here as soon as its result is there.

# The general table
general-table = This game has no drawn board yet; everything can be played from here and from the list.
general-place = Places

# Advice of a bot
advice-expects = It expects then:
advice-you = You
advice-value = To the bot your chances then look like { $value } in 100.
advice-better = To the bot your chances then look like { $value } in 100, { $gain } better than with the other moves it tried.

# Pages around the tables
home-lead = { $count ->
    [one] One game of rivers, roads and cities, by its rulebook.
    [5] Five games of rivers, roads and cities, by their rulebooks.
    [6] Six games of rivers, roads and cities, by their rulebooks.
    [7] Seven games of rivers, roads and cities, by their rulebooks.
   *[other] { $count } games of rivers, roads and cities, by their rulebooks.
 }
more-matches = All { $count } matches
fewer-matches = Show fewer
none-yet = No match yet. A table against bots is set in a moment.
none-open = Nobody is waiting for players just now. Open a table and send your friends its links.
watch = watch
seat-open = seat free
foot-nav = Further pages
rules-find = A word or a number, e.g. { $rule }
data-which = Which values are reconstructed?
ladder-contest = { $matches } matches, { $players } players
ladder-key-rate = share of matches won
ladder-key-interval = its 95 % interval
ladder-key-even = what equal strength would win
ladder-at-once = answers at once
ladder-takes = { $time } for a choice
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
you-dropped-how = As this table has agreed, your seat is out of the match. You can still watch.
