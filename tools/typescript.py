"""Writes the structures that reach the browser as TypeScript: `python -m tools.typescript`, `--check` to compare.

The server's messages become web/src/lib/wire.ts; each game's view and geometry web/src/boards/<game>/view.ts. A
structure is written once, in the file of the place it is declared in, and imported from there elsewhere. The text
is as prettier would have it.
"""

from __future__ import annotations

import inspect
import os
import pkgutil
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect as types

from serai.catalogue import games
from serai.core.game import AnyGame
from serai.server import wire
from serai.server.wire.answers import ServerMessage
from serai.server.wire.common import Problem
from serai.server.wire.messages import ClientMessage
from serai.server.wire.people import ChangeMe
from serai.server.wire.seating import Clock, CreateTable, SeatWish, SitDown

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src"
WIRE = WEB / "lib" / "wire.ts"
WIDTH = 120  # of a line, as in web/.prettierrc.json

UNIONS = {"SeatWish": SeatWish, "Clock": Clock, "ClientMessage": ClientMessage, "ServerMessage": ServerMessage}

_PLAIN: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.RawType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}


class Sheet:
    """One TypeScript file in the making: what it declares, and what it takes from other files."""

    def __init__(self, path: Path, source: str) -> None:
        self.path = path
        self.source = source
        self.declared: dict[str, str] = {}
        self.imported: dict[Path, set[str]] = {}

    def take(self, name: str, home: Path) -> str:
        """A name as this file may use it."""
        if home != self.path:
            self.imported.setdefault(home, set()).add(name)
        return name

    def text(self) -> str:
        head = f"// Made from {self.source} by `python -m tools.typescript`. Do not edit."
        taken = [_import(names, self.path, home) for home, names in sorted(self.imported.items())]
        made = [self.declared[name] for name in sorted(self.declared)]
        return "\n\n".join(["\n".join([head, *taken]), *made]) + "\n"


class Book:
    """All files together: structures find their homes in it."""

    def __init__(self) -> None:
        self.sheets = {WIRE: Sheet(WIRE, "src/serai/server/wire/")}
        for game in games().values():
            folder = game.identity.folder.relative_to(ROOT)
            self.sheets[_view_file(game)] = Sheet(_view_file(game), f"view.py and geometry.py of {folder.as_posix()}")

    def declare(self, structure: type) -> Path:
        """Write down a structure and all it is made of, once; returns its home."""
        home = _home(structure)
        sheet, name = self.sheets[home], structure.__name__
        if name not in sheet.declared:
            sheet.declared[name] = ""  # structures may refer to each other
            sheet.declared[name] = self._interface(structure, sheet)
        return home

    def _interface(self, structure: type, sheet: Sheet) -> str:
        kind = types.type_info(structure)
        assert isinstance(kind, types.StructType)
        base = _base(structure)
        known = set(base.__struct_fields__) if base else set()
        extends = f" extends {sheet.take(base.__name__, self.declare(base))}" if base else ""
        lines = [*_comment(structure), f"export interface {structure.__name__}{extends} {{"]
        if kind.tag_field is not None:
            lines.append(f"  {kind.tag_field}: {_literal(kind.tag)};")
        for field in kind.fields:
            if field.name not in known:
                optional = "?" if not field.required and _is_request(structure) else ""
                lines.append(_laid(f"  {field.encode_name}{optional}:", self.members(field.type, structure, sheet)))
        return "\n".join([*lines, "}"])

    def members(self, kind: types.Type, owner: type, sheet: Sheet) -> list[str]:
        """The members of a union; one for any other type."""
        if isinstance(kind, types.Metadata):
            return self.members(kind.type, owner, sheet)
        if isinstance(kind, types.UnionType):
            return [self.spell(one, owner, sheet) for one in kind.types]
        if isinstance(kind, types.LiteralType):
            return self._literals(kind.values, owner, sheet)
        return [self.spell(kind, owner, sheet)]

    def spell(self, kind: types.Type, owner: type, sheet: Sheet) -> str:
        if isinstance(kind, types.Metadata | types.UnionType | types.LiteralType):
            return " | ".join(self.members(kind, owner, sheet))
        if isinstance(kind, types.StructType):
            return sheet.take(kind.cls.__name__, self.declare(kind.cls))
        if isinstance(kind, types.TupleType):
            return f"[{', '.join(self.spell(one, owner, sheet) for one in kind.item_types)}]"
        if isinstance(kind, types.ListType | types.VarTupleType | types.SetType):
            inner = self.spell(kind.item_type, owner, sheet)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if isinstance(kind, types.DictType):
            return f"Record<{self.spell(kind.key_type, owner, sheet)}, {self.spell(kind.value_type, owner, sheet)}>"
        return _PLAIN[type(kind)]

    def _literals(self, values: Sequence[Any], owner: type, sheet: Sheet) -> list[str]:
        """Words to choose from: by the name the structure's module gives them, where it gives one."""
        for name, words in _named_literals(sys.modules[owner.__module__]):
            if set(words) == set(values):
                home = _home(owner)
                self.sheets[home].declared[name] = _laid(f"export type {name} =", [_literal(word) for word in words])
                return [sheet.take(name, home)]
        return [_literal(value) for value in values]


