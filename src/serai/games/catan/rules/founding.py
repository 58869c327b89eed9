"""The founding phase: settlements and roads before the first turn."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import AnyFrame, Decision, Refusal, Step
from serai.games.catan.rules.build import is_open, lay_road, settle_at, why_not_open
from serai.games.catan.state import Catan, gain
from serai.games.catan.tables import DESERT


def snake(players: i64, rounds: i64) -> list[i64]:  # rule B4
    """1 to the last and back, round by round."""
    order: list[i64] = []
    for turn in range(int(rounds)):
        seats = [i64(p) for p in range(int(players))]
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

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: i64) -> None:
        super().__init__(player)

    def run(self, s: Catan) -> None:
        s.turn = self.player
        s.data.book.begin_turn(s)


class FoundSettlement(Decision[Catan]):  # rule B5
    """A settlement on any free crossing that keeps the distance."""

    fields: ClassVar[tuple[str, ...]] = ("player", "pays")
    rule: ClassVar[str] = "B5"

    def __init__(self, player: i64, pays: i64) -> None:
        super().__init__(player)
        self.pays = pays

    def moves(self, s: Catan) -> vec[i64]:
        moves = vec[i64]()
        v: i64 = 0
        while v < s.data.vertices:
            if is_open(s, v) and s.data.book.may_found(s, v):
                moves = append(moves, s.data.at_settlement + v)
            v += 1
        return moves

    def play(self, s: Catan, move: i64) -> None:
        vertex = move - s.data.at_settlement
        s.stack.append(FoundRoad(self.player, vertex))
        settle_at(s, self.player, vertex)
        if self.pays:
            first_yield(s, self.player, vertex)

    def why_not(self, s: Catan, move: i64) -> Refusal | None:
        t = s.data
        if not t.at_settlement <= move < t.at_city:
            return Refusal("B5", "found-first")
        refusal = why_not_open(s, move - t.at_settlement)
        if refusal is None and not t.book.may_found(s, move - t.at_settlement):
            refusal = t.book.why_not_found(s, move - t.at_settlement)
        return refusal


def first_yield(s: Catan, player: i64, vertex: i64) -> None:  # rule B6
    """One card, or gold piece, for each hex around the last settlement founded."""
    at = vertex * 3
    while at < vertex * 3 + 3:
        h = s.data.vertex_hex[at]
        if h >= 0 and s.terrain[h] < DESERT:
            gain(s, player, s.terrain[h], 1)
            s.tell("got", player, 1, s.terrain[h])
        at += 1


class FoundRoad(Decision[Catan]):  # rule B5
    """A road that touches the settlement just founded."""

    fields: ClassVar[tuple[str, ...]] = ("player", "vertex")
    rule: ClassVar[str] = "B5"

    def __init__(self, player: i64, vertex: i64) -> None:
        super().__init__(player)
        self.vertex = vertex

    def _touches(self, s: Catan, edge: i64) -> bool:
        return s.data.edge_vertex[edge * 2] == self.vertex or s.data.edge_vertex[edge * 2 + 1] == self.vertex

    def moves(self, s: Catan) -> vec[i64]:
        moves = vec[i64]()
        i: i64 = 0
        while i < 3:
            e = s.data.vertex_edge[self.vertex * 3 + i]
            if e >= 0 and s.way[e] == 0 and s.data.road_edge[e] != 0:
                moves = append(moves, s.data.at_road + e)
            i += 1
        ways = s.data.book.more_ways(s, self.player, vec[i64]())
        for move in ways:
            if self._touches(s, s.data.book.way_edge(s, move)):
                moves = append(moves, move)
        return moves

    def play(self, s: Catan, move: i64) -> None:
        if move < s.data.at_settlement:
            lay_road(s, self.player, move - s.data.at_road)
        else:
            s.data.book.play_free_way(s, self.player, move)

    def why_not(self, s: Catan, move: i64) -> Refusal | None:
        t = s.data
        on_land = t.at_road <= move < t.at_settlement
        if not on_land and not t.book.is_way(s, move):
            return Refusal("B5", "road-first")
        edge = move - t.at_road if on_land else t.book.way_edge(s, move)
        if not self._touches(s, edge):
            return Refusal("B5", "beside-settlement", self.vertex)
        if not on_land:
            return t.book.why_not_free_way(s, self.player, move)
        if s.way[edge] != 0:
            return Refusal("B13", "path-taken", edge)
        return None if t.road_edge[edge] != 0 else Refusal("B13", "path-on-water", edge)
