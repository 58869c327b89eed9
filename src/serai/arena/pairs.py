"""A pair: one seed, played once for every rotation of the seats, so that no bot gains by its seat."""

from __future__ import annotations

import time
from collections.abc import Sequence
from statistics import median
from typing import Any

import msgspec

from serai.bots import OUTSIDE
from serai.bots.bot_match import BotMatch
from serai.bots.external import BotFailed
from serai.core.game import AnyGame, Options
from serai.core.playout import random_move
from serai.core.seat import Seat


class Pair(msgspec.Struct, frozen=True):
    """What came of one seed: wins by spec (a shared win is split), and what went wrong."""

    seed: int
    wins: dict[str, float]
    matches: int
    unfinished: int
    illegal: int
    timeouts: int
    slowest: float
    seconds: float
    cost: dict[str, float] = {}  # seconds of the median choice, by spec; forced moves do not count
    late: dict[str, float] = {}  # of the 99th choice of a hundred: a plan is made once and then only followed
    latest: dict[str, float] = {}  # of the slowest choice


class TimedMatch(BotMatch):
    """One match between bots, with time taken and faults counted."""

    def __init__(
        self, game: AnyGame, data: Any, options: Options, bots: Sequence[str], seed: int, limit: float
    ) -> None:
        super().__init__(game, data, options, bots, seed)
        self.limit = limit  # seconds a move may take before it counts as a time-out
        self.illegal = self.timeouts = 0
        self.slowest = 0.0
        self.times: dict[str, list[float]] = {spec: [] for spec in bots}

    def ask(self, seat: int) -> int:
        """The bot's move; a random one in place of an illegal one."""
        place = Seat(self.game, self.state, seat)
        began, busy = time.perf_counter(), time.process_time()
        try:
            move = self.players[seat].choose(place)
        except BotFailed:
            move = -1
        took, busy = time.perf_counter() - began, time.process_time() - busy
        self.slowest = max(self.slowest, took)
        self.timeouts += took > self.limit
        moves = place.moves()
        if len(moves) > 1:
            # What else the machine does is no cost of a bot; one from outside works in another process.
            outside = self.bots[seat].partition(":")[0] in OUTSIDE
            self.times[self.bots[seat]].append(took if outside else busy)
        if move in moves:
            return move
        self.illegal += 1
        return int(random_move(self.state, self.chance_rng))

    def wins(self) -> dict[str, float]:
        winners = self.winners()
        found = dict.fromkeys(self.bots, 0.0)
        for seat in winners:
            found[self.bots[seat]] += 1.0 / len(winners)
        return found


def play_pair(game: AnyGame, data: Any, options: Options, bots: Sequence[str], seed: int, limit: float) -> Pair:
    """The seed with every rotation of the bots over the seats."""
    began = time.perf_counter()
    wins = dict.fromkeys(bots, 0.0)
    unfinished = illegal = timeouts = 0
    slowest = 0.0
    times: dict[str, list[float]] = {spec: [] for spec in bots}
    for rotation in range(len(bots)):
        match = TimedMatch(game, data, options, [*bots[rotation:], *bots[:rotation]], seed, limit)
        match.play()
        unfinished += bool(match.state.stack)
        for spec, won in match.wins().items():
            wins[spec] += won
        illegal += match.illegal
        timeouts += match.timeouts
        slowest = max(slowest, match.slowest)
        for spec, spent in match.times.items():
            times[spec] += spent
    took = round(time.perf_counter() - began, 3)
    measured = {spec: sorted(spent) for spec, spent in times.items() if spent}
    cost = {spec: round(median(spent), 6) for spec, spent in measured.items()}
    late = {spec: round(spent[len(spent) * 99 // 100], 6) for spec, spent in measured.items()}
    latest = {spec: round(spent[-1], 6) for spec, spent in measured.items()}
    return Pair(seed, wins, len(bots), unfinished, illegal, timeouts, round(slowest, 3), took, cost, late, latest)
