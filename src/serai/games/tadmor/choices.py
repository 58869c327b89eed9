"""Small choices inside a plan, made at once: which tile, which upgrade, whose tower."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY
from serai.games.tadmor.look import tile_worth
from serai.games.tadmor.rules.tower import Strike, strike_fault
from serai.games.tadmor.rules.upgrades import free_fault
from serai.games.tadmor.state import DISPLAY, Tadmor
from serai.games.tadmor.tables import COLOURS, KINDS, UPGRADES

TRIED: Final = 4  # upgrades of the display that a plan looks at


def strike(s: Tadmor, p: i64, levels: i64, any_height: i64) -> None:
    """Levels of the highest tower that may be struck."""
    target: i64 = NOBODY
    for q in range(s.players):
        if strike_fault(s, p, q, any_height) == FINE and (target == NOBODY or s.tower[q] > s.tower[target]):
            target = q
    Strike(p, levels, any_height).play(s, target)


def best_tiles(s: Tadmor, p: i64, left: float) -> vec[i64]:
    """The upgrades on display that promise most."""
    found = vec[i64]()
    for _ in range(TRIED):
        best: i64 = NOBODY
        for tile in range(UPGRADES):
            if s.upgrade_at[tile] == DISPLAY and not has_number(found, tile):
                if best == NOBODY or tile_worth(s, p, tile, left) > tile_worth(s, p, best, left):
                    best = tile
        if best == NOBODY:
            return found
        found = append(found, best)
    return found


def has_number(numbers: vec[i64], n: i64) -> bool:
    for one in numbers:
        if one == n:
            return True
    return False


def best_free(s: Tadmor, p: i64, left: float, undrawn: i64) -> i64:
    """The best upgrade that a favour may bring."""
    best: i64 = NOBODY
    for tile in range(UPGRADES):
        if free_fault(s, tile, undrawn) == FINE:
            if best == NOBODY or tile_worth(s, p, tile, left) > tile_worth(s, p, best, left):
                best = tile
    return best


def best_top(s: Tadmor, p: i64) -> i64:
    """The stack whose top tile helps a set most."""
    best: i64 = NOBODY
    for colour in range(COLOURS):
        top = s.top[colour]
        if top != NOBODY and (best == NOBODY or count_kind(s, p, top) < count_kind(s, p, s.top[best])):
            best = colour
    return best


def best_kind(s: Tadmor, p: i64, colour: i64) -> i64:
    """The tile of one stack, or of all, that helps a set most."""
    best: i64 = NOBODY
    for kind in range(KINDS):
        mine = s.data.colour_of[kind]
        if (colour == NOBODY or mine == colour) and (s.pile[kind] or s.top[mine] == kind):
            if best == NOBODY or count_kind(s, p, kind) < count_kind(s, p, best):
                best = kind
    return best


def count_kind(s: Tadmor, p: i64, kind: i64) -> float:
    """How many of a kind a player has; of its colour as well, which counts little."""
    colour: i64 = 0
    for other in range(KINDS):
        if s.data.colour_of[other] == s.data.colour_of[kind]:
            colour += s.goods[p * KINDS + other]
    return float(s.goods[p * KINDS + kind]) + 0.05 * float(colour)
