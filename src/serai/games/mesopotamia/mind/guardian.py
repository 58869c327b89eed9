"""Guardians of Assur: how near the horde is, and what holds it up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules.solo import ways
from serai.games.mesopotamia.rules.solo.horde import HORDE, assur, way_to_assur
from serai.games.mesopotamia.state import GUARDIANS, Mesopotamia
from serai.games.mesopotamia.tables import AREAS, CAMPS
from serai.games.mesopotamia.units import own

MINE: Final = 0
CALM: Final = 9  # steps to a horde that is not on the map


def nearest_foe(s: Mesopotamia) -> i64:
    """How many steps the horde's nearest land unit is from Assur."""
    best: i64 = CALM
    for area in range(s.data.areas):
        if s.land[area * CAMPS + HORDE]:
            best = min(best, ways.steps(s.data, way_to_assur(s, area), area))
    return best


def is_home(s: Mesopotamia, area: i64) -> bool:
    return s.solo == GUARDIANS and area == assur(s)


def is_gate(s: Mesopotamia, area: i64) -> bool:
    """Whether an area beside Assur lets somebody in from farther away."""
    home = assur(s)
    if s.solo != GUARDIANS or not s.data.bordering[home * AREAS + area]:
        return False
    for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
        near = s.data.border[i]
        if near != home and not s.data.bordering[home * AREAS + near]:
            return True
    return False


def guard_left(s: Mesopotamia, area: i64) -> bool:
    """Whether Assur would stand empty if a unit left an area."""
    return is_home(s, area) and own(s, area, MINE) == 1


def open_gate(s: Mesopotamia, area: i64) -> bool:
    return is_gate(s, area) and s.wall[area] == NOBODY
