"""How good a position looks for a seat, between 0 and 1, by weights learned from self-play."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.marco_polo_2.features import FEATURES, features
from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.tables import CAMEL, HELD

SURE: Final = 3.0  # points that make a lead in the last round likely to stay ...
OPEN: Final = 12.0  # ... and those to be added where the whole match is still to be played
HOPELESS: Final = 50.0  # far behind is far behind; a larger power might be too large a number


class Scales:
    """The weights in use, one for each feature."""

    def __init__(self) -> None:
        self.weights: vec[float] = vec[float]([])


_scales: Final = Scales()


def use(weights: list[float]) -> None:
    _scales.weights = vec[float](weights)


def worth(s: Journey, p: i64) -> float:
    """Points at the end, up to a number that is the same for all players."""
    if not s.stack:
        return float(s.points[p]) + float(s.goods[p * HELD + CAMEL]) / 1000.0
    weights, seen = _scales.weights, features(s, p)
    found = 0.0
    i: i64 = 0
    while i < FEATURES:
        found += weights[i] * seen[i]
        i += 1
    return found


def evaluate(s: Journey, seat: i64) -> float:
    """The chance to win, from the lead over the best opponent and the rounds that are left."""
    best = -1000000.0
    p: i64 = 0
    while p < s.players:
        if p != seat:
            other = worth(s, p)
            if other > best:
                best = other
        p += 1
    doubt = SURE + OPEN * float(s.data.rounds - s.round) / float(s.data.rounds)
    behind = (best - worth(s, seat)) / doubt
    return 1.0 / (1.0 + math.exp(behind if behind < HOPELESS else HOPELESS))
