"""The base game's box: its tables and the first state (rules B1 to B3)."""

from __future__ import annotations

from typing import Any

from serai.core.pack import Pack
from serai.games.catan.lattice import DIRECTIONS, Lattice, Spot, island, packed
from serai.games.catan.rules.build import CITY, ROAD, SETTLEMENT
from serai.games.catan.rules.founding import PlaceFirstPieces
from serai.games.catan.rules.layout import DealHarbour, DealTerrain, StartCorner, StartPlay
from serai.games.catan.rules.turn import BaseBook
from serai.games.catan.state import Catan
from serai.games.catan.tables import (
    DESERT,
    GOLD,
    GOODS,
    HARBOUR_WORDS,
    RESOURCES,
    SEATS,
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
    found.first_pieces = read_first_pieces(pack, found)
    found.spirals = [spiral(found.lattice, corner) for corner in range(6)]
    return found


def _check(pack: Pack, found: Tables, counts: dict[str, int], harbours: dict[str, int]) -> None:
    kinds = [counts[word] for word in TERRAIN_WORDS[: DESERT + 1]]
    if sum(kinds) != found.hexes or min(kinds) < 0 or counts["desert"] < 1:
        raise pack.wrong("tiles", f"must be {found.hexes} hexes, none negative and at least one of them a desert")
    if counts["gold-river"] > 0:
        raise pack.wrong("tiles.gold-river", "must be 0: the base game has no gold")
    kinds = [harbours[word] for word in HARBOUR_WORDS[1:]]
    if sum(kinds) != len(found.harbour_edges) or min(kinds) < 0:
        raise pack.wrong("harbours", f"must be {len(found.harbour_edges)} harbours, as many as there are places for")
    if len(found.sequence) != found.hexes - counts["desert"]:
        raise pack.wrong("chips.sequence", f"must have {found.hexes - counts['desert']} numbers, one for each land")
    if any(not 2 <= chip <= 12 or chip == 7 for chip in found.sequence):
        raise pack.wrong("chips.sequence", "must be numbers from 2 to 12 other than 7")


def read_first_pieces(pack: Pack, found: Tables) -> list[tuple[int, int, int, int]]:  # rule B3
    """The beginners' first settlements and roads; every player has as many, none too near to another."""
    pieces: list[tuple[int, int, int, int]] = []
    for i, row in enumerate(pack.rows("start")):
        vertex, edge = _first_place(pack, found, f"start[{i}]", row)
        if not 1 <= row["player"] <= SEATS:
            raise pack.wrong(f"start[{i}].player", f"must be a player from 1 to {SEATS}")
        for _, other, way, _ in pieces:
            if way == edge or other == vertex or _are_neighbours(found, other, vertex):
                raise pack.wrong(f"start[{i}]", "stands on or too near to another of the first pieces")
        pieces.append((row["player"] - 1, vertex, edge, int(row["yields"])))
    each = [sum([1 for piece in pieces if piece[0] == p]) for p in range(SEATS)]
    if min(each) != max(each) or not 1 <= each[0] <= found.settlements:
        raise pack.wrong("start", f"must be as many for each player, from 1 to {int(found.settlements)}")
    return pieces


def _first_place(pack: Pack, found: Tables, field: str, row: dict[str, Any]) -> tuple[int, int]:
    """The crossing of a first settlement and the path of its road."""
    names = found.lattice.vertex_names
    if row["settlement"] not in names or row["road"] not in names:
        raise pack.wrong(field, "must name two crossings of the island, such as c9 and d9")
    one, other = names.index(row["settlement"]), names.index(row["road"])
    edge = found.lattice.edge_number.get((min(one, other), max(one, other)), -1)
    if edge < 0 or not found.land[one] or not found.road_edge[edge]:
        raise pack.wrong(field, "the road must lead from the settlement to a crossing next to it, on land")
    return one, edge


def _are_neighbours(found: Tables, one: int, other: int) -> bool:
    return (min(one, other), max(one, other)) in found.lattice.edge_number


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
    """Everything in its pile; the island is laid out at random, or as beginners have it, with or without pieces."""
    s = Catan.blank(data, players)
    open_box(s, options)
    if options["layout"] == "random":
        harbours = [DealHarbour(0)] if data.harbour_edges else []
        s.then(DealTerrain(0), *harbours, StartCorner(), StartPlay())
    elif options["layout"] == "placed":
        s.then(PlaceFirstPieces())
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
