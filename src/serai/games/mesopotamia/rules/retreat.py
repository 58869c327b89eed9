"""Retreat (p. 31): a beaten unit that wins mobility goes to an area that the attacker picks."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, Decision, Fault, Note
from serai.games.mesopotamia.rules.muster import commander
from serai.games.mesopotamia.rules.solo import ways
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import AREAS, RAM
from serai.games.mesopotamia.units import (
    NO_UNIT,
    end_of,
    enemies,
    enterable,
    first_of,
    foreign_wall,
    kind_of,
    nation,
    ram_at,
    shift,
    side_of,
    take,
    unseated,
)

NOT_NEXT: Final = 1
START_AREA: Final = 2
ENEMIES: Final = 3
WALLED: Final = 4


def barred(s: Mesopotamia, side: i64, area: i64) -> i64:
    """What keeps a unit from retreating to an area; hidden events, blocking markers and ships do not."""
    # rules MES093, MES108, MES172, G25, G81
    if area >= s.data.areas or not s.data.bordering[s.area * AREAS + area]:
        return NOT_NEXT
    if not enterable(s, area, side):
        return START_AREA
    if enemies(s, area, side):
        return ENEMIES
    return WALLED if foreign_wall(s, area, side) and ram_at(s, side, area) == NO_UNIT else FINE


def havens(s: Mesopotamia, side: i64) -> vec[i64]:
    """The areas a unit of a side may retreat to from the battle."""
    found = vec[i64]()
    for i in range(s.data.border_at[s.area], s.data.border_at[s.area + 1]):
        if barred(s, side, s.data.border[i]) == FINE:
            found = append(found, s.data.border[i])
    return found


def retreat(s: Mesopotamia, fighter: i64) -> None:
    """The attacker picks the area, whoever retreats; without one the unit is destroyed."""
    # rules MES093, MES171, G26
    unit = s.fighter[fighter]
    open_areas = havens(s, side_of(unit))
    if len(open_areas) == 0:
        s.tell("no-retreat", nation(s, side_of(unit)), kind_of(unit))
        take(s, unit)
    elif len(open_areas) == 1:
        go(s, unit, open_areas[0])
    elif unseated(s, s.attacker):  # rule G96
        go(s, unit, automatic_haven(s, side_of(unit), open_areas))
    else:
        s.then(Retreat(commander(s, s.attacker), fighter))


def automatic_haven(s: Mesopotamia, side: i64, areas: vec[i64]) -> i64:
    """Where an attacker without a seat sends a unit: its own near their start area, those of people far from theirs."""
    # rule G96
    far = ways.steps_from(s, s.start[side])
    near = ways.nearest(s.data, areas, far) if side == s.attacker else ways.farthest(s.data, areas, far)
    return ways.topmost(s.data, near if len(near) else areas)


def go(s: Mesopotamia, unit: i64, area: i64) -> None:
    """The unit goes, and takes one ram of its side along if it may; no event is revealed."""  # rules MES093, G73
    side = side_of(unit)
    ram = spare_ram(s, side)
    shift(s, unit, area)
    if ram != NO_UNIT:
        shift(s, ram, area)
    s.tell("retreats", nation(s, side), kind_of(unit), area)


def spare_ram(s: Mesopotamia, side: i64) -> i64:
    """A ram of a side in the area of the battle; one is left to fall with an enemy wall."""  # rules MES106, G20, G73
    left = foreign_wall(s, s.area, side)
    for ram in range(first_of(side, RAM), end_of(side, RAM)):
        if s.at[ram] == s.area:
            if not left:
                return ram
            left = False
    return NO_UNIT


class Retreat(Decision[Mesopotamia]):
    """Where a beaten unit retreats to."""

    # rules MES093, G25, G26
    fields: ClassVar[tuple[str, ...]] = ("player", "fighter")
    rule: ClassVar[str] = "MES093"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NOT_NEXT, "MES093", "retreat-not-next"),
        (START_AREA, "MES108", "retreat-start"),
        (ENEMIES, "MES093", "retreat-enemies"),
        (WALLED, "G25", "retreat-wall"),
    )

    def __init__(self, player: i64, fighter: i64) -> None:
        super().__init__(player)
        self.fighter = fighter

    def size(self, s: Mesopotamia) -> i64:
        return AREAS

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        return barred(s, side_of(s.fighter[self.fighter]), move)

    def about(self, s: Mesopotamia, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return move, s.area, 0

    def play(self, s: Mesopotamia, move: i64) -> None:
        go(s, s.fighter[self.fighter], move)

    def prompt(self, s: Mesopotamia) -> Note | None:
        unit = s.fighter[self.fighter]
        return Note("ask-retreat", nation(s, side_of(unit)), kind_of(unit))
