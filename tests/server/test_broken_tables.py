"""Whatever is wrong with one table is wrong with that table alone; and a snapshot is only a cache."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from serai.server.errors import ApiError, StoreTrouble
from serai.server.jobs.each import BATCH, EachTable, tables_by
from serai.server.storage import schema
from serai.server.tables import repository as repositories
from serai.server.tables.changes import Change
from serai.server.tables.loaded import LoadedTable
from tests.server.releases import execute, rows, run
from tests.server.running import Person, Running, apart, running, wait_for

BROKEN_TABLES = BATCH + 10


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    """A server whose tables may be broken."""
    with running(tmp_path) as server:
        yield server


def break_log(server: Running, *tables: str) -> None:
    """A move that no rules allow stands at the beginning of these logs; whoever has them in memory forgets them."""
    log = schema.log
    execute(server, *[sa.update(log).where(log.c.match == one, log.c.number == 1).values(words="x") for one in tables])
    for one in tables:
        run(server, _forget(server, one))


async def _forget(server: Running, table: str) -> None:
    server.services.repository.forget(table)


def forget(server: Running, table: str) -> None:
    run(server, _forget(server, table))


def running_table(server: Running, **more: Any) -> tuple[list[Person], str]:
    anna, ben = server.person(), server.person()
    links = anna.create("me", "link", **more)
    ben.sit(links, 1, "Ben")
    return [anna, ben], links["table"]


# ---------------------------------------------------------------------- snapshots


def position(server: Running, table: str) -> dict[str, Any]:
    async def save() -> dict[str, Any]:
        found: dict[str, Any] = (await server.services.repository.get(table)).match.save()
        return found

    found: dict[str, Any] = run(server, save())
    return found


def spoilt(position: dict[str, Any], how: str) -> tuple[int, bytes]:
    """A snapshot's row, wrong in one way."""
    number = position["number"]
    if how == "of another position":
        position["state"]["columns"]["points"] = [7, 7]
    if how == "of an entry that is not there":
        number = position["number"] = 5000
    if how == "of a frame nobody knows":
        position["state"]["stack"] = [["Juggler", 1]]
    if how == "of other columns":
        position["state"]["columns"] = {"colour": 1}
    body = msgspec.msgpack.encode(position)
    return number, {"no bytes": b"", "cut off": body[:-9], "noise": b"\xc1\xff\x00snapshot"}.get(how, body)


HOW = ["no bytes", "cut off", "noise", "of another position", "of an entry that is not there"]


