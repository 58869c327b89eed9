"""What the server refuses, each with a code, a message of its texts and the HTTP status."""

from __future__ import annotations

from serai.core.errors import BadData, BadLog, IllegalMove, SeraiError
from serai.server.texts import say
from serai.server.wire.common import Language, Problem


class ApiError(Exception):
    """A request is refused in the server's own words; the sentence is made when the reader's language is known."""

    def __init__(self, status: int, code: str, **arguments: str | int | SeraiError) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.arguments = arguments


class StoreTrouble(Exception):
    """The store could not write: full, locked or gone. Nothing was changed."""


class Conflict(Exception):
    """Another process has written in the meantime; load and look again."""


def sentence(error: SeraiError, language: Language) -> str:
    """What the engine refuses, in the reader's language."""
    return say(error.message, language, **error.arguments) if error.message else str(error)


def problem(error: Exception, language: Language) -> tuple[int, Problem]:
    """Status and body for whatever went wrong."""
    if isinstance(error, ApiError):
        given = {name: sentence(v, language) if isinstance(v, SeraiError) else v for name, v in error.arguments.items()}
        return error.status, Problem(error.code, say(error.code, language, **given))
    if isinstance(error, IllegalMove):
        return 422, Problem(error.code, str(error), error.rule)
    if isinstance(error, BadLog | BadData):
        return 409 if isinstance(error, BadLog) else 400, Problem(error.code, sentence(error, language))
    if isinstance(error, SeraiError):
        return 400, Problem(error.code, sentence(error, language))
    if isinstance(error, Conflict):
        return 409, Problem("stale", say("stale", language))
    if isinstance(error, StoreTrouble):
        return 503, Problem("store-trouble", say("store-trouble", language))
    return 500, Problem("server-fault", say("server-fault", language))
