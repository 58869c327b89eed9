"""The weights of the outlook, and what things are worth by them: early in a match by their use, later by the scoring.

All weights are points of the final score, set by hand; those of the characters were found by play (`draft.json`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.core.scales import Scales
from serai.games.marco_polo_2.tables import (
    BLACK_DIE,
    CAMEL,
    CHARACTER_NAMES,
    COIN,
    CONTRACT_CITY,
    CONTRACT_PILE,
    COPY_BONUS,
    GANTULGA,
    GOLD,
    GOOD_ANY,
    GOOD_DIFF,
    HELD,
    KINDS,
    MOVE,
    OWN_BONUS,
    POINTS,
    SEAL_ACTION,
    SILK,
    Tables,
)

WEIGHTS: Final[tuple[tuple[str, float], ...]] = (
    ("coin", 0.42),  # while there are rounds to come
    ("camel", 0.8),
    ("pepper", 0.75),
    ("silk", 1.0),
    ("gold", 1.35),
    ("jade", 1.35),
    ("late", 1.2),  # rounds before the end from which prices fall towards what the scoring gives
    ("plenty", 0.4),  # how much less things are worth of which there are many
    ("die", 2.0),  # a die that is still to be used in this round ...
    ("pip", 0.4),  # ... and each pip above one
    ("contract", 0.95),  # the odds of an active contract, at most
    ("contract-lack", 0.15),  # less by so much of what it lacks
    ("done", 1.2),  # a contract to be completed, besides what it brings
    ("lead", 1.2),  # each completed contract more than anybody else has
    ("income", 1.0),  # of what bonuses bring in each round to come
    ("simple-seal", 0.3),
    ("improve", 0.7),  # the odds that a simple seal is improved where that pays
    ("special-city", 0.8),  # a city whose action is open, for each round to come
    ("card-city", 0.7),
    ("contract-city", 0.35),
    ("posts-a-round", 1.6),  # set in a round to come ...
    ("steps-a-round", 1.8),  # ... or steps of who may take only one with a die
    ("trust", 0.75),  # of what the journey to come will bring
    ("post", 0.8),  # any post to come, besides what its city brings
    ("shield", 0.5),  # any new shield, besides its points
    ("outpost", 0.7),  # of what an outpost brings that others may take before
    ("step", 0.4),  # the price of a step
    ("far", 0.3),  # of a post, by which each step beyond the second is a longer way
    ("move", 3.0),  # a free step
    ("goal-seal", 0.3),  # the odds, when a goal card is chosen, that a seal on it will be improved ...
    ("seals-of-de-wu", 0.7),  # ... by who needs but one die for it
    ("without-tolls", 0.7),  # of what coins and camels are worth to others, to who pays none on the way
)
# The first six are the things in the store, by their own numbers.
LATE: Final = 6
PLENTY: Final = 7
DIE: Final = 8
PIP: Final = 9
CONTRACT: Final = 10
CONTRACT_LACK: Final = 11
DONE: Final = 12
LEAD: Final = 13
INCOME: Final = 14
SIMPLE_SEAL: Final = 15
IMPROVE: Final = 16
SPECIAL_OPEN: Final = 17
CARD_OPEN: Final = 18
CONTRACT_OPEN: Final = 19
POSTS_A_ROUND: Final = 20
STEPS_A_ROUND: Final = 21
TRUST: Final = 22
POST: Final = 23
SHIELD: Final = 24
OUTPOST: Final = 25
STEP: Final = 26
FAR: Final = 27
FREE_STEP: Final = 28
GOAL_SEAL: Final = 29
SEALS_OF_DE_WU: Final = 30
NO_TOLLS: Final = 31
CHARACTER: Final = 32  # the first of the characters

NAMES: Final = (*[name for name, _ in WEIGHTS], *CHARACTER_NAMES)
FIRST: Final = [weight for _, weight in WEIGHTS]

SCALES: Final = Scales()


def use(draft: list[float]) -> None:
    """Put the weights to work; those for the draft come to what the outlook sees in a character by itself (journeys
    without tolls, a second figure, oases)."""
    SCALES.use([*FIRST, *draft])


class Prices:
    """What one of each kind is worth at a moment of the match."""

    def __init__(self, t: Tables, time: float, character: i64 = NOBODY) -> None:
        self.t = t
        self.of: vec[float] = vec[float]([0.0] * KINDS)
        w = SCALES.weights
        early = time / w[LATE] if time < w[LATE] else 1.0
        good, last = 1.0 / float(t.goods_per_point), (1.0 - early)
        price = self.of
        for kind in range(HELD):
            price[kind] = early * w[kind] + last * good
        tolls = w[NO_TOLLS] if character == GANTULGA else 1.0
        price[COIN] = early * tolls * w[COIN] + last / float(t.coins_per_point)
        price[CAMEL] = early * tolls * w[CAMEL] + 0.03 * last
        price[POINTS] = 1.0
        price[GOOD_ANY] = early * 0.9 * w[GOLD] + last * good
        price[GOOD_DIFF] = early * w[SILK] + last * good
        price[BLACK_DIE] = early * (w[DIE] + 2.5 * w[PIP]) + 0.5 * last
        price[MOVE] = early * w[FREE_STEP] + last
        price[CONTRACT_PILE] = early * 1.2
        price[CONTRACT_CITY] = early * 1.8 + 0.2 * last
        price[COPY_BONUS] = early * 5.0 * w[COIN] + 0.5 * last
        price[OWN_BONUS] = early * 5.0 * w[COIN] + 0.5 * last
        price[SEAL_ACTION] = early * 2.5

    def bundle(self, bundle: i64) -> float:
        found = 0.0
        for kind in range(KINDS):
            amount = self.t.bundle[bundle * KINDS + kind]
            if amount:
                found += self.of[kind] * float(amount)
        return found
