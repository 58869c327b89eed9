"""What the server refuses, each with a code, a message of its texts and the HTTP status."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from serai.core.errors import BadData, BadLog, IllegalMove, SeraiError
from serai.server.wire import Language, Problem


class Refusal(Exception):
    """A refusal in the server's own words; the sentence is made when the reader's language is known."""

    def __init__(self, status: int, code: str, **args: str | int | SeraiError) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.args_ = args


class StoreTrouble(Exception):
    """The store could not write: full, locked or gone. Nothing was changed."""


class Conflict(Exception):
    """Another process has written in the meantime; load and look again."""


def say(message: str, language: Language, **args: str | int) -> str:
    """A message of the server's texts."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    return str(bundle.format_pattern(pattern, args)[0])


def sentence(error: SeraiError, language: Language) -> str:
    """What the engine refuses, in the reader's language."""
    return say(error.message, language, **error.arguments) if error.message else str(error)


def problem(error: Exception, language: Language) -> tuple[int, Problem]:
    """Status and body for whatever went wrong."""
    if isinstance(error, Refusal):
        args = {name: sentence(v, language) if isinstance(v, SeraiError) else v for name, v in error.args_.items()}
        return error.status, Problem(error.code, say(error.code, language, **args))
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


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    path = Path(__file__).parent / "text" / f"{language}.ftl"
    bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle
