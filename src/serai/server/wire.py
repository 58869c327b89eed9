"""What the server and its clients say to each other: every request, answer and web socket message.

docs/api.md tells which route carries which of these; `python -m tools.typescript` writes them as
TypeScript. Times are seconds since 1970 (UTC). A seat is counted from 0; -1 is chance, -2 a spectator.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from serai.core import text
from serai.core.errors import one_of
from serai.core.game import Geometry
from serai.core.match import Line
from serai.core.offer import Offer, OfferedMove, Question
from serai.core.register import Rule

Language = str  # one of those there are texts in; `check_language` at the border
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Words = Annotated[str, Meta(min_length=1, max_length=200)]
Token = Annotated[str, Meta(min_length=16, max_length=100)]
BotSpec = Annotated[str, Meta(min_length=1, max_length=60)]
EntryNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Ref = Annotated[int, Meta(ge=0, le=2**53)]
Help = Literal["off", "hints", "reasons"]  # what a bot tells who asks: nothing, its move, and why
Room = Literal["table", "watch"]  # where something is said: to all, or among spectators


def check_language(language: str) -> None:
    """What a client names must be a language there are texts in."""
    if language not in text.LANGUAGES:
        raise one_of("language", language, list(text.LANGUAGES), "no-language")


# ---------------------------------------------------------------------- refusals


class Problem(Struct, frozen=True):
    """Every refusal: a short name, a sentence in the reader's language and the rule that is the reason, if one is."""

    code: str
    sentence: str
    rule: str = ""


class Health(Struct, frozen=True):
    """How a server is. `parts` says of each "ok", or what is wrong; the status is 503 where something is."""

    version: str
    compiled: bool
    tables: int  # in memory
    sockets: int
    waiting: int  # jobs of bots
    parts: dict[str, str]


# ---------------------------------------------------------------------- games


class OptionValue(Struct, frozen=True):
    value: str
    text: str


class OptionInfo(Struct, frozen=True):
    """A choice made when a table is created; the first value is the default. It is asked at these numbers of players
    alone, and beside one of these values of other options; at all and always where none are named."""

    name: str
    text: str
    values: list[OptionValue]
    players: list[int] = []
    needs: list[tuple[str, str]] = []


class GameInfo(Struct, frozen=True):
    """A game as the list of games shows it, in the reader's language."""

    name: str
    title: str
    about: str
    players: list[int]
    minutes: int
    rules_version: int
    options: list[OptionInfo]
    provenance: dict[str, int]  # how many values of the data come from where


class Reconstructed(Struct, frozen=True):
    """The fields of a game's data that are our reconstruction: there may be thousands."""

    fields: list[str]


class GameList(Struct, frozen=True):
    games: list[GameInfo]
    bots: list[str]  # specs that can be seated, weakest first
    languages: list[str]


class Texts(Struct, frozen=True):
    """Everything a game says, as Fluent source: the engine's messages and the game's."""

    language: Language
    source: str


class RuleBook(Struct, frozen=True):
    """The rule register of a game."""

    game: str
    language: Language
    rules: list[Rule]


# ---------------------------------------------------------------------- people


class Me(Struct, frozen=True):
    """Who this session is. A guest has no account name yet; `user` is 0 before anything was done."""

    user: int
    name: str
    account: bool
    language: Language
    email: str = ""  # confirmed
    webhook: str = ""
    email_wanted: str = ""  # waits for its link to be opened
    webhook_off: bool = False  # it did not answer too often, and is no longer called
    login: str = ""  # the name to log in with
    mail: bool = False  # whether this server sends letters at all


class ChangeMe(Struct, frozen=True):
    """What is left out stays as it is. An empty e-mail or webhook switches those reminders off."""

    name: Name | None = None
    language: Language | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None

    def __post_init__(self) -> None:
        if self.language is not None:
            check_language(self.language)


class Credentials(Struct, frozen=True):
    """For making an account of a guest and for logging in. Never logged."""

    name: Name
    password: Password

    def __repr__(self) -> str:
        return f"Credentials({self.name!r})"


