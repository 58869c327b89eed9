"""What a side has, as numbers that are weighed by `value.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.mesopotamia.mind.odds import win_odds
from serai.games.mesopotamia.rules.gardens import next_part
from serai.games.mesopotamia.rules.missions import gardens_of, hand, holdings
from serai.games.mesopotamia.rules.tracks import position
from serai.games.mesopotamia.state import EVENT, HIDDEN, OPEN, POINTS, POPULATION, RUNNING, Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTIONS,
    BASIC,
    BONE,
    BUILD,
    CAMPS,
    DICE,
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
    "points", "population", "events", "first dice", "more dice",
    "explore 2", "explore 3", "explore 4", "build 2", "build 3", "build 4", "research 2", "research 3", "research 4",
    "gather 2", "gather 3", "gather 4", "warfare 2", "warfare 3", "warfare 4", "growth 2", "growth 3", "growth 4",
    "first goods", "more goods", "too many goods", "first tablets", "more tablets", "first bones", "more bones",
    "spearmen", "archers", "riders", "chariots", "rams", "first ship", "more ships", "room",
    "areas", "settlements", "walls", "tokens", "running", "pips", "amphorae", "gardens",
    "lacking goods", "lacking people", "lacking events", "lacking settlements", "ready",
    "fulfilled", "nearness", "free events", "guarded events", "battles", "prizes", "threatened", "level allowed",
)  # fmt: skip
COUNT: Final = 59
STEPS_AT: Final = 5  # technologies, three steps for each action
GOODS_AT: Final = 23
UNITS_AT: Final = 30
ROOM: Final = 37
AREAS_AT: Final = 38
GARDENS_AT: Final = 45
MISSIONS_AT: Final = 51
OUTLOOK_AT: Final = 53


def features(s: Mesopotamia, side: i64, points: i64) -> list[float]:
    """The numbers of a side with so many points on the table, in the order of NAMES."""
    found = [0.0] * COUNT
    people, level = position(s, side, POPULATION), s.ziggurat[side]
    found[0] = float(points)
    found[1] = float(people)
    found[2] = float(position(s, side, EVENT))
    found[3] = float(min(level, 2))
    found[4] = float(max(level - 2, 0))
    found[58] = 1.0 if level < people and level < DICE else 0.0
    for action in range(ACTIONS):
        for step in range(s.level[side * ACTIONS + action] - 1):
            found[STEPS_AT + action * (LEVELS - 1) + step] = 1.0
    stock(s, side, found)
    pieces(s, side, found)
    places(s, side, found)
    outlook(s, side, found)
    gardens(s, side, found)
    found[44] = float(amphorae(s, side))
    if side < s.players:
        missions(s, side, found)
    return found


def stock(s: Mesopotamia, side: i64, found: list[float]) -> None:
    for good in range(BASIC):
        have = s.goods[side * GOODS + good]
        found[GOODS_AT] += float(min(have, 2))
        found[GOODS_AT + 1] += float(min(max(have - 2, 0), 3))
        found[GOODS_AT + 2] += float(max(have - 5, 0))
    tablets, bones = s.goods[side * GOODS + TABLET], s.goods[side * GOODS + BONE]
    found[GOODS_AT + 3] = float(min(tablets, 2))
    found[GOODS_AT + 4] = float(min(max(tablets - 2, 0), 4))
    found[GOODS_AT + 5] = float(min(bones, 4))
    found[GOODS_AT + 6] = float(min(max(bones - 4, 0), 8))


def pieces(s: Mesopotamia, side: i64, found: list[float]) -> None:
    room = unit_limit(s, side)
    for unit in range(side * PIECES, side * PIECES + PIECES):
        if s.at[unit] != NOBODY:
            found[UNITS_AT + kind_of(unit)] += 1.0
            room -= 1
    ships = found[UNITS_AT + SHIP]
    found[UNITS_AT + SHIP] = min(ships, 1.0)
    found[UNITS_AT + SHIP + 1] = max(ships - 1.0, 0.0)
    found[ROOM] = 1.0 if room > 0 else 0.0


def places(s: Mesopotamia, side: i64, found: list[float]) -> None:
    """Areas, what stands and lies in them, and what is fought for."""
    for area in range(s.data.areas):
        if s.wall[area] == side:
            found[AREAS_AT + 2] += 1.0
        mine = s.land[area * CAMPS + side]
        settled = s.settlement[area] == side
        if s.holder[area] == side and s.event[area] == RUNNING:
            found[AREAS_AT + 4] += 1.0
            found[AREAS_AT + 5] += float(s.pips[area])
        if s.ground[area] != OPEN or not (mine or settled):
            continue
        found[AREAS_AT] += 1.0
        found[AREAS_AT + 1] += 1.0 if settled else 0.0
        if s.event[area] == POINTS:
            found[AREAS_AT + 3] += float(s.data.event_points[s.card[area]])
        if mine and contested(s, area):
            wins = win_odds(s, area, side, NOBODY)
            found[OUTLOOK_AT + 2] -= (1.0 - wins) * float(mine)
            found[OUTLOOK_AT + 3] += wins * prize(s, area, side)


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
    """Hidden events beside units, and enemies beside what one holds without a unit."""
    for area in range(s.data.areas):
        if s.event[area] == HIDDEN and s.ground[area] == OPEN:
            if beside(s, area, side):
                found[OUTLOOK_AT + (1 if s.land[area * CAMPS + TRIBE] else 0)] += 1.0
        elif s.settlement[area] == side and s.land[area * CAMPS + side] == 0 and s.wall[area] != side:
            for other in range(s.sides):
                if other != side and beside(s, area, other):
                    found[OUTLOOK_AT + 4] += 1.0


def beside(s: Mesopotamia, area: i64, side: i64) -> bool:
    """Whether land units of a side stand beside an area."""
    for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
        if s.land[s.data.border[i] * CAMPS + side]:
            return True
    return False


def gardens(s: Mesopotamia, side: i64, found: list[float]) -> None:
    """Parts built, and what is lacking for the open one, the more the nearer one is to knowing how to build it."""
    found[GARDENS_AT] = float(gardens_of(s, side))
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
    settled = max(float(s.data.garden_settlements[token]) - found[AREAS_AT + 1], 0.0)
    found[GARDENS_AT + 1] = known * float(min(lacking, 5))
    found[GARDENS_AT + 2] = known * float(people)
    found[GARDENS_AT + 3] = known * float(events)
    found[GARDENS_AT + 4] = known * settled
    if known == 1.0 and lacking + people + events == 0 and settled == 0.0:
        found[GARDENS_AT + 5] = float(s.data.garden_points[token])


def missions(s: Mesopotamia, side: i64, found: list[float]) -> None:
    """Missions fulfilled now, and how near the others are."""
    have = holdings(s, side)
    for mission in hand(s, side):
        lacking: i64 = 0
        for need in range(NEEDS):
            short = s.data.mission_need[mission * NEEDS + need] - have[need]
            if short > 0:
                lacking += short if need >= NEED_GOODS + GOODS else min(short, 2)
        if lacking == 0:
            found[MISSIONS_AT] += 1.0
        found[MISSIONS_AT + 1] += 1.0 / float(1 + lacking)


assert len(NAMES) == COUNT
