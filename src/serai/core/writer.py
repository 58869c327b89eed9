"""Where observations are written: a row of small whole numbers, filled from left to right.

Compiled games write what a seat sees straight into it (`encode.py` of a game), without making a view first. What each
cell means is declared once, over the view's Struct: see observation.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

MOST: Final = 255  # the highest number in a cell


@mypyc_attr(allow_interpreted_subclasses=True)
class Writer:
    """Observations in the making, on cells that are all 0. `at` is the next cell; every method but `mark` and `put`
    moves it on. Where much is written, `cells` and `at` are taken into variables, and `at` is set at the end.
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
