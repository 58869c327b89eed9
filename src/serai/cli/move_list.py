"""Choosing among many moves in a terminal: short lists as they are, long ones word by word."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from serai.core.offer import OfferedMove
from serai.core.phrases import fold

Typed = Callable[[OfferedMove], str]  # a move in the words of the reader's language

MAX_LISTED = 20  # moves that are listed one by one


class Row(msgspec.Struct, frozen=True):
    """A line to choose: one move, or all moves that begin with some words."""

    words: str
    count: int
    move: OfferedMove | None = None


def rows(moves: Sequence[OfferedMove], typed: Typed) -> list[Row]:
    """What to list: every move when they are few, else the next word that tells them apart."""
    if len(moves) <= MAX_LISTED:
        return [Row(typed(move), 1, move) for move in moves]
    groups: dict[str, list[OfferedMove]] = {}
    place = _fork([typed(move).split() for move in moves])
    for move in moves:
        groups.setdefault(" ".join(typed(move).split()[: place + 1]), []).append(move)
    return [
        Row(typed(group[0]), 1, group[0]) if len(group) == 1 else Row(words, len(group))
        for words, group in groups.items()
    ]


def matching(moves: Sequence[OfferedMove], line: str, typed: Typed) -> list[OfferedMove]:
    """The moves that a typed line may mean, in the reader's words or the canonical ones.

    It may be the whole move, its beginning, its words abbreviated, or some of them in any place.
    """
    words = fold(line).split()
    for fits in (_whole, _beginning, _abbreviated, _anywhere):
        if found := [move for move in moves if any(fits(one, words) for one in _forms(move, typed))]:
            return found
    return []


def _forms(move: OfferedMove, typed: Typed) -> list[list[str]]:
    return [move.words.split(), fold(typed(move)).split()]


def common_beginning(phrases: Sequence[str]) -> str:
    """The words that all of several phrases begin with."""
    split = [phrase.split() for phrase in phrases]
    return " ".join(split[0][: _fork(split)])


def _fork(split: Sequence[Sequence[str]]) -> int:
    """The first place where moves have different words."""
    place = 0
    while all(len(words) > place + 1 and words[place] == split[0][place] for words in split):
        place += 1
    return place


def _whole(words: Sequence[str], typed: Sequence[str]) -> bool:
    return words == typed


def _beginning(words: Sequence[str], typed: Sequence[str]) -> bool:
    return words[: len(typed)] == typed


def _abbreviated(words: Sequence[str], typed: Sequence[str]) -> bool:
    return len(typed) <= len(words) and all(words[i].startswith(one) for i, one in enumerate(typed))


def _anywhere(words: Sequence[str], typed: Sequence[str]) -> bool:
    return all(one in words for one in typed)
