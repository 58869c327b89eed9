"""What people read, by Mozilla Fluent: .ftl files per game and language. A new language is nothing but its files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from serai.core.errors import one_of
from serai.core.flow import AnyDecision, Note
from serai.core.phrasing import Fill, Phrasing
from serai.core.words import Block

if TYPE_CHECKING:
    from serai.core.game import AnyGame

TEXTS = Path(__file__).parent / "text"  # the engine's own
LANGUAGES = tuple(sorted((file.stem for file in TEXTS.glob("*.ftl")), key=lambda name: (name != "en", name)))
RECENT = 32  # sentences a speaker keeps

# Notes that any match can tell, declared as a game declares its own.
ENGINE_NOTES = {"rules-changed": ("rules:number",), "rules-changed-from": ("rules:number", "move:number")}


class Argument(msgspec.Struct, frozen=True):
    """An argument of a note as data: the seat of a `player`, a `number`, else a word of the vocabulary `kind`.

    `anchor` is the board element the word stands for, where it stands for one.
    """

    kind: str
    value: str | int
    anchor: str = ""


class Sentence(msgspec.Struct, frozen=True):
    """A note as data, and what it says in one language."""

    message: str
    arguments: dict[str, Argument]
    text: str


class Voice:
    """Says the messages of a folder's texts in one language; with several folders, the last has the last word."""

    def __init__(self, folder: Path | tuple[Path, ...], language: str = "en") -> None:
        self.language = check_language(language)
        self._bundle, self._phrasing, self._plain = _bundle(
            folder if isinstance(folder, tuple) else (folder,), self.language
        )

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **args: Fill) -> str:
        """A message by its id, with ready arguments. One without any says always the same, and is made once."""
        if args:
            return self._phrasing.say(message, args)
        text = self._plain.get(message)
        if text is None:
            text = self._plain[message] = self._phrasing.say(message, args)
        return text


