"""How a reader counts the log: in the order in which he got to know of its entries.

Entries of the log have numbers of their own, and whoever tries something and takes it back uses them up. If others saw
those numbers, a gap would tell them that something was tried, and an early number how soon somebody had made up his
mind. So every reader counts what he knows of, and each of his numbers is given once.
"""

from __future__ import annotations

import sys
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Sequence
from itertools import accumulate

from serai.core.log import CONFIRM, REWIND, UNDO, Entry

Run = tuple[int, int, int]  # entries that one seat has withdrawn before others knew of them: the first, the last, whose
Late = tuple[int, int]  # an entry, and the later one with which others got to know of it


class Kept:
    """The numbers from 1 to `last` without some runs of them: to find one takes as long however many there are."""

    def __init__(self, last: int, gone: Sequence[tuple[int, int]]) -> None:
        self.last = last
        self._gone = gone  # in order, none touching another's numbers
        self._starts = [first for first, _ in gone]
        self._before = [0, *accumulate(end - first + 1 for first, end in gone)]  # numbers gone before each run
        self._places = [first - 1 - before for (first, _), before in zip(gone, self._before, strict=False)]
        self._length = last - self._before[-1]

    def __len__(self) -> int:
        return self._length

    def place(self, number: int) -> int:
        """How many there are up to a number."""
        at = bisect_right(self._starts, number)
        if not at:
            return number
        first, last = self._gone[at - 1]
        return number - self._before[at - 1] - (min(number, last) - first + 1)

    def has(self, number: int) -> bool:
        return self.place(number) > self.place(number - 1)

    def at(self, place: int) -> int:
        """The number at a place, counted from 1."""
        return place + self._before[bisect_left(self._places, place)]


class Whole:
    """The numbers from 1 to `last`, none of them gone."""

    def __init__(self, last: int) -> None:
        self.last = last

    def __len__(self) -> int:
        return self.last

    def place(self, number: int) -> int:
        return number

    def has(self, number: int) -> bool:
        return True

    def at(self, place: int) -> int:
        return place


class Ordered:
    """The same where others have got to know of some of them late: those come just before the number with which they
    became known. To find one takes as long however many there are; only what is late is gone through beforehand."""

    def __init__(self, kept: Kept | Whole, late: Sequence[Late]) -> None:
        self._kept = kept
        self._late = sorted((known_with, number) for number, known_with in late)
        self._numbers = sorted(number for number, _ in late)
        ends = [min(known_with - 1, kept.last) for known_with, _ in self._late]
        others_before = [kept.place(end) - self._late_below(end + 1) for end in ends]
        self._places = [before + i for i, before in enumerate(others_before, 1)]  # of what is late, in its order
        self._place_of = {number: place for (_, number), place in zip(self._late, self._places, strict=True)}
        self._before = [kept.place(number) - 1 - i for i, number in enumerate(self._numbers)]  # others before each

    def __len__(self) -> int:
        return len(self._kept)

    def _late_below(self, number: int) -> int:
        return bisect_left(self._numbers, number)

    def place(self, number: int) -> int:
        among = self._kept.place(number)
        number = self._kept.at(among) if among else 0
        if number in self._place_of:
            return self._place_of[number]
        return among - self._late_below(number) + bisect_left(self._late, (number + 1, 0))

    def at(self, place: int) -> int:
        earlier = bisect_left(self._places, place)
        if earlier < len(self._places) and self._places[earlier] == place:
            return self._late[earlier][1]
        other = place - earlier
        return self._kept.at(other + bisect_left(self._before, other))


