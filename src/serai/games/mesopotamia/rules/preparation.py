"""Set-up (p. 8 to 12): roles, empires, start areas, and what is laid out for them."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, FINE, NOBODY, Chance, Decision, Fault, Step
from serai.games.mesopotamia.rules import tracks
from serai.games.mesopotamia.rules.goods import gain
from serai.games.mesopotamia.state import BLOCKED, CLOSED, HIDDEN, MAP, START, TABLE, TRACKS, Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTIONS,
    BONE,
    EMPIRES,
    GOODS,
    HOME,
    LAND,
    SIDES,
    STARTS,
    TOKENS_OF_LEVEL,
    TRIBE,
)
from serai.games.mesopotamia.units import place, reserve, unseated

ROLE_TAKEN: Final = 1
NO_SUCH_ROLE: Final = 2
EMPIRE_TAKEN: Final = 3
NOT_IN_PLAY: Final = 4
HOME_TAKEN: Final = 5
NOT_OPEN: Final = 6


def in_play(s: Mesopotamia, which: i64) -> bool:
    """Whether a set is in play: the base set always, an expansion if it was chosen."""  # rules MES159, G55
    return which == 0 or s.sets >> (which - 1) & 1 == 1


class ChooseRole(Decision[Mesopotamia]):
    """In the order of arrival everybody takes a role; the last one left goes to the last."""  # rules MES010, G57

    rule: ClassVar[str] = "MES010"
    faults: ClassVar[tuple[Fault, ...]] = (
        (ROLE_TAKEN, "MES010", "role-taken"),
        (NO_SUCH_ROLE, "MES010", "no-such-role"),
    )

    def size(self, s: Mesopotamia) -> i64:
        return SIDES

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        if move >= s.players:
            return NO_SUCH_ROLE
        return FINE if s.role[move] == NOBODY else ROLE_TAKEN

    def play(self, s: Mesopotamia, move: i64) -> None:
        _take_role(s, self.player, move)
        if self.player == s.players - 2:
            for role in range(s.players):
                if s.role[role] == NOBODY:
                    _take_role(s, s.players - 1, role)


def _take_role(s: Mesopotamia, side: i64, role: i64) -> None:
    s.role[role] = side
    s.touch(TABLE)
    s.tell("takes-role", side, role)


class ChooseEmpires(Step[Mesopotamia]):
    """Empires in the order of roles, start areas the other way round."""  # rule MES010

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        if s.sides > s.players:
            s.then(RivalHome())
        for role in range(s.players):
            if fixed_home(s, s.role[role]) == 0:
                s.then(ChooseHome(s.role[role]))
        if s.sides > s.players:
            s.then(ChooseRival(s.role[0]))
        for role in range(s.players - 1, -1, -1):
            s.then(ChooseEmpire(s.role[role]))


class ChooseEmpire(Decision[Mesopotamia]):
    """Which empire one plays."""  # rules MES001, MES010

    rule: ClassVar[str] = "MES010"
    faults: ClassVar[tuple[Fault, ...]] = (
        (EMPIRE_TAKEN, "MES010", "empire-taken"),
        (NOT_IN_PLAY, "MES159", "empire-not-in-play"),
    )

    def size(self, s: Mesopotamia) -> i64:
        return EMPIRES

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        if not in_play(s, s.data.empire_set[move]):
            return NOT_IN_PLAY
        for side in range(s.sides):
            if s.empire[side] == move:
                return EMPIRE_TAKEN
        return FINE

    def play(self, s: Mesopotamia, move: i64) -> None:
        s.empire[self.player] = move
        s.touch(TABLE)
        s.tell("chooses-empire", self.player, move)


class ChooseRival(ChooseEmpire):
    """Which empire the side without a seat has: the lone player picks it, else who has role A."""  # rule MES178

    rule: ClassVar[str] = "MES178"

    def play(self, s: Mesopotamia, move: i64) -> None:
        s.empire[s.players] = move
        s.touch(TABLE)
        s.tell("chooses-rival", self.player, move)


class RivalHome(Step[Mesopotamia]):
    """The side without a seat takes the lowest start area left; some modes name both start areas."""

    # rules MES144, MES145, MES152, MES178

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        if fixed_home(s, 0):
            for side in range(s.sides):
                settle_home(s, side, home_area(s, fixed_home(s, side) - 1))
            return
        number: i64 = 0
        while s.ground[home_area(s, number)] >= START:
            number += 1
        settle_home(s, s.players, home_area(s, number))


def fixed_home(s: Mesopotamia, side: i64) -> i64:
    """The number of the start area that a mode gives a side, from 1; 0 where it is chosen."""
    return s.data.solo.home[2 * (s.solo - 1) + min(side, 1)] if s.solo else 0


def settle_home(s: Mesopotamia, side: i64, area: i64) -> None:
    s.start[side] = area
    s.ground[area] = START + side
    s.touch(MAP)
    s.tell("chooses-home", s.empire[side], area)


class ChooseHome(Decision[Mesopotamia]):
    """Which of the open start areas one begins in: with n sides those numbered 1 to n."""  # rules MES011, MES012, G04

    rule: ClassVar[str] = "MES011"
    faults: ClassVar[tuple[Fault, ...]] = (
        (HOME_TAKEN, "MES010", "home-taken"),
        (NOT_OPEN, "MES011", "home-not-open"),
    )

    def size(self, s: Mesopotamia) -> i64:
        return STARTS

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        if move >= s.sides:
            return NOT_OPEN
        return FINE if s.ground[home_area(s, move)] < START else HOME_TAKEN

    def play(self, s: Mesopotamia, move: i64) -> None:
        settle_home(s, self.player, home_area(s, move))

    def anchors(self, s: Mesopotamia, move: i64) -> list[str]:
        area = home_area(s, move) + 1
        return ["area:a" + ("0" if area < 10 else "") + str(area)]


def home_area(s: Mesopotamia, number: i64) -> i64:
    """The start area with a number, counted from 0."""
    for area in range(s.data.areas):
        if s.data.home[area] == number + 1:
            return area
    raise IndexError("no such start area")


class LayOut(Step[Mesopotamia]):
    """Seals, events, blocking markers, tribes, and what every empire begins with."""

    # rules MES013, MES014, MES016, MES017, MES021, MES031, MES160, G05, G56

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        lay_seals(s)
        lay_areas(s)
        for side in range(s.sides):
            equip(s, side)
        for unit in range(len(s.came)):
            s.came[unit] = 0
        s.clock = 0


def lay_seals(s: Mesopotamia) -> None:
    """The printed order from below: whoever is laid later lies on top."""  # rules MES013, MES014
    for track in range(TRACKS):
        for place_number in range(EMPIRES - 1, -1, -1):
            empire = s.data.seal_order[track * EMPIRES + place_number]
            for side in range(s.sides):
                if s.empire[side] == empire:
                    tracks.put(s, side, track, s.data.empire_seal[track * EMPIRES + empire])


def lay_areas(s: Mesopotamia) -> None:
    """Closed start areas, blocking markers, hidden events and tribes."""
    # rules MES016, MES017, MES031, G03, G05
    for area in range(s.data.areas):
        if s.data.terrain[area] == HOME:
            if s.ground[area] < START:
                s.ground[area] = CLOSED
                s.touch(MAP)
            continue
        s.event[area] = HIDDEN
        s.touch(MAP)
        if s.data.block[area] >= s.sides:
            s.ground[area] = BLOCKED
            s.touch(MAP)
        for kind in range(LAND):
            for _ in range(s.data.tribe[area * LAND + kind]):
                place(s, reserve(s, TRIBE, kind), area)


def equip(s: Mesopotamia, side: i64) -> None:
    """Technologies, goods and the first unit; of goods a side without a seat has knucklebones only."""
    # rules MES021, MES022, MES023, MES024, MES026, MES027, MES028, MES029, MES178
    empire = s.empire[side]
    for action in range(ACTIONS):
        s.level[side * ACTIONS + action] = s.data.empire_levels[empire * ACTIONS + action]
        s.touch_side(side)
    for good in range(BONE if unseated(s, side) else 0, GOODS):
        gain(s, side, good, s.data.empire_goods[empire * GOODS + good])
    place(s, reserve(s, side, s.data.empire_unit[empire]), s.start[side])


class DealTrade(Chance[Mesopotamia]):
    """A trade token of the slot's level, at random."""  # rules MES015, MES030

    fields: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, slot: i64) -> None:
        super().__init__(CHANCE)
        self.slot = slot

    def moves(self, s: Mesopotamia) -> vec[i64]:
        found = vec[i64]()
        first = (s.data.slot_level[self.slot] - 1) * TOKENS_OF_LEVEL
        for token in range(first, first + TOKENS_OF_LEVEL):
            if s.data.token_there[token] and in_play(s, s.data.token_set[token]) and not _is_dealt(s, token):
                found = append(found, token)
        return found

    def odds(self, s: Mesopotamia) -> vec[i64]:
        return vec[i64]([1] * len(self.moves(s)))

    def play(self, s: Mesopotamia, move: i64) -> None:
        s.trade[self.slot] = move
        s.touch(MAP)


def _is_dealt(s: Mesopotamia, token: i64) -> bool:
    for dealt in s.trade:
        if dealt == token:
            return True
    return False


def slot_used(s: Mesopotamia, slot: i64) -> bool:
    """Whether a slot of the trade area is filled with so many sides."""  # rules MES015, MES030
    return s.data.slot_sides[slot] >> min(s.sides, 4) & 1 == 1
