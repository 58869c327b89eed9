"""How good a position looks for a seat, between 0 and 1: for bots, never for the rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.euphrat_tigris.board import NOWHERE, SPHERES, TEMPLE, Kingdoms, count_beside
from serai.games.euphrat_tigris.scoring import standing
from serai.games.euphrat_tigris.state import MONUMENTS, RUNNING, Tigris


def evaluate(s: Tigris, seat: int) -> float:
    """The seat's prospects against its best rival's; at the end, who has won."""
    if s.ended != RUNNING:
        return _final(s, seat)
    kingdoms = s.kingdoms()
    mine = _prospects(s, seat, kingdoms)
    best = -1000.0
    for p in range(s.players):
        if p != seat:
            best = max(best, _prospects(s, p, kingdoms))
    edge = mine - best
    return 0.5 + 0.5 * edge / (abs(edge) + 6.0)


def _final(s: Tigris, seat: int) -> float:
    ranks = standing(s)
    best = max(ranks)
    winners = sum([1 for rank in ranks if rank == best])
    return 1.0 / winners if ranks[seat] == best else 0.0


def _prospects(s: Tigris, p: i64, kingdoms: Kingdoms) -> float:
    """Points, the weakest most, and what the leaders on the board promise."""
    spheres = sorted([float(s.points[p * SPHERES + k]) for k in range(SPHERES)])
    treasures = float(s.won[p])
    value = spheres[0] * 2.0 + spheres[1] + spheres[2] * 0.6 + spheres[3] * 0.3 + treasures * 1.5
    k: i64 = 0
    while k < SPHERES:
        c = s.home[p * SPHERES + k]
        if c != NOWHERE:
            need = 1.0 + max(0.0, 4.0 - (float(s.points[p * SPHERES + k]) - spheres[0])) * 0.15
            value += need * _leader(s, kingdoms, k, c)
        k += 1
    return value


def _leader(s: Tigris, kingdoms: Kingdoms, office: i64, c: i64) -> float:
    """A leader is worth something by himself, more beside temples, with supporters and with monuments."""
    region = kingdoms.label[c]
    value = 0.8 + 0.2 * float(count_beside(s.tile, c, TEMPLE))
    value += 0.12 * float(_supporters(s.tile, kingdoms.label, region, office))
    m: i64 = 0
    while m < MONUMENTS:
        at = s.monument[m]
        if at != NOWHERE and kingdoms.label[at] == region:
            if s.data.pairs[2 * m] == office or s.data.pairs[2 * m + 1] == office:
                value += 2.0
        m += 1
    return value


def _supporters(tile: vec[i64], label: vec[i64], region: i64, sphere: i64) -> i64:
    count: i64 = 0
    c: i64 = 0
    while c < 176:
        if tile[c] == sphere and label[c] == region:
            count += 1
        c += 1
    return count
