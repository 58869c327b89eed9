"""What Cheops prints besides the base game: ships, the pyramid and its site, the Nile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.pack import Pack
from serai.games.catan.lattice import Lattice, packed
from serai.games.catan.tables import GOODS, NILE, PYRAMID, SEATS, Tables

if TYPE_CHECKING:  # a book speaks of states, and a state of its tables
    from serai.games.catan.book import AnyBook

LEVELS: Final = 4


class CheopsTables(Tables):
    """The base game's tables, and Egypt."""

    def __init__(self, pack: Pack, lattice: Lattice, book: AnyBook) -> None:
        super().__init__(pack, lattice, GOODS, book)
        setup, pyramid = pack.table("setup"), pack.table("pyramid")
        self.at_ship: i64 = self.at_more
        self.at_block: i64 = self.at_ship + self.edges  # through the own building, then through each player's
        self.at_abroad: i64 = self.at_block + 1 + SEATS  # for each host a good for a good
        self.at_lift: i64 = self.at_abroad + SEATS * self.kinds * self.kinds  # each path with a ship to move
        self.turn_moves = self.at_lift + self.edges
        self.ships: i64 = setup["ships"]  # of each player
        self.own_blocks: i64 = setup["blocks"]  # of each player
        self.black_blocks: i64 = pyramid["black_blocks"]  # the Pharaoh's
        self.blessing: i64 = pyramid["blessing"]  # points
        self.curse: i64 = pyramid["curse"]  # points
        self.levels = packed([int(n) for n in pyramid["levels"]])  # blocks on each, the lowest first
        self.pyramid_size: i64 = sum([int(n) for n in self.levels])
        self.site = vec[i64]([0] * self.vertices)  # crossings at the site
        self.nile = vec[i64]([0] * self.vertices)  # crossings on the Nile


def read_egypt(pack: Pack, found: CheopsTables) -> None:
    """The site and the Nile on the map, and a check of what the box says."""
    spot = pack.pair("pyramid.at", pack.table("pyramid")["at"])
    if spot not in found.lattice.spots or found.terrain[found.lattice.spots.index(spot)] != PYRAMID:
        raise pack.wrong("pyramid.at", "must name the hex whose terrain is pyramid")
    if len(found.levels) != LEVELS or not 1 <= found.ships <= 20 or not 1 <= found.own_blocks <= 30:
        raise pack.wrong("pyramid", "four levels, 1 to 20 ships and 1 to 30 blocks a player")
    found.site = _beside(found, PYRAMID)
    found.nile = _beside(found, NILE)


def _beside(found: Tables, terrain: i64) -> vec[i64]:
    """A flag for each crossing on land that touches a terrain."""
    flags = vec[i64]([0] * found.vertices)
    for v in range(found.vertices):
        for i in range(v * 3, v * 3 + 3):
            h = found.vertex_hex[i]
            if found.land[v] != 0 and h >= 0 and found.terrain[h] == terrain:
                flags[v] = 1
    return flags
