"""What bots do in a match: how often each mechanic of a game is used, by bot and by seat, and who wins."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from statistics import fmean, stdev
from typing import Any

import msgspec

from serai.bots.bot_match import BotMatch
from serai.core.flow import Note
from serai.core.game import AnyGame, Mechanic, Options

SURE = 1.96  # standard errors on either side of a mean that hold the true one 95 times in 100


class Mean(msgspec.Struct, frozen=True):
    """An average with the interval that holds the true one 95 times in 100."""

    mean: float
    low: float
    high: float


class Usage(msgspec.Struct, frozen=True):
    """How often a mechanic is used in a match, and the share of matches in which it is used at all."""

    mean: float
    low: float
    high: float
    used: Mean


class Group(msgspec.Struct, frozen=True):
    """What some seats of some matches had in common: a bot, a place at the table, a side."""

    seats: int
    wins: Mean
    points: Mean
    mechanics: dict[str, Usage]


class Study(msgspec.Struct, frozen=True):
    """What `serai study` prints."""

    game: str
    players: int
    games: int
    seed: int
    by_bot: dict[str, Group]
    by_seat: dict[str, Group]
    by_side: dict[str, Group]


class SeatRecord(msgspec.Struct, frozen=True):
    """One seat of one match."""

    bot: str
    seat: int
    side: str
    won: float
    points: int
    counts: dict[str, int]


class CountedMatch(BotMatch):
    """A match between bots that listens to what is told."""

    def __init__(self, game: AnyGame, data: Any, options: Options, bots: Sequence[str], seed: int) -> None:
        super().__init__(game, data, options, bots, seed)
        self.counts = [dict.fromkeys(game.bots.mechanics, 0) for _ in bots]
        self.state.notes = []

    def records(self) -> list[SeatRecord]:
        """Play to the end; a record of each seat."""
        self.play()
        for note in self.state.notes or []:
            self._count(note)
        game, scores, winners = self.game, self.game.scores(self.state), self.winners()
        side = game.bots.side
        return [
            SeatRecord(
                bot,
                seat,
                side(self.state, seat) if side else "",
                1 / len(winners) if seat in winners else 0.0,
                scores[seat][0],
                self.counts[seat],
            )
            for seat, bot in enumerate(self.bots)
        ]

    def _count(self, note: Note) -> None:
        seat = self._seat_of(note)
        if seat is not None:
            for name, mechanic in self.game.bots.mechanics.items():
                self.counts[seat][name] += counted(mechanic, note)

    def _seat_of(self, note: Note) -> int | None:
        """The seat that a note names first; None where it names none."""
        arguments = self.game.messages.get(note.message, ())
        first, named = arguments[0].rpartition(":")[2] if arguments else "", self.game.bots.named
        seat = int(note.a) if first == "player" else -1
        if named and first == named[0]:
            seat = named[1](self.state, int(note.a))
        return seat if 0 <= seat < len(self.counts) else None


def counted(mechanic: Mechanic, note: Note) -> int:
    """What a note adds to a mechanic."""
    if isinstance(mechanic, tuple):
        return int(note.message in mechanic)
    return mechanic(note)


def mean_of(values: Sequence[float], digits: int = 2) -> Mean:
    middle = fmean(values)
    about = SURE * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    low, high = (middle - about, middle + about) if math.isfinite(about) else (middle, middle)
    return Mean(round(middle, digits), round(low, digits), round(high, digits))


def share_of(values: Sequence[float]) -> Mean:
    """A share with Wilson's interval, which stays between 0 and 1."""
    n, middle = len(values), fmean(values)
    square = SURE * SURE
    centre = (middle + square / (2 * n)) / (1 + square / n)
    about = SURE * math.sqrt(middle * (1 - middle) / n + square / (4 * n * n)) / (1 + square / n)
    return Mean(round(middle, 4), round(max(0.0, centre - about), 4), round(min(1.0, centre + about), 4))


def group_of(records: Sequence[SeatRecord], mechanics: Mapping[str, Mechanic]) -> Group:
    used = {}
    for name in mechanics:
        counts = [float(one.counts[name]) for one in records]
        mean = mean_of(counts)
        used[name] = Usage(mean.mean, mean.low, mean.high, share_of([float(n > 0) for n in counts]))
    won, points = share_of([one.won for one in records]), mean_of([float(one.points) for one in records])
    return Group(len(records), won, points, used)


def study_of(game: AnyGame, players: int, seed: int, records: Sequence[SeatRecord]) -> Study:
    """All records, grouped by bot, by seat and by side."""

    def grouped(keys: Sequence[str]) -> dict[str, Group]:
        found: dict[str, list[SeatRecord]] = {}
        for key, record in zip(keys, records, strict=True):
            found.setdefault(key, []).append(record)
        return {key: group_of(some, game.bots.mechanics) for key, some in sorted(found.items()) if key}

    return Study(
        game.name,
        players,
        len(records) // players,
        seed,
        grouped([one.bot for one in records]),
        grouped([str(one.seat + 1) for one in records]),
        grouped([one.side for one in records]),
    )
