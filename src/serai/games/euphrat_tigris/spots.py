"""The empty spaces of the board and what lies beside them, corrected with every change instead of looked for anew."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.euphrat_tigris.board import CELLS, EMPTY, NEAR, NO_CELLS, NO_LABELS, SPHERES, TEMPLE

PIECES: Final = 7  # the bits of `beside` that count pieces
A_TEMPLE: Final = 8
NO_PIECE: Final = 3  # what does not connect: nothing, a catastrophe, that beside the board
NO_LEADERS: Final = vec[i64]([0] * (SPHERES * (CELLS + 1)))  # everywhere, and off the board
WEIGHT: Final = vec[i64]([1 + A_TEMPLE * (kind == TEMPLE) for kind in range(EMPTY)] + [0] * NO_PIECE)


class Spots:
    """Empty spaces on land and on the river, ascending; rows may be longer than there are.

    `beside` has for each space how many pieces connect to it, plus A_TEMPLE for each face-up temple among them.
    `sites`, `joins` and `leaders` are room for whoever looks for moves: see rules/spaces.py.
    """

    def __init__(self, tile: vec[i64], water: vec[i64]) -> None:
        self.water = water
        self.land, self.river, self.sites, self.joins = NO_CELLS[:], NO_CELLS[:], NO_CELLS[:], NO_CELLS[:]
        self.leaders = NO_LEADERS[:]
        self.on_land: i64 = 0
        self.on_river: i64 = 0
        self.beside = NO_LABELS[:]
        c: i64 = -1
        for kind in tile:  # that beside the board is not empty
            c += 1
            if kind != EMPTY:
                self._weigh(c, WEIGHT[kind])
            elif water[c]:
                self.river[self.on_river] = c
                self.on_river += 1
            else:
                self.land[self.on_land] = c
                self.on_land += 1

    def contents(self) -> list[list[int]]:
        """What it says, without the rest of the rows."""
        land, river, beside = self.land[: self.on_land], self.river[: self.on_river], self.beside[:CELLS]
        return [[int(c) for c in land], [int(c) for c in river], [int(pieces) for pieces in beside]]

    def change(self, c: i64, had: i64, kind: i64) -> None:
        """Something else lies on a space from now on."""
        self._weigh(c, WEIGHT[kind] - WEIGHT[had])
        if (had == EMPTY) == (kind == EMPTY):
            return
        if self.water[c]:
            self.on_river = changed(self.river, self.on_river, c, kind == EMPTY)
        else:
            self.on_land = changed(self.land, self.on_land, c, kind == EMPTY)

    def _weigh(self, c: i64, more: i64) -> None:
        if more:
            near, beside, at = NEAR, self.beside, 4 * c
            beside[near[at]] += more
            beside[near[at + 1]] += more
            beside[near[at + 2]] += more
            beside[near[at + 3]] += more


def changed(row: vec[i64], many: i64, c: i64, more: bool) -> i64:
    """A space comes to the first so many of a row, or goes; returns how many there are then."""
    if more:
        at = many
        while at > 0 and row[at - 1] > c:
            row[at] = row[at - 1]
            at -= 1
        row[at] = c
        return many + 1
    last = many - 1
    moved, at = row[last], last
    while moved != c:
        at -= 1
        behind, moved = moved, row[at]
        row[at] = behind
    return last
