"""The odds of a battle before any card is drawn: units, knucklebones, ships and the event track."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules.tracks import above
from serai.games.mesopotamia.state import EVENT, Mesopotamia
from serai.games.mesopotamia.tables import BONE, CAMPS, GOODS, KINDS, LAND, TRIBE
from serai.games.mesopotamia.units import count_at, ships_beside

UNIT_POWER: list[float] = [1.7, 2.0, 2.6, 3.6]  # by kind
BONE_POWER: Final = 0.42  # a knucklebone in the store
EDGE_POWER: Final = 0.35  # an advantage of kind over one unit of the other side
TIE_POWER: Final = 0.45  # to win ties
TRIBE_PIPS: Final = 3.5
STEEP: Final = 0.95
MOST_BONES: Final = 6.0  # for each unit: more find no slots


def chances(power: float, other: float) -> float:
    """How likely the first of two powers wins."""
    return 1.0 / (1.0 + math.exp(-STEEP * (power - other)))


def army(s: Mesopotamia, area: i64, side: i64) -> vec[i64]:
    """Land units of a side in an area, by kind."""
    found = vec[i64]([0] * LAND)
    if s.land[area * CAMPS + side]:
        for kind in range(LAND):
            found[kind] = count_at(s, side, kind, area)
    return found


def bones_of(s: Mesopotamia, side: i64, area: i64, units: i64) -> float:
    """Knucklebones a side can bring to a battle."""
    if side == TRIBE:
        return TRIBE_PIPS + float(s.data.tribe_bones * units)
    return float(s.goods[side * GOODS + BONE] + ships_beside(s, side, area))


def power(s: Mesopotamia, mine: vec[i64], theirs: vec[i64], bones: float) -> float:
    """The power of an army against another."""
    found = 0.0
    units: i64 = 0
    for kind in range(LAND):
        if mine[kind]:
            units += mine[kind]
            found += UNIT_POWER[kind] * float(mine[kind])
            for other in range(LAND):
                if theirs[other] and s.data.over[kind * KINDS + other]:
                    found += EDGE_POWER * float(min(mine[kind], theirs[other]))
    return found + BONE_POWER * min(bones, MOST_BONES * float(units))


def win_odds(s: Mesopotamia, area: i64, side: i64, joining: i64) -> float:
    """How likely a side wins an area against everybody else in it, with one more unit of a kind (or NOBODY)."""
    mine = army(s, area, side)
    if joining != NOBODY:
        mine[joining] += 1
    found = 1.0
    for other in range(CAMPS):
        if other != side and s.land[area * CAMPS + other]:
            theirs = army(s, area, other)
            strong = power(s, mine, theirs, bones_of(s, side, area, 0))
            strong += TIE_POWER if above(s, side, other, EVENT) else -TIE_POWER
            found *= chances(strong, power(s, theirs, mine, bones_of(s, other, area, s.land[area * CAMPS + other])))
    return found
