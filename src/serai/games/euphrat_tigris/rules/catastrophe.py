"""Playing a catastrophe tile (page 7)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import Refusal
from serai.games.euphrat_tigris.board import CATASTROPHE, CELLS, EMPTY, FACE_DOWN, LEADER, SPHERES, WONDER
from serai.games.euphrat_tigris.rules.evict import evict
from serai.games.euphrat_tigris.state import Tigris


def can_strike(s: Tigris, c: i64) -> bool:
    """An empty space, or a face-up tile without treasure and building."""
    # rule E30, E31, E32, E94
    if s.tile[c] == EMPTY:
        return True
    return s.tile[c] < SPHERES and not s.treasure[c] and s.building[s.tile[c]] != c


def catastrophe_cells(s: Tigris) -> vec[i64]:
    cells = vec[i64]()
    tile = s.tile
    c: i64 = 0
    while c < CELLS:
        if tile[c] == EMPTY or (tile[c] < SPHERES and can_strike(s, c)):
            cells = append(cells, c)
        c += 1
    return cells


def why_no_catastrophe(s: Tigris, p: i64, c: i64) -> Refusal | None:
    """Why a catastrophe cannot strike a space."""
    if s.catastrophes[p] == 0:
        return Refusal("E35", "no-catastrophe-left")
    if can_strike(s, c):
        return None
    if s.tile[c] == LEADER:
        return Refusal("E32", "no-catastrophe-leader", c)
    if s.tile[c] == CATASTROPHE:
        # Ruling: only civilization tiles are called tiles for short, so a catastrophe lies on no other.
        return Refusal("E31", "no-catastrophe-twice", c)
    if s.tile[c] == FACE_DOWN or s.tile[c] == WONDER:
        return Refusal("E31", "no-catastrophe-monument", c)
    if s.treasure[c]:
        return Refusal("E31", "no-catastrophe-treasure", c)
    return Refusal("E94", "no-catastrophe-building", c)


def strike(s: Tigris, p: i64, c: i64) -> None:
    """The tile there leaves the match; the space is blocked for good and connects nothing."""
    # rule E30, E33, E34, E35
    s.catastrophes[p] -= 1
    s.tell("catastrophe", p, c)
    if s.tile[c] < SPHERES:
        s.out[s.tile[c]] += 1
        s.tell("destroyed", s.tile[c], c)
    s.tile[c] = CATASTROPHE
    evict(s)
