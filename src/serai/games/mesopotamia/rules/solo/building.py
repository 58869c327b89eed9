"""What the Automa builds next, and where (p. 47). It pays nothing, but its technology must know the item."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Step
from serai.games.mesopotamia.rules.build import level_fault, raise_level, ram_fault, site_fault
from serai.games.mesopotamia.rules.gardens import build_garden, meets_conditions, next_part
from serai.games.mesopotamia.rules.research import improve
from serai.games.mesopotamia.rules.solo.conditions import to_people
from serai.games.mesopotamia.rules.solo.ways import is_first, steps_from
from serai.games.mesopotamia.state import MAP, RUNNING, Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTIONS,
    BUILD,
    BUILT_RAM,
    GARDEN,
    LEVELS,
    RAM,
    SETTLEMENT,
    WALL,
    ZIGGURAT,
)
from serai.games.mesopotamia.tables_events import GARDEN_LEVELS
from serai.games.mesopotamia.tables_solo import LISTED, NOTHING
from serai.games.mesopotamia.units import count, own, place, reserve, settlements, walls


class BuildNext(Step[Mesopotamia]):
    """The first item of the list that is unfinished and may be built now; else it discovers the next Build level."""

    # rules MES142, G32, G91
    fields: ClassVar[tuple[str, ...]] = ("player", "deed")

    def __init__(self, player: i64, deed: i64) -> None:
        self.player = player
        self.deed = deed

    def run(self, s: Mesopotamia) -> None:
        side = self.player
        for i in range(self.deed * LISTED, (self.deed + 1) * LISTED):
            item = s.data.solo.item[i]
            if item != NOTHING and finished(s, side, item) < s.data.solo.item_most[i] and build(s, side, item):
                return
        if s.level[side * ACTIONS + BUILD] < LEVELS:
            improve(s, side, BUILD)
        else:
            s.tell("builds-nothing", s.empire[side])


def finished(s: Mesopotamia, side: i64, item: i64) -> i64:
    """How many of an item stand; of gardens all that anybody has built."""
    if item == ZIGGURAT:
        return s.ziggurat[side]
    if item == GARDEN:
        return next_part(s)
    if item == BUILT_RAM:
        return count(s, side, RAM)
    return walls(s, side) if item == WALL else settlements(s, side)


def build(s: Mesopotamia, side: i64, item: i64) -> bool:
    """Builds an item if that is legal now."""  # rules G91, G92
    if s.level[side * ACTIONS + BUILD] < s.data.item_level[item]:
        return False
    if item == ZIGGURAT:
        if level_fault(s, side) != FINE:
            return False
        raise_level(s, side)
        return True
    if item == GARDEN:
        if not garden_waits(s) or not meets_conditions(s, side):
            return False
        build_garden(s, side)
        return True
    return build_ram(s, side) if item == BUILT_RAM else build_site(s, side, item)


def garden_waits(s: Mesopotamia) -> bool:
    """Whether a part of the gardens lies open."""
    return next_part(s) < GARDEN_LEVELS and s.garden[next_part(s)] != NOBODY


def build_ram(s: Mesopotamia, side: i64) -> bool:
    """In the start area if a land unit is there, else beside one in a settlement, else in the start area."""
    # rule G92
    best = s.start[side]
    if own(s, best, side) == 0:
        other: i64 = NOBODY
        for area in range(s.data.areas):
            if s.settlement[area] == side and own(s, area, side) and ram_fault(s, side, area) == FINE:
                if is_first(s.data, area, other):
                    other = area
        best = best if other == NOBODY else other
    if ram_fault(s, side, best) != FINE:
        return False
    place(s, reserve(s, side, RAM), best)
    s.tell("builds-ram", s.empire[side], best)
    return True


def build_site(s: Mesopotamia, side: i64, item: i64) -> bool:
    """A wall or a settlement on the best legal site."""
    best: i64 = NOBODY
    for area in range(s.data.areas):
        if site_fault(s, side, area, item) == FINE and is_better_site(s, side, item, area, best):
            best = area
    if best == NOBODY:
        return False
    if item == WALL:
        s.wall[best] = side
        s.touch(MAP)
        s.tell("builds-wall", s.empire[side], best)
    else:
        s.settlement[best] = side
        s.touch(MAP)
        s.tell("builds-settlement", s.empire[side], best)
    return True


def is_better_site(s: Mesopotamia, side: i64, item: i64, area: i64, other: i64) -> bool:
    """Settlements stand near the start area; walls around settlements, then running events, near people's units."""
    # rule G92
    if other == NOBODY:
        return True
    if item == WALL and shelter(s, side, area) != shelter(s, side, other):
        return shelter(s, side, area) > shelter(s, side, other)
    mine, theirs = remoteness(s, side, item, area), remoteness(s, side, item, other)
    return mine < theirs if mine != theirs else is_first(s.data, area, other)


def shelter(s: Mesopotamia, side: i64, area: i64) -> i64:
    """What a wall would protect: a settlement, an event that runs, or just units."""
    if s.settlement[area] == side:
        return 2
    return 1 if s.event[area] == RUNNING else 0


def remoteness(s: Mesopotamia, side: i64, item: i64, area: i64) -> i64:
    """Steps to the own start area, for walls to the nearest land unit of people."""
    return steps_from(s, area)[s.start[side]] if item == SETTLEMENT else to_people(s, area)