class ChangePassword(Struct, frozen=True):
    """Every other session ends. Never logged."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password

    def __repr__(self) -> str:
        return "ChangePassword()"


class Forgotten(Struct, frozen=True):
    """A letter with a link is sent to this address, if an account has it."""

    email: Annotated[str, Meta(min_length=3, max_length=200)]


class LetterSent(Struct, frozen=True):
    """The same answer whether the address is known or not. The link in the letter can be used for so long."""

    minutes: int


class ResetPassword(Struct, frozen=True):
    """By the link in the letter. Never logged."""

    token: Token
    password: Password

    def __repr__(self) -> str:
        return "ResetPassword()"


class ConfirmEmail(Struct, frozen=True):
    token: Token


class Confirmed(Struct, frozen=True):
    email: str


class DeleteMe(Struct, frozen=True):
    """An account gives its password; a guest has none."""

    password: Annotated[str, Meta(max_length=200)] = ""

    def __repr__(self) -> str:
        return "DeleteMe()"


class DeviceLink(Struct, frozen=True):
    """Opens the same seats on another device, once, within a day."""

    url: str
    token: str
    until: float


class PushKey(Struct, frozen=True):
    """What a browser needs to let this server send it notices (VAPID), and how many browsers of mine it may."""

    key: str
    browsers: int


class PushTo(Struct, frozen=True):
    """A browser's own address for notices, with its keys."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=500)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=40)]


class NoPushTo(Struct, frozen=True):
    endpoint: Annotated[str, Meta(min_length=10, max_length=500)]


class UseDeviceLink(Struct, frozen=True):
    token: Token


# ---------------------------------------------------------------------- tables: creating and sitting down


class SeatMe(Struct, frozen=True, tag="me", tag_field="kind"):
    """The creator sits here."""


class SeatLink(Struct, frozen=True, tag="link", tag_field="kind"):
    """Whoever has the link sits here. `name` is shown until somebody does."""

    name: Name | None = None


class SeatOpen(Struct, frozen=True, tag="open", tag_field="kind"):
    """Anyone may sit here from the list of open tables (or by link)."""


class SeatBot(Struct, frozen=True, tag="bot", tag_field="kind"):
    spec: BotSpec


SeatWish = SeatMe | SeatLink | SeatOpen | SeatBot


