"""What an action would bring a side now, estimated without trying it: the worth of each of the six."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY
from serai.games.mesopotamia.mind.besieger import bearer_of, is_slow, must_learn, next_haul, wants_ram
from serai.games.mesopotamia.mind.guardian import alarm, open_gate
from serai.games.mesopotamia.mind.marches import Lookout, best_way, may_leave
from serai.games.mesopotamia.mind.style import Style, style_for
from serai.games.mesopotamia.mind.voyages import voyage_worth
from serai.games.mesopotamia.mind.wants import best_basic, gift_worth, needs, one_more, price_worth, pulls, rounds_left
from serai.games.mesopotamia.mind.war import danger, in_danger, lacks_settlements, wall_near
from serai.games.mesopotamia.rules.build import level_fault, piece_fault, site_fault
from serai.games.mesopotamia.rules.dice import card_of
from serai.games.mesopotamia.rules.ending import public_points
from serai.games.mesopotamia.rules.gardens import garden_fault, next_part
from serai.games.mesopotamia.rules.goods import affords
from serai.games.mesopotamia.rules.tracks import position, reach
from serai.games.mesopotamia.rules.trade import trade_fault
from serai.games.mesopotamia.rules.warfare import is_free
from serai.games.mesopotamia.state import DUEL, GUARDIANS, OPEN, POINTS, POPULATION, SIEGE, Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTIONS,
    AMPHORAE,
    BUILD,
    BUILT_RAM,
    BUILT_SHIP,
    CLAY,
    EXPLORE,
    FOOD,
    GATHER,
    GOODS,
    LAND,
    LEVELS,
    RAM,
    RESEARCH,
    SETTLEMENT,
    SHIP,
    SLOTS,
    TABLET,
    WALL,
    WARFARE,
    WOOD,
    ZIGGURAT,
)
from serai.games.mesopotamia.tables_events import (
    GARDEN_LEVELS,
    NEED_AMPHORAE,
    NEED_ARMY,
    NEED_GARDENS,
    NEED_LEVEL,
    NEED_POPULATION,
    NEED_UNITS,
    NEED_WALLS,
    NEED_ZIGGURAT,
)
from serai.games.mesopotamia.units import (
    NO_UNIT,
    amphorae,
    count,
    end_of,
    first_of,
    kind_of,
    own,
    reserve,
    unit_limit,
    units_on_map,
)

BONE: Final = 5


class Mind:
    """What a side knows when it weighs its actions: computed once for a decision."""

    def __init__(self, s: Mesopotamia, side: i64) -> None:
        self.side = side
        self.style = style_for(s, side)
        self.left = rounds_left(s, self.style)
        self.wanted = needs(s, side, self.style)
        self.pull = pulls(s, side, self.style)
        self.worn = min(1.0, self.style.worn * self.left)  # goods and means lose their worth in the last rounds


def action_worth(s: Mesopotamia, mind: Mind, action: i64) -> float:
    """About what an action would bring, in points."""
    card = card_of(s, mind.side, action)
    if action == EXPLORE:
        return explore_worth(s, mind, card)
    if action == BUILD:
        return build_worth(s, mind)
    if action == RESEARCH:
        return research_worth(s, mind, card)
    if action == GATHER:
        return gather_worth(s, mind, card)
    return war_worth(s, mind, card) if action == WARFARE else growth_worth(s, mind, card)


def explore_worth(s: Mesopotamia, mind: Mind, card: i64) -> float:
    """The best marches, one for each activation."""
    if s.solo == SIEGE and can_haul(s, s.data.amount[card]):
        return mind.style.haul
    look = Lookout(s, mind.side)
    best, second = 0.0, 0.0
    for unit in range(first_of(mind.side, 0), end_of(mind.side, LAND - 1)):
        if may_leave(s, unit, mind.side):
            worth = march_worth(s, look, unit)
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    for ship in range(first_of(mind.side, SHIP), end_of(mind.side, SHIP)):
        if s.at[ship] != NOBODY:
            worth = voyage_worth(s, mind.side, mind.style, ship)
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    return best + (second if s.data.amount[card] > 1 else 0.0)


def can_haul(s: Mesopotamia, activations: i64) -> bool:
    """Whether a ram can be brought nearer to Ur."""
    unit = bearer_of(s)
    return unit != NO_UNIT and next_haul(s, unit, activations * s.data.speed[kind_of(unit)]) != NOBODY


def march_worth(s: Mesopotamia, look: Lookout, unit: i64) -> float:
    """What a unit wins by its best march."""
    found = best_way(s, look, unit, s.data.speed[kind_of(unit)], False)
    return found.worth - look.leaving(s, s.at[unit]) - look.staying(s, s.at[unit])


def build_worth(s: Mesopotamia, mind: Mind) -> float:
    best = max(level_worth(s, mind), garden_worth(s, mind))
    best = max(best, settlement_worth(s, mind))
    return max(best, max(wall_worth(s, mind), max(craft_worth(s, mind, SHIP), craft_worth(s, mind, RAM))))


def level_worth(s: Mesopotamia, mind: Mind) -> float:
    """Another level of the ziggurat, and its die."""
    if level_fault(s, mind.side) != FINE or not affords(s, mind.side, s.data.item_cost, ZIGGURAT * GOODS):
        return 0.0
    cost = price_worth(s, mind.side, mind.style, mind.wanted, s.data.item_cost, ZIGGURAT * GOODS)
    return mind.style.die * mind.left - mind.worn * cost + mind.pull[NEED_ZIGGURAT]


def garden_worth(s: Mesopotamia, mind: Mind) -> float:
    """The open part of the gardens; the last one ends the match, which only the leader wants."""
    if s.level[mind.side * ACTIONS + BUILD] < LEVELS or garden_fault(s, mind.side) != FINE:
        return 0.0
    part = next_part(s)
    points = s.data.garden_points[s.garden[part]]
    if part == GARDEN_LEVELS - 1 and not leads_with(s, mind.side, points):
        return -1.0
    cost = price_worth(s, mind.side, mind.style, mind.wanted, s.data.garden_cost, s.garden[part] * GOODS)
    found = mind.style.garden * float(points) + mind.pull[NEED_GARDENS]
    return found - mind.style.garden_price * mind.worn * cost


def leads_with(s: Mesopotamia, side: i64, points: i64) -> bool:
    mine = public_points(s, side) + points
    for other in range(s.sides):
        if other != side and public_points(s, other) > mine:
            return False
    return True


def settlement_worth(s: Mesopotamia, mind: Mind) -> float:
    if s.level[mind.side * ACTIONS + BUILD] < s.data.item_level[SETTLEMENT]:
        return 0.0
    if not affords(s, mind.side, s.data.item_cost, SETTLEMENT * GOODS) or best_site(s, mind.side) == NOBODY:
        return 0.0
    cost = price_worth(s, mind.side, mind.style, mind.wanted, s.data.item_cost, SETTLEMENT * GOODS)
    found = mind.style.settlement + mind.style.settlement_rate * mind.left
    if lacks_settlements(s, mind.side):
        found += mind.style.settlement_garden
    return found - mind.style.settlement_price * mind.worn * cost


def craft_worth(s: Mesopotamia, mind: Mind, kind: i64) -> float:
    """A ship or a ram: another source and a way to trade, or what opens walls."""
    item: i64 = BUILT_SHIP if kind == SHIP else BUILT_RAM
    if s.level[mind.side * ACTIONS + BUILD] < s.data.item_level[item] or piece_fault(s, mind.side, kind) != FINE:
        return 0.0
    if not affords(s, mind.side, s.data.item_cost, item * GOODS):
        return 0.0
    found = mind.pull[NEED_UNITS + kind] + mind.pull[NEED_ARMY]
    if kind == RAM and wants_ram(s):
        found += mind.style.ram
    elif kind == RAM and s.solo <= DUEL and count(s, mind.side, RAM) == 0:
        found += mind.style.war_ram * wall_near(s, mind.side)
    if kind == SHIP:
        found += mind.style.ship + mind.style.ship_rate * mind.left
        if count(s, mind.side, SHIP):
            found -= mind.style.ship
    return found - mind.worn * price_worth(s, mind.side, mind.style, mind.wanted, s.data.item_cost, item * GOODS)


def wall_worth(s: Mesopotamia, mind: Mind) -> float:
    if not affords(s, mind.side, s.data.item_cost, WALL * GOODS) or best_wall(s, mind.side) == NOBODY:
        return 0.0
    cost = price_worth(s, mind.side, mind.style, mind.wanted, s.data.item_cost, WALL * GOODS)
    site = best_wall(s, mind.side)
    found = mind.style.gate_wall if open_gate(s, site) else mind.style.wall
    if in_danger(s, mind.side, site):
        found += mind.style.wall_danger
    return found + mind.pull[NEED_WALLS] - mind.worn * cost


def best_wall(s: Mesopotamia, side: i64) -> i64:
    """Where a wall shelters most: a settlement, a token with points, an event that runs; NOBODY without a site."""
    best: i64 = NOBODY
    most = -1.0
    for area in range(s.data.areas):
        if (own(s, area, side) or s.settlement[area] == side) and site_fault(s, side, area, WALL) == FINE:
            worth = danger(s, side, area) + (1.0 if s.settlement[area] == side else 0.0)
            worth += 1.0 if s.event[area] >= POINTS else 0.0
            worth += 5.0 if open_gate(s, area) else 0.0
            if worth > most:
                best, most = area, worth
    return best


def best_site(s: Mesopotamia, side: i64) -> i64:
    """Where a settlement would stand best: beside many own units, off the enemy's ways; NOBODY without a site."""
    best: i64 = NOBODY
    most = -100.0
    for area in range(s.data.areas):
        if own(s, area, side) and site_fault(s, side, area, SETTLEMENT) == FINE:
            worth = float(own(s, area, side)) - danger(s, side, area)
            if worth > most:
                best, most = area, worth
    return best


