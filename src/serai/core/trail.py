"""Moves that can still be taken back, of several seats at a time where several are asked together.

Each seat's are its own: another's trial moves neither show in its position nor make its moves final. A barrier makes
all of them final: chance, something revealed, a question that rests on them, the last answer of those asked together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.core.flow import AnyDecision, Note, is_offered, pending, play_within
from serai.core.history import Moment, Told
from serai.core.offer import decision_of


class Tentative:
    """A move that can still be taken back, and how things stood before it."""

    __slots__ = ("confirmed", "moment", "move", "number", "seat", "shown", "state", "told")

    def __init__(self, seat: int, move: int, number: int, state: Any, told: int, moment: Moment) -> None:
        self.seat = seat
        self.move = move
        self.number = number  # of its entry
        self.state = state  # before it
        self.told = told  # notes before it
        self.moment = moment  # before it
        self.confirmed = False
        self.shown = False  # seen by all, since another was asked


class Trail:
    """The moves since the last barrier."""

    def __init__(self) -> None:
        self.moves: list[Tentative] = []
        self.number = 0  # entries before the first of them
        self.answered = False  # all who are asked together have answered
        self.chance = False  # of those asked together, one has come to dice
        self.cleared = False  # all has become final since this was last looked at

    @property
    def passed(self) -> bool:
        """Whether the last move has led past what was asked together."""
        return self.answered or self.chance

    @property
    def base(self) -> Any:
        """The position at the barrier."""
        return self.moves[0].state

    def add(self, move: Tentative) -> None:
        if not self.moves:
            self.number = move.number - 1
        self.moves.append(move)

    def clear(self) -> None:
        self.moves.clear()
        self.answered = self.chance = False
        self.cleared = True

    def confirm(self, seat: int) -> None:
        """A seat lets its moves stand; when all stand, they are final."""
        self._make_final([one for one in self.moves if one.seat == seat])

    def show(self) -> None:
        """Another is asked something, and sees the moves that led there."""
        for one in self.moves:
            one.shown = True

    def open_seats(self) -> list[int]:
        """The seats that have something to take back."""
        return sorted({one.seat for one in self.moves if not one.confirmed})

    def last_of(self, seat: int) -> Tentative | None:
        """What a seat would take back first."""
        return next((one for one in reversed(self.moves) if one.seat == seat and not one.confirmed), None)

    def visible_to(self, seat: int) -> list[Tentative]:
        return [one for one in self.moves if one.confirmed or one.shown or one.seat == seat]

    def answered_by(self, decision: AnyDecision, seat: int, state: Any) -> None:
        """A question is answered: another's moves that have led to it are final."""
        states = [*(one.state for one in self.moves), state]
        for i, one in enumerate(self.moves):
            if one.seat != seat and not _is_open(decision, states[i]) and _is_open(decision, states[i + 1]):
                return self._make_final(self.moves[: i + 1])
        return None

    def _make_final(self, moves: Sequence[Tentative]) -> None:
        for one in moves:
            one.confirmed = True
        if all(one.confirmed for one in self.moves):
            self.clear()


class Position:
    """What a seat knows of a match: the last entry, the state, what was told. Nobody is asked where it is `still`."""

    __slots__ = ("number", "state", "still", "told")

    def __init__(self, number: int, state: Any, told: Sequence[Told], still: bool = False) -> None:
        self.number = number
        self.state = state
        self.told = told
        self.still = still

    def asked(self) -> list[AnyDecision]:
        return [] if self.still else pending(self.state)

    def question_to(self, seat: int) -> AnyDecision | None:
        return None if self.still else decision_of(self.state, seat)


def played(base: Any, told: Sequence[Told], moves: Sequence[Tentative], number: int) -> Position:
    """The position after some of the tentative moves; those asked together may be heard in any order."""
    state, heard, still = base.clone(), list(told), False
    for one in moves:
        decision = None if still else decision_of(state, one.seat)
        if decision is not None and is_offered(decision, state, one.move):
            notes: list[Note] = []
            state.notes = notes
            still = play_within(state, one.seat, one.move)
            state.notes = None
            heard += [Told(one.number, note) for note in notes]
    return Position(number, state, heard, still)


def _is_open(decision: AnyDecision, state: Any) -> bool:
    return any(one is decision for one in pending(state))
