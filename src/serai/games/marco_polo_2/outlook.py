"""What a position will be worth at the end: points that are sure, what posts and seals still earn, what can be reached.

The README tells the strategy behind it. Positions are judged where the player has a free choice, or between rounds.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.scales import chance_of
from serai.games.marco_polo_2.rules.rounds import seal_points
from serai.games.marco_polo_2.state import ACTIVE, HAND, IMPROVED, SIMPLE, VALUES, Journey
from serai.games.marco_polo_2.tables import (
    CAMEL,
    DE_WU,
    DEALT_GOALS,
    HELD,
    KINDS,
    MAILIN,
    PLACES,
    SEAL_KINDS,
)
from serai.games.marco_polo_2.tour import Tour, open_actions
from serai.games.marco_polo_2.weighing import (
    CHARACTER,
    CONTRACT,
    CONTRACT_LACK,
    DIE,
    DONE,
    GOAL_SEAL,
    IMPROVE,
    INCOME,
    LEAD,
    PIP,
    PLENTY,
    SCALES,
    SEALS_OF_DE_WU,
    SIMPLE_SEAL,
    Prices,
)

ENOUGH: Final = (14, 9, 5, 5, 5, 5)  # of each thing in the store: what is above it counts less
DICE_A_ROUND: Final = 6.0  # with a black one
PACE: Final = 5.0  # points of goods that a round brings in for contracts

SURE: Final = 4.0  # points that make a lead in the last round likely to stay ...
DOUBT: Final = 14.0  # ... and those to be added where the whole match is still to be played


def worth(s: Journey, seat: i64) -> float:
    """Points a player may expect; others' points count only as far as they can be taken away."""
    found = outlook(s, seat)
    for p in range(s.players):
        if p != seat and not s.stack:
            found -= 0.5 * float(s.points[p]) / float(s.players - 1)
    return found


def evaluate(s: Journey, seat: i64) -> float:
    """The chance to win; the more rounds are left, the more can still change."""
    doubt = SURE + DOUBT * float(s.data.rounds - s.round) / float(s.data.rounds)
    return chance_of([outlook(s, p) for p in range(s.players)], seat, doubt)


def outlook(s: Journey, p: i64) -> float:
    """Points that a player may expect at the end."""
    if not s.stack:
        return float(s.points[p]) + float(s.goods[p * HELD + CAMEL]) / 1000.0
    return Outlook(s, p).points()


def count_dice(s: Journey, p: i64) -> i64:
    """Dice in hand, rolled or not."""
    found: i64 = 0
    for i in range(p * HAND, (p + 1) * HAND):
        found += s.hand[i]
    return found


