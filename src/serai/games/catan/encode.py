"""The view as numbers, straight from the state: the same cells that `observation.py` declares over the view."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

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

TERRAINS: Final = len(TERRAIN_WORDS)
ANSWERS: Final = len(ANSWER_WORDS)
HARBOURS: Final = 6
PIECE: Final = SEATS + 2  # whose it is, and whether it is a city or a ship
CITY: Final = SEATS
SHIP: Final = SEATS + 1
STANDING: Final = ANSWERS - 1
PLAYER: Final = 5 + 4 + 1 + RESOURCES + 1 + CARDS


def encode(s: Catan, seat: i64, w: Writer) -> None:
    """All that a seat sees of the base game."""
    cells, at = w.cells, w.at
    for h in range(s.data.hexes):
        cells[at + s.terrain[h]] = 1
        cells[at + TERRAINS] = u8(s.number[h])
        at += TERRAINS + 1
    for v in range(s.data.vertices):
        if s.harbour[v] > 0:
            cells[at + s.harbour[v] - 1] = 1
        at += HARBOURS
    w.at = at
    encode_table(s, seat, w)


def encode_table(s: Catan, seat: i64, w: Writer) -> None:
    """The same without what is printed on a scenario's board."""
    w.hot(s.robber, s.data.hexes)
    _pieces(s.building, s.data.vertices, CITY, w)
    _pieces(s.way, s.data.edges, SHIP, w)
    for k in range(RESOURCES):
        w.count(s.bank[k], MOST_OF_A_KIND)
    w.count(count_deck(s), MOST_DECK)
    w.hot(s.longest, SEATS)
    w.hot(s.army, SEATS)
    w.hot(s.turn, SEATS)
    w.flag(s.rolled != 0)
    w.count(s.rolled, 12)
    _deals(s, w)
    for p in range(SEATS):
        if p < s.players:
            _player(s, p, seat, w)
        else:
            w.skip(PLAYER)
    w.flag(len(s.stack) == 0)


def _pieces(column: vec[i64], places: i64, better: i64, w: Writer) -> None:
    """Buildings or ways: a city and a ship are numbered behind the others. A ship laid this turn is a ship."""
    cells, at = w.cells, w.at
    for i in range(places):
        piece = column[i]
        if piece > 0:
            cells[at + ((piece - 1) & 3)] = 1
            if piece > SEATS:
                cells[at + better] = 1
        at += PIECE
    w.at = at


def _deals(s: Catan, w: Writer) -> None:
    for p in range(SEATS):
        at = p * ROW
        answer = s.deals[at]
        heard = answer != 0
        for k in range(2 * GOODS):
            if s.deals[at + GIVES + k]:
                heard = True
        if p < s.players and heard:
            w.mark(answer)
            if answer == STANDING:
                for q in range(s.players):
                    if (s.asked >> q) & 1:
                        w.mark(ANSWERS + q)
            for k in range(GOODS):
                w.put(ANSWERS + SEATS + k, s.deals[at + GIVES + k], MOST_OF_A_KIND)
                w.put(ANSWERS + SEATS + GOODS + k, s.deals[at + WANTS + k], MOST_OF_A_KIND)
        w.skip(ANSWERS + SEATS + 2 * GOODS)


def _player(s: Catan, p: i64, seat: i64, w: Writer) -> None:
    own = p == seat or len(s.stack) == 0
    w.count(count_hand(s, p), MOST_HAND)
    w.count(count_cards(s, p), MOST_DECK)
    w.count(s.goods[p * GOODS + GOLD], MOST_GOLD)
    w.count(s.knights[p], MOST_KNIGHTS)
    w.count(points(s, p) if own else open_points(s, p), MOST_POINTS)
    for k in range(4):
        w.count(s.stock[p * 4 + k], MOST_STOCK)
    if not own:
        w.skip(2 + RESOURCES + CARDS)
        return
    w.flag(True)
    for k in range(RESOURCES):
        w.count(s.goods[p * GOODS + k], MOST_OF_A_KIND)
    w.flag(True)
    for k in range(CARDS):
        w.count(s.cards[p * CARDS + k], MOST_OF_A_KIND)
