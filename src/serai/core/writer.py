"""Where observations are written: a row of small whole numbers, filled from left to right.

Compiled games write what a seat sees straight into it (`encode.py` of a game), without making a view first. What each
cell means is declared once, over the view's Struct: see observation.py.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

MOST: Final = 255  # the highest number in a cell


@final
class Writer:
    """Observations in the making, on cells that are all 0. `at` is the next cell; every method but `mark` and `put`
    moves it on. A column is written by one call, which is many times as fast as a call for each of its numbers. Where
    none fits, `cells` and `at` are taken into variables, and `at` is set at the end.
    """

    def __init__(self, cells: vec[u8]) -> None:
        self.cells = cells
        self.at: i64 = 0

    def hot(self, value: i64, kinds: i64) -> None:
        """One of so many kinds; none of them where the value is none."""
        if value >= 0 and value < kinds:
            self.cells[self.at + value] = 1
        self.at += kinds

    def flag(self, value: bool) -> None:
        if value:
            self.cells[self.at] = 1
        self.at += 1

    def count(self, value: i64, high: i64) -> None:
        """A number from 0 to `high`; what lies beyond is cut."""
        if value > 0:
            self.cells[self.at] = u8(value if value < high else high)
        self.at += 1

    def put(self, ahead: i64, value: i64, high: i64) -> None:
        """A number so many cells ahead."""
        if value > 0:
            self.cells[self.at + ahead] = u8(value if value < high else high)

    def mark(self, ahead: i64) -> None:
        """A cell so far ahead is 1."""
        self.cells[self.at + ahead] = 1

    def skip(self, cells: i64) -> None:
        self.at += cells

    # ------------------------------------------------------------------ so many numbers of a column, from one on

    def counts(self, column: vec[i64], first: i64, many: i64, high: i64) -> None:
        """A cell for each: the number itself, as `count` writes it."""
        cells, at = self.cells, self.at - first
        for i in range(first, first + many):
            value = column[i]
            if value > 0:
                cells[at + i] = u8(value if value < high else high)
        self.at += many

    def flags(self, column: vec[i64], first: i64, many: i64) -> None:
        """A cell for each: whether it is above 0."""
        cells, at = self.cells, self.at - first
        for i in range(first, first + many):
            if column[i] > 0:
                cells[at + i] = 1
        self.at += many

    def equals(self, column: vec[i64], first: i64, many: i64, value: i64) -> None:
        """A cell for each: whether it is this number."""
        cells, at = self.cells, self.at - first
        for i in range(first, first + many):
            if column[i] == value:
                cells[at + i] = 1
        self.at += many

    def hots(self, column: vec[i64], first: i64, many: i64, kinds: i64) -> None:
        """So many cells for each: which kind it is, or none."""
        cells, at = self.cells, self.at
        for i in range(first, first + many):
            value = column[i]
            if value >= 0 and value < kinds:
                cells[at + value] = 1
            at += kinds
        self.at = at

    def marks(self, column: vec[i64], first: i64, many: i64, kinds: i64) -> None:
        """A cell for each kind: whether it is among the numbers."""
        cells, at = self.cells, self.at
        for i in range(first, first + many):
            value = column[i]
            if value >= 0:
                cells[at + value] = 1
        self.at = at + kinds

    def bits(self, number: i64, many: i64) -> None:
        """A cell for each of the lowest bits."""
        cells, at = self.cells, self.at
        for i in range(many):
            if number >> i & 1:
                cells[at + i] = 1
        self.at = at + many
