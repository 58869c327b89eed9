"""What a side is worth: its points on the table, and what it may still make of all it has until the end."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from serai.games.mesopotamia.mind.features import COUNT, features
from serai.games.mesopotamia.mind.style import STYLE
from serai.games.mesopotamia.mind.wants import rounds_left
from serai.games.mesopotamia.mind.weights import FIRM, FLEETING
from serai.games.mesopotamia.rules.ending import public_points
from serai.games.mesopotamia.state import Mesopotamia

SOON: Final = 1.5  # rounds in which most of what is not on the table loses its worth
MOST: Final = 16.0  # more rounds than this make no difference


def worth(s: Mesopotamia, side: i64) -> float:
    """The points a side may end with, less what everybody gets."""
    if s.over:
        return float(s.total[side])
    if s.round == 0:
        return 0.0
    return foretold(s, side, rounds_left(s, STYLE))


def foretold(s: Mesopotamia, side: i64, left: float) -> float:
    """The same with so many rounds still to come: what is not on the table counts the less the fewer there are."""
    points = public_points(s, side)
    if left <= 0.0:
        return float(points)
    found = features(s, side, points)
    span = 0.1 * min(left, MOST)
    more = 0.0
    for i in range(COUNT):
        if found[i] != 0.0:
            more += found[i] * (FIRM[i] + FLEETING[i] * span)
    return float(points) + (1.0 - math.exp(-left / SOON)) * more
