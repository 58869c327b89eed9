"""The store: batches, conflicts, and a store that cannot write."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from serai.server.errors import Conflict, StoreTrouble
from serai.server.settings import sqlite_url
from serai.server.storage import schema, sqlite
from serai.server.storage.migrate import prepare
from serai.server.storage.sqlite import Statement, driver
from serai.server.storage.store import Store
from tests.server.running import Person, Running, apart, running


def _key(name: str) -> sa.Executable:
    return schema.keys.insert().values(name=name, value="x")


def test_one_conflict_in_a_batch_leaves_the_others_alone(tmp_path: Path) -> None:
    async def run() -> list[Any]:
        url = sqlite_url(tmp_path / "store.sqlite")
        await prepare(url)
        store = Store(url)
        store.start()
        writes = [store.execute(_key(name)) for name in ("a", "b", "a", "c")]
        results = await asyncio.gather(*writes, return_exceptions=True)
        names = sorted(await store.values(sa.select(schema.keys.c.name)))
        await store.close()
        assert names == ["a", "b", "c", "csrf"]
        return results

    results = apart(run())
    assert [type(result) for result in results] == [type(None), type(None), Conflict, type(None)]


def test_what_is_not_there_is_known_without_asking_in_earnest(tmp_path: Path) -> None:
    """None where that cannot be said: then it is asked in earnest, which says what is wrong."""
    named = Statement(sa.select(sa.literal_column("1")).where(schema.keys.c.name == sa.bindparam("wanted")))

    async def run() -> None:
        url = sqlite_url(tmp_path / "store.sqlite")
        await prepare(url)
        store = Store(url)
        store.start()
        assert store.finds(named, wanted="a") is False
        await store.execute(_key("a"))
        assert store.finds(named, wanted="a") is True
        await store.execute(sa.text("drop table keys"))
        assert store.finds(named, wanted="a") is None
        await store.close()

    apart(run())


def test_who_still_reads_is_waited_for_and_nobody_begins_after_the_end(tmp_path: Path) -> None:
    """Else their connections would belong to nobody, with a thread each."""

    async def run() -> None:
        url = sqlite_url(tmp_path / "store.sqlite")
        await prepare(url)
        store = Store(url)
        store.start()
        async with store.engine.connect() as reader:
            file = (await reader.get_raw_connection()).driver_connection
            closing = asyncio.create_task(store.close())
            await asyncio.sleep(0.1)
            assert not closing.done()
        await closing
        assert file is not None
        with pytest.raises(ValueError, match="connection"):
            await file.execute("select 1")
        with pytest.raises(StoreTrouble):
            await store.values(sa.select(schema.keys.c.name))

    apart(run())


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that waits for a lock only shortly."""
    monkeypatch.setattr(sqlite, "BUSY_MS", 200)


def test_a_locked_database_gives_a_clear_message_and_the_table_goes_on(tmp_path: Path, brief: None) -> None:
    with running(tmp_path) as server:
        person, table = _table(server)
        blocker = sqlite3.connect(tmp_path / "test.sqlite", isolation_level=None)
        blocker.execute("BEGIN EXCLUSIVE")
        number = person.table(table)["number"]
        with person.socket(table) as wire:
            wire.until("table")
            refusal = wire.ask("play", number=number, words="pass")
            assert (refusal["code"], refusal["type"]) == ("store-trouble", "refused")
            blocker.execute("ROLLBACK")
            blocker.close()
            wire.until("table")
            assert wire.ask("play", number=number, words="pass")["type"] == "done"
        assert person.table(table)["number"] == number + 1


def test_a_full_disk_gives_a_clear_message_and_the_table_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person, table = _table(server)
        full = _Full(server)
        full.fill()
        number, refusal = _play_until_refused(person, table)
        assert (refusal.status_code, refusal.json()["code"]) == (503, "store-trouble")
        assert person.table(table)["number"] == number  # nothing was changed
        full.free()
        assert person.send(f"/api/tables/{table}/actions", _next(person, table)).status_code == 200


def _next(person: Person, table: str) -> dict[str, Any]:
    state = person.table(table)
    if state["can_undo"]:
        return {"type": "undo", "number": state["number"]}
    return {"type": "play", "number": state["number"], "words": "pass"}


def _play_until_refused(person: Person, table: str) -> tuple[int, httpx.Response]:
    """Play and take back until the last page of the file is full."""
    for _ in range(400):
        action = _next(person, table)
        answer = person.send(f"/api/tables/{table}/actions", action)
        if answer.status_code != 200:
            return action["number"], answer
    raise AssertionError("the disk was never full")


class _Full:
    """SQLite's own way to run out of space: the file may have no more pages than it has."""

    def __init__(self, server: Running) -> None:
        self.file = driver(server.services.store.writer._open())

    def fill(self) -> None:
        self.file.execute("PRAGMA max_page_count = 1")

    def free(self) -> None:
        self.file.execute("PRAGMA max_page_count = 1000000")


def _table(server: Running) -> tuple[Person, str]:
    (person, _), links = server.seated()
    return person, links["table"]
