"""How good a position looks for a seat, between 0 and 1: what each player's points, yields, cards and roads promise.

Every player has a worth, a weighted sum of what lies before him; the odds of winning go with its exponential.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, FINE
from serai.games.catan.bargains import promised
from serai.games.catan.hands import (
    ANY_HARBOUR,
    ARMY,
    CITY_RATE,
    CLOSING,
    HARBOUR,
    KNIGHTS,
    LATER,
    POINTS,
    PROGRESS,
    ROAD_RATE,
    SIZE,
    SPOT,
    SPOTS,
    VARIETY,
    WAYS,
    WORTH,
    YIELD,
    count_goods,
)
from serai.games.catan.rules.build import crossing_fault
from serai.games.catan.rules.cards import DrawCard
from serai.games.catan.rules.roads import LEAST_ARMY
from serai.games.catan.rules.talks import Answer, Propose
from serai.games.catan.scoring import is_decided, open_points, points
from serai.games.catan.state import Catan, count_cards, owner
from serai.games.catan.tables import ANY, BRICK, CARDS, DESERT, GOODS, GRAIN, KNIGHT, ORE, POINT, RESOURCES, WOOD

ROBBED: Final = 0.5  # what a hex under the robber still yields: he will move on
ENOUGH_WAYS: Final = 9  # more are laid for what they lead to
UNSEEN: Final = 0.3  # of worth, for a card just bought and not drawn
FURTHEST: Final = 30.0  # that anybody is ahead while the match goes on ...
BEYOND: Final = 1e-30
WON: Final = 40.0  # ... and by how much one has won
IDLE_OFFER: Final = 0.1  # an offer is made for what it brings, not to pass the time


def evaluate(s: Catan, seat: i64) -> float:
    """The seat's odds against all others."""
    if is_decided(s):
        return finished(s, seat)
    return odds([worth(s, p) + promised(s, p) for p in range(s.players)], seat)


def log_odds(s: Catan, seat: i64) -> float:
    """The same for plans, which compare differences."""
    if is_decided(s):
        return settled(s, seat)
    return lead([worth(s, p) + promised(s, p) for p in range(s.players)], seat)


def logit(chance: float) -> float:
    """A chance on a scale without ends."""
    bounded = min(max(chance, 0.0001), 0.9999)
    return math.log(bounded / (1.0 - bounded))


def is_turn_over(began: Catan, s: Catan, seat: i64) -> bool:
    """Whether a plan of a seat ends: before the next player's dice, whose luck it would know, or where others speak.

    What others answer to an offer is not in a plan's hands; `promised` judges what it may come to.
    """
    if s.turn != began.turn:
        return True
    asked = False
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        talk = isinstance(frame, (Answer, Propose))
        if frame.player == seat or frame.player == CHANCE:
            return asked and not talk
        if talk:
            asked = True
        elif not frame.together():
            return True
    return True


def finished(s: Catan, seat: i64) -> float:
    """Who reached the goal has won; where a match ends without that, who has most points."""
    if s.winner >= 0:
        return 1.0 if s.winner == seat else 0.0
    return 1.0 if points(s, seat) >= max([points(s, p) for p in range(s.players)]) else 0.0


def odds(worths: list[float], seat: i64) -> float:
    """A share of one, by the exponential of the worth; certain is only what the rules say."""
    total = 0.0
    for one in worths:
        total += math.exp(min(30.0, one - worths[seat]))
    return max(0.001, min(0.999, 1.0 / total))


def lead(worths: list[float], seat: i64) -> float:
    """The logarithm of the odds, without ends: far behind, one plan is still better than another."""
    others = 0.0
    for p in range(len(worths)):
        if p != seat:
            others += math.exp(min(FURTHEST, worths[p] - worths[seat]))
    return min(FURTHEST, -math.log(max(others, BEYOND)))


def settled(s: Catan, seat: i64) -> float:
    """The same for a match that is decided: beyond all leads."""
    return WON if finished(s, seat) == 1.0 else -WON


def worth(s: Catan, player: i64) -> float:
    """The weighted sum, and what is under way."""
    value = WORTH.weigh(features(s, player))
    top = s.stack[-1]
    if isinstance(top, DrawCard) and top.buyer == player:
        value += UNSEEN
    return value - IDLE_OFFER * float(s.attempts[player])


def features(s: Catan, player: i64) -> vec[float]:
    """What is counted for a player."""
    seen = vec[float]([0.0] * SIZE)
    seen[POINTS] = float(points(s, player))
    count_yields(s, player, seen)
    count_goods(s, player, seen)
    count_spots(s, player, seen)
    held = s.cards[player * CARDS + KNIGHT]
    seen[KNIGHTS] = float(s.knights[player]) + 0.8 * float(held)
    seen[PROGRESS] = float(count_cards(s, player) - held - s.cards[player * CARDS + POINT])
    seen[WAYS] = float(min(s.data.roads - s.stock[player * 4 + 2], ENOUGH_WAYS))
    count_race(s, player, seen)
    return seen


