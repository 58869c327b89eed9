"""The view as numbers, straight from the state: the same cells that `observation.py` declares over the view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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

DIE: Final[i64] = SEATS + 2 + VALUES  # whose it is, behind neutral and black, and what it shows
PLAYER: Final[i64] = (
    CHARACTERS + 1 + HELD + 12 + 2 * PLACES + 1 + 2 * SEAL_KINDS + CONTRACT_COUNT + 1 + OUTPOSTS + 2 * GOALS
)


def encode(s: Journey, seat: i64, w: Writer) -> None:
    """All that a seat sees."""
    w.count(s.round, 5)
    w.hot(s.start, SEATS)
    w.counts(s.pool, 0, VALUES, MOST_DICE)
    _dice_on_board(s, w)
    w.hots(s.slot, 0, SLOTS, CITY_CARDS)
    _contracts(s, w)
    w.marks(s.tile_now, 0, BOOKS, TILES)
    w.marks(s.tile_next, 0, BOOKS, TILES)
    w.hots(s.marker_at, 0, PLACES, MARKERS)
    w.hots(s.outpost_at, 0, PLACES, OUTPOSTS)
    w.flags(s.shown, 0, CHARACTERS)
    w.hot(s.drawn, CONTRACT_COUNT)
    for p in range(s.players):
        _player(s, p, seat, w)
    w.skip((SEATS - s.players) * PLAYER)


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
        w.marks(s.field, 2 * i, 2, CONTRACT_COUNT)
    in_pile: i64 = 0
    for n in s.pile:
        in_pile += n
    w.count(in_pile, CONTRACT_COUNT)
    w.marks(s.under, 0, len(s.under), CONTRACT_COUNT)


def _player(s: Journey, p: i64, seat: i64, w: Writer) -> None:
    w.hot(s.character[p], CHARACTERS)
    w.count(s.points[p], MOST_POINTS)
    w.counts(s.goods, p * HELD, HELD, MOST_GOODS)
    w.counts(s.hand, p * HAND + OWN * VALUES + 1, VALUES - 1, MOST_DICE)
    w.counts(s.hand, p * HAND + BLACK * VALUES + 1, VALUES - 1, MOST_DICE)
    w.marks(s.figure, p * FIGURES, FIGURES, PLACES)
    w.flags(s.posts, p * PLACES, PLACES)
    w.count(s.supply[p], MOST_POSTS)
    for i in range(SEAL_KINDS):
        w.hot(s.seal[p * SEAL_KINDS + i] - 1, 2)
    w.marks(s.active, p * ACTIVE, ACTIVE, CONTRACT_COUNT)
    w.count(s.done[p], MOST_DONE)
    w.equals(s.holder, 0, OUTPOSTS, p)
    _goals(s, p, seat, w)


def _goals(s: Journey, p: i64, seat: i64, w: Writer) -> None:
    """The three dealt, for their owner alone; the one kept, at the end for all."""
    w.marks(s.goals, p * DEALT_GOALS, DEALT_GOALS if p == seat else 0, GOALS)
    if s.kept[p] >= 0 and (p == seat or len(s.stack) == 0):
        w.hot(s.goals[p * DEALT_GOALS + s.kept[p]], GOALS)
    else:
        w.skip(GOALS)
