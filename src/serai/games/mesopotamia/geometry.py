"""The board as drawn: polygons of areas, lines of river sections, and what every card and token shows."""

from __future__ import annotations

import itertools

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from serai.core.game import Geometry, Place
from serai.games.mesopotamia import tables as names
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTION_NAMES,
    ACTIONS,
    AREA_NAMES,
    BATTLE_CARD_NAMES,
    CARDS_OF_KIND,
    EMPIRE_NAMES,
    EMPIRES,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    KINDS,
    LEVELS,
    ROWS,
    SECTION_NAMES,
    SIGN_NAMES,
    SLOT_NAMES,
    TERRAIN_NAMES,
    TOKEN_NAMES,
    Tables,
    tech_card,
)
from serai.games.mesopotamia.tables_events import (
    ANY_DISCOVERY,
    DEED_NAMES,
    EVENT_NAMES,
    EVENTS_OF_SHAPE,
    GARDEN_NAMES,
    GARDENS_OF_LEVEL,
    MISSION_NAMES,
    NEEDS,
    OPTION_KINDS,
    OPTIONS,
    SHAPES,
)
from serai.games.mesopotamia.view import NEED_NAMES
from serai.games.mesopotamia.words import BLOCKS, VOCABULARIES

Bundle = dict[str, int]  # goods that are paid or received


class AreaShape(msgspec.Struct, frozen=True):
    """An area of the map. `name` is what the pack prints, empty where the texts know it; `home` is 1 to 6 or 0."""

    name: str
    terrain: str
    resource: str
    home: int
    x: int
    y: int
    polygon: list[int]


class Stretch(msgspec.Struct, frozen=True):
    """A river section between two areas."""

    river: str
    areas: list[str]
    line: list[int]


class Technology(msgspec.Struct, frozen=True):
    """A technology card: the signs that dice must show, and its numbers in the order of the action's text.

    `free` are units that cost no wood, `items` what the level knows to build.
    """

    signs: list[str]
    numbers: list[int]
    free: list[str]
    items: list[str]


class EventOption(msgspec.Struct, frozen=True):
    kind: str
    track: int
    price: Bundle
    gain: Bundle
    any: int
    deed: str
    discover: str
    each_round: Bundle


class EventCard(msgspec.Struct, frozen=True):
    shape: str
    points: int
    options: list[EventOption]


class TradeSlot(msgspec.Struct, frozen=True):
    level: int
    ship: bool


class TradeToken(msgspec.Struct, frozen=True):
    give: Bundle
    get: Bundle
    any: int
    points: int


class GardenToken(msgspec.Struct, frozen=True):
    level: int
    cost: Bundle
    population: int
    events: int
    settlements: int
    points: int


class BattleCard(msgspec.Struct, frozen=True):
    """Three rows: strength, tactics, mobility; printed knucklebones and empty slots."""

    kind: str
    printed: list[int]
    slots: list[int]


class UnitKind(msgspec.Struct, frozen=True):
    speed: int
    over: list[str]
    value: int


class Item(msgspec.Struct, frozen=True):
    level: int
    cost: Bundle


class EmpireStart(msgspec.Struct, frozen=True):
    """How an empire begins: levels by action, goods, its unit and what it has besides; `rerolls` are free in a turn."""

    levels: dict[str, int]
    goods: Bundle
    unit: str
    events: int
    population: int
    ziggurat: int
    settlement: bool
    ship: bool
    rerolls: int


class MesopotamiaGeometry(Geometry, frozen=True):
    """The map, and what is printed on everything. `unit_limit` is by position of the population track."""

    areas: dict[str, AreaShape]
    sections: dict[str, Stretch]
    empires: dict[str, EmpireStart]
    technologies: dict[str, dict[str, list[Technology]]]
    dice: dict[str, list[str]]
    units: dict[str, UnitKind]
    items: dict[str, Item]
    slots: dict[str, TradeSlot]
    tokens: dict[str, TradeToken]
    gardens: dict[str, GardenToken]
    events: dict[str, EventCard]
    missions: dict[str, dict[str, int]]
    battle_cards: dict[str, BattleCard]
    unit_limit: list[int]
    place_points: list[int]


