"""Explore (p. 16 to 18): activations, steps, pinning, rams and walls."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note
from serai.games.mesopotamia.rules.events import RevealEvent
from serai.games.mesopotamia.rules.sailing import Sail, can_sail
from serai.games.mesopotamia.rules.solo.ends import enters_ur, is_ur
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import AREAS, LAND, SECTIONS, SHIP
from serai.games.mesopotamia.units import (
    NO_UNIT,
    end_of,
    enterable,
    first_of,
    foreign_wall,
    kind_of,
    outnumbers,
    ram_at,
    shift,
    unit_at,
)

# The block of Explore: land units by kind and area, ships by section, and enough.
UNMOOR: Final = 192  # LAND * AREAS
REST: Final = 240

# The block of March: a step, a step with a ram, and enough.
HAUL: Final = 48  # AREAS
HALT: Final = 96

NO_UNIT_THERE: Final = 1
PINNED: Final = 2
NO_WAY: Final = 3
NO_SHIP_THERE: Final = 4
SHIP_STUCK: Final = 5
SHIPS_ONLY: Final = 6
NO_SUCH_AREA: Final = 7
NOT_NEXT: Final = 8
NOT_ENTERED: Final = 9
WALLED: Final = 10
NO_RAM: Final = 11
NOT_MOVED: Final = 12
UR_NEEDS_RAM: Final = 13


def start_explore(s: Mesopotamia, side: i64, card: i64) -> None:
    """The card says how many activations there are, and how many more for ships."""  # rules MES050, G11
    s.then(Explore(side, s.data.amount[card], s.data.second[card]))


def anything_moves(s: Mesopotamia, side: i64) -> bool:
    """Whether a unit or a ship has a legal first step."""
    for unit in range(first_of(side, 0), end_of(side, LAND - 1)):
        if s.at[unit] != NOBODY and outnumbers(s, s.at[unit], side) and has_way(s, side, s.at[unit]):
            return True
    for ship in range(first_of(side, SHIP), end_of(side, SHIP)):
        if s.at[ship] != NOBODY and can_sail(s, side, ship):
            return True
    return False


class Explore(Decision[Mesopotamia]):
    """Which unit is activated next; the same one may be activated again."""  # rules MES050, G11, G12

    fields: ClassVar[tuple[str, ...]] = ("player", "left", "ships")
    rule: ClassVar[str] = "MES050"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NO_UNIT_THERE, "MES050", "no-unit-there"),
        (PINNED, "MES061", "pinned"),
        (NO_WAY, "MES051", "no-way-out"),
        (NO_SHIP_THERE, "MES055", "no-ship-there"),
        (SHIP_STUCK, "MES056", "ship-stuck"),
        (SHIPS_ONLY, "MES050", "ships-only"),
    )

    def __init__(self, player: i64, left: i64, ships: i64) -> None:
        self.player = player
        self.left = left
        self.ships = ships

    def idle(self, s: Mesopotamia) -> bool:
        return self.left + self.ships == 0 or len(self.moves(s)) == 1

    def size(self, s: Mesopotamia) -> i64:
        return REST + 1

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        if move == REST:
            return FINE
        if move >= UNMOOR:
            ship = unit_at(s, self.player, SHIP, move - UNMOOR)
            if ship == NO_UNIT:
                return NO_SHIP_THERE
            return FINE if can_sail(s, self.player, ship) else SHIP_STUCK
        area = move % AREAS
        if unit_at(s, self.player, move // AREAS, area) == NO_UNIT:
            return NO_UNIT_THERE
        if self.left == 0:
            return SHIPS_ONLY
        if not outnumbers(s, area, self.player):
            return PINNED
        return FINE if has_way(s, self.player, area) else NO_WAY

    def moves(self, s: Mesopotamia) -> vec[i64]:
        found = vec[i64]()
        if self.left:
            for kind in range(LAND):
                for area in areas_of(s, self.player, kind):
                    if outnumbers(s, area, self.player) and has_way(s, self.player, area):
                        found = append(found, kind * AREAS + area)
        for section in areas_of(s, self.player, SHIP):
            if can_sail(s, self.player, unit_at(s, self.player, SHIP, section)):
                found = append(found, UNMOOR + section)
        return append(found, REST)

    def default(self, s: Mesopotamia) -> i64:
        return REST

    def prompt(self, s: Mesopotamia) -> Note | None:
        return Note("ask-explore-left", self.left, self.ships)

    def play(self, s: Mesopotamia, move: i64) -> None:
        if move == REST:
            s.tell("rests", s.empire[self.player])
            return
        if move >= UNMOOR:
            ship = unit_at(s, self.player, SHIP, move - UNMOOR)
            extra = min(self.ships, 1)
            rest = Explore(self.player, self.left - 1 + extra, self.ships - extra)
            s.then(Sail(self.player, ship, s.data.speed[SHIP], 0), rest)
            return
        unit = unit_at(s, self.player, move // AREAS, move % AREAS)
        s.then(
            March(self.player, unit, s.data.speed[move // AREAS], 0), Explore(self.player, self.left - 1, self.ships)
        )


def areas_of(s: Mesopotamia, side: i64, kind: i64) -> vec[i64]:
    """Where the units of a kind are, ascending and each place once."""
    found = vec[i64]()
    last: i64 = -1
    while True:
        best: i64 = SECTIONS + AREAS
        for unit in range(first_of(side, kind), end_of(side, kind)):
            if last < s.at[unit] < best:
                best = s.at[unit]
        if best == SECTIONS + AREAS:
            return found
        found = append(found, best)
        last = best


def has_way(s: Mesopotamia, side: i64, area: i64) -> bool:
    """Whether a unit in an area has a legal step, with or without a ram."""
    for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
        goal = s.data.border[i]
        if step_fault(s, side, area, goal) == FINE or haul_fault(s, side, area, goal) == FINE:
            return True
    return False


def step_fault(s: Mesopotamia, side: i64, area: i64, goal: i64) -> i64:
    """Whether a unit may step from an area into another: not into foreign start areas, nor past walls."""
    # rules MES051, MES053, MES103, MES105, MES108, G20, G51
    if not s.data.bordering[area * AREAS + goal]:
        return NOT_NEXT
    if not enterable(s, goal, side):
        return UR_NEEDS_RAM if is_ur(s, goal) else NOT_ENTERED
    if foreign_wall(s, goal, side) and ram_at(s, side, goal) == NO_UNIT:
        return WALLED
    return FINE


def haul_fault(s: Mesopotamia, side: i64, area: i64, goal: i64) -> i64:
    """Whether it may step there and take a ram along."""  # rules MES104, MES105, MES143, MES166, G38, G73
    if ram_at(s, side, area) == NO_UNIT:
        return NO_RAM
    if not s.data.bordering[area * AREAS + goal]:
        return NOT_NEXT
    return FINE if enterable(s, goal, side) or is_ur(s, goal) else NOT_ENTERED


class March(Decision[Mesopotamia]):
    """Where an activated unit goes, step by step up to its speed; pinned, it must stop."""

    # rules MES009, MES050, MES051, MES059, MES060, MES061, MES164, G16, G80

    fields: ClassVar[tuple[str, ...]] = ("player", "unit", "steps", "moved")
    rule: ClassVar[str] = "MES051"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NO_SUCH_AREA, "MES008", "no-such-area"),
        (NOT_NEXT, "MES051", "not-next"),
        (NOT_ENTERED, "MES053", "not-entered"),
        (WALLED, "MES103", "walled"),
        (NO_RAM, "MES104", "no-ram"),
        (NOT_MOVED, "MES050", "not-moved"),
        (UR_NEEDS_RAM, "MES143", "ur-needs-ram"),
    )

    def __init__(self, player: i64, unit: i64, steps: i64, moved: i64) -> None:
        self.player = player
        self.unit = unit
        self.steps = steps
        self.moved = moved

    def size(self, s: Mesopotamia) -> i64:
        return HALT + 1

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        if move == HALT:
            return FINE if self.moved else NOT_MOVED
        goal = move % HAUL
        if goal >= s.data.areas:
            return NO_SUCH_AREA
        if move >= HAUL:
            return haul_fault(s, self.player, s.at[self.unit], goal)
        return step_fault(s, self.player, s.at[self.unit], goal)

    def moves(self, s: Mesopotamia) -> vec[i64]:
        found = vec[i64]()
        area = s.at[self.unit]
        for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
            if step_fault(s, self.player, area, s.data.border[i]) == FINE:
                found = append(found, s.data.border[i])
        for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
            if haul_fault(s, self.player, area, s.data.border[i]) == FINE:
                found = append(found, HAUL + s.data.border[i])
        return append(found, HALT) if self.moved else found

    def default(self, s: Mesopotamia) -> i64:
        return HALT if self.moved else self.moves(s)[0]

    def prompt(self, s: Mesopotamia) -> Note | None:
        return Note("ask-march-on", kind_of(self.unit), s.at[self.unit], self.steps)

    def play(self, s: Mesopotamia, move: i64) -> None:
        if move == HALT:
            self.arrive(s)
            return
        goal = move % HAUL
        if move >= HAUL:
            shift(s, ram_at(s, self.player, s.at[self.unit]), goal)
        tells = "hauls" if move >= HAUL else "marches"
        s.tell(tells, s.empire[self.player], kind_of(self.unit), s.at[self.unit], goal)
        shift(s, self.unit, goal)
        if is_ur(s, goal):
            enters_ur(s, self.unit, goal)
        elif self.steps > 1 and outnumbers(s, goal, self.player):
            s.then(March(self.player, self.unit, self.steps - 1, 1))
        else:
            self.arrive(s)

    def arrive(self, s: Mesopotamia) -> None:
        """The activation ends here: a hidden event comes to light."""  # rules MES052, MES165, G12, G66
        s.then(RevealEvent(self.player, s.at[self.unit]))
