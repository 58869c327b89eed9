"""A match looked at again: the slider, bots' judgement of its positions, a report."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from serai.core.game import Geometry
from serai.core.match import Line
from serai.core.offer import Question
from serai.server.wire.answers import ExpectedMove
from serai.server.wire.table import Fairness, Result, TableInfo


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
