"""How good a position looks for a seat, between 0 and 1, by weights learned from self-play."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.tadmor.features import FEATURES, features
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tables import EPOCHS

SURE: Final = 5.0  # prestige points that make a lead in the last round likely to stay ...
OPEN: Final = 20.0  # ... and those to be added where the whole match is still to be played
HOPELESS: Final = 50.0  # far behind is far behind; a larger power might be too large a number


class Scales:
    """The weights in use, one for each feature."""

    def __init__(self) -> None:
        self.weights: vec[float] = vec[float]([])


_scales: Final = Scales()


def use(weights: list[float]) -> None:
    _scales.weights = vec[float](weights)


def worth(s: Tadmor, p: i64) -> float:
    """Prestige points at the end, up to a number that is the same for all players."""
    if not s.stack:
        return float(s.pp[p])
    weights, seen = _scales.weights, features(s, p)
    found = 0.0
    i: i64 = 0
    while i < FEATURES:
        found += weights[i] * seen[i]
        i += 1
    return found


def evaluate(s: Tadmor, seat: i64) -> float:
    """The chance to win, from the lead over the best opponent and the rounds that are left."""
    best = -1000000.0
    p: i64 = 0
    while p < s.players:
        if p != seat:
            other = worth(s, p)
            if other > best:
                best = other
        p += 1
    rounds = s.data.rounds * EPOCHS
    doubt = SURE + OPEN * float(rounds - s.round) / float(rounds)
    behind = (best - worth(s, seat)) / doubt
    return 1.0 / (1.0 + math.exp(behind if behind < HOPELESS else HOPELESS))
