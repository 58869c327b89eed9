"""Ways on the map for sides without a seat: how far it is, and what comes first on the map."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY
from serai.games.mesopotamia.rules.explore import WALLED, step_fault
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import CAMPS, HOME, TRIBE


def is_before(s: Mesopotamia, area: i64, other: i64) -> bool:
    """Whether an area comes first on the map: farther up, then farther left; everything is before NOBODY."""
    if other == NOBODY:
        return True
    if s.data.y[area] != s.data.y[other]:
        return s.data.y[area] < s.data.y[other]
    return s.data.x[area] < s.data.x[other]


def steps_from(s: Mesopotamia, origin: i64) -> vec[i64]:
    """How many steps each area is away; start areas are not crossed; NOBODY where there is no way."""  # rule G89
    return spread(s, NOBODY, origin, False)


def ways(s: Mesopotamia, side: i64, origin: i64, ram: bool) -> vec[i64]:
    """The same in legal steps of a side's land unit; tribes and, without a ram, walls end a way."""  # rule G94
    return spread(s, side, origin, ram)


def spread(s: Mesopotamia, side: i64, origin: i64, ram: bool) -> vec[i64]:
    """The distances from an area, for a side's land unit or (NOBODY) on the bare map."""
    found = vec[i64]([NOBODY] * s.data.areas)
    found[origin] = 0
    reached = vec[i64]([origin])
    at: i64 = 0
    while at < len(reached):
        area = reached[at]
        at += 1
        if area == origin or leads_on(s, side, area):
            for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
                near = s.data.border[i]
                if found[near] == NOBODY and (side == NOBODY or may_step(s, side, area, near, ram)):
                    found[near] = found[area] + 1
                    reached = append(reached, near)
    return found


def leads_on(s: Mesopotamia, side: i64, area: i64) -> bool:
    """Whether a way may go on from an area: no start area, and for units no tribe."""
    return s.data.terrain[area] != HOME if side == NOBODY else s.land[area * CAMPS + TRIBE] == 0


def may_step(s: Mesopotamia, side: i64, area: i64, goal: i64, ram: bool) -> bool:
    """Whether a land unit may step from an area into another, with a ram past walls."""
    fault = step_fault(s, side, area, goal)
    return fault == FINE or (ram and fault == WALLED)


def nearest(s: Mesopotamia, areas: vec[i64], goal: i64) -> i64:
    """The area with the shortest way to a goal; of several the first on the map."""
    far = steps_from(s, goal)
    best: i64 = NOBODY
    for area in areas:
        if best == NOBODY or far[area] < far[best] or (far[area] == far[best] and is_before(s, area, best)):
            best = area
    return best


def farthest(s: Mesopotamia, areas: vec[i64], goal: i64) -> i64:
    """The area with the longest way to a goal; of several the first on the map."""
    far = steps_from(s, goal)
    best: i64 = NOBODY
    for area in areas:
        if best == NOBODY or far[area] > far[best] or (far[area] == far[best] and is_before(s, area, best)):
            best = area
    return best
