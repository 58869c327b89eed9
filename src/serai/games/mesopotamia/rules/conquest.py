"""Settlements that enemies hold after the battles (p. 37)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note, Step
from serai.games.mesopotamia.state import GUARDIANS, MAP, Mesopotamia
from serai.games.mesopotamia.tables import AREA_NAMES, STOCK
from serai.games.mesopotamia.units import contested, has_settlement_left, nation, own, settlements, unseated

RAZE: Final = 0
SEIZE: Final = 1
CHOICES: Final = 2
NONE_LEFT: Final = 1


class Conquest(Step[Mesopotamia]):
    """Whoever stands alone with a foreign settlement razes it or takes it, in turn order."""

    # rules MES040, MES107, G53, G67
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        for side in s.order:
            for area in range(s.data.areas):
                if holds_foreign(s, area, side):
                    s.then(Conquest())
                    conquer(s, side, area)
                    return


def holds_foreign(s: Mesopotamia, area: i64, side: i64) -> bool:
    """Whether land units of a side stand alone with the settlement of another."""
    owner = s.settlement[area]
    return owner != NOBODY and owner != side and own(s, area, side) > 0 and not contested(s, area)


def conquer(s: Mesopotamia, side: i64, area: i64) -> None:
    """Without a settlement left to put there it must be razed. A side without a seat takes it, the horde never."""
    # rules G50, G96, G106
    if not has_settlement_left(s, side) or (unseated(s, side) and s.solo == GUARDIANS):
        raze(s, side, area)
    elif unseated(s, side):
        seize(s, side, area)
    else:
        s.then(Conquer(side, area))


def raze(s: Mesopotamia, side: i64, area: i64) -> None:
    s.tell("razes", nation(s, side), nation(s, s.settlement[area]), area)
    s.settlement[area] = NOBODY
    s.touch(MAP)


def seize(s: Mesopotamia, side: i64, area: i64) -> None:
    """The settlement is replaced by an own one; a wall of its former owner is removed."""  # rules MES107, G50
    owner = s.settlement[area]
    s.tell("seizes", nation(s, side), nation(s, owner), area)
    s.settlement[area] = side
    s.touch(MAP)
    if s.wall[area] == owner:
        s.wall[area] = NOBODY


class Conquer(Decision[Mesopotamia]):
    """To raze a settlement or to take it."""

    # rule MES107
    fields: ClassVar[tuple[str, ...]] = ("player", "area")
    rule: ClassVar[str] = "MES107"
    faults: ClassVar[tuple[Fault, ...]] = ((NONE_LEFT, "G50", "no-settlement-left"),)

    def __init__(self, player: i64, area: i64) -> None:
        super().__init__(player)
        self.area = area

    def size(self, s: Mesopotamia) -> i64:
        return CHOICES

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        return FINE if move == RAZE or has_settlement_left(s, self.player) else NONE_LEFT

    def play(self, s: Mesopotamia, move: i64) -> None:
        if move == RAZE:
            raze(s, self.player, self.area)
        else:
            seize(s, self.player, self.area)

    def anchors(self, s: Mesopotamia, move: i64) -> list[str]:
        return [f"area:{AREA_NAMES[self.area]}"]

    def preview(self, s: Mesopotamia, move: i64) -> Note | None:
        """What becomes of the settlement and its wall."""
        owner, points = s.settlement[self.area], s.data.settlement_points
        if move == RAZE:
            return Note("conquest-razes", nation(s, owner), points)
        left = STOCK - settlements(s, self.player) - 1
        return Note("conquest-seizes", nation(s, owner), points, left, s.wall[self.area] == owner)

    def prompt(self, s: Mesopotamia) -> Note | None:
        return Note("ask-conquer", self.area, nation(s, s.settlement[self.area]))