def research_worth(s: Mesopotamia, mind: Mind, card: i64) -> float:
    """Tablets made of clay, and discoveries with those one has then."""
    side = mind.side
    tablets = s.goods[side * GOODS + TABLET]
    found = 0.0
    if s.goods[side * GOODS + CLAY] >= s.data.amount[card]:
        made = s.data.second[card]
        found += mind.style.tablet_made * float(made) - mind.style.clay_used * float(s.data.amount[card])
        tablets += made
    chances = min(tablets, s.data.third[card])
    best = best_discovery(s, mind, NOBODY)
    if chances and best != NOBODY:
        found += discovery_worth(s, mind, best) - mind.style.tablet_used
        if chances > 1:
            found += max(discovery_worth(s, mind, best_discovery(s, mind, best)) - mind.style.tablet_used, 0.0)
    return mind.worn * found


def discovery_worth(s: Mesopotamia, mind: Mind, action: i64) -> float:
    """What the next level of a technology brings."""
    if action == NOBODY or s.level[mind.side * ACTIONS + action] >= LEVELS:
        return 0.0
    found = level_step(mind.style, action, s.level[mind.side * ACTIONS + action])
    if action == BUILD and must_learn(s):
        return mind.style.ram_level
    if action == EXPLORE and is_slow(s):
        return mind.style.march_level
    return found * min(mind.left / mind.style.long, 1.2) + mind.pull[NEED_LEVEL + action]