class Numbering:
    """Between the numbers of one reader and those of the log."""

    def __init__(
        self,
        entries: Sequence[Entry],
        seat: int,
        unseen: Collection[int],
        withdrawn: Sequence[Run],
        late: Sequence[Late],
    ) -> None:
        self._entries = entries
        self.length = len(entries)
        gone = _gone([run for run in withdrawn if run[2] != seat], unseen) if withdrawn or unseen else []
        kept = Kept(self.length, gone) if gone else Whole(self.length)
        self._order: Kept | Whole | Ordered = kept
        self.plain = not gone and not late  # the reader counts as the log does
        others = {number: known_with for number, known_with in late if self._is_anothers(number, seat)} if late else {}
        if others:
            self._order = Ordered(kept, [(number, others[number]) for number in others if kept.has(number)])
        self.last = len(self._order)  # how many entries the reader knows of

    def _is_anothers(self, number: int, seat: int) -> bool:
        return number <= self.length and self._entries[number - 1].seat != seat

    def number(self, entry: int) -> int:
        """The reader's number of an entry of the log, or of the last before it that he knows of."""
        return self._order.place(entry)

    def entry(self, number: int) -> int:
        """Where in the log the reader's entry of this number is."""
        return self._order.at(number) if number else 0

    def known(self, after: int = 0) -> list[int]:
        """The entries of the log after the reader's entry of a number."""
        return [self._order.at(place) for place in range(after + 1, self.last + 1)]

    def entries(self, after: int = 0) -> list[Entry]:
        """The same, as the reader would have written them down."""
        if self.plain:
            found = self._entries[after : self.length]
            return list(map(self._own, found)) if any(one.words.startswith(REWIND) for one in found) else list(found)
        return [self._own(self._entries[number - 1]) for number in self.known(after)]

    def _own(self, entry: Entry) -> Entry:
        """Going back names an entry by its number."""
        if not entry.words.startswith(REWIND + " "):
            return entry
        return Entry(entry.seat, f"{REWIND} {self.number(int(entry.words.removeprefix(REWIND + ' ')))}")


def common_entry(reader: Numbering, number: int, everyone: Numbering) -> int:
    """The last entry of the log, up to a reader's entry of a number, that everyone knew of when it was the last."""
    entry = reader.entry(number)
    return max([last for last in accumulate(everyone.known(), max) if last <= entry], default=0)


def _gone(runs: Sequence[Run], unseen: Collection[int]) -> list[tuple[int, int]]:
    """What a reader does not know of, in order and once."""
    gone: list[tuple[int, int]] = []
    for first, last in sorted([*((first, last) for first, last, _ in runs), *((one, one) for one in unseen)]):
        if gone and first <= gone[-1][1] + 1:
            gone[-1] = (gone[-1][0], max(last, gone[-1][1]))
        else:
            gone.append((first, last))
    return gone


def withdraw(withdrawn: list[Run], entries: Sequence[Entry], added: int, unseen: Collection[int]) -> list[Run]:
    """What is withdrawn after the last `added` entries; before them there were some that not everyone knew of. The same
    list where nothing new is."""
    owners: dict[int, int] = {}
    for number in range(len(entries) - added + 1, len(entries) + 1):
        entry = entries[number - 1]
        if entry.words == UNDO:
            undone = _undone(entries, number)
            if undone in unseen:
                owners[undone] = owners[number] = entry.seat
        elif entry.words.startswith(REWIND + " "):
            for tried in unseen:
                owners.setdefault(tried, entries[tried - 1].seat)
    known = {number for number in owners if _is_in(withdrawn, number)} if owners else set()
    new = [(number, number, seat) for number, seat in owners.items() if number not in known]
    return _runs([*withdrawn, *new]) if new else withdrawn


def _is_in(runs: Sequence[Run], number: int) -> bool:
    at = bisect_right(runs, (number, sys.maxsize, sys.maxsize))
    return at > 0 and number <= runs[at - 1][1]


def _undone(entries: Sequence[Entry], number: int) -> int:
    """The move that an undo has taken back: its seat's last that was not taken back before."""
    seat, depth = entries[number - 1].seat, 1
    for before in range(number - 1, 0, -1):
        entry = entries[before - 1]
        if entry.seat != seat or entry.words == CONFIRM or entry.words.startswith(REWIND + " "):
            continue
        depth += 1 if entry.words == UNDO else -1
        if depth == 0:
            return before
    return 0


def _runs(known: Sequence[Run]) -> list[Run]:
    """Neighbours of one seat as one run: who tries a hundred times makes the list no longer."""
    runs: list[Run] = []
    for first, last, seat in sorted(known):
        if runs and runs[-1][1] == first - 1 and runs[-1][2] == seat:
            runs[-1] = (runs[-1][0], last, seat)
        else:
            runs.append((first, last, seat))
    return runs


def come_late(
    late: Sequence[Late], entries: Sequence[Entry], added: int, before: Collection[int], after: Collection[int]
) -> list[Late]:
    """Which entries everyone gets to know of with the last `added`, though somebody knew of later ones before.

    `before` and `after`: those that not everyone knew of, and knows of.
    """
    first = len(entries) - added + 1

    def is_passed(number: int) -> bool:
        return any(entry.seat != entries[number - 1].seat for entry in entries[number : first - 1])

    return [*late, *((number, first) for number in sorted(before) if number not in after and is_passed(number))]
