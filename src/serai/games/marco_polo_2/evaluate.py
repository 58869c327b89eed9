"""How good a position looks for a seat, between 0 and 1: expected final points against the best other player."""

from __future__ import annotations

import math

from mypy_extensions import i64

from serai.games.marco_polo_2.rules import rewards
from serai.games.marco_polo_2.rules.rounds import contract_points, seal_points, shield_points, store_points
from serai.games.marco_polo_2.state import HAND, IMPROVED, VALUES, Journey
from serai.games.marco_polo_2.tables import CAMEL, COIN, DEALT_GOALS, GOLD, HELD, JADE, PEPPER, SEAL_KINDS, SILK


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
    goal = s.goals[player * DEALT_GOALS + s.kept[player]] if s.kept[player] >= 0 else -1
    points = float(s.points[player] + shield_points(s, player, goal) + contract_points(s, player))
    if goal >= 0:
        points += float(seal_points(s, player, goal))
    left = float(s.data.rounds - s.round)
    return points + stock(s, player, left) + income(s, player) * left + dice_left(s, player)


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
    bonuses = float(rewards.count_bonuses(s, player, 0))
    improved = 0.0
    for seal in range(SEAL_KINDS):
        if s.seal[player * SEAL_KINDS + seal] == IMPROVED:
            improved += 1.0
    posts = float(s.data.posts - s.supply[player])
    return bonuses * 1.2 + improved * 0.9 + posts * 0.3


def dice_left(s: Journey, player: i64) -> float:
    total = 0.0
    for i in range(HAND):
        total += float(s.hand[player * HAND + i]) * (1.2 + 0.15 * float(i % VALUES))
    return total