class BankClock(Struct, frozen=True, tag="bank", tag_field="kind"):
    """A time bank that every move of one's own fills up by the increment."""

    seconds: Annotated[int, Meta(ge=10, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0
    at_zero: Literal["bot", "drop"] = "bot"
    bot: BotSpec = "greedy"


class DaysClock(Struct, frozen=True, tag="days", tag_field="kind"):
    """So much time for every move."""

    days: Annotated[float, Meta(gt=0, le=60)]
    at_zero: Literal["bot", "drop"] = "bot"
    bot: BotSpec = "greedy"


Clock = BankClock | DaysClock


class CreateTable(Struct, frozen=True):
    """`visibility`: private, the seats alone; link, also who has the spectator link; public, everyone, and listed."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
    clock: Clock | None = None
    language: Language = "en"
    visibility: Literal["private", "link", "public"] = "link"
    title: Annotated[str, Meta(max_length=80)] = ""
    shuffle: bool = False  # seat the wishes in random order
    confirm: bool = True  # stop before a move can no longer be taken back, until it is confirmed
    by_host: bool = False  # begins when the host says so, not as soon as all sit
    help: Help | None = None  # left out: none between people, all of it against bots alone
    pack: Annotated[str, Meta(max_length=250_000)] | None = None  # a data pack as TOML text
    name: Name | None = None  # what the creator is called at the table

    def __post_init__(self) -> None:
        check_language(self.language)


class Links(Struct, frozen=True):
    """`seats` holds a link for each seat nobody has taken yet, else null; `invite` is good for all of these.
    Known to the host alone."""

    table: str
    url: str
    seats: list[str | None]
    spectate: str | None
    invite: str | None = None


class InvitedSeat(Struct, frozen=True):
    """A seat as an invitation shows it. `free`: this invitation opens it."""

    seat: int
    name: str
    bot: str
    free: bool


class Invitation(Struct, frozen=True):
    """What somebody with a link for a seat reads before sitting down."""

    table: str
    game: str
    title: str  # the table's own, or the game's
    host: str
    seats: list[InvitedSeat]
    options: dict[str, str]
    clock: Clock | None
    help: Help
    my_seat: int | None


class SitDown(Struct, frozen=True):
    """By a link's token, or without one on an open seat (the first free one, or `seat`)."""

    token: Token | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    name: Name | None = None


class Ready(Struct, frozen=True):
    """Whether I am ready for the match to begin."""

    on: bool


class SeatABot(Struct, frozen=True):
    """The host gives a free seat to a bot."""

    spec: BotSpec


class Archived(Struct, frozen=True):
    """Whether I have put this match away."""

    on: bool


class Seated(Struct, frozen=True):
    table: str
    seat: int


class Reminders(Struct, frozen=True):
    """Whether I am reminded of this table when it is my turn."""

    on: bool


# paused: its people are asked whether to go on under new rules; resting: they have let it rest; stopped: unreadable
TablePhase = Literal["gathering", "running", "paused", "resting", "over", "stopped"]


class TableSummary(Struct, frozen=True):
    """A line in a list of tables."""

    table: str
    game: str
    title: str  # the table's own, or the game's
    players: list[str]
    bots: list[str]  # by seat: the spec of the bot that plays it now, empty for people
    free: list[int]  # seats anyone may take
    waiting_for: list[int]
    my_seat: int | None
    my_turn: bool
    host: bool
    state: TablePhase
    created: float
    moved: float  # when the last move was made
    deadline: float | None  # when my clock, or else the next clock, runs out
    winners: list[int]
    can_delete: bool  # it is mine, and nobody else loses anything by it
    archived: bool = False
    lesson: str = ""
    points: int | None = None  # mine, at the end
    place: int | None = None


class TableList(Struct, frozen=True):
    tables: list[TableSummary]


class Deleted(Struct, frozen=True):
    """A table that is no more."""

    table: str


# ---------------------------------------------------------------------- a table


class ClockFace(Struct, frozen=True):
    """`left` seconds at the moment of the message; counts down while `running`."""

    left: float
    running: bool


class PlayerInfo(Struct, frozen=True):
    seat: int
    name: str
    taken: bool  # somebody sits here, person or bot
    bot: str  # the spec of the bot that plays this seat now, else empty
    takeover: bool  # the bot plays for a person, who may come back
    dropped: bool
    connected: bool
    clock: ClockFace | None
    ready: bool = False


class RewindRequest(Struct, frozen=True):
    """Somebody asks to go back to how things stood after entry `to`; all must agree. A vote names its `id`."""

    id: str
    seat: int
    to: int
    agreed: list[int]
    missing: list[int]


class Concession(Struct, frozen=True):
    """Who has given the match up, and who would still have to for it to end."""

    agreed: list[int]
    missing: list[int]


class RulesChanged(Struct, frozen=True):
    """The rules of the game have changed, and this match with them from entry `to` + 1 on; `last` entries were played.

    While the table is paused, all must agree to go on from `to`; if one lets it rest, it rests.
    """

    before: int  # the version it was played under
    now: int
    release: str  # which release of Serai plays the older version, empty if unknown
    changes: list[str]  # what has changed, a sentence or more for each version
    to: int
    last: int
    agreed: list[int]
    missing: list[int]
    against: int | None  # who has let it rest


class StandingOrder(Struct, frozen=True):
    """Answers for me. `decision` is a question's name, or empty for any; `words` the answer, or empty for
    whatever is forced (the only move offered); `times` how often still, null until withdrawn."""

    id: int
    decision: str
    words: str
    times: int | None


class Fairness(Struct, frozen=True):
    """The dice. `seed` and `verified` (how many draws were re-derived) are told after the end."""

    commitment: str
    seed: str = ""
    verified: int | None = None


class Result(Struct, frozen=True):
    """`standing` is what people count, points first; `places` count from 1, ties share one."""

    standing: list[list[int]]
    places: list[int]
    winners: list[int]


class ChatLine(Struct, frozen=True):
    """`rules` are the ids of the game's rules that the text names, for links. Where `event` is set nobody has said
    it: it happened, after entry `number` as spectators count."""

    id: int
    at: float
    seat: int  # -2: a spectator or the host without a seat
    name: str
    text: str
    rules: list[str]
    room: Room = "table"
    event: str = ""  # sat, left, takeover, time, dropped, return, concede, no-concede
    number: int = 0


class Guide(Struct, frozen=True):
    """A step of a lesson. `accept`: words of the moves that fit, empty where any does; `done`: the chapter is over."""

    lesson: str
    title: str
    chapter: str
    step: int  # counted from 1
    steps: int
    task: str  # what to do
    reason: str  # and why
    rule: str
    accept: list[str]
    other: str  # what is said to a move that is allowed but leads away
    done: bool


class TableInfo(Struct, frozen=True):
    """What does not change while a table is played."""

    table: str
    game: str
    title: str
    options: dict[str, str]
    language: Language
    visibility: Literal["private", "link", "public"]
    clock: Clock | None
    confirm: bool
    host: bool  # I created it
    rules_version: int
    data_digest: str
    own_pack: bool  # played with an owner's data pack
    created: float
    help: Help = "reasons"
    by_host: bool = False
    lesson: str = ""
    reminders: bool = False  # whether I am reminded of this table


class TableState(Struct, frozen=True, tag="table"):
    """All of a table as one seat sees it. Sent on opening and after everything that changes it.

    `number` counts the log entries this seat may know of; it goes back to the server with every action.
    While `state` is gathering nothing is dealt: the view is that of an empty board, and nobody is asked.
    `lines`: the sentences after those already sent; with `lines_reset` they replace everything sent before
    (and older ones, if `lines_before` is true, are at /api/tables/{id}/lines).
    """

    number: int
    seat: int  # mine; -2 for a spectator
    language: Language
    players: list[PlayerInfo]
    view: Any  # the game's own view structure
    questions: list[Question]
    offer: Offer | None
    held: bool  # my moves wait for my confirmation
    can_undo: bool
    waiting_for: list[int]
    lines: list[Line]
    lines_reset: bool
    lines_before: bool
    rewind: RewindRequest | None
    orders: list[StandingOrder]
    state: TablePhase
    stopped: str  # why the table cannot go on, where state is stopped
    rules_change: RulesChanged | None  # where newer rules lead elsewhere than those it was played under
    result: Result | None
    fairness: Fairness
    now: float
    concession: Concession | None = None
    again: str = ""  # the table of the rematch
    guide: Guide | None = None  # in a guided match: what its lesson says now


class TableSnapshot(Struct, frozen=True):
    """The table, the talk at it, and the board it is played on."""

    info: TableInfo
    now: TableState
    chat: list[ChatLine]
    geometry: Geometry
    watchers: list[str] = []  # spectators by name; empty for who has none


class Lines(Struct, frozen=True):
    lines: list[Line]
    before: bool  # there are older ones


class ChatPage(Struct, frozen=True):
    chat: list[ChatLine]
    before: bool


# ---------------------------------------------------------------------- replay


class Replay(Struct, frozen=True):
    """A match for the slider: `movers[i]` made entry i + 1 (-1: the dice). `last` is the last entry the reader may see.
    `curve`, for a finished match: each seat's points after each entry, from entry 0;
    `estimate`: how good each seat's position looked to the bots, between 0 and 1 (empty if the game cannot say)."""

    table: str
    game: str
    players: list[str]
    bots: list[str]  # by seat: the spec of the bot that played it last, empty for people
    last: int
    over: bool
    movers: list[int]
    curve: list[list[int]]
    estimate: list[list[float]]
    info: TableInfo
    geometry: Geometry
    result: Result | None
    fairness: Fairness


class ReplayStep(Struct, frozen=True):
    """How things stood after entry `number`, and the sentences of that entry."""

    number: int
    mover: int  # who made the entry; -1 the dice, -2 nobody (the beginning)
    view: Any
    questions: list[Question]
    lines: list[Line]


class WeighedMove(Struct, frozen=True):
    """A move as the bots see it: how the match looks after it for who plays it (0 to 1), and how often it was tried."""

    words: str
    label: str
    value: float
    visits: int


class Analysis(Struct, frozen=True):
    """A position of a finished match, looked at again: who was asked, the best moves first, and what was played."""

    number: int
    seat: int
    prompt: str
    rule: str
    played: str  # words; empty where another move, an undo or the dice came first
    choices: list[WeighedMove]
    line: list[ExpectedMove] = []  # the best move, and what the bots expect to follow on it


class Moment(Struct, frozen=True):
    """A move that changed how the match looked for its player: entry `number` + 1, from `before` to `after`."""

    number: int
    before: float
    after: float
    prompt: str
    rule: str
    played: str  # what the move is called
    best: str  # what the best bot would have played; the same words where it agrees
    agrees: bool
    value: float  # how the match looked to it after its own move
    played_value: float | None  # and after what was played, where it has tried that
    others: int  # moves it tried beside
    line: list[ExpectedMove] = []  # what it expects to follow on its own move


class Report(Struct, frozen=True):
    """A finished match through one seat's eyes: how it looked after each entry, and what changed it most."""

    table: str
    seat: int
    curve: list[float]
    moments: list[Moment]


class Share(Struct, frozen=True):
    """Of so many matches with this number of players, or against this bot, so many were won."""

    key: str
    matches: int
    wins: int


class PlayedMatch(Struct, frozen=True):
    """A finished match on the curve."""

    table: str
    at: float
    players: int
    place: int | None
    points: int | None
    won: bool


class GameStatistics(Struct, frozen=True):
    """My finished matches of a game. `rating` is told after ten matches between people with accounts."""

    game: str
    title: str
    matches: int
    wins: int
    best: int | None  # points
    mean: float | None
    by_players: list[Share]
    by_bots: list[Share]
    played: list[PlayedMatch]  # the oldest first
    rated: int
    rating: int | None


class Statistics(Struct, frozen=True):
    games: list[GameStatistics]


class LessonInfo(Struct, frozen=True):
    """A guided match that a game has. `table`: mine that is not finished."""

    lesson: str
    title: str
    about: str
    minutes: int
    steps: int
    table: str
    step: int  # how far that one is


class LessonList(Struct, frozen=True):
    lessons: list[LessonInfo]


# ---------------------------------------------------------------------- actions by request, and by web socket


class Play(Struct, frozen=True, tag="play"):
    """A move in words. `number` is the one of the table state it answers; `ref` comes back with the answer."""

    number: EntryNumber
    words: Words
    ref: Ref = 0


class Confirm(Struct, frozen=True, tag="confirm"):
    number: EntryNumber
    ref: Ref = 0


class Undo(Struct, frozen=True, tag="undo"):
    number: EntryNumber
    ref: Ref = 0


class Rewind(Struct, frozen=True, tag="rewind"):
    """Ask the table to go back to how it stood after entry `to`."""

    to: EntryNumber
    ref: Ref = 0


class Vote(Struct, frozen=True, tag="vote"):
    """On the rewind that is asked for, by its id. The one who asked withdraws it with false."""

    request: Annotated[str, Meta(max_length=40)]
    agree: bool
    ref: Ref = 0


class Renew(Struct, frozen=True, tag="renew"):
    """Go on under the new rules from the position both versions agree on, or let the match rest, open to all."""

    agree: bool
    ref: Ref = 0


class Why(Struct, frozen=True, tag="why"):
    """Why can I not play this? By words, or by a board element that was clicked after those picked before."""

    words: Annotated[str, Meta(max_length=200)] = ""
    anchor: Annotated[str, Meta(max_length=100)] = ""
    picked: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=8)] = []
    ref: Ref = 0


