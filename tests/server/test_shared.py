"""What processes share through Redis, and that they do without it for a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from redis import Redis

from serai.core.flow import SPECTATOR
from serai.server.http.shared_limits import SharedBuckets
from serai.server.jobs.fairness import Policy
from serai.server.jobs.runners import BotJob, QueueRunner
from serai.server.live.channels import SharedChannels
from serai.server.live.connection import Connection
from serai.server.live.hub import Hub
from serai.server.metrics import Metrics
from tests.server.databases import RedisServer, redis_server
from tests.server.running import Person, Wire, apart, free_port, running, wait_for


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with redis_server() as one:
        yield one


def test_rate_limits_are_counted_together(tmp_path: Path, redis: RedisServer) -> None:
    with (
        running(tmp_path, redis=redis.url, requests_per_minute=60) as here,
        running(tmp_path, redis=redis.url, requests_per_minute=60) as there,
    ):
        person = here.person()
        answers = [person.http.get((here, there)[i % 2].url + "/api/me").status_code for i in range(40)]
        assert 429 in answers
        allowed = answers.count(200)
        assert 15 <= allowed < 30  # fifteen at once, one more each second; by themselves they would allow thirty
        refused = [person.http.get(server.url + "/api/me") for server in (here, there)]
        assert {one.status_code for one in refused} == {429}
        assert all(one.json()["code"] == "too-many" and int(one.headers["retry-after"]) > 0 for one in refused)


def test_a_session_is_limited_in_all_processes(tmp_path: Path, redis: RedisServer) -> None:
    with (
        running(tmp_path, redis=redis.url, requests_per_minute=200) as here,
        running(tmp_path, redis=redis.url, requests_per_minute=200) as there,
    ):
        person = here.person()
        headers = {"cookie": "serai=" + "s" * 32}
        answers = [person.http.get(f"{(here, there)[i % 2].url}/api/me", headers=headers) for i in range(40)]
        assert answers[-1].status_code == 429
        assert there.person().get("/api/me")["user"] == 0  # another session at the same address


def test_two_who_come_at_the_same_time_are_told_of_everything_once() -> None:
    """A second subscription would never be ended, and everything be told twice for good."""
    begun: list[str] = []

    class Silent:
        async def iter_events(self) -> AsyncIterator[bytes]:
            await asyncio.Event().wait()
            yield b""

    async def subscribe(channels: list[str]) -> Silent:
        await asyncio.sleep(0.01)  # Redis is asked
        begun.extend(channels)
        return Silent()

    async def come() -> None:
        repository = SimpleNamespace(shared=True, subscribed=set(), forget=lambda table: None)
        channels = SimpleNamespace(subscribe=subscribe, publish=lambda *given: None)
        hub = Hub(None, repository, channels, None)  # type: ignore[arg-type]
        await asyncio.gather(*(hub._subscribe("one") for _ in range(5)))
        for _, task in hub._subscriptions.values():
            task.cancel()

    apart(come())
    assert begun == ["table-one"]


def test_sessions_are_looked_up_once_in_a_heartbeat() -> None:
    """Here and elsewhere alike: with Redis every socket was asked about twice."""
    asked: list[str] = []

    async def none_newer(*_: object) -> list[object]:
        return []

    def finds(_: object, the_token: str, now: float) -> bool:
        asked.append(the_token)
        return True

    async def beat() -> None:
        repository = SimpleNamespace(shared=True, loaded={})
        store = SimpleNamespace(finds=finds, rows=none_newer)
        hub = Hub(store, repository, SimpleNamespace(publish=lambda *given: None), None)  # type: ignore[arg-type]
        reader = Connection("one", 1, SPECTATOR, "en", none_newer, session="ticket")  # type: ignore[arg-type]
        hub.connections["one"] = {reader}
        await hub.heartbeat()
        assert reader.refused is None

    apart(beat())
    assert asked == ["ticket"]


@pytest.mark.parametrize("later", [1, 2, 3, 13])
def test_who_subscribes_while_another_connects_is_heard_too(redis: RedisServer, later: int) -> None:
    """The second comes so many turns of the loop after the first, whose connection is just being made."""
    heard: set[tuple[str, bytes]] = set()

    async def run() -> None:
        channels = SharedChannels(redis.url)

        async def listen() -> None:
            async for event in channels.stream_events():
                heard.add(event)

        listening = asyncio.create_task(listen())
        await asyncio.sleep(0)
        await channels.subscribe(["one"])
        for _ in range(later):
            await asyncio.sleep(0)
        await channels.subscribe(["two"])
        until = asyncio.get_running_loop().time() + 10
        while len([body for _, body in heard if body]) < 2 and asyncio.get_running_loop().time() < until:
            await channels.publish(b"news", ["one", "two"])
            await asyncio.sleep(0.05)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await channels.on_shutdown()

    apart(run())
    assert {(channel, body) for channel, body in heard if body} == {("one", b"news"), ("two", b"news")}


@pytest.mark.parametrize(
    "told",
    [
        b"nonsense",
        b'{"table": "TABLE", "origin": "x", "what": "a newer release says this"}',
        b'{"table": "elsewhere", "origin": "x", "what": "log"}',
        b"[" * 5000,
        b'{"table": "TABLE", "origin": "x", "what": "watching", "watchers": [[0]]}',
    ],
)
def test_what_cannot_be_understood_makes_no_table_deaf(tmp_path: Path, redis: RedisServer, told: bytes) -> None:
    with running(tmp_path, redis=redis.url) as here, running(tmp_path, redis=redis.url) as there:
        (host, friend), links = here.seated()
        table, there_friend = links["table"], Person(there.url)
        there_friend.http.cookies = friend.http.cookies
        with host.socket(table) as mine:
            mine.until("table")
            _tell(redis, f"serai:table-{table}", told.replace(b"TABLE", table.encode()))
            there_friend.post(f"/api/tables/{table}/chat", {"text": "still there?"})
            assert mine.until("chat")["line"]["text"] == "still there?"
        wait_for(lambda: here.services.hub.channels._channels == {})  # nothing of it is kept


def _tell(redis: RedisServer, channel: str, body: bytes) -> None:
    """As somebody who has got at Redis."""
    with Redis.from_url(redis.url) as client:
        wait_for(lambda: client.publish(channel, body))


def test_tables_go_on_without_redis_and_catch_up_when_it_is_back(
    tmp_path: Path, redis: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    with running(tmp_path, redis=redis.url) as here, running(tmp_path, redis=redis.url) as there:
        host, friend = here.person(), there.person()
        links = host.create("me", "link")
        friend.sit(links, 1)
        table = links["table"]
        with host.socket(table) as mine, friend.socket(table) as theirs:
            for wire in (mine, theirs):
                wire.until("table")
            played = _turn(host, table, 0)
            theirs.when(lambda state: state["number"] == played)
            redis.stop()
            seen = _turn(friend, table, 1)  # acknowledged, though nobody elsewhere hears of it
            assert [host.get("/api/me")["user"] for _ in range(20)]  # limits are counted here meanwhile
            redis.start()
            mine.when(lambda state: state["number"] >= seen)  # told to look again
            mine.ask("chat", text="back again")
            assert theirs.until("chat")["line"]["text"] == "back again"
    said = [record for record in caplog.records if record.name.startswith("serai")]
    assert not [record for record in said if record.levelno >= logging.ERROR]
    assert 2 <= len(said) <= 12  # gone and back, from each part of each server


def test_spectators_of_other_processes_are_seen(tmp_path: Path, redis: RedisServer) -> None:
    with running(tmp_path, redis=redis.url) as here, running(tmp_path, redis=redis.url) as there:
        host = here.person()
        links = host.create("me", "random")
        table, key = links["table"], links["spectate"].split("spectate=")[1]
        wanda, nobody = there.person(), there.person()
        wanda.post("/api/me", {"name": "Wanda"}, "PATCH")
        with wanda.socket(table, f"?spectate={key}") as first:
            first.until("table")
            with host.socket(table) as mine:  # asks who looks on elsewhere
                _watched_by(mine, ["Wanda"])
                with nobody.socket(table, f"?spectate={key}"):
                    _watched_by(mine, ["Wanda", ""])
                _watched_by(mine, ["Wanda"])
                first.close()
                _watched_by(mine, [])


def _watched_by(wire: Wire, names: list[str]) -> None:
    while wire.until("presence")["watchers"] != names:
        pass


def _turn(person: Person, table: str, seat: int) -> int:
    """All that a seat is asked now; the number of entries after it."""
    state = person.table(table)
    while state["waiting_for"] == [seat]:
        state = person.play(table)
    return int(state["number"])


def test_a_bots_job_is_sent_again_when_redis_is_back(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A job that Redis has forgotten, or never took, is not lost: a worker gets it in the end."""
    monkeypatch.setattr("serai.server.jobs.shared_queue.PAUSE", 0.05)
    job = BotJob("pebbles", "", None, {}, 0, "random", 1)

    async def run() -> str:
        thinker = QueueRunner(redis.url, 30, Policy(), Metrics())
        await thinker.start()
        redis.stop()
        asked = asyncio.create_task(thinker(job))
        await asyncio.sleep(0.3)
        assert not asked.done()
        await asyncio.to_thread(redis.start)
        worker = asyncio.create_task(_work(redis.url))
        try:
            return await asked
        finally:
            worker.cancel()
            await asyncio.gather(worker, return_exceptions=True)
            await thinker.close()

    assert apart(run()) == "pass for pebbles"


