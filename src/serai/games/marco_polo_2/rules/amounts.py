"""How many: decisions that are answered by a number between a least and a most."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import FINE, Decision
from serai.games.marco_polo_2.state import Journey

AMOUNT: Final = 101
TIMES: Final = 32  # more often than anything is given at once


class Amount(Decision[Journey]):
    """A number from `least` to `most`, counted from `first`. Each class says which rule forbids the others."""

    def first(self) -> i64:
        """The move that stands for none."""
        return 0

    def least(self, s: Journey) -> i64:
        return 0

    def most(self, s: Journey) -> i64:
        raise NotImplementedError

    def fault(self, s: Journey, move: i64) -> i64:
        return FINE if self.least(s) <= move - self.first() <= self.most(s) else AMOUNT

    def moves(self, s: Journey) -> vec[i64]:
        return span(self.first() + self.least(s), self.first() + self.most(s))


def span(least: i64, most: i64) -> vec[i64]:
    """The numbers from `least` to `most`."""
    found = vec[i64]([0] * (most + 1 - least))
    for i in range(len(found)):
        found[i] = least + i
    return found


def so_many(bundle: i64, times: i64) -> i64:
    """A bundle so many times as one number, for messages."""
    return bundle * TIMES + times


def smaller(a: i64, b: i64) -> i64:
    return a if a < b else b
