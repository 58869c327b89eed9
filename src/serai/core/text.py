"""What people read, in English and German, by Mozilla Fluent: one .ftl file per game and language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from serai.core.errors import one_of
from serai.core.flow import AnyDecision, Note
from serai.core.words import Block

if TYPE_CHECKING:
    from serai.core.game import AnyGame

LANGUAGES = ("en", "de")
RECENT = 32  # sentences a speaker keeps

Argument = str | int


class Voice:
    """Says the messages of a folder's texts in one language; with several folders, the last has the last word."""

    def __init__(self, folder: Path | tuple[Path, ...], language: str = "en") -> None:
        self.language = check_language(language)
        self._bundle = _bundle(folder if isinstance(folder, tuple) else (folder,), self.language)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **args: Argument) -> str:
        """A message by its id, with ready arguments."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"{message} has no value"
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, f"{message} ({self.language}): {errors}"
        return str(text)


class Speaker(Voice):
    """Says a game's notes, moves and words in one language, with the players' names.

    A note's argument `tile` reaches the text twice: `$tile` is its name in the language,
    `$tile-id` the word itself, for choosing between forms.
    """

    def __init__(self, game: AnyGame, language: str = "en", names: Sequence[str] = ()) -> None:
        super().__init__(game.folders, language)
        self.game = game
        self.names = tuple(names)
        self._recent: dict[tuple[str, int, int, int, int, int], str] = {}

    def note(self, note: Note) -> str:
        """A note as a sentence. All readers of a table hear the same few, so the last ones are kept."""
        key = (note.message, note.a, note.b, note.c, note.d, note.e)
        said = self._recent.get(key)
        if said is None:
            if len(self._recent) >= RECENT:
                self._recent.clear()
            said = self._recent[key] = self.say(note.message, **self.arguments(note))
        return said

    def arguments(self, note: Note) -> dict[str, Argument]:
        """The note's numbers as the text's arguments, by the game's declaration."""
        values = (note.a, note.b, note.c, note.d, note.e)
        given: dict[str, Argument] = {}
        for declared, value in zip(self.game.messages[note.message], values, strict=False):
            name, _, kind = declared.partition(":")
            self._argue(given, name, kind or name, value)
        return given

    def label(self, block: Block, move: int) -> str:
        """What an offered move does, as on a button."""
        part = block.part(move)
        given: dict[str, Argument] = {}
        for noun, i in zip(part.nouns, part.indices(move), strict=True):
            name = noun.name if noun.name not in given else noun.name + "2"
            self._argue(given, name, noun.name, i)
        return self.say(f"{block.name}-{part.verb}", **given)

    def question(self, s: object, decision: AnyDecision) -> str:
        """What a decision asks its player."""
        note = decision.prompt(s)
        if note is not None:
            return self.note(note)
        return self.say("ask-" + self.game.frame_name(decision))

    def name(self, vocabulary: str, i: int) -> str:
        """A word of a vocabulary in this language."""
        entry = self.game.vocabularies[vocabulary]
        return self.say(f"{entry.name}-{entry.words[i]}") if entry.spoken else entry.words[i]

    def player(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("player-numbered", number=seat + 1) if seat >= 0 else self.say("the-dice")

    def _argue(self, given: dict[str, Argument], name: str, kind: str, value: int) -> None:
        if kind == "number":
            given[name] = int(value)
        elif kind == "player":
            given[name] = self.player(value)
        else:
            given[name] = int(value) if self.game.vocabularies[kind].counts else self.name(kind, value)
            given[name + "-id"] = self.game.vocabularies[kind].words[value]


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise one_of("language", language, list(LANGUAGES))
    return language


def text_files(folder: Path, language: str) -> list[Path]:
    """The engine's texts, then the game's."""
    return [Path(__file__).parent / "text" / f"{language}.ftl", *sorted((folder / "text").glob(f"{language}*.ftl"))]


@cache
def _bundle(folders: tuple[Path, ...], language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for i, folder in enumerate(folders):
        for path in text_files(folder, language)[min(i, 1) :]:
            bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=i > 0)
    return bundle
