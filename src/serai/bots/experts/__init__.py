"""Scripted experts, one for a game: what people know about playing it well, written down as plain rules.

They know nothing of the evaluations and of search, and see what a person at the seat sees: the view and the words of
the moves. So they are an honest rung of the ladder.
"""

from __future__ import annotations

from typing import Protocol

from serai.bots.experts import catan, cheops, euphrat_tigris, marco_polo_2, tadmor
from serai.core.errors import BadInput
from serai.core.rng import Rng
from serai.core.seat import Seat


class Expert(Protocol):
    """Chooses a move for a seat; chance only breaks ties."""

    def __call__(self, seat: Seat, rng: Rng) -> int: ...


EXPERTS: dict[str, Expert] = {
    "catan": catan.choose,
    "cheops": cheops.choose,
    "euphrat-tigris": euphrat_tigris.choose,
    "marco-polo-2": marco_polo_2.choose,
    "tadmor": tadmor.choose,
}


class ExpertBot:
    """The script of the game that is played."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        if len(moves) == 1:
            return moves[0]
        expert = EXPERTS.get(seat.game.name)
        if expert is None:
            raise BadInput(f"There is no expert for {seat.game.name}; there are experts for {', '.join(EXPERTS)}.")
        return expert(seat, self.rng)
