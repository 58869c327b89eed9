"""Who is ahead (p. 43), and what no move may change."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules.ending import public_points
from serai.games.mesopotamia.state import NOT_USED, POPULATION, Mesopotamia
from serai.games.mesopotamia.tables import GOOD_NAMES, GOODS, LAND, SIDES, UNITS
from serai.games.mesopotamia.units import kind_of


def standing(s: Mesopotamia) -> list[tuple[int, ...]]:
    """Points, then the place on the population track. Before the end only what lies open counts.

    Allies stand where the best of them stands.
    """  # rules MES129, MES177
    found: list[tuple[int, ...]] = [
        (points(s, side), int(s.seal[POPULATION * SIDES + side])) for side in range(s.players)
    ]
    return [max(found)] * len(found) if s.allies else found


def points(s: Mesopotamia, side: i64) -> int:
    """What a side has scored, or what its open things are worth now."""  # rule MES161
    if s.over:
        return int(s.total[side])
    return int(public_points(s, side)) if s.round > 0 else 0


def conserved(s: Mesopotamia) -> dict[str, int]:
    """Components that only change places."""
    found = {
        "land units counted twice": int(sum(s.land)) - _land_units(s),
        "missions": sum(1 for where in s.mission if where != NOT_USED),
    }
    for good in range(GOODS):
        held = sum(s.goods[side * GOODS + good] for side in range(SIDES))
        found[GOOD_NAMES[good]] = int(held + s.supply[good])
    return found


def _land_units(s: Mesopotamia) -> int:
    return sum(1 for unit in range(UNITS) if kind_of(unit) < LAND and s.at[unit] != NOBODY)
