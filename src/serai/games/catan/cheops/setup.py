"""The box of Cheops: the map of Egypt, ships, blocks, gold (rule C1)."""

from __future__ import annotations

from serai.core.pack import Pack
from serai.games.catan.cheops.rules.pyramid import CheopsBook
from serai.games.catan.cheops.state import Cheops
from serai.games.catan.cheops.tables import CheopsTables, read_egypt
from serai.games.catan.lattice import Lattice, Spot
from serai.games.catan.rules.build import SHIP
from serai.games.catan.rules.layout import StartPlay
from serai.games.catan.scoring import conserved as base_conserved
from serai.games.catan.setup import open_box
from serai.games.catan.tables import read_map

# First place and length of each row of hexes.
ROWS = ((0, 10), (0, 10), (-1, 10), (-1, 10), (-2, 10), (-2, 10), (-3, 10), (-3, 9), (-2, 7), (-2, 7), (-3, 7), (-3, 7))


def egypt() -> list[Spot]:
    """The frame of the map: twelve rows, the lower ones shorter."""
    return [(first + i, r) for r, (first, length) in enumerate(ROWS) for i in range(length)]


def tables(pack: Pack) -> CheopsTables:  # rule C16, C17
    """Gold is a sixth good in trade and a terrain that yields it, but no resource card; what wins stands in the box."""
    found = CheopsTables(pack, Lattice(egypt()), CheopsBook())
    read_map(pack, found)
    read_egypt(pack, found)
    return found


def start(data: CheopsTables, players: int, options: dict[str, str]) -> Cheops:  # rule C1
    """Three gold pieces and eight ships for each."""
    s = Cheops.blank(data, players)
    open_box(s, options)
    s.seafarers = int(options["ships"] == "seafarers")
    for p in range(s.players):
        s.stock[p * 4 + SHIP] = data.ships
    s.then(StartPlay())
    return s


def conserved(s: Cheops) -> dict[str, int]:
    """As in the base game; nobody lays more blocks than there are."""
    for p in range(s.players):
        assert 0 <= s.blocks[p] <= s.tables.own_blocks
    assert s.black <= s.tables.black_blocks
    return base_conserved(s)