def level_step(style: Style, action: i64, level: i64) -> float:
    """What the step from a level brings in a long match."""
    if action == EXPLORE:
        return style.explore_2 if level == 1 else style.explore_3 if level == 2 else style.explore_4
    if action == BUILD:
        return style.build_2 if level == 1 else style.build_3 if level == 2 else style.build_4
    if action == RESEARCH:
        return style.research_2 if level == 1 else style.research_3 if level == 2 else style.research_4
    if action == GATHER:
        return style.gather_2 if level == 1 else style.gather_3 if level == 2 else style.gather_4
    if action == WARFARE:
        return style.warfare_2 if level == 1 else style.warfare_3 if level == 2 else style.warfare_4
    return style.growth_2 if level == 1 else style.growth_3 if level == 2 else style.growth_4


def best_discovery(s: Mesopotamia, mind: Mind, but: i64) -> i64:
    """The technology one would improve first, but for one; NOBODY if all are complete."""
    best: i64 = NOBODY
    for action in range(ACTIONS):
        if action != but and s.level[mind.side * ACTIONS + action] < LEVELS:
            if best == NOBODY or discovery_worth(s, mind, action) > discovery_worth(s, mind, best):
                best = action
    return best


def gather_worth(s: Mesopotamia, mind: Mind, card: i64) -> float:
    """Goods of as many sources as the card allows, and the best trade."""
    side = mind.side
    sources: i64 = 1 + count(s, side, SHIP)
    for area in range(s.data.areas):
        if s.ground[area] == OPEN:
            sources += own(s, area, side) + (1 if s.settlement[area] == side else 0)
    goods = float(min(s.data.amount[card], sources))
    slot = best_trade(s, mind, s.data.third[card])
    trades = 0.0 if slot == NOBODY else trade_worth(s, mind, slot)
    return mind.worn * mind.style.gathered * goods + trades


