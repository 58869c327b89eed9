"""Bots think elsewhere: a request never waits for one, and a bot that fails does not stop a table."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from serai.server.jobs.runners import BotJob, run_job
from tests.server.running import Running, free_port, running, serve, wait_for


def test_a_real_game_with_a_bot_in_a_process_of_its_own(server: Running) -> None:
    host = server.person()
    table = host.create("me", "greedy", game="euphrat-tigris", confirm=False)["table"]
    before = host.table(table)
    while before["waiting_for"] == [0]:
        before = host.play(table)
    wait_for(lambda: host.table(table)["waiting_for"] == [0])
    assert host.table(table)["number"] > before["number"]


def test_a_thinking_bot_delays_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        services = server.services
        asked: list[BotJob] = []

        async def slow(job: BotJob) -> str:
            import asyncio

            asked.append(job)
            await asyncio.sleep(3600)
            return ""

        monkeypatch.setattr(services.bots, "runner", slow)
        host, friend = server.person(), server.person()
        links = host.create("random", "me", "link")
        friend.sit(links, 2)
        wait_for(lambda: asked)
        other = server.seated(host=friend)[1]["table"]
        friend.act(other, type="play", number=friend.table(other)["number"], words="pass")
        assert host.table(links["table"])["waiting_for"] == [0]
        assert (
            host.send(f"/api/tables/{links['table']}/chat", {"type": "chat", "text": "slow today"}).status_code == 201
        )
        services.bots.runner.close = _nothing


async def _nothing() -> None:
    """There is nothing to close."""


def test_who_is_asked_together_thinks_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one bot bids does not make another think again, and its thought still counts."""
    with running(tmp_path) as server:
        services = server.services
        asked: list[BotJob] = []
        think = services.bots.runner

        async def noted(job: BotJob) -> str:
            asked.append(job)
            return str(await think(job))

        noted.close = think.close  # type: ignore[attr-defined]
        monkeypatch.setattr(services.bots, "runner", noted)
        host = server.person()
        table = host.create("me", "random", "random", confirm=False)["table"]
        for _ in range(2):
            wait_for(lambda: 0 in host.table(table)["waiting_for"])
            host.play(table, "pass")
        known = services.repository.loaded[table]  # who has answered already the host is not told
        wait_for(lambda: known.row.waiting == [0])
        assert host.table(table)["offer"]["question"]["decision"] == "bid"
        bids = [job.seat for job in asked if job.state["stack"][-1][0] == "Bid"]
        assert sorted(bids) == [1, 2]


def test_where_a_bot_fails_a_quick_one_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:

        async def broken(job: BotJob) -> str:
            raise RuntimeError("out of ideas")

        broken.close = _nothing  # type: ignore[attr-defined]
        monkeypatch.setattr(server.services.bots, "runner", broken)
        host = server.person()
        table = host.create("greedy", "me")["table"]
        wait_for(lambda: host.table(table)["waiting_for"] == [1])


def test_bots_are_woken_after_a_restart_and_end_with_the_server(tmp_path: Path) -> None:
    database, port = f"sqlite:///{tmp_path}/bots.sqlite", free_port()
    server = serve(database, port)
    from tests.server.running import Person

    host = Person(f"http://127.0.0.1:{port}")
    table = host.create("random", "random", game="euphrat-tigris")["table"]
    started = wait_for(lambda: host.table(table, spectate="")["number"])
    children = _children(server.process.pid)
    server.kill()
    wait_for(lambda: not any(_alive(child) for child in children))
    server = serve(database, port)
    try:
        wait_for(lambda: host.table(table)["number"] > started)
    finally:
        server.stop()


def _children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"


def test_a_bot_is_handed_a_seat_and_the_same_position_gives_the_same_move(server: Running) -> None:
    table = server.seated()[1]["table"]
    known = server.services.repository.loaded[table]
    job: Any = server.services.bots.job_now(known, 0, "random")
    import msgspec

    assert run_job(msgspec.to_builtins(job)) == run_job(msgspec.to_builtins(job))
