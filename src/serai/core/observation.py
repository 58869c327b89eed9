"""How a view becomes a row of numbers: declared once per game, over the fields of the view's Struct.

The Struct's own types say most: a bool is a cell, a Literal is one cell for each of its words, a Struct is its fields
one after the other. Where a type leaves open how much there can be, the game declares it by `"Struct.field"`, from the
outside in: `(Words(KIND.words), Count(8))` for a dict from kinds to numbers. What nobody has declared is still told,
less clearly: hashed into a few cells. A cell holds a whole number from 0 to 255; times its scale it lies between 0
and 1.
"""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from serai.core.nodes import (
    Alike,
    ByField,
    Flag,
    Group,
    Hashed,
    Hot,
    Many,
    Maybe,
    Node,
    Nothing,
    Number,
    Places,
    Repeated,
)
from serai.core.writer import MOST, Encoder


@dataclass(frozen=True)
class Words:
    """The words there are: of a text, of the items of a list, of the keys of a dict. Others leave all cells 0.

    With `alike`, every so many words the cells begin anew: where the place says which of them can lie there.
    """

    words: Sequence[str]
    alike: int = 0


@dataclass(frozen=True)
class Count:
    """A number from `low` to `high`; what lies beyond is cut."""

    high: int
    low: int = 0


@dataclass(frozen=True)
class Choice:
    """A number that stands for one of several things: a cell for each from `low` to `high`."""

    high: int
    low: int = 0


@dataclass(frozen=True)
class Rows:
    """A list, or the values of a dict in their order: so many at most."""

    most: int


@dataclass(frozen=True)
class Keyed:
    """A list of Structs, each at the place that a field of its own names, or two fields together.

    With `most`, a cell before it tells how many are there, up to so many, and of several only the last is written.
    """

    by: str
    then: str = ""
    most: int = 0


@dataclass(frozen=True)
class Tally:
    """A list of numbers: how often each from `low` to `high` is in it."""

    high: int
    low: int = 0
    most: int = 1


@dataclass(frozen=True)
class Order:
    """A list of numbers whose order counts: for each from `low` to `high` its place from 1, 0 if it is not in it."""

    high: int
    low: int = 0


@dataclass(frozen=True)
class Omit:
    """Left out, because it follows from the rest or never changes."""

    why: str


Spec = Words | Count | Choice | Rows | Keyed | Tally | Order | Omit
Declared = Mapping[str, tuple[Spec, ...]]


@dataclass(frozen=True, kw_only=True)
class Observation:
    """What a game declares. `encode` writes the same cells straight from a state, many times as fast."""

    declared: Declared = field(default_factory=dict)
    encode: Encoder | None = None


# ---------------------------------------------------------------------- from types to parts


def struct_node(kind: type[msgspec.Struct], declared: Declared, without: Sequence[str] = ()) -> Group:
    """The parts of a Struct in the order of its fields. A Struct takes over what its parents declare."""
    hints = get_type_hints(kind)
    parts = []
    for name in kind.__struct_fields__:
        if name not in without:
            parts.append((name, node_of(hints[name], _declared(kind, name, declared), declared)))
    return Group(parts)


def _declared(kind: type[msgspec.Struct], name: str, declared: Declared) -> tuple[Spec, ...]:
    for one in kind.__mro__:
        if f"{one.__name__}.{name}" in declared:
            return declared[f"{one.__name__}.{name}"]
    return ()


def node_of(kind: Any, specs: tuple[Spec, ...], declared: Declared) -> Node:
    """The part for a type, with what is declared of it."""
    first, rest = (specs[0] if specs else None), specs[1:]
    if isinstance(first, Omit):
        return Nothing()
    if get_origin(kind) in (Union, types.UnionType):
        return _optional(kind, specs, declared)
    if kind is bool:
        return Flag()
    if get_origin(kind) is Literal:
        return Hot(get_args(kind))
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return struct_node(kind, declared)
    if kind is int:
        return Hot(range(first.low, first.high + 1)) if isinstance(first, Choice) else _number(first)
    if kind is str:
        return _words(first) if isinstance(first, Words) else Hashed()
    if get_origin(kind) is list:
        return _list(get_args(kind)[0], first, rest, declared)
    if get_origin(kind) is dict:
        return _dict(get_args(kind), first, rest, declared)
    return Hashed()


def _optional(kind: Any, specs: tuple[Spec, ...], declared: Declared) -> Node:
    """None is all 0 where one cell of several is always 1; else a cell says whether it is there."""
    inner = [one for one in get_args(kind) if one is not type(None)]
    if len(inner) != 1:
        return Hashed()
    node = node_of(inner[0], specs, declared)
    return node if type(node) in (Hot, Hashed, Nothing) else Maybe(node)


def _list(item: Any, first: Spec | None, rest: tuple[Spec, ...], declared: Declared) -> Node:
    if isinstance(first, Rows):
        return Repeated(range(first.most), node_of(item, rest, declared))
    if isinstance(first, Words):
        return Many(first.words)
    if isinstance(first, Tally):
        return Many(range(first.low, first.high + 1), first.most)
    if isinstance(first, Order):
        return Places(range(first.low, first.high + 1))
    if isinstance(first, Keyed):
        keys = [name for name in (first.by, first.then) if name]
        places = list(product(*(_places(_declared(item, key, declared)[0]) for key in keys)))
        return ByField(places, struct_node(item, declared, without=keys), keys, first.most)
    return Many(get_args(item)) if get_origin(item) is Literal else Hashed()


def _dict(kinds: tuple[Any, ...], first: Spec | None, rest: tuple[Spec, ...], declared: Declared) -> Node:
    key, item = kinds
    if isinstance(first, Rows):
        return Repeated(range(first.most), node_of(item, rest, declared))
    if isinstance(first, Words):
        return Repeated(first.words, node_of(item, rest, declared))
    if get_origin(key) is Literal:
        specs = rest if first is None else (first, *rest)
        return Repeated(get_args(key), node_of(item, specs, declared))
    return Hashed()


def _words(spec: Words) -> Node:
    return Alike(spec.words, spec.alike) if spec.alike else Hot(spec.words)


def _places(spec: Spec) -> Sequence[Any]:
    """What a field that names places can be."""
    return spec.words if isinstance(spec, Words) else range(getattr(spec, "low", 0), getattr(spec, "high", 0) + 1)


def _number(spec: Spec | None) -> Node:
    """A number that nobody has declared goes as far as a cell does."""
    return Number(spec.low, spec.high) if isinstance(spec, Count) else Number(0, MOST)
