"""A table as one seat sees it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from serai.core.game import Geometry
from serai.core.match import Line
from serai.core.offer import Offer, Question
from serai.server.wire.common import Help, Language, Room
from serai.server.wire.seating import Clock, TablePhase


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


class StandingProposal(Struct, frozen=True):
    """What a seat would agree to in the turn of player `to`, in the words of moves, until that turn is over."""

    to: int
    words: list[str]
    begun: bool = False  # it is that player's turn
    declined: bool = False


class Proposal(Struct, frozen=True):
    """A standing proposal as everyone at the table hears it. `take`: the moves with which player `to` takes it."""

    seat: int
    to: int
    words: list[str]
    take: list[str]
    declined: bool


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
    proposals: list[Proposal]
    proposing: list[int]  # to whom I may propose something unasked
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
