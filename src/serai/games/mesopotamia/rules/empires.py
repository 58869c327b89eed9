"""What single empires set up for themselves (p. 10 and 11), in the order of roles."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Step
from serai.games.mesopotamia.rules.dice import NewDie
from serai.games.mesopotamia.state import MAP, OPEN, Mesopotamia
from serai.games.mesopotamia.tables import AREAS, CAMPS, SECTIONS, SHIP, TRIBE
from serai.games.mesopotamia.units import place, reserve, ship_on

NEITHER: Final = 48  # AREAS

NO_SUCH_AREA: Final = 1
NOT_NEXT: Final = 2
NOT_FREE: Final = 3
TRIBE_THERE: Final = 4
TAKEN: Final = 5
NO_SUCH_SECTION: Final = 6
NOT_AT_HOME: Final = 7
SHIP_THERE: Final = 8


class OwnSetUp(Step[Mesopotamia]):
    """Sumer's die, Elam's colony, Ebla's ship."""  # rules MES160, MES022, MES025, MES029

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        for role in range(s.players - 1, -1, -1):
            side = s.role[role]
            empire = s.empire[side]
            if s.data.empire_ship[empire]:
                s.then(FirstShip(side))
            if s.data.empire_settlement[empire]:
                s.then(Colony(side))
            if s.data.empire_ziggurat[empire]:
                s.ziggurat[side] += 1
                s.touch_side(side)
                s.then(NewDie(side))


class Colony(Decision[Mesopotamia]):
    """Elam may put a settlement and a wall together into an area beside its start area; its event stays hidden."""

    # rule MES025
    rule: ClassVar[str] = "MES025"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NO_SUCH_AREA, "MES008", "no-such-area"),
        (NOT_NEXT, "MES025", "colony-not-next"),
        (NOT_FREE, "MES025", "colony-not-open"),
        (TRIBE_THERE, "MES025", "colony-tribe"),
        (TAKEN, "MES025", "colony-taken"),
    )

    def size(self, s: Mesopotamia) -> i64:
        return AREAS + 1

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        if move == NEITHER:
            return FINE
        if move >= s.data.areas:
            return NO_SUCH_AREA
        if not s.data.bordering[s.start[self.player] * AREAS + move]:
            return NOT_NEXT
        if s.ground[move] != OPEN:
            return NOT_FREE
        if s.land[move * CAMPS + TRIBE]:
            return TRIBE_THERE
        return FINE if s.settlement[move] == NOBODY else TAKEN

    def default(self, s: Mesopotamia) -> i64:
        return NEITHER

    def play(self, s: Mesopotamia, move: i64) -> None:
        if move == NEITHER:
            s.tell("no-colony", s.empire[self.player])
            return
        s.settlement[move] = self.player
        s.wall[move] = self.player
        s.touch(MAP)
        s.tell("founds-colony", s.empire[self.player], move)


class FirstShip(Decision[Mesopotamia]):
    """Ebla puts a ship on a river section beside its start area."""  # rule MES029

    rule: ClassVar[str] = "MES029"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NO_SUCH_SECTION, "MES008", "no-such-section"),
        (NOT_AT_HOME, "MES029", "ship-not-at-home"),
        (SHIP_THERE, "G65", "ship-there"),
    )

    def size(self, s: Mesopotamia) -> i64:
        return SECTIONS

    def idle(self, s: Mesopotamia) -> bool:
        for move in range(s.data.sections):
            if self.fault(s, move) == FINE:
                return False
        return True

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        if move >= s.data.sections or s.data.bank[2 * move] == NOBODY:
            return NO_SUCH_SECTION
        home = s.start[self.player]
        if s.data.bank[2 * move] != home and s.data.bank[2 * move + 1] != home:
            return NOT_AT_HOME
        return SHIP_THERE if ship_on(s, move) else FINE

    def play(self, s: Mesopotamia, move: i64) -> None:
        place(s, reserve(s, self.player, SHIP), move)
        s.tell("launches-ship", s.empire[self.player], move)
