"""What a seat may see, by inclusion: everything but the missions of others and stakes behind the Standards."""

from __future__ import annotations

import msgspec

from serai.core.flow import NOBODY
from serai.games.mesopotamia import tables, tables_events
from serai.games.mesopotamia.rules import ending, missions, tracks
from serai.games.mesopotamia.state import (
    BLOCKED,
    CLOSED,
    EVENT,
    HIDDEN,
    POPULATION,
    RUNNING,
    Mesopotamia,
)
from serai.games.mesopotamia.tables import (
    ACTION_NAMES,
    ACTIONS,
    AREA_NAMES,
    COLOUR_NAMES,
    DICE,
    EMPIRE_NAMES,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    LAND,
    RAM,
    SECTION_NAMES,
    SHIP,
    SIGN_NAMES,
    SLOT_NAMES,
    STOCK,
    TOKEN_NAMES,
    TRIBE,
)
from serai.games.mesopotamia.tables_events import EVENT_NAMES, GARDEN_NAMES, MISSION_NAMES, NEEDS
from serai.games.mesopotamia.units import (
    amphorae,
    controller,
    count,
    count_at,
    event_dice,
    outnumbers,
    settlements,
    unit_limit,
    units_on_map,
    walls,
)
from serai.games.mesopotamia.view_battle import BattleView, battle_view
from serai.games.mesopotamia.view_marches import MarchView, marches
from serai.games.mesopotamia.view_siege import GuardiansView, SiegeView, guardians_view, siege_view
from serai.games.mesopotamia.view_solo import AutomaView, automa_view

TRIBES = -2  # a tribe among sides; -1 is nobody


class Troop(msgspec.Struct, frozen=True):
    """Units of one kind and side in an area. `pinned`: none of them may leave."""

    side: int
    kind: str
    count: int
    pinned: bool


class AreaView(msgspec.Struct, frozen=True):
    """What lies in an area. `event` is a card that lies open; `state` is none, hidden, open, points or running.

    `die` belongs to `holder` and shows the round of six; sides are seats, -1 nobody, -2 a tribe.
    """

    ground: str
    controller: int
    troops: list[Troop]
    settlement: int
    wall: int
    state: str
    event: str
    choice: int
    holder: int
    die: int


class ShipView(msgspec.Struct, frozen=True):
    section: str
    side: int


class DieView(msgspec.Struct, frozen=True):
    """A Dingir die: its colour, what it shows (nothing before it is rolled), whether it is used up this turn."""

    colour: str
    sign: str
    spent: bool


class MissionView(msgspec.Struct, frozen=True):
    """A mission as its owner sees it: what is missing of each demand, by name; `met` by itself."""

    id: str
    have: dict[str, int]
    missing: dict[str, int]
    met: bool


class SideView(msgspec.Struct, frozen=True):
    """One empire. Missions are empty but for their owner; `lines` are points by where they come from."""

    empire: str
    role: int
    start: str
    goods: dict[str, int]
    levels: dict[str, int]
    ziggurat: int
    dice: list[DieView]
    population: int
    events: int
    units: dict[str, int]
    unit_count: int
    unit_limit: int
    settlements_left: int
    walls_left: int
    amphorae_left: int
    event_dice_left: int
    gardens: list[str]
    mission_count: int
    missions: list[MissionView]
    fulfilled: list[str]
    points: int
    lines: dict[str, int]


class SlotView(msgspec.Struct, frozen=True):
    """A slot of the trade area: its token, and whose amphora is on it."""

    token: str
    owner: int


class GardenView(msgspec.Struct, frozen=True):
    """A level of the gardens: the token if it has been revealed, and who has built it."""

    token: str
    builder: int


class TurnView(msgspec.Struct, frozen=True):
    """Whose turn it is (-1: nobody's) and what was done: the actions, whether the token is laid, rerolls."""

    side: int
    acted: list[str]
    token: bool
    rerolls: int