class AskFollows(Struct, frozen=True, tag="follows"):
    """What follows if I play this? Without words: on whichever of my few moves."""

    words: Annotated[str, Meta(max_length=200)] = ""
    ref: Ref = 0


class AskForetold(Struct, frozen=True, tag="foretold"):
    """What do these moves bring? For offers that are `foretold`: their previews are not sent along."""

    words: Annotated[list[Words], Meta(min_length=1, max_length=40)]
    ref: Ref = 0


class AskHint(Struct, frozen=True, tag="hint"):
    """What would a bot play here?"""

    ref: Ref = 0


class Chat(Struct, frozen=True, tag="chat"):
    """Spectators talk among themselves; who sits at the table, or has opened it, to all."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    ref: Ref = 0


class SwitchLanguage(Struct, frozen=True, tag="language"):
    language: Language
    ref: Ref = 0

    def __post_init__(self) -> None:
        check_language(self.language)


class Order(Struct, frozen=True, tag="order"):
    """Give a standing order (see StandingOrder)."""

    decision: Annotated[str, Meta(max_length=60)] = ""
    words: Annotated[str, Meta(max_length=200)] = ""
    times: Annotated[int, Meta(ge=1, le=1000)] | None = None
    ref: Ref = 0


class Withdraw(Struct, frozen=True, tag="withdraw"):
    """Take a standing order back."""

    id: Annotated[int, Meta(ge=1, le=2**31)]
    ref: Ref = 0


class Takeover(Struct, frozen=True, tag="takeover"):
    """Let a bot play for my seat."""

    spec: BotSpec = "greedy"
    ref: Ref = 0


class Return(Struct, frozen=True, tag="return"):
    """Take my seat back from the bot."""

    ref: Ref = 0


class Concede(Struct, frozen=True, tag="concede"):
    """Give the match up, or take that back. It ends when all people have, or all but one where no bot plays."""

    agree: bool
    ref: Ref = 0


class Ping(Struct, frozen=True, tag="ping"):
    ref: Ref = 0


ClientMessage = (
    Play
    | Confirm
    | Undo
    | Rewind
    | Vote
    | Renew
    | Why
    | AskFollows
    | AskForetold
    | AskHint
    | Chat
    | SwitchLanguage
    | Order
    | Withdraw
    | Takeover
    | Return
    | Concede
    | Ping
)

Action = Play | Confirm | Undo | Rewind | Vote | Renew | Order | Withdraw | Takeover | Return | Concede


class Done(Struct, frozen=True, tag="done"):
    """It is written down: committed, and lost by nothing. The new table state follows by itself."""

    ref: int
    number: int


class Refused(Struct, frozen=True, tag="refused"):
    """It was not done. With code `stale` the table had moved on; the present state follows."""

    ref: int
    code: str
    sentence: str
    rule: str = ""


class Reason(Struct, frozen=True):
    words: str
    sentence: str
    rule: str


class WhyNot(Struct, frozen=True, tag="why"):
    """One reason per kind of move that was meant; none if it can be played."""

    ref: int
    reasons: list[Reason]


class Follows(Struct, frozen=True, tag="follows"):
    """Who is asked what after a move, as far as its player can know; empty where it cannot be told."""

    ref: int
    words: str
    text: str


class Foretold(Struct, frozen=True, tag="foretold"):
    """By words: what offered moves would bring, empty for nothing; what is not offered is left out."""

    ref: int
    previews: dict[str, str]


class ExpectedMove(Struct, frozen=True):
    """A move of the line a bot expects: whose, its words and label, and the rule of the question it answers."""

    seat: int
    words: str
    label: str
    rule: str


class HintFor(Struct, frozen=True, tag="hint"):
    """What a bot would play. `line` begins with `move` and goes on with what it expects then.

    `value`: how the match then looks for the seat, between 0 (lost) and 1 (won); `gain`: how much better than after
    the average of the moves it tried. All of it is worked out from what the seat knows.
    """

    ref: int
    number: int
    move: OfferedMove
    value: float
    gain: float
    line: list[ExpectedMove]


class ChatSaid(Struct, frozen=True, tag="chat"):
    line: ChatLine


class Presence(Struct, frozen=True, tag="presence"):
    """Who is there, and the clocks; nothing else has changed."""

    players: list[PlayerInfo]
    now: float
    watchers: list[str] = []


class Pong(Struct, frozen=True, tag="pong"):
    ref: int
    now: float


ServerMessage = TableState | Done | Refused | WhyNot | Follows | Foretold | HintFor | ChatSaid | Presence | Pong
