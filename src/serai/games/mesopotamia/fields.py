"""Fields of a data pack: rows, numbers, lists and words; what is wrong is named with its place."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.pack import Pack
from serai.games.mesopotamia.tables import GOOD_NAMES, GOODS

Row = dict[str, Any]


def named_rows(pack: Pack, name: str, known: tuple[str, ...]) -> dict[int, Row]:
    """Rows with known ids, each at most once, by the number of their word."""
    found: dict[int, Row] = {}
    for row in pack.rows(name):
        number = index_of(pack, name, known, str(row.get("id")))
        if number in found:
            raise pack.wrong(name, f'"{known[number]}" is there twice')
        found[number] = row
    return found


def all_rows(pack: Pack, name: str, ids: tuple[str, ...]) -> list[Row]:
    """The rows of a list whose ids are given."""
    rows = pack.rows(name)
    if tuple(row.get("id") for row in rows) != ids:
        raise pack.wrong(name, f"must have the ids {', '.join(ids)} in this order")
    return rows


def index_of(pack: Pack, where: str, known: tuple[str, ...], word: str) -> int:
    if word not in known:
        raise pack.wrong(where, f'"{word}" is unknown; known are {", ".join(one for one in known if one)}')
    return known.index(word)


def number_in(pack: Pack, row: Row, where: str, field: str, least: int, most: int) -> int:
    value = row.get(field)
    if not isinstance(value, int) or not least <= value <= most:
        raise pack.wrong(f"{where}.{field}", f"must be a whole number from {least} to {most}")
    return value


def list_in(pack: Pack, row: Row, where: str, field: str, length: int, most: int) -> vec[i64]:
    """A list of whole numbers; any length where none is given."""
    values = row.get(field)
    if not isinstance(values, list) or (length and len(values) != length):
        raise pack.wrong(f"{where}.{field}", f"must have {length} entries")
    found: vec[i64] = vec[i64]()
    for value in values:
        if not isinstance(value, int) or not 0 <= value <= most:
            raise pack.wrong(f"{where}.{field}", f"must be whole numbers from 0 to {most}")
        found = append(found, value)
    return found


def points_in(pack: Pack, row: Row, where: str, field: str, least: int, most: int) -> list[int]:
    """What a shape is drawn by: x and y of each point; nothing where the pack does not draw it."""
    values = row.get(field, [])
    if not isinstance(values, list) or any(not isinstance(one, int) or not 0 <= one <= most for one in values):
        raise pack.wrong(f"{where}.{field}", f"must be whole numbers from 0 to {most}")
    if values and (len(values) % 2 or len(values) < 2 * least):
        raise pack.wrong(f"{where}.{field}", f"must be x and y of each point, at least {least} points, or empty")
    return [int(one) for one in values]


def words_in(pack: Pack, row: Row, where: str, field: str, known: tuple[str, ...]) -> list[int]:
    """A list of words, as their numbers."""
    values = row.get(field)
    if not isinstance(values, list):
        raise pack.wrong(f"{where}.{field}", "must be a list of words")
    return [index_of(pack, f"{where}.{field}", known, str(one)) for one in values]


def word_in(pack: Pack, row: Row, where: str, field: str, known: tuple[str, ...]) -> int:
    return index_of(pack, f"{where}.{field}", known, str(row.get(field)))


def goods_in(pack: Pack, row: Row, where: str, field: str) -> vec[i64]:
    """Goods written as ["2 stone", "1 clay"], by their number."""
    texts = row.get(field)
    if not isinstance(texts, list):
        raise pack.wrong(f"{where}.{field}", 'must be a list like ["2 stone", "1 clay"]')
    amounts = vec[i64]([0] * GOODS)
    for text in texts:
        amount, _, good = str(text).strip().partition(" ")
        if not amount.isdigit() or not 1 <= int(amount) <= 20:
            raise pack.wrong(f"{where}.{field}", f'"{text}" must begin with a whole number from 1 to 20')
        amounts[index_of(pack, f"{where}.{field}", GOOD_NAMES, good)] += int(amount)
    return amounts


def extended(into: vec[i64], more: vec[i64]) -> vec[i64]:
    """The first with the second behind it."""
    for one in more:
        into = append(into, one)
    return into
