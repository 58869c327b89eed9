"""Moves in the words of every language: whichever is typed is understood, the log keeps one form.

A language says its verbs in `text/<language>-words.ftl`: `verb-tile = plättchen`. A noun is called as in the
game's texts, made one word (`leader-king = König` gives `könig`), unless that file says `word-leader-king = ...`.
A language without such a file uses the canonical words. Umlauts may be typed as two letters.
"""

from __future__ import annotations

import heapq
import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from serai.core.game import AnyGame
from serai.core.text import LANGUAGES, Voice
from serai.core.words import Block, Part, Vocabulary, near_misses

CANONICAL = "en"  # the language whose words are the canonical ones
COMPARED = 40  # moves that are compared with what was typed, letter by letter
LONGEST = 24  # letters of a noun that is still typed; a longer one is shown by its canonical word
SPELLED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def fold(word: str) -> str:
    """A word as it is compared: whatever its case and however its umlauts are written."""
    return unicodedata.normalize("NFC", word).lower().translate(SPELLED)


def one_word(name: str) -> str:
    """A name as one word that can be typed."""
    return re.sub(r"[^\w]+", "-", unicodedata.normalize("NFC", name).lower()).strip("-_")


class Phrasebook:
    """How the moves of a game are typed in one language."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self._voice = Voice(game.folders, language)
        self._nouns: dict[Vocabulary, tuple[str, ...]] = {}

    def verb(self, part: Part) -> str:
        return self._said(f"verb-{part.verb}") or part.verb

    def nouns(self, vocabulary: Vocabulary) -> tuple[str, ...]:
        """The words of a vocabulary, in its order."""
        if vocabulary not in self._nouns:
            self._nouns[vocabulary] = tuple(self._noun(vocabulary, word) for word in vocabulary.words)
        return self._nouns[vocabulary]

    def words(self, block: Block, move: int) -> str:
        """A move as it is typed."""
        part = block.part(move)
        named = zip(part.nouns, part.indices(move), strict=True)
        return " ".join([self.verb(part), *(self.nouns(noun)[i] for noun, i in named)])

    def _noun(self, vocabulary: Vocabulary, word: str) -> str:
        if self._voice.language == CANONICAL or not vocabulary.spoken:
            return word
        name = f"{vocabulary.name}-{word}"
        own = self._said(f"word-{name}") or one_word(self._said(name))
        return own if 0 < len(own) <= LONGEST else word

    def _said(self, message: str) -> str:
        return self._voice.say(message) if self._voice.has(message) else ""


class _Phrase(NamedTuple):
    """A move as it is typed, and as that is compared."""

    typed: str
    folded: str
    words: frozenset[str]


class Phrases:
    """All languages of a game at once: each word of a move may be typed in any of them."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.books = {language: Phrasebook(game, language) for language in LANGUAGES}
        self._indices: dict[Vocabulary, dict[str, int]] = {}
        self._compared: dict[tuple[Block, str], dict[int, _Phrase]] = {}

    def number(self, block: Block, typed: str) -> int | None:
        """The move of a block that typed words mean; None if they mean none of it."""
        known = block.number(typed)
        if known is not None:
            return known
        verb, *nouns = [fold(word) for word in typed.split()] or [""]
        for part in block.parts:
            if len(nouns) == len(part.nouns) and verb in self.verbs(part):
                return self._number(part, nouns)
        return None

    def canonical(self, typed: str) -> str:
        """Typed words as the log has them, if they are a move of any question; else as they are."""
        for block in self.game.blocks:
            number = self.number(block, typed)
            if number is not None:
                return block.words(number)
        return typed

    def said(self, words: str, language: str) -> str:
        """A move's canonical words as they are typed in a language."""
        for block in self.game.blocks:
            number = block.number(words)
            if number is not None:
                return self.books[language].words(block, number)
        return words

    def verbs(self, part: Part) -> set[str]:
        return {part.verb, *(fold(book.verb(part)) for book in self.books.values())}

    def near(self, block: Block, moves: Sequence[int], typed: str, language: str) -> list[str]:
        """Up to three of these moves that may have been meant, as they are typed in a language. Comparing letters takes
        long: it is done for those alone that share most words, and then most of their beginning."""
        meant = fold(typed)
        words, begins = set(meant.split()), [meant[:letters] for letters in (1, 2, 4)]

        def likeness(one: _Phrase) -> int:
            return 4 * len(words & one.words) + sum(map(one.folded.startswith, begins))

        known = heapq.nlargest(COMPARED, (self._phrase(block, move, language) for move in moves), key=likeness)
        said = {one.folded: one.typed for one in known}
        return [said[one] for one in near_misses(meant, list(said))]

    def _phrase(self, block: Block, move: int, language: str) -> _Phrase:
        kept = self._compared.setdefault((block, language), {})
        if move not in kept:
            typed = self.books[language].words(block, move)
            kept[move] = _Phrase(typed, fold(typed), frozenset(fold(typed).split()))
        return kept[move]

    def _number(self, part: Part, nouns: Sequence[str]) -> int | None:
        number = 0
        for vocabulary, word in zip(part.nouns, nouns, strict=True):
            i = self._index(vocabulary).get(word)
            if i is None:
                return None
            number = number * len(vocabulary) + i
        return part.at + number

    def _index(self, vocabulary: Vocabulary) -> dict[str, int]:
        """Each word of each language; where two languages quarrel about one, the canonical words come first."""
        if vocabulary not in self._indices:
            found = dict(vocabulary.index)
            for book in self.books.values():
                for i, word in enumerate(book.nouns(vocabulary)):
                    found.setdefault(fold(word), i)
            self._indices[vocabulary] = found
        return self._indices[vocabulary]


@cache
def phrases(game: AnyGame) -> Phrases:
    """A game's phrases, made once."""
    return Phrases(game)


def phrase_faults(game: AnyGame) -> list[str]:
    """What is missing or ambiguous in the words of the languages, a sentence each."""
    return [fault for language in LANGUAGES if language != CANONICAL for fault in _book_faults(game, language)]


def _book_faults(game: AnyGame, language: str) -> Iterator[str]:
    voice, book = Voice(game.folders, language), phrases(game).books[language]
    for verb in sorted({part.verb for block in game.blocks for part in block.parts}):
        if not voice.has(f"verb-{verb}"):
            yield f"{language}: verb-{verb} is missing"
    for vocabulary in game.vocabularies.values():
        words = [fold(word) for word in book.nouns(vocabulary)]
        for i, word in enumerate(words):
            if words.index(word) != i or vocabulary.index.get(word, i) != i:
                yield f"{language}: {word} stands for two words of {vocabulary.name}"
    for block in game.blocks:
        seen: dict[tuple[str, int], str] = {}
        for part in block.parts:
            for verb in {part.verb, fold(book.verb(part))}:
                other = seen.setdefault((verb, len(part.nouns)), part.verb)
                if other != part.verb:
                    yield f"{language}: {verb} stands for {other} and {part.verb} in {block.name}"
