"""A row that is written over and over shows what a row shows that is written once."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.core.flow import PARTS, State
from serai.core.writer import NONE, Writer

KINDS, MANY, CELLS, SLOTS = 5, 4, 68, 84


def fresh() -> Writer:
    return Writer(vec[u8]([0] * CELLS), vec[i64]([NONE] * SLOTS))


def write_all(w: Writer, draw: random.Random) -> None:
    """Every kind of cells, with numbers below and above what has a cell."""
    column = vec[i64]([draw.randrange(-1, 4) for _ in range(MANY)])
    w.hot(draw.randrange(-1, KINDS + 1), KINDS)
    w.flag(draw.random() < 0.5)
    w.count(draw.randrange(-2, 9), 6)
    w.bits(draw.randrange(16), 4)
    w.counts(column, 0, MANY, 2)
    w.flags(column, 1, 3)
    w.equals(column, 0, MANY, 3)
    w.hots(column, 0, MANY, 3)
    w.marks(column, 0, MANY, KINDS)
    if draw.random() < 0.5:
        w.flag(True)
        w.hot(draw.randrange(KINDS), KINDS)
    else:
        w.blank(2, 1 + KINDS)
    if draw.random() < 0.5:
        w.counts(column, 0, MANY, 2)
    else:
        w.zeros(MANY)
    for place in draw.sample(range(6), draw.randrange(6)):
        w.note(w.at + place, draw.randrange(1, 200))
    w.show_notes(7, 6)
    growing = vec[i64]([draw.randrange(2) for _ in range(draw.randrange(4))])
    if w.is_new_list(growing, 3):
        for n in growing:
            w.note_once(w.at + n, 1)
        w.show_notes(4, 2)
    else:
        w.pass_by(4, 2)
    if w.are_new(column, 0, 2):
        w.count(column[0] + column[1], 9)
    else:
        w.pass_by(1, 1)
    w.bytes(bytes([draw.randrange(256), 0, 255]))
    w.skip(1)


@pytest.mark.parametrize("seed", range(5))
def test_a_row_written_over_and_over_is_the_row_written_once(seed: int) -> None:
    draw, again = random.Random(seed), fresh()
    ends = set()
    for _ in range(200):
        known = draw.getstate()
        once = fresh()
        write_all(once, draw)
        draw.setstate(known)
        again.open(0, again.last, False)
        write_all(again, draw)
        assert list(again.cells) == list(once.cells)
        ends.add((again.at, again.slot, once.at, once.slot))
    assert len(ends) == 1  # as many cells and slots every time
    at, slot, *rest = ends.pop()
    assert rest == [at, slot]


def test_more_notes_than_there_are_slots_are_refused() -> None:
    w = fresh()
    for place in range(3):
        w.note(place, 1)
    with pytest.raises(AssertionError):
        w.show_notes(3, 3)


def touched_parts(w: Writer, s: State) -> list[int]:
    w.open(0, w.last, False)
    return [part for part in range(PARTS) if w.is_touched(s, part)]


def test_parts_that_were_touched_since_the_last_look() -> None:
    w, s = fresh(), State([], 0)
    touched_parts(w, s)
    assert touched_parts(w, s) == []
    for part in range(PARTS):
        s.touch(part)
        assert touched_parts(w, s) == [part]
    s.touch_parts(3)
    assert touched_parts(w, s) == [0, 1, 2]
    s.touch(1)
    s.touch(4)
    assert touched_parts(w, s) == [1, 4]


def test_no_touch_is_missed_where_counts_run_over() -> None:
    w, s, draw = fresh(), State([], 0), random.Random(4)
    touched_parts(w, s)
    for _ in range(3000):
        part, often = draw.randrange(PARTS), draw.randrange(1, 60)
        for _ in range(often):
            s.touch(part)
        assert part in touched_parts(w, s)
    w.open(0, w.last, True)
    assert all(w.is_touched(s, part) for part in range(PARTS))  # the row of another match


def test_a_column_of_a_part_that_was_not_touched_is_not_looked_at() -> None:
    w, column = fresh(), vec[i64]([1, 2, 3])
    assert w.are_new_there(True, column, 3)
    assert w.slot == 3
    w.open(0, w.last, False)
    column[1] = 7
    assert not w.are_new_there(False, column, 3)
    assert w.slot == 3
    w.open(0, w.last, False)
    assert w.are_new_there(True, column, 3)
