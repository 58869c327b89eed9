"""Laying a civilization tile, and the point it brings (pages 6 and 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import FINE, Fault
from serai.games.euphrat_tigris.board import EMPTY, FARM, KING, NOWHERE, SPHERES, Kingdoms
from serai.games.euphrat_tigris.state import Tigris

# What can be wrong with laying a tile.
TILE_HELD: Final = 1
TILE_OCCUPIED: Final = 2
TILE_FARM: Final = 3
TILE_RIVER: Final = 4
TILE_JOINING: Final = 5

TILE_FAULTS: Final[tuple[Fault, ...]] = (
    (TILE_HELD, "E20", "no-tile-held"),
    (TILE_OCCUPIED, "E20", "no-tile-occupied"),
    (TILE_FARM, "E21", "no-tile-farm"),
    (TILE_RIVER, "E22", "no-tile-river"),
    (TILE_JOINING, "E23", "no-tile-joining"),
)


def tile_fault(s: Tigris, p: i64, sphere: i64, c: i64) -> i64:
    """What is wrong with laying a tile on a space."""
    if s.hand[p * SPHERES + sphere] == 0:
        return TILE_HELD
    if s.tile[c] != EMPTY:
        return TILE_OCCUPIED
    if sphere == FARM and not s.side.river[c]:
        return TILE_FARM
    if sphere != FARM and s.side.river[c]:
        return TILE_RIVER
    return TILE_JOINING if s.regions().touching(c) > 2 else FINE


def lay_tile(s: Tigris, p: i64, sphere: i64, c: i64) -> None:
    """Lay it, face up and for good; in one kingdom it may score, between two it joins them.

    The unification tile goes on one that joins, and wars may follow.
    """
    # rule E24, E28, E29, E50, E58
    kingdoms = s.regions()
    touching = kingdoms.touching(c)
    scorer: i64 = NOWHERE
    if touching == 1:
        scorer = find_scorer(s, kingdoms, kingdoms.touched(c), sphere)
    s.hand[p * SPHERES + sphere] -= 1
    if touching == 2:
        s.put_joined(c)  # before the tile connects anything
    s.put(c, sphere)
    s.tell("laid", p, sphere, c)
    if scorer != NOWHERE:
        s.score(scorer, sphere, points_for(s, sphere, c))
    if touching == 2:
        s.tell("united", p, c)


def find_scorer(s: Tigris, kingdoms: Kingdoms, region: i64, sphere: i64) -> i64:
    """Whose point it is: the leader's of that sphere, else the king's, else nobody's."""
    # rule E25, E26, E27
    owner = s.find_leader(kingdoms, region, sphere)
    return owner if owner != NOWHERE else s.find_leader(kingdoms, region, KING)


def points_for(s: Tigris, sphere: i64, c: i64) -> i64:
    """Two points where the kingdom, the new tile in it, has the sphere's building; else one."""
    # rule E93
    # Ruling: a building in a leaderless region counts already for the tile that joins that region
    # to the kingdom; the tile is laid into a kingdom that contains the building from then on.
    stands = s.building[sphere]
    if stands == NOWHERE:
        return 1
    label = s.regions().label
    return 2 if label[stands] == label[c] else 1
