"""How good a position of Alexander looks for a seat: the base game's worth by the turns that are left, the advisers
that chips will bring, and what an auction is about to bring and cost.

The march ends the match at a time that all can reckon with, so yields count by what they can still bring.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.scales import Scales
from serai.games.catan.alexander.rules.advisers import FOR_ADVISER, adviser_of, adviser_points
from serai.games.catan.alexander.rules.auction import ITEMS, KNIGHT_VALUE, Bid, Payment, is_taken, item_value, payable
from serai.games.catan.alexander.state import READY, Alexander, last_passed
from serai.games.catan.alexander.tables import ADVISER_POINTS, ADVISERS, EVENT, FOUNDING, SEVENS
from serai.games.catan.bargains import promised
from serai.games.catan.evaluate import IDLE_OFFER, UNSEEN, features, finished, lead, odds, settled
from serai.games.catan.hands import (
    ANY_HARBOUR,
    CITY_RATE,
    COINS,
    HAND,
    NEAR_CARD,
    POINTS,
    ROAD_RATE,
    SIZE,
    SPOT,
    SPOTS,
    YIELD,
    count_goods,
)
from serai.games.catan.rules.cards import DrawCard
from serai.games.catan.scoring import is_decided
from serai.games.catan.tables import GOLD, GOODS

WORTH: Final = Scales()  # from this folder's `weights.json`

LONG: Final = 30.0  # turns left at which yields and free crossings count as in the base game
SHORT: Final = 8.0  # turns left from which a hand is worth less and less
ROLLS: Final = 6.0  # turns for a seven
COIN: Final = 0.08  # a gold piece: every auction takes it
GIVEN: Final = 0.08  # a card that is paid, besides what it does in the hand: the next auction wants one, too
KNIGHT: Final = 0.25  # an open knight that is paid
LIKELY: Final = 0.7  # that the highest bid stays the highest
EMPTY_WORD: Final = 1.0  # what a bid costs that cannot be paid: half of the hand, and a bad name
CLEAR: Final = 0.6  # by how many chips one is ahead for certain, at the end of the march ...
OPEN: Final = 0.06  # ... and more for each chip that is still to come


def evaluate(s: Alexander, seat: i64) -> float:
    """The seat's odds against all others."""
    if is_decided(s):
        return finished(s, seat)
    return odds(worths_of(s, seat), seat)


def log_odds(s: Alexander, seat: i64) -> float:
    """The same for plans, which compare differences."""
    return settled(s, seat) if is_decided(s) else lead(worths_of(s, seat), seat)


def worths_of(s: Alexander, seat: i64) -> list[float]:
    """What everybody has and promises, with the auction under way as the seat sees it."""
    outlook = Outlook(s)
    worths = [outlook.worth(p) + promised(s, p) for p in range(s.players)]
    top = s.stack[-1]
    if isinstance(top, Bid) and top.leader >= 0:
        if top.leader != seat or can_keep(s, top):
            outlook.add_prize(top.leader, top.event, LIKELY, worths)
            worths[top.leader] -= LIKELY * outlook.price(top.leader, top.event, top.high)
        else:
            worths[top.leader] -= EMPTY_WORD
    elif isinstance(top, Payment):
        outlook.add_prize(top.player, top.event, 1.0, worths)
        worths[top.player] -= outlook.price(top.player, top.event, top.left)
    return worths


def can_keep(s: Alexander, bid: Bid) -> bool:
    """Whether the highest bid can be paid. Of others nobody knows; they are taken at their word."""
    return payable(s, bid.leader, bid.event, 0) >= bid.high


