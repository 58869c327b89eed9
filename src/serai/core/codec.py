"""States and frames as plain data and back, and the digest that names a state.

A state may declare `bundles`: columns that are written as one flat list, by the name it is written under, each with
its length, 0 for a whole number. It then goes on reading and writing positions, and their digests in old logs, as they
were before those columns had names of their own. In `columns` they stand last.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from serai.core.errors import BadLog
from serai.core.flow import AnyFrame, Note, State
from serai.core.game import AnyGame

Plain = dict[str, Any]

# A vec holds whole numbers alone; the list that stands for it in the interpreted build may hold truth values.
_NUMBERS: Any = None if isinstance(vec[i64]([]), list) else type(vec[i64]([]))


def dump(s: State) -> Plain:
    """Everything that can change, as numbers and lists."""
    values = [getattr(s, name) for name in s.columns]
    plain = [list(value) if type(value) is _NUMBERS else _plain(value) for value in values]
    columns = dict(zip(s.columns, plain, strict=True))
    for bundle, parts in s.bundles.items():
        values = [columns.pop(name) for name, _ in parts]
        columns[bundle] = [number for value in values for number in (value if isinstance(value, list) else [value])]
    return {"revealed": int(s.revealed), "stack": [dump_frame(frame) for frame in s.stack], "columns": columns}


def load(game: AnyGame, data: Any, plain: Plain) -> Any:
    """The state that `dump` wrote, over the same tables."""
    stack = [load_frame(game, row) for row in plain["stack"]]
    columns = plain["columns"]
    kind: Any = game.rules.state  # every state class has a constructor of its own
    if tuple(columns) != written(kind):
        raise BadLog(f"This saved position of {game.title} has other columns than this release keeps.")
    named = {name: value for name, value in columns.items() if name not in kind.bundles}
    for bundle, parts in kind.bundles.items():
        named |= _unbundled(game, parts, columns[bundle])
    return kind.restored(data, stack, plain["revealed"], [_packed(named[name]) for name in kind.columns])


def written(kind: type[State]) -> tuple[str, ...]:
    """The names under which a state's columns are written, in order."""
    inside = {name for parts in kind.bundles.values() for name, _ in parts}
    return (*(name for name in kind.columns if name not in inside), *kind.bundles)


def _unbundled(game: AnyGame, parts: tuple[tuple[str, int], ...], values: list[int]) -> Plain:
    """The columns that a flat list holds."""
    if len(values) != sum(size or 1 for _, size in parts):
        raise BadLog(f"This saved position of {game.title} has other columns than this release keeps.")
    found, at = {}, 0
    for name, size in parts:
        found[name] = values[at : at + size] if size else values[at]
        at += size or 1
    return found


def dump_frame(frame: AnyFrame) -> list[Any]:
    return [type(frame).__name__, *(_plain(getattr(frame, name)) for name in frame.fields)]


def load_frame(game: AnyGame, row: list[Any]) -> AnyFrame:
    name, *values = row
    if name not in game.frames:
        raise BadLog(f'This saved position of {game.title} has a frame "{name}" that this release does not know.')
    kind: Any = game.frames[name]  # every frame class has a constructor of its own
    frame: AnyFrame = kind(*(tuple(value) if isinstance(value, list) else value for value in values))
    return frame


def dump_note(note: Note) -> list[Any]:
    return [note.message, int(note.a), int(note.b), int(note.c), int(note.d), int(note.e), int(note.hearer)]


def load_note(row: list[Any]) -> Note:
    return Note(*row)


def digest(s: State) -> str:
    """Sixteen hex digits that name the state: equal states, equal digests."""
    return digest_of(dump(s))


def digest_of(plain: Plain) -> str:
    """The digest of a state that was dumped."""
    return hashlib.blake2b(msgspec.json.encode(plain), digest_size=8).hexdigest()


def _plain(value: Any) -> Any:
    if type(value) is _NUMBERS:
        return list(value)
    if isinstance(value, int):
        return int(value)
    if len(value) and not isinstance(value[0], int):
        return [_plain(inner) for inner in value]
    return list(map(int, value))


def _packed(value: Any) -> Any:
    if isinstance(value, int):
        return value
    if value and isinstance(value[0], list):
        return [_packed(inner) for inner in value]
    return vec[i64](value)