@pytest.mark.parametrize("how", [*HOW, "of a frame nobody knows", "of other columns"])
def test_a_snapshot_that_cannot_be_used_is_dropped_and_the_log_replayed(
    server: Running, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    players, table = running_table(server)
    players[0].play(table)
    number, body = spoilt(position(server, table), how)
    before = players[0].table(table)
    execute(server, schema.snapshots.insert().values(match=table, number=number, body=body))
    forget(server, table)
    with caplog.at_level(logging.WARNING, "serai.server"):
        after = players[0].table(table)
    assert {**after, "now": 0} == {**before, "now": 0}
    assert f"table {table}: its snapshot is dropped" in caplog.text
    assert not rows(server, sa.select(schema.snapshots.c.number).where(schema.snapshots.c.match == table))
    players[0].play(table)


def test_a_good_snapshot_is_used(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    players, table = running_table(server)
    players[0].play(table)
    saved = position(server, table)
    row = {"match": table, "number": saved["number"], "body": msgspec.msgpack.encode(saved)}
    execute(server, schema.snapshots.insert().values(row))
    forget(server, table)
    with caplog.at_level(logging.WARNING, "serai.server"):
        players[0].play(table)
    assert "snapshot" not in caplog.text
    assert rows(server, sa.select(schema.snapshots.c.number).where(schema.snapshots.c.match == table))


# ---------------------------------------------------------------------- loops over tables


def test_tables_that_cannot_be_loaded_do_not_starve_the_clocks_of_others(own: Running) -> None:
    """More of them than one page holds, all due before the one that can be."""
    host = own.person()
    broken = [host.create("me", "link", clock={"kind": "bank", "seconds": 60})["table"] for _ in range(BROKEN_TABLES)]
    break_log(own, *broken)
    players, good = running_table(own, clock={"kind": "bank", "seconds": 60, "bot": "random"})
    matches, seats, now = schema.matches, schema.seats, time.time()
    forget(own, good)
    execute(
        own,
        sa.update(matches).where(matches.c.id.in_(broken)).values(deadline=now - 100),
        sa.update(matches).where(matches.c.id == good).values(deadline=now - 1),
        sa.update(seats).where(seats.c.match == good, seats.c.seat == 0).values(bank=0.0, since=now - 1),
    )
    forget(own, good)
    wait_for(lambda: players[1].table(good)["players"][0]["takeover"])


def test_tables_that_cannot_be_loaded_do_not_keep_other_bots_asleep(own: Running) -> None:
    host = own.person()
    broken = [host.create("me", "link")["table"] for _ in range(BROKEN_TABLES)]
    break_log(own, *broken)
    good = host.create("me", "random")["table"]
    matches, now = schema.matches, time.time()
    execute(own, sa.update(matches).where(matches.c.id.in_(broken)).values(bot_due=now - 1000))
    own.services.timers._late = 0.0
    host.play(good)
    wait_for(lambda: host.table(good)["offer"])


def test_a_table_that_cannot_be_loaded_says_so_and_is_nobodys_turn(own: Running) -> None:
    players, table = running_table(own)
    break_log(own, table)
    refused = [one.refused(f"/api/tables/{table}", method="GET") for one in players]
    assert {one["code"] for one in refused} == {"stopped"}
    listed = [one.get("/api/me/tables")["tables"][0] for one in players]
    assert [(one["my_turn"], one["state"], one["waiting_for"]) for one in listed] == [(False, "stopped", [])] * 2


def test_rules_that_fail_in_a_way_nobody_thought_of_stop_their_table_alone(
    own: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    players, table = running_table(own)
    other = players[0].create("me", "link")["table"]
    plain = repositories._resumed

    def failing(row: Any, *more: Any) -> Any:
        if row.id == table:
            raise ZeroDivisionError
        return plain(row, *more)

    monkeypatch.setattr(repositories, "_resumed", failing)
    forget(own, table)
    forget(own, other)
    refused = players[0].refused(f"/api/tables/{table}?language=de", method="GET")
    assert (refused["code"], refused["status"]) == ("stopped", 409)
    assert "lässt sich nicht lesen" in refused["sentence"]
    assert players[0].table(other)["seat"] == 0


def test_a_row_that_cannot_be_read_leaves_the_rest_of_a_list(own: Running, caplog: pytest.LogCaptureFixture) -> None:
    host = own.person()
    tables = [host.create("me", "open", visibility="public")["table"] for _ in range(3)]
    matches = schema.matches
    execute(own, sa.update(matches).where(matches.c.id == tables[1]).values(state="juggling"))
    forget(own, tables[1])
    with caplog.at_level(logging.ERROR, "serai.server"):
        for path in ("/api/me/tables", "/api/tables"):
            assert {one["table"] for one in host.get(path)["tables"]} == {tables[0], tables[2]}
    assert tables[1] in caplog.text
    assert host.refused(f"/api/tables/{tables[1]}", method="GET")["code"] == "stopped"


def test_one_timer_that_fails_leaves_the_others_their_turn(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    timers, turns = own.services.timers, []

    async def failing() -> None:
        raise ZeroDivisionError

    async def heartbeat(part: int, parts: int) -> None:
        turns.append(part)

    monkeypatch.setattr(timers, "_clocks", failing)
    monkeypatch.setattr(timers, "_bots", failing)
    monkeypatch.setattr(timers.notices, "send_due", failing)
    monkeypatch.setattr(timers.hub, "heartbeat", heartbeat)
    wait_for(lambda: turns)


def test_who_logs_in_keeps_his_tables_though_one_cannot_be_loaded(own: Running) -> None:
    owner = own.person()
    owner.create("me", "link")
    owner.post("/api/me/account", {"name": "Zenobia", "password": "a long password"})
    guest = own.person()
    tables = [guest.create("me", "link")["table"] for _ in range(3)]
    break_log(own, tables[0])
    guest.post("/api/login", {"name": "Zenobia", "password": "a long password"})
    assert {one["table"] for one in guest.get("/api/me/tables")["tables"]} >= set(tables)


def test_a_table_that_cannot_be_reloaded_does_not_keep_others_from_it(
    own: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Changes of other processes that were not heard of."""
    host = own.person()
    tables = [host.create("me", "link")["table"] for _ in range(3)]
    for one in tables:
        host.table(one)
    execute(own, sa.update(schema.matches).values(version=99))
    plain, reloaded = own.services.repository.reload, []

    async def reload(table: str) -> None:
        reloaded.append(table)
        if len(reloaded) == 1:
            raise ZeroDivisionError
        await plain(table)

    monkeypatch.setattr(own.services.repository, "reload", reload)
    run(own, own.services.hub._reload_outdated(tables))
    assert set(reloaded) == set(tables)


def test_a_reminder_of_a_table_that_cannot_go_on_is_given_up(own: Running) -> None:
    players, table = running_table(own)
    ben = rows(own, sa.select(schema.seats.c.user).where(schema.seats.c.match == table, schema.seats.c.seat == 0))[0][0]
    break_log(own, table)
    values = {"match": table, "seat": 0, "user": ben, "number": 1, "way": "email", "attempts": 0, "due": time.time()}
    execute(own, schema.notices.insert().values(state="due", **values))
    wait_for(lambda: not rows(own, sa.select(schema.notices.c.state)))  # what came to nothing is not kept
    assert players


# ---------------------------------------------------------------------- how they are gone through


def test_tables_come_by_due_time_page_by_page(own: Running) -> None:
    host, due = own.person(), schema.matches.c.deadline
    tables = [host.create("me", "link")["table"] for _ in range(2 * BATCH + 3)]
    matches = schema.matches
    times = {table: float(1000 - i // 3) for i, table in enumerate(tables)}  # some are due at the same time
    execute(own, *[sa.update(matches).where(matches.c.id == one).values(deadline=at) for one, at in times.items()])

    async def found() -> list[str]:
        return [one async for one in tables_by(own.services.store, due, due.is_not(None))]

    assert run(own, found()) == sorted(tables, key=lambda one: (times[one], one))


async def _these(*tables: str) -> AsyncIterator[str]:
    for one in tables:
        yield one


def test_what_fails_is_passed_over_and_rests(caplog: pytest.LogCaptureFixture) -> None:
    each, done = EachTable("the toast"), []

    async def work(table: str) -> None:
        done.append(table)
        if table == "b":
            raise ZeroDivisionError

    with caplog.at_level(logging.WARNING, "serai.server"):
        apart(each.run(_these("a", "b", "c"), work))
        apart(each.run(_these("a", "b", "c"), work))
    assert done == ["a", "b", "c", "a", "c"]
    assert caplog.text.count("the toast of table b") == 1


def test_a_store_that_does_not_answer_ends_the_round() -> None:
    async def work(table: str) -> None:
        raise StoreTrouble(table)

    with pytest.raises(StoreTrouble, match="a"):
        apart(EachTable("the toast").run(_these("a", "b"), work))


def test_of_several_moves_the_last_of_which_is_refused_none_was_played(server: Running) -> None:
    """What was played in memory and is not written would be shown, and leave a gap in the log with the next move."""
    (host, _), links = server.seated(confirm=False)
    table, before = links["table"], host.table(links["table"])

    def half(known: LoadedTable) -> Change:
        known.match.play(0, "pass")
        raise ApiError(409, "over")

    with pytest.raises(ApiError):
        asyncio.run_coroutine_threadsafe(server.services.tables.change(table, half), server.loop).result()
    assert host.table(table)["view"] == before["view"]
    host.play(table, "pass")
    server.services.repository.forget(table)
    assert host.table(table)["number"] == before["number"] + 1
