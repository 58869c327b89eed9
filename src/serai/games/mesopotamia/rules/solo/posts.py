"""Siege of Ur (p. 51): where the defenders post units, which event they explore, who goes where."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules.solo import ways
from serai.games.mesopotamia.state import HIDDEN, Mesopotamia
from serai.games.mesopotamia.tables import ARCHER, AREAS, CAMPS, HOME, LAND, SPEARMAN
from serai.games.mesopotamia.units import (
    NO_UNIT,
    end_of,
    enterable,
    first_of,
    foreign_wall,
    kind_of,
    outnumbers,
    own,
    reserve,
)

BESIEGER: Final = 0
DEFENDERS: Final = 1


def to_besieger(s: Mesopotamia) -> vec[i64]:
    """How far it is from each area to the nearest land unit of the besieger; start areas are not crossed."""
    homes = vec[i64]([0] * s.data.areas)
    camps = vec[i64]()
    for area in range(s.data.areas):
        homes[area] = 1 if s.data.terrain[area] == HOME else 0
        if own(s, area, BESIEGER):
            camps = append(camps, area)
    return ways.spread(s.data, camps, homes)


def to_ur(s: Mesopotamia) -> vec[i64]:
    """How far it is from each area to Ur, for defenders: past his walls, foreign start areas and what they shun."""
    barred = vec[i64]([ways.FREE] * s.data.areas)
    for area in range(s.data.areas):
        if shunned(s, area) or not passable(s, area):
            barred[area] = ways.SHUT
    return ways.spread(s.data, vec[i64]([s.start[DEFENDERS]]), barred)


def passable(s: Mesopotamia, area: i64) -> bool:
    """Whether defenders may enter an area; they have no rams."""  # rules MES053, MES103
    return enterable(s, area, DEFENDERS) and not foreign_wall(s, area, DEFENDERS)


def shunned(s: Mesopotamia, area: i64) -> bool:
    """Defenders never go beside the besieger's start area."""  # rule MES149
    return bool(s.data.bordering[s.start[BESIEGER] * AREAS + area])


def may_go(s: Mesopotamia, unit: i64) -> bool:
    """Whether a defender on the map is not pinned."""  # rules MES061, G98
    return s.at[unit] != NOBODY and outnumbers(s, s.at[unit], DEFENDERS)


# ---- Warfare


def next_post(s: Mesopotamia, population: i64) -> tuple[i64, i64]:
    """The highest kind that waits at this position or below it and has a place, and the place; NO_UNIT without any."""
    # rules MES148, G99
    for kind in range(LAND - 1, -1, -1):
        if s.data.siege.position[kind] <= population and reserve(s, DEFENDERS, kind) != NO_UNIT:
            area = post_of(s, kind)
            if area != NOBODY:
                return kind, area
    return NO_UNIT, NOBODY


def post_of(s: Mesopotamia, kind: i64) -> i64:
    """Where a new defender of a kind is posted; NOBODY if there is no such place."""  # rules MES148, G99
    if kind > ARCHER:
        return ways.rightmost(s.data, fronts(s))
    held = vec[i64]()
    for area in range(s.data.areas):
        if (s.settlement[area] if kind == SPEARMAN else s.wall[area]) == DEFENDERS:
            held = append(held, area)
    return ways.topmost(s.data, ways.nearest(s.data, held, to_besieger(s)))


def fronts(s: Mesopotamia) -> vec[i64]:
    """Areas beside land units of the besieger: none of his units in them, no start area, no wall of his."""  # rule G99
    found = vec[i64]()
    for area in range(s.data.areas):
        free = s.data.terrain[area] != HOME and not own(s, area, BESIEGER) and passable(s, area)
        if free and beside_besieger(s, area):
            found = append(found, area)
    return found


def beside_besieger(s: Mesopotamia, area: i64) -> bool:
    for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
        if own(s, s.data.border[i], BESIEGER):
            return True
    return False


# ---- Explore


def event_held(s: Mesopotamia) -> i64:
    """The hidden event on which a defender stands, nearest to the besieger, then the leftmost; NOBODY without any."""
    # rule MES149
    held = vec[i64]()
    for area in range(s.data.areas):
        if s.event[area] == HIDDEN and own(s, area, DEFENDERS):
            held = append(held, area)
    return ways.leftmost(s.data, ways.nearest(s.data, held, to_besieger(s)))


def event_beside(s: Mesopotamia) -> i64:
    """The first area on the map with a hidden event that a defender may enter; never beside the besieger's start."""
    # rules MES149, G98
    found = vec[i64]()
    for area in range(s.data.areas):
        goal = s.event[area] == HIDDEN and not shunned(s, area) and passable(s, area)
        if goal and explorer(s, area) != NO_UNIT:
            found = append(found, area)
    return ways.topmost(s.data, found)


def explorer(s: Mesopotamia, area: i64) -> i64:
    """Who goes to an area beside it: the slowest kind, then the first on the map; NO_UNIT if nobody can."""  # rule G98
    best: i64 = NO_UNIT
    for unit in range(first_of(DEFENDERS, SPEARMAN), end_of(DEFENDERS, LAND - 1)):
        if may_go(s, unit) and s.data.bordering[s.at[unit] * AREAS + area]:
            if best == NO_UNIT or (kind_of(unit) == kind_of(best) and ways.is_first(s.data, s.at[unit], s.at[best])):
                best = unit
    return best


def any_hidden(s: Mesopotamia) -> bool:
    for area in range(s.data.areas):
        if s.event[area] == HIDDEN:
            return True
    return False


def homecomer(s: Mesopotamia) -> i64:
    """The defender farthest from Ur that can come nearer, the first on the map among equals; NO_UNIT without any."""
    # rules MES149, G98
    far = to_ur(s)
    areas = vec[i64]()
    for area in range(s.data.areas):
        if s.land[area * CAMPS + DEFENDERS] and outnumbers(s, area, DEFENDERS) and area != s.start[DEFENDERS]:
            areas = append(areas, area)
    area = ways.topmost(s.data, ways.farthest(s.data, areas, far))
    for unit in range(first_of(DEFENDERS, SPEARMAN), end_of(DEFENDERS, LAND - 1)):
        if area != NOBODY and s.at[unit] == area:
            return unit
    return NO_UNIT


def step_home(s: Mesopotamia, area: i64) -> i64:
    """The next area on a shortest way to Ur, the first on the map among equals."""  # rule G98
    return ways.topmost(s.data, ways.forks(s.data, to_ur(s), area))


# ---- Gather & Trade


def token_for(s: Mesopotamia, most: i64) -> i64:
    """The free trade token farthest right in a section up to a level; NOBODY if there is none."""
    # rules MES147, G100
    for slot in range(len(s.trade) - 1, -1, -1):
        if s.trade[slot] != NOBODY and s.amphora[slot] == NOBODY and s.data.slot_level[slot] <= most:
            return slot
    return NOBODY
