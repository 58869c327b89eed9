"""Where observations are written: a row of small whole numbers, filled from left to right.

Compiled games write what a seat sees straight into it (`encode.py` of a game), without making a view first. What each
cell means is declared once, over the view's Struct: see observation.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from serai.core.flow import COUNTED, State

MOST: Final = 255  # the highest number in a cell
ONE_COUNT: Final = 511  # all bits of the count of a part
NONE: Final = -0x10000000000  # what a slot holds before anything is written: no number of any game


@final
class Writer:
    """A row that is written again and again, and in which little changes from time to time.

    Of thousands of cells a step changes about ten. So each number that is written has a slot in `last`, where it lies
    until the next time; a cell is touched only where the number is another one. `at` is the next cell and `slot` the
    next slot; every method moves both on, by as many whatever is written. `anew` says that the row is of another match
    than last time: what never changes in a match is written only then, else it is passed by.
    """

    def __init__(self, cells: vec[u8], last: vec[i64]) -> None:
        self.cells = cells
        self.last = last
        self.begun: i64 = 0  # where the row begins among the cells
        self.at: i64 = 0
        self.slot: i64 = 0
        self.anew = True
        self.scale: vec[u8] = vec[u8]()  # the number of each cell's scale; without it no floats are written
        self.scaled: vec[i32] = vec[i32]()  # for each scale the bits of a float for each number of a cell
        self.floats: vec[i32] = vec[i32]()
        self.noted: vec[i64] = vec[i64]([0] * 256)
        self.notes: i64 = 0

    def use_floats(self, scale: bytes, scaled: vec[i32], floats: vec[i32]) -> None:
        self.scale = vec[u8]([u8(number) for number in scale])
        self.scaled, self.floats = scaled, floats

    def open(self, begun: i64, last: vec[i64], anew: bool) -> None:
        """Another row, at its beginning."""
        self.begun = begun
        self.last = last
        self.anew = anew
        self.at = 0
        self.slot = 0

    def set(self, place: i64, number: i64) -> None:
        """A cell of the row, by its own number. Moves nothing on, and remembers nothing."""
        at = self.begun + place
        self.cells[at] = u8(number)
        if len(self.floats):
            self.floats[at] = self.scaled[i64(self.scale[place]) << 8 | number]

    def _clear(self, place: i64) -> None:
        """A cell that is 0 from now on, and may have been before."""
        if self.cells[self.begun + place]:
            self.set(place, 0)

    # ------------------------------------------------------------------ a number

    def hot(self, value: i64, kinds: i64) -> None:
        """One of so many kinds; none of them where the value is none."""
        slot = self.slot
        if self.last[slot] != value:
            old = self.last[slot]
            self.last[slot] = value
            if old >= 0 and old < kinds:
                self.set(self.at + old, 0)
            if value >= 0 and value < kinds:
                self.set(self.at + value, 1)
        self.slot = slot + 1
        self.at += kinds

    def flag(self, value: bool) -> None:
        self.count(1 if value else 0, 1)

    def count(self, value: i64, high: i64) -> None:
        """A number from 0 to `high`; what lies beyond is cut."""
        slot = self.slot
        old = self.last[slot]
        if old != value:
            self.last[slot] = value
            if old > 0 or value > 0:
                self.set(self.at, cut(value, high))
        self.slot = slot + 1
        self.at += 1

    def zeros(self, many: i64) -> None:
        """So many numbers that are 0 now."""
        last, slot, at = self.last, self.slot, self.at
        for i in range(many):
            if last[slot + i] > 0:
                self.set(at + i, 0)
            last[slot + i] = 0
        self.slot = slot + many
        self.at = at + many

    def bits(self, number: i64, many: i64) -> None:
        """A cell for each of the lowest bits."""
        slot = self.slot
        old = self.last[slot]
        if old != number:
            self.last[slot] = number
            if old == NONE:
                old = 0
            for i in range(many):
                if (old ^ number) >> i & 1:
                    self.set(self.at + i, number >> i & 1)
        self.slot = slot + 1
        self.at += many

    # ------------------------------------------------------------------ so many numbers of a column, from one on

    def counts(self, column: vec[i64], first: i64, many: i64, high: i64) -> None:
        """A cell for each: the number itself, as `count` writes it."""
        last, slot, at = self.last, self.slot - first, self.at - first
        for i in range(first, first + many):
            old, value = last[slot + i], column[i]
            if old != value:
                last[slot + i] = value
                if old > 0 or value > 0:
                    self.set(at + i, cut(value, high))
        self.slot += many
        self.at += many

    def flags(self, column: vec[i64], first: i64, many: i64) -> None:
        """A cell for each: whether it is above 0."""
        self.counts(column, first, many, 1)

    def equals(self, column: vec[i64], first: i64, many: i64, value: i64) -> None:
        """A cell for each: whether it is this number, which is the same every time."""
        last, slot, at = self.last, self.slot - first, self.at - first
        for i in range(first, first + many):
            old, found = last[slot + i], column[i]
            if old != found:
                last[slot + i] = found
                if old == value:
                    self.set(at + i, 0)
                elif found == value:
                    self.set(at + i, 1)
        self.slot += many
        self.at += many

    def hots(self, column: vec[i64], first: i64, many: i64, kinds: i64) -> None:
        """So many cells for each: which kind it is, or none."""
        last, slot, at = self.last, self.slot - first, self.at
        for i in range(first, first + many):
            value = column[i]
            old = last[slot + i]
            if old != value:
                last[slot + i] = value
                if old >= 0 and old < kinds:
                    self.set(at + old, 0)
                if value >= 0 and value < kinds:
                    self.set(at + value, 1)
            at += kinds
        self.slot += many
        self.at = at

    def marks(self, column: vec[i64], first: i64, many: i64, kinds: i64) -> None:
        """A cell for each kind: whether it is among the numbers."""
        if self._differ(column, first, many):
            last, slot, at = self.last, self.slot - first, self.at
            for i in range(first, first + many):
                if last[slot + i] >= 0:
                    self.set(at + last[slot + i], 0)
            for i in range(first, first + many):
                last[slot + i] = column[i]
                if column[i] >= 0:
                    self.set(at + column[i], 1)
        self.slot += many
        self.at += kinds

    # ------------------------------------------------------------------ cells in any order

    def note(self, place: i64, number: i64) -> None:
        """A cell, by its own number, is going to be a number from 1 to 255; no cell twice."""
        if self.notes == len(self.noted):
            self.noted = longer(self.noted)
        self.noted[self.notes] = place << 8 | number
        self.notes += 1

    def note_once(self, place: i64, number: i64) -> None:
        """The same, unless it was noted just so before."""
        for i in range(self.notes):
            if self.noted[i] == place << 8 | number:
                return
        self.note(place, number)

    def show_notes(self, slots: i64, cells: i64) -> None:
        """All that was noted, at most one note fewer than so many slots; other cells of the run are 0."""
        last, noted, slot, many = self.last, self.noted, self.slot, self.notes
        assert many < slots, "too much was noted"
        had = last[slot]
        if had < 0:
            had = 0
        same: i64 = 0  # so many of the first are as they were
        while same < had and same < many and last[slot + 1 + same] == noted[same]:
            same += 1
        for i in range(same, had):
            self.set(last[slot + 1 + i] >> 8, 0)
        for i in range(same, many):
            last[slot + 1 + i] = noted[i]
            self.set(noted[i] >> 8, noted[i] & MOST)
        last[slot] = many
        self.notes = 0
        self.slot = slot + slots
        self.at += cells

    # ------------------------------------------------------------------ what a run of cells follows from

    def is_new(self, value: i64) -> bool:
        """Whether a number is another one than last time. It has a slot and no cell."""
        slot = self.slot
        self.slot = slot + 1
        if self.last[slot] == value:
            return False
        self.last[slot] = value
        return True

    def is_touched(self, s: State, part: i64) -> bool:
        """Whether a part of the state has changed since last time. It has a slot and no cell."""
        touched = s.touched
        return self.is_new(touched >> (COUNTED * part) & ONE_COUNT) or self.anew

    def are_new(self, column: vec[i64], first: i64, many: i64) -> bool:
        """The same for so many numbers of a column."""
        new = self._differ(column, first, many)
        if new:
            last, slot = self.last, self.slot - first
            for i in range(first, first + many):
                last[slot + i] = column[i]
        self.slot += many
        return new

    def are_new_there(self, touched: bool, column: vec[i64], many: i64) -> bool:
        """The same for the first so many of a column, which are as they were where the part was not touched."""
        if touched:
            return self.are_new(column, 0, many)
        self.slot += many
        return False

    def is_new_list(self, column: vec[i64], most: i64) -> bool:
        """The same for a column that grows and shrinks, up to so many numbers."""
        many, slot = len(column), self.slot
        assert many <= most, "a list is too long"
        new = self.is_new(many)
        if self.are_new(column, 0, many):
            new = True
        self.slot = slot + 1 + most
        return new

    def _differ(self, column: vec[i64], first: i64, many: i64) -> bool:
        last, slot = self.last, self.slot - first
        if many == len(column):
            for value in column:  # quicker than by numbers
                if last[slot] != value:
                    return True
                slot += 1
            return False
        for i in range(first, first + many):
            if last[slot + i] != column[i]:
                return True
        return False

    # ------------------------------------------------------------------ what is not written

    def skip(self, cells: i64) -> None:
        """Cells that are never written."""
        self.at += cells

    def pass_by(self, slots: i64, cells: i64) -> None:
        """What was written last time is still right."""
        self.slot += slots
        self.at += cells

    def blank(self, slots: i64, cells: i64) -> None:
        """Nothing now, where at other times so many slots and cells are written; the first of the slots always is."""
        slot, last = self.slot, self.last
        if last[slot] != NONE:
            for i in range(slot, slot + slots):
                last[i] = NONE
            for i in range(self.at, self.at + cells):
                self._clear(i)
        self.slot = slot + slots
        self.at += cells

    def bytes(self, cells: bytes) -> None:
        """A run of cells as they are."""
        for number in cells:
            self.count(number, MOST)


def cut(value: i64, high: i64) -> i64:
    if value <= 0:
        return 0
    return value if value < high else high


def longer(column: vec[i64]) -> vec[i64]:
    found = vec[i64]([0] * (2 * len(column)))
    for i in range(len(column)):
        found[i] = column[i]
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """How a game's states are seen: its `encode.py` has one of its own, which compiled code calls without a detour."""

    def write(self, s: State, seat: i64, w: Writer) -> None:
        """What a seat sees; as many cells, and as many slots, every time."""
        raise NotImplementedError


@final
class ByCall(Encoder):
    """By a function that any code may have made."""

    def __init__(self, encode: Callable[[Any, int, Writer], None]) -> None:
        self.encode = encode

    def write(self, s: State, seat: i64, w: Writer) -> None:
        self.encode(s, seat, w)
