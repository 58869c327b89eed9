"""Moving a ship, where the Seafarers' rules are in use: it is lifted, then set down elsewhere."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, Fault
from serai.games.catan.book import OF_SCENARIO
from serai.games.catan.cheops.rules.seafarers import (
    FIRST_NEW_SHIP,
    FIRST_SHIP,
    NEW_SHIP,
    NO_OWN_SHIP,
    NOT_LAST_SHIP,
    SAILED_ALREADY,
    SHIPS_STAY,
    is_open_end,
)
from serai.games.catan.cheops.rules.ways import about_ship, append_ships, sail_fault
from serai.games.catan.cheops.state import Cheops
from serai.games.catan.rules.build import BUILD_FAULTS, SHIP
from serai.games.catan.rules.choice import TurnDecision
from serai.games.catan.state import Catan, owner

SHIP_FIRST: Final = OF_SCENARIO + 28


def lift_fault(s: Cheops, player: i64, edge: i64) -> i64:  # rule C19
    """Once a turn the last ship of an open line, if it was not laid this turn."""
    if s.seafarers == 0:
        return SHIPS_STAY
    if s.way[edge] < FIRST_SHIP or owner(s.way[edge]) != player:
        return NO_OWN_SHIP
    if s.sailed != 0:
        return SAILED_ALREADY
    if s.way[edge] >= FIRST_NEW_SHIP:
        return NEW_SHIP
    return FINE if is_open_end(s, player, edge) else NOT_LAST_SHIP


def append_lifts(s: Cheops, player: i64, moves: vec[i64]) -> vec[i64]:
    if s.seafarers == 0 or s.sailed != 0:
        return moves
    for e in range(s.data.edges):
        if s.way[e] != 0 and lift_fault(s, player, e) == FINE:
            moves = append(moves, s.tables.at_lift + e)
    return moves


def lift(s: Cheops, player: i64, edge: i64) -> None:
    """While it is under way the ship counts to the stock."""
    s.put_way(edge, 0)
    s.stock[player * 4 + SHIP] += 1
    s.stack.append(SetSail(player, edge))


class SetSail(TurnDecision):  # rule C19
    """The ship goes where one could be laid; back where it was is no move."""

    fields: ClassVar[tuple[str, ...]] = ("player", "edge")
    rule: ClassVar[str] = "C19"
    faults: ClassVar[tuple[Fault, ...]] = (*BUILD_FAULTS, (SHIP_FIRST, "C19", "ship-first"))

    def __init__(self, player: i64, edge: i64) -> None:
        super().__init__(player)
        self.edge = edge

    def moves(self, s: Catan) -> vec[i64]:
        assert isinstance(s, Cheops)
        return append_ships(s, self.player, vec[i64]())

    def fault(self, s: Catan, move: i64) -> i64:
        assert isinstance(s, Cheops)
        t = s.tables
        return sail_fault(s, self.player, move - t.at_ship) if t.at_ship <= move < t.at_block else SHIP_FIRST

    def about(self, s: Catan, move: i64, code: i64) -> tuple[i64, i64, i64]:
        assert isinstance(s, Cheops)
        return about_ship(move - s.tables.at_ship, code)

    def default(self, s: Catan) -> i64:
        assert isinstance(s, Cheops)
        return s.tables.at_ship + self.edge

    def play(self, s: Catan, move: i64) -> None:
        assert isinstance(s, Cheops)
        to = move - s.tables.at_ship
        s.put_way(to, self.player + FIRST_SHIP)
        s.stock[self.player * 4 + SHIP] -= 1
        if to == self.edge:
            s.tell("kept-ship", self.player, to)
            return
        s.sailed = 1
        s.tell("moved-ship", self.player, self.edge, to)
