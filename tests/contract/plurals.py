"""Finds sentences that say a plural of one thing: every message with a number is said with 0, 1, 2 and 5."""

from __future__ import annotations

import re
from collections.abc import Iterator

from serai.core.game import AnyGame
from serai.core.phrasing import Fill
from serai.core.text import Speaker

COUNTS = (0, 1, 2, 5)

# Nouns that are counted without a plural, as materials are, or whose plural looks like the singular.
UNCHANGING = {
    "Plättchen", "Getreide", "Holz", "Lehm", "Wolle", "Erz", "Gold", "Stein", "Marmor", "Geld", "Jade", "Pfeffer",
    "Papyrus", "Stoff", "Eisen", "Seide", "Viertel", "Würfel", "Ton", "Nahrung", "Knöchelchen",
}  # fmt: skip
PLURAL_VERBS = {"are", "have", "join", "leave", "gehen", "kommen", "sind", "werden", "bleiben", "haben", "liegen"}
SINGULAR_IN_S = {"is", "has", "was", "does", "its", "this", "as", "less", "papyrus", "begins", "ends"}
# After these another phrase begins.
CONNECTING = {"of", "to", "and", "in", "on", "at", "with", "des", "der", "die", "aufs", "auf", "von", "und", "mit"}
AFTER = r"\b{count} ([^\W\d_]+)(?: ([^\W\d_]+))?"  # the two words after a number


def plural_faults(game: AnyGame, language: str) -> list[str]:
    """Messages in which a word after a number is the same for one and for five, a line each."""
    speaker = Speaker(game, language, ["Ana", "Ben", "Cy", "Dee", "Eve", "Fay"])
    return sorted(
        f"{language}: {message}: {text}"
        for message, fillings in _messages(game, speaker)
        for text in _faults(speaker, message, fillings)
    )


def _messages(game: AnyGame, speaker: Speaker) -> Iterator[tuple[str, dict[str, Fill]]]:
    """Every message with numbers, its other arguments filled with the first word of their vocabulary."""
    for message, declared in game.messages.items():
        yield message, _filling(game, speaker, [(one.partition(":")[0], one.rpartition(":")[2]) for one in declared])
    for block in game.blocks:
        for part in block.parts:
            yield f"{block.name}-{part.verb}", _filling(game, speaker, [(noun.name, noun.name) for noun in part.nouns])


def _filling(game: AnyGame, speaker: Speaker, declared: list[tuple[str, str]]) -> dict[str, Fill]:
    """Numbers are left at 0: they are what is varied."""
    given: dict[str, Fill] = {}
    for name, kind in declared:
        if kind == "number" or (kind in game.vocabularies and game.vocabularies[kind].counts):
            given[name] = 0
            given[name + "-id"] = "0"
        elif kind == "player":
            given[name] = speaker.player(0)
        elif kind[-1] in "*#":  # a heap or row: all it says of numbers is said with materials, which have no plural
            given[name], given[name + "-id"] = speaker.name(kind[:-1], 0), "some"
        elif kind not in game.vocabularies:
            given[name] = speaker.printed(kind, 0)
        else:
            given[name] = speaker.name(kind, 0)
            given[name + "-id"] = game.vocabularies[kind].words[0]
    return given


def _faults(speaker: Speaker, message: str, given: dict[str, Fill]) -> Iterator[str]:
    numbers = [name for name, value in given.items() if value == 0]
    for varied in numbers:
        said = {count: speaker.say(message, **_with(given, numbers, varied, count)) for count in COUNTS}
        for word in sorted(_after(5, said[5]) & _after(1, said[1])):
            if _is_plural(word, speaker.language):
                yield f'"{said[1]}" ({word})'


def _after(count: int, said: str) -> set[str]:
    found = [match.groups() for match in re.finditer(AFTER.format(count=count), said)]
    return {word for first, second in found if first not in CONNECTING for word in (first, second) if word}


def _is_plural(word: str, language: str) -> bool:
    """Of a word that stands after 1 and after 5 alike."""
    if word in PLURAL_VERBS:
        return True
    if language == "en":
        return word.endswith("s") and word not in SINGULAR_IN_S
    return word[0].isupper() and word not in UNCHANGING


def _with(given: dict[str, Fill], numbers: list[str], varied: str, count: int) -> dict[str, Fill]:
    """The varied number is the only 1 or 5 in the sentence."""
    others: dict[str, Fill] = dict.fromkeys(numbers, 3)
    ids: dict[str, Fill] = {name + "-id": str(3 if name != varied else count) for name in numbers}
    return {**given, **others, **ids, varied: count}
