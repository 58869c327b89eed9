"""Playing a catastrophe tile (page 7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import FINE, Fault
from serai.games.euphrat_tigris.board import CATASTROPHE, CELLS, EMPTY, FACE_DOWN, LEADER, SPHERES, WONDER
from serai.games.euphrat_tigris.rules.evict import evict
from serai.games.euphrat_tigris.state import Tigris

# What can be wrong with playing a catastrophe.
STRIKE_LEFT: Final = 21
STRIKE_LEADER: Final = 22
STRIKE_TWICE: Final = 23
STRIKE_MONUMENT: Final = 24
STRIKE_TREASURE: Final = 25
STRIKE_BUILDING: Final = 26

# Ruling: only civilization tiles are called tiles for short, so a catastrophe lies on no other.
STRIKE_FAULTS: Final[tuple[Fault, ...]] = (
    (STRIKE_LEFT, "E35", "no-catastrophe-left"),
    (STRIKE_LEADER, "E32", "no-catastrophe-leader"),
    (STRIKE_TWICE, "E31", "no-catastrophe-twice"),
    (STRIKE_MONUMENT, "E31", "no-catastrophe-monument"),
    (STRIKE_TREASURE, "E31", "no-catastrophe-treasure"),
    (STRIKE_BUILDING, "E94", "no-catastrophe-building"),
)


def can_strike(s: Tigris, c: i64) -> bool:
    """An empty space, or a face-up tile without treasure and building."""
    # rule E30, E31, E32, E94
    if s.tile[c] == EMPTY:
        return True
    return s.tile[c] < SPHERES and not s.treasure[c] and s.building[s.tile[c]] != c


def catastrophe_cells(s: Tigris) -> vec[i64]:
    cells, tile = s.tile[:], s.tile  # as many as there are spaces
    count: i64 = 0
    for c in range(i64(CELLS)):
        if tile[c] == EMPTY or (tile[c] < SPHERES and can_strike(s, c)):
            cells[count] = c
            count += 1
    return cells[:count]


def strike_fault(s: Tigris, p: i64, c: i64) -> i64:
    """What is wrong with a catastrophe on a space."""
    if s.catastrophes[p] == 0:
        return STRIKE_LEFT
    if can_strike(s, c):
        return FINE
    if s.tile[c] == LEADER:
        return STRIKE_LEADER
    if s.tile[c] == CATASTROPHE:
        return STRIKE_TWICE
    if s.tile[c] == FACE_DOWN or s.tile[c] == WONDER:
        return STRIKE_MONUMENT
    return STRIKE_TREASURE if s.treasure[c] else STRIKE_BUILDING


def strike(s: Tigris, p: i64, c: i64) -> None:
    """The tile there leaves the match; the space is blocked for good and connects nothing."""
    # rule E30, E33, E34, E35
    s.catastrophes[p] -= 1
    s.tell("catastrophe", p, c)
    if s.tile[c] < SPHERES:
        s.out[s.tile[c]] += 1
        s.tell("destroyed", s.tile[c], c)
    s.put(c, CATASTROPHE)
    evict(s)
