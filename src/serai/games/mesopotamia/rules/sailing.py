"""Ships (p. 17, 34 and 35): from river section to river section, across junctions."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import SECTIONS, SHIP
from serai.games.mesopotamia.units import end_of, first_of, shift

MOOR: Final = 48  # SECTIONS

NO_SUCH_SECTION: Final = 1
NOT_NEXT: Final = 2
OWN_SHIP: Final = 3
NOT_MOVED: Final = 4
SHARED: Final = 5


def own_ship_on(s: Mesopotamia, side: i64, ship: i64, section: i64) -> bool:
    """Whether another ship of the side is on a section."""
    for other in range(first_of(side, SHIP), end_of(side, SHIP)):
        if other != ship and s.at[other] == section:
            return True
    return False


def may_end(s: Mesopotamia, side: i64, ship: i64, section: i64, steps: i64) -> bool:
    """Whether the ship can end its way legally from a section with so many steps left."""  # rule MES056
    if not own_ship_on(s, side, ship, section):
        return True
    if steps > 0:
        for i in range(s.data.flow_at[section], s.data.flow_at[section + 1]):
            if may_end(s, side, ship, s.data.flow[i], steps - 1):
                return True
    return False


def can_sail(s: Mesopotamia, side: i64, ship: i64) -> bool:
    """Whether a ship has a legal first step."""
    section = s.at[ship]
    for i in range(s.data.flow_at[section], s.data.flow_at[section + 1]):
        if may_end(s, side, ship, s.data.flow[i], s.data.speed[SHIP] - 1):
            return True
    return False


class Sail(Decision[Mesopotamia]):
    """Where an activated ship goes; it passes freely, and never ends beside another own ship."""

    # rules MES008, MES051, MES056, MES167, G18

    fields: ClassVar[tuple[str, ...]] = ("player", "ship", "steps", "moved")
    rule: ClassVar[str] = "MES056"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NO_SUCH_SECTION, "MES008", "no-such-section"),
        (NOT_NEXT, "MES051", "section-not-next"),
        (OWN_SHIP, "MES056", "own-ship-there"),
        (NOT_MOVED, "MES050", "not-moved"),
        (SHARED, "MES056", "own-ship-there"),
    )

    def __init__(self, player: i64, ship: i64, steps: i64, moved: i64) -> None:
        self.player = player
        self.ship = ship
        self.steps = steps
        self.moved = moved

    def size(self, s: Mesopotamia) -> i64:
        return SECTIONS + 1

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        section = s.at[self.ship]
        if move == MOOR:
            if not self.moved:
                return NOT_MOVED
            return SHARED if own_ship_on(s, self.player, self.ship, section) else FINE
        if move >= s.data.sections or s.data.bank[2 * move] == NOBODY:
            return NO_SUCH_SECTION
        for i in range(s.data.flow_at[section], s.data.flow_at[section + 1]):
            if s.data.flow[i] == move:
                return FINE if may_end(s, self.player, self.ship, move, self.steps - 1) else OWN_SHIP
        return NOT_NEXT

    def moves(self, s: Mesopotamia) -> vec[i64]:
        found = vec[i64]()
        section = s.at[self.ship]
        for i in range(s.data.flow_at[section], s.data.flow_at[section + 1]):
            if may_end(s, self.player, self.ship, s.data.flow[i], self.steps - 1):
                found = append(found, s.data.flow[i])
        return append(found, MOOR) if self.fault(s, MOOR) == FINE else found

    def default(self, s: Mesopotamia) -> i64:
        return MOOR if self.fault(s, MOOR) == FINE else self.moves(s)[0]

    def prompt(self, s: Mesopotamia) -> Note | None:
        return Note("ask-sail-on", s.at[self.ship], self.steps)

    def play(self, s: Mesopotamia, move: i64) -> None:
        if move == MOOR:
            return
        s.tell("sails", s.empire[self.player], s.at[self.ship], move)
        shift(s, self.ship, move)
        if self.steps > 1:
            s.then(Sail(self.player, self.ship, self.steps - 1, 1))
