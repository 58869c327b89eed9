"""Miniatures: where they are, how many there are, who may leave, who controls what.

`place`, `take` and `shift` are the only functions that write `at`, `came` and `land`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.mesopotamia.state import MAP, OPEN, POPULATION, STACK, START, Mesopotamia
from serai.games.mesopotamia.tables import (
    ARCHER,
    CAMPS,
    FIRST_PIECES,
    FIRST_TRIBAL,
    LAND,
    PIECE_KINDS,
    PIECES,
    RAM,
    RIDER,
    SHIP,
    SIDES,
    SPEARMAN,
    STOCK,
    TRIBAL,
    TRIBAL_ARCHERS,
    TRIBAL_RIDERS,
    TRIBE,
    TRIBE_NAME,
)

NO_UNIT: Final = -1


def kind_of(unit: i64) -> i64:
    """What a miniature is."""
    if unit >= FIRST_TRIBAL:
        tribal = unit - FIRST_TRIBAL
        return SPEARMAN if tribal < TRIBAL_ARCHERS else ARCHER if tribal < TRIBAL_RIDERS else RIDER
    return PIECE_KINDS >> 3 * (unit % PIECES) & 7


def side_of(unit: i64) -> i64:
    """Whose a miniature is; TRIBE for those of the tribes."""
    return TRIBE if unit >= FIRST_TRIBAL else unit // PIECES


def nation(s: Mesopotamia, side: i64) -> i64:
    """What a side is called in notes: its empire, or the tribe."""
    return TRIBE_NAME if side == TRIBE else s.empire[side]


def unseated(s: Mesopotamia, side: i64) -> bool:
    """Whether nobody sits behind a side: an Automa, defenders or a horde; tribes are none of them."""  # rule MES177
    return s.players <= side < s.sides


def first_of(side: i64, kind: i64) -> i64:
    """The first miniature of a kind."""  # rules MES003, MES007
    if side == TRIBE:
        return FIRST_TRIBAL + tribal_first(kind)
    return side * PIECES + (FIRST_PIECES >> 4 * kind & 15)


def tribal_first(kind: i64) -> i64:
    """Where a kind begins among the tribes' miniatures: spearmen, archers, riders, and no more."""
    if kind < RIDER:
        return 0 if kind == SPEARMAN else TRIBAL_ARCHERS
    return TRIBAL_RIDERS if kind == RIDER else TRIBAL


def end_of(side: i64, kind: i64) -> i64:
    """The number behind the last miniature of a kind."""
    return first_of(side, kind + 1)


def place(s: Mesopotamia, unit: i64, where: i64) -> None:
    """A miniature comes onto the map. A land unit that joins others of its side shares their time of coming."""
    s.at[unit] = where
    s.touch(MAP)
    if kind_of(unit) < LAND:
        s.clock += 1
        s.came[unit] = s.clock
        side = side_of(unit)
        if s.land[where * CAMPS + side]:  # rule G71
            for other in fighters(s, where, side):
                s.came[unit] = min(s.came[unit], s.came[other])
        s.land[where * CAMPS + side] += 1


def take(s: Mesopotamia, unit: i64) -> None:
    """A miniature leaves the map."""
    if kind_of(unit) < LAND:
        s.land[s.at[unit] * CAMPS + side_of(unit)] -= 1
    s.at[unit] = NOBODY
    s.touch(MAP)
    s.came[unit] = 0


def shift(s: Mesopotamia, unit: i64, where: i64) -> None:
    """A miniature goes somewhere else."""
    take(s, unit)
    place(s, unit, where)


def reserve(s: Mesopotamia, side: i64, kind: i64) -> i64:
    """A miniature of the kind that is not on the map; NO_UNIT if all are."""
    for unit in range(first_of(side, kind), end_of(side, kind)):
        if s.at[unit] == NOBODY:
            return unit
    return NO_UNIT


def unit_at(s: Mesopotamia, side: i64, kind: i64, where: i64) -> i64:
    """A miniature of the kind in an area (a ship: on a section); NO_UNIT if there is none."""
    for unit in range(first_of(side, kind), end_of(side, kind)):
        if s.at[unit] == where:
            return unit
    return NO_UNIT


def count_at(s: Mesopotamia, side: i64, kind: i64, where: i64) -> i64:
    """How many miniatures of the kind are there."""
    found: i64 = 0
    for unit in range(first_of(side, kind), end_of(side, kind)):
        if s.at[unit] == where:
            found += 1
    return found


def count(s: Mesopotamia, side: i64, kind: i64) -> i64:
    """How many miniatures of the kind are on the map."""
    found: i64 = 0
    for unit in range(first_of(side, kind), end_of(side, kind)):
        if s.at[unit] != NOBODY:
            found += 1
    return found


def units_on_map(s: Mesopotamia, side: i64) -> i64:
    """How many miniatures of a side count against its limit: every one on the map."""  # rule MES006
    found: i64 = 0
    for unit in range(side * PIECES, side * PIECES + PIECES):
        if s.at[unit] != NOBODY:
            found += 1
    return found


