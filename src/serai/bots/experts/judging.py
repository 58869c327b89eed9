"""What all experts do: judge every offered move by its words, and play the best one."""

from __future__ import annotations

from collections.abc import Callable

from serai.core.rng import Rng
from serai.core.seat import Seat


def best_move(seat: Seat, rng: Rng, judge: Callable[[list[str]], float]) -> int:
    """The move that is judged best; chance only breaks ties."""
    best, highest = -1, 0.0
    for move in seat.moves():
        value = judge(seat.words(move).split()) + 0.001 * float(rng.below(100))
        if best < 0 or value > highest:
            best, highest = move, value
    return best
