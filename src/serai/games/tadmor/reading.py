"""Reading a pack: numbers, names and columns of its rows, each with a clear word on what is wrong with it."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.pack import Pack


def number(pack: Pack, row: dict[str, Any], where: str, field: str, least: int) -> int:
    value = row.get(field)
    if not isinstance(value, int) or value < least:
        raise pack.wrong(f"{where}.{field}", f"must be a whole number, at least {least}")
    return value


def numbers(pack: Pack, row: dict[str, Any], where: str, field: str, count: int) -> vec[i64]:
    values = row.get(field)
    if not isinstance(values, list) or len(values) != count:
        raise pack.wrong(f"{where}.{field}", f"must have {count} entries")
    for value in values:
        if not isinstance(value, int) or value < 0:
            raise pack.wrong(f"{where}.{field}", "must be whole numbers, none below 0")
    return vec[i64](values)


def column(pack: Pack, rows: list[dict[str, Any]], name: str, field: str) -> vec[i64]:
    return vec[i64]([number(pack, row, f"{name}[{row.get('id', i)}]", field, 0) for i, row in enumerate(rows)])


def flat(pack: Pack, rows: list[dict[str, Any]], name: str, field: str, count: int) -> vec[i64]:
    """A column of lists, one after the other."""
    found: list[int] = []
    for i, row in enumerate(rows):
        for value in numbers(pack, row, f"{name}[{row.get('id', i)}]", field, count):
            found.append(int(value))
    return vec[i64](found)


def named(pack: Pack, name: str, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """The rows of a list that must have just these ids, in this order."""
    rows = pack.rows(name)
    if [row.get("id") for row in rows] != list(names):
        raise pack.wrong(name, f"must have the ids {', '.join(names)}, in this order")
    return rows


def one_of(pack: Pack, name: str, row: dict[str, Any], field: str, names: tuple[str, ...]) -> int:
    value = row.get(field)
    for i, known in enumerate(names):
        if value == known:
            return i
    raise pack.wrong(f"{name}[{row.get('id', '?')}].{field}", f"must be one of {', '.join(names)}")