def best_trade(s: Mesopotamia, mind: Mind, level: i64) -> i64:
    """The trade that brings most; NOBODY if none is worth it."""
    best: i64 = NOBODY
    most = 0.05
    for slot in range(SLOTS):
        if trade_fault(s, mind.side, slot, level) == FINE:
            worth = trade_worth(s, mind, slot)
            if worth > most:
                best, most = slot, worth
    return best


def trade_worth(s: Mesopotamia, mind: Mind, slot: i64) -> float:
    side, token = mind.side, s.trade[slot]
    found = gift_worth(s, side, mind.style, mind.wanted, s.data.token_get, token * GOODS) + mind.style.any_good * float(
        s.data.token_any[token]
    )
    found -= price_worth(s, side, mind.style, mind.wanted, s.data.token_give, token * GOODS)
    owner = s.amphora[slot]
    if owner == NOBODY and amphorae(s, side) < AMPHORAE:
        points = mind.style.claimed_point * float(s.data.token_points[token])
        return mind.worn * found + mind.style.claim + points + mind.pull[NEED_AMPHORAE]
    return mind.worn * found - (mind.style.pay_rival if owner != side else 0.0)


def war_worth(s: Mesopotamia, mind: Mind, card: i64) -> float:
    """Knucklebones, and a unit where there is room for one."""
    side = mind.side
    have = s.goods[side * GOODS + BONE]
    bones = 0.0
    for i in range(s.data.amount[card]):
        bones += mind.style.bone_low if float(have + i) < mind.style.bones_low else mind.style.bone_high
    units = 0.0
    if units_on_map(s, side) < unit_limit(s, side):
        kind = best_kind(s, side, card)
        if kind != NOBODY:
            units = mind.style.raised + mind.style.raised_kind * float(kind)
            units += mind.pull[NEED_UNITS + kind] + mind.pull[NEED_ARMY]
    found = mind.worn * bones + units * min(1.0, 0.2 + mind.style.raised_rate * mind.left)
    return found + mind.style.alarm * alarm(s, mind.style) if s.solo == GUARDIANS else found


def best_kind(s: Mesopotamia, side: i64, card: i64) -> i64:
    """The best kind of unit a card can raise now; NOBODY if none."""
    for kind in range(card % LEVELS, -1, -1):
        free = is_free(s, card, kind) or s.goods[side * GOODS + WOOD] >= s.data.raise_wood
        if free and reserve(s, side, kind) != NO_UNIT:
            return kind
    return NOBODY


def growth_worth(s: Mesopotamia, mind: Mind, card: i64) -> float:
    """A step of population: rank, room for units, the next level of the ziggurat, what gardens ask for."""
    side = mind.side
    people = position(s, side, POPULATION)
    if reach(s, side, POPULATION, 1) <= people or s.goods[side * GOODS + FOOD] < s.data.amount[card]:
        return 0.0
    found = mind.style.growth + mind.style.growth_rate * mind.left
    if s.ziggurat[side] == people and people < 6:
        found += mind.style.growth_die * mind.style.die * mind.left
    part = next_part(s)
    if part < GARDEN_LEVELS and s.garden[part] != NOBODY and s.data.garden_people[s.garden[part]] > people:
        found += mind.style.growth_garden
    found += mind.pull[NEED_POPULATION] + mind.style.growth_place * overtakes(s, side)
    if s.solo > DUEL and units_on_map(s, side) >= unit_limit(s, side):
        found += mind.style.crowded
    return found - mind.worn * mind.style.growth_price * float(s.data.amount[card])


def overtakes(s: Mesopotamia, side: i64) -> float:
    """What a step up the population track is worth in places."""
    people = position(s, side, POPULATION) + 1
    found = 0.0
    for other in range(s.sides):
        if other != side and position(s, other, POPULATION) in (people, people - 1):
            found += 1.0
    return found


def best_good(s: Mesopotamia, mind: Mind) -> i64:
    return best_basic(s, mind.side, mind.style, mind.wanted, 0)


def source_worth(s: Mesopotamia, mind: Mind, good: i64) -> float:
    """What one more of a good is worth, the less the more there are."""
    have = s.goods[mind.side * GOODS + good]
    return one_more(mind.style, mind.wanted, good, have) - 0.01 * float(have)