def geometry(s: Mesopotamia) -> MesopotamiaGeometry:
    t = s.data
    return MesopotamiaGeometry(
        float(t.width),
        float(t.height),
        _places(t),
        areas={AREA_NAMES[i]: _area(t, i) for i in range(t.areas)},
        sections={SECTION_NAMES[i]: _stretch(t, i) for i in range(t.sections) if t.bank[2 * i] >= 0},
        empires={name: _empire(t, i) for i, name in enumerate(EMPIRE_NAMES)},
        technologies={name: _technologies(t, i) for i, name in enumerate(EMPIRE_NAMES)},
        dice={name: [SIGN_NAMES[t.faces[c * 6 + f]] for f in range(6)] for c, name in enumerate(names.COLOUR_NAMES)},
        units={name: _unit(t, i) for i, name in enumerate(KIND_NAMES)},
        items={name: Item(int(t.item_level[i]), _goods(t.item_cost, i)) for i, name in enumerate(names.ITEM_NAMES)},
        slots={name: TradeSlot(int(t.slot_level[i]), bool(t.slot_ship[i])) for i, name in enumerate(SLOT_NAMES)},
        tokens={name: _token(t, i) for i, name in enumerate(TOKEN_NAMES) if t.token_there[i]},
        gardens={name: _garden(t, i) for i, name in enumerate(GARDEN_NAMES) if t.garden_there[i]},
        events={name: _event(t, i) for i, name in enumerate(EVENT_NAMES) if t.event_there[i]},
        missions={name: _mission(t, i) for i, name in enumerate(MISSION_NAMES) if t.mission_there[i]},
        battle_cards={name: _battle_card(t, i) for i, name in enumerate(BATTLE_CARD_NAMES) if t.card_there[i]},
        unit_limit=[int(n) for n in t.unit_limit][1:],
        place_points=[int(n) for n in t.place_points],
    )


def _places(t: Tables) -> list[Place]:
    """Everything that moves are anchored to: areas and sections where they are, all else off the map."""
    at = {f"area:{AREA_NAMES[i]}": (float(t.x[i]), float(t.y[i])) for i in range(t.areas)}
    at |= {f"section:{SECTION_NAMES[i]}": middle(t.line[i]) for i in range(t.sections) if t.line[i]}
    found = {}
    for vocabulary in VOCABULARIES:
        if vocabulary.anchor:
            for i in range(len(vocabulary)):
                anchor = vocabulary.anchor_of(i)
                x, y = at.get(anchor, (None, None))
                found[anchor] = Place(anchor, vocabulary.anchor, x, y)
    for block in BLOCKS:
        for part in block.parts:
            for anchor in part.anchors:
                found[anchor] = Place(anchor, anchor.partition(":")[0])
    return list(found.values())


