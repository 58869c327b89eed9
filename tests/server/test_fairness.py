"""Whose bot thinks next: in the server's own processes and in the queue on Redis by the same rules."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from taskiq import BrokerMessage

from serai.server.jobs.fairness import BURST_MINUTES, Budgets, FairQueue, Policy, QueuedJob, classes
from serai.server.jobs.runners import BotJob, PoolRunner
from serai.server.jobs.shared_queue import FairBroker, facts
from serai.server.metrics import Metrics
from tests.server.databases import RedisServer, redis_server
from tests.server.running import apart, running, wait_for

HOG, OTHER, THIRD = 1, 2, 3


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def queued(number: int, owner: int, quick: bool = True, watched: bool = True) -> QueuedJob:
    return QueuedJob(number, owner, quick, watched)


# ---------------------------------------------------------------------- the same stories for both queues


class Own:
    """The queue of a server's own processes."""

    def __init__(self, processes: int, policy: Policy) -> None:
        self.queue = FairQueue(processes, policy)

    async def put(self, job: QueuedJob) -> None:
        self.queue.put(job)

    async def take(self) -> int | None:
        found = self.queue.take()
        return found.number if found else None

    async def done(self, number: int, seconds: float) -> None:
        self.queue.done(next(job for job in self.queue.thinking if job.number == number), seconds)

    async def close(self) -> None:
        """There is nothing to close."""


class Shared:
    """The queue on Redis, with one worker."""

    def __init__(self, url: str, processes: int, policy: Policy) -> None:
        self.server, self.worker = FairBroker(url, policy=policy), FairBroker(url, processes)

    async def put(self, job: QueuedJob) -> None:
        labels = {"queued": facts(job)}
        body = f"body {job.number}".encode()
        await self.server.kick(BrokerMessage(task_id=str(job.number), task_name="think", message=body, labels=labels))

    async def take(self) -> int | None:
        found = await self.worker.take()
        assert found is None or found[1] == b"body " + found[0].encode()
        return int(found[0]) if found else None

    async def done(self, number: int, seconds: float) -> None:
        await self.worker.finish(str(number), seconds)

    async def close(self) -> None:
        for broker in (self.server, self.worker):
            await broker.shutdown()


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with redis_server() as one:
        yield one


@pytest.fixture
def empty(redis: RedisServer) -> RedisServer:
    """Without what other tests have left in it."""
    import redis as client

    with client.Redis.from_url(redis.url) as connection:
        connection.flushall()
    return redis


@pytest.fixture(params=["own", "shared"])
def make(request: pytest.FixtureRequest, empty: RedisServer) -> Callable[[int, Policy], Any]:
    return Own if request.param == "own" else lambda processes, policy: Shared(empty.url, processes, policy)


def story(
    make: Callable[[int, Policy], Any], processes: int, policy: Policy, tell: Callable[[Any], Awaitable[Any]]
) -> Any:
    async def run() -> Any:
        queue = make(processes, policy)
        try:
            return await tell(queue)
        finally:
            await queue.close()

    return apart(run())


async def taken(queue: Any, jobs: list[QueuedJob]) -> list[int]:
    """The order in which these are thought about, by one after the other."""
    for job in jobs:
        await queue.put(job)
    order = []
    while (number := await queue.take()) is not None:
        order.append(number)
        await queue.done(number, 0.01)
    return order


def test_it_goes_round_between_owners(make: Any) -> None:
    jobs = [*(queued(n, HOG) for n in range(1, 5)), queued(5, OTHER), queued(6, OTHER), queued(7, THIRD)]
    assert story(make, 2, Policy(), lambda queue: taken(queue, jobs)) == [1, 5, 7, 2, 6, 3, 4]


def test_quick_jobs_and_those_somebody_waits_for_come_first(make: Any) -> None:
    jobs = [
        *(queued(1, HOG, quick=False, watched=False), queued(2, HOG, quick=False)),
        *(queued(3, OTHER, watched=False), queued(4, OTHER)),
    ]
    assert story(make, 3, Policy(), lambda queue: taken(queue, jobs)) == [4, 3, 2, 1]


def test_long_thoughts_never_take_every_process_nor_do_quick_ones(make: Any) -> None:
    async def tell(queue: Any) -> None:
        for number in range(1, 7):
            await queue.put(queued(number, number, quick=False))
        assert [await queue.take() for _ in range(3)] == [1, 2, None]  # of three processes one is kept
        await queue.put(queued(10, OTHER))
        assert await queue.take() == 10
        await queue.done(1, 0.01)
        for number in (11, 12):
            await queue.put(queued(number, number))
        assert await queue.take() == 11
        await queue.done(2, 0.01)
        assert await queue.take() == 3  # and one for long ones, however many quick ones wait

    story(make, 3, Policy(), tell)


