"""How good a position looks for a seat, between 0 and 1: what `mind` thinks of it, and what is about to be done."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.mesopotamia.mind.judgement import as_points, share
from serai.games.mesopotamia.rules.actions import Act
from serai.games.mesopotamia.rules.build import Build
from serai.games.mesopotamia.rules.explore import Explore
from serai.games.mesopotamia.rules.gather import Gather
from serai.games.mesopotamia.rules.research import Research
from serai.games.mesopotamia.rules.warfare import Raise
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import CLAY, GOODS, TABLET


def evaluate(s: Mesopotamia, seat: int) -> float:
    """The chance of winning."""
    return share(s, seat, pending(s, seat))


def lead(s: Mesopotamia, seat: int) -> float:
    """The same in points ahead."""
    return as_points(evaluate(s, seat))


def pending(s: Mesopotamia, side: i64) -> float:
    """What the side is about to do by the frames that lie on the stack."""
    found = 0.0
    for frame in s.stack:
        if frame.player != side:
            continue
        if isinstance(frame, Act):
            found += 1.6 * float(1 - s.token)
            for die in range(s.ziggurat[side]):
                found += 0.8 * float(1 - (s.spent >> die & 1))
        elif isinstance(frame, Gather):
            found += 0.4 * float(frame.left) + 0.3 * float(min(frame.trades, 1))
        elif isinstance(frame, Explore):
            found += 0.7 * float(min(frame.left, 3))
        elif isinstance(frame, Build):
            found += 1.2 * float(frame.left)
        elif isinstance(frame, Research):
            found += study(s, side, frame)
        elif isinstance(frame, Raise):
            found += 0.5 * float(frame.left)
    return found


def study(s: Mesopotamia, side: i64, frame: Research) -> float:
    """What a research action may still bring."""
    tablets = s.goods[side * GOODS + TABLET]
    clay = 0.0
    if not frame.done & 1 and s.goods[side * GOODS + CLAY] >= s.data.amount[frame.card]:
        tablets += s.data.second[frame.card]
        clay = 0.9 * float(s.data.second[frame.card]) - 0.9
    return clay + 1.2 * float(min(frame.left, tablets))
