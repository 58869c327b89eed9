"""The view as numbers, straight from the state: the same cells that `observation.py` declares over the view."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from serai.core.flow import NOBODY, State
from serai.core.writer import Encoder, Writer
from serai.games.marco_polo_2.state import (
    ACTIVE,
    BLACK,
    CONTRACTS,
    DICE_PUT,
    FIGURES,
    HAND,
    MAP,
    OWN,
    VALUES,
    Journey,
)
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
MOST_PLACED: Final = 64  # dice on the board

DIE: Final[i64] = SEATS + 2 + VALUES  # whose it is, behind neutral and black, and what it shows
PLAYER: Final[i64] = (
    CHARACTERS + 1 + HELD + 12 + 2 * PLACES + 1 + 2 * SEAL_KINDS + CONTRACT_COUNT + 1 + OUTPOSTS + 2 * GOALS
)
MAP_CELLS: Final[i64] = 2 * TILES + PLACES * (MARKERS + OUTPOSTS) + CHARACTERS
CONTRACT_CELLS: Final[i64] = (CONTRACT_CITIES + 1) * CONTRACT_COUNT + 1

# As many numbers: dice on the board, what lies on the map without cards, contracts, what all see of a player.
DICE_SLOTS: Final[i64] = 1 + MOST_PLACED
MAP_SLOTS: Final[i64] = 2 * BOOKS + 2 * PLACES + CHARACTERS
CONTRACT_SLOTS: Final[i64] = 2 * CONTRACT_CITIES + 2 + CONTRACT_COUNT
OPEN_SLOTS: Final[i64] = 2 + HELD + 12 + FIGURES + PLACES + 1 + SEAL_KINDS + ACTIVE + 1 + OUTPOSTS


class JourneyEncoder(Encoder):
    def write(self, s: State, seat: i64, w: Writer) -> None:
        encode(cast(Journey, s), seat, w)


def encode(s: Journey, seat: i64, w: Writer) -> None:
    """All that a seat sees."""
    w.count(s.round, 5)
    w.hot(s.start, SEATS)
    w.counts(s.pool, 0, VALUES, MOST_DICE)
    if w.is_touched(s, DICE_PUT):
        _dice_on_board(s, w)
    else:
        w.pass_by(DICE_SLOTS, (SPACES + 1) * DIE)
    new = w.is_touched(s, MAP)
    if new:
        w.hots(s.slot, 0, SLOTS, CITY_CARDS)
    else:
        w.pass_by(SLOTS, SLOTS * CITY_CARDS)
    if w.is_touched(s, CONTRACTS):
        _contracts(s, w)
    else:
        w.pass_by(CONTRACT_SLOTS, CONTRACT_CELLS)
    if new:
        _map(s, w)
    else:
        w.pass_by(MAP_SLOTS, MAP_CELLS)
    w.hot(s.drawn, CONTRACT_COUNT)
    for p in range(s.players):
        if w.is_touched(s, p) or new:
            _player(s, p, new, w)
        else:
            w.pass_by(OPEN_SLOTS, PLAYER - 2 * GOALS)
        _goals(s, p, seat, w)
    w.skip((SEATS - s.players) * PLAYER)


def _dice_on_board(s: Journey, w: Writer) -> None:
    """Whose dice lie on each space, and what they show. Dice come one by one, and all go at once."""
    last, first, placed = w.last, w.slot + 1, s.placed
    had: i64 = last[w.slot]
    many: i64 = len(placed)
    assert many <= MOST_PLACED, "too many dice are on the board"
    same: i64 = 0  # so many of the first are as they were
    while same < had and same < many and last[first + same] == placed[same]:
        same += 1
    if same < had:
        for i in range(had):
            _show_die(last[first + i], 0, w)
        same = 0
    for i in range(same, many):
        last[first + i] = placed[i]
        _show_die(placed[i], 1, w)
    last[w.slot] = many
    w.pass_by(1 + MOST_PLACED, (SPACES + 1) * DIE)


def _show_die(code: i64, number: i64, w: Writer) -> None:
    colour = code // 10 % 10
    owner = colour if colour < SEATS else 3 - colour
    at = w.at + code // 100 * DIE
    w.set(at + owner + 2, number)
    w.set(at + SEATS + 2 + code % 10, number)


def _contracts(s: Journey, w: Writer) -> None:
    """In the cities, in the pile and under it."""
    for i in range(CONTRACT_CITIES):
        w.marks(s.field, 2 * i, 2, CONTRACT_COUNT)
    in_pile: i64 = 0
    for n in s.pile:
        in_pile += n
    w.count(in_pile, CONTRACT_COUNT)
    for n in s.under:
        w.note(w.at + n, 1)
    w.show_notes(1 + CONTRACT_COUNT, CONTRACT_COUNT)


def _map(s: Journey, w: Writer) -> None:
    w.marks(s.tile_now, 0, BOOKS, TILES)
    w.marks(s.tile_next, 0, BOOKS, TILES)
    w.hots(s.marker_at, 0, PLACES, MARKERS)
    w.hots(s.outpost_at, 0, PLACES, OUTPOSTS)
    w.flags(s.shown, 0, CHARACTERS)


def _player(s: Journey, p: i64, new: bool, w: Writer) -> None:
    """What all may see. A post that comes or goes makes the map `new`."""
    w.hot(s.character[p], CHARACTERS)
    w.count(s.points[p], MOST_POINTS)
    w.counts(s.goods, p * HELD, HELD, MOST_GOODS)
    w.counts(s.hand, p * HAND + OWN * VALUES + 1, VALUES - 1, MOST_DICE)
    w.counts(s.hand, p * HAND + BLACK * VALUES + 1, VALUES - 1, MOST_DICE)
    w.marks(s.figure, p * FIGURES, FIGURES, PLACES)
    if new:
        w.flags(s.posts, p * PLACES, PLACES)
    else:
        w.pass_by(PLACES, PLACES)
    w.count(s.supply[p], MOST_POSTS)
    for i in range(SEAL_KINDS):
        w.hot(s.seal[p * SEAL_KINDS + i] - 1, 2)
    w.marks(s.active, p * ACTIVE, ACTIVE, CONTRACT_COUNT)
    w.count(s.done[p], MOST_DONE)
    w.equals(s.holder, 0, OUTPOSTS, p)


def _goals(s: Journey, p: i64, seat: i64, w: Writer) -> None:
    """The three dealt, for their owner alone; the one kept, at the end for all."""
    if p == seat:
        w.marks(s.goals, p * DEALT_GOALS, DEALT_GOALS, GOALS)
    else:
        w.blank(DEALT_GOALS, GOALS)
    if s.kept[p] >= 0 and (p == seat or len(s.stack) == 0):
        w.hot(s.goals[p * DEALT_GOALS + s.kept[p]], GOALS)
    else:
        w.hot(NOBODY, GOALS)
