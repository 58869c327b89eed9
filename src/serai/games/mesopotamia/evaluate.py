"""How good a position looks for a seat, between 0 and 1: what lies open is worth, and what means may still bring."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.mesopotamia.evaluate_solo import chance
from serai.games.mesopotamia.rules.actions import Act
from serai.games.mesopotamia.rules.build import Build
from serai.games.mesopotamia.rules.ending import public_points
from serai.games.mesopotamia.rules.explore import Explore
from serai.games.mesopotamia.rules.gardens import next_part
from serai.games.mesopotamia.rules.gather import Gather
from serai.games.mesopotamia.rules.missions import gardens_of, mission_points
from serai.games.mesopotamia.rules.research import Research
from serai.games.mesopotamia.rules.warfare import Raise
from serai.games.mesopotamia.state import DUEL, EVENT, HIDDEN, POPULATION, RUNNING, STACK, Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTIONS,
    BASIC,
    BONE,
    BUILD,
    CAMPS,
    CLAY,
    GOODS,
    LEVELS,
    SHIP,
    SIDES,
    TABLET,
)
from serai.games.mesopotamia.tables_events import GARDEN_LEVELS
from serai.games.mesopotamia.units import count, own, settlements, units_on_map

DOUBT: Final = 10.0  # points of difference that mean little
LEAST: Final = 1e-4  # the least chance that is told apart from none
EVENT_STEP: Final = 0.8  # a position on the event track
GARDEN_EXTRA: Final = 4.0  # a part of the gardens beside its points: it brings the end nearer

# Lists, as a compiled tuple of fractions cannot be read.
LEVEL_WORTH: list[float] = [
    0.0, 1.2, 2.2, 3.0,
    0.0, 1.8, 5.0, 9.5,
    0.0, 2.0, 3.4, 4.4,
    0.0, 2.2, 4.0, 5.4,
    0.0, 0.8, 1.5, 2.0,
    0.0, 1.6, 3.4, 5.0,
]  # what levels of technologies are worth, by action and level, beyond the points on the table  # fmt: skip
DIE_WORTH: list[float] = [0.0, 3.6, 7.0, 10.0, 12.5, 14.5, 16.0]
GOOD_WORTH: list[float] = [0.0, 0.7, 1.35, 1.95, 2.45, 2.8, 3.05, 3.2, 3.3]
TABLET_WORTH: list[float] = [0.0, 1.5, 2.8, 3.8, 4.4, 4.8, 5.0]
BONE_WORTH: list[float] = [0.0, 0.4, 0.8, 1.15, 1.45, 1.7, 1.9, 2.0, 2.1]
PEOPLE_WORTH: list[float] = [0.0, 0.0, 4.5, 8.0, 11.0, 13.5, 15.5, 17.0, 18.0, 19.0, 20.0]


def evaluate(s: Mesopotamia, seat: int) -> float:
    """The chance of being first, from the difference to the best rival."""
    if s.solo > DUEL:
        return chance(s, worth(s, seat), pending(s, seat))
    return 1.0 / (1.0 + math.exp(-lead(s, seat) / DOUBT))


def lead(s: Mesopotamia, seat: i64) -> float:
    """How far a seat is ahead of the best rival, in points; alone against a mode, what its chance is worth in them."""
    if s.solo > DUEL:
        likely = min(max(chance(s, worth(s, seat), pending(s, seat)), LEAST), 1.0 - LEAST)
        return DOUBT * math.log(likely / (1.0 - likely))
    mine = worth(s, seat) + pending(s, seat)
    if s.round > 0 and not s.over:
        mine += 0.5 * float(mission_points(s, seat))
    best = -1000.0
    for rival in range(s.sides):
        if rival != seat:
            best = max(best, worth(s, rival))
    return mine - best


def worth(s: Mesopotamia, side: i64) -> float:
    """Points on the table and what a side may make of its means; the means count less towards the end."""
    if s.over:
        return float(s.total[side])
    if s.round == 0:
        return 0.0
    left = max(1.0 - 0.022 * float(s.round), 0.25)
    points = float(public_points(s, side)) * (1.1 - 0.4 * left) + GARDEN_EXTRA * float(gardens_of(s, side))
    people = PEOPLE_WORTH[min(s.seal[POPULATION * SIDES + side] // STACK, 10)]
    seals = EVENT_STEP * float(s.seal[EVENT * SIDES + side] // STACK) + people * left
    return points + seals + left * (means(s, side) + stock(s, side)) + garden_hope(s, side) + army(s, side)


def means(s: Mesopotamia, side: i64) -> float:
    """Technologies, dice and settlements."""
    found = DIE_WORTH[s.ziggurat[side]] + 2.2 * float(settlements(s, side))
    for action in range(ACTIONS):
        found += LEVEL_WORTH[action * LEVELS + s.level[side * ACTIONS + action] - 1]
    return found


def stock(s: Mesopotamia, side: i64) -> float:
    """Goods, each worth less the more there are."""
    found = TABLET_WORTH[min(s.goods[side * GOODS + TABLET], 6)] + BONE_WORTH[min(s.goods[side * GOODS + BONE], 8)]
    for good in range(BASIC):
        found += GOOD_WORTH[min(s.goods[side * GOODS + good], 8)]
    return found


def garden_hope(s: Mesopotamia, side: i64) -> float:
    """How near a side is to the part of the gardens that lies open."""
    level = next_part(s)
    if level == GARDEN_LEVELS or s.garden[level] == NOBODY:
        return 0.0
    token = s.garden[level]
    known = float(s.level[side * ACTIONS + BUILD]) / 4.0
    hope = 4.0
    for good in range(GOODS):
        lacking = s.data.garden_cost[token * GOODS + good] - s.goods[side * GOODS + good]
        hope -= 0.75 * float(max(lacking, 0))
    people = s.data.garden_people[token] - s.seal[POPULATION * SIDES + side] // STACK
    events = s.data.garden_events[token] - s.seal[EVENT * SIDES + side] // STACK
    settled = s.data.garden_settlements[token] - settlements(s, side)
    hope -= 0.9 * float(max(people, 0) + max(events, 0)) + 1.2 * float(max(settled, 0))
    return hope * known * known


def army(s: Mesopotamia, side: i64) -> float:
    """Units on the map: each is a source, and those beside hidden events are about to find something."""
    found = 0.9 * float(units_on_map(s, side)) + 0.4 * float(min(count(s, side, SHIP), 1))
    for area in range(s.data.areas):
        if own(s, area, side):
            found += outlook(s, side, area)
        if s.holder[area] == side and s.event[area] == RUNNING:
            found += 0.7 + 0.25 * float(s.pips[area])
    return found


def outlook(s: Mesopotamia, side: i64, area: i64) -> float:
    """What is near a unit: hidden events without a tribe."""
    best = 0.0
    for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
        near = s.data.border[i]
        if s.event[near] == HIDDEN and s.ground[near] == 0:
            guards = s.land[near * CAMPS + SIDES]
            best = max(best, 0.5 if guards == 0 else 0.2)
    away = 0.0 if area == s.start[side] else 0.25
    return best + away


def pending(s: Mesopotamia, side: i64) -> float:
    """What the side is about to do by the frames that lie on the stack."""
    found = 0.0
    for frame in s.stack:
        if frame.player != side:
            continue
        if isinstance(frame, Act):
            found += 1.6 * float(1 - s.token)
            for die in range(s.ziggurat[side]):
                found += 0.8 * float(1 - (s.spent >> die & 1))
        elif isinstance(frame, Gather):
            found += 0.4 * float(frame.left) + 0.3 * float(min(frame.trades, 1))
        elif isinstance(frame, Explore):
            found += 0.7 * float(min(frame.left, 3))
        elif isinstance(frame, Build):
            found += 1.2 * float(frame.left)
        elif isinstance(frame, Research):
            found += study(s, side, frame)
        elif isinstance(frame, Raise):
            found += 0.5 * float(frame.left)
    return found


def study(s: Mesopotamia, side: i64, frame: Research) -> float:
    """What a research action may still bring."""
    tablets = s.goods[side * GOODS + TABLET]
    clay = 0.0
    if not frame.done & 1 and s.goods[side * GOODS + CLAY] >= s.data.amount[frame.card]:
        tablets += s.data.second[frame.card]
        clay = 0.9 * float(s.data.second[frame.card]) - 0.9
    return clay + 1.2 * float(min(frame.left, tablets))