async def _work(url: str) -> None:
    from taskiq.api import run_receiver_task

    from serai.server.jobs.runners import TASK, make_broker

    broker = make_broker(url)

    async def answer(plain: dict[str, str]) -> str:
        return f"pass for {plain['game']}"

    broker.register_task(answer, task_name=TASK)
    broker.is_worker_process = True
    try:
        await run_receiver_task(broker, run_startup=True)
    finally:
        await broker.shutdown()


def test_without_redis_limits_are_not_asked_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        buckets = SharedBuckets(f"redis://127.0.0.1:{free_port()}/0")
        assert await buckets.wait("address:x", 1, 10) is None
        monkeypatch.setattr(buckets, "_take", None)  # asking it would be a TypeError
        assert await buckets.wait("address:x", 1, 10) is None
        await buckets.close()

    apart(run())


def test_who_logs_out_is_cut_off_at_other_processes_where_he_only_watches(
    tmp_path: Path, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.server.jobs.timers.HEARTBEAT", 1)
    with running(tmp_path, redis=redis.url) as here, running(tmp_path, redis=redis.url) as there:
        _, links = here.seated(visibility="public")
        watcher, elsewhere = here.person(), Person(there.url)
        watcher.post("/api/me", {"name": "Wanda"}, "PATCH")
        elsewhere.http.cookies = watcher.http.cookies
        with elsewhere.socket(links["table"]) as wire:
            wire.until("table")
            watcher.post("/api/logout")
            assert wire.closed() == 4401
