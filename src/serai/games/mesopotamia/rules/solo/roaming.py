"""How units of the Automa move (p. 47): the nearest unit goes for the first kind of target there is."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serai.core.flow import NOBODY, Step
from serai.games.mesopotamia.rules.events import RevealEvent
from serai.games.mesopotamia.rules.solo import ways
from serai.games.mesopotamia.rules.solo.conditions import people_in
from serai.games.mesopotamia.state import HIDDEN, OPEN, Mesopotamia
from serai.games.mesopotamia.tables import CAMPS, LAND, TRIBE
from serai.games.mesopotamia.tables_solo import ANY_EVENT, ENEMY_WALL, FREE_EVENT, NOTHING, SOUGHT
from serai.games.mesopotamia.units import (
    NO_UNIT,
    end_of,
    first_of,
    foreign_wall,
    kind_of,
    outnumbers,
    ram_at,
    shift,
)


class Roam(Step[Mesopotamia]):
    """One activation after the other; each ends with what is found there."""  # rules MES142, G94

    fields: ClassVar[tuple[str, ...]] = ("player", "deed", "left")

    def __init__(self, player: i64, deed: i64, left: i64) -> None:
        self.player = player
        self.deed = deed
        self.left = left

    def run(self, s: Mesopotamia) -> None:
        if self.left == 0:
            return
        for i in range(self.deed * SOUGHT, (self.deed + 1) * SOUGHT):
            kind = s.data.solo.seek[i]
            if kind == NOTHING:
                break
            unit = envoy(s, self.player, kind)
            if unit != NO_UNIT:
                goal = goal_of(s, self.player, unit, kind)
                march(s, self.player, unit, goal, hauls(s, self.player, unit, kind))
                s.then(RevealEvent(self.player, s.at[unit]), Roam(self.player, self.deed, self.left - 1))
                return
        s.tell("finds-no-way", s.empire[self.player])


def is_target(s: Mesopotamia, side: i64, area: i64, kind: i64) -> bool:
    """Whether an area is a target of a kind."""  # rule G94
    if kind == FREE_EVENT or kind == ANY_EVENT:
        guarded = s.land[area * CAMPS + TRIBE] > 0
        return s.event[area] == HIDDEN and s.ground[area] == OPEN and not (guarded and kind == FREE_EVENT)
    return foreign_wall(s, area, side) if kind == ENEMY_WALL else people_in(s, area) > 0


def is_goal(s: Mesopotamia, side: i64, area: i64, kind: i64, ram: bool) -> bool:
    """Whether a unit wants to end in an area: on a target; without a ram before the wall."""  # rule G94
    if kind != ENEMY_WALL or ram:
        return is_target(s, side, area, kind)
    for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
        if foreign_wall(s, s.data.border[i], side):
            return True
    return False


def hauls(s: Mesopotamia, side: i64, unit: i64, kind: i64) -> bool:
    """Whether a unit takes a ram along: toward walls, where one stands beside it."""
    return kind == ENEMY_WALL and ram_at(s, side, s.at[unit]) != NO_UNIT


def goal_of(s: Mesopotamia, side: i64, unit: i64, kind: i64) -> i64:
    """The nearest goal of a kind that a unit can reach, the first on the map of several; NOBODY if there is none.

    A unit that stands at a wall or with a unit of people already stays where it is.
    """  # rule G94
    origin, ram = s.at[unit], hauls(s, side, unit, kind)
    if kind >= ENEMY_WALL and is_goal(s, side, origin, kind, ram):
        return NOBODY
    far = ways.legal_from(s, side, origin, ram)
    best: i64 = NOBODY
    for area in range(s.data.areas):
        if 0 < far[area] < ways.FAR and is_goal(s, side, area, kind, ram):
            nearer = best == NOBODY or far[area] < far[best]
            if nearer or (far[area] == far[best] and ways.is_first(s.data, area, best)):
                best = area
    return best


def envoy(s: Mesopotamia, side: i64, kind: i64) -> i64:
    """The land unit that goes: beside a ram first, then the shortest way, the faster, the first on the map."""
    # rule G94
    best: i64 = NO_UNIT
    for unit in range(first_of(side, 0), end_of(side, LAND - 1)):
        if s.at[unit] == NOBODY or not outnumbers(s, s.at[unit], side):
            continue
        if goal_of(s, side, unit, kind) != NOBODY and (best == NO_UNIT or goes_first(s, side, unit, best, kind)):
            best = unit
    return best


def goes_first(s: Mesopotamia, side: i64, unit: i64, other: i64, kind: i64) -> bool:
    ram = hauls(s, side, unit, kind)
    if ram != hauls(s, side, other, kind):
        return ram
    mine, theirs = way_length(s, side, unit, kind), way_length(s, side, other, kind)
    if mine != theirs:
        return mine < theirs
    quick, slow = s.data.speed[kind_of(unit)], s.data.speed[kind_of(other)]
    if quick != slow:
        return quick > slow
    return s.at[unit] != s.at[other] and ways.is_first(s.data, s.at[unit], s.at[other])


def way_length(s: Mesopotamia, side: i64, unit: i64, kind: i64) -> i64:
    return ways.legal_from(s, side, s.at[unit], hauls(s, side, unit, kind))[goal_of(s, side, unit, kind)]


def march(s: Mesopotamia, side: i64, unit: i64, goal: i64, ram: bool) -> None:
    """Up to its speed along a shortest way; it stops at the goal or where it is pinned."""  # rule G94
    for _ in range(s.data.speed[kind_of(unit)]):
        origin = s.at[unit]
        step = next_step(s, side, origin, goal, ram)
        if ram:
            shift(s, ram_at(s, side, origin), step)
        s.tell("hauls" if ram else "marches", s.empire[side], kind_of(unit), origin, step)
        shift(s, unit, step)
        if step == goal or not outnumbers(s, step, side):
            return


def next_step(s: Mesopotamia, side: i64, origin: i64, goal: i64, ram: bool) -> i64:
    """The next area of a shortest way, of several the first on the map."""
    return ways.topmost(s.data, ways.forks(s.data, ways.legal_to(s, side, goal, ram), origin))
