"""Guardians of Assur (p. 53): which way a unit of the horde goes, and what happens where it comes in."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.games.mesopotamia.rules.events import discard
from serai.games.mesopotamia.rules.solo import ways
from serai.games.mesopotamia.rules.solo.ends import end_now
from serai.games.mesopotamia.state import CLOSED, MAP, NO_EVENT, RUNNING, Mesopotamia
from serai.games.mesopotamia.tables import CAMPS, LAND, RAM, RIDER, SPEARMAN, TRIBE
from serai.games.mesopotamia.units import (
    NO_UNIT,
    count,
    count_at,
    end_of,
    fighters,
    first_of,
    foreign_wall,
    kind_of,
    outnumbers,
    own,
    ram_at,
    shift,
    take,
)

GUARDIAN: Final = 0
HORDE: Final = 1


def assur(s: Mesopotamia) -> i64:
    """The area of Assur."""
    return s.start[GUARDIAN]


# ---- ways


def barriers(s: Mesopotamia, tribes: bool, walls: bool) -> vec[i64]:
    """Areas that a way does not pass: start areas always, tribes and walls if they are shunned.

    A wall with a ram of the horde in it stands open.
    """
    # rules MES153, G104, G106
    found = vec[i64]([0] * s.data.areas)
    for area in range(s.data.areas):
        shut = s.ground[area] >= CLOSED
        shut = shut or (tribes and s.land[area * CAMPS + TRIBE] > 0)
        found[area] = 1 if shut or (walls and walled(s, area)) else 0
    return found


def walled(s: Mesopotamia, area: i64) -> bool:
    """Whether a wall keeps the horde out: no ram of its own is there yet."""  # rule G104
    return foreign_wall(s, area, HORDE) and ram_at(s, HORDE, area) == NO_UNIT


def walls_left(s: Mesopotamia) -> vec[i64]:
    """The walls that rams go for."""  # rule G104
    found = vec[i64]()
    for area in range(s.data.areas):
        if walled(s, area):
            found = append(found, area)
    return found


def way_to_assur(s: Mesopotamia, area: i64) -> vec[i64]:
    """Distances by which a unit without a ram goes: past tribes and walls while a way is left.

    With every way barred a horde without rams walks through tribes; one with rams goes for the walls, where its
    rams will let it in. Where walls close all ways, it goes up to them.
    """
    # rules MES153, MES154, G103
    goal = vec[i64]([assur(s)])
    far = ways.spread(s.data, goal, barriers(s, True, True))
    if ways.steps(s.data, far, area) == ways.FAR and count(s, HORDE, RAM) == 0:
        far = ways.spread(s.data, goal, barriers(s, False, True))
    if ways.steps(s.data, far, area) == ways.FAR:
        far = ways.spread(s.data, goal, barriers(s, True, False))
    if ways.steps(s.data, far, area) == ways.FAR:
        far = ways.spread(s.data, goal, barriers(s, False, False))
    return far


def way_to_wall(s: Mesopotamia, area: i64) -> vec[i64]:
    """Distances by which a ram and its escort go: to the nearest wall, past tribes while a way is left."""
    # rules MES153, G104
    walls = walls_left(s)
    far = ways.spread(s.data, walls, barriers(s, True, False))
    if ways.steps(s.data, far, area) == ways.FAR:
        far = ways.spread(s.data, walls, barriers(s, False, False))
    return far


def way_of(s: Mesopotamia, area: i64, with_ram: bool) -> vec[i64]:
    """Distances by which a unit in an area goes."""  # rules MES153, G104
    if with_ram and len(walls_left(s)) and ways.steps(s.data, way_to_wall(s, area), area) < ways.FAR:
        return way_to_wall(s, area)
    return way_to_assur(s, area)


def choose(s: Mesopotamia, kind: i64, areas: vec[i64]) -> i64:
    """Of equal ways spearmen and archers take the upper one, riders and chariots the lower one."""
    # rules MES153, G103
    return ways.lowest(s.data, areas) if kind >= RIDER else ways.topmost(s.data, areas)


def running(s: Mesopotamia) -> vec[i64]:
    """1 where an event of the guardian runs for six rounds."""
    found = vec[i64]([0] * s.data.areas)
    for area in range(s.data.areas):
        found[area] = 1 if s.event[area] == RUNNING else 0
    return found


# ---- the order of a turn


def is_escort(s: Mesopotamia, unit: i64) -> bool:
    """Whether a unit takes a ram along: as many as there are rams in its area, by kind."""  # rule G104
    rams = count_at(s, HORDE, RAM, s.at[unit])
    for other in fighters(s, s.at[unit], HORDE):
        if other == unit:
            return rams > 0
        rams -= 1
    return False


def marchers(s: Mesopotamia) -> tuple[vec[i64], i64]:
    """All land units of the horde in the order they go, and how many of them are escorts: these come first."""
    # rule G103
    escorts, others = vec[i64](), vec[i64]()
    for unit in range(first_of(HORDE, SPEARMAN), end_of(HORDE, LAND - 1)):
        if s.at[unit] >= 0:
            if is_escort(s, unit):
                escorts = append(escorts, unit)
            else:
                others = append(others, unit)
    first = len(escorts)
    found = by_distance(s, escorts)
    for unit in by_distance(s, others):
        found = append(found, unit)
    return found, first


def by_distance(s: Mesopotamia, units: vec[i64]) -> vec[i64]:
    """Units sorted: nearest to Assur first, then the first on the map, then by kind."""  # rule G103
    far = vec[i64]([0] * len(units))
    for i in range(len(units)):
        far[i] = ways.steps(s.data, way_to_assur(s, s.at[units[i]]), s.at[units[i]])
    for i in range(1, len(units)):
        at = i
        while at > 0 and comes_before(s, units[at], far[at], units[at - 1], far[at - 1]):
            units[at], units[at - 1] = units[at - 1], units[at]
            far[at], far[at - 1] = far[at - 1], far[at]
            at -= 1
    return units


def comes_before(s: Mesopotamia, unit: i64, far: i64, other: i64, others: i64) -> bool:
    if far != others:
        return far < others
    return s.at[unit] != s.at[other] and ways.is_first(s.data, s.at[unit], s.at[other])


# ---- a step


def march(s: Mesopotamia, unit: i64, with_ram: bool) -> None:
    """A unit goes one area, unless it is pinned, nowhere left to go, or stands before a wall without a ram."""
    # rules MES153, G103, G104
    area = s.at[unit]
    if not outnumbers(s, area, HORDE):
        s.tell("horde-pinned", s.empire[HORDE], kind_of(unit), area)
        return
    far = way_of(s, area, with_ram)
    forks = ways.forks(s.data, far, area)
    lured = ways.kept(forks, ways.passing(s.data, far, running(s)))
    goal = choose(s, kind_of(unit), lured)
    if len(forks) == 0:
        s.tell("horde-no-way", s.empire[HORDE], kind_of(unit), area)
    elif walled(s, goal) and not with_ram:
        s.tell("horde-waits", s.empire[HORDE], kind_of(unit), area, goal)
    else:
        s.tell(reason(s, kind_of(unit), forks, lured, with_ram), s.empire[HORDE], kind_of(unit), area, goal)
        step(s, unit, goal, with_ram)


def reason(s: Mesopotamia, kind: i64, forks: vec[i64], lured: vec[i64], with_ram: bool) -> str:
    """The sentence that says why a unit goes where it goes."""
    if with_ram:
        return "horde-hauls" if len(walls_left(s)) else "horde-hauls-on"
    if len(forks) == 1:
        return "horde-marches"
    if len(lured) < len(forks):
        return "horde-lured"
    return "horde-lower" if kind >= RIDER else "horde-upper"


def step(s: Mesopotamia, unit: i64, goal: i64, with_ram: bool) -> None:
    """A unit comes in, with a ram or without: tribes and running events go, and an empty Assur falls."""
    # rules MES151, MES154, MES155, G102
    if with_ram:
        shift(s, ram_at(s, HORDE, s.at[unit]), goal)
    shift(s, unit, goal)
    trample(s, goal)
    if goal == assur(s) and own(s, goal, GUARDIAN) == 0:
        s.tell("assur-entered", s.empire[HORDE], kind_of(unit), goal)
        end_now(s, True)


def trample(s: Mesopotamia, area: i64) -> None:
    """A tribe is removed with the event it guards; a running event of the guardian is destroyed; others stay."""
    # rules MES154, MES155, G106
    if s.land[area * CAMPS + TRIBE]:
        for unit in fighters(s, area, TRIBE):
            take(s, unit)
        s.event[area] = NO_EVENT
        s.touch(MAP)
        s.tell("horde-tramples", s.empire[HORDE], area)
    if s.event[area] == RUNNING:
        s.tell("horde-destroys", s.empire[HORDE], s.card[area], area)
        discard(s, area)
