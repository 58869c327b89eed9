"""The founding phase: settlements and roads before the first turn."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, AnyFrame, Fault, Note, Step
from serai.games.catan.rules.build import (
    BUILD_FAULTS,
    about_build,
    crossing_fault,
    lay_road,
    path_fault,
    set_settlement,
)
from serai.games.catan.rules.choice import TurnDecision, about_way, lay_free_way
from serai.games.catan.rules.previews import site_note
from serai.games.catan.state import Catan, gain
from serai.games.catan.tables import DESERT

FOUND_FIRST: Final = 41
ROAD_FIRST: Final = 42
BESIDE_SETTLEMENT: Final = 43


def snake(players: i64, rounds: i64) -> list[i64]:  # rule B4
    """1 to the last and back, round by round."""
    order: list[i64] = []
    for turn in range(rounds):
        seats = [i64(p) for p in range(players)]
        order += seats if turn % 2 == 0 else seats[::-1]
    return order


def found_in_order(s: Catan, order: list[i64], rounds: i64) -> None:  # rule B4
    """Everything that is founded, then the first turn. Settlements of the last round pay."""
    frames: list[AnyFrame] = []
    for i in range(len(order)):
        frames.append(FoundSettlement(order[i], i64(i // int(s.players) + 1 == rounds)))
    frames.append(FirstTurn(0))
    s.stack.extend(frames[::-1])


class FirstTurn(Step[Catan]):  # rule B33
    """The starting player begins."""

    def run(self, s: Catan) -> None:
        s.turn = self.player
        s.data.book.begin_turn(s)


class PlaceFirstPieces(Step[Catan]):  # rule B3, B6
    """Beginners find their first settlements and roads on the island, and have their first cards."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(0)

    def run(self, s: Catan) -> None:
        for player, vertex, edge, yields in s.data.first_pieces:
            if player < s.players:
                set_settlement(s, player, vertex)
                lay_road(s, player, edge)
                if yields:
                    first_yield(s, player, vertex)
        s.stack.append(FirstTurn(0))


class FoundSettlement(TurnDecision):  # rule B5
    """A settlement on any free crossing that keeps the distance."""

    fields: ClassVar[tuple[str, ...]] = ("player", "pays")
    rule: ClassVar[str] = "B5"
    faults: ClassVar[tuple[Fault, ...]] = (*BUILD_FAULTS, (FOUND_FIRST, "B5", "found-first"))

    def __init__(self, player: i64, pays: i64) -> None:
        super().__init__(player)
        self.pays = pays

    def moves(self, s: Catan) -> vec[i64]:
        moves = vec[i64]()
        first = s.data.at_settlement
        for v in range(s.data.vertices):
            if self.fault(s, first + v) == FINE:
                moves = append(moves, first + v)
        return moves

    def fault(self, s: Catan, move: i64) -> i64:
        t = s.data
        if not t.at_settlement <= move < t.at_city:
            return FOUND_FIRST
        code = crossing_fault(s, move - t.at_settlement)
        return t.book.found_fault(s, move - t.at_settlement) if code == FINE else code

    def about(self, s: Catan, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return about_build(s, move, code)

    def preview(self, s: Catan, move: i64) -> Note | None:
        return site_note(s, move - s.data.at_settlement, 0)

    def play(self, s: Catan, move: i64) -> None:
        vertex = move - s.data.at_settlement
        s.stack.append(FoundRoad(self.player, vertex))
        set_settlement(s, self.player, vertex)
        if self.pays:
            first_yield(s, self.player, vertex)


def first_yield(s: Catan, player: i64, vertex: i64) -> None:  # rule B6
    """One card, or gold piece, for each hex around the last settlement founded."""
    for at in range(vertex * 3, vertex * 3 + 3):
        h = s.data.vertex_hex[at]
        if h >= 0 and s.terrain[h] < DESERT:
            gain(s, player, s.terrain[h], 1)
            s.tell("got", player, 1, s.terrain[h])


class FoundRoad(TurnDecision):  # rule B5
    """A road that touches the settlement just founded."""

    fields: ClassVar[tuple[str, ...]] = ("player", "vertex")
    rule: ClassVar[str] = "B5"
    faults: ClassVar[tuple[Fault, ...]] = (
        *BUILD_FAULTS,
        (ROAD_FIRST, "B5", "road-first"),
        (BESIDE_SETTLEMENT, "B5", "beside-settlement"),
    )

    def __init__(self, player: i64, vertex: i64) -> None:
        super().__init__(player)
        self.vertex = vertex

    def _touches(self, s: Catan, edge: i64) -> bool:
        return s.data.edge_vertex[edge * 2] == self.vertex or s.data.edge_vertex[edge * 2 + 1] == self.vertex

    def moves(self, s: Catan) -> vec[i64]:
        """Three paths at most, so the block is not gone through."""
        moves = vec[i64]()
        for at in range(self.vertex * 3, self.vertex * 3 + 3):
            e = s.data.vertex_edge[at]
            if e >= 0 and path_fault(s, e) == FINE:
                moves = append(moves, s.data.at_road + e)
        ways = s.data.book.more_ways(s, self.player, vec[i64]())
        for move in ways:
            if self._touches(s, s.data.book.way_edge(s, move)):
                moves = append(moves, move)
        return moves

    def fault(self, s: Catan, move: i64) -> i64:
        t = s.data
        on_land = t.at_road <= move < t.at_settlement
        if not on_land and not t.book.is_way(s, move):
            return ROAD_FIRST
        edge = move - t.at_road if on_land else t.book.way_edge(s, move)
        if not self._touches(s, edge):
            return BESIDE_SETTLEMENT
        return path_fault(s, edge) if on_land else t.book.way_fault(s, self.player, move)

    def about(self, s: Catan, move: i64, code: i64) -> tuple[i64, i64, i64]:
        if code == BESIDE_SETTLEMENT:
            return self.vertex, 0, 0
        return about_way(s, self.player, move, code)

    def play(self, s: Catan, move: i64) -> None:
        lay_free_way(s, self.player, move)
