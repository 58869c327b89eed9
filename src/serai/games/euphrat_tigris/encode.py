"""The view as numbers, straight from the state: the same cells that `observation.py` declares over the view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.writer import Writer
from serai.games.euphrat_tigris.board import CATASTROPHE, CELLS, LEADER, NOWHERE, SPHERES
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
LEADERS: Final[i64] = SEATS + SPHERES  # whose, and of which sphere
BOARDS: Final[i64] = len(SIDES)
PLAYER: Final[i64] = 2 + SPHERES + 2 * (1 + SPHERES) + 2
CONFLICT: Final[i64] = 1 + 2 + 2 * SPHERES + 2 * SEATS + 2


def encode(s: Tigris, seat: i64, w: Writer) -> None:
    """All that a seat sees."""
    w.hot(s.board, BOARDS)
    _tiles(s, w)
    for c in s.side.temples:
        if s.treasure[c]:
            w.mark(c)
    w.skip(CELLS)
    w.hots(s.monument, 0, MONUMENTS, CELLS)
    w.hot(s.wonder, CELLS)
    w.hots(s.building, 0, SPHERES, CELLS)
    w.hot(s.joined, CELLS)
    _conflict(s, w)
    for p in range(s.players):
        _player(s, p, seat, w)
    w.skip((SEATS - s.players) * PLAYER)
    w.flag(s.ended != RUNNING)


def _tiles(s: Tigris, w: Writer) -> None:
    """What lies on each space, then whose leader stands there."""
    at = w.at
    for tile in s.tile:  # what is beside the board has no sign
        if tile < LEADER:
            w.one(at + tile)
        elif tile == CATASTROPHE:
            w.one(at + LAST_SIGN)
        at += SIGNS
    at = w.at + CELLS * SIGNS
    for who in range(s.players * SPHERES):
        c = s.home[who]
        if c != NOWHERE:
            w.one(at + c * LEADERS + who // SPHERES)
            w.one(at + c * LEADERS + SEATS + who % SPHERES)
    w.at = at + CELLS * LEADERS


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
    w.equals(s.home, p * SPHERES, SPHERES, NOWHERE)
    w.flag(own)
    if own:
        w.counts(s.hand, p * SPHERES, SPHERES, MOST_IN_HAND)
    else:
        w.skip(SPHERES)
    if not counted:
        w.skip(3 + SPHERES)
        return
    w.flag(True)
    w.counts(s.points, p * SPHERES, SPHERES, MOST_POINTS)
    w.flag(True)
    w.count(s.won[p], MOST_TREASURES)
