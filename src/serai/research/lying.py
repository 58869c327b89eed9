"""What lies where on a board, read from any game's geometry and view: for drawings that know no game.

A view names places in four ways: as keys of dicts (`buildings`), in rows (`{"space": ..., "owner": ...}`), as values
(`robber`), and in lists, which under a player are that player's (`figures`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from serai.core.game import Geometry

BY_SEAT = ("players", "sides", "boards")  # lists with a row for each seat
NAMING = ("place", "space", "section", "area", "cell", "vertex")  # fields of rows that lie at a place
OWNING = ("player", "owner", "side")
GROUND = ("terrain", "river", "effect")  # what a place is, where the geometry has a row for it


class Piece(NamedTuple):
    """Something on a place: whose it is (None: nobody's), what, and how many."""

    owner: int | None
    word: str
    many: int = 1


Lying = dict[str, list[Piece]]


def grounds(geometry: Geometry, words: set[str]) -> dict[str, str]:
    """What each place is, by its word: its terrain, its river, or a list it stands in."""
    found: dict[str, str] = {}
    for field, value in msgspec.to_builtins(geometry).items():
        for word, what in _named(field, value):
            if word in words and what:
                found.setdefault(word, what)
    return found


def _named(field: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for word, inner in value.items():
            if isinstance(inner, dict):
                yield word, next((str(inner[name]) for name in GROUND if inner.get(name)), "")
            elif isinstance(inner, str):
                yield word, inner
    elif isinstance(value, list):
        yield from ((word, field) for word in value if isinstance(word, str))


def pieces(view: Any, words: set[str]) -> Lying:
    """What lies on each place, by its word."""
    found: Lying = {}
    for word, piece in _walk(msgspec.to_builtins(view), "", None, words):
        found.setdefault(word, []).append(piece)
    return found


def _walk(value: Any, field: str, owner: int | None, words: set[str]) -> Iterator[tuple[str, Piece]]:
    if isinstance(value, dict) and "moves" not in value:  # else it is told what could be done
        for key, inner in value.items():
            if key in words:
                yield from ((key, piece) for piece in _lies(inner, owner))
            elif isinstance(inner, str) and inner in words:
                row = list(_lies(value, owner, without=key)) if key in NAMING else [Piece(owner, key)]
                yield from ((inner, piece) for piece in row)
            else:
                yield from _walk(inner, key, owner, words)
    elif isinstance(value, list):
        for seat, inner in enumerate(value):
            if isinstance(inner, str) and inner in words:
                yield inner, Piece(owner, field)
            elif not isinstance(inner, list):  # lists of lists are groups of places, and nothing lies there by them
                yield from _walk(inner, field, seat if field in BY_SEAT else owner, words)


def _lies(value: Any, owner: int | None, without: str = "") -> Iterator[Piece]:
    """The pieces that a value means: a word, several of them, or a row with an owner, a kind and a count."""
    if isinstance(value, str) and value:
        yield Piece(owner, value)
    elif isinstance(value, list):
        for inner in value:
            yield from _lies(inner, owner)
    elif isinstance(value, dict):
        yield from _of_row({name: inner for name, inner in value.items() if name != without}, owner)


def _of_row(row: dict[str, Any], owner: int | None) -> Iterator[Piece]:
    mine = next((row[name] for name in OWNING if isinstance(row.get(name), int)), owner)
    if any(name in row for name in OWNING):
        word = next((inner for inner in row.values() if isinstance(inner, str) and inner), str(row.get("value", "")))
        yield Piece(mine if mine is not None and mine >= 0 else None, word, int(row.get("count", 1)))
    for name, inner in row.items():
        if isinstance(inner, list):
            yield from _lies(inner, owner)
        elif name in ("settlement", "wall", "holder") and isinstance(inner, int) and inner >= 0:
            yield Piece(inner, name)
