"""One move deep: the move after which the position looks best, chance averaged by sampling."""

from __future__ import annotations

from typing import Any

from serai.core.flow import Chance, open_decision, play, play_for
from serai.core.game import AnyGame
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.seat import Seat

SAMPLES = 4  # imagined states that every move is tried on


class GreedyBot:
    """Looks one move ahead with the game's own `evaluate`."""

    def __init__(self, seed: int, samples: int = SAMPLES) -> None:
        self.rng = Rng(seed)
        self.samples = samples

    def choose(self, seat: Seat) -> int:
        """The best move on average; among equals any, so that play does not run in ruts."""
        return self.choose_among(seat, seat.moves())

    def choose_among(self, seat: Seat, moves: list[int]) -> int:
        """The same for some of the offered moves."""
        if len(moves) == 1:
            return moves[0]
        worlds = [seat.imagine(self.rng) for _ in range(self.samples)]
        values = [self._value(seat, worlds, move) for move in moves]
        best = max(values)
        equals = [move for move, value in zip(moves, values, strict=True) if value == best]
        return equals[self.rng.below(len(equals))]

    def _value(self, seat: Seat, worlds: list[Any], move: int) -> float:
        return sum(self._try(seat, world.clone(), move) for world in worlds)

    def _try(self, seat: Seat, state: Any, move: int) -> float:
        play_for(state, seat.seat, move)
        while isinstance(open_decision(state), Chance):
            play(state, random_move(state, self.rng))
        return outlook(seat.game, state, seat.seat)


def outlook(game: AnyGame, state: Any, seat: int) -> float:
    """How good a position looks for a seat, between 0 and 1; finished matches count as they ended."""
    if game.evaluate is None or not state.stack:
        return _share(game.standing(state), seat)
    return game.evaluate(state, seat)


def _share(standing: list[tuple[int, ...]], seat: int) -> float:
    """The share of the others who stand no better, a tie counting half."""
    mine, others = standing[seat], [one for i, one in enumerate(standing) if i != seat]
    if not others:
        return 0.5
    return sum(1.0 if mine > one else 0.5 if mine == one else 0.0 for one in others) / len(others)
