"""Choosing among many moves in a terminal: short lists as they are, long ones word by word."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from serai.core.offer import OfferedMove

MAX_LISTED = 20  # moves that are listed one by one


class Row(msgspec.Struct, frozen=True):
    """A line to choose: one move, or all moves that begin with some words."""

    words: str
    count: int
    move: OfferedMove | None = None


def rows(moves: Sequence[OfferedMove]) -> list[Row]:
    """What to list: every move when they are few, else the next word that tells them apart."""
    if len(moves) <= MAX_LISTED:
        return [Row(move.words, 1, move) for move in moves]
    groups: dict[str, list[OfferedMove]] = {}
    place = _fork([move.words.split() for move in moves])
    for move in moves:
        groups.setdefault(" ".join(move.words.split()[: place + 1]), []).append(move)
    return [
        Row(group[0].words, 1, group[0]) if len(group) == 1 else Row(words, len(group))
        for words, group in groups.items()
    ]


def matching(moves: Sequence[OfferedMove], typed: str) -> list[OfferedMove]:
    """The moves that typed words may mean: whole, as their beginning, abbreviated, or in any place."""
    words = typed.lower().split()
    for fits in (_whole, _beginning, _abbreviated, _anywhere):
        if found := [move for move in moves if fits(move.words.split(), words)]:
            return found
    return []


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
