"""Fields of a data pack: rows, numbers, lists, words and bundles; what is wrong is named with its place."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.pack import Pack
from serai.games.marco_polo_2.tables import KIND_NAMES, KINDS, Tables


def rows_of(pack: Pack, name: str, ids: tuple[str, ...]) -> list[dict[str, Any]]:
    """The rows of a list whose ids are given."""
    rows = pack.rows(name)
    found = tuple(row.get("id") for row in rows)
    if found != ids:
        raise pack.wrong(name, f"must have the ids {', '.join(ids)} in this order")
    return rows


def counted_rows(pack: Pack, name: str, known: tuple[str, ...], least: int) -> list[dict[str, Any]]:
    """The rows of a list that may be shorter or longer: as many of the known ids as there are rows, in their order."""
    rows = pack.rows(name)
    check_ids(pack, name, [str(row.get("id")) for row in rows], known, least)
    return rows


def check_ids(pack: Pack, name: str, found: list[str], known: tuple[str, ...], least: int) -> None:
    if not least <= len(found) <= len(known):
        raise pack.wrong(name, f"must have {least} to {len(known)} entries, has {len(found)}")
    for i, one in enumerate(found):
        if one != known[i]:
            raise pack.wrong(name, f'entry {i + 1} must have the id "{known[i]}", has "{one}"')


def named_rows(pack: Pack, name: str, known: tuple[str, ...]) -> dict[int, dict[str, Any]]:
    """Rows with known ids, each at most once and in any order, by the number of their word."""
    found: dict[int, dict[str, Any]] = {}
    for row in pack.rows(name):
        number = index_of(pack, name, known, str(row.get("id")))
        if number in found:
            raise pack.wrong(name, f'"{known[number]}" is there twice')
        found[number] = row
    return found


def printed_name(pack: Pack, where: str, row: dict[str, Any], known: bool) -> str:
    """The name as printed; where our texts know none for the id, it must be given."""
    name = str(row.get("name", "")).strip()
    if not name and not known:
        raise pack.wrong(where + ".name", "must be the name as printed")
    if len(name) > 40:
        raise pack.wrong(where + ".name", "must have at most 40 characters")
    return name


def number_in(pack: Pack, row: dict[str, Any], where: str, field: str, least: int, most: int) -> int:
    value = row.get(field)
    if not isinstance(value, int) or not least <= value <= most:
        raise pack.wrong(f"{where}.{field}", f"must be a whole number from {least} to {most}")
    return value


def list_in(pack: Pack, row: dict[str, Any], where: str, field: str, length: int, most: int) -> vec[i64]:
    values = row.get(field)
    if not isinstance(values, list) or len(values) != length:
        raise pack.wrong(f"{where}.{field}", f"must have {length} entries")
    found: vec[i64] = vec[i64]()
    for value in values:
        if not isinstance(value, int) or not 0 <= value <= most:
            raise pack.wrong(f"{where}.{field}", f"must be whole numbers from 0 to {most}")
        found = append(found, value)
    return found


def index_of(pack: Pack, where: str, known: tuple[str, ...], word: str) -> int:
    if word not in known:
        raise pack.wrong(where, f'"{word}" is unknown; known are {", ".join(one for one in known if one)}')
    return known.index(word)


def bundle_in(pack: Pack, t: Tables, where: str, texts: Any) -> i64:
    """Adds a bundle written as ["4 coin", "2 camel"]; returns its number."""
    if not isinstance(texts, list):
        raise pack.wrong(where, 'must be a list like ["4 coin", "2 camel"]')
    amounts = [0] * KINDS
    for text in texts:
        amount, _, kind = str(text).strip().partition(" ")
        if not amount.isdigit() or not 1 <= int(amount) <= 20:
            raise pack.wrong(where, f'"{" ".join(str(text).split())}" must begin with a whole number from 1 to 20')
        amounts[index_of(pack, where, KIND_NAMES, kind)] += int(amount)
    for held in amounts:
        t.bundle = append(t.bundle, held)
    return len(t.bundle) // KINDS - 1
