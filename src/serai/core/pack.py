"""Data packs: what is printed on the components, as TOML, each value with its provenance.

A game's own pack is the folder `data/` next to its rules. `export` writes it as one file that an
owner of the box can edit; `load` reads such a file back and checks it against the game's own.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from serai.core.errors import BadData

PROVENANCE = ("rulebook", "public", "reconstructed", "owner")

# What is looked at before a text is parsed: within these bounds parsing takes time and memory in proportion to the
# text, some tenths of a second at most. Without them it would not: a key with n dots costs n squared.
BYTES = 600_000  # five times the largest pack there is
LINES = 35_000
LINE = 2_000  # characters
DOTS = 60  # in a line
DIGITS = 20  # of a number that is repeated in an error

# Far above anything printed; what a game reads in a pack can neither fill the memory nor take long.
LARGEST = 10_000  # numbers
LONGEST = 200  # characters of a text
MOST = 64  # entries of a list, or four times as many as in the game's own

Fields = dict[str, Any]


class Pack:
    """The values of one pack. `name` is the file or folder they came from, for error messages."""

    def __init__(self, game: str, name: str, values: Fields, lists: Sequence[str] = ()) -> None:
        self.game = game
        self.name = name
        self.values = values
        self.lists = lists  # names of the lists of tables that may have any length
        self.tables: Any = None  # what the game made of the values (Game.tables)
        self._digest = ""

    @staticmethod
    def built_in(game: str, folder: Path, lists: Sequence[str] = ()) -> Pack:
        values: Fields = {}
        for path in sorted(folder.glob("*.toml")):
            values.update(_read(path.read_text("utf-8"), path.name))
        return Pack(game, f"{game}/data", values, lists)

    @staticmethod
    def load(path: Path, own: Pack) -> Pack:
        """A pack file made by `export`, with the same fields as the game's own pack."""
        return Pack.parse(_text_of(path), str(path), own)

    @staticmethod
    def parse(text: str, name: str, own: Pack) -> Pack:
        """The same from the file's text."""
        values = _read(text, name)
        game = _game(values, name, own.game)
        if game != own.game:
            error = BadData(f"{name}: is a pack for {_shown(game)}, not for {own.game}.")
            raise error.named("pack-of-another", other=_shown(game), game=own.game)
        del values["pack"]
        return Pack.checked(values, name, own)

    @staticmethod
    def checked(values: Fields, name: str, own: Pack) -> Pack:
        """A pack of these values, which must be of the same shape as the game's own."""
        _same_shape(values, _as_long(own, values, name), name, "")
        pack = Pack(own.game, name, values)
        pack.check_provenance()
        return pack

    def table(self, name: str) -> Fields:
        found = self.values.get(name)
        if not isinstance(found, dict):
            raise BadData(f"{self.name}: has no table [{name}].")
        return found

    def rows(self, name: str) -> list[Fields]:
        found = self.values.get(name)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise BadData(f"{self.name}: has no list of tables [[{name}]].")
        return found

    def pair(self, field: str, values: list[int]) -> tuple[int, int]:
        """A list of two numbers, as a place on a map is."""
        if len(values) != 2:
            raise self.wrong(field, f"must have 2 numbers, has {len(values)}")
        return values[0], values[1]

    def wrong(self, field: str, what: str) -> BadData:
        """The error for a value that breaks a rule of the game."""
        return BadData(f"{self.name}, {field}: {what}").named("pack-wrong", field=field, what=what)

    def digest(self) -> str:
        """Names the values: two packs with the same digest play the same game."""
        if not self._digest:
            canonical = msgspec.json.encode(_without_provenance(self.values), order="deterministic")
            self._digest = hashlib.blake2b(canonical, digest_size=8).hexdigest()
        return self._digest

    def provenance(self) -> dict[str, int]:
        """How many values come from where."""
        counts = dict.fromkeys(PROVENANCE, 0)
        for _, origin in _leaves(self.values, "", ""):
            counts[origin] += 1
        return {origin: n for origin, n in counts.items() if n}

    def reconstructed(self) -> list[str]:
        """The fields whose values are our reconstruction, by path."""
        return [path for path, origin in _leaves(self.values, "", "") if origin == "reconstructed"]

    def check_provenance(self) -> None:
        for path, origin in _leaves(self.values, "", ""):
            if origin not in PROVENANCE:
                known = ", ".join(PROVENANCE)
                error = BadData(f'{self.name}, {path}: provenance is "{origin}"; it must be one of {known}.')
                raise error.named("pack-provenance", field=path, given=origin, known=known)


