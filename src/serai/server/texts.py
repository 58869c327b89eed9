"""The server's own sentences, in every language that has a file of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from serai.core.text import Voice

FOLDER = Path(__file__).parent
LONGEST = 300  # characters of anything that somebody has sent and is told again; Fluent itself refuses above 1,000


@cache
def _voice(language: str) -> Voice:
    return Voice(FOLDER, language)


def say(message: str, language: str, **arguments: str | int) -> str:
    """A message of the server's texts. What stands in it may have been sent by anybody, and be as long as he likes."""
    short = {name: _cut(given) if isinstance(given, str) else given for name, given in arguments.items()}
    return _voice(language).say(message, **short)


def _cut(given: str) -> str:
    return given if len(given) <= LONGEST else given[:LONGEST] + "…"
