"""The journey to come: the cities a player will reach in the time that is left, each the best for its way.

It tells what a place on the map, a seal for the sea or a shield on the goal card is good for.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.games.marco_polo_2.rules.rounds import count_shields, track_points
from serai.games.marco_polo_2.state import FIGURES, Journey
from serai.games.marco_polo_2.tables import BEIJING, MAILIN, PLACES, SHIELDS
from serai.games.marco_polo_2.ways import ATLAS, UNREACHED, WITHOUT_TOLLS, Ways, travel_style
from serai.games.marco_polo_2.weighing import (
    CARD_OPEN,
    CONTRACT_OPEN,
    FAR,
    INCOME,
    OUTPOST,
    POST,
    POSTS_A_ROUND,
    SCALES,
    SHIELD,
    SPECIAL_OPEN,
    STEPS_A_ROUND,
    TRUST,
    Prices,
)


class Tour:
    """One look ahead; cities are visited one after the other until the time is up."""

    def __init__(self, s: Journey, p: i64, goal: i64, prices: Prices, time: float, incomes: float) -> None:
        self.s = s
        self.p = p
        self.goal = goal
        self.prices = prices
        self.incomes = incomes
        self.w: vec[float] = SCALES.weights
        self.ways: Ways = ATLAS.ways(s, p)
        self.slow: bool = travel_style(s, p) == WITHOUT_TOLLS  # a die for each step
        self.time = time * (self.w[STEPS_A_ROUND] if self.slow else self.w[POSTS_A_ROUND])
        self.used = 0.0
        self.at: i64 = s.figure[p * FIGURES]
        self.other: i64 = s.figure[p * FIGURES + 1]
        self.supply: i64 = s.supply[p]
        self.posts: vec[i64] = s.posts[p * PLACES : (p + 1) * PLACES]
        self.shields: vec[i64] = vec[i64]([0] * SHIELDS)
        for place in range(PLACES):
            if self.posts[place] and s.data.shield[place] >= 0:
                self.shields[s.data.shield[place]] = 1
        self.count: i64 = count_shields(s, p, goal)
        self.once: vec[float] = vec[float]([0.0] * PLACES)  # what a post brings at once, and in each round to come
        self.each: vec[float] = vec[float]([0.0] * PLACES)
        self.bonus: vec[float] = vec[float]([0.0] * PLACES)
        self.doubled: float = 0.0 if s.character[p] == MAILIN else UNREACHED  # the bonus that comes twice to her
        self.open: vec[i64] = vec[i64]()  # cities without own post
        for city in range(BEIJING + 1, PLACES):
            if s.data.there[city] and not s.data.oasis[city]:
                self.appraise(city)
                if not self.posts[city]:
                    self.open = append(self.open, city)
                elif self.bonus[city] > self.doubled:
                    self.doubled = self.bonus[city]
        self.best: i64 = -1  # of the last look round: city, what it brings, how long it takes
        self.gain = 0.0
        self.takes = 0.0

    def points(self) -> float:
        """Points of the shields there are, and what the journey to come brings."""
        found = float(track_points(self.s, self.count))
        while self.used < self.time and self.supply > 0:
            self.look_round()
            if self.best < 0:
                break
            rest = (self.time - self.used) / self.takes
            found += self.w[TRUST] * self.gain * (rest if rest < 1.0 else 1.0)
            self.visit(self.best)
        return found

    def look_round(self) -> None:
        """The city without own post that brings most for its time."""
        rounds = self.incomes - 1.0 - self.used / self.w[POSTS_A_ROUND]
        if rounds < 0.0:
            rounds = 0.0
        self.best = -1
        highest = 0.0
        for city in self.open:
            if self.posts[city]:
                continue
            way = self.from_figure(city) * PLACES + city
            price = self.ways.price[way]
            if price >= UNREACHED:
                continue
            takes = self.duration(self.ways.steps[way])
            gain = self.once[city] + rounds * self.every_round(city) + self.by_order(city) - price
            if gain > highest * takes:
                self.best, self.gain, self.takes = city, gain, takes
                highest = gain / takes

    def from_figure(self, city: i64) -> i64:
        """Where the figure stands that has the cheaper way."""
        if self.other < 0:
            return self.at
        price = self.ways.price
        return self.other if price[self.other * PLACES + city] < price[self.at * PLACES + city] else self.at

    def duration(self, steps: float) -> float:
        if self.slow:
            return steps
        return 1.0 + self.w[FAR] * (steps - 2.0) if steps > 2.0 else 1.0

    def visit(self, city: i64) -> None:
        shield = self.s.data.shield[city]
        if self.other >= 0 and self.from_figure(city) == self.other:
            self.other = city
        else:
            self.at = city
        self.used += self.takes
        self.supply -= 1
        self.posts[city] = 1
        if self.bonus[city] > self.doubled:
            self.doubled = self.bonus[city]
        if shield >= 0 and not self.shields[shield]:
            self.shields[shield] = 1
            self.count += self.shield_steps(shield)

    def shield_steps(self, shield: i64) -> i64:
        return 1 + (self.s.data.goal_shield[self.goal * SHIELDS + shield] if self.goal >= 0 else 0)

    def appraise(self, city: i64) -> None:
        """What a post in a city brings, whenever it is set."""
        s, t, w = self.s, self.s.data, self.w
        self.once[city] = w[POST]
        if t.contract_index[city] >= 0:
            self.once[city] += 1.0
            self.each[city] += w[CONTRACT_OPEN]
        elif s.outpost_at[city] < 0 and s.marker_at[city] < 0:
            self.each[city] += w[CARD_OPEN]
        if s.marker_at[city] >= 0:
            bonus = self.prices.bundle(t.marker[s.marker_at[city]])
            self.once[city] += bonus
            self.each[city] += w[INCOME] * bonus
            self.bonus[city] = w[INCOME] * bonus
        if s.outpost_at[city] >= 0:
            self.once[city] += w[OUTPOST] * self.prices.bundle(t.outpost[s.outpost_at[city]])

    def every_round(self, city: i64) -> float:
        """What a post brings in each round to come; to Mailin and Tian Chin their best bonus comes twice."""
        more = self.bonus[city] - self.doubled
        return self.each[city] + more if more > 0.0 else self.each[city]

    def by_order(self, city: i64) -> float:
        """Points of the next post and shield: the later, the more."""
        t = self.s.data
        found = float(t.post_points[t.posts - self.supply])
        shield = t.shield[city]
        if shield >= 0 and not self.shields[shield]:
            more = track_points(self.s, self.count + self.shield_steps(shield)) - track_points(self.s, self.count)
            found += self.w[SHIELD] + float(more)
        return found


def open_actions(s: Journey, city: i64) -> float:
    """What the actions of a city are worth in a round to those who have a post there."""
    t, w = s.data, SCALES.weights
    found = w[CONTRACT_OPEN] if t.contract_index[city] >= 0 else 0.0
    for place in t.special_place:
        if place == city:
            found += w[SPECIAL_OPEN]
    for place in t.slot_city:
        if place == city:
            found += w[CARD_OPEN]
    return found
