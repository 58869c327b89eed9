"""What `serai bench` measures on one build of the rules, one core, no checks. Run as a module it prints JSON."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from serai._native import COMPILED
from serai.catalogue import load
from serai.core.flow import CHANCE, open_decision, play, settle
from serai.core.game import AnyGame
from serai.core.playout import random_move, random_playout
from serai.core.rng import Rng

SAMPLED = 64  # positions that clones and offers are timed on
clock = time.perf_counter


class Slow(msgspec.Struct, frozen=True):
    """What one kind of decision costs: offering, answering and running on."""

    decision: str
    us: float
    share: float


class Figures(msgspec.Struct, frozen=True):
    """One game on one build."""

    players: int
    compiled: bool
    decisions_per_s: float
    games_per_s: float
    clone_us: float
    moves_us: float
    last_over_first_quarter: float
    slowest: list[Slow]


class Bench:
    """A game at one player count, with its default options where none are given."""

    def __init__(self, game: AnyGame, players: int, options: dict[str, str] | None = None) -> None:
        self.game, self.players = game, players
        self.data = game.rules.tables(game.pack())
        self.options = game.check_setup(players, options or {})

    def start(self) -> Any:
        state = self.game.rules.start(self.data, self.players, dict(self.options))
        settle(state)
        return state

    def figures(self, seconds: float) -> Figures:
        """Half the time for random play, the rest for the single figures."""
        decisions, games = self.speed(seconds / 2)
        samples = self.positions()
        clone = _microseconds(lambda: _clone_all(samples), len(samples), seconds / 8)
        moves = _microseconds(lambda: _offer_all(samples), len(samples), seconds / 8)
        flat = self.flatness(seconds / 8)
        slowest = self.slowest(seconds / 8)
        return Figures(self.players, COMPILED, decisions, games, clone, moves, flat, slowest)

    def speed(self, seconds: float) -> tuple[float, float]:
        """Decisions and whole games per second, chance included."""
        decisions = games = 0
        began = clock()
        while clock() - began < seconds or not games:
            decisions += random_playout(self.start(), Rng(games), self.game.rules.longest)
            games += 1
        took = clock() - began
        return round(decisions / took, 1), round(games / took, 3)

    def positions(self) -> list[Any]:
        """Players' decisions met in random play, spread over whole matches."""
        found: list[Any] = []
        seed = 0
        while len(found) < SAMPLED:
            found += self._positions_of(seed)
            seed += 1
        step = len(found) / SAMPLED
        return [found[int(i * step)] for i in range(SAMPLED)]

    def _positions_of(self, seed: int) -> list[Any]:
        state, rng, met = self.start(), Rng(seed), []
        while state.stack:
            if state.stack[-1].player != CHANCE:
                met.append(state.clone())
            play(state, random_move(state, rng))
        return met

    def flatness(self, seconds: float) -> float:
        """Cost per decision in the last quarter of a match over that in the first."""
        first = last = 0.0
        seed, began = 0, clock()
        while clock() - began < seconds or not seed:
            quarter = random_playout(*self.opened(seed), self.game.rules.longest) // 4
            state, rng = self.opened(seed)
            first += _timed(partial(random_playout, state, rng, quarter))
            random_playout(state, rng, quarter * 2)
            last += _timed(partial(random_playout, state, rng, quarter))
            seed += 1
        return round(last / first, 3) if first else 0.0

    def opened(self, seed: int) -> tuple[Any, Rng]:
        """A match whose first player is asked: the opening draws are behind it."""
        state, rng = self.start(), Rng(seed)
        while state.stack and state.stack[-1].player == CHANCE:
            play(state, random_move(state, rng))
        return state, rng

    def slowest(self, seconds: float) -> list[Slow]:
        """The three kinds of decision with the highest cost each, and their share of all time."""
        spent: dict[str, float] = {}
        count: dict[str, int] = {}
        seed, began = 0, clock()
        while clock() - began < seconds or not seed:
            self._spend(seed, spent, count)
            seed += 1
        total = sum(spent.values())
        each = [Slow(name, round(spent[name] / count[name] * 1e6, 2), round(spent[name] / total, 3)) for name in spent]
        return sorted(each, key=lambda slow: -slow.us)[:3]

    def _spend(self, seed: int, spent: dict[str, float], count: dict[str, int]) -> None:
        state, rng = self.start(), Rng(seed)
        while state.stack:
            decision = open_decision(state)
            assert decision is not None
            name = self.game.frame_name(decision)
            before = clock()
            play(state, random_move(state, rng))
            spent[name] = spent.get(name, 0.0) + clock() - before
            count[name] = count.get(name, 0) + 1


def _clone_all(states: Sequence[Any]) -> None:
    for state in states:
        state.clone()


def _offer_all(states: Sequence[Any]) -> None:
    for state in states:
        state.stack[-1].moves(state)


def _timed(act: Callable[[], object]) -> float:
    before = clock()
    act()
    return clock() - before


def _microseconds(act: Callable[[], object], count: int, seconds: float) -> float:
    """What one of `count` parts of an act takes, the best of many runs: the rest is noise of the machine."""
    best, began = _timed(act), clock()
    while clock() - began < seconds:
        best = min(best, _timed(act))
    return round(best / count * 1e6, 3)


def main() -> None:
    """GAME PLAYERS SECONDS"""
    name, players, seconds = sys.argv[1:4]
    options = dict(given.split("=", 1) for given in sys.argv[4:])
    figures = Bench(load(name), int(players), options).figures(float(seconds))
    sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")


if __name__ == "__main__":
    main()
