"""Greedy one-move lookahead: the move after which the position is evaluated best, chance averaged."""

from __future__ import annotations

from typing import Any

from serai.core.flow import Chance, open_decision, play, play_for
from serai.core.game import AnyGame
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.seat import Seat

DETERMINIZATIONS = 4  # imagined worlds that the shortlist is tried on
SHORTLIST = 24  # moves of a large offer that are tried on more than one
MAX_FOR_EXPECTATION = 32  # moves up to which chance is averaged by its odds, not sampled


class GreedyBot:
    """Looks one move ahead with the game's own `evaluate`."""

    def __init__(self, seed: int, determinizations: int = DETERMINIZATIONS) -> None:
        self.rng = Rng(seed)
        self.determinizations = determinizations

    def choose(self, seat: Seat) -> int:
        """The best move on average; among equals any, so that play does not get into a rut."""
        return self.choose_among(seat, seat.moves())

    def choose_among(self, seat: Seat, moves: list[int]) -> int:
        """The same for some of the offered moves: all are tried on one world, the shortlist on more."""
        if len(moves) == 1:
            return moves[0]
        averaged = len(moves) <= MAX_FOR_EXPECTATION
        values = self._values(seat, moves, averaged)
        shortlist = sorted(moves, key=lambda move: (-values[move], self.rng.next()))[:SHORTLIST]
        for _ in range(self.determinizations - 1):
            more = self._values(seat, shortlist, averaged)
            for move in shortlist:
                values[move] += more[move]
        best = max(values[move] for move in shortlist)
        equals = [move for move in shortlist if values[move] == best]
        return equals[self.rng.below(len(equals))]

    def _values(self, seat: Seat, moves: list[int], averaged: bool) -> dict[int, float]:
        """The value after each move in one imagined world, with common random numbers: the same luck for all."""
        world, chance_seed = seat.imagine(self.rng), self.rng.next()
        found = {}
        for move in moves:
            state = world.clone()
            play_for(state, seat.seat, move)
            found[move] = _expected_value(seat, state) if averaged else _sampled_value(seat, state, Rng(chance_seed))
        return found


def _expected_value(seat: Seat, state: Any) -> float:
    """The value with the next chance averaged by its odds; what follows on that is left to the evaluation."""
    decision = open_decision(state)
    if not isinstance(decision, Chance):
        return position_value(seat.game, state, seat.seat)
    value, odds = 0.0, decision.odds(state)
    for move, weight in zip(decision.moves(state), odds, strict=True):
        after = state.clone()
        play(after, move)
        value += float(weight) * position_value(seat.game, after, seat.seat)
    return value / float(sum(odds))


def _sampled_value(seat: Seat, state: Any, rng: Rng) -> float:
    """The value after chance as it falls."""
    while isinstance(open_decision(state), Chance):
        play(state, random_move(state, rng))
    return position_value(seat.game, state, seat.seat)


def position_value(game: AnyGame, state: Any, seat: int) -> float:
    """What a position is worth to a seat, between 0 and 1; finished matches count as they ended."""
    if not state.stack:
        return _win_share(game.winners(state), seat)
    if game.bots.evaluate is None:
        return _rank_share(game.rules.standing(state), seat)
    return game.bots.evaluate(state, seat)


def _win_share(winners: list[int], seat: int) -> float:
    """A match is won or not; second is no better than last."""
    return 1.0 / len(winners) if seat in winners else 0.0


def _rank_share(standing: list[tuple[int, ...]], seat: int) -> float:
    """The share of the others who stand no better, a tie counting half."""
    mine, others = standing[seat], [one for i, one in enumerate(standing) if i != seat]
    if not others:
        return 0.5
    return sum(1.0 if mine > one else 0.5 if mine == one else 0.0 for one in others) / len(others)
