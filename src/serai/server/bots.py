"""Bots sit like people: their turns are jobs, thought through in other processes. No request waits for one.

Without Redis the jobs go to a pool of processes of this server; with Redis through taskiq to `serai worker`s.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from serai.bots import KINDS, hints, make_bot
from serai.catalogue import load
from serai.core import codec
from serai.core.flow import State
from serai.core.pack import Pack
from serai.core.seat import Seat
from serai.server import acts
from serai.server.desk import Desk
from serai.server.errors import Conflict, Refusal, StoreTrouble
from serai.server.table import Table

if TYPE_CHECKING:
    from taskiq import AsyncBroker  # only installations with Redis load taskiq

log = logging.getLogger("serai.bots")

TASK = "serai.think"
QUICK = "random"  # plays on where a bot fails or takes too long
KEPT = 300  # seconds a worker's answer is kept
ANALYSIS = 400  # iterations for a position that is looked at again
ADVICE = 8  # hints and analyses that are thought about at once; who asks for more is asked to wait
ADVICE_KEPT = 64  # the last ones, for others who ask the same

Wants = Literal["move", "hint", "analysis"]


class Thought(msgspec.Struct):
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


_packs: dict[tuple[str, str], Pack] = {}


def think(plain: dict[str, Any]) -> str:
    """Runs in a bot process: the words of the move, or what else is wanted."""
    job = msgspec.convert(plain, Thought)
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


def known_bots() -> list[str]:
    return list(KINDS)


class Thinker(Protocol):
    async def __call__(self, job: Thought) -> str: ...

    async def start(self) -> None: ...

    async def close(self) -> None: ...


class PoolThinker:
    """Bot processes of this server. They end with it, however it ends."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.begin = settle_in
        self._pool: ProcessPoolExecutor | None = None

    async def start(self) -> None:
        """Processes are started when the first bot has to think."""

    async def close(self) -> None:
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def __call__(self, job: Thought) -> str:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=spawn, initializer=self.begin)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, think, msgspec.to_builtins(job))
        except BrokenProcessPool:
            self._pool = None  # a bot process was killed; the next job starts new ones
            raise


def settle_in() -> None:
    """In a new bot process: be polite, and end when the server does."""
    os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle
    parent = multiprocessing.parent_process()

    def follow() -> None:
        assert parent is not None
        wait([parent.sentinel])
        os._exit(0)

    if parent is not None:
        threading.Thread(target=follow, daemon=True).start()


def make_broker(redis: str) -> AsyncBroker:
    """The queue between servers and workers."""
    from taskiq_redis import RedisAsyncResultBackend

    from serai.server.queue import PatientBroker

    results: RedisAsyncResultBackend[str] = RedisAsyncResultBackend(redis, result_ex_time=KEPT)
    return PatientBroker(redis, queue_name="serai:bots").with_result_backend(results)


class QueueThinker:
    """Bot jobs through taskiq on Redis to whichever worker is free."""

    def __init__(self, redis: str, seconds: float) -> None:
        from serai.server.shared import Outage

        self.seconds = seconds
        self.outage = Outage("bots")
        self.broker = make_broker(redis)
        self.task = self.broker.register_task(_placeholder, task_name=TASK)

    async def start(self) -> None:
        await self.broker.startup()

    async def close(self) -> None:
        await self.broker.shutdown()

    async def __call__(self, job: Thought) -> str:
        from serai.server.queue import AWAY, PAUSE

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


async def _placeholder(plain: dict[str, Any]) -> str:
    """What the workers run under this name is `think`; servers only send."""
    raise NotImplementedError


class Bots:
    """Sees that every bot that is waited for thinks, once per position: what others answer to a question
    asked at the same time changes nothing for it."""

    def __init__(self, desk: Desk, thinker: Thinker, seconds: float) -> None:
        self.desk = desk
        self.thinker = thinker
        self.seconds = seconds
        self._thinking: dict[tuple[str, int], set[int]] = {}  # table and seat: the numbers thought about
        self._advice: OrderedDict[tuple[str, int, int, str], asyncio.Task[str]] = OrderedDict()

    def due(self, table: Table) -> None:
        """Called after every commit."""
        for seat, spec in table.bots_due():
            numbers = self._thinking.setdefault((table.row.id, seat), set())
            if not any(table.is_fresh(seat, number, playing=True) for number in numbers):
                number = table.match.seen(seat)
                numbers.add(number)
                self.desk.spawn(self._turn(table.row.id, seat, number, self.thought(table, seat, spec)))

    def thought(self, table: Table, seat: int, spec: str, wants: Wants = "move") -> Thought | None:
        """None where nothing has to be thought about: a confirmation."""
        if table.match.held is not None:
            return None
        return self.job(table, table.match.seen_state(seat), seat, spec, wants, len(table.match.entries))

    def job(self, table: Table, state: State, seat: int, spec: str, wants: Wants, number: int) -> Thought:
        row = table.row
        return Thought(row.game, row.data, row.pack, codec.dump(state), seat, spec, table.bot_seed(seat, number), wants)

    async def _turn(self, table: str, seat: int, number: int, job: Thought | None) -> None:
        try:
            words = await self.answer(job) if job else ""
            await self.desk.change(table, lambda known: acts.by_bot(known, seat, number, words))
        except (Conflict, StoreTrouble) as error:
            log.warning("the move of a bot could not be written, it is thought of again: %r", error)
        finally:
            self._done(table, seat, number)

    def _done(self, table: str, seat: int, number: int) -> None:
        numbers = self._thinking[table, seat]
        numbers.discard(number)
        if not numbers:
            del self._thinking[table, seat]

    async def advice(self, table: Table, job: Thought, number: int) -> str:
        """A hint or an analysis: thought of once for all who ask, and only so many at the same time."""
        key = (table.row.id, number, job.seat, job.wants)
        if key not in self._advice:
            if sum(not task.done() for task in self._advice.values()) >= ADVICE:
                raise Refusal(429, "too-many", seconds=5)
            self._advice[key] = asyncio.create_task(self.answer(job))
            while len(self._advice) > ADVICE_KEPT:
                self._advice.popitem(last=False)
        try:
            return await asyncio.shield(self._advice[key])
        except Refusal:
            self._advice.pop(key, None)
            raise

    async def answer(self, job: Thought) -> str:
        """A bot's move, or a quick one's where it fails or takes too long. Advice is worth nothing if quick."""
        try:
            return await asyncio.wait_for(self.thinker(job), self.seconds)
        except TimeoutError:
            log.warning("bot %s took more than %s s", job.spec, self.seconds)
        except (BrokenProcessPool, OSError) as error:
            log.warning("bot %s has no process to think in: %r", job.spec, error)
        except Exception:
            log.exception("bot %s failed", job.spec)
        if job.wants != "move":
            raise Refusal(503, "bot-away")
        quick = msgspec.structs.replace(job, spec=QUICK)
        return await asyncio.to_thread(think, msgspec.to_builtins(quick))


async def work(redis: str, processes: int, ready: Callable[[], None], stop: Awaitable[object]) -> None:
    """`serai worker`: thinks for the servers on this Redis until stopped."""
    from taskiq.api import run_receiver_task

    broker = make_broker(redis)
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=spawn, initializer=settle_in)

    async def run(plain: dict[str, Any]) -> str:
        started = time.monotonic()
        words = await asyncio.get_running_loop().run_in_executor(pool, think, plain)
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
