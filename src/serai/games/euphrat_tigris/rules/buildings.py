"""Civilization buildings (page 14)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, Decision, Fault, Note
from serai.games.euphrat_tigris.board import CELLS, NEAR, NOWHERE
from serai.games.euphrat_tigris.state import Tigris

NO_BUILDING: Final = 176  # after the spaces
SHORTEST: Final = 3

UP: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
DOWN: Final = 3

NOT_LONGER: Final = 1
NOT_IN_ROW: Final = 2


def reach(s: Tigris, c: i64, way: i64) -> i64:
    """How many more tiles of the same sphere follow in one direction without a gap."""
    count: i64 = 0
    n = NEAR[4 * c + way]
    while s.tile[n] == s.tile[c]:
        count += 1
        n = NEAR[4 * n + way]
    return count


def row_length(s: Tigris, c: i64, way: i64) -> i64:
    """The unbroken row through a tile, across (LEFT) or down (UP)."""
    # rule E90
    return reach(s, c, way) + 1 + reach(s, c, 3 - way)


class RaiseBuilding(Decision[Tigris]):
    """The tile lies in a row of three or more of its sphere: the sphere's building may be put on that row."""

    # rule E90, E92
    fields: ClassVar[tuple[str, ...]] = ("player", "cell")
    rule: ClassVar[str] = "E90"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NOT_LONGER, "E91", "no-building-longer"),
        (NOT_IN_ROW, "E90", "no-building-row"),
    )

    def __init__(self, player: i64, cell: i64) -> None:
        self.player = player
        self.cell = cell

    def allows(self, s: Tigris, way: i64) -> bool:
        """Whether the building may come to the row across or down."""
        # rule E91
        # Ruling: a row the building stands in already is not a new row, so it does not shift along it.
        length = row_length(s, self.cell, way)
        if length < SHORTEST:
            return False
        stands = s.building[s.tile[self.cell]]
        if stands == NOWHERE:
            return True
        if self.is_in_row(s, stands, way):
            return False
        return length > row_length(s, stands, LEFT) and length > row_length(s, stands, UP)

    def is_in_row(self, s: Tigris, c: i64, way: i64) -> bool:
        """Whether a space lies in the tile's row across or down."""
        at = self.first(s, way)
        for _ in range(row_length(s, self.cell, way)):
            if at == c:
                return True
            at = NEAR[4 * at + 3 - way]
        return False

    def first(self, s: Tigris, way: i64) -> i64:
        """The leftmost or uppermost space of the row."""
        c = self.cell
        for _ in range(reach(s, c, way)):
            c = NEAR[4 * c + way]
        return c

    def is_offered(self, s: Tigris, c: i64) -> bool:
        across = self.allows(s, LEFT) and self.is_in_row(s, c, LEFT)
        return across or (self.allows(s, UP) and self.is_in_row(s, c, UP))

    def idle(self, s: Tigris) -> bool:
        return not s.buildings or not (self.allows(s, LEFT) or self.allows(s, UP))

    def moves(self, s: Tigris) -> vec[i64]:
        found = vec[i64]()
        for c in range(CELLS):
            if s.tile[c] == s.tile[self.cell] and self.is_offered(s, c):
                found = append(found, c)
        return append(found, NO_BUILDING)

    def play(self, s: Tigris, move: i64) -> None:
        sphere = s.tile[self.cell]
        if move == NO_BUILDING:
            s.tell("no-building-built", self.player, sphere)
            return
        s.tell("built-building" if s.building[sphere] == NOWHERE else "moved-building", self.player, sphere, move)
        s.building[sphere] = move

    def fault(self, s: Tigris, move: i64) -> i64:
        if move == NO_BUILDING or self.is_offered(s, move):
            return FINE
        in_row = self.is_in_row(s, move, LEFT) or self.is_in_row(s, move, UP)
        return NOT_LONGER if in_row and s.building[s.tile[self.cell]] != NOWHERE else NOT_IN_ROW

    def about(self, s: Tigris, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return (s.tile[self.cell] if code == NOT_LONGER else move), 0, 0

    def default(self, s: Tigris) -> i64:
        return NO_BUILDING

    def prompt(self, s: Tigris) -> Note | None:
        return Note("ask-building", s.tile[self.cell])
