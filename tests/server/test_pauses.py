"""Who comes and goes, orders, proposes and votes as fast as he can floods nobody."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from serai.server.http.limits import Buckets
from serai.server.live import hub
from serai.server.live.pauses import WithPauses
from tests.server.running import Wire, running
from tests.server.test_limits import AS_INSTALLED


def test_what_comes_in_a_pause_is_done_together_at_its_end() -> None:
    done: list[str] = []

    async def stir() -> None:
        told = WithPauses(0.01, done.append)
        for _ in range(20):
            told.do("one")
        told.do("other")
        assert done == ["one", "other"]
        while told._again:
            await asyncio.sleep(0.005)

    asyncio.run(stir())
    assert done == ["one", "other", "one"]


def test_who_comes_and_goes_as_fast_as_he_can_is_told_with_pauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "PAUSE", 3600.0)
    with running(tmp_path) as server:
        (host, friend), links = server.seated()
        table, key = links["table"], "?spectate=" + links["spectate"].split("spectate=")[1]
        with host.socket(table) as wire:
            wire.until("table")
            for _ in range(10):
                for person, query in ((friend, ""), (server.person(), key)):
                    with person.socket(table, query) as theirs:
                        theirs.until("table")
            assert _heard(wire).count("presence") <= 2  # the first who sits, and the first who looks on


def test_who_orders_without_end_is_asked_to_wait_by_request_and_socket(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_minute=AS_INSTALLED) as server:
        (host, friend), links = server.seated()
        table = links["table"]
        path, order = f"/api/tables/{table}/actions", {"type": "order", "decision": "", "words": ""}
        for _ in range(15):
            number = host.post(path, order)["orders"][0]["id"]
            host.post(path, {"type": "withdraw", "id": number})
        assert "too-many" in [host.send(path, order).json().get("code") for _ in range(10)]
        with host.socket(table) as wire:
            assert wire.ask("order", words="")["code"] == "too-many"
            assert wire.ask("rewind", to=0)["code"] == "too-many"
            assert wire.ask("propose", to=1)["code"] == "too-many"
            assert wire.ask("ping")["type"] == "pong"  # all else is heard
        assert friend.send(path, order).status_code == 200  # others are not meant


def test_who_is_ready_and_not_ready_without_end_is_asked_to_wait(tmp_path: Path) -> None:
    """Each time the table is written, and all who look are told."""
    with running(tmp_path, requests_per_minute=AS_INSTALLED) as server:
        host, guest = server.person(), server.person()
        links = host.create("me", "link", "link", by_host=True)
        guest.sit(links, 1)
        path = f"/api/tables/{links['table']}"
        codes = [guest.send(f"{path}/ready", {"on": i % 2 == 0}, "PUT").status_code for i in range(40)]
        assert codes[:20] == [200] * 20
        assert 429 in codes
        for what in ("archived", "reminders"):
            assert guest.refused(f"{path}/{what}", {"on": True}, "PUT")["code"] == "too-many"


def test_lessons_that_are_begun_and_deleted_without_end_count_as_tables(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        learner, lesson = server.person(), "/api/games/tadmor/lessons/first"
        learner.post("/api/me/devices")  # a session
        server.app.state.limits.openings = Buckets(per_minute=0.001, most=4)
        for _ in range(4):
            table = learner.post(lesson)["table"]
            assert learner.post(lesson)["table"] == table  # to take it up again costs nothing
            learner.post(f"/api/tables/{table}", method="DELETE")
        assert learner.refused(lesson)["code"] == "too-many"


def _heard(wire: Wire) -> list[str]:
    """What comes until an answer."""
    ref, kinds = wire.say("ping"), list[str]()
    while True:
        message = wire.hear()
        kinds.append(message["type"])
        if message.get("ref") == ref:
            return kinds
