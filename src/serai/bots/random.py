"""Any offered move, all equally likely: the measure that every other bot must beat."""

from __future__ import annotations

from serai.core.rng import Rng
from serai.core.seat import Seat


class RandomBot:
    """Plays at random."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        return moves[self.rng.below(len(moves))]
