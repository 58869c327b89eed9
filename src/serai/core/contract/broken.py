"""What it means for a game to break a promise of the contract."""

from __future__ import annotations

from typing import Any

from serai.core.codec import dump
from serai.core.flow import AnyDecision, Note, Refusal, State, play_for, show_stack
from serai.core.game import AnyGame
from serai.core.log import Log


class BrokenPromise(Exception):
    """A promise of the contract that a game does not keep; `log` leads to the spot, where there is one."""

    def __init__(self, promise: str, sentence: str) -> None:
        super().__init__(sentence)
        self.promise = promise
        self.log: Log | None = None


def broken(
    game: AnyGame, s: State, promise: str, what: str, decision: AnyDecision | None = None, move: int = 0
) -> BrokenPromise:
    """The error: game, promise, what happened, the move that showed it, and the stack."""
    shown = f'; move: "{words_of(game, decision, move)}"' if decision is not None else ""
    return BrokenPromise(
        promise, f"{game.name} breaks its promise on {promise}: {what}{shown}; pending: {show_stack(s)}"
    )


def words_of(game: AnyGame, decision: AnyDecision, move: int) -> str:
    """The words of a move, or its number where the block has no words for it."""
    try:
        return game.words(decision, move)
    except LookupError:
        return f"number {move}"


def plain_note(note: Note | None) -> tuple[str | int, ...]:
    """A note by value: its message and all its numbers, which both the arguments and the text of a line are made of."""
    if note is None:
        return ()
    rule = note.rule if isinstance(note, Refusal) else ""
    return (rule, note.message, *(int(n) for n in (note.a, note.b, note.c, note.d, note.e)))


class Outcome:
    """What a move leads to, played on a clone: the state and what was told on the way."""

    def __init__(self, s: Any, player: int, move: int) -> None:
        self.state: Any = s.clone()
        self.notes: list[Note] = []
        self.state.notes = self.notes
        play_for(self.state, player, move)
        self.state.notes = None
        self.revealed = self.state.revealed != s.revealed

    @property
    def over(self) -> bool:
        return not self.state.stack

    def stack(self) -> Any:
        return dump(self.state)["stack"]

    def heard(self, hearers: tuple[int, ...]) -> list[tuple[str | int, ...]]:
        """The notes that reach one of these hearers, by value."""
        return [(int(note.hearer), *plain_note(note)) for note in self.notes if note.hearer in hearers]