def count_race(s: Catan, player: i64, seen: vec[float]) -> None:
    """What goes together, and what counts the more or the less the nearer the end is."""
    seen[CITY_RATE] = min(seen[YIELD + ORE] / 3.0, seen[YIELD + GRAIN] / 2.0)
    seen[ROAD_RATE] = min(seen[YIELD + WOOD], seen[YIELD + BRICK])
    goal, ahead = float(s.data.goal), 0.0
    for p in range(s.players):
        ahead = max(ahead, float(open_points(s, p)))
    for good in range(GOODS):
        seen[LATER] += seen[YIELD + good] * max(1.0 - ahead / goal, 0.0)
    needed = LEAST_ARMY if s.army < 0 else max(s.knights[s.army] + 1, LEAST_ARMY)
    near = 1.0 if s.army == player else min(seen[KNIGHTS] / float(needed), 1.0)
    seen[ARMY] = near * near
    seen[CLOSING] = seen[POINTS] * seen[POINTS] / goal


def count_yields(s: Catan, player: i64, seen: vec[float]) -> None:
    """Yields by good, how many kinds there are, and what harbours make of them."""
    for v in range(s.data.vertices):
        building = s.building[v]
        if building != 0 and owner(building) == player:
            add_yield(s, v, 1.0 if building < 5 else 2.0, seen)
    ports = s.ports[player]
    for good in range(GOODS):
        here = seen[YIELD + good]
        seen[VARIETY] += min(here, 4.0) / 4.0
        if (ports >> (good + 1)) & 1 and good < RESOURCES:
            seen[HARBOUR] += here
        elif (ports >> ANY) & 1:
            seen[ANY_HARBOUR] += here


def add_yield(s: Catan, vertex: i64, times: float, seen: vec[float]) -> None:
    for at in range(vertex * 3, vertex * 3 + 3):
        h = s.data.vertex_hex[at]
        if h >= 0 and s.terrain[h] < DESERT and s.number[h] > 0:
            seen[YIELD + s.terrain[h]] += times * float(pips(s.number[h])) * (ROBBED if h == s.robber else 1.0)


def pips(number: i64) -> i64:
    """In how many of 36 rolls a number comes."""
    return number - 1 if number < 7 else 13 - number


def vertex_pips(s: Catan, vertex: i64) -> i64:
    """How many of 36 rolls yield something at a crossing."""
    found: i64 = 0
    for at in range(vertex * 3, vertex * 3 + 3):
        h = s.data.vertex_hex[at]
        if h >= 0 and s.terrain[h] < DESERT and s.number[h] > 0:
            found += pips(s.number[h])
    return found


def count_spots(s: Catan, player: i64, seen: vec[float]) -> None:
    """The best free crossings, by the roads that are missing to them."""
    if s.stock[player * 4] == 0:
        return
    far = roads_to(s, player)
    for v in range(s.data.vertices):
        missing = far[v]
        if missing <= 2 and crossing_fault(s, v) == FINE and s.data.book.settlement_ban(s, v) == FINE:
            worth_of = float(vertex_pips(s, v)) + (1.0 if s.harbour[v] != 0 else 0.0)
            if worth_of > seen[SPOT + missing]:
                seen[SPOT + missing] = worth_of
            if missing == 0:
                seen[SPOTS] += 1.0
    seen[SPOTS] = min(seen[SPOTS], 3.0)
    seen[SPOT + 1] = max(seen[SPOT], seen[SPOT + 1])
    seen[SPOT + 2] = max(seen[SPOT + 1], seen[SPOT + 2])


def roads_to(s: Catan, player: i64) -> vec[i64]:
    """For each crossing, how many roads are missing to it, up to two."""
    far = vec[i64]([9] * int(s.data.vertices))
    ends = s.data.edge_vertex
    for e in range(s.data.edges):
        way = s.way[e]
        if way != 0 and owner(way) == player:
            far[ends[e * 2]] = 0
            far[ends[e * 2 + 1]] = 0
    spread(s, player, far, 0)
    spread(s, player, far, 1)
    return far


def spread(s: Catan, player: i64, far: vec[i64], step: i64) -> None:
    """One road on from every crossing that a step reaches, unless another has built there."""
    for v in range(s.data.vertices):
        if far[v] == step and (s.building[v] == 0 or owner(s.building[v]) == player):
            for at in range(v * 3, v * 3 + 3):
                e = s.data.vertex_edge[at]
                if e >= 0 and s.way[e] == 0 and far[s.data.vertex_vertex[at]] > step + 1:
                    far[s.data.vertex_vertex[at]] = step + 1
