"""Moves are numbers inside and words outside: vocabularies, and blocks of the action space."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from functools import cache

from serai.core.flow import AnyDecision


class Vocabulary:
    """The words for a range of numbers: cells, colours, goods, cards.

    `anchor` is the prefix of the board element a word stands for (`cell` gives `cell:e5`).
    Each word has a name in the game's texts, `<vocabulary>-<word>`, unless `spoken` is False:
    then the word itself is shown, in every language. With `counts` texts get the number, to choose forms by it.
    """

    def __init__(
        self, name: str, words: Sequence[str], anchor: str = "", spoken: bool = True, counts: bool = False
    ) -> None:
        self.name = name
        self.words = tuple(words)
        self.anchor = anchor
        self.spoken = spoken
        self.counts = counts
        self.index = {word: i for i, word in enumerate(self.words)}
        assert len(self.index) == len(self.words), f"vocabulary {name} has a word twice"

    def __len__(self) -> int:
        return len(self.words)

    def anchor_of(self, i: int) -> str:
        """The board element a word stands for; empty where it stands for none."""
        return f"{self.anchor}:{self.words[i]}" if self.anchor else ""


def numbers(name: str, highest: int) -> Vocabulary:
    """0, 1, ... highest, as words."""
    return Vocabulary(name, [str(i) for i in range(highest + 1)], spoken=False, counts=True)


class Part:
    """A run of a block: one verb and every combination of its nouns, the last noun turning fastest.

    `at` repeats where the run begins, so that the rules' constants and the words cannot drift apart.
    """

    def __init__(self, at: int, verb: str, *nouns: Vocabulary, anchors: Sequence[str] = ()) -> None:
        self.at = at
        self.verb = verb
        self.nouns = nouns
        self.anchors = tuple(anchors)
        self.size = 1
        for noun in nouns:
            self.size *= len(noun)

    def indices(self, number: int) -> list[int]:
        """Which word of each noun a number of this part stands for."""
        rest, found = number - self.at, []
        for noun in reversed(self.nouns):
            rest, i = divmod(rest, len(noun))
            found.append(i)
        return found[::-1]

    def words(self, number: int) -> str:
        nouns = zip(self.nouns, self.indices(number), strict=True)
        return " ".join([self.verb, *(noun.words[i] for noun, i in nouns)])

    def number(self, words: list[str]) -> int | None:
        """The number of these nouns; None if a word is not in its vocabulary."""
        if len(words) != len(self.nouns):
            return None
        number = 0
        for noun, word in zip(self.nouns, words, strict=True):
            if word not in noun.index:
                return None
            number = number * len(noun) + noun.index[word]
        return self.at + number

    def anchors_of(self, number: int) -> list[str]:
        """The board elements the words name."""
        named = zip(self.nouns, self.indices(number), strict=True)
        return [noun.anchor_of(i) for noun, i in named if noun.anchor] + list(self.anchors)


class Block:
    """The moves of one decision class (or of several that ask for the same), as a run of the action space."""

    def __init__(self, decisions: type[AnyDecision] | Sequence[type[AnyDecision]], *parts: Part) -> None:
        self.decisions = (decisions,) if isinstance(decisions, type) else tuple(decisions)
        self.name = kebab(self.decisions[0].__name__)
        self.parts = parts
        self.size = 0
        self.offset = 0  # set by the game
        for part in parts:
            assert part.at == self.size, f"{self.name}: {part.verb} begins at {self.size}, not {part.at}"
            self.size += part.size
        self._by_verb = {part.verb: part for part in parts}
        assert len(self._by_verb) == len(parts), f"{self.name} has a verb twice"

    def part(self, number: int) -> Part:
        for part in self.parts:
            if number < part.at + part.size:
                return part
        raise IndexError(f"{self.name} has {self.size} moves, none has number {number}")

    def words(self, number: int) -> str:
        return self.part(number).words(number)

    def number(self, words: str) -> int | None:
        """The number of these words in this block; None if they are not in it."""
        verb, *nouns = words.lower().split() or [""]
        part = self._by_verb.get(verb)
        return part.number(nouns) if part else None

    def all_words(self) -> list[str]:
        return [self.words(number) for number in range(self.size)]


@cache
def kebab(name: str) -> str:
    """`AttackerCommits` as `attacker-commits`: how a class is called in texts."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def near_misses(words: str, known: list[str]) -> list[str]:
    """Up to three known words that may have been meant."""
    return difflib.get_close_matches(" ".join(words.lower().split()), known, n=3, cutoff=0.6)
