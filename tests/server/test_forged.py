"""Redis in wrong hands, or emptied under play: bots may come later, and nothing else happens."""

from __future__ import annotations

import asyncio
import json
import pickle
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from redis import Redis
from redis.asyncio import Redis as AsyncRedis
from taskiq import NoResultError, TaskiqResultTimeoutError

from serai.server.jobs import runners
from serai.server.jobs.fairness import Policy
from serai.server.jobs.runners import TASK, BotJob, QueueRunner, WorkerFault, make_broker
from serai.server.jobs.shared_queue import QUEUE
from serai.server.metrics import Metrics
from tests.server.databases import RedisServer, redis_server
from tests.server.running import apart

JOB = BotJob("pebbles", "", None, {}, 0, "random", 1)
GOOD = {"owner": 1, "quick": True, "watched": True, "rate": 0.5, "jobs": 2}


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with redis_server() as one:
        yield one


async def _emptied(url: str) -> None:
    """Nothing is left of any job."""
    async with AsyncRedis.from_url(url) as client:
        while await client.hlen(QUEUE + "facts") or await client.hlen(QUEUE + "jobs"):
            await asyncio.sleep(0.02)


async def _answered(url: str, answer: Callable[[dict[str, Any]], Awaitable[str]]) -> str:
    """What a server is answered by a worker that thinks like this."""
    from taskiq.api import run_receiver_task

    thinker, worker = QueueRunner(url, 30, Policy(), Metrics()), make_broker(url)
    worker.register_task(answer, task_name=TASK)
    worker.is_worker_process = True
    await thinker.start()
    working = asyncio.create_task(run_receiver_task(worker, run_startup=True))
    try:
        found = await asyncio.wait_for(thinker(JOB), 20)
        await asyncio.wait_for(_emptied(url), 20)  # a worker answers first and clears away afterwards
        return found
    finally:
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        await thinker.close()
        await worker.shutdown()


@pytest.mark.parametrize(
    ("facts", "body"),
    [
        ("nonsense", b"{}"),
        ("null", b"{}"),
        ('{"owner": {}}', b"{}"),
        (json.dumps({**GOOD, "rate": 0}), b"{}"),
        (json.dumps({**GOOD, "owner": [1]}), b"{}"),
        (json.dumps(GOOD), None),
        (json.dumps(GOOD), b"\xff\xfe not a job"),
        (json.dumps(GOOD), b'{"task_id": "bad", "task_name": "os.system", "labels": {}, "args": ["ls"], "kwargs": {}}'),
    ],
)
def test_a_broken_job_stops_no_worker(redis: RedisServer, facts: str, body: bytes | None) -> None:
    async def answer(plain: dict[str, Any]) -> str:
        return "pass"

    with Redis.from_url(redis.url) as client:
        for number in range(3):  # more than a worker has processes
            name = f"bad{number}"
            client.hset(QUEUE + "facts", name, facts)
            if body is not None:
                client.hset(QUEUE + "jobs", name, body)
            client.zadd(QUEUE + "waiting", {name: -1})
        assert apart(_answered(redis.url, answer)) == "pass"


def test_a_job_that_redis_forgot_is_sent_again(redis: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runners, "LOOK_AGAIN", 0.2)
    thought: list[str] = []

    async def answer(plain: dict[str, Any]) -> str:
        thought.append(plain["game"])
        if len(thought) == 1:
            with Redis.from_url(redis.url) as client:
                client.flushall()
            raise NoResultError  # whoever thought of it is gone with it
        return "pass"

    assert apart(_answered(redis.url, answer)) == "pass"
    assert len(thought) == 2


class Planted:
    """Would leave a file behind if it were unpickled."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return Path.touch, (self.file,)


async def _forge(url: str, answer: bytes) -> str:
    """What comes of a job that nobody else answers."""
    thinker = QueueRunner(url, 1.0, Policy(), Metrics())
    await thinker.start()
    job = asyncio.create_task(thinker(JOB))
    try:
        with Redis.from_url(url) as client:
            while not (waiting := client.zrange(QUEUE + "waiting", 0, -1)):
                await asyncio.sleep(0.02)
            client.set(waiting[0], answer)
        return await job
    finally:
        await thinker.close()


def test_an_answer_on_redis_is_read_as_data_and_never_run(redis: RedisServer, tmp_path: Path) -> None:
    file = tmp_path / "run"
    with pytest.raises(TaskiqResultTimeoutError):  # it was sent again, and nobody thought about it
        apart(_forge(redis.url, pickle.dumps(Planted(file))))
    assert not file.exists()


@pytest.mark.parametrize("kind", ["SystemExit", "KeyboardInterrupt", "ValueError"])
def test_what_fails_at_a_worker_is_a_fault_and_nothing_worse(redis: RedisServer, kind: str) -> None:
    error = {"exc_type": kind, "exc_message": ["stop"], "exc_module": "builtins", "exc_suppress_context": False}
    answer = {"is_err": True, "return_value": None, "execution_time": 0.1, "labels": {}, "error": error}
    with pytest.raises(WorkerFault):
        apart(_forge(redis.url, json.dumps(answer).encode()))
