"""The server's own sentences, in every language that has a file of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from serai.core.text import Voice

FOLDER = Path(__file__).parent


@cache
def _voice(language: str) -> Voice:
    return Voice(FOLDER, language)


def say(message: str, language: str, **arguments: str | int) -> str:
    """A message of the server's texts."""
    return _voice(language).say(message, **arguments)
