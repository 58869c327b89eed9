"""Data packs: what is printed on the components, as TOML, each value with its provenance.

A game's own pack is the folder `data/` beside its rules. `export` writes it as one file that an
owner of the box can edit; `load` reads such a file back and checks it against the game's own.
"""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from serai.core.errors import BadData

PROVENANCE = ("rulebook", "public", "reconstructed", "owner")

LARGEST = 1 << 31  # far above anything printed, and safe in the compiled rules

Fields = dict[str, Any]


class Pack:
    """The values of one pack. `name` is the file or folder they came from, for error messages."""

    def __init__(self, game: str, name: str, values: Fields) -> None:
        self.game = game
        self.name = name
        self.values = values
        self.tables: Any = None  # what the game made of the values (Game.tables)
        self._digest = ""

    @staticmethod
    def built_in(game: str, folder: Path) -> Pack:
        values: Fields = {}
        for path in sorted(folder.glob("*.toml")):
            values.update(_read(path.read_text("utf-8"), path.name))
        return Pack(game, f"{game}/data", values)

    @staticmethod
    def load(path: Path, own: Pack) -> Pack:
        """A pack file made by `export`, with the same fields as the game's own pack."""
        try:
            text = path.read_text("utf-8")
        except OSError as error:
            raise BadData(f"{path}: cannot be read ({error.strerror}).") from error
        except UnicodeDecodeError as error:
            raise BadData(f"{path}: is not UTF-8 text.") from error
        return Pack.parse(text, str(path), own)

    @staticmethod
    def parse(text: str, name: str, own: Pack) -> Pack:
        """The same from the file's text."""
        values = _read(text, name)
        head = values.pop("pack", None)
        if not isinstance(head, dict) or "game" not in head:
            error = BadData(f'{name}: has no [pack] table with a game; begin with "serai data export {own.game}".')
            raise error.named("pack-without-head", game=own.game)
        if head["game"] != own.game:
            error = BadData(f"{name}: is a pack for {head['game']}, not for {own.game}.")
            raise error.named("pack-of-another", other=str(head["game"]), game=own.game)
        _same_shape(values, own.values, name, "")
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
        if not isinstance(found, list):
            raise BadData(f"{self.name}: has no list of tables [[{name}]].")
        return found

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


def export(game: str, folder: Path) -> str:
    """The game's own pack as one editable file, comments and all."""
    head = (
        f'# Data of {game}. Edit values, keep fields; set provenance to "owner" where you typed a printed value.\n'
        f"# Then: serai data check FILE, and create a match with it (--data FILE).\n\n"
        f'[pack]\ngame = "{game}"\n'
    )
    parts = [path.read_text("utf-8").strip() for path in sorted(folder.glob("*.toml"))]
    return "\n\n".join([head.strip(), *parts]) + "\n"


def _read(text: str, name: str) -> Fields:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name}: is not valid TOML: {error}.").named("pack-not-toml", why=str(error)) from error


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
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [leaf for i, row in enumerate(value) for leaf in _leaves(row, f"{path}[{row.get('id', i)}]", origin)]
    return [(path, origin)]


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
            error = BadData(f'{where}: unknown field "{unknown[0]}"; known are {known}.')
            raise error.named("pack-unknown-field", field=field, given=unknown[0], known=known)
        if missing := sorted(own.keys() - mine.keys() - optional):
            error = BadData(f'{where}: the field "{missing[0]}" is missing.')
            raise error.named("pack-missing-field", field=field, missing=missing[0])
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
    elif isinstance(own, list) and len({type(inner) for inner in own}) == 1:
        for i, inner in enumerate(mine):
            _same_shape(inner, own[0], name, f"{path}[{i}]")
    elif isinstance(own, int) and abs(mine) >= LARGEST:
        raise BadData(f"{where}: {mine} is too large.").named("pack-too-large", field=field, given=mine)


def _kind_id(value: Any) -> str:
    """The kind of a value in one word, for texts."""
    names = {bool: "truth", int: "number", float: "fraction", str: "text", list: "list", dict: "table"}
    return names.get(type(value), "date")


def _kind(value: Any) -> str:
    names = {bool: "true or false", int: "a whole number", float: "a fraction", str: "a text", list: "a list"}
    return names.get(type(value), "a table" if isinstance(value, dict) else "a date or time")
