"""How good a position looks for a seat, between 0 and 1: expected final points against the best other player."""

from __future__ import annotations

import math

from mypy_extensions import i64

from serai.games.marco_polo_2.rules import rewards
from serai.games.marco_polo_2.rules.rounds import contract_points, seal_points, shield_points, store_points
from serai.games.marco_polo_2.state import ACTIVE, HAND, IMPROVED, Journey
from serai.games.marco_polo_2.tables import (
    BLACK_DIE,
    CAMEL,
    COIN,
    GOLD,
    GOOD_ANY,
    GOOD_DIFF,
    HELD,
    JADE,
    MOVE,
    PEPPER,
    POINTS,
    SEAL_KINDS,
    SILK,
)


def evaluate(s: Journey, seat: int) -> float:
    """The chance of being first, from the difference to the best rival."""
    mine = worth(s, seat)
    best = -1000.0
    for rival in range(s.players):
        if rival != seat:
            best = max(best, worth(s, rival))
    return 1.0 / (1.0 + math.exp((best - mine) / 8.0))


def worth(s: Journey, player: i64) -> float:
    """Points now, what the end would add, and what stock, dice and income may still bring."""
    if not s.stack:
        return float(s.points[player]) + float(s.goods[player * HELD + CAMEL]) / 1000.0
    goal = s.goals[player * 3 + s.kept[player]] if s.kept[player] >= 0 else -1
    points = float(s.points[player] + shield_points(s, player, goal) + contract_points(s, player))
    if goal >= 0:
        points += float(seal_points(s, player, goal))
    left = float(s.data.rounds - s.round)
    return points + stock(s, player, left) + income(s, player) * left + dice_left(s, player) + orders(s, player, left)


def stock(s: Journey, player: i64, left: float) -> float:
    """Goods are worth most while there is time to use them."""
    at = player * HELD
    coins, camels, jade = float(s.goods[at + COIN]), float(s.goods[at + CAMEL]), float(s.goods[at + JADE])
    goods = float(s.goods[at + PEPPER]) * 0.75 + float(s.goods[at + SILK]) + float(s.goods[at + GOLD]) * 1.2
    use = 0.35 + 0.1 * min(left, 3.0)
    useful = (min(coins, 20.0) * 0.33 + min(camels, 12.0) * 0.5 + min(jade, 10.0) * 0.9 + min(goods, 14.0)) * use
    return useful + float(store_points(s, player)) * (0.5 if left else 1.0)


def income(s: Journey, player: i64) -> float:
    """What a round's start brings, in points."""
    bonuses = float(rewards.count_bonuses(s, player, -1))
    improved = 0.0
    for seal in range(SEAL_KINDS):
        if s.seal[player * SEAL_KINDS + seal] == IMPROVED:
            improved += 1.0
    posts = float(s.data.posts - s.supply[player])
    return bonuses * 1.2 + improved * 0.9 + posts * 0.3


def dice_left(s: Journey, player: i64) -> float:
    total = 0.0
    for i in range(HAND):
        total += float(s.hand[player * HAND + i]) * (1.2 + 0.15 * float(i % 7))
    return total


def orders(s: Journey, player: i64, left: float) -> float:
    """What active contracts promise: half of what they would bring, the more the nearer their goods are."""
    use = 0.35 + 0.1 * min(left, 3.0)
    found = 0.0
    slot: i64 = 0
    while slot < ACTIVE:
        contract = s.active[player * ACTIVE + slot]
        if contract >= 0:
            cost, reward = s.data.contract_cost[contract], s.data.contract_reward[contract]
            gain = bundle_worth(s, reward, use) - bundle_worth(s, cost, use) + 0.5
            near = nearness(s, player, cost)
            found += max(0.0, gain) * (0.1 + 0.5 * near * near)
        slot += 1
    return found


def nearness(s: Journey, player: i64, cost: i64) -> float:
    """The share of a price that the player holds."""
    need: i64 = 0
    have: i64 = 0
    kind: i64 = 0
    while kind < HELD:
        price = s.data.of(cost, kind)
        held = s.goods[player * HELD + kind]
        need += price
        have += price if held > price else held
        kind += 1
    return float(have) / float(need) if need else 1.0


def bundle_worth(s: Journey, bundle: i64, use: float) -> float:
    """A bundle in points, goods at the price of `stock`."""
    t = s.data
    goods = float(t.of(bundle, COIN)) * 0.33 + float(t.of(bundle, CAMEL)) * 0.5 + float(t.of(bundle, JADE)) * 0.9
    goods += float(t.of(bundle, PEPPER)) * 0.75 + float(t.of(bundle, SILK)) + float(t.of(bundle, GOLD)) * 1.2
    goods += float(t.of(bundle, GOOD_ANY) + t.of(bundle, GOOD_DIFF)) + float(t.of(bundle, BLACK_DIE)) * 2.0
    return float(t.of(bundle, POINTS)) + (goods + float(t.of(bundle, MOVE)) * 2.0) * use
