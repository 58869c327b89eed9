"""The view as numbers, straight from the state: the same cells that `observation.py` declares over the view.

Parts that the state counts the changes of: each player, with all that the player holds and has points for. What comes
to the board or leaves it is counted beside them; the supply changes when a player does.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY, State
from serai.core.writer import MOST, Encoder, Writer
from serai.games.catan.rules.trade import ANSWER_WORDS, GIVES, ROW
from serai.games.catan.scoring import open_points, points
from serai.games.catan.state import Catan, count_cards, count_deck, count_hand
from serai.games.catan.tables import CARDS, GOLD, GOODS, RESOURCES, SEATS, TERRAIN_WORDS

MOST_HAND: Final = 40
MOST_DECK: Final = 40
MOST_GOLD: Final = 60
MOST_KNIGHTS: Final = 20
MOST_POINTS: Final = 30
MOST_STOCK: Final = 15
MOST_OF_A_KIND: Final = 30

TERRAINS: Final[i64] = len(TERRAIN_WORDS)
ANSWERS: Final[i64] = len(ANSWER_WORDS)
HARBOURS: Final = 6
PIECE: Final[i64] = SEATS + 2  # whose it is, and whether it is a city or a ship
CITY: Final[i64] = SEATS
SHIP: Final[i64] = SEATS + 1
STANDING: Final[i64] = ANSWERS - 1
DEAL: Final[i64] = ANSWERS + SEATS + 2 * GOODS  # an answer, to whom, what is given and wanted
PLAYER: Final[i64] = 5 + 4 + 1 + RESOURCES + 1 + CARDS


KNOWN: Final[i64] = 2 + RESOURCES + CARDS  # cells of what a player alone knows
SUPPLY: Final[i64] = RESOURCES + 1  # numbers of what nobody holds


class CatanEncoder(Encoder):
    def write(self, s: State, seat: i64, w: Writer) -> None:
        encode(cast(Catan, s), seat, w)


def encode(s: Catan, seat: i64, w: Writer) -> None:
    """All that a seat sees of the base game."""
    hexes, vertices = s.data.hexes, s.data.vertices
    if w.anew:
        for h in range(hexes):
            w.hot(s.terrain[h], TERRAINS)
            w.count(s.number[h], MOST)
        for v in range(vertices):
            w.hot(s.harbour[v] - 1, HARBOURS)
    else:
        w.pass_by(2 * hexes + vertices, hexes * (TERRAINS + 1) + vertices * HARBOURS)
    encode_table(s, seat, w)


def encode_table(s: Catan, seat: i64, w: Writer) -> None:
    """The same without what is printed on a scenario's board."""
    w.hot(s.robber, s.data.hexes)
    new = w.is_new(s.laid)
    if new or w.anew:
        _pieces(s.building, s.data.vertices, CITY, w)
        _pieces(s.way, s.data.edges, SHIP, w)
    else:
        places = s.data.vertices + s.data.edges
        w.pass_by(places, places * PIECE)
    if w.is_new(s.touched) or w.anew:
        w.counts(s.bank, 0, RESOURCES, MOST_OF_A_KIND)
        w.count(count_deck(s), MOST_DECK)
    else:
        w.pass_by(SUPPLY, SUPPLY)
    w.hot(s.longest, SEATS)
    w.hot(s.army, SEATS)
    w.hot(s.turn, SEATS)
    w.flag(s.rolled != 0)
    w.count(s.rolled, 12)
    _deals(s, w)
    over = len(s.stack) == 0
    new = w.is_new(2 * seat + 1 if over else 2 * seat) or new
    for p in range(s.players):
        if w.is_touched(s, p) or new:
            _player(s, p, seat, w)
        else:
            w.pass_by(PLAYER, PLAYER)  # as many numbers as cells
    w.skip((SEATS - s.players) * PLAYER)
    w.flag(over)


def _pieces(column: vec[i64], places: i64, better: i64, w: Writer) -> None:
    """Buildings or ways: a city and a ship are numbered behind the others. A ship laid this turn is a ship."""
    last, slot, at = w.last, w.slot, w.at
    for i in range(places):
        had, piece = last[slot + i], column[i]
        if had != piece:
            last[slot + i] = piece
            _show_piece(at + i * PIECE, had, better, 0, w)
            _show_piece(at + i * PIECE, piece, better, 1, w)
    w.pass_by(places, places * PIECE)


def _show_piece(at: i64, piece: i64, better: i64, number: i64, w: Writer) -> None:
    if piece > 0:
        w.set(at + ((piece - 1) & 3), number)
        if piece > SEATS:
            w.set(at + better, number)


def _deals(s: Catan, w: Writer) -> None:
    """What each player offers, asks for or has answered; nothing where nothing was said."""
    asked = w.is_new(s.asked)
    for at in range(0, s.players * ROW, ROW):
        if w.are_new(s.deals, at, ROW) or asked:
            answer: i64 = s.deals[at] if _is_heard(s.deals, at) else NOBODY
            w.hot(answer, ANSWERS)
            w.bits(s.asked if answer == STANDING else 0, SEATS)
            w.counts(s.deals, at + GIVES, 2 * GOODS, MOST_OF_A_KIND)
        else:
            w.pass_by(2 + 2 * GOODS, DEAL)
    w.skip((SEATS - s.players) * DEAL)


def _is_heard(deals: vec[i64], at: i64) -> bool:
    for i in range(at, at + ROW):
        if deals[i]:
            return True
    return False


def _player(s: Catan, p: i64, seat: i64, w: Writer) -> None:
    own = p == seat or len(s.stack) == 0
    w.count(count_hand(s, p), MOST_HAND)
    w.count(count_cards(s, p), MOST_DECK)
    w.count(s.goods[p * GOODS + GOLD], MOST_GOLD)
    w.count(s.knights[p], MOST_KNIGHTS)
    w.count(points(s, p) if own else open_points(s, p), MOST_POINTS)
    w.counts(s.stock, p * 4, 4, MOST_STOCK)
    if not own:
        w.blank(KNOWN, KNOWN)
        return
    w.flag(True)
    w.counts(s.goods, p * GOODS, RESOURCES, MOST_OF_A_KIND)
    w.flag(True)
    w.counts(s.cards, p * CARDS, CARDS, MOST_OF_A_KIND)
