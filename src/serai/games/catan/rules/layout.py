"""Laying out the island of the base game: terrain, harbours and number chips at random."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, Chance, Step, kinds_of, odds_of
from serai.games.catan.lattice import packed
from serai.games.catan.state import Catan
from serai.games.catan.tables import DESERT


def left_of(tiles: vec[i64], laid: vec[i64], first: i64, count: i64) -> vec[i64]:
    """How many tiles of each kind are left when some lie on the map."""
    left = tiles[:]
    for i in range(count):
        left[laid[i] - first] -= 1
    return left


class DealTile(Chance[Catan]):
    """A tile drawn for one of the places that are dealt in turn."""

    fields: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, at: i64) -> None:
        super().__init__(CHANCE)
        self.at = at


class DealTerrain(DealTile):  # rule B2
    """The terrain hexes are shuffled and laid out one by one."""

    def moves(self, s: Catan) -> vec[i64]:
        return kinds_of(left_of(s.data.tiles, s.terrain, 0, self.at))

    def odds(self, s: Catan) -> vec[i64]:
        return odds_of(left_of(s.data.tiles, s.terrain, 0, self.at))

    def play(self, s: Catan, move: i64) -> None:
        s.terrain[self.at] = move
        if self.at + 1 < s.data.hexes:
            s.stack.append(DealTerrain(self.at + 1))


class DealHarbour(DealTile):  # rule B2
    """The harbours are shuffled too; the places for them are printed on the frame."""

    def _left(self, s: Catan) -> vec[i64]:
        laid = vec[i64]([0] * len(s.data.harbour_edges))
        for i in range(self.at):
            laid[i] = s.harbour[s.data.edge_vertex[s.data.harbour_edges[i] * 2]]
        return left_of(s.data.harbour_tiles, laid, 1, self.at)

    def moves(self, s: Catan) -> vec[i64]:
        return kinds_of(self._left(s))

    def odds(self, s: Catan) -> vec[i64]:
        return odds_of(self._left(s))

    def play(self, s: Catan, move: i64) -> None:
        edge = s.data.harbour_edges[self.at]
        s.harbour[s.data.edge_vertex[edge * 2]] = move + 1
        s.harbour[s.data.edge_vertex[edge * 2 + 1]] = move + 1
        if self.at + 1 < len(s.data.harbour_edges):
            s.stack.append(DealHarbour(self.at + 1))


class StartCorner(Chance[Catan]):  # rule B2
    """Number chips lie in their printed order on a spiral from one corner; the desert gets none."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def moves(self, s: Catan) -> vec[i64]:
        return packed(list(range(len(s.data.spirals))))

    def odds(self, s: Catan) -> vec[i64]:
        return packed([1] * len(s.data.spirals))

    def play(self, s: Catan, move: i64) -> None:
        chip: i64 = 0
        for h in s.data.spirals[move]:
            if s.terrain[h] == DESERT:
                s.number[h] = 0
                s.robber = h
            else:
                s.number[h] = s.data.sequence[chip]
                chip += 1


class StartPlay(Step[Catan]):  # rule B3, B4
    """The map lies ready."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(0)

    def run(self, s: Catan) -> None:
        s.data.book.start_play(s)
