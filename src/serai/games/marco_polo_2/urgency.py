"""The order of the actions of a plan: what others could take away or make dearer comes first.

A plan is made as if alone, so the order of its actions often does not matter to it; at the table it does.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.core.turns import Plan
from serai.games.marco_polo_2.round_search import RoundSearch
from serai.games.marco_polo_2.rules.spaces import count_dice_at, is_brown
from serai.games.marco_polo_2.rules.turn import FULFIL, Turn
from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.tables import AREA, CARD, CONTRACTS, KHAN, TRAVEL

LOSS: Final = 0.3  # points that a plan may lose by its order
LEAST: Final = 0.001  # by which the better order stands before the other


def urgency(s: Journey, space: i64) -> i64:
    """How soon a space should be used before others come."""
    if space >= AREA:
        return 6  # one die, open to everybody
    if space == KHAN:
        return 5
    if space == CONTRACTS:
        return 4  # the best contracts go
    if space >= CARD:
        return 3
    if not is_brown(space) and count_dice_at(s, space):
        return 0  # it costs the same later
    return 2 if space >= TRAVEL else 1


def most_urgent(s: Journey, best: Plan) -> i64:
    """The space that a plan should begin with, if that is another than it does; else nobody's."""
    if best.first >= FULFIL:
        return NOBODY
    found, highest = i64(NOBODY), urgency(s, best.first)
    for decision, move in best.line():
        if isinstance(decision, Turn) and move < FULFIL and urgency(s, move) > highest:
            found, highest = move, urgency(s, move)
    return found


def urgent_first(s: Journey, search: RoundSearch, plans: list[Plan]) -> list[Plan]:
    """The plans, led by one that begins with the most urgent action of the best, if that is as good."""
    best = plans[0]
    space = most_urgent(s, best)
    if space < 0 or all(plan.first != space for plan in plans):
        return plans
    other = search.plans(s, [int(space)])[0]
    if not other.whole or other.worth < best.worth - LOSS:
        return plans
    other.worth = best.worth + LEAST
    return [other] + [plan for plan in plans if plan.first != space]
