"""Missions (p. 42): dealt, drawn, judged together at the end."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, FINE, NOBODY, Chance, Decision, Fault, Note
from serai.games.mesopotamia.rules.tracks import position
from serai.games.mesopotamia.state import EVENT, IN_STACK, OPEN, POPULATION, TABLE, UNDER, Mesopotamia
from serai.games.mesopotamia.tables import ACTIONS, CAMPS, GOODS, HOME, PIECES
from serai.games.mesopotamia.tables_events import (
    GARDEN_LEVELS,
    MISSIONS,
    NEED_AMPHORAE,
    NEED_AREAS,
    NEED_ARMY,
    NEED_EVENTS,
    NEED_GARDENS,
    NEED_GOODS,
    NEED_LEVEL,
    NEED_POPULATION,
    NEED_SETTLEMENTS,
    NEED_TERRAIN,
    NEED_UNITS,
    NEED_WALLS,
    NEED_ZIGGURAT,
    NEEDS,
)
from serai.games.mesopotamia.units import amphorae, kind_of, nation, settlements, walls

NOT_IN_HAND: Final = 1


class DealMission(Chance[Mesopotamia]):
    """A side draws a mission; what it is only that side sees."""  # rules MES019, G06, G76

    fields: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, side: i64) -> None:
        super().__init__(CHANCE)
        self.side = side

    def moves(self, s: Mesopotamia) -> vec[i64]:
        return in_stack(s)

    def odds(self, s: Mesopotamia) -> vec[i64]:
        return vec[i64]([1] * len(in_stack(s)))

    def play(self, s: Mesopotamia, move: i64) -> None:
        s.mission[move] = self.side
        s.touch(TABLE)
        s.tell("draws-mission", nation(s, self.side))
        s.whisper(self.side, "mission-drawn", move)

    def witness(self) -> i64:
        return self.side


class ReturnMission(Decision[Mesopotamia]):
    """All put one mission back under the stack, at the same time and in secret."""  # rules MES019, MES160, G06

    rule: ClassVar[str] = "MES019"
    faults: ClassVar[tuple[Fault, ...]] = ((NOT_IN_HAND, "MES019", "mission-not-in-hand"),)

    def size(self, s: Mesopotamia) -> i64:
        return MISSIONS

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        return FINE if s.mission[move] == self.player else NOT_IN_HAND

    def play(self, s: Mesopotamia, move: i64) -> None:
        s.mission[move] = UNDER + self.player
        s.touch(TABLE)
        s.tell("returns-mission", nation(s, self.player))

    def witness(self) -> i64:
        return self.player

    def together(self) -> bool:
        return True

    def preview(self, s: Mesopotamia, move: i64) -> Note | None:
        return Note("mission-asks", move)


def draw(s: Mesopotamia, side: i64) -> None:
    """An event gives a mission: from the top, and when nothing is left there from the returned ones."""  # rule G76
    if len(in_stack(s)) == 0:
        turn_stack(s)
    if len(in_stack(s)):
        s.then(DealMission(side))
    else:
        s.tell("no-mission-left", nation(s, side))


def in_stack(s: Mesopotamia) -> vec[i64]:
    """The missions that may be drawn."""
    found = vec[i64](capacity=MISSIONS)
    mission: i64 = -1
    for where in s.mission:
        mission += 1
        if where == IN_STACK:
            found = append(found, mission)
    return found


def turn_stack(s: Mesopotamia) -> None:
    """The returned missions are all that is left."""
    for mission in range(MISSIONS):
        if s.mission[mission] >= UNDER:
            s.mission[mission] = IN_STACK
            s.touch(TABLE)


def hand(s: Mesopotamia, side: i64) -> vec[i64]:
    """The missions a side holds."""
    found = vec[i64]()
    mission: i64 = -1
    for where in s.mission:
        mission += 1
        if where == side:
            found = append(found, mission)
    return found


def occupies(s: Mesopotamia, side: i64, area: i64) -> bool:
    """Whether a side has a land unit or a settlement in an area that counts: no start area, no blocking marker."""
    # rules MES128, G48, G51
    if s.ground[area] != OPEN or s.data.terrain[area] == HOME:
        return False
    return s.land[area * CAMPS + side] > 0 or s.settlement[area] == side


def gardens_of(s: Mesopotamia, side: i64) -> i64:
    """How many parts of the gardens a side has built."""
    found: i64 = 0
    for level in range(GARDEN_LEVELS):
        if s.gardener[level] == side:
            found += 1
    return found


def holdings(s: Mesopotamia, side: i64) -> vec[i64]:
    """What a side has of everything missions ask for."""
    have = vec[i64]([0] * NEEDS)
    for good in range(GOODS):
        have[NEED_GOODS + good] = s.goods[side * GOODS + good]
    for action in range(ACTIONS):
        have[NEED_LEVEL + action] = s.level[side * ACTIONS + action]  # rule MES123
    for unit in range(side * PIECES, side * PIECES + PIECES):
        if s.at[unit] != NOBODY:
            have[NEED_UNITS + kind_of(unit)] += 1
            have[NEED_ARMY] += 1
    land, settlement = s.land, s.settlement
    for area in range(s.data.areas):
        if (land[area * CAMPS + side] or settlement[area] == side) and occupies(s, side, area):
            have[NEED_TERRAIN + s.data.terrain[area]] += 1
            have[NEED_AREAS] += 1
    have[NEED_SETTLEMENTS] = settlements(s, side)
    have[NEED_WALLS] = walls(s, side)
    have[NEED_ZIGGURAT] = s.ziggurat[side]
    have[NEED_GARDENS] = gardens_of(s, side)
    have[NEED_AMPHORAE] = amphorae(s, side)
    have[NEED_POPULATION] = position(s, side, POPULATION)
    have[NEED_EVENTS] = position(s, side, EVENT)
    return have


def is_met(s: Mesopotamia, mission: i64, have: vec[i64]) -> bool:
    """Whether a mission by itself is fulfilled: every demand."""  # rule MES122
    needs, at = s.data.mission_need, mission * NEEDS
    for had in have:
        if had < needs[at]:
            return False
        at += 1
    return True


def best_missions(s: Mesopotamia, side: i64) -> vec[i64]:
    """The most missions that are fulfilled together; goods are shared out, nothing else is used up."""
    # rules MES124, MES176, G47
    have = holdings(s, side)
    met = vec[i64]()
    for mission in hand(s, side):
        if is_met(s, mission, have):
            met = append(met, mission)
    return best_of(s, met, have)


def best_of(s: Mesopotamia, met: vec[i64], have: vec[i64]) -> vec[i64]:
    """The most of those that are fulfilled by themselves."""
    best = vec[i64]()
    for chosen in range(1 << len(met)):
        kept = vec[i64]()
        for i in range(len(met)):
            if (chosen >> i) & 1:
                kept = append(kept, met[i])
        if len(kept) > len(best) and are_paid(s, kept, have):
            best = kept
    return best


def are_paid(s: Mesopotamia, missions: vec[i64], have: vec[i64]) -> bool:
    """Whether the goods suffice for all of them."""  # rule MES124
    for good in range(GOODS):
        asked: i64 = 0
        for mission in missions:
            asked += s.data.mission_need[mission * NEEDS + NEED_GOODS + good]
        if asked > have[NEED_GOODS + good]:
            return False
    return True


def mission_points(s: Mesopotamia, side: i64) -> i64:
    """What the missions in a side's hand are worth, judged so that it gets most."""  # rules MES122, MES127
    points = len(best_missions(s, side)) * s.data.mission_points
    return min(points, s.data.mission_most)


def stack_left(s: Mesopotamia) -> i64:
    """How many missions lie in the stack, returned ones among them."""
    found: i64 = 0
    for mission in range(MISSIONS):
        if s.mission[mission] == IN_STACK or s.mission[mission] >= UNDER:
            found += 1
    return found


def missing(s: Mesopotamia, mission: i64, have: vec[i64], need: i64) -> i64:
    """How much of a demand is still missing."""
    short = s.data.mission_need[mission * NEEDS + need] - have[need]
    return short if short > 0 else 0


def is_fulfilled(s: Mesopotamia, side: i64, mission: i64) -> bool:
    """Whether a side meets every demand of a mission now."""
    return is_met(s, mission, holdings(s, side))


def lacks(s: Mesopotamia, side: i64, mission: i64, need: i64) -> i64:
    """How much of a demand a side still misses."""
    return missing(s, mission, holdings(s, side), need)
