"""One's own tables: how many there may be, which bots a guest may seat, and deleting them."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path

import pytest
import sqlalchemy as sa

from serai.server.storage import schema
from serai.server.texts import say
from tests.server.running import Running, apart, running, wait_for


def test_a_guest_seats_levels_and_an_account_may_choose_the_number(server: Running) -> None:
    guest = server.person(**{"accept-language": "de"})
    refusal = guest.refused("/api/tables", {"game": "pebbles", "seats": [{"kind": "me"}, _bot("mcts:20000")]})
    assert (refusal["status"], refusal["code"]) == (403, "levels-only")
    assert "Konto" in refusal["sentence"]
    clock = {"kind": "days", "days": 1, "bot": "mcts:20000"}
    wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "link"}], "clock": clock}
    assert guest.refused("/api/tables", wish)["code"] == "levels-only"
    table = guest.create("me", "khan")["table"]
    takeover = {"type": "takeover", "spec": "mcts:20000"}
    assert guest.refused(f"/api/tables/{table}/actions", takeover)["code"] == "levels-only"
    guest.post("/api/me/account", {"name": "Chooser of numbers", "password": "a long password"})
    assert guest.create("me", "mcts:10")


def _bot(spec: str) -> dict[str, str]:
    return {"kind": "bot", "spec": spec}


def test_where_the_owner_of_the_server_allows_it_guests_choose_numbers(tmp_path: Path) -> None:
    with running(tmp_path, guests_choose_numbers=True) as server:
        assert server.person().create("me", "mcts:10")


def test_a_guest_has_only_so_many_unfinished_tables(tmp_path: Path) -> None:
    with running(tmp_path, tables_per_guest=2, tables_per_account=3) as server:
        guest = server.person()
        first = guest.create("me", "link")["table"]
        guest.create("me", "link")
        wish = {"game": "pebbles", "seats": [{"kind": "me"}, {"kind": "link"}]}
        refusal = guest.refused("/api/tables?language=en", wish)
        assert (refusal["status"], refusal["code"]) == (409, "too-many-guest-tables")
        assert "2 tables" in refusal["sentence"]
        assert "2 Tische" in say("too-many-guest-tables", "de", most=2)
        guest.post(f"/api/tables/{first}", method="DELETE")
        guest.create("me", "link")
        guest.post("/api/me/account", {"name": "Collector", "password": "a long password"})
        guest.create("me", "link")
        assert guest.refused("/api/tables", wish)["code"] == "too-many-tables"
        assert server.person().create("me", "link")  # nobody else is touched


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_deleting_a_table_leaves_nothing(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    more = {"database": request.getfixturevalue("postgres").fresh()} if database == "postgresql" else {}
    with running(tmp_path, **more) as server:
        host = server.person()
        table, kept = host.create("me", "random")["table"], host.create("me", "random")["table"]
        host.play(table)
        host.post(f"/api/tables/{table}/chat", {"type": "chat", "text": "to nobody"})
        with host.socket(table) as wire:
            wire.until("table")
            assert host.post(f"/api/tables/{table}", method="DELETE") == {"table": table}
            assert wire.until("refused")["code"] == "no-table"
        assert host.refused(f"/api/tables/{table}", method="GET")["status"] == 404
        assert [one["table"] for one in host.get("/api/me/tables")["tables"]] == [kept]
        assert apart(_rows_of(server, table)) == 0
        assert host.table(kept)


async def _rows_of(server: Running, table: str) -> int:
    from serai.server.storage.store import connect

    engine, count = connect(server.settings.database), 0
    async with engine.connect() as connection:
        for part in (schema.log, schema.seats, schema.chat, schema.snapshots, schema.notices):
            query = sa.select(sa.func.count()).select_from(part).where(part.c.match == table)
            count += (await connection.execute(query)).scalar_one()
    await engine.dispose()
    return count


def test_only_ones_own_table_can_be_deleted_and_only_where_nobody_loses_by_it(server: Running) -> None:
    host, friend = server.person(), server.person()
    links = host.create("me", "link", "greedy")
    table = links["table"]
    friend.sit(links, 1)
    assert friend.refused(f"/api/tables/{table}", method="DELETE")["code"] == "not-host"
    assert _can_delete(host, table)  # others sit, but nobody has begun
    assert not _can_delete(friend, table)
    host.play(table)
    assert not _can_delete(host, table)
    refusal = host.refused(f"/api/tables/{table}", method="DELETE")
    assert (refusal["status"], refusal["code"]) == (409, "not-deletable")
    finished = host.create("random", "random")["table"]
    wait_for(lambda: host.table(finished)["state"] == "over")
    assert host.refused(f"/api/tables/{finished}", method="DELETE")["code"] == "not-deletable"


def _can_delete(person: object, table: str) -> bool:
    tables = person.get("/api/me/tables?state=all")["tables"]  # type: ignore[attr-defined]
    return bool(next(one["can_delete"] for one in tables if one["table"] == table))


def test_a_bot_that_thinks_for_a_deleted_table_disturbs_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path) as server:
        host, runner = server.person(), server.services.bots.runner
        thought: Future[str] = Future()
        thought.set_running_or_notify_cancel()
        runner.submit = lambda _: thought
        table = host.create("random", "me")["table"]
        wait_for(lambda: runner.queue.thinking)
        host.post(f"/api/tables/{table}", method="DELETE")
        thought.set_result("pass")
        wait_for(lambda: not runner.queue.thinking)
        assert host.create("me", "link")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_hints_use_the_askers_thinking_time(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, friend = server.person(), server.person()
        links = host.create("me", "link")
        friend.sit(links, 1)
        table, user = links["table"], host.get("/api/me")["user"]
        server.services.bots.runner.queue.budgets.spend(user, 1000)
        refusal = host.refused(f"/api/tables/{table}/hint?language=de")
        assert (refusal["status"], refusal["code"]) == (429, "thought-enough")
        assert "Sekunden" in refusal["sentence"]
        other = friend.create("me", "random")["table"]
        assert friend.post(f"/api/tables/{other}/hint")["move"]
        assert server.services.bots.runner.queue.budgets.left(friend.get("/api/me")["user"]) < 150
