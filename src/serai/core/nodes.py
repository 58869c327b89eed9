"""The parts of an observation: each has its size, its scales, a row for the layout, and writes a value to its cells.

Which part a field of a view becomes is declared: see observation.py.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from serai.core.writer import MOST


class Cells(msgspec.Struct, frozen=True):
    """A run of an observation, for the table of its layout."""

    path: str
    at: int
    size: int
    what: str


HASHED = 64  # cells for a field that nobody has declared


class Sheet:
    """Cells in the making. `at` is the next one; every method but `put` moves it on."""

    def __init__(self, size: int) -> None:
        self.cells = [0] * size
        self.at = 0

    def hot(self, value: int, kinds: int) -> None:
        """One of so many kinds; none of them where the value is none."""
        if 0 <= value < kinds:
            self.cells[self.at + value] = 1
        self.at += kinds

    def flag(self, value: bool) -> None:
        self.count(int(value), 1)

    def count(self, value: int, high: int) -> None:
        """A number from 0 to `high`; what lies beyond is cut."""
        self.put(0, value, high)
        self.at += 1

    def put(self, ahead: int, value: int, high: int) -> None:
        """A number so many cells ahead, or over what was put there."""
        if value > 0:
            self.cells[self.at + ahead] = min(value, high)

    def skip(self, cells: int) -> None:
        self.at += cells


class Node:
    """A part of an observation: its size, its scales, and how a value is written to it."""

    size: int = 0
    what: str = ""

    def write(self, value: Any, w: Sheet) -> None:
        """Write a value and move on by `size`."""
        raise NotImplementedError

    def scales(self) -> list[float]:
        return [1.0] * self.size

    def rows(self, path: str, at: int) -> list[Cells]:
        return [Cells(path, at, self.size, self.what)] if self.size else []


class Hot(Node):
    def __init__(self, words: Sequence[Any]) -> None:
        self.index = {word: i for i, word in enumerate(words)}
        self.size = len(words)
        self.what = "one of: " + _listed(words)

    def write(self, value: Any, w: Sheet) -> None:
        w.hot(self.index.get(value, -1), self.size)


class Alike(Hot):
    """Words of several runs of equal length; a run's first word shares its cell with the first of the others."""

    def __init__(self, words: Sequence[str], alike: int) -> None:
        self.index = {word: i % alike for i, word in enumerate(words)}
        self.size = alike
        self.what = "one of: " + _listed(["/".join(words[i::alike]) for i in range(alike)])


class Places(Hot):
    def __init__(self, numbers: Sequence[int]) -> None:
        super().__init__(numbers)
        self.what = "the place, from 1, of each of: " + _listed(numbers)

    def write(self, value: Any, w: Sheet) -> None:
        for place, number in enumerate(value or (), 1):
            if number in self.index:
                w.put(self.index[number], place, self.size)
        w.skip(self.size)

    def scales(self) -> list[float]:
        return [1 / self.size] * self.size


class Many(Hot):
    def __init__(self, words: Sequence[Any], most: int = 1) -> None:
        super().__init__(words)
        self.most = most
        self.what = ("which of: " if most == 1 else f"how many (0 to {most}) of: ") + _listed(words)

    def write(self, value: Any, w: Sheet) -> None:
        for word in set(value or ()):
            if word in self.index:
                w.put(self.index[word], value.count(word), self.most)
        w.skip(self.size)

    def scales(self) -> list[float]:
        return [1 / self.most] * self.size


class Number(Node):
    size = 1

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, min(high - low, MOST)
        self.what = f"number from {low} to {low + self.high}"

    def write(self, value: Any, w: Sheet) -> None:
        w.count(0 if value is None else value - self.low, self.high)

    def scales(self) -> list[float]:
        return [1 / self.high]


class Flag(Node):
    size, what = 1, "yes or no"

    def write(self, value: Any, w: Sheet) -> None:
        w.flag(bool(value))


class Nothing(Node):
    def write(self, value: Any, w: Sheet) -> None:
        pass


class Hashed(Node):
    """Words and numbers of anything, each at a cell that its path gives."""

    size, what = HASHED, "not declared: hashed"

    def write(self, value: Any, w: Sheet) -> None:
        for path, number in _leaves("", msgspec.to_builtins(value)):
            w.put(zlib.crc32(path.encode()) % HASHED, number, MOST)
        w.skip(HASHED)

    def scales(self) -> list[float]:
        return [1 / MOST] * HASHED


