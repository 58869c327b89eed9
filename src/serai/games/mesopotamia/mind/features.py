"""What a side has, as numbers that its final points can be foretold from (`value.py`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.mesopotamia.mind.odds import win_odds
from serai.games.mesopotamia.rules.ending import public_points
from serai.games.mesopotamia.rules.gardens import next_part
from serai.games.mesopotamia.rules.missions import gardens_of, hand, holdings
from serai.games.mesopotamia.rules.tracks import higher_than, position
from serai.games.mesopotamia.state import EVENT, HIDDEN, OPEN, POINTS, POPULATION, RUNNING, Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTIONS,
    BASIC,
    BONE,
    BUILD,
    CAMPS,
    GOODS,
    LEVELS,
    PIECES,
    SHIP,
    TABLET,
    TRIBE,
)
from serai.games.mesopotamia.tables_events import GARDEN_LEVELS, NEED_GOODS, NEEDS
from serai.games.mesopotamia.units import amphorae, contested, kind_of, unit_limit

NAMES: Final = (
    "bias", "points", "population", "events", "first people", "first events", "dice", "dice squared",
    "explore", "build", "research", "gather", "warfare", "growth",
    "explore 3", "build 3", "research 3", "gather 3", "warfare 3", "growth 3",
    "build 4", "stone", "wood", "clay", "food", "surplus", "tablets", "bones", "room",
    "spearmen", "archers", "riders", "chariots", "rams", "ships", "first ship",
    "areas", "settlements", "walls", "tokens", "running", "pips", "gardens", "lacking goods", "lacking people",
    "lacking events", "lacking settlements", "ready", "amphorae", "fulfilled", "mission nearness", "free events",
    "guarded events", "battles", "battle points", "threatened",
)  # fmt: skip
COUNT: Final = 56
NEAR: Final = 3  # of a basic good so many count for themselves, the rest as surplus


def features(s: Mesopotamia, side: i64) -> list[float]:
    """The numbers of a side, in the order of NAMES."""
    found = [0.0] * COUNT
    found[0] = 1.0
    found[1] = float(public_points(s, side))
    found[2] = float(position(s, side, POPULATION))
    found[3] = float(position(s, side, EVENT))
    found[4] = 1.0 if higher_than(s, side, POPULATION) == 0 else 0.0
    found[5] = 1.0 if higher_than(s, side, EVENT) == 0 else 0.0
    found[6] = float(s.ziggurat[side])
    found[7] = float(s.ziggurat[side] * s.ziggurat[side]) / 6.0
    learned(s, side, found)
    stock(s, side, found)
    pieces(s, side, found)
    places(s, side, found)
    gardens(s, side, found)
    found[48] = float(amphorae(s, side))
    if side < s.players:
        missions(s, side, found)
    return found


def learned(s: Mesopotamia, side: i64, found: list[float]) -> None:
    for action in range(ACTIONS):
        level = s.level[side * ACTIONS + action]
        found[8 + action] = float(level - 1)
        found[14 + action] = 1.0 if level >= LEVELS - 1 else 0.0
    found[20] = 1.0 if s.level[side * ACTIONS + BUILD] == LEVELS else 0.0


def stock(s: Mesopotamia, side: i64, found: list[float]) -> None:
    for good in range(BASIC):
        have = s.goods[side * GOODS + good]
        found[21 + good] = float(min(have, NEAR))
        found[25] += float(max(have - NEAR, 0))
    found[26] = float(min(s.goods[side * GOODS + TABLET], 5))
    found[27] = float(min(s.goods[side * GOODS + BONE], 10))


def pieces(s: Mesopotamia, side: i64, found: list[float]) -> None:
    room = unit_limit(s, side)
    for unit in range(side * PIECES, side * PIECES + PIECES):
        if s.at[unit] != NOBODY:
            found[29 + kind_of(unit)] += 1.0
            room -= 1
    found[28] = float(min(max(room, 0), 3))
    found[35] = 1.0 if found[29 + SHIP] > 0.0 else 0.0


def places(s: Mesopotamia, side: i64, found: list[float]) -> None:
    """Areas, what stands and lies in them, what is near them."""
    for area in range(s.data.areas):
        if s.wall[area] == side:
            found[38] += 1.0
        mine = s.land[area * CAMPS + side]
        settled = s.settlement[area] == side
        if s.holder[area] == side and s.event[area] == RUNNING:
            found[40] += 1.0
            found[41] += float(s.pips[area])
        if s.ground[area] != OPEN or not (mine or settled):
            continue
        found[36] += 1.0
        found[37] += 1.0 if settled else 0.0
        if s.event[area] == POINTS:
            found[39] += float(s.data.event_points[s.card[area]])
        if mine and contested(s, area):
            wins = win_odds(s, area, side, NOBODY)
            found[53] += wins - 0.5
            found[54] += wins * prize(s, area, side) - (1.0 - wins) * float(mine)
    outlook(s, side, found)


def prize(s: Mesopotamia, area: i64, side: i64) -> float:
    """What winning an area brings: its event, the settlement of another, its points."""
    found = 1.0
    if s.event[area] == HIDDEN:
        found += 2.5
    elif s.event[area] == POINTS:
        found += float(s.data.event_points[s.card[area]])
    if s.settlement[area] != NOBODY and s.settlement[area] != side:
        found += 2.0
    return found


def outlook(s: Mesopotamia, side: i64, found: list[float]) -> None:
    """Hidden events beside units, and enemies beside what one holds."""
    for area in range(s.data.areas):
        if s.event[area] == HIDDEN and s.ground[area] == OPEN:
            if beside(s, area, side):
                found[52 if s.land[area * CAMPS + TRIBE] else 51] += 1.0
        elif s.settlement[area] == side or s.holder[area] == side:
            for other in range(s.sides):
                if other != side and s.land[area * CAMPS + side] == 0 and beside(s, area, other):
                    found[55] += 1.0


def beside(s: Mesopotamia, area: i64, side: i64) -> bool:
    """Whether land units of a side stand beside an area."""
    for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
        if s.land[s.data.border[i] * CAMPS + side]:
            return True
    return False


def gardens(s: Mesopotamia, side: i64, found: list[float]) -> None:
    """Parts built, and what is lacking for the open one, the more the nearer one is to knowing how to build it."""
    found[42] = float(gardens_of(s, side))
    part = next_part(s)
    if part == GARDEN_LEVELS or s.garden[part] == NOBODY:
        return
    token = s.garden[part]
    known = float(s.level[side * ACTIONS + BUILD]) / float(LEVELS)
    lacking: i64 = 0
    for good in range(GOODS):
        lacking += max(s.data.garden_cost[token * GOODS + good] - s.goods[side * GOODS + good], 0)
    people = max(s.data.garden_people[token] - position(s, side, POPULATION), 0)
    events = max(s.data.garden_events[token] - position(s, side, EVENT), 0)
    settled = max(s.data.garden_settlements[token] - i64(found[37]), 0)
    found[43] = known * float(min(lacking, 5))
    found[44] = known * float(people)
    found[45] = known * float(events)
    found[46] = known * float(settled)
    if known == 1.0 and lacking + people + events + settled == 0:
        found[47] = float(s.data.garden_points[token])


def missions(s: Mesopotamia, side: i64, found: list[float]) -> None:
    have = holdings(s, side)
    for mission in hand(s, side):
        lacking: i64 = 0
        for need in range(NEEDS):
            short = s.data.mission_need[mission * NEEDS + need] - have[need]
            if short > 0:
                lacking += short if need >= NEED_GOODS + GOODS else min(short, 2)
        if lacking == 0:
            found[49] += 1.0
        found[50] += 1.0 / float(1 + lacking)


assert len(NAMES) == COUNT
