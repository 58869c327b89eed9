"""What Alexander's march counts besides the base game, by place in the state's `more` and in the tables' `more`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.catan.state import Catan
from serai.games.catan.tables import RESOURCES

STACK: Final = 0  # the reinforcement stack, by resource
CHIPS: Final = 5  # chips not turned up yet, by event, with the three that are never laid out
HELD: Final = 9  # chips won, by player
ADVISER: Final = 13  # who holds the First, Second and Third adviser; NONE: lies ready, GONE: not in this match
PASSED: Final = 16  # crossings Alexander has passed
REMOVED: Final = 17  # chips nobody wanted
TURNS: Final = 18
SIZE: Final = 19

NONE: Final = -1
GONE: Final = -2

STAGES: Final = 52
VERTEX: Final = 0  # in the tables: the crossing of each stage
KIND: Final = 52  # and what is printed there
LATEST: Final = 104  # for each crossing, the last stage that is it or next to it

TEMPLE: Final = 0
EVENT: Final = 1
EMPTY: Final = 2
SEVEN: Final = 3
KIND_WORDS: Final = ("temple", "event", "empty", "seven", "goal")

# Auctions: founding a settlement, then the four kinds of chip.
FOUNDING: Final = 0
EVENT_WORDS: Final = ("founding", "hunger", "bridge", "battle", "statue")
BATTLE: Final = 3

ADVISER_POINTS: Final = (4, 3, 2)


def count_stack(s: Catan) -> i64:
    n: i64 = 0
    good: i64 = 0
    while good < RESOURCES:
        n += s.more[STACK + good]
        good += 1
    return n
