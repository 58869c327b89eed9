"""The frame of a map: where hexes, crossings and paths lie and what touches what. Knows no rule.

Hexes stand on a corner; (q, r) counts east and one row south. A crossing is the top (N) or the
bottom (S) corner of a hex and has just one such name, even if that hex lies off the map.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

Spot = tuple[int, int]
Corner = tuple[int, int, str]

DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # E NE NW W SW SE


def corners(q: int, r: int) -> list[Corner]:
    """The six corners of a hex, clockwise from the top."""
    return [(q, r, "N"), (q + 1, r - 1, "S"), (q, r + 1, "N"), (q, r, "S"), (q - 1, r + 1, "N"), (q, r - 1, "S")]


def side(q: int, r: int, direction: int) -> tuple[Corner, Corner]:
    """The two ends of a hex's side, by the direction it faces."""
    around = corners(q, r)
    first = (1, 0, 5, 4, 3, 2)[direction]
    return around[first], around[(first + 1) % 6]


def line_of(corner: Corner) -> int:
    """Crossings lie on zigzag lines between the rows of hexes; this is the number of a crossing's line."""
    return corner[1] if corner[2] == "N" else corner[1] + 1


def hex_rows(spots: list[Spot]) -> list[str]:
    """Names by row and place in the row, from 1: h2-3."""
    top, seen, names = min(r for _, r in spots), dict[int, int](), []
    for _, r in spots:
        seen[r] = seen.get(r, 0) + 1
        names.append(f"h{r - top + 1}-{seen[r]}")
    return names


class Lattice:
    """Hexes in the order given; crossings by line and from the west; paths by their ends. -1 is off the map."""

    def __init__(self, spots: list[Spot]) -> None:
        self.spots = spots
        self.hex_names = hex_rows(spots)
        all_corners = sorted(
            {corner for q, r in spots for corner in corners(q, r)}, key=lambda c: (line_of(c), 2 * c[0] + c[1])
        )
        self.corners = all_corners
        self.number = {corner: i for i, corner in enumerate(all_corners)}
        self.vertex_names = _vertex_names(all_corners)
        self.sides = self._sides()
        self.edge_names = [f"{self.vertex_names[a]}-{self.vertex_names[b]}" for a, b in self.sides]
        self.edge_number = {ends: i for i, ends in enumerate(self.sides)}

    def _sides(self) -> list[tuple[int, int]]:
        found: set[tuple[int, int]] = set()
        for q, r in self.spots:
            for direction in range(6):
                found.add(self.ends(q, r, direction))
        return sorted(found)

    def ends(self, q: int, r: int, direction: int) -> tuple[int, int]:
        """The crossings at the ends of a side, the lower number first."""
        one, other = side(q, r, direction)
        a, b = self.number[one], self.number[other]
        return (a, b) if a < b else (b, a)

    def hex_vertex(self) -> vec[i64]:
        """Six crossings a hex."""
        return packed([self.number[corner] for q, r in self.spots for corner in corners(q, r)])

    def vertex_hex(self) -> vec[i64]:
        """Three hexes a crossing."""
        touching: list[list[int]] = [[] for _ in self.corners]
        for h, (q, r) in enumerate(self.spots):
            for corner in corners(q, r):
                touching[self.number[corner]].append(h)
        return packed([h for row in touching for h in (*row, -1, -1, -1)[:3]])

    def vertex_edge(self) -> vec[i64]:
        """Three paths a crossing."""
        touching: list[list[int]] = [[] for _ in self.corners]
        for e, (a, b) in enumerate(self.sides):
            touching[a].append(e)
            touching[b].append(e)
        return packed([e for row in touching for e in (*row, -1, -1, -1)[:3]])

    def vertex_vertex(self) -> vec[i64]:
        """Three neighbours a crossing, each over the path at the same place of `vertex_edge`."""
        edges, found = self.vertex_edge(), []
        for v in range(len(self.corners)):
            for i in range(3):
                e = edges[v * 3 + i]
                a, b = self.sides[e] if e >= 0 else (-1, -1)
                found.append(-1 if e < 0 else b if a == v else a)
        return packed(found)

    def edge_vertex(self) -> vec[i64]:
        return packed([v for ends in self.sides for v in ends])

    def edge_hex(self) -> vec[i64]:
        """Two hexes a path."""
        touching: list[list[int]] = [[] for _ in self.sides]
        for h, (q, r) in enumerate(self.spots):
            for direction in range(6):
                touching[self.edge_number[self.ends(q, r, direction)]].append(h)
        return packed([h for row in touching for h in (*row, -1, -1)[:2]])


def _vertex_names(all_corners: list[Corner]) -> list[str]:
    """A letter for the line, a number from the west: b12."""
    top, seen, names = line_of(all_corners[0]), dict[int, int](), []
    for corner in all_corners:
        line = line_of(corner)
        seen[line] = seen.get(line, 0) + 1
        names.append(f"{chr(ord('a') + line - top)}{seen[line]}")
    return names


def packed(values: list[int]) -> vec[i64]:
    """A list of numbers as a vec."""
    found = vec[i64]([0] * len(values))
    for i in range(len(values)):
        found[i] = values[i]
    return found


def island() -> list[Spot]:
    """The frame of the base game: nineteen hexes in rows of 3, 4, 5, 4, 3."""
    return [(q, r) for r in range(-2, 3) for q in range(-2, 3) if -2 <= q + r <= 2]
