"""The map as drawn: hexes a unit high from centre to corner, crossings, paths, and the supplies beside it."""

from __future__ import annotations

from math import sqrt

import msgspec

from serai.core.game import Geometry, Place
from serai.games.catan.rules.build import CARD, CITY, COSTS, ROAD, SETTLEMENT
from serai.games.catan.state import Catan
from serai.games.catan.tables import CARD_WORDS, GOOD_WORDS, HARBOUR_WORDS, TERRAIN_WORDS, Tables


class Harbour(msgspec.Struct, frozen=True):
    """A harbour: the path it lies at, its two crossings, what it trades."""

    edge: str
    ends: list[str]
    kind: str


class CatanGeometry(Geometry, frozen=True):
    """The map: what lies on each hex, which crossings are its corners, which end each path, what is built for what."""

    terrain: dict[str, str]
    numbers: dict[str, int]
    regions: dict[str, str]
    harbours: list[Harbour]
    corners: dict[str, list[str]]
    ends: dict[str, list[str]]
    costs: dict[str, dict[str, int]]


def geometry(s: Catan) -> CatanGeometry:
    """Places for hexes, crossings and paths; terrain, numbers, harbours and neighbours for the drawing."""
    t, lattice = s.data, s.data.lattice
    places, width, height = board(t)
    beside = [Place(f"player:p{p + 1}", "player") for p in range(4)]
    beside += [Place(f"card:{word}", "card") for word in CARD_WORDS]
    beside += [Place("supply:cards", "supply"), Place("supply:bank", "supply")]
    return CatanGeometry(
        width,
        height,
        [*places, *beside],
        terrain={lattice.hex_names[h]: TERRAIN_WORDS[s.terrain[h]] for h in range(t.hexes)},
        numbers={lattice.hex_names[h]: int(s.number[h]) for h in range(t.hexes) if s.number[h]},
        regions={lattice.hex_names[h]: t.region_names[h] for h in range(t.hexes) if t.region_names[h]},
        harbours=[_harbour(s, edge) for edge in t.harbour_edges],
        corners={
            lattice.hex_names[h]: [lattice.vertex_names[t.hex_vertex[h * 6 + i]] for i in range(6)]
            for h in range(t.hexes)
        },
        ends={lattice.edge_names[e]: [lattice.vertex_names[v] for v in lattice.sides[e]] for e in range(t.edges)},
        costs={"road": price(ROAD), "settlement": price(SETTLEMENT), "city": price(CITY), "card": price(CARD)},
    )


def board(t: Tables) -> tuple[list[Place], float, float]:
    """Positions from the top left, with a margin of one and a half for the sea around."""
    lattice = t.lattice
    left = min(2 * q + r for q, r in lattice.spots)
    top = min(r for _, r in lattice.spots)

    def at(half: float, line: float) -> tuple[float, float]:
        return round((half - left) * sqrt(3) / 2 + 2.4, 3), round((line - 1.5 * top) + 2.5, 3)

    places, points = [], []
    for name, (q, r) in zip(lattice.hex_names, lattice.spots, strict=True):
        places.append(Place(f"hex:{name}", "hex", *at(2 * q + r, 1.5 * r)))
    for name, (q, r, end) in zip(lattice.vertex_names, lattice.corners, strict=True):
        points.append(at(2 * q + r, 1.5 * r + (-1 if end == "N" else 1)))
        places.append(Place(f"vertex:{name}", "vertex", *points[-1]))
    for name, (a, b) in zip(lattice.edge_names, lattice.sides, strict=True):
        x, y = (points[a][0] + points[b][0]) / 2, (points[a][1] + points[b][1]) / 2
        places.append(Place(f"edge:{name}", "edge", round(x, 3), round(y, 3)))
    width = max(x for x, _ in points) + 1.5
    height = max(y for _, y in points) + 1.5
    return places, round(width, 3), round(height, 3)


def price(item: int) -> dict[str, int]:
    """What a piece costs, as the players' cards of costs show it."""
    return {good: count for good, count in zip(GOOD_WORDS, COSTS[item], strict=False) if count}


def _harbour(s: Catan, edge: int) -> Harbour:
    lattice = s.data.lattice
    a, b = lattice.sides[edge]
    ends = [lattice.vertex_names[a], lattice.vertex_names[b]]
    return Harbour(lattice.edge_names[edge], ends, HARBOUR_WORDS[s.harbour[a]])
