"""Where bots think: in a pool of processes of this server, or with Redis through taskiq in `serai worker`s."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from serai.bots import hints, make_bot
from serai.catalogue import load
from serai.core import codec
from serai.core.pack import Pack, RecentPacks
from serai.core.seat import Seat
from serai.server.jobs.fairness import FairQueue, Policy, QueuedJob, Seconds
from serai.server.metrics import Metrics

if TYPE_CHECKING:  # only installations with Redis load taskiq
    from taskiq import AsyncTaskiqTask, TaskiqResult

    from serai.server.jobs.shared_queue import FairBroker

log = logging.getLogger("serai.bots")

TASK = "serai.think"
ANSWER_SECONDS = 300  # a worker's answer is kept so long
LOOK_AGAIN = 2.0  # seconds between two looks whether a job has been forgotten
QUICK_ITERATIONS = 1000  # of a search that counts as quick
ANALYSIS = 400  # iterations for a position that is looked at again

Wants = Literal["move", "hint", "analysis"]


class BotJob(msgspec.Struct):
    """A job: a position and the bot that is asked. The bot itself is handed a seat, never the state.

    `wants` says what the answer is: the words of a move, or a `hints.Hint` or a list of `hints.AnalysedMove` as JSON.
    """

    game: str
    data: str
    pack: str | None
    state: dict[str, Any]
    seat: int
    spec: str
    seed: int
    wants: Wants = "move"
    owner: int = 0  # whose thinking time it uses: the host's of the table, or of who asks for advice
    watched: bool = True  # somebody sits at the screen and waits for it

    @property
    def quick(self) -> bool:
        """Whether it is thought through in a second or so; every named level is."""
        kind, _, number = self.spec.partition(":")
        return kind != "mcts" or int(number or 0) <= QUICK_ITERATIONS


_packs = RecentPacks()


def run_job(plain: dict[str, Any]) -> str:
    """Runs in a bot process: the words of the move, or what else is wanted."""
    job = msgspec.convert(plain, BotJob)
    game = load(job.game)
    text = job.pack
    pack = _packs.of(job.game, job.data, lambda: Pack.parse(text, "data pack", game.pack()) if text else game.pack())
    state = codec.load(game, game.tables(pack), job.state)
    if job.wants == "hint":
        return msgspec.json.encode(hints.hint(game, state, job.seat, job.spec, job.seed)).decode()
    if job.wants == "analysis":
        return msgspec.json.encode(hints.analyse(game, state, job.seat, ANALYSIS, job.seed)).decode()
    seat = Seat(game, state, job.seat)
    return seat.words(make_bot(job.spec, job.seed).choose(seat))


class BotRunner(Protocol):
    async def __call__(self, job: BotJob) -> str: ...

    async def start(self) -> None: ...

    async def close(self) -> None: ...

    async def budget_wait(self, owner: int) -> float:
        """Seconds until somebody has thinking time left."""

    async def state(self) -> tuple[int, int]:
        """Jobs that wait, and processes or workers that there are for them."""


class PoolRunner:
    """Bot processes of this server, shared fairly. They end with it, however it ends."""

    def __init__(self, processes: int, policy: Policy, metrics: Metrics, clock: Seconds = time.monotonic) -> None:
        self.queue = FairQueue(processes, policy, clock)
        self.metrics = metrics
        self.initializer = start_bot_process
        self._clock = clock
        self._numbers = itertools.count(1)
        self._turns: dict[int, asyncio.Future[None]] = {}  # of jobs that wait
        self._pool: ProcessPoolExecutor | None = None

    async def start(self) -> None:
        """Processes are started when the first bot has to think."""

    async def close(self) -> None:
        if self._pool:
            thinking = list(self._pool._processes.values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in thinking:
                process.terminate()  # a long search would go on for minutes

    async def budget_wait(self, owner: int) -> float:
        return self.queue.budgets.wait(owner)

    async def state(self) -> tuple[int, int]:
        return len(self.queue.waiting), self.queue.processes

    async def __call__(self, job: BotJob) -> str:
        queued = QueuedJob(next(self._numbers), job.owner, job.quick, job.watched)
        await self._wait_for_turn(queued)
        began, loop = self._clock(), asyncio.get_running_loop()
        try:
            thought = self.submit(job)
        except BaseException:
            self._finish(queued, began)
            raise
        # The process is free when it has really thought to the end, even if nobody waits for that any more.
        thought.add_done_callback(lambda _: _call_soon(loop, self._finish, queued, began))
        try:
            return await asyncio.wrap_future(thought)
        except BrokenProcessPool:
            self._pool = None  # a bot process was killed; the next job starts new ones
            raise

    def submit(self, job: BotJob) -> Future[str]:
        """To a bot process."""
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.queue.processes, mp_context=spawn, initializer=self.initializer)
        return self._pool.submit(run_job, msgspec.to_builtins(job))

    async def _wait_for_turn(self, queued: QueuedJob) -> None:
        asked = self._clock()
        turn = self._turns[queued.number] = asyncio.get_running_loop().create_future()
        self.queue.put(queued)
        self._begin_next()
        try:
            await turn
        except BaseException:
            self._turns.pop(queued.number, None)
            self.queue.withdraw(queued)
            if turn.done() and not turn.cancelled():  # it was its turn, but nobody waits any more
                self._finish(queued, self._clock())
            raise
        self.metrics.bot_waits.add(self._clock() - asked)

    def _begin_next(self) -> None:
        while (queued := self.queue.take()) is not None:
            self._turns.pop(queued.number).set_result(None)

    def _finish(self, queued: QueuedJob, began: float) -> None:
        took = self._clock() - began
        self.queue.done(queued, took)
        self.metrics.bot_thoughts.add(took)
        self._begin_next()


def _call_soon(loop: asyncio.AbstractEventLoop, work: Callable[..., None], *arguments: object) -> None:
    """From another thread; a loop that has ended needs it no more."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(work, *arguments)


