"""The view as numbers, straight from the state: the same cells that `observation.py` declares over the view."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from serai.core.flow import State
from serai.core.writer import Encoder, Writer
from serai.games.euphrat_tigris.board import CATASTROPHE, CELLS, LEADER, NOWHERE, SPHERES
from serai.games.euphrat_tigris.rules.conflict import AttackerCommits, DefenderCommits, conflict_tile
from serai.games.euphrat_tigris.state import MONUMENTS, RECENT, RUNNING, Tigris
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
FIGHT: Final = 8  # as many numbers


class TigrisEncoder(Encoder):
    def write(self, s: State, seat: i64, w: Writer) -> None:
        encode(cast(Tigris, s), seat, w)


def encode(s: Tigris, seat: i64, w: Writer) -> None:
    """All that a seat sees."""
    w.hot(s.board, BOARDS)
    had = w.last[w.slot]
    if w.is_new(s.changes) or w.anew:
        if w.anew or s.changes - had > RECENT:
            _tiles(s, w)
        else:
            _changed_tiles(s, s.changes - had, w)
        _leaders(s, w)
    else:
        w.pass_by(CELLS + s.players * SPHERES, CELLS * (SIGNS + LEADERS))
    _treasures(s, w)
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
    """What lies on each space."""
    last, slot, tiles = w.last, w.slot, s.tile
    for c in range(CELLS):
        if last[slot + c] != tiles[c]:
            _tile(c, tiles[c], w)
    w.pass_by(CELLS, CELLS * SIGNS)


def _changed_tiles(s: Tigris, many: i64, w: Writer) -> None:
    """The same where no more than so many spaces have changed, which are remembered."""
    recent = s.recent
    for back in range(many):
        c = recent >> 8 * back & 0xFF
        _tile(c, s.tile[c], w)
    w.pass_by(CELLS, CELLS * SIGNS)


def _tile(c: i64, tile: i64, w: Writer) -> None:
    had = w.last[w.slot + c]
    w.last[w.slot + c] = tile
    _show_sign(w.at + c * SIGNS, had, 0, w)
    _show_sign(w.at + c * SIGNS, tile, 1, w)


def _show_sign(at: i64, tile: i64, number: i64, w: Writer) -> None:
    """Leaders and empty spaces have no sign."""
    if tile >= 0 and tile < LEADER:
        w.set(at + tile, number)
    elif tile == CATASTROPHE:
        w.set(at + LAST_SIGN, number)


def _leaders(s: Tigris, w: Writer) -> None:
    """Whose leader stands on each space, and which. All that have moved are lifted first: one may follow another."""
    last, slot, home = w.last, w.slot, s.home
    for who in range(s.players * SPHERES):
        if last[slot + who] != home[who]:
            _show_leader(last[slot + who], who, 0, w)
    for who in range(s.players * SPHERES):
        if last[slot + who] != home[who]:
            last[slot + who] = home[who]
            _show_leader(home[who], who, 1, w)
    w.pass_by(s.players * SPHERES, CELLS * LEADERS)


def _show_leader(c: i64, who: i64, number: i64, w: Writer) -> None:
    if c >= 0:
        at = w.at + c * LEADERS
        w.set(at + who // SPHERES, number)
        w.set(at + SEATS + who % SPHERES, number)


def _treasures(s: Tigris, w: Writer) -> None:
    last, slot, temples, treasure = w.last, w.slot, s.side.temples, s.treasure
    for i in range(len(temples)):
        had, lies = last[slot + i], treasure[temples[i]]
        if had != lies:
            last[slot + i] = lies
            if had > 0 or lies:
                w.set(w.at + temples[i], lies)
    w.pass_by(len(temples), CELLS)


def _conflict(s: Tigris, w: Writer) -> None:
    top = s.stack[-1] if s.stack else None
    if isinstance(top, AttackerCommits):
        _fight(s, top.office, top.player, top.rival, top.attack, top.defence, w)
    elif isinstance(top, DefenderCommits):
        _fight(s, top.office, top.rival, top.player, top.attack, top.defence, w)
    else:
        w.blank(FIGHT, CONFLICT)


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
        w.blank(SPHERES, SPHERES)
    if not counted:
        w.blank(3 + SPHERES, 3 + SPHERES)
        return
    w.flag(True)
    w.counts(s.points, p * SPHERES, SPHERES, MOST_POINTS)
    w.flag(True)
    w.count(s.won[p], MOST_TREASURES)
