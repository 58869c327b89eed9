"""The battle phase (p. 26 and 27): ships that meet, which battles there are, in which order, between whom."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note, Step
from serai.games.mesopotamia.rules.muster import DrawCard, commander, muster, rival
from serai.games.mesopotamia.rules.solo import clash
from serai.games.mesopotamia.rules.stakes import RevealStakes, Stake, may_stake
from serai.games.mesopotamia.rules.tracks import above, ranking
from serai.games.mesopotamia.rules.tribes import RevealTamed, RollTribe, chief_against, tribe_waits
from serai.games.mesopotamia.state import EVENT, Mesopotamia
from serai.games.mesopotamia.tables import AREAS, CAMPS, SHIP, TRIBE, TRIBE_NAME
from serai.games.mesopotamia.units import (
    NO_UNIT,
    contested,
    end_of,
    fighters,
    first_of,
    nation,
    take,
    unit_at,
)

NO_BATTLE: Final = 1
NOT_HERE: Final = 1
ALREADY: Final = 2


class BattlePhase(Step[Mesopotamia]):
    """Ships that meet sink; then whoever leads the event track names the order of all battles."""

    # rules MES033, MES039, MES081, MES119
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        sink_ships(s)
        s.fights = vec[i64]()
        for area in range(s.data.areas):
            if contested(s, area):
                s.fights = append(s.fights, area)
        marshal = first_seat(s)
        if len(s.fights) > 1:
            s.then(OrderBattles(marshal, 0), NextBattle(marshal))
        elif len(s.fights) == 1:
            s.then(NextBattle(marshal))


def first_seat(s: Mesopotamia) -> i64:
    """Who orders battles: the leader of the event track; where that is nobody's side, the highest player."""
    # rules MES081, G96
    for side in ranking(s, EVENT):
        if side < s.players:
            return side
    return 0


def sink_ships(s: Mesopotamia) -> None:
    """Ships of different empires on one river section are all destroyed, however many they are."""
    # rules MES057, MES058, G18
    for section in range(s.data.sections):
        owners: i64 = 0
        for side in range(s.sides):
            if unit_at(s, side, SHIP, section) != NO_UNIT:
                owners += 1
        if owners > 1:
            s.tell("ships-sink", section)
            for side in range(s.sides):
                for unit in range(first_of(side, SHIP), end_of(side, SHIP)):
                    if s.at[unit] == section:
                        take(s, unit)


