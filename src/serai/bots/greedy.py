"""One move deep: the move after which the position looks best, chance averaged."""

from __future__ import annotations

from typing import Any

from serai.core.flow import Chance, open_decision, play, play_for
from serai.core.game import AnyGame
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.seat import Seat

SAMPLES = 4  # imagined states that promising moves are tried on
PROMISING = 24  # moves of a large offer that are tried on more than one
FEW = 32  # moves up to which chance is weighed by its odds, not drawn


class GreedyBot:
    """Looks one move ahead with the game's own `evaluate`."""

    def __init__(self, seed: int, samples: int = SAMPLES) -> None:
        self.rng = Rng(seed)
        self.samples = samples

    def choose(self, seat: Seat) -> int:
        """The best move on average; among equals any, so that play does not run in ruts."""
        return self.choose_among(seat, seat.moves())

    def choose_among(self, seat: Seat, moves: list[int]) -> int:
        """The same for some of the offered moves: all are tried on one world, the promising ones on more."""
        if len(moves) == 1:
            return moves[0]
        exact = len(moves) <= FEW
        values = self._values(seat, moves, exact)
        front = sorted(moves, key=lambda move: (-values[move], self.rng.next()))[:PROMISING]
        for _ in range(self.samples - 1):
            more = self._values(seat, front, exact)
            for move in front:
                values[move] += more[move]
        best = max(values[move] for move in front)
        equals = [move for move in front if values[move] == best]
        return equals[self.rng.below(len(equals))]

    def _values(self, seat: Seat, moves: list[int], exact: bool) -> dict[int, float]:
        """How each move looks in one imagined world, with the same luck for all."""
        world, luck = seat.imagine(self.rng), self.rng.next()
        found = {}
        for move in moves:
            state = world.clone()
            play_for(state, seat.seat, move)
            found[move] = _weigh(seat, state) if exact else _draw(seat, state, Rng(luck))
        return found


def _weigh(seat: Seat, state: Any) -> float:
    """The outlook, the next chance averaged by its odds; what follows on that is left to the evaluation."""
    decision = open_decision(state)
    if not isinstance(decision, Chance):
        return outlook(seat.game, state, seat.seat)
    value, odds = 0.0, decision.odds(state)
    for move, weight in zip(decision.moves(state), odds, strict=True):
        after = state.clone()
        play(after, move)
        value += float(weight) * outlook(seat.game, after, seat.seat)
    return value / float(sum(odds))


def _draw(seat: Seat, state: Any, rng: Rng) -> float:
    """The outlook after chance as it falls."""
    while isinstance(open_decision(state), Chance):
        play(state, random_move(state, rng))
    return outlook(seat.game, state, seat.seat)


def outlook(game: AnyGame, state: Any, seat: int) -> float:
    """How good a position looks for a seat, between 0 and 1; finished matches count as they ended."""
    if not state.stack:
        return _won(game.winners(state), seat)
    if game.bots.evaluate is None:
        return _share(game.rules.standing(state), seat)
    return game.bots.evaluate(state, seat)


def _won(winners: list[int], seat: int) -> float:
    """A match is won or not; second is no better than last."""
    return 1.0 / len(winners) if seat in winners else 0.0


def _share(standing: list[tuple[int, ...]], seat: int) -> float:
    """The share of the others who stand no better, a tie counting half."""
    mine, others = standing[seat], [one for i, one in enumerate(standing) if i != seat]
    if not others:
        return 0.5
    return sum(1.0 if mine > one else 0.5 if mine == one else 0.0 for one in others) / len(others)
