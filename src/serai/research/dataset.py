"""Logs as data: one Parquet file for each game, a row for each decision, and a card that says what is in them.

A row has what the seat saw and could do, what it did and what came of it in the end. Rows are written in groups, so
that any number of logs takes the memory of a few thousand rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from serai.core.errors import SeraiError
from serai.core.flow import CHANCE, Decision
from serai.core.log import Log
from serai.core.rules_change import played_under
from serai.research.replaying import final_position, steps
from serai.research.setups import Setup, game_name, raw

GROUP_ROWS = 2048  # rows that are kept in memory before they are written

SCHEMA = pa.schema(
    [
        ("match", pa.string()),
        ("number", pa.int32()),
        ("game", pa.string()),
        ("rules", pa.int32()),
        ("players", pa.int8()),
        ("options", pa.string()),
        ("finished", pa.bool_()),
        ("seat", pa.int8()),
        ("decision", pa.string()),
        ("observation", pa.binary()),
        ("mask", pa.binary()),
        ("action", pa.int32()),
        ("move", pa.string()),
        ("result", pa.float32()),
        ("layout", pa.string()),
    ]
)

FIELDS = {
    "match": "the name of the log",
    "number": "which decision of the match, from 1",
    "rules": "version of the game's rules",
    "options": "JSON of all options",
    "finished": "whether the match came to its end",
    "seat": "who decided",
    "decision": "the question, by its class",
    "observation": "cells of what the seat saw, a byte each; times `scales` of the game's metadata they are the tensor",
    "mask": "which actions were offered, a bit each (numpy.unpackbits, as many as there are actions)",
    "action": "what was played, as a number of the action space",
    "move": "the same in words",
    "result": "what the end was worth to the seat, -1 to 1; null where the match was not finished",
    "layout": "hash of what the cells mean",
}


class Summary(msgspec.Struct):
    """What an export has done."""

    matches: int = 0
    rows: int = 0
    passed_over: list[str] = []  # logs that could not be read, and why
    games: dict[str, dict[str, Any]] = {}


def export(logs: Iterable[Log], out: Path, progress: Callable[[Summary], None] = lambda _: None) -> Summary:
    """Write all decisions of these logs below a folder. Logs that cannot be replayed are named and passed over."""
    out.mkdir(parents=True, exist_ok=True)
    summary, files = Summary(), _Files(out)
    try:
        for log in logs:
            try:
                _add(log, files, summary)
                summary.matches += 1
            except SeraiError as error:
                summary.passed_over.append(str(error))
            progress(summary)
    finally:
        files.close()
    (out / "README.md").write_text(card(summary), "utf-8")
    return summary


def _add(log: Log, files: _Files, summary: Summary) -> None:
    """All rows of a match; it is looked at whole before the first is written."""
    end = final_position(log)
    made = end.setup
    results = made.returns(end.lane.state) if not end.lane.state.stack else None
    found = files.of(made)
    count = 0
    for row in rows(log, results):
        found.add(row)
        count += 1
    known = summary.games.setdefault(made.game.name, _described(made))
    known["matches"] += 1
    known["rows"] += count
    summary.rows += count


def rows(log: Log, results: list[float] | None) -> Iterator[dict[str, Any]]:
    """A row for each decision of a player."""
    rules, _ = played_under(log.header, log.entries)
    number = 0
    for position, entry in steps(log):
        if entry.seat == CHANCE:
            continue
        number += 1
        made, lane = position.setup, position.lane
        asked = lane.state.stack[-1]
        assert isinstance(asked, Decision)
        yield {
            "match": log.name,
            "number": number,
            "game": made.game.name,
            "rules": rules,
            "players": made.players,
            "options": msgspec.json.encode(made.options).decode(),
            "finished": results is not None,
            "seat": entry.seat,
            "decision": game_name(type(asked)),
            "observation": raw(lane.observe(entry.seat)).tobytes(),
            "mask": np.packbits(raw(lane.mask())).tobytes(),
            "action": made.action(asked, entry.words),
            "move": entry.words,
            "result": results[entry.seat] if results is not None else None,
            "layout": made.layout_hash,
        }


class _Files:
    """The open files, one for each game."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self.open: dict[str, _File] = {}

    def of(self, made: Setup) -> _File:
        name = made.game.name
        if name not in self.open:
            self.open[name] = _File(self.out / f"{name}.parquet", made)
        return self.open[name]

    def close(self) -> None:
        for one in self.open.values():
            one.close()


class _File:
    def __init__(self, path: Path, made: Setup) -> None:
        about = {
            "serai": version("serai"),
            "actions": str(made.game.actions),
            "layout": msgspec.json.encode(made.layout()),
        }
        about["scales"] = msgspec.json.encode([float(scale) for scale in made.scales])
        about["schema"] = msgspec.json.encode(made.schema)
        self.writer = pq.ParquetWriter(path, SCHEMA.with_metadata(about), compression="zstd")
        self.rows: list[dict[str, Any]] = []

    def add(self, row: dict[str, Any]) -> None:
        self.rows.append(row)
        if len(self.rows) >= GROUP_ROWS:
            self._write()

    def _write(self) -> None:
        if self.rows:
            self.writer.write_table(pa.Table.from_pylist(self.rows, schema=SCHEMA))
            self.rows = []

    def close(self) -> None:
        self._write()
        self.writer.close()


def _described(made: Setup) -> dict[str, Any]:
    game = made.game
    return {
        "title": game.title,
        "rules": game.identity.rules_version,
        "cells": made.cells,
        "actions": game.actions,
        "layout": made.layout_hash,
        "schema": made.schema_hash,
        "matches": 0,
        "rows": 0,
    }


def card(summary: Summary) -> str:
    """The data card: what is in the files, how they were made, and what they must not be mistaken for."""
    lines = [
        "# Data card",
        "",
        f"Written by Serai {version('serai')} from {summary.matches} matches: {summary.rows} decisions.",
        "",
        "| game | file | matches | decisions | rules | cells | actions | layout | JSON schema |",
        "|---|---|---:|---:|---:|---:|---:|---|---|",
    ]
    for name, one in sorted(summary.games.items()):
        lines.append(
            f"| {one['title']} | `{name}.parquet` | {one['matches']} | {one['rows']} | {one['rules']} | {one['cells']} "
            f"| {one['actions']} | `{one['layout']}` | `{one['schema']}` |"
        )
    lines += ["", "## Columns", ""]
    lines += [f"- `{name}`: {what}" for name, what in FIELDS.items()]
    lines += [
        "",
        "## How it was made",
        "",
        "Every log was replayed by the rules, each move checked. Moves that were taken back are not in it; decisions",
        "that were asked together stand in the order in which an environment asks them. What hides from a seat is not",
        "in its rows, and players' names are in none.",
        "",
        "## What to take care of",
        "",
        "Who played is not known from the rows: people and bots of any strength. Games with matches under several",
        "versions of the rules have them in `rules`. Split by `match`, never by row.",
    ]
    if summary.passed_over:
        lines += ["", "## Passed over", "", *(f"- {sentence}" for sentence in summary.passed_over)]
    return "\n".join(lines) + "\n"