class Outlook:
    """A position and what is left of the march."""

    def __init__(self, s: Alexander) -> None:
        self.s = s
        before_sevens = max(s.tables.stages - 1 - SEVENS - s.passed, 0)
        sevens = min(SEVENS, s.tables.stages - 1 - s.passed)
        turns = float(before_sevens) + ROLLS * float(sevens)
        self.long: float = turns / LONG
        self.short: float = min(turns / SHORT, 1.0)
        events: i64 = 0
        ahead: i64 = 0
        for stage in range(s.tables.stages):
            if s.tables.stage_kind[stage] == EVENT:
                events += 1
                if stage >= s.passed:
                    ahead += 1
        self.margin: float = CLEAR + OPEN * float(ahead)
        self.ahead: float = float(ahead) / float(max(events, 1))  # the part of the chips that is still to come

    def worth(self, player: i64) -> float:
        s = self.s
        seen = features(s, player)
        value = self.weighed(seen) + WORTH.weights[POINTS] * self.advised(player, player, 0.0)
        top = s.stack[-1]
        if isinstance(top, DrawCard) and top.buyer == player:
            value += UNSEEN
        return value - IDLE_OFFER * float(s.attempts[player])

    def weighed(self, seen: vec[float]) -> float:
        """The base game's sum, with what is for later by the turns that are left."""
        for i in range(YIELD, ANY_HARBOUR + 1):
            seen[i] *= self.long
        for i in range(SPOT, SPOTS + 1):
            seen[i] *= self.long
        for i in range(CITY_RATE, ROAD_RATE + 1):
            seen[i] *= self.long
        for i in range(HAND, NEAR_CARD + 1):
            seen[i] *= self.short
        seen[COINS] *= COIN / WORTH.weights[COINS] * self.short
        return WORTH.weigh(seen)

    def advised(self, player: i64, winner: i64, more: float) -> float:
        """Points that chips will bring besides those they bring now, if one player gets so much of another chip."""
        s = self.s
        mine = float(s.won[player]) + (more if player == winner else 0.0)
        better = 0.0  # how many will have more
        for p in range(s.players):
            if p != player:
                theirs = float(s.won[p]) + (more if p == winner else 0.0)
                better += 1.0 / (1.0 + math.exp((mine - theirs) / self.margin))
        return self.ahead * (points_at(better, s.players) - float(adviser_points(s, player)))

    def add_prize(self, winner: i64, event: i64, likely: float, worths: list[float]) -> None:
        """What the winner of an auction gets, and what others lose by it."""
        s = self.s
        if event == FOUNDING:
            worths[winner] += likely * self.founding(winner)
            return
        for p in range(s.players):
            change = self.advised(p, winner, likely) - self.advised(p, winner, 0.0)
            worths[p] += WORTH.weights[POINTS] * change
        worths[winner] += WORTH.weights[POINTS] * likely * (1.0 - self.ahead) * points_at_once(s, winner)

    def founding(self, player: i64) -> float:
        """A settlement on the crossing that Alexander has just passed, with all it yields and leads to."""
        s = self.s
        if s.stock[player * 4] == 0:
            return 0.0
        before, t = self.weighed(features(s, player)), s.clone()
        v = last_passed(s)
        t.building[v] = player + 1
        t.stock[player * 4] -= 1
        t.ports[player] |= 1 << t.harbour[v]
        return self.weighed(features(t, player)) - before

    def price(self, player: i64, event: i64, bid: i64) -> float:
        """What the cheapest payment costs: pieces that the next auction will want, and what the hand was good for."""
        s = self.s
        t = s.clone()
        left = bid
        cost = 0.0
        before = hand_of(t, player)
        while left > 0:
            best, lowest = -1, 99.0
            for item in range(1, ITEMS):
                if is_taken(event, item) and t.goods[player * GOODS + item - 1] > 0:
                    loss = self.loss(t, player, item - 1, before)
                    if loss < lowest:
                        lowest = loss
                        best = item - 1
            if best < 0:
                break
            t.goods[player * GOODS + best] -= 1
            before = hand_of(t, player)
            cost += lowest
            left -= 1
        if left > 0:  # with knights, or it cannot be paid
            paid = min((left + KNIGHT_VALUE - 1) // KNIGHT_VALUE, item_value(s, player, event, 0) // KNIGHT_VALUE)
            cost += KNIGHT * float(paid) + GIVEN * float(max(left - paid * KNIGHT_VALUE, 0))
        return cost * self.short

    def loss(self, t: Alexander, player: i64, good: i64, before: float) -> float:
        if good == GOLD:
            return COIN + GIVEN / 2.0
        t.goods[player * GOODS + good] -= 1
        after = hand_of(t, player)
        t.goods[player * GOODS + good] += 1
        return before - after + GIVEN


def hand_of(s: Alexander, player: i64) -> float:
    """What the hand is good for, by its weights."""
    seen = vec[float]([0.0] * SIZE)
    count_goods(s, player, seen)
    seen[COINS] = 0.0
    return WORTH.weigh(seen)


def points_at(better: float, players: i64) -> float:
    """Points of an adviser with so many others before him, between two places by the part."""
    steps: i64 = players - 1
    place = min(i64(better), steps - 1)
    here, next_one = adviser_at(place, players), adviser_at(place + 1, players)
    return here + (next_one - here) * (better - float(place))


def adviser_at(place: i64, players: i64) -> float:
    """With three players the second adviser is not in the game."""
    if place >= players - 1:
        return 0.0
    return float(ADVISER_POINTS[place if place == 0 or players > 3 else place + 1])


def points_at_once(s: Alexander, player: i64) -> float:
    """What the next chip brings by the cards that lie ready or that others hold with fewer chips."""
    now = adviser_points(s, player)
    chips = s.won[player] + 1
    best = now
    for card in range(ADVISERS):
        holder = s.advisers[card]
        free = holder == READY and chips >= FOR_ADVISER and adviser_of(s, player) < 0
        if free or (holder >= 0 and holder != player and s.won[holder] < chips):
            best = max(best, ADVISER_POINTS[card])
    return float(best - now)
