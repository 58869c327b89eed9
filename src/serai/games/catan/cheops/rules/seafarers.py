"""The Seafarers' own rules for ships, which the book's tip allows: roads and ships meet only at own buildings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import Fault
from serai.games.catan.book import OF_SCENARIO
from serai.games.catan.cheops.state import Cheops
from serai.games.catan.state import owner

FIRST_SHIP: Final = 5  # ways below are roads
FIRST_NEW_SHIP: Final = 9  # laid this turn

APART_FROM_SHIPS: Final = OF_SCENARIO + 21
APART_FROM_ROADS: Final = OF_SCENARIO + 22
SHIPS_STAY: Final = OF_SCENARIO + 23
NO_OWN_SHIP: Final = OF_SCENARIO + 24
NEW_SHIP: Final = OF_SCENARIO + 25
NOT_LAST_SHIP: Final = OF_SCENARIO + 26
SAILED_ALREADY: Final = OF_SCENARIO + 27

SEA_FAULTS: Final[tuple[Fault, ...]] = (
    (APART_FROM_SHIPS, "C18", "apart-from-ships"),
    (APART_FROM_ROADS, "C18", "apart-from-roads"),
    (SHIPS_STAY, "C5", "ships-stay"),
    (NO_OWN_SHIP, "C19", "no-own-ship"),
    (NEW_SHIP, "C19", "new-ship"),
    (NOT_LAST_SHIP, "C19", "not-last-ship"),
    (SAILED_ALREADY, "C19", "sailed-already"),
)


def ship_piece(s: Cheops, player: i64) -> i64:
    """How a ship is written on the map when it is laid."""
    return player + (FIRST_SHIP if s.seafarers == 0 else FIRST_NEW_SHIP)


def moor_ships(s: Cheops) -> None:  # rule C19
    """A new turn: ships laid before it may be moved, and none has been."""
    s.sailed = 0
    if s.seafarers != 0:
        for e in range(s.data.edges):
            if s.way[e] >= FIRST_NEW_SHIP:
                s.put_way(e, s.way[e] - FIRST_NEW_SHIP + FIRST_SHIP)


def is_joined(s: Cheops, player: i64, edge: i64, by_ship: bool) -> bool:  # rule C18
    """Whether a path ends at an own building, or at an own way of the same kind and no building of another's."""
    for i in range(edge * 2, edge * 2 + 2):
        vertex = s.data.edge_vertex[i]
        piece = s.building[vertex]
        if piece == 0:
            if has_kind(s, player, vertex, edge, by_ship):
                return True
        elif owner(piece) == player:
            return True
    return False


def has_kind(s: Cheops, player: i64, vertex: i64, without: i64, by_ship: bool) -> bool:
    """Whether an own ship, or an own road, touches a crossing."""
    for at in range(vertex * 3, vertex * 3 + 3):
        e = s.data.vertex_edge[at]
        if e >= 0 and e != without and s.way[e] != 0 and owner(s.way[e]) == player:
            if (s.way[e] >= FIRST_SHIP) == by_ship:
                return True
    return False


def is_open_end(s: Cheops, player: i64, edge: i64) -> bool:  # rule C19
    """Whether a ship is the last of a line: beyond it lies neither a ship nor a building of its owner."""
    for i in range(edge * 2, edge * 2 + 2):
        vertex = s.data.edge_vertex[i]
        piece = s.building[vertex]
        mine = piece != 0 and owner(piece) == player
        if not mine and not has_kind(s, player, vertex, edge, True):
            return True
    return False
