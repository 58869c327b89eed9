"""Writing to SQLite: no move waits for the copying of the log, and quick commits are made in place."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from serai.server.storage import sqlite
from serai.server.storage.sqlite import FileWriter, FlushTimes, driver
from tests.server.running import PATIENCE, apart

WRITE = sa.text("insert into t values ('x')")


async def written(tmp_path: Path, transactions: int, between: Callable[[FileWriter], Awaitable[None]]) -> list[str]:
    """What the writing connection was told, in so many transactions."""
    writer, said = FileWriter(f"sqlite+aiosqlite:///{tmp_path}/log.sqlite"), list[str]()
    await writer.transaction(lambda connection: [connection.execute(sa.text("create table t (x text)"))])
    assert writer._connection is not None
    driver(writer._connection).set_trace_callback(said.append)
    for _ in range(transactions):
        await writer.transaction(lambda connection: [connection.execute(WRITE)])
        await between(writer)
    await writer.close()
    return said


async def until_copied(writer: FileWriter) -> None:
    """Nobody moves while the log is copied."""
    if writer._copy is not None:
        await writer._copy


def test_the_log_is_copied_and_begun_anew_without_the_writer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "COPY_EVERY", 50)
    sizes: list[int] = []

    async def between(writer: FileWriter) -> None:
        await until_copied(writer)
        sizes.append((tmp_path / "log.sqlite-wal").stat().st_size)

    said = apart(written(tmp_path, 300, between))
    assert len(said) >= 900
    assert not [line for line in said if "checkpoint" in line]  # a writer would wait for it
    assert max(sizes) < 100 * 4120  # every transaction writes a page: it was begun anew


def test_what_is_left_over_is_copied_between_two_transactions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "COPY_EVERY", 50)
    monkeypatch.setattr(FileWriter, "_copy_log", lambda _: 7)
    said = apart(written(tmp_path, 120, until_copied))
    assert len([line for line in said if "wal_checkpoint(RESTART)" in line]) == 2


@pytest.mark.parametrize("free", [True, False])
def test_the_log_has_room_before_it_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: bool) -> None:
    monkeypatch.setattr(sqlite, "ROOM_AFTER", 5)
    monkeypatch.setattr(sqlite, "ROOM", 1 << 20)
    monkeypatch.setattr(sqlite, "SPARE", 1 if free else 1 << 60)
    sizes: list[int] = []

    async def between(writer: FileWriter) -> None:
        await asyncio.get_running_loop().run_in_executor(writer._copying, lambda: None)  # after what it has to do
        sizes.append((tmp_path / "log.sqlite-wal").stat().st_size)

    apart(written(tmp_path, 30, between))
    assert sizes[1] < sizes[2] < 100_000
    assert free or sizes[2] < sizes[-1] < 200_000
    assert not free or sizes[-1] == sizes[10] > 900_000  # no later commit has made it longer
    with sqlite3.connect(tmp_path / "log.sqlite") as file:
        assert file.execute("select count(*) from t").fetchone() == (30,)
        assert file.execute("select count(*) from sqlite_master").fetchone() == (1,)  # it left nothing behind


async def _quick(tmp_path: Path) -> FileWriter:
    """A writer whose commits have been quick so far."""
    writer = FileWriter(f"sqlite+aiosqlite:///{tmp_path}/log.sqlite")
    await writer.transaction(lambda connection: [connection.execute(sa.text("create table t (x text unique)"))])
    writer._flushes.in_place, writer._flushes.STALL = True, PATIENCE  # however busy this disk is
    return writer


def _insert(value: str) -> Callable[[sa.Connection], list[int]]:
    return lambda connection: [connection.execute(sa.text(f"insert into t values ('{value}')")).rowcount]


def test_where_commits_are_quick_they_need_no_turn_of_the_event_loop(tmp_path: Path) -> None:
    async def run() -> None:
        writer = await _quick(tmp_path)
        query = sa.text("select x from t order by x")
        assert writer.at_once(_insert("a")) == [1]
        assert writer.read(query) == [{"x": "a"}]
        with pytest.raises(sa.exc.IntegrityError):
            writer.at_once(lambda connection: _insert("b")(connection) + _insert("a")(connection))
        assert writer.read(query) == [{"x": "a"}]  # nothing of what failed is there
        assert writer.at_once(_insert("c")) == [1]
        assert writer.read(query) == [{"x": "a"}, {"x": "c"}]
        await writer.close()

    apart(run())


@pytest.mark.parametrize("why", ["another writes", "slow", "being copied"])
def test_what_cannot_be_done_at_once_is_not_begun(tmp_path: Path, why: str) -> None:
    async def run() -> None:
        writer = await _quick(tmp_path)
        other = sqlite3.connect(tmp_path / "log.sqlite", isolation_level=None)
        if why == "another writes":
            other.execute("BEGIN IMMEDIATE")
        elif why == "slow":
            writer._flushes.in_place = False
        else:
            writer._copy = asyncio.get_running_loop().create_future()
        assert writer.at_once(_insert("a")) is None
        other.close()
        assert writer.read(sa.text("select * from t")) == []
        writer._copy = None
        assert await writer.transaction(_insert("a")) == [1]
        await writer.close()

    apart(run())


@pytest.mark.parametrize(
    ("times", "in_place"),
    [
        ([0.00004] * 50, True),
        ([0.00004] * 46 + [0.001] * 4, True),
        ([0.00004] * 40 + [0.001] * 10, False),
        ([0.0006] * 50, True),
        ([0.0008] * 50, False),
        ([0.00004] * 49, False),
        ([0.00004] * 50 + [0.02], False),  # the disk is busy all of a sudden
    ],
)
def test_commits_are_made_in_place_where_that_is_quicker(times: list[float], in_place: bool) -> None:
    flushes = FlushTimes()
    for seconds in times:
        flushes.add(seconds)
    assert flushes.in_place == in_place


def test_a_commit_that_waited_for_the_interpreter_tells_of_stalls_alone() -> None:
    flushes = FlushTimes()
    for _ in range(50):
        flushes.add(0.00004)
        flushes.add_shared(0.002)
    assert flushes.in_place
    flushes.add_shared(0.02)
    assert not flushes.in_place