class MesopotamiaView(msgspec.Struct, frozen=True):
    """The table as one seat sees it. Tracks list seals by position from 1, the lowest of a stack first.

    `marches` are those the seat may make now: empty for everyone who is not asked about units.
    """

    round: int
    over: bool
    last_round: bool
    order: list[int]
    turn: TurnView
    events: list[list[int]]
    population: list[list[int]]
    areas: dict[str, AreaView]
    ships: list[ShipView]
    trade: dict[str, SlotView]
    gardens: list[GardenView]
    missions_left: int
    sides: list[SideView]
    battle: BattleView | None
    automa: AutomaView | None
    siege: SiegeView | None
    guardians: GuardiansView | None
    marches: list[MarchView]


def view(s: Mesopotamia, seat: int) -> MesopotamiaView:
    return MesopotamiaView(
        round=int(s.round),
        over=bool(s.over),
        last_round=s.round > 0 and ending.is_last_round(s),
        order=[int(side) for side in s.order],
        turn=TurnView(
            int(s.turn),
            [name for i, name in enumerate(ACTION_NAMES) if s.acted >> i & 1],
            bool(s.token),
            int(s.rerolls),
        ),
        events=_track(s, EVENT),
        population=_track(s, POPULATION),
        areas={AREA_NAMES[area]: _area(s, area) for area in range(s.data.areas)},
        ships=_ships(s),
        trade={SLOT_NAMES[i]: SlotView(_name(TOKEN_NAMES, one), int(s.amphora[i])) for i, one in enumerate(s.trade)},
        gardens=[GardenView(_name(GARDEN_NAMES, one), int(s.gardener[i])) for i, one in enumerate(s.garden)],
        missions_left=int(missions.stack_left(s)),
        sides=own_sides(s, seat),
        battle=battle_view(s, seat),
        automa=automa_view(s),
        siege=siege_view(s),
        guardians=guardians_view(s),
        marches=marches(s, seat),
    )


def own_sides(s: Mesopotamia, seat: int, seen: object = None) -> list[SideView]:
    return [_side(s, side, seat) for side in range(s.sides)]


def own_battle(s: Mesopotamia, seat: int, seen: object) -> BattleView | None:
    return battle_view(s, seat)


def own_marches(s: Mesopotamia, seat: int, seen: object) -> list[MarchView]:
    return marches(s, seat)


def _name(names: tuple[str, ...], number: int) -> str:
    return names[number] if number >= 0 else ""


def shown_side(side: int) -> int:
    """A side as the view numbers it."""
    return TRIBES if side == TRIBE else int(side)


def _track(s: Mesopotamia, track: int) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(int(s.data.track_top[track]))]
    for side in reversed([int(one) for one in tracks.ranking(s, track)]):
        place = int(tracks.position(s, side, track))
        if place:
            found[place - 1].append(side)
    return found


def _ground(s: Mesopotamia, area: int) -> str:
    if s.ground[area] == BLOCKED:
        return "blocked"
    if s.ground[area] == CLOSED:
        return "closed"
    return "open" if s.ground[area] == 0 else "start"


def _state(s: Mesopotamia, area: int) -> str:
    if s.event[area] == HIDDEN:
        return "hidden"
    if s.card[area] < 0:
        return "none"
    return "running" if s.event[area] == RUNNING else ("points" if s.event[area] else "open")


def _area(s: Mesopotamia, area: int) -> AreaView:
    return AreaView(
        ground=_ground(s, area),
        controller=shown_side(controller(s, area)),
        troops=_troops(s, area),
        settlement=int(s.settlement[area]),
        wall=int(s.wall[area]),
        state=_state(s, area),
        event=_name(EVENT_NAMES, s.card[area]),
        choice=int(s.choice[area]),
        holder=int(s.holder[area]),
        die=int(s.pips[area]),
    )


def _troops(s: Mesopotamia, area: int) -> list[Troop]:
    found = []
    for side in (*range(s.sides), TRIBE):
        kinds = range(LAND) if side == TRIBE else range(RAM + 1)
        for kind in kinds:
            n = int(count_at(s, side, kind, area))
            if n:
                pinned = kind < LAND and not outnumbers(s, area, side)
                found.append(Troop(shown_side(side), KIND_NAMES[kind], n, pinned))
    return found


