"""Every position a match has been in, as a tree of moves: going back costs a few moves, whatever came before.

Most positions are kept as the move that led there. One in every few is kept whole, and so is each position that a log
is known to go back to. Any other is replayed from the nearest whole one before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from serai.core.errors import IllegalMove
from serai.core.flow import play_for
from serai.core.log import REWIND, Entry

KEEP_EVERY = 32  # moves between two positions that are kept whole


class Told(msgspec.Struct, frozen=True):
    """A note, and after which entry it was told."""

    number: int
    note: Any  # a Note; msgspec does not look inside


class Moment:
    """A position: the one before it, the move that was made there, and what that move told."""

    __slots__ = ("before", "depth", "move", "seat", "state", "told")

    def __init__(self, before: Moment | None, seat: int, move: int, told: Sequence[Told]) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.told = told
        self.depth: int = 0 if before is None else before.depth + 1
        self.state: Any = None  # where it is kept whole

    def retell(self, moves: int, told: Sequence[Told]) -> None:
        """The notes of the last moves, as they read after all of them."""
        at: Moment | None = self
        for _ in range(moves):
            assert at is not None
            at.told, at = (), at.before
        self.told = told


class History:
    """After which entry a match was where."""

    def __init__(self, start: Any, told: Sequence[Told], number: int = 0) -> None:
        """From a position after so many entries; those before it are not known here."""
        first = Moment(None, 0, 0, list(told))
        first.state = start.clone()
        self._after: list[Moment | None] = [*[None] * number, first]
        self._wanted: set[int] = set()
        self.first = number  # the first position that was known from the beginning

    @property
    def now(self) -> Moment:
        """Where the match is after the last entry."""
        last = self._after[-1]
        assert last is not None
        return last

    def expect(self, entries: Iterable[Entry]) -> None:
        """These entries are to come: where they go back to is worth keeping."""
        for entry in entries:
            if entry.words.startswith(REWIND + " "):
                try:
                    self._wanted.add(read_rewind(entry.words))
                except IllegalMove:
                    continue  # is refused when its turn comes

    def add(self, moment: Moment, state: Any) -> None:
        """The next entry has led to this position."""
        if moment.state is None and (len(self._after) in self._wanted or moment.depth % KEEP_EVERY == 0):
            moment.state = state.clone()
        self._after.append(moment)

    def knows(self, number: int) -> bool:
        return self._after[number] is not None

    def learn(self, other: History) -> None:
        """Take over the first positions from a history that has played them."""
        for number, moment in enumerate(other._after):
            if self._after[number] is None:
                self._after[number] = moment

    def moment(self, number: int) -> Moment:
        """Where the match was after an entry."""
        found = self._after[number]
        assert found is not None, "the first positions are not known"
        return found


def position_at(moment: Moment) -> Any:
    """The position itself, to be played on; it is kept whole from now on."""
    moves: list[Moment] = []
    at = moment
    while at.state is None:
        moves.append(at)
        assert at.before is not None
        at = at.before
    state = at.state.clone()
    for one in reversed(moves):
        play_for(state, one.seat, one.move)
    if moment.state is None:
        moment.state = state.clone()
    return state


def told_until(moment: Moment) -> list[Told]:
    """All that was told on the way there."""
    parts: list[Sequence[Told]] = []
    at: Moment | None = moment
    while at is not None:
        parts.append(at.told)
        at = at.before
    return [one for part in reversed(parts) for one in part]


def read_rewind(words: str) -> int:
    """The entry that `rewind N` goes back to."""
    number = words.removeprefix(REWIND + " ")
    if not (number.isascii() and number.isdecimal()) or len(number) > 9:
        raise IllegalMove(f'"{REWIND}" takes the number of a move, not "{number}"')
    return int(number)