class Group(Node):
    """Several parts, one after the other."""

    def __init__(self, parts: Sequence[tuple[str, Node]]) -> None:
        self.parts = parts
        self.size = sum(node.size for _, node in parts)

    def write(self, value: Any, w: Sheet) -> None:
        if value is None:
            w.skip(self.size)
            return
        for name, node in self.parts:
            node.write(getattr(value, name), w)

    def scales(self) -> list[float]:
        return [scale for _, node in self.parts for scale in node.scales()]

    def rows(self, path: str, at: int) -> list[Cells]:
        found = []
        for name, node in self.parts:
            found += node.rows(f"{path}.{name}".lstrip("."), at)
            at += node.size
        return found


class Repeated(Node):
    """The same part for each of several places; what is not there stays 0."""

    def __init__(self, places: Sequence[Any], node: Node) -> None:
        self.places, self.node = places, node
        self.index = {place: i for i, place in enumerate(places)}
        self.size = len(places) * node.size

    def write(self, value: Any, w: Sheet) -> None:
        start = w.at
        for place, inner in self._placed(value):
            if place in self.index:
                w.at = start + self.index[place] * self.node.size
                self.node.write(inner, w)
        w.at = start + self.size

    def _placed(self, value: Any) -> list[tuple[Any, Any]]:
        if isinstance(value, dict):
            if self.places and isinstance(self.places[0], int):
                return list(enumerate(value.values()))
            return list(value.items())
        return list(enumerate(value or ()))

    def scales(self) -> list[float]:
        return self.node.scales() * len(self.places)

    def rows(self, path: str, at: int) -> list[Cells]:
        each = self.node.rows("", 0)
        if len(each) != 1:
            shown = [one for i, place in enumerate(self.places) for one in self._row(path, place, at, i)]
            return shown if isinstance(self.places[0], int) else [self._whole(path, at)]
        return [self._whole(path, at)]

    def _row(self, path: str, place: Any, at: int, i: int) -> list[Cells]:
        return self.node.rows(f"{path}[{place}]", at + i * self.node.size)

    def _whole(self, path: str, at: int) -> Cells:
        inner = "; ".join(f"{one.path}: {one.what}".lstrip(": ") for one in self.node.rows("", 0))
        return Cells(path, at, self.size, f"for each of {_listed(self.places)}: {inner}")


class ByField(Repeated):
    """Structs by their own fields, written one over the other where several have the same place, or counted there."""

    def __init__(self, places: Sequence[tuple[Any, ...]], node: Node, keys: Sequence[str], most: int) -> None:
        super().__init__(places, Counted(node, most) if most else node)
        self.keys, self.most = keys, most
        self.places = [place[0] if len(place) == 1 else " ".join(str(one) for one in place) for place in places]

    def _placed(self, value: Any) -> list[tuple[Any, Any]]:
        placed = [(tuple(getattr(one, key) for key in self.keys), one) for one in value or ()]
        if not self.most:
            return placed
        found: dict[tuple[Any, ...], list[Any]] = {}
        for place, one in placed:
            found.setdefault(place, []).append(one)
        return list(found.items())


class Counted(Node):
    """How many there are, then the last of them."""

    def __init__(self, node: Node, most: int) -> None:
        self.node, self.most, self.size = node, most, 1 + node.size

    def write(self, value: Any, w: Sheet) -> None:
        w.count(len(value), self.most)
        self.node.write(value[-1], w)

    def scales(self) -> list[float]:
        return [1 / self.most, *self.node.scales()]

    def rows(self, path: str, at: int) -> list[Cells]:
        return [Cells(path, at, 1, f"how many, 0 to {self.most}"), *self.node.rows(path, at + 1)]


class Maybe(Node):
    """Whether it is there, then what it is."""

    def __init__(self, node: Node) -> None:
        self.node, self.size = node, 1 + node.size

    def write(self, value: Any, w: Sheet) -> None:
        w.flag(value is not None)
        if value is None:
            w.skip(self.node.size)
        else:
            self.node.write(value, w)

    def scales(self) -> list[float]:
        return [1.0, *self.node.scales()]

    def rows(self, path: str, at: int) -> list[Cells]:
        return [Cells(f"{path} is there", at, 1, "yes or no"), *self.node.rows(path, at + 1)]


def _leaves(path: str, value: Any) -> list[tuple[str, int]]:
    """Every word and number in plain data: where it is, and how much."""
    if isinstance(value, dict):
        return [leaf for key, inner in value.items() for leaf in _leaves(f"{path}.{key}", inner)]
    if isinstance(value, list):
        return [leaf for i, inner in enumerate(value) for leaf in _leaves(f"{path}.{i}", inner)]
    if isinstance(value, bool | int):
        return [(path, int(value))]
    return [] if value is None else [(f"{path}={value}", 1)]


def _listed(words: Sequence[Any]) -> str:
    shown = [str(word) for word in words]
    return ", ".join(shown) if len(shown) <= 12 else f"{', '.join(shown[:3])} ... {shown[-1]} ({len(shown)})"
