"""What evaluations of positions share: weighted sums over what a game sees, and what a lead is worth."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HOPELESS: Final = 50.0  # far behind is far behind; a larger power might be too large a number


class Scales:
    """Weights that can be exchanged, one for each feature."""

    def __init__(self) -> None:
        self.weights: vec[float] = vec[float]([])

    def use(self, weights: list[float]) -> None:
        self.weights = vec[float](weights)

    def weigh(self, seen: vec[float]) -> float:
        return weigh(self.weights, seen)


def weigh(weights: vec[float], seen: vec[float]) -> float:
    """The sum of all that is seen, each by its weight."""
    found = 0.0
    for i in range(len(weights)):
        found += weights[i] * seen[i]
    return found


def chance_of(worths: list[float], seat: i64, doubt: float) -> float:
    """The chance to win, from the lead over the best opponent and the points that are still in doubt."""
    best = -math.inf
    for p in range(len(worths)):
        if p != seat:
            best = max(best, worths[p])
    return 1.0 / (1.0 + math.exp(min((best - worths[seat]) / doubt, HOPELESS)))