def unit_limit(s: Mesopotamia, side: i64) -> i64:
    """How many miniatures a side may have on the map."""  # rule MES120
    return s.data.unit_limit[s.seal[POPULATION * SIDES + side] // STACK]


def may_add(s: Mesopotamia, side: i64, kind: i64) -> bool:
    """Whether one more miniature of the kind may come onto the map: limit and reserve."""  # rule MES120
    return units_on_map(s, side) < unit_limit(s, side) and reserve(s, side, kind) != NO_UNIT


def own(s: Mesopotamia, area: i64, side: i64) -> i64:
    """Land units of a side in an area."""
    return s.land[area * CAMPS + side]


def land_units(s: Mesopotamia, side: i64) -> i64:
    """How many land units of a side are on the map."""
    found: i64 = 0
    for area in range(s.data.areas):
        found += s.land[area * CAMPS + side]
    return found


def enemies(s: Mesopotamia, area: i64, side: i64) -> i64:
    """Land units of all other sides in an area, tribes among them."""
    found: i64 = 0
    for other in range(CAMPS):
        if other != side:
            found += s.land[area * CAMPS + other]
    return found


def outnumbers(s: Mesopotamia, area: i64, side: i64) -> bool:
    """Whether a unit of the side that is in the area may go on or leave it."""  # rules MES059, MES060, MES061
    found = enemies(s, area, side)
    return found == 0 or s.land[area * CAMPS + side] > found


def contested(s: Mesopotamia, area: i64) -> bool:
    """Whether land units of two or more sides are there."""
    found: i64 = 0
    for side in range(CAMPS):
        if s.land[area * CAMPS + side]:
            found += 1
    return found > 1


def controller(s: Mesopotamia, area: i64) -> i64:
    """Which side controls an area; NOBODY if none does or several meet there, TRIBE for a tribe."""
    # rule MES054
    if s.ground[area] >= START:
        return s.ground[area] - START
    found: i64 = NOBODY
    for side in range(CAMPS):
        if s.land[area * CAMPS + side]:
            if found != NOBODY:
                return NOBODY
            found = side
    settled = s.settlement[area]
    if found == NOBODY:
        return settled
    return found if settled == NOBODY or settled == found else NOBODY  # rule G67


def settlements(s: Mesopotamia, side: i64) -> i64:
    """How many settlements of a side are on the map."""
    found: i64 = 0
    for area in range(s.data.areas):
        if s.settlement[area] == side:
            found += 1
    return found


def walls(s: Mesopotamia, side: i64) -> i64:
    """How many walls of a side are on the map."""
    found: i64 = 0
    for area in range(s.data.areas):
        if s.wall[area] == side:
            found += 1
    return found


def has_settlement_left(s: Mesopotamia, side: i64) -> bool:
    return settlements(s, side) < STOCK


def has_wall_left(s: Mesopotamia, side: i64) -> bool:
    return walls(s, side) < STOCK


def event_dice(s: Mesopotamia, side: i64) -> i64:
    """How many event dice of a side lie on the map."""
    found: i64 = 0
    for area in range(s.data.areas):
        if s.holder[area] == side:
            found += 1
    return found


def amphorae(s: Mesopotamia, side: i64) -> i64:
    """How many amphorae of a side stand on trade tokens."""
    found: i64 = 0
    for owner in s.amphora:
        if owner == side:
            found += 1
    return found


def ships_beside(s: Mesopotamia, side: i64, area: i64) -> i64:
    """How many ships of a side are on sections that border an area."""
    found: i64 = 0
    for unit in range(first_of(side, SHIP), end_of(side, SHIP)):
        section = s.at[unit]
        if section != NOBODY and (s.data.bank[2 * section] == area or s.data.bank[2 * section + 1] == area):
            found += 1
    return found


def ship_on(s: Mesopotamia, section: i64) -> bool:
    """Whether any ship is on a section."""
    for side in range(s.sides):
        if unit_at(s, side, SHIP, section) != NO_UNIT:
            return True
    return False


def foreign_wall(s: Mesopotamia, area: i64, side: i64) -> bool:
    """Whether a wall of another empire stands there."""
    return s.wall[area] != NOBODY and s.wall[area] != side


def enterable(s: Mesopotamia, area: i64, side: i64) -> bool:
    """Whether land units of a side may be in an area at all, walls aside: no foreign or closed start area."""
    # rules MES053, MES108
    return s.ground[area] <= 1 or s.ground[area] == START + side


def ram_at(s: Mesopotamia, side: i64, area: i64) -> i64:
    """A ram of a side in an area; NO_UNIT if there is none."""
    return unit_at(s, side, RAM, area)


def fighters(s: Mesopotamia, area: i64, side: i64) -> vec[i64]:
    """The land units of a side in an area, by number."""
    found = vec[i64]()
    for kind in range(LAND):
        for unit in range(first_of(side, kind), end_of(side, kind)):
            if s.at[unit] == area:
                found = append(found, unit)
    return found


def is_open(s: Mesopotamia, area: i64) -> bool:
    """Whether an area is neither blocked nor a start area."""
    return s.ground[area] == OPEN