class Outlook:
    """One look at what a player's position will earn."""

    def __init__(self, s: Journey, p: i64) -> None:
        self.s = s
        self.p = p
        self.w: vec[float] = SCALES.weights
        left = float(s.data.rounds - s.round)
        self.time: float = left + float(count_dice(s, p)) / DICE_A_ROUND  # rounds to come, with the rest of this one
        self.incomes: float = left + (1.0 if s.hand[p * HAND] else 0.0)  # before the roll this round's are due
        self.prices: Prices = Prices(s.data, self.time, s.character[p])
        self.goal: i64 = s.goals[p * DEALT_GOALS + s.kept[p]] if s.kept[p] >= 0 else -1

    def points(self) -> float:
        s, p = self.s, self.p
        found = float(s.points[p]) + self.store() + self.dice() + self.seals() + self.contracts() + self.cities()
        found += Tour(s, p, self.goal, self.prices, self.time, self.incomes).points()
        if s.round == 0 and s.character[p] >= 0:
            found += self.w[CHARACTER + s.character[p]]
        return found

    def store(self) -> float:
        """Things in the store; many of a kind are harder to use."""
        found = 0.0
        for kind in range(HELD):
            has, most = float(self.s.goods[self.p * HELD + kind]), float(ENOUGH[kind])
            found += self.prices.of[kind] * (has if has <= most else has - self.w[PLENTY] * (has - most))
        return found

    def dice(self) -> float:
        """Dice that are still to be used in this round."""
        found = 0.0
        for i in range(HAND):
            count = self.s.hand[self.p * HAND + i]
            if count:
                pips = float(i % VALUES - 1) if i % VALUES else 2.5
                found += float(count) * (self.w[DIE] + self.w[PIP] * pips)
        return found

    def seals(self) -> float:
        """Improved seals score by the goal and bring their bonus every round; simple ones may be improved."""
        s, p, w = self.s, self.p, self.w
        found = float(seal_points(s, p, self.goal)) if self.goal >= 0 else 0.0
        for seal in range(SEAL_KINDS):
            side = s.seal[p * SEAL_KINDS + seal]
            bonus = w[INCOME] * self.prices.bundle(s.data.seal_bonus[seal])
            if side == IMPROVED:
                found += w[SIMPLE_SEAL] + self.incomes * bonus
            elif side == SIMPLE:
                found += w[SIMPLE_SEAL] + w[IMPROVE] * self.improving(seal, bonus)
            elif s.round == 0 and self.goal >= 0:
                odds = w[SEALS_OF_DE_WU] if s.character[p] == DE_WU else w[GOAL_SEAL]
                found += odds * float(s.data.goal_seal[self.goal * SEAL_KINDS + seal])
        return found

    def improving(self, seal: i64, bonus: float) -> float:
        """What it would bring to improve a seal; nothing if it does not pay."""
        t = self.s.data
        gain = (self.incomes - 1.0) * bonus - self.prices.bundle(t.seal_cost[seal])
        if self.s.character[self.p] == DE_WU:
            gain += self.prices.bundle(t.de_wu_improved)
        if self.goal >= 0:
            gain += float(t.goal_seal[self.goal * SEAL_KINDS + seal])
        return gain if gain > 0.0 and self.time > 0.0 else 0.0

    def contracts(self) -> float:
        """Active contracts by what they bring and lack; completed ones on the way to the most."""
        s, p = self.s, self.p
        found = self.lead()
        for slot in range(ACTIVE):
            contract = s.active[p * ACTIVE + slot]
            if contract >= 0:
                other = s.active[p * ACTIVE] if slot else -1
                found += self.contract(contract, other)
        return found

    def lead(self) -> float:
        """The points for most contracts, by how far ahead the player is."""
        s, w = self.s, self.w
        most: i64 = 0
        for q in range(s.players):
            if q != self.p and s.done[q] > most:
                most = s.done[q]
        full = float(s.data.most_contracts)
        found = 0.5 * full + w[LEAD] * float(s.done[self.p] - most)
        return full if found > full else found if found > 0.0 else 0.0

    def contract(self, contract: i64, other: i64) -> float:
        """What an active contract is worth; the store pays the other one first."""
        s, t, w = self.s, self.s.data, self.w
        price, lack = 0.0, 0.0
        for kind in range(KINDS):
            due = t.of(t.contract_cost[contract], kind)
            if due == 0:
                continue
            price += float(due) * self.prices.of[kind]
            if kind < HELD:
                has = s.goods[self.p * HELD + kind] - (t.of(t.contract_cost[other], kind) if other >= 0 else 0)
                if has < due:
                    lack += float(due - has if has > 0 else due) * self.prices.of[kind]
        odds = (PACE * self.time - 0.8 * lack + 1.0) / 3.0
        odds = 0.0 if odds < 0.0 else w[CONTRACT] if odds > w[CONTRACT] else odds
        gain = self.prices.bundle(t.contract_reward[contract]) - price - w[CONTRACT_LACK] * lack + w[DONE]
        return odds * gain if gain > 0.0 else 0.0

    def cities(self) -> float:
        """Posts: their bonuses each round (the best of them twice for Mailin), and the actions they open."""
        s, p = self.s, self.p
        found, best = 0.0, 0.0
        for place in range(PLACES):
            if s.posts[p * PLACES + place]:
                found += self.time * open_actions(s, place)
                if s.marker_at[place] >= 0:
                    bonus = self.prices.bundle(s.data.marker[s.marker_at[place]])
                    found += self.w[INCOME] * self.incomes * bonus
                    best = bonus if bonus > best else best
        return found + self.w[INCOME] * self.incomes * best if s.character[p] == MAILIN else found
