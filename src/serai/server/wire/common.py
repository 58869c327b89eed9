"""What requests, answers and messages share: names and bounds of fields, refusals, the state of a server."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from serai.core import text
from serai.core.errors import one_of

Language = str  # one of those there are texts in; `check_language` at the border
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Words = Annotated[str, Meta(min_length=1, max_length=200)]
Token = Annotated[str, Meta(min_length=16, max_length=100)]
BotSpec = Annotated[str, Meta(min_length=1, max_length=60)]
EntryNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Ref = Annotated[int, Meta(ge=0, le=2**53)]
Help = Literal["off", "hints", "reasons"]  # what a bot tells who asks: nothing, its move, and why
Room = Literal["table", "watch"]  # where something is said: to all, or among spectators


def check_language(language: str) -> None:
    """What a client names must be a language there are texts in."""
    if language not in text.LANGUAGES:
        raise one_of("language", language, list(text.LANGUAGES), "no-language")


class Problem(Struct, frozen=True):
    """Every refusal: a short name, a sentence in the reader's language and the rule that is the reason, if one is."""

    code: str
    sentence: str
    rule: str = ""


class Health(Struct, frozen=True):
    """How a server is. `parts` says of each "ok", or what is wrong; the status is 503 where something is."""

    version: str
    compiled: bool
    tables: int  # in memory
    sockets: int
    waiting: int  # jobs of bots
    parts: dict[str, str]
