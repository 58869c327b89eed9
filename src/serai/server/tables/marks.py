"""Names of positions, kept with the log: by them a later release knows whether its rules lead to the same.

A mark is the digest of a position and, before it, that of the names of the columns a position is written in: digests
of positions that are written differently say nothing about each other.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import msgspec

from serai.core.codec import digest, digest_of, written
from serai.core.game import AnyGame
from serai.core.log import Entry
from serai.core.match import Match
from serai.server.storage.store import Values

_SHAPE = 8  # hexadecimal digits


@cache
def shape(game: AnyGame) -> str:
    """The columns of a game's positions, in short."""
    return _shape(written(game.rules.state))


def _shape(columns: Iterable[str]) -> str:
    return hashlib.blake2b(" ".join(columns).encode(), digest_size=_SHAPE // 2).hexdigest()


def entry_rows(table: str, match: Match, entries: Sequence[Entry], now: float) -> list[Values]:
    """Rows of `log` for a match's last entries, with marks where it has them and at the last."""
    before, form = len(match.entries) - len(entries), shape(match.game)
    marks = {**match.marks, len(match.entries): digest(match.state)}
    rows: list[Values] = []
    for number, entry in enumerate(entries, before + 1):
        mark = form + marks[number] if number in marks else None
        rows.append(
            {"match": table, "number": number, "seat": entry.seat, "words": entry.words, "at": now, "mark": mark}
        )
    return rows


def digests(marks: Mapping[int, str]) -> dict[int, str]:
    """As a `.serai` file has them."""
    return {number: mark[_SHAPE:] for number, mark in marks.items()}


def comparable(game: AnyGame, marks: Mapping[int, str]) -> dict[int, str]:
    """The digests of positions written as this release writes them."""
    form = shape(game)
    return {number: mark[_SHAPE:] for number, mark in marks.items() if mark.startswith(form)}


def marks_of_snapshot(body: bytes) -> dict[int, str]:
    """What a snapshot tells of positions: all there is for entries from before marks were kept."""
    saved = msgspec.msgpack.decode(body, strict=False)
    form = _shape(saved["state"]["columns"])
    found = {int(number): form + mark for number, mark in saved["marks"]}
    return {**found, int(saved["number"]): form + digest_of(saved["state"])}


def fits(body: bytes, marks: Mapping[int, str]) -> bool:
    """Whether a snapshot is of the position that its mark in the log names, where there is one."""
    found = marks_of_snapshot(body)
    return all(marks.get(number, mark) == mark for number, mark in found.items())
