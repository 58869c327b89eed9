"""Siege of Ur: how a ram is brought to the city, and what is needed for it first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY
from serai.games.mesopotamia.mind.style import Style
from serai.games.mesopotamia.mind.war import spread
from serai.games.mesopotamia.rules.dice import card_of
from serai.games.mesopotamia.rules.explore import haul_fault
from serai.games.mesopotamia.rules.solo import ways
from serai.games.mesopotamia.state import CLOSED, SIEGE, Mesopotamia
from serai.games.mesopotamia.tables import (
    BONE,
    BUILD,
    BUILT_RAM,
    CLAY,
    EXPLORE,
    FOOD,
    GOODS,
    GROWTH,
    LAND,
    RAM,
    RESEARCH,
    TABLET,
    WOOD,
)
from serai.games.mesopotamia.units import (
    NO_UNIT,
    count,
    end_of,
    first_of,
    foreign_wall,
    outnumbers,
    own,
    ram_at,
    unit_limit,
    units_on_map,
)

MINE: Final = 0
OTHER: Final = 1


def to_ur(s: Mesopotamia, fighting: bool) -> vec[i64]:
    """How far it is to Ur for who has a ram: past the defenders, or through them."""
    barred = vec[i64]([ways.FREE] * s.data.areas)
    for area in range(s.data.areas):
        if (s.ground[area] >= CLOSED and area != s.start[MINE]) or (not fighting and own(s, area, OTHER)):
            barred[area] = ways.SHUT
    return ways.spread(s.data, vec[i64]([s.start[OTHER]]), barred)


def way_to_ur(s: Mesopotamia, area: i64) -> vec[i64]:
    """Distances by which a ram in an area goes: past the defenders while a way is left."""
    far = to_ur(s, False)
    return far if ways.steps(s.data, far, area) < ways.FAR else to_ur(s, True)


def bearer_of(s: Mesopotamia) -> i64:
    """The fastest land unit that stands with a ram, nearest to Ur; NO_UNIT without any."""
    best: i64 = NO_UNIT
    far = to_ur(s, True)
    for unit in range(first_of(MINE, 0), end_of(MINE, LAND - 1)):
        if s.at[unit] == NOBODY or ram_at(s, MINE, s.at[unit]) == NO_UNIT:
            continue
        if best == NO_UNIT or far[s.at[unit]] <= far[s.at[best]]:
            best = unit
    return best


def next_haul(s: Mesopotamia, unit: i64, steps: i64) -> i64:
    """The area to which a unit hauls its ram next with so many steps left this turn; NOBODY where it had best wait.

    A wall is entered only if the way leads on to Ur at once, or the defenders leave no other: a ram that stays in a
    wall falls with it.
    """
    area = s.at[unit]
    if ram_at(s, MINE, area) == NO_UNIT or not outnumbers(s, area, MINE):
        return NOBODY
    far = way_to_ur(s, area)
    left = ways.steps(s.data, far, area)
    best: i64 = NOBODY
    for goal in ways.forks(s.data, far, area):
        if haul_fault(s, MINE, area, goal) != FINE:
            continue
        stuck = foreign_wall(s, goal, MINE) and left > steps
        if stuck and count(s, MINE, RAM) < 2:
            continue
        if best == NOBODY or risk(s, goal) < risk(s, best):
            best = goal
    return best


def risk(s: Mesopotamia, area: i64) -> i64:
    """Defenders in an area and, less, beside it."""
    found = 10 * own(s, area, OTHER) + (3 if foreign_wall(s, area, MINE) else 0)
    for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
        found += own(s, s.data.border[i], OTHER)
    return found


def wants_ram(s: Mesopotamia) -> bool:
    return s.solo == SIEGE and count(s, MINE, RAM) < 2


def must_learn(s: Mesopotamia) -> bool:
    """Whether rams cannot be built yet."""
    return s.solo == SIEGE and s.level[BUILD] < s.data.item_level[BUILT_RAM]


def is_slow(s: Mesopotamia) -> bool:
    """Whether the besieger's Explore moves one unit only: a wall and Ur behind it are then two turns apart."""
    return s.solo == SIEGE and s.data.amount[card_of(s, MINE, EXPLORE)] < 2


def bears(s: Mesopotamia, area: i64) -> bool:
    """Whether the only land unit in an area stands beside a ram on its way to Ur."""
    return s.solo == SIEGE and own(s, area, MINE) == 1 and ram_at(s, MINE, area) != NO_UNIT


def is_lonely(s: Mesopotamia, area: i64) -> bool:
    """Whether a ram waits in an area for somebody to haul it."""
    return s.solo == SIEGE and own(s, area, MINE) == 0 and ram_at(s, MINE, area) != NO_UNIT


def lonely_rams(s: Mesopotamia, style: Style) -> list[float]:
    """Rams nobody hauls, felt from afar."""
    found = [style.bearer if is_lonely(s, area) else 0.0 for area in range(s.data.areas)]
    spread(s, found)
    return found


def siege_needs(s: Mesopotamia) -> vec[i64]:
    """Goods the besieger has a use for: to learn, for rams, for units, and for people where units have no room."""
    found = vec[i64]([0] * GOODS)
    if must_learn(s) or is_slow(s):
        found[TABLET] = 1
        if s.goods[TABLET] == 0:
            found[CLAY] = s.data.amount[card_of(s, MINE, RESEARCH)]
    if wants_ram(s):
        found[WOOD] = s.data.item_cost[BUILT_RAM * GOODS + WOOD]
    if units_on_map(s, MINE) < unit_limit(s, MINE):
        found[WOOD] += s.data.raise_wood
    else:
        found[FOOD] = s.data.amount[card_of(s, MINE, GROWTH)]
    found[BONE] = 4
    return found