def generated() -> dict[Path, str]:
    """Every file, as it should be."""
    book = Book()
    for structure in structures():
        book.declare(structure)
    sheet = book.sheets[WIRE]
    for name, union in UNIONS.items():
        members = book.members(types.type_info(union), Problem, sheet)
        sheet.declared[name] = _laid(f"export type {name} =", members)
    for game in games().values():
        book.declare(view_of(game))
        book.declare(geometry_of(game))
    return {path: sheet.text() for path, sheet in book.sheets.items()}


def structures() -> Iterable[type]:
    """Everything the server and its clients say to each other."""
    for found in pkgutil.iter_modules(wire.__path__):
        for _, value in inspect.getmembers(import_module(f"{wire.__name__}.{found.name}")):
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct:
                yield value


def view_of(game: AnyGame) -> type:
    """The structure a game's view is."""
    found: type = get_type_hints(game.presentation.view)["return"]
    return found


def geometry_of(game: AnyGame) -> type:
    found: type = get_type_hints(game.presentation.geometry)["return"]
    return found


@cache
def _home(structure: type) -> Path:
    """A structure lives with the game in whose folder it is declared (the innermost), else with the wire."""
    path = Path(inspect.getfile(sys.modules[structure.__module__]))
    around = [game for game in games().values() if path.is_relative_to(game.identity.folder)]
    return _view_file(max(around, key=lambda game: len(game.identity.folder.parts))) if around else WIRE


def _view_file(game: AnyGame) -> Path:
    return WEB / "boards" / game.name / "view.ts"


def _base(structure: type) -> type[msgspec.Struct] | None:
    """The structure this one adds fields to."""
    base = structure.__mro__[1]
    return base if issubclass(base, msgspec.Struct) and base is not msgspec.Struct else None


def _is_request(structure: type) -> bool:
    """What clients write may leave defaults out; what the server writes always has every field."""
    messages = (*ClientMessage.__args__, *SeatWish.__args__, *Clock.__args__)
    return structure in messages or structure in (CreateTable, SitDown, ChangeMe)


def _named_literals(module: ModuleType) -> Iterable[tuple[str, tuple[Any, ...]]]:
    return ((name, get_args(value)) for name, value in vars(module).items() if get_origin(value) is Literal)


def _comment(structure: type) -> list[str]:
    """The structure's docstring, if it has one of its own."""
    written = (structure.__dict__.get("__doc__") or "").replace("None", "null")
    lines = [line.strip() for line in written.strip().splitlines()]
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def _import(names: set[str], user: Path, home: Path) -> str:
    """From one file of web/src to another."""
    path = os.path.relpath(home.with_suffix(""), user.parent)
    return f'import type {{ {", ".join(sorted(names))} }} from "{path}";'


def _laid(head: str, members: list[str]) -> str:
    """A declaration in one line where it fits, else with its members in the next one, or a line for each."""
    line = f"{head} {' | '.join(members)};"
    if len(line) <= WIDTH or len(members) == 1:
        return line
    indent = " " * (len(head) - len(head.lstrip()) + 2)
    together = f"{indent}{' | '.join(members)};"
    if len(together) <= WIDTH:
        return f"{head}\n{together}"
    return "\n".join([head, *(f"{indent}| {member}" for member in members)]) + ";"


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def stale() -> list[Path]:
    """The files that are not what they should be."""
    return [path for path, text in generated().items() if not path.exists() or path.read_text("utf-8") != text]


def main(arguments: Sequence[str]) -> int:
    if "--check" in arguments:
        found = stale()
        for path in found:
            print(f"{path.relative_to(ROOT)} is stale: run `python -m tools.typescript`", file=sys.stderr)
        return 1 if found else 0
    for path, text in generated().items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