def start_bot_process() -> None:
    """In a new bot process: be polite, and end when the server does."""
    os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle
    parent = multiprocessing.parent_process()

    def end_with_parent() -> None:
        assert parent is not None
        wait([parent.sentinel])
        os._exit(0)

    if parent is not None:
        threading.Thread(target=end_with_parent, daemon=True).start()


def make_broker(redis: str, processes: int = 2, policy: Policy | None = None) -> FairBroker:
    """The queue between servers and workers."""
    from taskiq.serializers import JSONSerializer
    from taskiq_redis import RedisAsyncResultBackend

    from serai.server.jobs.shared_queue import FairBroker

    plain = JSONSerializer()  # not taskiq's pickle: who can write to Redis could have a server run anything
    results: RedisAsyncResultBackend[str] = RedisAsyncResultBackend(
        redis, result_ex_time=ANSWER_SECONDS, serializer=plain
    )
    broker = FairBroker(redis, processes, policy)
    broker.with_result_backend(results)
    return broker


class ForgottenJob(Exception):
    """Redis knows nothing of it any more."""


class WorkerFault(Exception):
    """A job failed where it was thought about."""


class QueueRunner:
    """Bot jobs through taskiq on Redis to whichever worker is free."""

    def __init__(self, redis: str, seconds: float, policy: Policy, metrics: Metrics) -> None:
        from serai.server.storage.redis import Outage

        self.seconds = seconds
        self.metrics = metrics
        self.outage = Outage("bots")
        self.broker = make_broker(redis, policy=policy)
        self.task = self.broker.register_task(_sent_only, task_name=TASK)

    async def start(self) -> None:
        await self.broker.startup()

    async def close(self) -> None:
        await self.broker.shutdown()

    async def budget_wait(self, owner: int) -> float:
        from serai.server.jobs.shared_queue import AWAY

        try:
            return await self.broker.budget_wait(owner)
        except AWAY:  # then nobody thinks anyway
            return 0.0

    async def state(self) -> tuple[int, int]:
        return await self.broker.counts()

    async def __call__(self, job: BotJob) -> str:
        from serai.server.jobs.shared_queue import AWAY, PAUSE

        asked = time.monotonic()
        while True:
            try:
                result = await self._send(job)
                break
            except ForgottenJob:
                log.warning("a bot's job is sent again: Redis has forgotten it")
            except AWAY as error:  # Redis may have forgotten the job: it is sent again when it is back
                self.outage.began(error)
                await asyncio.sleep(PAUSE)
        self.outage.ended()
        if result.is_err:  # not raised as what it says it is: that could end a server
            raise WorkerFault(repr(result.error))
        self.metrics.bot_thoughts.add(result.execution_time)
        self.metrics.bot_waits.add(max(0.0, time.monotonic() - asked - result.execution_time))
        return str(result.return_value)

    async def _send(self, job: BotJob) -> TaskiqResult[str]:
        from taskiq import TaskiqResultTimeoutError

        from serai.server.jobs.shared_queue import AWAY, facts

        labels = {"queued": facts(QueuedJob(0, job.owner, job.quick, job.watched))}
        sent = await self.task.kicker().with_labels(**labels).kiq(msgspec.to_builtins(job))
        try:
            return await self._result(sent)
        except (asyncio.CancelledError, TaskiqResultTimeoutError):
            with contextlib.suppress(*AWAY):
                await self.broker.withdraw(sent.task_id)
            raise

    async def _result(self, sent: AsyncTaskiqTask[str]) -> TaskiqResult[str]:
        """The answer to a job; now and then it is looked whether Redis still knows of it."""
        from taskiq import TaskiqResultTimeoutError

        until = time.monotonic() + self.seconds
        while True:
            try:
                return await sent.wait_result(check_interval=0.05, timeout=min(LOOK_AGAIN, self.seconds))
            except TaskiqResultTimeoutError:
                if time.monotonic() >= until:
                    raise
                if not await self.broker.knows(sent.task_id) and not await sent.is_ready():
                    raise ForgottenJob from None


async def _sent_only(plain: dict[str, Any]) -> str:
    """What the workers run under this name is `run_job`; servers only send."""
    raise NotImplementedError


async def work(redis: str, processes: int, ready: Callable[[], None], stop: Awaitable[object]) -> None:
    """`serai worker`: thinks for the servers on this Redis until stopped."""
    from taskiq.api import run_receiver_task

    broker = make_broker(redis, processes)
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=spawn, initializer=start_bot_process)

    async def run(plain: dict[str, Any]) -> str:
        nonlocal pool
        started = time.monotonic()
        try:
            words = await asyncio.get_running_loop().run_in_executor(pool, run_job, plain)
        except BrokenProcessPool:  # a bot process was killed; the next job starts new ones
            pool = ProcessPoolExecutor(processes, mp_context=spawn, initializer=start_bot_process)
            raise
        log.info("%s: %s in %.2f s", plain["game"], plain["spec"], time.monotonic() - started)
        return words

    broker.register_task(run, task_name=TASK)
    broker.is_worker_process = True
    receiver = asyncio.create_task(run_receiver_task(broker, max_async_tasks=processes, run_startup=True))
    ready()
    await asyncio.wait([receiver, asyncio.ensure_future(stop)], return_when=asyncio.FIRST_COMPLETED)
    receiver.cancel()
    await asyncio.gather(receiver, return_exceptions=True)
    pool.shutdown(wait=False, cancel_futures=True)
