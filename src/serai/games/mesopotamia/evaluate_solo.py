"""How good a position of Siege of Ur or Guardians of Assur looks for the lone player, between 0 and 1."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules.solo import ways
from serai.games.mesopotamia.rules.solo.horde import HORDE, assur, way_to_assur
from serai.games.mesopotamia.rules.tracks import position
from serai.games.mesopotamia.state import CLOSED, EVENT, GUARDIANS, POPULATION, Mesopotamia
from serai.games.mesopotamia.tables import (
    BONE,
    BUILD,
    CAMPS,
    CLAY,
    EXPLORE,
    GOODS,
    LAND,
    RAM,
    ROWS,
    TABLET,
    WARFARE,
    WOOD,
    tech_card,
)
from serai.games.mesopotamia.units import (
    end_of,
    first_of,
    foreign_wall,
    kind_of,
    own,
    side_of,
    unit_limit,
    units_on_map,
)

MINE: Final = 0
OTHER: Final = 1
PACE: Final = 0.45  # positions a turn takes the defenders up a track
RAM_WOOD: Final = 2


def chance(s: Mesopotamia, means: float, pending: float) -> float:
    """The chance of winning the mode, and within it a little for what the player owns and is about to do."""
    if s.over:
        return 0.0 if s.beaten else 0.99 + 0.01 * squash(float(s.total[MINE]) / 20.0 - 2.0)
    likely = guard(s) if s.solo == GUARDIANS else 0.2 * (time_left(s) - 1.7 * road(s)) + 0.03 * might(s, MINE, False)
    return 0.95 * squash(likely + 0.1 * pending) + 0.03 * squash((means + pending) / 15.0 - 2.0)


def nearly(s: Mesopotamia) -> float:
    """What a lost mode is worth: less than any that is won, but the more the nearer it came to that."""
    if s.solo == GUARDIANS:
        left = float(s.goods[HORDE * GOODS + BONE])
        for unit in range(first_of(HORDE, 0), end_of(HORDE, LAND - 1)):
            left += 1.0 if s.at[unit] != NOBODY else 0.0
        return 0.03 * float(s.repelled) + 0.03 / (1.0 + 0.3 * left)
    unit = bearer_of(s)
    if unit == NOBODY:
        return 0.01 if s.level[BUILD] > 1 else 0.0
    return 0.02 + 0.15 / (1.0 + float(ways.steps(s.data, to_ur(s), s.at[unit])))


def squash(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x))


# ---- Siege of Ur


def time_left(s: Mesopotamia) -> float:
    """About how many turns the defenders still need."""
    last = s.data.siege.losing
    left = min(last - position(s, OTHER, EVENT), last - position(s, OTHER, POPULATION))
    return float(left) / PACE


def road(s: Mesopotamia) -> float:
    """About how many actions the besieger still needs: to learn, to build a ram, to haul it to Ur."""
    found = to_learn(s)
    unit = bearer_of(s)
    if unit == NOBODY:
        found += 1.0 + 0.6 * float(max(RAM_WOOD - s.goods[WOOD], 0))
        if units_on_map(s, MINE) >= unit_limit(s, MINE):
            found += 3.0
    area = s.start[MINE] if unit == NOBODY else s.at[unit]
    card = tech_card(s.empire[MINE], EXPLORE, s.level[EXPLORE])
    pace = float(s.data.amount[card]) * float(max(s.data.speed[0 if unit == NOBODY else kind_of(unit)], 1))
    if unit != NOBODY and kind_of(unit) == RAM:
        found += 2.0
    return found + float(ways.steps(s.data, to_ur(s), area)) / pace + 1.5 * float(foes_on_road(s, area))


def to_learn(s: Mesopotamia) -> float:
    """Actions until rams can be built."""
    lacking = max(2 - s.level[BUILD], 0)
    if lacking == 0:
        return 0.0
    return 1.0 if s.goods[TABLET] else 1.6 + 0.5 * float(max(2 - s.goods[CLAY], 0))


def bearer_of(s: Mesopotamia) -> i64:
    """The land unit that stands with a ram nearest to Ur, or the nearest ram; NOBODY without a ram."""
    far = to_ur(s)
    best: i64 = NOBODY
    for ram in range(first_of(MINE, RAM), end_of(MINE, RAM)):
        if s.at[ram] != NOBODY and (best == NOBODY or far[s.at[ram]] < far[s.at[best]]):
            best = ram  # one that stands in a wall falls with it before the next turn
    if best != NOBODY and s.turn != MINE and foreign_wall(s, s.at[best], MINE):
        return NOBODY
    for unit in range(first_of(MINE, 0), end_of(MINE, LAND - 1)):
        if best != NOBODY and s.at[unit] == s.at[best]:
            return unit
    return best


def to_ur(s: Mesopotamia) -> vec[i64]:
    """How far it is to Ur for who has a ram."""
    barred = vec[i64]([0] * s.data.areas)
    for area in range(s.data.areas):
        barred[area] = 1 if s.ground[area] >= CLOSED and area != s.start[MINE] else 0
    return ways.spread(s.data, vec[i64]([s.start[OTHER]]), barred)


def foes_on_road(s: Mesopotamia, area: i64) -> i64:
    """Defenders on the way with fewest of them among the shortest, as far as one looks ahead step by step."""
    far = to_ur(s)
    found: i64 = 0
    while far[area] > 1 and far[area] < ways.FAR:
        best: i64 = NOBODY
        for one in ways.forks(s.data, far, area):
            if best == NOBODY or own(s, one, OTHER) < own(s, best, OTHER):
                best = one
        area = best
        found += own(s, area, OTHER)
    return found


# ---- Guardians of Assur


def guard(s: Mesopotamia) -> float:
    """Waves beaten, and how the guardian's strength compares with the horde's, the nearer the more."""
    near = nearest_foe(s)
    theirs = might(s, HORDE, False) / (1.0 + 0.3 * float(near))
    found = -3.0 + 0.9 * float(s.repelled) + 0.14 * might(s, MINE, True) - 0.14 * theirs
    if own(s, assur(s), MINE) == 0:
        found -= 4.0 if near <= 2 else 1.0
    return found + craft(s)


def craft(s: Mesopotamia) -> float:
    """What makes an army: knowing how to raise better units, room and wood for them, tablets to learn by."""
    room = unit_limit(s, MINE) - units_on_map(s, MINE)
    found = 0.45 * float(s.level[WARFARE]) + 0.2 * float(min(s.goods[TABLET], 3)) + 0.06 * float(min(s.goods[CLAY], 4))
    found += 0.12 * float(min(s.goods[WOOD], 3)) * float(min(room, 1)) + 0.05 * float(unit_limit(s, MINE))
    return found + 0.3 * float(position(s, MINE, EVENT) > position(s, HORDE, EVENT))


def might(s: Mesopotamia, side: i64, at_home: bool) -> float:
    """Units and knucklebones of a side; away from Assur the guardian's count half."""
    found = 0.45 * float(min(s.goods[side * GOODS + BONE], 14))
    for unit in range(first_of(side, 0), end_of(side, LAND - 1)):
        if s.at[unit] != NOBODY:
            found += (1.5 + float(kind_of(unit))) * (1.0 if not at_home or s.at[unit] == assur(s) else 0.5)
    return found + in_battle(s, side)


def in_battle(s: Mesopotamia, side: i64) -> float:
    """Knucklebones that lie on cards of a side: strength counts most, mobility least."""
    found = 0.0
    for fighter in range(len(s.fighter)):
        if side_of(s.fighter[fighter]) == side and s.at[s.fighter[fighter]] == s.area:
            laid = 1.4 * float(s.laid[fighter * ROWS]) + 1.1 * float(s.laid[fighter * ROWS + 1])
            found += laid + 0.6 * float(s.laid[fighter * ROWS + 2])
    return found


def nearest_foe(s: Mesopotamia) -> i64:
    """How far the horde's nearest land unit is from Assur; a camp's distance when none is on the map."""
    best: i64 = 6
    for area in range(s.data.areas):
        if s.land[area * CAMPS + HORDE]:
            best = min(best, ways.steps(s.data, way_to_assur(s, area), area))
    return best
