"""Making a table, inviting to it, sitting down at it, and lists of tables."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from serai.server.wire.common import BotSpec, Help, Language, Name, Token, check_language


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
