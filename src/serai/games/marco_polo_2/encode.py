"""The view as numbers, straight from the state: the same cells that `observation.py` declares over the view."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.core.writer import Writer
from serai.games.marco_polo_2.state import ACTIVE, BLACK, FIGURES, HAND, OWN, VALUES, Journey
from serai.games.marco_polo_2.tables import (
    BOOKS,
    CHARACTERS,
    CITY_CARDS,
    CONTRACT_CITIES,
    CONTRACT_COUNT,
    DEALT_GOALS,
    GOALS,
    HELD,
    MARKERS,
    OUTPOSTS,
    PLACES,
    SEAL_KINDS,
    SLOTS,
    SPACES,
    TILES,
)

SEATS: Final = 4
MOST_DICE: Final = 7
MOST_POINTS: Final = 200
MOST_GOODS: Final = 40
MOST_POSTS: Final = 12
MOST_DONE: Final = 20

DIE: Final = SEATS + 2 + VALUES  # whose it is, behind neutral and black, and what it shows
PLAYER: Final = CHARACTERS + 1 + HELD + 12 + 2 * PLACES + 1 + 2 * SEAL_KINDS + CONTRACT_COUNT + 1 + OUTPOSTS + 2 * GOALS


def encode(s: Journey, seat: i64, w: Writer) -> None:
    """All that a seat sees."""
    w.count(s.round, 5)
    w.hot(s.start, SEATS)
    for value in range(VALUES):
        w.count(s.pool[value], MOST_DICE)
    _dice_on_board(s, w)
    for i in range(SLOTS):
        w.hot(s.slot[i], CITY_CARDS)
    _contracts(s, w)
    _mark_all(s.tile_now, BOOKS, TILES, w)
    _mark_all(s.tile_next, BOOKS, TILES, w)
    _hot_all(s.marker_at, MARKERS, w)
    _hot_all(s.outpost_at, OUTPOSTS, w)
    for i in range(CHARACTERS):
        w.flag(s.shown[i] != 0)
    w.hot(s.drawn, CONTRACT_COUNT)
    for p in range(SEATS):
        if p < s.players:
            _player(s, p, seat, w)
        else:
            w.skip(PLAYER)


def _dice_on_board(s: Journey, w: Writer) -> None:
    for code in s.placed:
        colour = code // 10 % 10
        at = code // 100 * DIE
        owner = colour if colour < SEATS else 3 - colour
        w.mark(at + owner + 2)
        w.mark(at + SEATS + 2 + code % 10)
    w.skip((SPACES + 1) * DIE)


def _contracts(s: Journey, w: Writer) -> None:
    """In the cities, in the pile and under it."""
    for i in range(CONTRACT_CITIES):
        for k in range(2):
            if s.field[2 * i + k] >= 0:
                w.mark(s.field[2 * i + k])
        w.skip(CONTRACT_COUNT)
    in_pile: i64 = 0
    for n in s.pile:
        in_pile += n
    w.count(in_pile, CONTRACT_COUNT)
    for c in s.under:
        w.mark(c)
    w.skip(CONTRACT_COUNT)


def _hot_all(items: vec[i64], kinds: i64, w: Writer) -> None:
    """One of so many kinds, or none, on each place."""
    cells, at = w.cells, w.at
    for place in range(PLACES):
        if items[place] >= 0:
            cells[at + items[place]] = 1
        at += kinds
    w.at = at


def _mark_all(items: vec[i64], n: i64, kinds: i64, w: Writer) -> None:
    for i in range(n):
        if items[i] >= 0:
            w.mark(items[i])
    w.skip(kinds)


def _player(s: Journey, p: i64, seat: i64, w: Writer) -> None:
    w.hot(s.character[p], CHARACTERS)
    w.count(s.points[p], MOST_POINTS)
    for i in range(HELD):
        w.count(s.goods[p * HELD + i], MOST_GOODS)
    _dice(s, p * HAND + OWN * VALUES, w)
    _dice(s, p * HAND + BLACK * VALUES, w)
    for i in range(FIGURES):
        if s.figure[p * FIGURES + i] >= 0:
            w.mark(s.figure[p * FIGURES + i])
    w.skip(PLACES)
    posts = s.posts
    for place in range(PLACES):
        if posts[p * PLACES + place]:
            w.mark(place)
    w.skip(PLACES)
    w.count(s.supply[p], MOST_POSTS)
    for i in range(SEAL_KINDS):
        w.hot(s.seal[p * SEAL_KINDS + i] - 1, 2)
    for i in range(ACTIVE):
        if s.active[p * ACTIVE + i] >= 0:
            w.mark(s.active[p * ACTIVE + i])
    w.skip(CONTRACT_COUNT)
    w.count(s.done[p], MOST_DONE)
    for i in range(OUTPOSTS):
        w.flag(s.holder[i] == p)
    _goals(s, p, seat, w)


def _dice(s: Journey, at: i64, w: Writer) -> None:
    for value in range(1, VALUES):
        w.count(s.hand[at + value], MOST_DICE)


def _goals(s: Journey, p: i64, seat: i64, w: Writer) -> None:
    """The three dealt, for their owner alone; the one kept, at the end for all."""
    if p == seat:
        for i in range(DEALT_GOALS):
            if s.goals[p * DEALT_GOALS + i] >= 0:
                w.mark(s.goals[p * DEALT_GOALS + i])
    w.skip(GOALS)
    known = s.kept[p] >= 0 and (p == seat or len(s.stack) == 0)
    w.hot(s.goals[p * DEALT_GOALS + s.kept[p]] if known else NOBODY, GOALS)