class RecentPacks:
    """The packs that were used last, by game and digest, so that matches with the same data share one."""

    def __init__(self, most: int = 32) -> None:
        self.most = most
        self._packs: dict[tuple[str, str], Pack] = {}

    def of(self, game: str, data: str, read: Callable[[], Pack]) -> Pack:
        """The pack with this digest; it is read where it is not among the recent ones."""
        found = self.find(game, data) or read()
        self.keep(game, data, found)
        return found

    def find(self, game: str, data: str) -> Pack | None:
        return self._packs.get((game, data))

    def keep(self, game: str, data: str, pack: Pack) -> None:
        """As the one that was used last."""
        self._packs.pop((game, data), None)
        self._packs[game, data] = pack
        if len(self._packs) > self.most:
            del self._packs[next(iter(self._packs))]


def game_of(path: Path) -> str:
    """Which game a pack file says it is for."""
    return _game(_read(_text_of(path), str(path)), str(path), "GAME")


def export(game: str, folder: Path) -> str:
    """The game's own pack as one editable file, comments and all."""
    head = (
        f'# Data of {game}. Edit values, keep fields; set provenance to "owner" where you typed a printed value.\n'
        f"# Then: serai data check FILE, and create a match with it (--data FILE).\n\n"
        f'[pack]\ngame = "{game}"\n'
    )
    parts = [path.read_text("utf-8").strip() for path in sorted(folder.glob("*.toml"))]
    return "\n\n".join([head.strip(), *parts]) + "\n"


