"""How good a position looks for a seat, between 0 and 1: points, yields, cards and reach against the best rival."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.catan.scoring import open_points, points
from serai.games.catan.state import Catan, count_cards, count_hand, owner
from serai.games.catan.tables import DESERT, GOLD, GOODS


def evaluate(s: Catan, seat: i64) -> float:
    """The seat's worth against the best of the others."""
    if not s.stack and s.winner >= 0:
        return 1.0 if s.winner == seat else 0.0
    mine = worth(s, seat, float(points(s, seat)))
    best = 0.0
    p: i64 = 0
    while p < s.players:
        if p != seat:
            best = max(best, worth(s, p, float(open_points(s, p)) + 0.2 * float(count_cards(s, p))))
        p += 1
    share = 0.5 + (mine - best) / 24.0
    return max(0.01, min(0.99, share))


def worth(s: Catan, player: i64, score: float) -> float:
    """Points, plus a part of a point for every pip of yield, card and piece of gold."""
    pips: i64 = 0
    v: i64 = 0
    while v < s.data.vertices:
        if s.building[v] != 0 and owner(s.building[v]) == player:
            pips += vertex_pips(s, v) * (1 if s.building[v] < 5 else 2)
        v += 1
    hand = min(count_hand(s, player), s.data.hand_limit)
    gold = min(s.goods[player * GOODS + GOLD], 8)
    roads = s.data.roads - s.stock[player * 4 + 2]
    knights = s.knights[player]
    return (
        score
        + 0.09 * float(pips)
        + 0.1 * float(hand)
        + 0.08 * float(gold)
        + 0.12 * float(count_cards(s, player) + knights)
        + 0.04 * float(roads)
    )


def vertex_pips(s: Catan, vertex: i64) -> i64:
    """How many of 36 rolls yield something at a crossing."""
    pips: i64 = 0
    at = vertex * 3
    while at < vertex * 3 + 3:
        h = s.data.vertex_hex[at]
        if h >= 0 and s.terrain[h] < DESERT and s.number[h] > 0:
            distance = s.number[h] - 7
            pips += 6 - (distance if distance > 0 else -distance)
        at += 1
    return pips
