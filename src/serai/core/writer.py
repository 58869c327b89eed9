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
    """An observation in the making. `at` is the next cell; every method but `mark`, `put`, `more`, `one` and `number`
    moves it on. A column is written by one call, which is many times as fast as a call for each of its numbers.

    Of thousands of cells a hundred or two are not 0: those are noted as place * 256 + number, the first `many` of
    `places`. `cells` are only for what may be written more than once; they must be all 0 at first.
    """

    def __init__(self, cells: vec[u8], places: vec[i64]) -> None:
        self.cells = cells
        self.places = places  # grows where it is too short
        self.many: i64 = 0
        self.at: i64 = 0

    def one(self, place: i64) -> None:
        """A cell, by its own number, is 1. It must not have been written before."""
        self.number(place, 1)

    def number(self, place: i64, value: i64) -> None:
        """A cell, by its own number, is a number above 0. It must not have been written before."""
        many = self.many
        if many == len(self.places):
            longer = vec[i64]([0] * (2 * many + 1))
            for i in range(many):
                longer[i] = self.places[i]
            self.places = longer
        self.places[many] = place << 8 | value
        self.many = many + 1

    def more(self, place: i64, high: i64) -> None:
        """A cell, by its own number, is 1 higher, at most `high`."""
        had = i64(self.cells[place])
        if had == 0:
            self.number(place, 1)
        elif had == high:
            return
        else:
            i = self.many - 1
            while self.places[i] >> 8 != place:
                i -= 1
            self.places[i] += 1
        self.cells[place] = u8(had + 1)

    def hot(self, value: i64, kinds: i64) -> None:
        """One of so many kinds; none of them where the value is none."""
        if value >= 0 and value < kinds:
            self.one(self.at + value)
        self.at += kinds

    def flag(self, value: bool) -> None:
        if value:
            self.one(self.at)
        self.at += 1

    def count(self, value: i64, high: i64) -> None:
        """A number from 0 to `high`; what lies beyond is cut."""
        if value > 0:
            self.number(self.at, value if value < high else high)
        self.at += 1

    def put(self, ahead: i64, value: i64, high: i64) -> None:
        """A number so many cells ahead, or over what was put there."""
        if value > 0:
            place = self.at + ahead
            value = value if value < high else high
            if self.cells[place] == 0:
                self.cells[place] = 1
                self.number(place, value)
            else:
                i = self.many - 1
                while self.places[i] >> 8 != place:
                    i -= 1
                self.places[i] = place << 8 | value

    def mark(self, ahead: i64) -> None:
        """A cell so far ahead is 1, whether it was before or not."""
        place = self.at + ahead
        if self.cells[place] == 0:
            self.cells[place] = 1
            self.number(place, 1)

    def skip(self, cells: i64) -> None:
        self.at += cells

    # ------------------------------------------------------------------ so many numbers of a column, from one on

    def counts(self, column: vec[i64], first: i64, many: i64, high: i64) -> None:
        """A cell for each: the number itself, as `count` writes it."""
        at = self.at - first
        for i in range(first, first + many):
            value = column[i]
            if value > 0:
                self.number(at + i, value if value < high else high)
        self.at += many

    def flags(self, column: vec[i64], first: i64, many: i64) -> None:
        """A cell for each: whether it is above 0."""
        at = self.at - first
        for i in range(first, first + many):
            if column[i] > 0:
                self.one(at + i)
        self.at += many

    def equals(self, column: vec[i64], first: i64, many: i64, value: i64) -> None:
        """A cell for each: whether it is this number."""
        at = self.at - first
        for i in range(first, first + many):
            if column[i] == value:
                self.one(at + i)
        self.at += many

    def hots(self, column: vec[i64], first: i64, many: i64, kinds: i64) -> None:
        """So many cells for each: which kind it is, or none."""
        at = self.at
        for i in range(first, first + many):
            value = column[i]
            if value >= 0 and value < kinds:
                self.one(at + value)
            at += kinds
        self.at = at

    def marks(self, column: vec[i64], first: i64, many: i64, kinds: i64) -> None:
        """A cell for each kind: whether it is among the numbers."""
        for i in range(first, first + many):
            value = column[i]
            if value >= 0:
                self.mark(value)
        self.at += kinds

    def bits(self, number: i64, many: i64) -> None:
        """A cell for each of the lowest bits."""
        at = self.at
        for i in range(many):
            if number >> i & 1:
                self.one(at + i)
        self.at = at + many