def test_one_person_has_only_so_many_bots_thinking(make: Any) -> None:
    async def tell(queue: Any) -> None:
        for number in range(1, 5):
            await queue.put(queued(number, HOG))
        assert [await queue.take() for _ in range(3)] == [1, 2, None]
        await queue.put(queued(5, OTHER))
        assert await queue.take() == 5
        await queue.done(1, 0.01)
        assert await queue.take() == 3

    story(make, 4, Policy(jobs_per_person=2), tell)


def test_who_has_used_up_his_thinking_time_comes_after_the_others(make: Any) -> None:
    policy = Policy(seconds_per_minute=1.0)

    async def tell(queue: Any) -> None:
        await queue.put(queued(1, HOG))
        assert await queue.take() == 1
        await queue.done(1, BURST_MINUTES + 1000)  # more than he has
        for job in (queued(2, HOG), queued(3, OTHER, watched=False), queued(4, OTHER, watched=False)):
            await queue.put(job)
        assert [await queue.take() for _ in range(3)] == [3, 4, 2]  # never refused: his tables go on

    story(make, 4, policy, tell)


# ---------------------------------------------------------------------- budgets, processes


def test_thinking_time_comes_back_with_time() -> None:
    clock = Clock()
    budgets = Budgets(Policy(seconds_per_minute=30), clock)
    budgets.spend(HOG, 30 * BURST_MINUTES + 15)
    assert (budgets.left(HOG), budgets.wait(HOG), budgets.wait(OTHER)) == (-15, 30, 0)
    clock.now += 60
    assert (budgets.left(HOG), budgets.wait(HOG)) == (15, 0)


def test_with_one_process_everything_is_thought_about() -> None:
    assert classes(1, 0, 0) == (True, False)


def test_what_a_dead_worker_had_is_given_to_another(empty: RedisServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.jobs.shared_queue.LEASE", 0.2)

    async def tell() -> None:
        dead = Shared(empty.url, 2, Policy())
        await dead.put(queued(77, HOG))
        assert await dead.take() == 77
        other = Shared(empty.url, 2, Policy())
        assert await other.take() is None
        await asyncio.sleep(0.3)
        assert await other.take() == 77
        await dead.close()
        await other.close()

    apart(tell())


def test_a_process_that_nobody_waits_for_is_free_only_when_it_has_thought() -> None:
    """And who stops waiting in the queue leaves it."""

    async def tell() -> None:
        runner = PoolRunner(2, Policy(), Metrics(), Clock())
        thoughts: list[Future[str]] = []

        def submit(job: BotJob) -> Future[str]:
            thoughts.append(Future())
            thoughts[-1].set_running_or_notify_cancel()
            return thoughts[-1]

        runner.submit = submit  # type: ignore[method-assign]
        jobs = [BotJob("pebbles", "", None, {}, 0, "random", 1, owner=owner) for owner in (1, 2, 3, 4)]
        asked = [asyncio.create_task(runner(job)) for job in jobs]
        await asyncio.sleep(0)
        assert (len(thoughts), await runner.state()) == (2, (2, 2))
        asked[0].cancel()
        asked[2].cancel()
        await asyncio.sleep(0.01)
        assert await runner.state() == (1, 2)
        thoughts[1].set_result("pass")
        assert await asked[1] == "pass"
        await asyncio.sleep(0.01)
        assert (len(thoughts), await runner.state()) == (3, (0, 2))
        thoughts[2].set_result("take")
        assert await asked[3] == "take"

    apart(tell())


def test_a_quick_bot_answers_while_six_long_searches_run(tmp_path: Path) -> None:
    """As it was found: six tables of long searches by one person, and another's quick bot."""
    with running(tmp_path, guests_choose_numbers=True, bot_processes=2) as server:
        hog, other = server.person(), server.person()
        for _ in range(6):
            hog.create("mcts:20000", "mcts:20000", game="euphrat-tigris")
        queue = server.services.bots.runner.queue
        wait_for(lambda: len(queue.thinking) == 1 and len(queue.waiting) == 5)
        table = other.create("greedy", "me", game="euphrat-tigris", confirm=False)["table"]
        wait_for(lambda: other.table(table)["waiting_for"] == [1])
        assert [job.quick for job in queue.thinking] == [False]
        assert len(queue.waiting) >= 4  # the long ones have hardly begun
