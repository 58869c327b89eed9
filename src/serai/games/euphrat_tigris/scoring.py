"""The winner (page 14), and what no move may create or destroy."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.euphrat_tigris.board import CATASTROPHE, CELLS, LEADER, NOWHERE, SPHERES
from serai.games.euphrat_tigris.state import Tigris


def standing(s: Tigris) -> list[tuple[int, ...]]:
    """Each player's four spheres from the weakest up, treasures added; compared from the left."""
    # rule E82, E84
    return [tuple(final_spheres(s, p)) for p in range(s.players)]


def final_spheres(s: Tigris, p: i64) -> list[int]:
    """From the weakest up. Every treasure goes to the sphere that is weakest at that moment: nothing does better."""
    # rule E83
    spheres = [int(s.points[p * SPHERES + k]) for k in range(SPHERES)]
    for _ in range(s.won[p]):
        spheres.sort()
        spheres[0] += 1
    spheres.sort()
    return spheres


def conserved(s: Tigris) -> dict[str, int]:
    """Totals that stay what they were when the match began."""
    totals = {f"tiles of sphere {k}": _count_tiles(s, k) for k in range(SPHERES)}
    totals["treasures"] = _sum(s.treasure) + _sum(s.won)
    totals["catastrophes"] = _sum(s.catastrophes) + _count(s.tile, CATASTROPHE)
    totals["leaders"] = _count(s.tile, LEADER) - len(s.home) + _count(s.home, NOWHERE)
    totals["empty slots for leaders"] = CELLS - _count(s.leader, NOWHERE) + 1 - _count(s.tile, LEADER)
    return totals


def _count_tiles(s: Tigris, sphere: i64) -> int:
    count = s.bag[sphere] + s.out[sphere] + s.turned[sphere] + _count(s.tile, sphere)
    for p in range(s.players):
        count += s.hand[p * SPHERES + sphere] + s.swapped[p * SPHERES + sphere]
    return count


def _count(column: vec[i64], value: i64) -> i64:
    count: i64 = 0
    for one in column:
        if one == value:
            count += 1
    return count


def _sum(column: vec[i64]) -> i64:
    total: i64 = 0
    for one in column:
        total += one
    return total
