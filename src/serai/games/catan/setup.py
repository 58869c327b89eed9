"""The base game's box: its tables and the first state (rules B1 to B3)."""

from __future__ import annotations

from serai.core.pack import Pack
from serai.games.catan.lattice import DIRECTIONS, Lattice, Spot, island, packed
from serai.games.catan.rules.build import CITY, ROAD, SETTLEMENT
from serai.games.catan.rules.layout import DealHarbour, DealTerrain, StartCorner, StartPlay
from serai.games.catan.rules.turn import BaseBook
from serai.games.catan.state import Catan
from serai.games.catan.tables import (
    DESERT,
    GOLD,
    GOODS,
    HARBOUR_WORDS,
    RESOURCES,
    TERRAIN_WORDS,
    TREASURY,
    Tables,
    read_map,
)


def tables(pack: Pack) -> Tables:
    """The island's frame, what is to be laid out on it, and the beginners' layout."""
    found = Tables(pack, Lattice(island()), RESOURCES, BaseBook())
    read_map(pack, found)
    counts = pack.table("tiles")
    found.tiles = packed([counts[word] for word in TERRAIN_WORDS[: DESERT + 1]])
    harbours = pack.table("harbours")
    found.harbour_tiles = packed([harbours[word] for word in HARBOUR_WORDS[1:]])
    found.sequence = packed(pack.table("chips")["sequence"])
    _check(pack, found, counts, harbours)
    found.spirals = [spiral(found.lattice, corner) for corner in range(6)]
    return found


def _check(pack: Pack, found: Tables, counts: dict[str, int], harbours: dict[str, int]) -> None:
    if sum([counts[word] for word in TERRAIN_WORDS[: DESERT + 1]]) != found.hexes or counts["desert"] != 1:
        raise pack.wrong("tiles", f"must be {found.hexes} hexes, one of them a desert")
    if sum([harbours[word] for word in HARBOUR_WORDS[1:]]) != len(found.harbour_edges):
        raise pack.wrong("harbours", f"must be {len(found.harbour_edges)} harbours")
    if len(found.sequence) != found.hexes - 1:
        raise pack.wrong("chips.sequence", f"must have {found.hexes - 1} numbers")


def spiral(lattice: Lattice, corner: int) -> list[int]:
    """The hexes of the island from a corner counter-clockwise inwards."""
    order: list[int] = []
    for ring in (2, 1):
        q, r = DIRECTIONS[corner][0] * ring, DIRECTIONS[corner][1] * ring
        for turn in range(6):
            step: Spot = DIRECTIONS[(corner + 2 + turn) % 6]
            for _ in range(ring):
                order.append(lattice.spots.index((q, r)))
                q, r = q + step[0], r + step[1]
    return [*order, lattice.spots.index((0, 0))]


def start(data: Tables, players: int, options: dict[str, str]) -> Catan:  # rule B1
    """Everything in its pile; the island is laid out at random, or as beginners have it."""
    s = Catan.blank(data, players)
    open_box(s, options)
    if options["layout"] == "random":
        s.then(DealTerrain(0), DealHarbour(0), StartCorner(), StartPlay())
    else:
        s.then(StartPlay())
    return s


def open_box(s: Catan, options: dict[str, str]) -> None:
    """The map as printed, everything in stock, every player's gold in hand."""
    data = s.data
    s.trade = int(options["trade"] != "none")
    s.partial = int(options["shortage"] == "partial")
    s.strict = int(options["phases"] == "strict")
    s.terrain = data.terrain[:]
    s.number = data.number[:]
    s.harbour = data.harbour[:]
    s.robber = data.robber
    s.deck = data.deck[:]
    s.bank[GOLD] = TREASURY - s.players * data.gold
    for p in range(s.players):
        s.stock[p * 4 + SETTLEMENT] = data.settlements
        s.stock[p * 4 + CITY] = data.cities
        s.stock[p * 4 + ROAD] = data.roads
        s.goods[p * GOODS + GOLD] = data.gold
