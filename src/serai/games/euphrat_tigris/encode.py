"""The view as numbers, straight from the state: the same cells that `observation.py` declares over the view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.writer import Writer
from serai.games.euphrat_tigris.board import CATASTROPHE, CELLS, EMPTY, LEADER, NOWHERE, SPHERES
from serai.games.euphrat_tigris.rules.conflict import AttackerCommits, DefenderCommits, conflict_tile
from serai.games.euphrat_tigris.state import MONUMENTS, RUNNING, Tigris
from serai.games.euphrat_tigris.tables import SIDES

SEATS: Final = 4
MOST_IN_HAND: Final = 12
MOST_CATASTROPHES: Final = 4
MOST_POINTS: Final = 60
MOST_TREASURES: Final = 14
MOST_STRENGTH: Final = 40

SIGNS: Final = 7  # four spheres, face down, wonder, catastrophe
LAST_SIGN: Final = SIGNS - 1
BOARDS: Final = len(SIDES)
PLAYER: Final = 2 + SPHERES + 2 * (1 + SPHERES) + 2
CONFLICT: Final = 1 + 2 + 2 * SPHERES + 2 * SEATS + 2


def encode(s: Tigris, seat: i64, w: Writer) -> None:
    """All that a seat sees."""
    w.hot(s.board, BOARDS)
    _tiles(s, w)
    for c in s.side.temples:
        if s.treasure[c]:
            w.mark(c)
    w.skip(CELLS)
    for m in range(MONUMENTS):
        w.hot(s.monument[m], CELLS)
    w.hot(s.wonder, CELLS)
    for k in range(SPHERES):
        w.hot(s.building[k], CELLS)
    w.hot(s.joined, CELLS)
    _conflict(s, w)
    for p in range(SEATS):
        if p < s.players:
            _player(s, p, seat, w)
        else:
            w.skip(PLAYER)
    w.flag(s.ended != RUNNING)


def _tiles(s: Tigris, w: Writer) -> None:
    """What lies on each space, then whose leader stands there."""
    tiles = s.tile
    for c in range(CELLS):
        tile = tiles[c]
        if tile == CATASTROPHE:
            w.mark(c * SIGNS + LAST_SIGN)
        elif tile != EMPTY and tile != LEADER:
            w.mark(c * SIGNS + tile)
    w.skip(CELLS * SIGNS)
    for who in range(s.players * SPHERES):
        c = s.home[who]
        if c != NOWHERE:
            w.mark(c * (SEATS + SPHERES) + who // SPHERES)
            w.mark(c * (SEATS + SPHERES) + SEATS + who % SPHERES)
    w.skip(CELLS * (SEATS + SPHERES))


def _conflict(s: Tigris, w: Writer) -> None:
    top = s.stack[-1] if s.stack else None
    if isinstance(top, AttackerCommits):
        _fight(s, top.office, top.player, top.rival, top.attack, top.defence, w)
    elif isinstance(top, DefenderCommits):
        _fight(s, top.office, top.rival, top.player, top.attack, top.defence, w)
    else:
        w.skip(CONFLICT)


def _fight(s: Tigris, office: i64, attacker: i64, defender: i64, attack: i64, defence: i64, w: Writer) -> None:
    w.flag(True)
    w.hot(0 if s.joined != NOWHERE else 1, 2)
    w.hot(office, SPHERES)
    w.hot(conflict_tile(s, office), SPHERES)
    w.hot(attacker, SEATS)
    w.hot(defender, SEATS)
    w.count(attack, MOST_STRENGTH)
    w.count(defence, MOST_STRENGTH)


def _player(s: Tigris, p: i64, seat: i64, w: Writer) -> None:
    own = p == seat
    counted = own or s.open_scores != 0 or s.ended != RUNNING
    w.count(s.hand_size(p), MOST_IN_HAND)
    w.count(s.catastrophes[p], MOST_CATASTROPHES)
    for k in range(SPHERES):
        w.flag(s.home[p * SPHERES + k] == NOWHERE)
    w.flag(own)
    for k in range(SPHERES):
        w.count(s.hand[p * SPHERES + k] if own else 0, MOST_IN_HAND)
    w.flag(counted)
    for k in range(SPHERES):
        w.count(s.points[p * SPHERES + k] if counted else 0, MOST_POINTS)
    w.flag(counted)
    w.count(s.won[p] if counted else 0, MOST_TREASURES)
