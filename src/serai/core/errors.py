"""What can go wrong, each in one sentence that says what was tried and what would be right."""

from __future__ import annotations

from typing import Self


class SeraiError(Exception):
    """A mistake of the caller's. `str(error)` is the sentence, `where` the context, `code` a short name."""

    code = "error"

    def __init__(self, sentence: str, where: str = "") -> None:
        super().__init__(sentence)
        self.where = where
        self.message = ""
        self.arguments: dict[str, str] = {}

    def named(self, message: str, **arguments: str | int) -> Self:
        """Which message of a program's texts says the same in other languages, and with what."""
        self.message, self.arguments = message, {name: str(value) for name, value in arguments.items()}
        return self


class BadInput(SeraiError):
    """An unknown game, option, seat, bot or value."""

    code = "bad-input"


class IllegalMove(SeraiError):
    """A move that is not offered now; `rule` names the rule that forbids it, where one does."""

    code = "illegal-move"

    def __init__(self, sentence: str, where: str = "", rule: str = "") -> None:
        super().__init__(sentence, where)
        self.rule = rule


class BadLog(SeraiError):
    """A log that cannot be replayed as it stands."""

    code = "bad-log"


class BadData(SeraiError):
    """A data pack with a wrong count, an unknown field or a value out of range."""

    code = "bad-data"


def one_of(what: str, given: str, known: list[str], message: str = "") -> BadInput:
    """The error for a name that is not in a list: it repeats the name and gives the list."""
    listed = ", ".join(known) if known else "none"
    error = BadInput(f'There is no {what} "{given}"; known: {listed}.')
    return error.named(message, given=given, known=listed) if message else error