def _ships(s: Mesopotamia) -> list[ShipView]:
    found = []
    for side in range(s.sides):
        for section in range(s.data.sections):
            found += [ShipView(SECTION_NAMES[section], side)] * int(count_at(s, side, SHIP, section))
    return found


def _side(s: Mesopotamia, side: int, seat: int) -> SideView:
    hand = [int(one) for one in missions.hand(s, side)]
    mine = side == seat or bool(s.over)
    return SideView(
        empire=_name(EMPIRE_NAMES, s.empire[side]),
        role=[int(one) for one in s.role].index(side) if side in list(s.role) else NOBODY,
        start=_name(AREA_NAMES, s.start[side]),
        goods={name: int(s.goods[side * GOODS + i]) for i, name in enumerate(GOOD_NAMES)},
        levels={name: int(s.level[side * ACTIONS + i]) for i, name in enumerate(ACTION_NAMES)},
        ziggurat=int(s.ziggurat[side]),
        dice=_dice(s, side),
        population=int(tracks.position(s, side, POPULATION)),
        events=int(tracks.position(s, side, EVENT)),
        units={name: int(count(s, side, i)) for i, name in enumerate(KIND_NAMES)},
        unit_count=int(units_on_map(s, side)),
        unit_limit=int(unit_limit(s, side)),
        settlements_left=STOCK - int(settlements(s, side)),
        walls_left=STOCK - int(walls(s, side)),
        amphorae_left=tables.AMPHORAE - int(amphorae(s, side)),
        event_dice_left=STOCK - int(event_dice(s, side)),
        gardens=[GARDEN_NAMES[s.garden[i]] for i, builder in enumerate(s.gardener) if builder == side],
        mission_count=len(hand),
        missions=[_mission(s, side, one) for one in hand] if mine else [],
        fulfilled=[MISSION_NAMES[one] for one in missions.best_missions(s, side)] if mine else [],
        points=int(s.total[side]) if s.over else (int(ending.public_points(s, side)) if s.round else 0),
        lines=_lines(s, side) if s.round else {},
    )


def _lines(s: Mesopotamia, side: int) -> dict[str, int]:
    found = {
        "events": ending.track_points(s, side, EVENT),
        "population": ending.track_points(s, side, POPULATION),
        "gardens": ending.garden_points(s, side),
        "trade": ending.trade_points(s, side),
        "tokens": ending.token_points(s, side),
        "settlements": ending.settlement_points(s, side),
        "areas": ending.area_points(s, side),
    }
    if s.over:
        found["missions"] = missions.mission_points(s, side)
    return {name: int(n) for name, n in found.items()}


def _dice(s: Mesopotamia, side: int) -> list[DieView]:
    """Dice are spent for the turn of the side that has it."""
    found = []
    for i in range(DICE):
        colour, face = s.colour[side * DICE + i], s.face[side * DICE + i]
        if colour >= 0:
            spent = bool(s.spent >> i & 1) and s.turn == side
            found.append(DieView(COLOUR_NAMES[colour], _name(SIGN_NAMES, face), spent))
    return found


NEED_NAMES = (
    *(f"good-{name}" for name in GOOD_NAMES), *(f"level-{name}" for name in ACTION_NAMES),
    *(f"unit-{name}" for name in KIND_NAMES), *(f"terrain-{name}" for name in tables_events.SHAPES),
    *tables_events.NEED_FIELDS,
)  # fmt: skip


def _mission(s: Mesopotamia, side: int, mission: int) -> MissionView:
    """A mission with what its owner has of what it asks."""
    have = missions.holdings(s, side)
    asked = [need for need in range(NEEDS) if s.data.mission_need[mission * NEEDS + need]]
    short = {NEED_NAMES[need]: int(missions.lacks(s, side, mission, need)) for need in asked}
    return MissionView(
        MISSION_NAMES[mission],
        {NEED_NAMES[need]: int(have[need]) for need in asked},
        {name: n for name, n in short.items() if n},
        missions.is_fulfilled(s, side, mission),
    )
