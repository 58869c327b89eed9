"""Walls and rams after a battle, and after all of them (p. 36)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serai.core.flow import NOBODY, Step
from serai.games.mesopotamia.state import MAP, Mesopotamia
from serai.games.mesopotamia.tables import RAM
from serai.games.mesopotamia.units import NO_UNIT, end_of, enemies, first_of, nation, own, ram_at, take


class BreakWalls(Step[Mesopotamia]):
    """Rams left among enemies are lost; where nobody fought, a wall with another enemy ram falls with it, too."""

    # rules MES106, G20, G53, G72, G122
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        for side in range(s.sides):
            lose_rams(s, side)
        for area in range(s.data.areas):
            if s.wall[area] != NOBODY:
                break_wall(s, area)


def end_siege(s: Mesopotamia) -> None:
    """A battle in a walled area is over: the wall goes whoever won, and one enemy ram if it is still there."""
    # rules MES106, G20, G72
    owner = s.wall[s.area]
    if owner == NOBODY:
        return
    break_wall(s, s.area)
    if s.wall[s.area] != NOBODY:
        s.tell("wall-is-lost", s.area, nation(s, owner))
        s.wall[s.area] = NOBODY
        s.touch(MAP)


def break_wall(s: Mesopotamia, area: i64) -> None:
    """A wall and one enemy ram go, first a ram whose side has land units there; nothing goes without a ram."""
    # rules MES106, G72
    breaker: i64 = NOBODY
    for side in range(s.sides):
        if side != s.wall[area] and ram_at(s, side, area) != NO_UNIT:
            if breaker == NOBODY or (own(s, area, side) and not own(s, area, breaker)):
                breaker = side
    if breaker != NOBODY:
        s.tell("wall-falls", nation(s, breaker), area, nation(s, s.wall[area]))
        s.wall[area] = NOBODY
        s.touch(MAP)
        take(s, ram_at(s, breaker, area))


def lose_rams(s: Mesopotamia, side: i64) -> None:
    """Rams without a land unit of their side in an area with enemies are removed."""  # rules G20, G122
    for unit in range(first_of(side, RAM), end_of(side, RAM)):
        area = s.at[unit]
        if area != NOBODY and not own(s, area, side) and enemies(s, area, side):
            s.tell("ram-lost", nation(s, side), area)
            take(s, unit)
