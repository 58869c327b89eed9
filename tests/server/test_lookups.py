"""A move looks its table up once, and reads nothing from the store for a table that is in memory."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.server.running import Person, Running


@pytest.fixture
def looked_up(server: Running, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often tables are looked up, and how often they are loaded from the store."""
    counts: Counter[str] = Counter()
    repository = server.services.repository
    for name in ("current", "_load"):
        monkeypatch.setattr(repository, name, _counting(counts, name, getattr(repository, name)))
    return counts


def _counting(counts: Counter[str], name: str, work: Any) -> Any:
    async def counted(*args: Any) -> Any:
        counts[name] += 1
        return await work(*args)

    return counted


def _my_turn(server: Running) -> tuple[Person, str, int]:
    (host, _), links = server.seated()
    table = links["table"]
    return host, table, host.table(table)["number"]


def test_a_move_by_request_looks_its_table_up_once(server: Running, looked_up: Counter[str]) -> None:
    host, table, number = _my_turn(server)
    looked_up.clear()
    state = host.act(table, type="play", number=number, words="pass")
    assert state["number"] == number + 1
    assert looked_up == {"current": 1}


def test_a_move_on_a_web_socket_looks_its_table_up_once_whoever_is_shown_it(
    server: Running, looked_up: Counter[str]
) -> None:
    host, table, number = _my_turn(server)
    with host.socket(table) as wire:
        wire.until("table")
        wire.ask("ping")
        looked_up.clear()
        assert wire.ask("play", number=number, words="pass")["type"] == "done"
        wire.when(lambda now: now["number"] > number)
        wire.ask("ping")
        assert looked_up == {"current": 1}


def test_a_table_that_is_not_in_memory_is_loaded_once_for_a_move(server: Running, looked_up: Counter[str]) -> None:
    host, table, number = _my_turn(server)
    server.services.repository.forget(table)
    looked_up.clear()
    host.act(table, type="play", number=number, words="pass")
    assert looked_up == {"current": 1, "_load": 1}


def test_a_refused_move_looks_its_table_up_once(server: Running, looked_up: Counter[str]) -> None:
    host, table, number = _my_turn(server)
    looked_up.clear()
    assert host.refused(f"/api/tables/{table}/actions", {"type": "undo", "number": number})["status"] == 422
    assert looked_up == {"current": 1}
