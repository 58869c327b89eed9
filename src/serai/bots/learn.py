"""Learns the weights of a game's linear value function by policy iteration over matches of self-play.

Each iteration plays matches with an epsilon-greedy policy and evaluates that policy by LSTD(λ): least-squares temporal
differences with eligibility traces, undiscounted, the only reward being the final lead of the first player. A ridge
penalty holds the weights near those of the iteration before. The next iteration is greedy on what was learned.
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

ValueFunction = Callable[[Any, int], float]


class Lstd:
    """The linear equations A·w = b of LSTD(λ), summed over all steps of all episodes."""

    def __init__(self, size: int, trace_decay: float) -> None:
        self.size = size
        self.trace_decay = trace_decay  # the λ of LSTD(λ)
        self.a_columns = [[0.0] * size for _ in range(size)]
        self.b = [0.0] * size

    def add_episode(self, features: Sequence[Sequence[float]], reward: float) -> None:
        """One match: the features at each decision, and the final lead."""
        trace = [0.0] * self.size
        for i, now in enumerate(features):
            trace = [self.trace_decay * old + new for old, new in zip(trace, now, strict=True)]
            after = features[i + 1] if i + 1 < len(features) else [0.0] * self.size
            for j, (one, other) in enumerate(zip(now, after, strict=True)):
                if one != other:
                    step = one - other
                    self.a_columns[j] = [sum_ + step * z for sum_, z in zip(self.a_columns[j], trace, strict=True)]
        self.b = [sum_ + reward * z for sum_, z in zip(self.b, trace, strict=True)]

    def solve(self, prior: Sequence[float], ridge: float) -> list[float]:
        """The weights; where the episodes say little, the ridge holds them near the prior."""
        rows = [[column[i] for column in self.a_columns] + [self.b[i]] for i in range(self.size)]
        for i, row in enumerate(rows):
            row[i] += ridge
            row[-1] += ridge * prior[i]
        return solve_linear(rows)


def solve_linear(rows: list[list[float]]) -> list[float]:
    """Gaussian elimination with partial pivoting; the right side is the last entry of each row."""
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


class SelfPlay:
    """Matches of two by the behaviour policy: epsilon-greedy on a value function, one move ahead."""

    def __init__(self, game: AnyGame, value: ValueFunction, epsilon: float, rng: Rng) -> None:
        self.game = game
        self.value = value
        self.random_percent = round(100 * epsilon)
        self.rng = rng
        self.data = game.tables(game.pack())
        self.options = game.check_options({})

    def play(self, learned: Learned) -> tuple[list[list[float]], float]:
        """One episode: the difference of both players' features at each decision, and the final lead."""
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
            moves = [int(move) for move in decision.moves(s)]
            play_for(s, decision.player, self.choose(s, int(decision.player), moves))
        first, second = self.game.rules.standing(s)
        return seen, float(first[0] - second[0])

    def choose(self, s: Any, seat: int, moves: Sequence[int]) -> int:
        """Any move now and then, else the one with the highest value after it in one determinization."""
        if len(moves) == 1 or self.rng.below(100) < self.random_percent:
            return moves[self.rng.below(len(moves))]
        world = self.game.rules.redeal(s, seat, self.rng)
        values = [self.value_after(world.clone(), seat, move) for move in moves]
        return moves[max(range(len(moves)), key=lambda i: values[i])]

    def value_after(self, s: Any, seat: int, move: int) -> float:
        play_for(s, seat, move)
        while isinstance(open_decision(s), Chance):
            play_for(s, -1, random_move(s, self.rng))
        if not s.stack:
            first, second = self.game.rules.standing(s)
            return 2.0 if (first > second) == (seat == 0) else -1.0
        return self.value(s, seat)


class LearningParameters(msgspec.Struct, frozen=True):
    """How much is learned, and how."""

    iterations: int  # of policy iteration
    matches: int  # of each iteration
    trace_decay: float  # λ: how far back a temporal difference is credited, from 0 to 1
    ridge: float  # how strongly a weight stays at what it was, where the matches say little
    epsilon: float  # share of decisions made at random, in whole percent
    seed: int


def learn_weights(game: AnyGame, learned: Learned, parameters: LearningParameters) -> Iterator[list[float]]:
    """The weights after each iteration; the first plays by the hand-made evaluation, the others by what was learned."""
    rng = Rng(parameters.seed)
    weights = learned.initial_weights()
    for number in range(parameters.iterations):
        learned.use(weights)
        value = learned.value if number else learned.initial_value
        self_play = SelfPlay(game, value, parameters.epsilon, rng)
        lstd = Lstd(len(learned.names), parameters.trace_decay)
        for _ in range(parameters.matches):
            lstd.add_episode(*self_play.play(learned))
        weights = lstd.solve(weights, parameters.ridge)
        yield weights
