"""What is said of games: their options, texts, rules and lessons."""

from __future__ import annotations

from msgspec import Struct

from serai.core.register import Rule
from serai.server.wire.common import Language


class OptionValue(Struct, frozen=True):
    value: str
    text: str


class OptionInfo(Struct, frozen=True):
    """A choice made when a table is created; the first value is the default. It is asked at these numbers of players
    alone, and beside one of these values of other options; at all and always where none are named."""

    name: str
    text: str
    values: list[OptionValue]
    players: list[int] = []
    needs: list[tuple[str, str]] = []


class GameInfo(Struct, frozen=True):
    """A game as the list of games shows it, in the reader's language."""

    name: str
    title: str
    about: str
    players: list[int]
    minutes: int
    rules_version: int
    options: list[OptionInfo]
    provenance: dict[str, int]  # how many values of the data come from where


class Reconstructed(Struct, frozen=True):
    """The fields of a game's data that are our reconstruction: there may be thousands."""

    fields: list[str]


class GameList(Struct, frozen=True):
    games: list[GameInfo]
    bots: list[str]  # specs that can be seated, weakest first
    languages: list[str]


class Texts(Struct, frozen=True):
    """Everything a game says, as Fluent source: the engine's messages and the game's."""

    language: Language
    source: str


class RuleBook(Struct, frozen=True):
    """The rule register of a game."""

    game: str
    language: Language
    rules: list[Rule]


class LessonInfo(Struct, frozen=True):
    """A guided match that a game has. `table`: mine that is not finished."""

    lesson: str
    title: str
    about: str
    minutes: int
    steps: int
    table: str
    step: int  # how far that one is


class LessonList(Struct, frozen=True):
    lessons: list[LessonInfo]
