"""What events give: goods, units, ships, settlements, walls, levels, discoveries, missions."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Step
from serai.games.mesopotamia.rules import missions
from serai.games.mesopotamia.rules.build import can_raise_level, raise_level
from serai.games.mesopotamia.rules.goods import gain, heap, receive
from serai.games.mesopotamia.rules.research import Discover, improve, lowest
from serai.games.mesopotamia.rules.tracks import climb
from serai.games.mesopotamia.rules.trade import TakeAny
from serai.games.mesopotamia.state import MAP, POPULATION, Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTIONS,
    BONE,
    CLAY,
    GOODS,
    LEVELS,
    SECTIONS,
    SHIP,
    STONE,
)
from serai.games.mesopotamia.tables_events import (
    ANY_DISCOVERY,
    GIVEN_LEVEL,
    GIVEN_MISSION,
    GIVEN_PEOPLE,
    GIVEN_SETTLEMENT,
    GIVEN_SHIP,
    GIVEN_UNIT,
    GIVEN_WALL,
    NO_DEED,
    NO_DISCOVERY,
)
from serai.games.mesopotamia.units import (
    enemies,
    has_settlement_left,
    has_wall_left,
    may_add,
    nation,
    place,
    reserve,
    ship_on,
    unseated,
)

INSTEAD: Final = 2  # basic goods instead of a settlement that cannot be placed
NO_SHIP_HERE: Final = 1


def grant(s: Mesopotamia, side: i64, area: i64, option: i64) -> None:
    """Everything an option gives, in the order of its row. What comes after must lie on the stack already."""
    # rules MES111, G45
    t = s.data
    if t.option_discover[option] != NO_DISCOVERY:
        s.then(Learn(side, t.option_discover[option]))
    if t.option_deed[option] != NO_DEED:
        s.then(Deed(side, area, t.option_deed[option]))
    if t.option_any[option] and not unseated(s, side):
        s.then(TakeAny(side, t.option_any[option], 0))
    income(s, side, t.option_gain, option * GOODS)


def income(s: Mesopotamia, side: i64, row: vec[i64], at: i64) -> None:
    """Goods of a printed row; a side without a seat takes knucklebones only."""  # rules G32, G96
    if unseated(s, side):
        if row[at + BONE]:
            gain(s, side, BONE, row[at + BONE])
            s.tell("takes-bones", s.empire[side], row[at + BONE])
        return
    found = heap(row, at)
    if found:
        receive(s, side, row, at)
        s.tell("event-brings", nation(s, side), found)


def compensate(s: Mesopotamia, side: i64, good: i64) -> None:
    """Something could not be placed: a good instead."""  # rules MES116, G96
    if unseated(s, side) and good != BONE:
        return
    gain(s, side, good, 1)
    s.tell("event-instead", nation(s, side), good)


class Deed(Step[Mesopotamia]):
    """A unit, ship, wall, settlement, ziggurat level, growth or mission; or what comes instead."""  # rule MES116

    fields: ClassVar[tuple[str, ...]] = ("player", "area", "deed")

    def __init__(self, player: i64, area: i64, deed: i64) -> None:
        self.player = player
        self.area = area
        self.deed = deed

    def run(self, s: Mesopotamia) -> None:
        if self.deed < GIVEN_SHIP:
            give_unit(s, self.player, self.area, self.deed - GIVEN_UNIT)
        elif self.deed == GIVEN_SHIP:
            give_ship(s, self.player, self.area)
        elif self.deed == GIVEN_WALL:
            give_wall(s, self.player, self.area)
        elif self.deed == GIVEN_SETTLEMENT:
            give_settlement(s, self.player, self.area)
        elif self.deed == GIVEN_LEVEL:
            give_level(s, self.player)
        elif self.deed == GIVEN_PEOPLE:
            climb(s, self.player, POPULATION, 1)
        elif self.deed == GIVEN_MISSION and not unseated(s, self.player):
            missions.draw(s, self.player)


def give_unit(s: Mesopotamia, side: i64, area: i64, kind: i64) -> None:
    """A unit comes onto the area of the event; beyond the limit or the reserve it is a knucklebone."""  # rule MES116
    if may_add(s, side, kind):
        place(s, reserve(s, side, kind), area)
        s.tell("event-unit", nation(s, side), kind, area)
    else:
        compensate(s, side, BONE)


def give_ship(s: Mesopotamia, side: i64, area: i64) -> None:
    """A ship comes onto a free section beside the area, else beside the start area or a settlement."""
    # rules MES116, G65, G121
    berths = berths_of(s, side, area)
    if not may_add(s, side, SHIP) or len(berths) == 0:
        compensate(s, side, BONE)
    elif len(berths) == 1 or unseated(s, side):  # rule G96
        launch(s, side, berths[0])
    else:
        s.then(Launch(side, area))


def launch(s: Mesopotamia, side: i64, section: i64) -> None:
    place(s, reserve(s, side, SHIP), section)
    s.tell("event-ship", nation(s, side), section)


def berths_of(s: Mesopotamia, side: i64, area: i64) -> vec[i64]:
    """The sections where a given ship may be placed, ascending."""
    near = vec[i64]()
    far = vec[i64]()
    for section in range(s.data.sections):
        if s.data.bank[2 * section] == NOBODY or ship_on(s, section):
            continue
        one, other = s.data.bank[2 * section], s.data.bank[2 * section + 1]
        if area in (one, other):
            near = append(near, section)
        elif is_harbour(s, side, one) or is_harbour(s, side, other):
            far = append(far, section)
    return near if len(near) else far


def is_harbour(s: Mesopotamia, side: i64, area: i64) -> bool:
    return s.start[side] == area or s.settlement[area] == side


class Launch(Decision[Mesopotamia]):
    """Where the given ship comes onto the river."""  # rules MES116, G65

    fields: ClassVar[tuple[str, ...]] = ("player", "area")
    rule: ClassVar[str] = "MES116"
    faults: ClassVar[tuple[Fault, ...]] = ((NO_SHIP_HERE, "G65", "no-berth"),)

    def __init__(self, player: i64, area: i64) -> None:
        super().__init__(player)
        self.area = area

    def size(self, s: Mesopotamia) -> i64:
        return SECTIONS

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        for section in berths_of(s, self.player, self.area):
            if section == move:
                return FINE
        return NO_SHIP_HERE

    def moves(self, s: Mesopotamia) -> vec[i64]:
        return berths_of(s, self.player, self.area)

    def play(self, s: Mesopotamia, move: i64) -> None:
        launch(s, self.player, move)


def give_wall(s: Mesopotamia, side: i64, area: i64) -> None:
    """A wall on the area of the event; a stone where none can stand."""  # rules G121, G64
    if s.wall[area] == NOBODY and has_wall_left(s, side) and enemies(s, area, side) == 0:
        s.wall[area] = side
        s.touch(MAP)
        s.tell("event-wall", nation(s, side), area)
    else:
        compensate(s, side, STONE)


def give_settlement(s: Mesopotamia, side: i64, area: i64) -> None:
    """A settlement on the area of the event; two goods of choice where none can stand."""  # rules G121, G64
    if s.settlement[area] == NOBODY and has_settlement_left(s, side) and enemies(s, area, side) == 0:
        s.settlement[area] = side
        s.touch(MAP)
        s.tell("event-settlement", nation(s, side), area)
    elif not unseated(s, side):
        s.tell("event-no-settlement", nation(s, side), INSTEAD)
        s.then(TakeAny(side, INSTEAD, 0))


def give_level(s: Mesopotamia, side: i64) -> None:
    """The next level of the ziggurat, population permitting; else a stone and a clay."""  # rules MES066, G121
    if can_raise_level(s, side):
        raise_level(s, side)
    else:
        compensate(s, side, STONE)
        compensate(s, side, CLAY)


class Learn(Step[Mesopotamia]):
    """The next level of a technology for nothing; at the highest level, or where any is named, one of choice."""

    # rule MES115

    fields: ClassVar[tuple[str, ...]] = ("player", "action")

    def __init__(self, player: i64, action: i64) -> None:
        self.player = player
        self.action = action

    def run(self, s: Mesopotamia) -> None:
        if self.action != ANY_DISCOVERY and s.level[self.player * ACTIONS + self.action] < LEVELS:
            improve(s, self.player, self.action)
        elif has_more_to_learn(s, self.player):
            if unseated(s, self.player):
                improve(s, self.player, lowest(s, self.player))  # rules G95, G96
            else:
                s.then(Discover(self.player))


def has_more_to_learn(s: Mesopotamia, side: i64) -> bool:
    for action in range(ACTIONS):
        if s.level[side * ACTIONS + action] < LEVELS:
            return True
    return False
