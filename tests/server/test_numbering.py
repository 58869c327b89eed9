"""How readers count the log: in any order of getting to know, and in logs as long as they may become."""

from __future__ import annotations

import time
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from serai.core.log import Entry
from serai.core.match import GOING_BACK_UNTIL
from serai.server.tables.numbering import Late, Numbering, Run, common_entry

SEATS = 3
LENGTH = 40
MILLISECONDS = 200  # of processor time for what was seconds


@st.composite
def logs(draw: Any) -> tuple[list[Entry], list[int], list[Run], list[Late]]:
    """Entries, which of them somebody does not know of, what was withdrawn, and what became known late."""
    seats = draw(st.lists(st.integers(0, SEATS - 1), min_size=1, max_size=LENGTH))
    numbers = st.integers(1, len(seats))
    unseen = draw(st.lists(numbers, unique=True, max_size=4))
    withdrawn = [(one, one, seats[one - 1]) for one in sorted(draw(st.lists(numbers, unique=True, max_size=8)))]
    late = draw(st.dictionaries(numbers, st.integers(1, 12), max_size=8))
    entries = [Entry(seat, "x") for seat in seats]
    return entries, unseen, withdrawn, [(number, number + more) for number, more in late.items()]


@given(logs(), st.integers(0, SEATS - 1))
def test_what_became_known_late_is_counted_when_it_did(log: Any, seat: int) -> None:
    entries, unseen, withdrawn, late = log
    found = Numbering(entries, seat, unseen, withdrawn, late)
    gone = {*unseen, *(first for first, _, whose in withdrawn if whose != seat)}
    places = {number: known_with for number, known_with in late if entries[number - 1].seat != seat}
    known = [number for number in range(1, len(entries) + 1) if number not in gone]
    order = sorted(known, key=lambda number: (places.get(number, number), number))
    assert found.known() == order
    assert [found.number(number) for number in order] == [*range(1, len(order) + 1)]
    for number in gone:
        before = [one for one in known if one < number]
        assert found.number(number) == (order.index(before[-1]) + 1 if before else 0)


def test_a_long_log_is_counted_at_once() -> None:
    """Every change counts it anew, for every reader."""
    entries = [Entry(number % 2, "x") for number in range(GOING_BACK_UNTIL)]
    late = [(number, number + 3) for number in range(100, 400, 20)]
    begin = time.process_time()
    for _ in range(100):
        Numbering(entries, 0, [], [(50, 60, 1)], late).number(GOING_BACK_UNTIL)
    assert 1000 * (time.process_time() - begin) < MILLISECONDS


def test_going_back_in_a_long_log_is_worked_out_at_once() -> None:
    entries = [Entry(number % 2, "x") for number in range(GOING_BACK_UNTIL)]
    counted = Numbering(entries, 0, [], [], [(100, 103)])
    begin = time.process_time()
    assert common_entry(counted, GOING_BACK_UNTIL - 10, counted) == GOING_BACK_UNTIL - 10
    assert common_entry(counted, counted.number(100), counted) == 99  # all knew later ones when it became known
    assert 1000 * (time.process_time() - begin) < MILLISECONDS
