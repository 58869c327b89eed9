"""The view as numbers, straight from the state: the same cells that `observation.py` declares over the view."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.writer import Writer
from serai.games.catan.rules.trade import ANSWER_WORDS, GIVES, ROW, WANTS
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


def encode(s: Catan, seat: i64, w: Writer) -> None:
    """All that a seat sees of the base game."""
    at = w.at
    terrain, number, harbour = s.terrain, s.number, s.harbour
    for h in range(s.data.hexes):
        w.one(at + terrain[h])
        if number[h]:
            w.number(at + TERRAINS, number[h])
        at += TERRAINS + 1
    for v in range(s.data.vertices):
        if harbour[v] > 0:
            w.one(at + harbour[v] - 1)
        at += HARBOURS
    w.at = at
    encode_table(s, seat, w)


def encode_table(s: Catan, seat: i64, w: Writer) -> None:
    """The same without what is printed on a scenario's board."""
    w.hot(s.robber, s.data.hexes)
    _pieces(s.building, s.data.vertices, CITY, w)
    _pieces(s.way, s.data.edges, SHIP, w)
    w.counts(s.bank, 0, RESOURCES, MOST_OF_A_KIND)
    w.count(count_deck(s), MOST_DECK)
    w.hot(s.longest, SEATS)
    w.hot(s.army, SEATS)
    w.hot(s.turn, SEATS)
    w.flag(s.rolled != 0)
    w.count(s.rolled, 12)
    _deals(s, w)
    for p in range(s.players):
        _player(s, p, seat, w)
    w.skip((SEATS - s.players) * PLAYER)
    w.flag(len(s.stack) == 0)


def _pieces(column: vec[i64], places: i64, better: i64, w: Writer) -> None:
    """Buildings or ways: a city and a ship are numbered behind the others. A ship laid this turn is a ship."""
    begun = w.at
    for i in range(places):
        piece = column[i]
        if piece > 0:
            w.one(begun + i * PIECE + ((piece - 1) & 3))
            if piece > SEATS:
                w.one(begun + i * PIECE + better)
    w.at = begun + places * PIECE


def _deals(s: Catan, w: Writer) -> None:
    """What each player offers, asks for or has answered; nothing where nothing was said."""
    for p in range(s.players):
        at = p * ROW
        if _is_heard(s.deals, at):
            w.hot(s.deals[at], ANSWERS)
            if s.deals[at] == STANDING:
                w.bits(s.asked, SEATS)
            else:
                w.skip(SEATS)
            w.counts(s.deals, at + GIVES, GOODS, MOST_OF_A_KIND)
            w.counts(s.deals, at + WANTS, GOODS, MOST_OF_A_KIND)
        else:
            w.skip(DEAL)
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
        w.skip(2 + RESOURCES + CARDS)
        return
    w.flag(True)
    w.counts(s.goods, p * GOODS, RESOURCES, MOST_OF_A_KIND)
    w.flag(True)
    w.counts(s.cards, p * CARDS, CARDS, MOST_OF_A_KIND)
