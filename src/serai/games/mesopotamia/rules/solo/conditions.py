"""The conditions of strategy cards (p. 45): what lies open for everybody, seen from the Automa."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules.solo.ways import FAR, steps_from
from serai.games.mesopotamia.rules.tracks import higher_than
from serai.games.mesopotamia.state import EVENT, HIDDEN, OPEN, POINTS, POPULATION, RUNNING, Mesopotamia
from serai.games.mesopotamia.tables import ACTIONS, CAMPS, LEVELS, RESEARCH
from serai.games.mesopotamia.tables_solo import (
    EVENT_NEAR,
    FEW_SETTLEMENTS,
    FEW_TECHNOLOGIES,
    FEWER_UNITS,
    HOME_THREATENED,
    HUMAN_HOLDS,
    LAWS_MISSING,
    LONE_UNIT_NEAR,
    NOT_FIRST_PEOPLE,
)
from serai.games.mesopotamia.units import controller, land_units, own, settlements

NEAR = 2  # steps
ADVANCED = 3  # the level of a technology that counts
TECHNOLOGIES = 3
SETTLED = 2


def is_met(s: Mesopotamia, side: i64, condition: i64) -> bool:
    """Whether the condition of a strategy card holds for a side now."""  # rules MES136, G89
    if condition == HOME_THREATENED:
        return is_threatened(s, side)
    if condition == EVENT_NEAR or condition == LONE_UNIT_NEAR:
        return is_near(s, side, condition)
    if condition == LAWS_MISSING:
        return s.level[side * ACTIONS + RESEARCH] < LEVELS
    if condition == NOT_FIRST_PEOPLE:
        return higher_than(s, side, POPULATION) > 0
    if condition == HUMAN_HOLDS:
        return people_hold(s)
    if condition == FEW_TECHNOLOGIES:
        return advanced(s, side) < TECHNOLOGIES
    if condition == FEWER_UNITS:
        return is_outnumbered(s, side)
    return settlements(s, side) < SETTLED if condition == FEW_SETTLEMENTS else higher_than(s, side, EVENT) > 0


def people_in(s: Mesopotamia, area: i64) -> i64:
    """How many land units of people are in an area."""
    found: i64 = 0
    for seat in range(s.players):
        found += s.land[area * CAMPS + seat]
    return found


def to_people(s: Mesopotamia, area: i64) -> i64:
    """How many steps the nearest land unit of people is away; very many where there is none."""
    far = steps_from(s, area)
    found: i64 = FAR
    for one in range(s.data.areas):
        if people_in(s, one):
            found = min(found, far[one])
    return found


def is_threatened(s: Mesopotamia, side: i64) -> bool:
    """Whether a unit of people is in or next to an area with a settlement of the side, or next to its start area."""
    for area in range(s.data.areas):
        if people_in(s, area) == 0:
            continue
        if s.settlement[area] == side:
            return True
        for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
            near = s.data.border[i]
            if s.settlement[near] == side or near == s.start[side]:
                return True
    return False


def is_near(s: Mesopotamia, side: i64, condition: i64) -> bool:
    """Whether a hidden event, or a lone unit of people, is at most two steps from a unit of the side."""  # rule G89
    for area in range(s.data.areas):
        if own(s, area, side):
            far = steps_from(s, area)
            for goal in range(s.data.areas):
                if far[goal] <= NEAR and s.ground[goal] <= 1 and is_tempting(s, goal, condition):
                    return True
    return False


def is_tempting(s: Mesopotamia, area: i64, condition: i64) -> bool:
    if condition == EVENT_NEAR:
        return s.event[area] == HIDDEN and s.ground[area] == OPEN
    return people_in(s, area) == 1


def people_hold(s: Mesopotamia) -> bool:
    """Whether people have a settlement, or control an area with a running event or a face-up token."""  # rule G89
    for area in range(s.data.areas):
        if 0 <= s.settlement[area] < s.players:
            return True
        if s.event[area] == RUNNING or s.event[area] == POINTS:
            holder = controller(s, area)
            if holder != NOBODY and holder < s.players:
                return True
    return False


def advanced(s: Mesopotamia, side: i64) -> i64:
    """How many technologies of a side are on level 3 or 4."""
    found: i64 = 0
    for action in range(ACTIONS):
        if s.level[side * ACTIONS + action] >= ADVANCED:
            found += 1
    return found


def is_outnumbered(s: Mesopotamia, side: i64) -> bool:
    """Whether a side has fewer land units on the map than one of the people."""  # rule G89
    mine = land_units(s, side)
    for seat in range(s.players):
        if mine < land_units(s, seat):
            return True
    return False