class OrderBattles(Decision[Mesopotamia]):
    """The leader of the event track names the battles in their order, one by one; the last follows by itself."""

    # rules MES039, MES081
    fields: ClassVar[tuple[str, ...]] = ("player", "named")
    rule: ClassVar[str] = "MES081"
    faults: ClassVar[tuple[Fault, ...]] = ((NO_BATTLE, "MES081", "no-battle-there"),)

    def __init__(self, player: i64, named: i64) -> None:
        super().__init__(player)
        self.named = named

    def size(self, s: Mesopotamia) -> i64:
        return AREAS

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        return FINE if find(s.fights, move, self.named) != NOBODY else NO_BATTLE

    def about(self, s: Mesopotamia, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return move, 0, 0

    def play(self, s: Mesopotamia, move: i64) -> None:
        i = find(s.fights, move, self.named)
        while i > self.named:
            s.fights[i] = s.fights[i - 1]
            i -= 1
        s.fights[i] = move
        s.tell("battle-order", self.player, move, self.named + 1)
        if self.named + 2 < len(s.fights):
            s.then(OrderBattles(self.player, self.named + 1))


def find(areas: vec[i64], area: i64, first: i64) -> i64:
    """Where an area stands in a list, from a place on; NOBODY if it does not."""
    for i in range(first, len(areas)):
        if areas[i] == area:
            return i
    return NOBODY


class NextBattle(Step[Mesopotamia]):
    """The first area of the order is fought over until one side is left; then the next.

    `player` is who ordered the battles; that stays so even if the track changes.
    """

    # rules MES081, MES083, MES097, G54
    def run(self, s: Mesopotamia) -> None:
        if len(s.fights) == 0:
            return
        area = s.fights[0]
        sides = sides_in(s, area)
        s.then(NextBattle(self.player))
        if len(sides) > 2:
            s.then(ChoosePair(self.player, area, NOBODY))
        elif len(sides) == 2:
            begin(s, area, sides[0], sides[1])
        else:
            s.fights = s.fights[1:]
            if len(s.tamed) and not tribe_waits(s):
                s.then(RevealTamed(self.player))


def sides_in(s: Mesopotamia, area: i64) -> vec[i64]:
    """The sides with land units in an area, tribes last."""
    found = vec[i64]()
    for side in range(CAMPS):
        if s.land[area * CAMPS + side]:
            found = append(found, side)
    return found


class ChoosePair(Decision[Mesopotamia]):
    """More than two sides meet: who ordered the battles picks two of them, one after the other."""

    # rules MES083, G54
    fields: ClassVar[tuple[str, ...]] = ("player", "area", "first")
    rule: ClassVar[str] = "MES083"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NOT_HERE, "MES083", "side-not-here"),
        (ALREADY, "MES083", "side-picked"),
    )

    def __init__(self, player: i64, area: i64, first: i64) -> None:
        super().__init__(player)
        self.area = area
        self.first = first

    def size(self, s: Mesopotamia) -> i64:
        return TRIBE_NAME + 1

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        side = side_called(s, move)
        if side == NOBODY or not s.land[self.area * CAMPS + side]:
            return NOT_HERE
        return ALREADY if side == self.first else FINE

    def about(self, s: Mesopotamia, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return move, self.area, 0

    def play(self, s: Mesopotamia, move: i64) -> None:
        side = side_called(s, move)
        if self.first == NOBODY:
            s.tell("picks-side", self.player, move)
            s.then(ChoosePair(self.player, self.area, side))
        else:
            begin(s, self.area, self.first, side)

    def prompt(self, s: Mesopotamia) -> Note | None:
        if self.first == NOBODY:
            return Note("ask-first-side", self.area)
        return Note("ask-second-side", self.area, nation(s, self.first))


def side_called(s: Mesopotamia, name: i64) -> i64:
    """The side of an empire, or the tribes; NOBODY if the empire is not in play."""
    if name == TRIBE_NAME:
        return TRIBE
    for side in range(s.sides):
        if s.empire[side] == name:
            return side
    return NOBODY


def begin(s: Mesopotamia, area: i64, one: i64, other: i64) -> None:
    """Two sides fight: cards are drawn, a tribe's knucklebones rolled, then both stake in secret."""
    # rules MES084, MES086, MES098
    s.area = area
    s.attacker = one if attacks(s, area, one, other) else other
    s.defender = other if s.attacker == one else one
    if s.defender == TRIBE:
        s.chief = chief_against(s, s.attacker)
    s.tell("battle", area, nation(s, s.attacker), nation(s, s.defender))
    if clash.is_solo(s):
        clash.begin(s)
        return
    muster(s)
    s.then(RevealStakes())
    for army in (1, 0):
        if may_stake(s, army):
            s.then(Stake(commander(s, rival(s, army)), army, 0))
    if s.defender == TRIBE:
        s.then(RollTribe())
    if not s.simple:
        s.then(DrawCard(0))


def attacks(s: Mesopotamia, area: i64, side: i64, other: i64) -> bool:
    """Whether a side attacks the other: tribes and owners of the settlement defend, else whoever was there first."""
    # rule G71
    if side == TRIBE or other == TRIBE:
        return other == TRIBE
    owner = s.settlement[area]
    if owner == side or owner == other:
        return owner == other
    since, others = arrival(s, area, side), arrival(s, area, other)
    return since > others if since != others else above(s, other, side, EVENT)


def arrival(s: Mesopotamia, area: i64, side: i64) -> i64:
    """When the first of a side's land units in an area came in, by the clock of the round."""
    found: i64 = NOBODY
    for unit in fighters(s, area, side):
        if found == NOBODY or s.came[unit] < found:
            found = s.came[unit]
    return found
