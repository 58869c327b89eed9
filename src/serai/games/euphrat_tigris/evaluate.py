"""How good a position looks for a seat, between 0 and 1: for bots, never for the rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.euphrat_tigris.board import CELLS, NOWHERE, SPHERES, TEMPLE, Kingdoms, count_beside
from serai.games.euphrat_tigris.rules.conflict import AttackerCommits, DefenderCommits, conflict_tile
from serai.games.euphrat_tigris.rules.turn import EndOfTurn
from serai.games.euphrat_tigris.scoring import standing
from serai.games.euphrat_tigris.state import MONUMENTS, RUNNING, Tigris

TILE_WORTH: Final = 0.03  # of a tile in hand: just enough not to commit more than is needed


def evaluate(s: Tigris, seat: int) -> float:
    """The seat's prospects against its best rival's; at the end, who has won."""
    if s.ended != RUNNING:
        return _final(s, seat)
    kingdoms = s.kingdoms()
    supporters = _supporters(s.tile, kingdoms)
    chances = _chances(s)
    turn = _whose_turn(s)
    mine = _prospects(s, seat, kingdoms, supporters, chances, turn)
    best = -1000.0
    for p in range(s.players):
        if p != seat:
            best = max(best, _prospects(s, p, kingdoms, supporters, chances, turn))
    edge = mine - best
    return 0.5 + 0.5 * edge / (abs(edge) + 6.0)


def _final(s: Tigris, seat: int) -> float:
    ranks = standing(s)
    best = max(ranks)
    winners = sum([1 for rank in ranks if rank == best])
    return 1.0 / winners if ranks[seat] == best else 0.0


def _whose_turn(s: Tigris) -> i64:
    """Whose monuments are still to pay this turn; to end at once is then no better than to act first."""
    for frame in s.stack:
        if isinstance(frame, EndOfTurn):
            return frame.player
    return -1


def _chances(s: Tigris) -> list[float]:
    """How likely each leader stays: 1, but for those in the conflict that is being decided."""
    chances = [1.0] * (s.players * SPHERES)
    top = s.stack[-1]
    if isinstance(top, AttackerCommits):
        ours = top.attack + s.hand[top.player * SPHERES + conflict_tile(s, top.office)]
        theirs = top.defence + s.hand[top.rival * SPHERES + conflict_tile(s, top.office)]
        wins = 0.9 if ours > theirs else 0.5 if ours > top.defence else 0.02
        chances[top.player * SPHERES + top.office] = wins
        chances[top.rival * SPHERES + top.office] = 1.0 - wins
    elif isinstance(top, DefenderCommits):
        most = top.defence + s.hand[top.player * SPHERES + conflict_tile(s, top.office)]
        wins = 1.0 if top.attack > most else 0.25 if top.attack > top.defence else 0.0
        chances[top.rival * SPHERES + top.office] = wins
        chances[top.player * SPHERES + top.office] = 1.0 - wins
    return chances


def _prospects(s: Tigris, p: i64, kingdoms: Kingdoms, supporters: vec[i64], chances: list[float], turn: i64) -> float:
    """Points, the weakest most, and what the leaders on the board promise."""
    points = [float(s.points[p * SPHERES + k]) for k in range(SPHERES)]
    if p == turn:
        for k in range(SPHERES):
            points[k] += chances[p * SPHERES + k] * float(_monuments(s, kingdoms, k, s.home[p * SPHERES + k]))
    spheres = sorted(points)
    value = spheres[0] * 2.0 + spheres[1] + spheres[2] * 0.6 + spheres[3] * 0.3 + float(s.won[p]) * 1.5
    for k in range(SPHERES):
        c = s.home[p * SPHERES + k]
        value += TILE_WORTH * float(s.hand[p * SPHERES + k])
        if c != NOWHERE:
            need = 1.0 + max(0.0, 4.0 - (points[k] - spheres[0])) * 0.15
            value += need * chances[p * SPHERES + k] * _leader(s, kingdoms, supporters, k, c)
    return value


def _leader(s: Tigris, kingdoms: Kingdoms, supporters: vec[i64], office: i64, c: i64) -> float:
    """A leader is worth something by himself, more beside temples, with supporters and with monuments."""
    value = 0.8 + 0.2 * float(count_beside(s.tile, c, TEMPLE))
    value += 0.12 * float(supporters[kingdoms.label[c] * SPHERES + office])
    return value + 2.0 * float(_monuments(s, kingdoms, office, c))


def _monuments(s: Tigris, kingdoms: Kingdoms, office: i64, c: i64) -> i64:
    """Monuments of the office's sphere in the kingdom of a space."""
    count: i64 = 0
    m: i64 = 0
    while c != NOWHERE and m < MONUMENTS:
        at = s.monument[m]
        if at != NOWHERE and kingdoms.label[at] == kingdoms.label[c]:
            if s.data.pairs[2 * m] == office or s.data.pairs[2 * m + 1] == office:
                count += 1
        m += 1
    return count


def _supporters(tile: vec[i64], kingdoms: Kingdoms) -> vec[i64]:
    """Tiles of each sphere, by region."""
    counts = vec[i64]([0] * (SPHERES * len(kingdoms.offices)))
    label = kingdoms.label
    for c in range(CELLS):
        if tile[c] < SPHERES and label[c] > 0:
            counts[label[c] * SPHERES + tile[c]] += 1
    return counts
