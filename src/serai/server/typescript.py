"""Writes the structures of wire.py as TypeScript: `python -m serai.server.typescript > web/src/lib/wire.ts`."""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec
from msgspec import inspect as types

from serai.server import wire

UNIONS = ("SeatWish", "Clock", "ClientMessage", "ServerMessage")

_PLAIN: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.RawType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}


def typescript() -> str:
    """The whole file."""
    found: dict[str, str] = {}
    for _, value in inspect.getmembers(wire):
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct:
            _declare(types.type_info(value), found)
    unions = [f"export type {name} = {_spell(types.type_info(getattr(wire, name)), found)};" for name in UNIONS]
    head = "// Made from src/serai/server/wire.py by `python -m serai.server.typescript`. Do not edit.\n"
    return "\n".join([head, *(found[name] for name in sorted(found)), *unions]) + "\n"


def _declare(kind: types.Type, found: dict[str, str]) -> str:
    """Write down a structure and all it is made of, once; returns its name."""
    assert isinstance(kind, types.StructType)
    name = kind.cls.__name__
    if name in found:
        return name
    found[name] = ""  # structures may refer to each other
    lines = [f"export interface {name} {{"]
    if kind.tag_field is not None:
        lines.append(f"  {kind.tag_field}: {_literal(kind.tag)};")
    for field in kind.fields:
        optional = "" if field.required or not _is_request(kind.cls) else "?"
        lines.append(f"  {field.encode_name}{optional}: {_spell(field.type, found)};")
    found[name] = "\n".join([*lines, "}"])
    return name


def _is_request(structure: type) -> bool:
    """What clients write may leave defaults out; what the server writes always has every field."""
    messages = (*wire.ClientMessage.__args__, *wire.SeatWish.__args__, *wire.Clock.__args__)
    return structure in messages or structure in (wire.CreateTable, wire.SitDown, wire.ChangeMe)


def _spell(kind: types.Type, found: dict[str, str]) -> str:
    if isinstance(kind, types.Metadata):
        return _spell(kind.type, found)
    if isinstance(kind, types.StructType):
        return _declare(kind, found)
    if isinstance(kind, types.UnionType):
        return " | ".join(_spell(one, found) for one in kind.types)
    if isinstance(kind, types.LiteralType):
        return " | ".join(_literal(value) for value in kind.values)
    if isinstance(kind, types.ListType | types.VarTupleType | types.SetType):
        inner = _spell(kind.item_type, found)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, types.DictType):
        return f"Record<string, {_spell(kind.value_type, found)}>"
    return _PLAIN[type(kind)]


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    sys.stdout.write(typescript())