def _text_of(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(BYTES + 1)
        return content.decode("utf-8")
    except OSError as error:
        raise BadData(f"{path}: cannot be read ({error.strerror}).") from error
    except UnicodeDecodeError as error:
        if len(content) > BYTES:
            raise _too_much(str(path), "bytes", BYTES) from error
        raise BadData(f"{path}: is not UTF-8 text.") from error


def _read(text: str, name: str) -> Fields:
    check_bounds(text, name)
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise _too_much(name, "nesting", 100) from error
    except ValueError as error:  # TOML's own error, or Python's about a number of thousands of digits
        why = " ".join(str(error).split())[:LONGEST]
        raise BadData(f"{name}: is not valid TOML: {why}.").named("pack-not-toml", why=why) from error


def check_bounds(text: str, name: str) -> None:
    """Refuses, by counting alone, what would take long to parse."""
    if len(text) > BYTES or len(text.encode(errors="replace")) > BYTES:
        raise _too_much(name, "bytes", BYTES)
    if text.count("\n") >= LINES:
        raise _too_much(name, "lines", LINES)
    for line in text.split("\n"):
        if len(line) > LINE:
            raise _too_much(name, "line", LINE)
        if line.count(".") > DOTS:
            raise _too_much(name, "dots", DOTS)


def _too_much(name: str, what: str, most: int) -> BadData:
    sentences = {
        "bytes": "is larger than {} bytes",
        "lines": "has more than {} lines",
        "line": "has a line of more than {} characters",
        "dots": "has a line with more than {} dots",
        "nesting": "has lists or tables inside each other, more than {} deep",
    }
    return BadData(f"{name}: {sentences[what].format(most)}.").named("pack-too-much", what=what, most=most)


def _game(values: Fields, name: str, wanted: str) -> str:
    head = values.get("pack")
    game = head.get("game") if isinstance(head, dict) else None
    if not isinstance(game, str):
        error = BadData(f'{name}: has no [pack] table with a game; begin with "serai data export {wanted}".')
        raise error.named("pack-without-head", game=wanted)
    return game


def _shown(given: object) -> str:
    """Something from the pack as it is repeated in a sentence: short, and on one line."""
    text = "".join(c if c.isprintable() else "?" for c in str(given)[:60])
    return text if len(text) < 40 else text[:40] + "…"


def _leaves(value: Any, path: str, origin: str) -> list[tuple[str, str]]:
    """Every value with its provenance: that of the nearest table around it that states one."""
    if isinstance(value, dict):
        origin = value.get("provenance", origin)
        found: list[tuple[str, str]] = []
        own = value.get("provenance_of", {})
        for key, inner in value.items():
            if key not in ("provenance", "provenance_of"):
                found += _leaves(inner, f"{path}.{key}" if path else key, own.get(key, origin))
        return found
    if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        return [leaf for i, row in enumerate(value) for leaf in _leaves(row, f"{path}[{row.get('id', i)}]", origin)]
    return [(path, origin)] if value != [] or origin else []  # a list of tables without any


def _without_provenance(value: Any) -> Any:
    if isinstance(value, dict):
        kept = {k: v for k, v in value.items() if k not in ("provenance", "provenance_of")}
        return {key: _without_provenance(inner) for key, inner in kept.items()}
    if isinstance(value, list):
        return [_without_provenance(inner) for inner in value]
    return value


def _same_shape(mine: Any, own: Any, name: str, path: str) -> None:
    """The same fields and kinds of value as the game's own pack; lists of values may differ in length."""
    field = path or "top level"
    where = f"{name}, {field}"
    if isinstance(own, dict):
        if not isinstance(mine, dict):
            raise BadData(f"{where}: must be a table.").named("pack-not-a-table", field=field)
        optional = {"provenance", "provenance_of"}
        if unknown := sorted(mine.keys() - own.keys() - optional):
            known = ", ".join(sorted(own))
            given = _shown(unknown[0])
            error = BadData(f'{where}: unknown field "{given}"; known: {known}.')
            raise error.named("pack-unknown-field", field=field, given=given, known=known)
        if missing := sorted(own.keys() - mine.keys() - optional):
            error = BadData(f'{where}: the field "{missing[0]}" is missing.')
            raise error.named("pack-missing-field", field=field, missing=missing[0])
        _check_origin(mine, where, field)
        for key in mine.keys() & own.keys() - optional:
            _same_shape(mine[key], own[key], name, f"{path}.{key}" if path else key)
    elif isinstance(own, list) and own and isinstance(own[0], dict):
        if not isinstance(mine, list) or len(mine) != len(own):
            count = len(mine) if isinstance(mine, list) else "no"
            error = BadData(f"{where}: must have {len(own)} entries, has {count}.")
            raise error.named("pack-count", field=field, wanted=len(own), count=count)
        for i, (inner, own_inner) in enumerate(zip(mine, own, strict=True)):
            _same_shape(inner, own_inner, name, f"{path}[{own_inner.get('id', i)}]")
    elif type(mine) is not type(own):
        error = BadData(f"{where}: must be {_kind(own)}, is {_kind(mine)}.")
        raise error.named("pack-kind", field=field, wanted=_kind_id(own), found=_kind_id(mine))
    elif isinstance(own, list):
        _check_count(len(mine), len(own), name, field)
        kinds = own[:1] * len(mine) if len({type(inner) for inner in own}) == 1 else own
        for i, (inner, own_inner) in enumerate(zip(mine, kinds, strict=False)):
            _same_shape(inner, own_inner, name, f"{path}[{i}]")
    elif isinstance(own, int) and abs(mine) >= LARGEST:
        short = abs(mine) < 10**DIGITS
        error = BadData(f"{where}: {mine if short else f'a number of more than {DIGITS} digits'} is too large.")
        raise error.named("pack-too-large", field=field, given=str(mine) if short else "many")
    elif isinstance(own, str):
        _check_text(mine, where, field)


def _check_text(given: str, where: str, field: str) -> None:
    if len(given) > LONGEST or not given.isprintable():
        error = BadData(f"{where}: must be one line of at most {LONGEST} characters that can be seen.")
        raise error.named("pack-text", field=field, most=LONGEST)


def _check_origin(table: Fields, where: str, field: str) -> None:
    """Where the values of a table come from: a word, and words for single fields."""
    of = table.get("provenance_of", {})
    words = [table.get("provenance", ""), *(of.values() if isinstance(of, dict) else [None])]
    for word in words:
        if not isinstance(word, str):
            error = BadData(f"{where}: provenance must be a word, provenance_of a table of words.")
            raise error.named("pack-origin", field=field)
        _check_text(word, where, field)


def _check_count(count: int, own: int, name: str, field: str) -> None:
    """A list may be longer than the game's own, but not without end."""
    most = max(MOST, 4 * own)
    if count > most:
        error = BadData(f"{name}, {field}: may have at most {most} entries, has {count}.")
        raise error.named("pack-too-long", field=field, most=most, count=count)


def _as_long(own: Pack, mine: Fields, name: str) -> Fields:
    """The own values, with lists of any length made as long as those of another pack: every row has the same fields."""
    shape = dict(own.values)
    for field in own.lists:
        rows = mine.get(field)
        if isinstance(rows, list) and all(isinstance(row, dict) for row in rows):
            _check_count(len(rows), len(own.values[field]), name, field)
            first = own.values[field][0]
            named = [{"id": _shown(row.get("id", i))} if "id" in first else {} for i, row in enumerate(rows)]
            shape[field] = [{**first, **one} for one in named]
    return shape


def _kind_id(value: Any) -> str:
    """The kind of a value in one word, for texts."""
    names = {bool: "truth", int: "number", float: "fraction", str: "text", list: "list", dict: "table"}
    return names.get(type(value), "date")


def _kind(value: Any) -> str:
    names = {bool: "true or false", int: "a whole number", float: "a fraction", str: "a text", list: "a list"}
    return names.get(type(value), "a table" if isinstance(value, dict) else "a date or time")
