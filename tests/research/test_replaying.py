"""Logs as programs read them: step by step in an environment, and as Parquet files with a card."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

from serai.catalogue import games
from serai.cli.main import run
from serai.core.codec import digest
from serai.core.errors import BadLog
from serai.core.flow import CHANCE
from serai.core.log import Entry, Log
from serai.core.match import Match
from serai.research.dataset import export
from serai.research.positions import Position
from serai.research.replaying import final_position, standing_moves, steps
from serai.research.setups import setup
from tests.research.matches import GAMES, taken_back


@pytest.mark.parametrize("game", GAMES)
def test_a_match_with_moves_taken_back_replays_step_by_step(game: str) -> None:
    log = taken_back(game)
    assert any(entry.words == "undo" for entry in log.entries)
    match = Match.replay(games()[game], log)
    position = final_position(log)
    assert digest(position.lane.state) == digest(match.state)


def test_what_stands_in_the_end() -> None:
    moves = [Entry(0, "a"), Entry(1, "b"), Entry(0, "undo"), Entry(0, "c"), Entry(0, "confirm"), Entry(-1, "d")]
    assert [entry.words for entry in standing_moves(moves)] == ["b", "c", "d"]
    assert [entry.words for entry in standing_moves([*moves, Entry(1, "rewind 2"), Entry(1, "e")])] == ["a", "b", "e"]


def test_a_log_that_was_tampered_with_is_refused() -> None:
    log = taken_back("tadmor")
    last = max(i for i, entry in enumerate(log.entries) if entry.seat != CHANCE and entry.words != "confirm")
    log.entries[last] = Entry(log.entries[last].seat, "fly away")
    with pytest.raises(BadLog, match="fly away"):
        final_position(log)


def test_rows_hold_what_was_seen_and_done(tmp_path: Path) -> None:
    logs = [taken_back("tadmor"), taken_back("marco-polo-2")]
    told: list[int] = []
    summary = export(logs, tmp_path, lambda done: told.append(done.matches))
    assert told == [1, 2]
    assert summary.matches == 2
    rows = pq.read_table(tmp_path / "tadmor.parquet")
    made = setup("tadmor", 4, logs[0].header.options)
    played = [(position, entry) for position, entry in steps(logs[0]) if entry.seat != CHANCE]
    assert rows.num_rows == len(played)
    scales = np.array(msgspec.json.decode(rows.schema.metadata[b"scales"]), np.float32)
    for number, (position, entry) in enumerate(steps_of_players(logs[0])):
        if number % 25:
            continue
        row = {name: column[number].as_py() for name, column in zip(rows.column_names, rows.columns, strict=True)}
        mask = np.unpackbits(np.frombuffer(row["mask"], np.uint8))[: made.game.actions]
        assert np.flatnonzero(mask).tolist() == position.lane.legal()
        seen = np.frombuffer(row["observation"], np.uint8) * scales
        assert np.allclose(seen, made.tensor(position.lane.observe(entry.seat)))
        assert row["move"] == entry.words == made.words(row["action"])
        assert mask[row["action"]] == 1
    results = dict(zip(rows["seat"].to_pylist(), rows["result"].to_pylist(), strict=True))
    assert sum(results.values()) == pytest.approx(0, abs=1e-6)
    card = (tmp_path / "README.md").read_text("utf-8")
    assert made.layout_hash in card
    assert f"{rows.num_rows}" in card


def steps_of_players(log: Log) -> Iterator[tuple[Position, Entry]]:
    return ((position, entry) for position, entry in steps(log) if entry.seat != CHANCE)


def test_the_command_names_what_it_could_not_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "logs"
    folder.mkdir()
    (folder / "good.serai").write_text(taken_back("marco-polo-2").text(), "utf-8")
    (folder / "bad.serai").write_text("no log\n", "utf-8")
    assert run(["dataset", str(folder), "--out", str(tmp_path / "out")]) == 0
    said = json.loads(capsys.readouterr().out.splitlines()[-1])["summary"]
    assert said["matches"] == 1
    assert "bad.serai" in said["unread"][0]
    assert pq.read_metadata(tmp_path / "out" / "marco-polo-2.parquet").num_rows == said["rows"]
    assert run(["dataset", "--out", str(tmp_path / "none")]) == 2
    assert "Name logs" in capsys.readouterr().err
