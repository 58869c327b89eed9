"""Build (p. 19 and 20): walls, ziggurat levels, rams, ships, settlements, parts of the gardens."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note
from serai.games.mesopotamia.rules.dice import NewDie
from serai.games.mesopotamia.rules.gardens import build_garden, garden_fault, next_part
from serai.games.mesopotamia.rules.goods import affords, heap, pay
from serai.games.mesopotamia.rules.tracks import position
from serai.games.mesopotamia.state import MAP, OPEN, POPULATION, Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTIONS,
    AREAS,
    BUILD,
    BUILT_RAM,
    BUILT_SHIP,
    DICE,
    GARDEN,
    GOODS,
    RAM,
    SETTLEMENT,
    SHIP,
    WALL,
    ZIGGURAT,
)
from serai.games.mesopotamia.units import (
    NO_UNIT,
    enemies,
    has_settlement_left,
    has_wall_left,
    own,
    place,
    reserve,
    ship_on,
    unit_limit,
    units_on_map,
    unseated,
)

# The block of Build.
SETTLEMENT_AT: Final = 48  # after the walls, by area
RAM_AT: Final = 96
SHIP_AT: Final = 144  # by section
LEVEL: Final = 192
GARDEN_MOVE: Final = 193
DONE: Final = 194

NO_SUCH_PLACE: Final = 1
NOT_KNOWN: Final = 2
TOO_DEAR: Final = 3
NONE_LEFT: Final = 4
NO_SITE: Final = 5
NOBODY_THERE: Final = 6
BUILT_ALREADY: Final = 7
ENEMY_THERE: Final = 8
LIMIT: Final = 9
NOT_AT_HOME: Final = 10
SHIP_THERE: Final = 11
COMPLETE: Final = 12
TOO_FEW_PEOPLE: Final = 13
GARDENS_DONE: Final = 14
CONDITION: Final = 15
MARKS_WAVES: Final = 16
GARDEN_FAULTS: Final = (FINE, GARDENS_DONE, TOO_DEAR, CONDITION, MARKS_WAVES)  # by what gardens.py says


def start_build(s: Mesopotamia, side: i64, card: i64) -> None:
    """The card says how many items are built."""  # rule MES062
    s.then(Build(side, s.data.amount[card]))


def anything_builds(s: Mesopotamia, side: i64) -> bool:
    return len(Build(side, 1).moves(s)) > 1


class Build(Decision[Mesopotamia]):
    """What is built next, and where."""  # rules MES062, MES063, MES064, MES065, MES066, MES067, G15, G19, G64, G65

    fields: ClassVar[tuple[str, ...]] = ("player", "left")
    rule: ClassVar[str] = "MES062"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NO_SUCH_PLACE, "MES008", "no-such-place"),
        (NOT_KNOWN, "MES062", "not-known-yet"),
        (TOO_DEAR, "MES062", "too-dear"),
        (NONE_LEFT, "MES003", "none-left"),
        (NO_SITE, "MES064", "no-site"),
        (NOBODY_THERE, "MES064", "nobody-there"),
        (BUILT_ALREADY, "MES064", "built-already"),
        (ENEMY_THERE, "G64", "enemy-there"),
        (LIMIT, "MES067", "unit-limit"),
        (NOT_AT_HOME, "MES065", "not-at-home"),
        (SHIP_THERE, "G65", "ship-there"),
        (COMPLETE, "MES066", "ziggurat-complete"),
        (TOO_FEW_PEOPLE, "MES066", "too-few-people"),
        (GARDENS_DONE, "MES068", "gardens-done"),
        (CONDITION, "MES068", "garden-condition"),
        (MARKS_WAVES, "G40", "garden-marks-waves"),
    )

    def __init__(self, player: i64, left: i64) -> None:
        self.player = player
        self.left = left

    def idle(self, s: Mesopotamia) -> bool:
        return self.left == 0 or len(self.moves(s)) == 1

    def size(self, s: Mesopotamia) -> i64:
        return DONE + 1

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        if move == DONE:
            return FINE
        item = item_of(move)
        if s.level[self.player * ACTIONS + BUILD] < s.data.item_level[item]:
            return NOT_KNOWN
        if move == GARDEN_MOVE:
            return GARDEN_FAULTS[garden_fault(s, self.player)]
        if not affords(s, self.player, s.data.item_cost, item * GOODS):
            return TOO_DEAR
        return level_fault(s, self.player) if move == LEVEL else place_fault(s, self.player, item, move % AREAS)

    def moves(self, s: Mesopotamia) -> vec[i64]:
        found = vec[i64]()
        for first in range(0, LEVEL, AREAS):
            item = item_of(first)
            if self.is_open(s, item):
                for where in range(s.data.sections if item == BUILT_SHIP else s.data.areas):
                    if place_fault(s, self.player, item, where) == FINE:
                        found = append(found, first + where)
        for move in range(LEVEL, DONE + 1):
            if self.fault(s, move) == FINE:
                found = append(found, move)
        return found

    def is_open(self, s: Mesopotamia, item: i64) -> bool:
        """Whether an item is known and can be paid."""
        known = s.level[self.player * ACTIONS + BUILD] >= s.data.item_level[item]
        return known and affords(s, self.player, s.data.item_cost, item * GOODS)

    def default(self, s: Mesopotamia) -> i64:
        return DONE

    def prompt(self, s: Mesopotamia) -> Note | None:
        return Note("ask-build-left", self.left)

    def preview(self, s: Mesopotamia, move: i64) -> Note | None:
        if move == DONE:
            return None
        if move == GARDEN_MOVE:
            return Note("move-costs", heap(s.data.garden_cost, s.garden[next_part(s)] * GOODS))
        return Note("move-costs", heap(s.data.item_cost, item_of(move) * GOODS))

    def play(self, s: Mesopotamia, move: i64) -> None:
        if move == DONE:
            s.tell("builds-no-more", s.empire[self.player])
            return
        s.then(Build(self.player, self.left - 1))
        if move == GARDEN_MOVE:
            build_garden(s, self.player)
            return
        pay(s, self.player, s.data.item_cost, item_of(move) * GOODS)
        if move == LEVEL:
            raise_level(s, self.player)
        elif move >= SHIP_AT:
            place(s, reserve(s, self.player, SHIP), move - SHIP_AT)
            s.tell("builds-ship", s.empire[self.player], move - SHIP_AT)
        elif move >= RAM_AT:
            place(s, reserve(s, self.player, RAM), move - RAM_AT)
            s.tell("builds-ram", s.empire[self.player], move - RAM_AT)
        elif move >= SETTLEMENT_AT:
            s.settlement[move - SETTLEMENT_AT] = self.player
            s.touch(MAP)
            s.tell("builds-settlement", s.empire[self.player], move - SETTLEMENT_AT)
        else:
            s.wall[move] = self.player
            s.touch(MAP)
            s.tell("builds-wall", s.empire[self.player], move)


def item_of(move: i64) -> i64:
    """Which item a number of the block stands for."""
    if move >= SHIP_AT:
        return BUILT_SHIP if move < LEVEL else ZIGGURAT if move == LEVEL else GARDEN
    if move >= RAM_AT:
        return BUILT_RAM
    return SETTLEMENT if move >= SETTLEMENT_AT else WALL


def place_fault(s: Mesopotamia, side: i64, item: i64, where: i64) -> i64:
    """Whether an item may stand in an area (a ship: on a section)."""
    if item == BUILT_SHIP:
        return ship_fault(s, side, where)
    return ram_fault(s, side, where) if item == BUILT_RAM else site_fault(s, side, where, item)


def site_fault(s: Mesopotamia, side: i64, area: i64, item: i64) -> i64:
    """Whether a wall or a settlement may stand in an area."""  # rules MES064, MES032, G19, G64
    if area >= s.data.areas:
        return NO_SUCH_PLACE
    if s.ground[area] != OPEN:
        return NO_SITE
    allowed = own(s, area, side) > 0 or (item == WALL and s.settlement[area] == side)
    if not allowed:
        return NOBODY_THERE
    if enemies(s, area, side):
        return ENEMY_THERE
    if (s.wall[area] if item == WALL else s.settlement[area]) != NOBODY:
        return BUILT_ALREADY
    left = has_wall_left(s, side) if item == WALL else has_settlement_left(s, side)
    return FINE if left else NONE_LEFT


def holds_settlement(s: Mesopotamia, side: i64, area: i64) -> bool:
    """Whether a side controls a settlement of its own in an area."""  # rule G64
    return s.settlement[area] == side and enemies(s, area, side) == 0


def piece_fault(s: Mesopotamia, side: i64, kind: i64) -> i64:
    """Whether limit and reserve allow one more."""  # rules MES067, G15
    if units_on_map(s, side) >= unit_limit(s, side):
        return LIMIT
    return NONE_LEFT if reserve(s, side, kind) == NO_UNIT else FINE


def ram_fault(s: Mesopotamia, side: i64, area: i64) -> i64:
    """Whether a ram may be built in an area."""  # rule MES065
    if area >= s.data.areas:
        return NO_SUCH_PLACE
    if area != s.start[side] and not holds_settlement(s, side, area):
        return NOT_AT_HOME
    return piece_fault(s, side, RAM)


def ship_fault(s: Mesopotamia, side: i64, section: i64) -> i64:
    """Whether a ship may be built on a section: beside the start area or an own settlement, on free water."""
    # rules MES065, G65
    if section >= s.data.sections or s.data.bank[2 * section] == NOBODY:
        return NO_SUCH_PLACE
    near = False
    for bank in range(2):
        area = s.data.bank[2 * section + bank]
        if area == s.start[side] or holds_settlement(s, side, area):
            near = True
    if not near:
        return NOT_AT_HOME
    if ship_on(s, section):
        return SHIP_THERE
    return piece_fault(s, side, SHIP)


def level_fault(s: Mesopotamia, side: i64) -> i64:
    """Whether the ziggurat may grow: never above the population."""  # rule MES066
    if s.ziggurat[side] >= DICE:
        return COMPLETE
    return FINE if s.ziggurat[side] < position(s, side, POPULATION) else TOO_FEW_PEOPLE


def can_raise_level(s: Mesopotamia, side: i64) -> bool:
    return level_fault(s, side) == FINE


def raise_level(s: Mesopotamia, side: i64) -> None:
    """One more level, and its die; a side without a seat has no dice."""  # rules MES042, MES066, MES178
    s.ziggurat[side] += 1
    s.touch_side(side)
    s.tell("raises-ziggurat", s.empire[side], s.ziggurat[side])
    if not unseated(s, side):
        s.then(NewDie(side))
