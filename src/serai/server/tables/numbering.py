"""How a reader counts the log: in the order in which he got to know of its entries.

Entries of the log have numbers of their own, and whoever tries something and takes it back uses them up. If others saw
those numbers, a gap would tell them that something was tried, and an early number how soon somebody had made up his
mind. So every reader counts what he knows of, and each of his numbers is given once.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property

from serai.core.log import CONFIRM, REWIND, UNDO, Entry

Run = tuple[int, int, int]  # entries that one seat has withdrawn before others knew of them: the first, the last, whose
Late = tuple[int, int]  # an entry, and the later one with which others got to know of it


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
        self._order: Sequence[int] = range(1, len(entries) + 1)  # entries of the log, as the reader got to know of them
        others = [run for run in withdrawn if run[2] != seat]
        if unseen or others:
            hidden = {number for first, last, _ in others for number in range(first, last + 1)} | set(unseen)
            self._order = [number for number in self._order if number not in hidden]
        if late:
            known = [(number, place) for number, place in late if number <= len(entries)]
            places = {number: place for number, place in known if entries[number - 1].seat != seat}
            self._order = sorted(self._order, key=lambda number: (places.get(number, number), number))

    @property
    def last(self) -> int:
        """How many entries the reader knows of."""
        return len(self._order)

    @cached_property
    def _places(self) -> dict[int, int]:
        return {entry: number for number, entry in enumerate(self._order, 1)}

    def number(self, entry: int) -> int:
        """The reader's number of an entry of the log, or of the last before it that he knows of."""
        if isinstance(self._order, range):
            return entry
        while entry and entry not in self._places:
            entry -= 1
        return self._places.get(entry, 0)

    def entry(self, number: int) -> int:
        """Where in the log the reader's entry of this number is."""
        return self._order[number - 1] if number else 0

    def known(self, after: int = 0) -> list[int]:
        """The entries of the log after the reader's entry of a number."""
        return list(self._order[after:])

    def entries(self, after: int = 0) -> list[Entry]:
        """The same, as the reader would have written them down."""
        return [self._own(self._entries[number - 1]) for number in self._order[after:]]

    def _own(self, entry: Entry) -> Entry:
        """Going back names an entry by its number."""
        if not entry.words.startswith(REWIND + " "):
            return entry
        return Entry(entry.seat, f"{REWIND} {self.number(int(entry.words.removeprefix(REWIND + ' ')))}")


def withdraw(withdrawn: Sequence[Run], entries: Sequence[Entry], added: int, unseen: Collection[int]) -> list[Run]:
    """What is withdrawn after the last `added` entries; before them there were some that not everyone knew of."""
    owners = {number: seat for first, last, seat in withdrawn for number in range(first, last + 1)}
    for number in range(len(entries) - added + 1, len(entries) + 1):
        entry = entries[number - 1]
        if entry.words == UNDO:
            undone = _undone(entries, number)
            if undone in unseen:
                owners[undone] = owners[number] = entry.seat
        elif entry.words.startswith(REWIND + " "):
            for tried in unseen:
                owners.setdefault(tried, entries[tried - 1].seat)
    return _runs(owners)


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


def _runs(owners: dict[int, int]) -> list[Run]:
    """Neighbours of one seat as one run: who tries a hundred times makes the list no longer."""
    runs: list[Run] = []
    for number in sorted(owners):
        if runs and runs[-1][1] == number - 1 and runs[-1][2] == owners[number]:
            runs[-1] = (runs[-1][0], number, owners[number])
        else:
            runs.append((number, number, owners[number]))
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
