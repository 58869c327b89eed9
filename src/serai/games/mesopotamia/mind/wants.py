"""What a side is after: how long the match may last, and what goods, levels and people are worth to it now."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.mesopotamia.mind.besieger import siege_needs
from serai.games.mesopotamia.mind.style import Style
from serai.games.mesopotamia.rules.dice import card_of
from serai.games.mesopotamia.rules.gardens import next_part
from serai.games.mesopotamia.rules.missions import hand, holdings
from serai.games.mesopotamia.rules.tracks import position
from serai.games.mesopotamia.state import EVENT, GUARDIANS, POPULATION, SIEGE, Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTIONS,
    BASIC,
    BONE,
    BUILD,
    CLAY,
    DICE,
    FOOD,
    GOODS,
    GROWTH,
    LEVELS,
    RESEARCH,
    SETTLEMENT,
    STOCK,
    TABLET,
    WALL,
    WOOD,
    ZIGGURAT,
)
from serai.games.mesopotamia.tables_events import GARDEN_LEVELS, NEED_GOODS, NEEDS
from serai.games.mesopotamia.tables_siege import WAVES
from serai.games.mesopotamia.units import settlements, unit_limit, units_on_map, walls

WAVE_ROUNDS: Final = 4.0
UR_PACE: Final = 0.45  # positions a turn takes the defenders of Ur up a track

ENOUGH: Final = 2  # goods beyond what is wanted soon that are still handy


def rounds_left(s: Mesopotamia, style: Style) -> float:
    """About how many rounds are still to come after this one."""
    if s.solo == SIEGE:
        last = s.data.siege.losing
        return float(min(last - position(s, 1, EVENT), last - position(s, 1, POPULATION))) / UR_PACE
    if s.solo == GUARDIANS:
        return WAVE_ROUNDS * float(WAVES - s.repelled)
    parts = GARDEN_LEVELS - next_part(s)
    if parts == 0:
        return 0.0
    best: i64 = 0
    for side in range(s.sides):
        best = max(best, s.level[side * ACTIONS + BUILD])
    found = style.part_rounds * float(parts) + style.learn_rounds * float(LEVELS - best)
    return min(found, float(s.data.last_round - s.round))


def needs(s: Mesopotamia, side: i64, style: Style) -> vec[i64]:
    """How many of each good a side has a use for soon."""
    if s.solo == SIEGE and side < s.players:
        return siege_needs(s)
    found = vec[i64]([0] * GOODS)
    people = position(s, side, POPULATION)
    build = s.level[side * ACTIONS + BUILD]
    if s.ziggurat[side] < DICE and s.ziggurat[side] <= people:
        add(found, s.data.item_cost, ZIGGURAT * GOODS)
    part = next_part(s)
    if build >= LEVELS - 1 and part < GARDEN_LEVELS and s.garden[part] != NOBODY and s.solo != GUARDIANS:
        add(found, s.data.garden_cost, s.garden[part] * GOODS)
    if build >= s.data.item_level[SETTLEMENT] and settlements(s, side) < STOCK and style.settle_wanted > 0.5:
        add(found, s.data.item_cost, SETTLEMENT * GOODS)
    if people < s.data.track_top[POPULATION]:
        found[FOOD] += s.data.amount[card_of(s, side, GROWTH)]
    if s.goods[side * GOODS + TABLET] < 2:
        found[CLAY] += s.data.amount[card_of(s, side, RESEARCH)]
    if s.solo == GUARDIANS and walls(s, side) < STOCK:
        add(found, s.data.item_cost, WALL * GOODS)
    if units_on_map(s, side) < unit_limit(s, side):
        found[WOOD] += s.data.raise_wood
    if rounds_left(s, style) < style.keep_for_missions and side < s.players:
        for good in range(GOODS):
            found[good] += mission_goods(s, side)[good]
    found[TABLET] += i64(style.tablets_wanted)
    found[BONE] += i64(style.bones_wanted)
    return found


def add(found: vec[i64], row: vec[i64], at: i64) -> None:
    for good in range(GOODS):
        found[good] += row[at + good]


def one_more(style: Style, wanted: vec[i64], good: i64, have: i64) -> float:
    """What one more of a good is worth to who has so many, in units of a good that is wanted."""
    if have < wanted[good]:
        return style.wanted
    return style.handy if have < wanted[good] + ENOUGH else style.spare


def scale(style: Style, good: i64) -> float:
    """Tablets are dear, knucklebones cheap."""
    return style.tablet if good == TABLET else style.bone if good == BONE else 1.0


def gift_worth(s: Mesopotamia, side: i64, style: Style, wanted: vec[i64], row: vec[i64], at: i64) -> float:
    """What a row of goods is worth to a side that takes it."""
    found = 0.0
    for good in range(GOODS):
        for i in range(row[at + good]):
            found += scale(style, good) * one_more(style, wanted, good, s.goods[side * GOODS + good] + i)
    return found


def price_worth(s: Mesopotamia, side: i64, style: Style, wanted: vec[i64], row: vec[i64], at: i64) -> float:
    """What a row of goods is worth to a side that pays it."""
    found = 0.0
    for good in range(GOODS):
        for i in range(row[at + good]):
            found += scale(style, good) * one_more(style, wanted, good, s.goods[side * GOODS + good] - 1 - i)
    return found


def best_basic(s: Mesopotamia, side: i64, style: Style, wanted: vec[i64], least: i64) -> i64:
    """The basic good a side has most use for, from one on; of equal ones the one it has least of."""
    best: i64 = least
    most = -1.0
    for good in range(least, BASIC):
        have = s.goods[side * GOODS + good]
        worth = one_more(style, wanted, good, have) - 0.01 * float(have)
        if worth > most:
            best, most = good, worth
    return best


def mission_goods(s: Mesopotamia, side: i64) -> vec[i64]:
    """What the missions in a side's hand ask for in goods."""
    found = vec[i64]([0] * GOODS)
    for mission in hand(s, side):
        for good in range(GOODS):
            found[good] += s.data.mission_need[mission * NEEDS + NEED_GOODS + good]
    return found


def pulls(s: Mesopotamia, side: i64, style: Style) -> list[float]:
    """For each thing missions ask for: what one more of it is worth to a side, for the missions in its hand."""
    found = [0.0] * NEEDS
    if side >= s.players:
        return found
    have = holdings(s, side)
    for mission in hand(s, side):
        lacking: i64 = 0
        for need in range(NEEDS):
            lacking += max(s.data.mission_need[mission * NEEDS + need] - have[need], 0)
        for need in range(NEEDS):
            if s.data.mission_need[mission * NEEDS + need] > have[need]:
                found[need] += style.mission * float(s.data.mission_points) / float(lacking)
    return found
