"""How good a position is for a seat: the chance of being first, and the same in points."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from serai.games.mesopotamia.evaluate_solo import chance, nearly
from serai.games.mesopotamia.mind.style import STYLE
from serai.games.mesopotamia.mind.value import foretold
from serai.games.mesopotamia.mind.wants import rounds_left
from serai.games.mesopotamia.rules.missions import mission_points
from serai.games.mesopotamia.rules.solo.outcome import lost
from serai.games.mesopotamia.state import DUEL, POPULATION, Mesopotamia
from serai.games.mesopotamia.tables import SIDES

DOUBT: Final = 10.0  # points ahead that make a seat likely to be first
FIRST_DOUBT: Final = 2.2  # the same at the end of a match, by the points on the table ...
MORE_DOUBT: Final = 0.55  # ... and more for each round still to come
LEAST: Final = 1e-4
PLACE: Final = 0.01  # a higher place on the population track breaks ties


def share(s: Mesopotamia, seat: i64, about: float = 0.0) -> float:
    """The chance of a seat to win, between 0 and 1, with what it is about to do."""
    if s.over:
        return settled(s, seat)
    if s.solo > DUEL:
        return chance(s, 0.0, about)
    left = rounds_left(s, STYLE)
    doubt = FIRST_DOUBT + MORE_DOUBT * left
    mine = foretold(s, seat, left) + mission_share(s, seat, left) + about
    others = 0.0
    for rival in range(s.sides):
        if rival != seat and not (s.allies and rival < s.players):
            others += math.exp(max(min((foretold(s, rival, left) - mine) / doubt, 30.0), -30.0))
    return 1.0 / (1.0 + others)


def mission_share(s: Mesopotamia, seat: i64, left: float) -> float:
    """Missions fulfilled now count in full only at the end."""
    return float(mission_points(s, seat)) if left <= 0.0 else 0.0


def settled(s: Mesopotamia, seat: i64) -> float:
    """The match is over: won or lost, by little or by much."""
    if s.beaten:
        return nearly(s)
    for loser in lost(s):
        if loser == seat:
            return 0.0
    mine = final_points(s, seat)
    best = -100.0
    for rival in range(s.sides if s.solo <= DUEL else 0):
        if rival != seat:
            best = max(best, final_points(s, rival))
    if mine > best:
        return 1.0 - 0.05 / (1.0 + 0.1 * (mine - best))
    return 0.05 / (1.0 + 0.1 * (best - mine))


def final_points(s: Mesopotamia, side: i64) -> float:
    return float(s.total[side]) + PLACE * float(s.seal[POPULATION * SIDES + side]) / 16.0


def as_points(likely: float) -> float:
    """A chance to win as points ahead."""
    likely = min(max(likely, LEAST), 1.0 - LEAST)
    return DOUBT * math.log(likely / (1.0 - likely))
