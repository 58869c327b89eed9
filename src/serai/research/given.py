"""What programs hand in, checked before the compiled rules see it: whole numbers, seeds, the names of agents."""

from __future__ import annotations

import operator
from typing import Any, TypeVar

from serai.core.errors import BadInput, one_of
from serai.core.rng import Rng

T = TypeVar("T")

SEEDS = range(-(2**63), 2**63)


def whole(value: Any, what: str) -> int:
    """A whole number of any kind, NumPy's too, and nothing else: True and False are none."""
    if not isinstance(value, bool):
        try:
            return operator.index(value)
        except TypeError:
            pass
    raise BadInput(f'{what} is a whole number, not "{value}".')


def whole_seed(seed: Any) -> int:
    number = whole(seed, "A seed")
    if number not in SEEDS:
        raise BadInput(f"A seed is a whole number of 64 bits, and {number} has more.")
    return number


def dice(seed: Any) -> Rng:
    """The dice that a seed sets."""
    return Rng(whole_seed(seed))


class ByAgent(dict[str, T]):
    """Something for each agent; who is none gets the names there are."""

    def __missing__(self, agent: Any) -> T:
        raise one_of("agent", str(agent), list(self))
