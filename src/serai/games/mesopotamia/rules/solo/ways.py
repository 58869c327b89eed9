"""Ways over the map for sides nobody plays: how far it is, where the next step leads, which of equals is first."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import CAMPS, HOME, TRIBE, MapTables
from serai.games.mesopotamia.units import NO_UNIT, enterable, foreign_wall, ram_at

FAR: Final = 99  # no way leads there

# What bars an area: nothing, everything, or only going on from it.
FREE: Final = 0
SHUT: Final = 1
ENDS: Final = 2


def spread(t: MapTables, goals: vec[i64], barred: vec[i64]) -> vec[i64]:
    """How many steps it is from each area to the nearest goal. Shut areas are not passed; a goal always counts."""
    # rule MES153
    found = vec[i64]([FAR] * t.areas)
    line = vec[i64]()
    for goal in goals:
        found[goal] = 0
        line = append(line, goal)
    i: i64 = 0
    while i < len(line):
        area = line[i]
        for at in range(t.border_at[area], t.border_at[area + 1]):
            other = t.border[at]
            if found[other] == FAR and barred[other] != SHUT:
                found[other] = found[area] + 1
                if barred[other] != ENDS:
                    line = append(line, other)
        i += 1
    return found


def steps_from(s: Mesopotamia, origin: i64) -> vec[i64]:
    """How many steps each area is away; start areas are not crossed."""  # rule G89
    homes = vec[i64]([FREE] * s.data.areas)
    for area in range(s.data.areas):
        homes[area] = ENDS if s.data.terrain[area] == HOME else FREE
    return spread(s.data, vec[i64]([origin]), homes)


def legal_from(s: Mesopotamia, side: i64, origin: i64, ram: bool) -> vec[i64]:
    """The same in legal steps of a side's land unit; tribes and, without a ram, walls end a way."""  # rule G94
    return spread(s.data, vec[i64]([origin]), bars(s, side, ram, ENDS))


def legal_to(s: Mesopotamia, side: i64, goal: i64, ram: bool) -> vec[i64]:
    """How many such steps it is from each area to a goal that may be entered; tribes on the way are shunned."""
    # rule G94
    return spread(s.data, vec[i64]([goal]), bars(s, side, ram, SHUT))


def bars(s: Mesopotamia, side: i64, ram: bool, tribes: i64) -> vec[i64]:
    """What bars each area for a land unit: foreign start areas, walls without a ram, and in some way tribes."""
    found = vec[i64]([FREE] * s.data.areas)
    for area in range(s.data.areas):
        walled = foreign_wall(s, area, side) and not ram and ram_at(s, side, area) == NO_UNIT
        if walled or not enterable(s, area, side):
            found[area] = SHUT
        elif s.land[area * CAMPS + TRIBE]:
            found[area] = tribes
    return found


def steps(t: MapTables, far: vec[i64], area: i64) -> i64:
    """How many steps it is from an area that may itself be barred."""
    if far[area] == 0:
        return 0
    best: i64 = FAR
    for at in range(t.border_at[area], t.border_at[area + 1]):
        best = min(best, far[t.border[at]] + 1)
    return min(best, FAR)


def forks(t: MapTables, far: vec[i64], area: i64) -> vec[i64]:
    """The neighbouring areas with which the shortest ways begin."""
    found = vec[i64]()
    left = steps(t, far, area)
    if 0 < left < FAR:
        for at in range(t.border_at[area], t.border_at[area + 1]):
            if far[t.border[at]] == left - 1:
                found = append(found, t.border[at])
    return found


def passing(t: MapTables, far: vec[i64], marked: vec[i64]) -> vec[i64]:
    """1 for each area from which a shortest way leads through a marked one, itself included."""
    found = vec[i64]([0] * t.areas)
    for distance in range(FAR):
        reached = False
        for area in range(t.areas):
            if far[area] == distance:
                reached = True
                found[area] = 1 if marked[area] or _leads_on(t, far, found, area) else 0
        if not reached:
            return found
    return found


def _leads_on(t: MapTables, far: vec[i64], found: vec[i64], area: i64) -> bool:
    for at in range(t.border_at[area], t.border_at[area + 1]):
        other = t.border[at]
        if far[other] == far[area] - 1 and found[other]:
            return True
    return False


def kept(areas: vec[i64], marked: vec[i64]) -> vec[i64]:
    """Those of the areas that are marked; all of them where none is."""
    found = vec[i64]()
    for area in areas:
        if marked[area]:
            found = append(found, area)
    return found if len(found) else areas


def topmost(t: MapTables, areas: vec[i64]) -> i64:
    """The first on the map: the uppermost area, then the leftmost; NOBODY of none."""
    best: i64 = NOBODY
    for area in areas:
        if is_first(t, area, best):
            best = area
    return best


def is_first(t: MapTables, area: i64, other: i64) -> bool:
    """Whether an area comes before another: higher up, then farther left; everything comes before NOBODY."""
    if other == NOBODY:
        return True
    return t.y[area] < t.y[other] if t.y[area] != t.y[other] else t.x[area] < t.x[other]


def lowest(t: MapTables, areas: vec[i64]) -> i64:
    """The lowest area, then the leftmost; NOBODY of none."""
    best: i64 = NOBODY
    for area in areas:
        higher = best != NOBODY and t.y[area] < t.y[best]
        if best == NOBODY or not (higher or (t.y[area] == t.y[best] and t.x[area] > t.x[best])):
            best = area
    return best


def leftmost(t: MapTables, areas: vec[i64]) -> i64:
    """The leftmost area, then the uppermost; NOBODY of none."""
    best: i64 = NOBODY
    for area in areas:
        if best == NOBODY or t.x[area] < t.x[best] or (t.x[area] == t.x[best] and t.y[area] < t.y[best]):
            best = area
    return best


def rightmost(t: MapTables, areas: vec[i64]) -> i64:
    """The rightmost area, then the uppermost; NOBODY of none."""
    best: i64 = NOBODY
    for area in areas:
        if best == NOBODY or t.x[area] > t.x[best] or (t.x[area] == t.x[best] and t.y[area] < t.y[best]):
            best = area
    return best


def nearest(t: MapTables, areas: vec[i64], far: vec[i64]) -> vec[i64]:
    """Those of the areas from which it is least far; all of them where no way leads on."""
    least: i64 = FAR
    for area in areas:
        least = min(least, steps(t, far, area))
    return _so_far(t, areas, far, least)


def farthest(t: MapTables, areas: vec[i64], far: vec[i64]) -> vec[i64]:
    """Those of the areas from which it is farthest; areas without a way do not count."""
    most: i64 = NOBODY
    for area in areas:
        if steps(t, far, area) < FAR:
            most = max(most, steps(t, far, area))
    return _so_far(t, areas, far, most)


def _so_far(t: MapTables, areas: vec[i64], far: vec[i64], distance: i64) -> vec[i64]:
    found = vec[i64]()
    for area in areas:
        if steps(t, far, area) == distance:
            found = append(found, area)
    return found