class Speaker(Voice):
    """Says a game's notes, moves and words in one language, with the players' names.

    A note's argument `tile` reaches the text twice: `$tile` is its name in the language,
    `$tile-id` the word itself, for choosing between forms. An argument declared with a star (`gives:good*`) is a
    heap: one number that counts each word of the vocabulary, said as a list; one with a cross (`lands:terrain#`) is
    a row of words with a number each (`counted`).
    """

    def __init__(self, game: AnyGame, language: str = "en", names: Sequence[str] = (), data: Any = None) -> None:
        super().__init__(game.folders, language)
        self.game = game
        self.names = tuple(names)
        self.spoken: dict[tuple[str, int], Any] = {}  # as the game's, where names are those of a pack
        self._data = data
        self._renames: bool | None = None
        self._declarations: dict[str, list[tuple[str, str]]] = {}  # by message: its arguments and their kinds
        self._recent: dict[tuple[str, int, int, int, int, int], Sentence] = {}

    def note(self, note: Note) -> str:
        """What a note says."""
        return self.sentence(note).text

    def sentence(self, note: Note) -> Sentence:
        """A note as data and text. All readers of a table hear the same few, so the last ones are kept."""
        key = (note.message, note.a, note.b, note.c, note.d, note.e)
        said = self._recent.get(key)
        if said is None:
            if len(self._recent) >= RECENT:
                self._recent.clear()
            given: dict[str, Fill] = {}
            arguments: dict[str, Argument] = {}
            for name, kind, value in self._declared(note):
                self._fill(given, name, kind, value)
                arguments[name] = self._argument(kind, value)
            said = self._recent[key] = Sentence(note.message, arguments, self.say(note.message, **given))
        return said

    def arguments(self, note: Note) -> dict[str, Argument]:
        """The note's numbers as words, the same in every language."""
        return self.sentence(note).arguments

    def label(self, block: Block, move: int) -> str:
        """What an offered move does, as on a button."""
        part = block.part(move)
        given: dict[str, Fill] = {}
        for noun, i in zip(part.nouns, part.indices(move), strict=True):
            name = noun.name if noun.name not in given else noun.name + "2"
            self._fill(given, name, noun.name, i)
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
        if vocabulary in self.game.presentation.printed and (printed := self.printed(vocabulary, i)):
            return printed
        return self.say(f"{entry.name}-{entry.words[i]}") if entry.spoken else entry.words[i]

    def printed(self, kind: str, value: int) -> str:
        """What the pack prints for a number, in this language."""
        return self.game.presentation.printed[kind](self.data, self, value)

    def renames(self) -> bool:
        """Whether the pack calls any word by another name than the texts."""
        if self._renames is None:
            own = [
                self.game.vocabularies[kind]
                for kind in self.game.presentation.printed
                if kind in self.game.vocabularies
            ]
            self._renames = any(self.printed(entry.name, i) for entry in own for i in range(len(entry)))
        return self._renames

    @property
    def data(self) -> Any:
        """The tables of the match's pack; without a match those of the game's own."""
        if self._data is None:
            self._data = self.game.tables(self.game.pack())
        return self._data

    def player(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("player-numbered", number=seat + 1) if seat >= 0 else self.say("the-dice")

    def players(self, seats: Sequence[int]) -> str:
        """Several players in a row."""
        return self._listed([self.player(seat) for seat in seats])

    def _declared(self, note: Note) -> list[tuple[str, str, int]]:
        """The note's numbers, each with its name and its vocabulary, by the game's declaration."""
        declared = self._declarations.get(note.message)
        if declared is None:
            names = ENGINE_NOTES.get(note.message) or self.game.messages[note.message]
            parts = [one.partition(":") for one in names]
            declared = self._declarations[note.message] = [(name, kind or name) for name, _, kind in parts]
        if not declared:
            return []
        values = (note.a, note.b, note.c, note.d, note.e)
        return [(name, kind, int(value)) for (name, kind), value in zip(declared, values, strict=False)]

    def _argument(self, kind: str, value: int) -> Argument:
        if kind[-1] in "*#":
            words = self.game.vocabularies[kind[:-1]].words
            return Argument(kind, " ".join(f"{n} {words[i]}" for i, n in counted(kind, value)))
        entry = self.game.vocabularies.get(kind)
        if kind == "player" or entry is None:  # a seat, a number, or what the pack words
            return Argument(kind, value)
        return Argument(kind, entry.words[value], entry.anchor_of(value))

    def _fill(self, given: dict[str, Fill], name: str, kind: str, value: int) -> None:
        if kind == "number":
            given[name] = value
        elif kind == "player":
            given[name] = self.player(value)
        elif kind[-1] in "*#":
            said = [self._numbered(kind, i, n) for i, n in counted(kind, value)]
            given[name] = self._listed(said)
            given[name + "-id"] = "some" if said else "none"
        elif kind not in self.game.vocabularies:
            given[name] = self.printed(kind, value)
        else:
            given[name] = value if self.game.vocabularies[kind].counts else self.name(kind, value)
            given[name + "-id"] = self.game.vocabularies[kind].words[value]

    def _numbered(self, kind: str, word: int, count: int) -> str:
        """A word of a heap or row with its number; `counted-good` of a game says more of `good*` than `counted`."""
        what = self.name(kind[:-1], word)
        if kind[-1] == "#":
            return self.say("numbered", count=count, what=what)
        own, called = f"counted-{kind[:-1]}", {"what-id": self.game.vocabularies[kind[:-1]].words[word]}
        return self.say(own if self.has(own) else "counted", count=count, what=what, **called)

    def _listed(self, said: list[str]) -> str:
        """One, two and three."""
        if len(said) < 2:
            return said[0] if said else self.say("counted-none")
        return self.say("listed", some=", ".join(said[:-1]), last=said[-1])


def counted(kind: str, value: int) -> list[tuple[int, int]]:
    """The words of a heap or row, each with its number. Six bits are a digit, the first in the lowest.

    A heap has a digit for each word of the vocabulary. A row has two for each of its own: the number, and 1 + the word.
    """
    digits = [value >> (6 * i) & 63 for i in range(-(-value.bit_length() // 6))]
    if kind.endswith("*"):
        return [(i, n) for i, n in enumerate(digits) if n]
    return [(word - 1, n) for n, word in zip(digits[::2], digits[1::2], strict=True)]


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise one_of("language", language, list(LANGUAGES))
    return language


def text_files(folder: Path, language: str) -> list[Path]:
    """The engine's texts, then the game's."""
    own = [path for path in (folder / "text").glob("*.ftl") if path.stem.partition("-")[0] == language]
    return [TEXTS / f"{language}.ftl", *sorted(own)]


@cache
def _bundle(folders: tuple[Path, ...], language: str) -> tuple[FluentBundle, Phrasing, dict[str, str]]:
    """The texts, how they are said, and what those without arguments say, as far as it was asked for."""
    bundle = FluentBundle([language], use_isolating=False)
    for i, folder in enumerate(folders):
        for path in text_files(folder, language)[min(i, 1) :]:
            bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=i > 0)
    return bundle, Phrasing(bundle, language), {}