def middle(line: list[int]) -> tuple[float, float]:
    """The point halfway along a line of points."""
    points = [(float(line[i]), float(line[i + 1])) for i in range(0, len(line) - 1, 2)]
    lengths = [((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for a, b in itertools.pairwise(points)]
    left = sum(lengths) / 2
    for (x, y), (x2, y2), length in zip(points, points[1:], lengths, strict=False):
        if left <= length and length:
            return x + (x2 - x) * left / length, y + (y2 - y) * left / length
        left -= length
    return points[-1]


def _goods(row: vec[i64], i: int) -> Bundle:
    return {name: int(row[i * GOODS + k]) for k, name in enumerate(GOOD_NAMES) if row[i * GOODS + k]}


def _area(t: Tables, i: int) -> AreaShape:
    return AreaShape(
        t.area_name[i],
        TERRAIN_NAMES[t.terrain[i]],
        GOOD_NAMES[t.resource[i]] if t.resource[i] >= 0 else "any",
        int(t.home[i]),
        int(t.x[i]),
        int(t.y[i]),
        t.polygon[i],
    )


def _stretch(t: Tables, i: int) -> Stretch:
    banks = [AREA_NAMES[t.bank[2 * i]], AREA_NAMES[t.bank[2 * i + 1]]]
    return Stretch(names.RIVER_NAMES[t.river[i]], banks, t.line[i])


def _empire(t: Tables, i: int) -> EmpireStart:
    return EmpireStart(
        {name: int(t.empire_levels[i * ACTIONS + action]) for action, name in enumerate(ACTION_NAMES)},
        _goods(t.empire_goods, i),
        KIND_NAMES[t.empire_unit[i]],
        int(t.empire_seal[i]),
        int(t.empire_seal[EMPIRES + i]),
        int(t.empire_ziggurat[i]),
        bool(t.empire_settlement[i]),
        bool(t.empire_ship[i]),
        int(t.empire_rerolls[i]),
    )


def _technologies(t: Tables, empire: int) -> dict[str, list[Technology]]:
    return {
        name: [_technology(t, int(tech_card(empire, action, level)), action) for level in range(1, LEVELS + 1)]
        for action, name in enumerate(ACTION_NAMES)
    }


def _technology(t: Tables, card: int, action: int) -> Technology:
    """A level below the empire's first has no card: no signs, no numbers."""
    if not t.tech[card]:
        return Technology([], [], [], [])
    signs = [SIGN_NAMES[sign] for sign in (t.first_sign[card], t.second_sign[card]) if sign >= 0]
    war = action == names.WARFARE
    free = [name for kind, name in enumerate(KIND_NAMES) if war and t.third[card] >> kind & 1]
    third = 0 if war else int(t.third[card])
    level = card % LEVELS + 1
    items = [name for i, name in enumerate(names.ITEM_NAMES) if action == names.BUILD and t.item_level[i] <= level]
    return Technology(signs, [int(t.amount[card]), int(t.second[card]), third], free, items)


def _unit(t: Tables, i: int) -> UnitKind:
    over = [name for k, name in enumerate(KIND_NAMES) if t.over[i * KINDS + k]]
    return UnitKind(int(t.speed[i]), over, int(t.value[i]))


def _token(t: Tables, i: int) -> TradeToken:
    return TradeToken(_goods(t.token_give, i), _goods(t.token_get, i), int(t.token_any[i]), int(t.token_points[i]))


def _garden(t: Tables, i: int) -> GardenToken:
    return GardenToken(
        i // GARDENS_OF_LEVEL + 1,
        _goods(t.garden_cost, i),
        int(t.garden_people[i]),
        int(t.garden_events[i]),
        int(t.garden_settlements[i]),
        int(t.garden_points[i]),
    )


def _event(t: Tables, i: int) -> EventCard:
    options = [_option(t, i * OPTIONS + which) for which in range(OPTIONS)]
    return EventCard(SHAPES[i // EVENTS_OF_SHAPE], int(t.event_points[i]), options)


def _option(t: Tables, i: int) -> EventOption:
    known = (*ACTION_NAMES, "any")
    assert ANY_DISCOVERY == ACTIONS
    return EventOption(
        OPTION_KINDS[t.option_kind[i]],
        int(t.option_track[i]),
        _goods(t.option_price, i),
        _goods(t.option_gain, i),
        int(t.option_any[i]),
        DEED_NAMES[t.option_deed[i]],
        known[t.option_discover[i]] if t.option_discover[i] >= 0 else "",
        _goods(t.option_round, i),
    )


def _mission(t: Tables, i: int) -> dict[str, int]:
    asked = {NEED_NAMES[need]: int(t.mission_need[i * NEEDS + need]) for need in range(NEEDS)}
    return {name: n for name, n in asked.items() if n}


def _battle_card(t: Tables, i: int) -> BattleCard:
    rows = range(i * ROWS, (i + 1) * ROWS)
    printed, slots = [int(t.printed[k]) for k in rows], [int(t.places[k]) for k in rows]
    return BattleCard(KIND_NAMES[i // CARDS_OF_KIND], printed, slots)
