"""Learns a game's linear value by temporal differences over matches that it plays against itself.

The weights are those whose predictions agree best along the matches (least squares, traces over `memory`); what is
predicted is the final lead of the first player. After each lesson the next matches are played by what was learned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from serai.core.flow import Chance, open_decision, play_for, settle
from serai.core.game import AnyGame
from serai.core.learned import Learned
from serai.core.playout import random_move
from serai.core.rng import Rng

Judge = Callable[[Any, int], float]


class Normal:
    """The linear equations of the lesson, summed over all steps of all matches."""

    def __init__(self, size: int, memory: float) -> None:
        self.size = size
        self.memory = memory
        self.columns = [[0.0] * size for _ in range(size)]
        self.right = [0.0] * size

    def add(self, seen: Sequence[Sequence[float]], lead: float) -> None:
        """One match: the features at each decision, and the final lead."""
        trace = [0.0] * self.size
        for i, now in enumerate(seen):
            trace = [self.memory * old + new for old, new in zip(trace, now, strict=True)]
            after = seen[i + 1] if i + 1 < len(seen) else [0.0] * self.size
            for j, (one, other) in enumerate(zip(now, after, strict=True)):
                if one != other:
                    step = one - other
                    self.columns[j] = [sum_ + step * z for sum_, z in zip(self.columns[j], trace, strict=True)]
        self.right = [sum_ + lead * z for sum_, z in zip(self.right, trace, strict=True)]

    def solve(self, before: Sequence[float], pull: float) -> list[float]:
        """The weights; where the matches say little, they stay near those before."""
        rows = [[column[i] for column in self.columns] + [self.right[i]] for i in range(self.size)]
        for i, row in enumerate(rows):
            row[i] += pull
            row[-1] += pull * before[i]
        return eliminate(rows)


def eliminate(rows: list[list[float]]) -> list[float]:
    """Solve linear equations, the right side being the last entry of each row."""
    size = len(rows)
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            if factor:
                rows[k] = [mine - factor * other for mine, other in zip(rows[k], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][k] * found[k] for k in range(i + 1, size))
        found[i] = (rows[i][-1] - rest) / rows[i][i]
    return found


class Lesson:
    """Matches of two that a judge plays against itself, now and then at random."""

    def __init__(self, game: AnyGame, judge: Judge, stray: int, rng: Rng) -> None:
        self.game = game
        self.judge = judge
        self.stray = stray  # percent of decisions made at random
        self.rng = rng
        self.data = game.tables(game.pack())
        self.options = game.check_options({})

    def play(self, learned: Learned) -> tuple[list[list[float]], float]:
        """One match: the difference of both players' features at each decision, and the final lead."""
        s = self.game.rules.start(self.data, 2, self.options)
        settle(s)
        seen: list[list[float]] = []
        while s.stack:
            decision = open_decision(s)
            assert decision is not None
            if isinstance(decision, Chance):
                play_for(s, decision.player, random_move(s, self.rng))
                continue
            mine, other = learned.features(s, 0), learned.features(s, 1)
            seen.append([a - b for a, b in zip(mine, other, strict=True)])
            play_for(
                s, decision.player, self.choose(s, int(decision.player), [int(move) for move in decision.moves(s)])
            )
        first, second = self.game.rules.standing(s)
        return seen, float(first[0] - second[0])

    def choose(self, s: Any, seat: int, moves: Sequence[int]) -> int:
        """The move after which the position looks best in one imagined world."""
        if len(moves) == 1 or self.rng.below(100) < self.stray:
            return moves[self.rng.below(len(moves))]
        world = self.game.rules.redeal(s, seat, self.rng)
        values = [self.look(world.clone(), seat, move) for move in moves]
        return moves[max(range(len(moves)), key=lambda i: values[i])]

    def look(self, s: Any, seat: int, move: int) -> float:
        play_for(s, seat, move)
        while isinstance(open_decision(s), Chance):
            play_for(s, -1, random_move(s, self.rng))
        if not s.stack:
            first, second = self.game.rules.standing(s)
            return 2.0 if (first > second) == (seat == 0) else -1.0
        return self.judge(s, seat)


class Course(msgspec.Struct, frozen=True):
    """How much is learned, and how."""

    lessons: int
    matches: int  # of each lesson
    memory: float  # how far back a surprise is credited, from 0 to 1
    pull: float  # how strongly a weight stays at what it was, where the matches say little
    stray: int  # percent of decisions made at random
    seed: int


def learn(game: AnyGame, learned: Learned, course: Course) -> Iterator[list[float]]:
    """The weights after each lesson. The teacher plays the first matches, what was learned the others."""
    rng = Rng(course.seed)
    weights = learned.plain()
    for number in range(course.lessons):
        learned.use(weights)
        lesson = Lesson(game, learned.value if number else learned.teacher, course.stray, rng)
        normal = Normal(len(learned.names), course.memory)
        for _ in range(course.matches):
            normal.add(*lesson.play(learned))
        weights = normal.solve(weights, course.pull)
        yield weights
