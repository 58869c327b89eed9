"""Paying in a plan: what is missing is traded for, taken as a good of choice, or had for a mission from the hand.

A plan does not name at once which goods it takes or gives where any will do: `wild` are goods still to be chosen,
`debt` goods of any kind still to be given.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY
from serai.games.tadmor.rules.holdings import held, pay
from serai.games.tadmor.rules.trade import cash, cash_fault, trade, trade_fault
from serai.games.tadmor.rules.windows import CASH, DISCARD, TRADE
from serai.games.tadmor.state import DISCARDED, HAND, Tadmor
from serai.games.tadmor.tables import (
    BARTER_GETS,
    BARTER_GIVES,
    BARTERS,
    BOTH,
    GOLD,
    GOODS,
    MARBLE,
    MISSIONS,
    zeros,
)

GIVES: Final = vec[i64]([int(good) for good in BARTER_GIVES])
GETS: Final = vec[i64]([int(good) for good in BARTER_GETS])
RICH: Final = 0.12  # each one of a kind makes another worth so much less
CHEAP: Final = vec[float]([1.4, 1.4, 1.8, 1.9])  # what one of each kind is worth, when kinds are compared


class Purse:
    """The means of one player in a plan: the goods in a position, and what is still to be chosen."""

    def __init__(self, s: Tadmor, p: i64, wild: i64, debt: i64, cards: i64) -> None:
        self.s = s
        self.p = p
        self.wild = wild
        self.debt = debt
        self.cards = cards  # missions drawn in the plan, still unknown
        self.notes: list[int] = []  # what was done to pay, as moves of a window

    def spare(self, good: i64, need: vec[i64]) -> i64:
        """Goods in the warehouse that a price leaves for trade: traded ones pay first."""
        at = self.p * GOODS + good
        reserved = need[good] - self.s.traded[at]
        return self.s.store[at] - (reserved if reserved > 0 else 0)

    def price_of(self, good: i64) -> float:
        """What one of a kind is worth, beside others."""
        return CHEAP[good] - RICH * float(held(self.s, self.p, good))

    def means(self, trades: i64) -> i64:
        """At most so many missing goods can be had."""
        s, p = self.s, self.p
        found = self.wild + self.cards
        for where in s.mission_at:
            if where == HAND + p:
                found += 1
        if trades:
            at = p * GOODS
            found += s.store[at] + s.store[at + 1] + 2 * (s.store[at + 2] + s.store[at + 3])
        if cash_fault(s, p, 0) == FINE:
            found += 1
        if cash_fault(s, p, GOLD) == FINE:
            found += 1
        return found

    def could_pay(self, costs: vec[i64], at: i64, discount: i64, trades: i64) -> bool:
        """A quick look: whether a price is not out of reach."""
        missing = -discount
        for good in range(GOODS):
            lack = costs[at + good] - held(self.s, self.p, good)
            if lack > 0:
                missing += lack
        return missing <= 0 or missing <= self.means(trades)

    def pay_price(self, costs: vec[i64], at: i64, discount: i64, trades: i64) -> bool:
        """Pay, after trading what is missing; False if it cannot be done (what was traded stays so)."""
        need = self.discounted(costs, at, discount)
        for i in range(GOODS):
            good = GOODS - 1 - i
            while need[good] > held(self.s, self.p, good):
                if not self.get_one(good, need, trades):
                    return False
        for good in range(GOODS):
            pay(self.s, self.p, good, need[good])
        return True

    def discounted(self, costs: vec[i64], at: i64, discount: i64) -> vec[i64]:
        """The price with what is waived: first what is missing, then what is worth most."""
        need = zeros(GOODS)
        for good in range(GOODS):
            need[good] = costs[at + good]
        for i in range(GOODS):
            good = GOODS - 1 - i
            lack = need[good] - held(self.s, self.p, good)
            if lack > 0 and discount > 0:
                waived = lack if lack < discount else discount
                need[good] -= waived
                discount -= waived
        while discount > 0:
            best = self.dearest(need)
            if best == NOBODY:
                return need
            need[best] -= 1
            discount -= 1
        return need

    def dearest(self, need: vec[i64]) -> i64:
        found: i64 = NOBODY
        for good in range(GOODS):
            if need[good] > 0 and (found == NOBODY or self.price_of(good) > self.price_of(found)):
                found = good
        return found

    def get_one(self, good: i64, need: vec[i64], trades: i64) -> bool:
        """One more of a kind, by the cheapest means."""
        s, p = self.s, self.p
        barter = self.cheapest_trade(good, need, trades)
        if barter != NOBODY:
            trade(s, p, barter)
            self.notes.append(int(TRADE + barter))
        elif self.wild > 0:
            self.wild -= 1
            s.traded[p * GOODS + good] += 1
        elif cash_fault(s, p, good) == FINE:
            cash(s, p, good)
            self.notes.append(int(CASH + good))
        else:
            return self.discard_for(good)
        return True

    def cheapest_trade(self, good: i64, need: vec[i64], trades: i64) -> i64:
        """The trade that brings this kind for what is worth least."""
        if trades == 0:
            return NOBODY
        found: i64 = NOBODY
        least = 99.0
        for barter in range(BARTERS):
            gives = GIVES[barter]
            gets = GETS[barter]
            if gets == good or (gets == BOTH and good < MARBLE and self.lacks_both(need)):
                if self.spare(gives, need) > 0 and trade_fault(self.s, self.p, barter, trades) == FINE:
                    price = self.price_of(gives) - (0.5 if gets == BOTH else 0.0)
                    if price < least:
                        least = price
                        found = barter
        return found

    def lacks_both(self, need: vec[i64]) -> bool:
        s, p = self.s, self.p
        return need[0] > held(s, p, 0) and need[1] > held(s, p, 1)

    def discard_for(self, good: i64) -> bool:
        """A mission from the hand for a good: an unknown one, or the one that is worth least."""
        s, p = self.s, self.p
        if self.cards > 0:
            self.cards -= 1
        else:
            worst = worst_card(s, p)
            if worst == NOBODY:
                return False
            s.mission_at[worst] = DISCARDED
            self.notes.append(int(DISCARD + worst))
        s.traded[p * GOODS + good] += 1
        return True

    def goods(self) -> vec[i64]:
        """What will be held: with goods still to be chosen, less those still to be given."""
        found = zeros(GOODS)
        for good in range(GOODS):
            found[good] = held(self.s, self.p, good)
        for _ in range(self.wild):
            found[scarcest(found)] += 1
        for _ in range(self.debt):
            found[plentiest(found)] -= 1
        return found


def scarcest(goods: vec[i64]) -> i64:
    """The kind of which one more is worth most."""
    found: i64 = 0
    for good in range(1, GOODS):
        if CHEAP[good] - RICH * float(goods[good]) > CHEAP[found] - RICH * float(goods[found]):
            found = good
    return found


def plentiest(goods: vec[i64]) -> i64:
    """The kind of which one less is the least loss."""
    found: i64 = NOBODY
    for good in range(GOODS):
        if goods[good] > 0:
            if found == NOBODY or CHEAP[good] - RICH * float(goods[good]) < CHEAP[found] - RICH * float(goods[found]):
                found = good
    return found if found != NOBODY else 0


def worst_card(s: Tadmor, p: i64) -> i64:
    """The mission in hand that is the furthest from being paid, for its points."""
    found: i64 = NOBODY
    least = 99.0
    for m in range(MISSIONS):
        if s.mission_at[m] == HAND + p:
            value = float(s.data.mission_prestige[m])
            for good in range(GOODS):
                missing = s.data.mission_cost[m * GOODS + good] - held(s, p, good)
                if missing > 0:
                    value -= 1.2 * float(missing)
            if value < least:
                least = value
                found = m
    return found
