"""Where bots think: in a pool of processes of this server, or with Redis through taskiq in `serai worker`s."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from serai.bots import hints, make_bot
from serai.catalogue import load
from serai.core import codec
from serai.core.pack import Pack
from serai.core.seat import Seat

if TYPE_CHECKING:
    from taskiq import AsyncBroker  # only installations with Redis load taskiq

log = logging.getLogger("serai.bots")

TASK = "serai.think"
ANSWER_SECONDS = 300  # a worker's answer is kept so long
ANALYSIS = 400  # iterations for a position that is looked at again

Wants = Literal["move", "hint", "analysis"]


class BotJob(msgspec.Struct):
    """A job: a position and the bot that is asked. The bot itself is handed a seat, never the state.

    `wants` says what the answer is: the words of a move, or a `hints.Hint` or a list of `hints.Choice` as JSON.
    """

    game: str
    data: str
    pack: str | None
    state: dict[str, Any]
    seat: int
    spec: str
    seed: int
    wants: Wants = "move"


_packs: dict[tuple[str, str], Pack] = {}


def run_job(plain: dict[str, Any]) -> str:
    """Runs in a bot process: the words of the move, or what else is wanted."""
    job = msgspec.convert(plain, BotJob)
    game = load(job.game)
    key = (job.game, job.data)
    if key not in _packs:
        own = game.pack()
        _packs[key] = Pack.parse(job.pack, "data pack", own) if job.pack else own
    state = codec.load(game, game.tables(_packs[key]), job.state)
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


class PoolRunner:
    """Bot processes of this server. They end with it, however it ends."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.initializer = start_bot_process
        self._pool: ProcessPoolExecutor | None = None

    async def start(self) -> None:
        """Processes are started when the first bot has to think."""

    async def close(self) -> None:
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def __call__(self, job: BotJob) -> str:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=spawn, initializer=self.initializer)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, run_job, msgspec.to_builtins(job))
        except BrokenProcessPool:
            self._pool = None  # a bot process was killed; the next job starts new ones
            raise


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


def make_broker(redis: str) -> AsyncBroker:
    """The queue between servers and workers."""
    from taskiq_redis import RedisAsyncResultBackend

    from serai.server.jobs.queue import ReconnectingBroker

    results: RedisAsyncResultBackend[str] = RedisAsyncResultBackend(redis, result_ex_time=ANSWER_SECONDS)
    return ReconnectingBroker(redis, queue_name="serai:bots").with_result_backend(results)


class QueueRunner:
    """Bot jobs through taskiq on Redis to whichever worker is free."""

    def __init__(self, redis: str, seconds: float) -> None:
        from serai.server.storage.redis import Outage

        self.seconds = seconds
        self.outage = Outage("bots")
        self.broker = make_broker(redis)
        self.task = self.broker.register_task(_sent_only, task_name=TASK)

    async def start(self) -> None:
        await self.broker.startup()

    async def close(self) -> None:
        await self.broker.shutdown()

    async def __call__(self, job: BotJob) -> str:
        from serai.server.jobs.queue import AWAY, PAUSE

        while True:
            try:
                sent = await self.task.kiq(msgspec.to_builtins(job))
                result = await sent.wait_result(check_interval=0.05, timeout=self.seconds)
                break
            except AWAY as error:  # Redis may have forgotten the job: it is sent again when it is back
                self.outage.began(error)
                await asyncio.sleep(PAUSE)
        self.outage.ended()
        result.raise_for_error()
        return str(result.return_value)


async def _sent_only(plain: dict[str, Any]) -> str:
    """What the workers run under this name is `run_job`; servers only send."""
    raise NotImplementedError


async def work(redis: str, processes: int, ready: Callable[[], None], stop: Awaitable[object]) -> None:
    """`serai worker`: thinks for the servers on this Redis until stopped."""
    from taskiq.api import run_receiver_task

    broker = make_broker(redis)
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=spawn, initializer=start_bot_process)

    async def run(plain: dict[str, Any]) -> str:
        started = time.monotonic()
        words = await asyncio.get_running_loop().run_in_executor(pool, run_job, plain)
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
