"""A whole server in this process: the real app, its store and its sockets; time, dice and secrets are given."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import shutil
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import msgspec
import sqlalchemy as sa

from serai.core.dealer import Dealer
from serai.core.flow import EVERYONE, Chance, open_decision
from serai.server.http.app import create_app
from serai.server.jobs import advice, notices
from serai.server.jobs.runners import BotJob, run_job
from serai.server.jobs.timers import Timers
from serai.server.settings import ServerSettings, sqlite_url
from serai.server.storage import schema
from serai.server.storage.migrate import prepare
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.packs import Packs

NOON = 1_800_000_000.0
THINKING = "mcts:2"  # hints: what they are worked out from matters here, not how good they are
QUIET = 6  # turns of the event loop in which nothing happens: then nothing is going on


class Clock:
    """The time of day in both worlds."""

    def __init__(self) -> None:
        self.now = NOON

    def time(self) -> float:
        return self.now


class InlineRunner:
    """Bots think at once, in this process."""

    async def __call__(self, job: BotJob) -> str:
        return run_job(msgspec.to_builtins(job))

    async def start(self) -> None:
        """There is no process to start."""

    async def close(self) -> None:
        """Nor one to end."""

    async def budget_wait(self, owner: int) -> float:
        """Nobody waits."""
        return 0.0

    async def state(self) -> tuple[int, int]:
        return 0, 1


class GivenDice(Dealer):
    """The same dice in both worlds, but for what the observer does not see of them.

    The first world rolls and writes down what came; the second takes what the observer has seen and rolls the rest.
    """

    def __init__(self, seed: bytes, table: LoadedTable, script: list[str], observer: int | None, first: bool) -> None:
        super().__init__(seed)
        self.table = table
        self.script = script
        self.observer = observer  # None: nothing is rolled anew
        self.first = first
        self.rolled = 0
        self.diverged = False  # what the observer saw cannot be rolled here

    def draw(self, counter: int, odds: Any) -> int:
        match = self.table.match
        frame = open_decision(match.state)
        assert isinstance(frame, Chance)
        words = [match.game.words(frame, int(move)) for move in frame.moves(match.state)]
        self.rolled += 1
        if self.first:
            chosen = self._roll("first", words, odds)
            self.script.append(chosen)
            return words.index(chosen)
        hidden = self.observer is not None and frame.witness() not in (EVERYONE, self.observer)
        given = self.script[self.rolled - 1] if self.rolled <= len(self.script) else ""
        if hidden:
            return words.index(self._roll_otherwise(words, odds))
        self.diverged |= given not in words
        return words.index(given) if given in words else 0

    def _roll_otherwise(self, words: list[str], odds: Any) -> str:
        """If possible nothing of which there is one only and which the observer is to see later."""
        coming = set(self.script[self.rolled :])
        free = [i for i, one in enumerate(words) if one not in coming] or range(len(words))
        return self._roll("second", [words[i] for i in free], [odds[i] for i in free])

    def _roll(self, which: str, words: list[str], odds: Any) -> str:
        dice = random.Random(f"{self.seed.hex()} {which} {self.rolled}")
        return dice.choices(words, [int(n) for n in odds])[0]


class World:
    """One server and its people. Everything in it happens in turn: `settle` waits until nothing is going on."""

    current: World

    def __init__(self, database: Path, clock: Clock) -> None:
        World.current = self
        self.clock = clock
        self.chances = random.Random(7)  # for names of tables, tokens, seeds
        self.delivered: list[tuple[float, str, str]] = []
        settings = ServerSettings(
            database=sqlite_url(database),
            secret="x" * 32,
            requests_per_minute=10**9,
            messages_per_second=1e9,
            remind_after=0.0,
            idle_seconds=1e9,
            url="http://serai",
            static=Path("/nonexistent"),
        )
        self.app = create_app(settings)
        self.clients: list[Client] = []

    @property
    def services(self) -> Any:
        return self.app.state.services

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[World]:
        async with self.app.lifespan():
            self.services.bots.runner = InlineRunner()
            try:
                yield self
            finally:
                for client in self.clients:
                    await client.close()

    def client(self) -> Client:
        made = Client(self)
        self.clients.append(made)
        return made

    def table(self, name: str) -> LoadedTable:
        found: LoadedTable = self.services.repository.loaded[name]
        return found

    @contextlib.contextmanager
    def active(self) -> Iterator[None]:
        World.current = self
        yield

    async def settle(self) -> None:
        """Until nothing is going on any more."""
        quiet = 0
        while quiet < QUIET:
            quiet = 0 if self._busy() else quiet + 1
            await asyncio.sleep(0.0005 if self._busy() else 0)

    def _busy(self) -> bool:
        services = self.services
        sockets = [one for here in services.hub.connections.values() for one in here]
        waking = any(one._wake.is_set() for one in sockets)
        return bool(waking or services.background._tasks or services.store._queue or services.store._writing)

    async def tick(self) -> None:
        """What happens by itself as time goes by: signs of life, and reminders that are due."""
        with self.active():
            await self.services.hub.heartbeat()
            await self.services.timers.notices.send_due()
            await self.settle()


class Client:
    """Somebody with a browser, in one of the worlds."""

    def __init__(self, world: World) -> None:
        self.world = world
        transport = httpx.ASGITransport(app=world.app)  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(transport=transport, base_url="http://serai")
        self.heard: list[str] = []  # on the socket
        self._said: asyncio.Queue[dict[str, Any]] | None = None
        self._socket: asyncio.Task[None] | None = None

    async def send(self, method: str, path: str, body: Any = None) -> httpx.Response:
        with self.world.active():
            if "csrftoken" not in self.http.cookies:
                await self.http.get("/api/me")
            headers = {"x-csrftoken": self.http.cookies["csrftoken"]}
            answer = await self.http.request(method, path, json=body, headers=headers)
            await self.world.settle()
        return answer

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.send("POST", path, body)
        assert answer.status_code < 400, answer.text
        return answer.json()

    async def user(self) -> int:
        return int((await self.send("GET", "/api/me")).json()["user"])

    async def open_socket(self, path: str, query: str = "") -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(b"host", b"serai"), (b"cookie", cookies.encode())],
            "client": ("127.0.0.1", 1),
            "server": ("serai", 80),
            "subprotocols": [],
            "state": {},
        }
        said = self._said = asyncio.Queue[dict[str, Any]]()
        said.put_nowait({"type": "websocket.connect"})

        async def hear(message: Any) -> None:
            if message["type"] == "websocket.send":
                self.heard.append(message["text"])
            elif message["type"] == "websocket.close":
                self.heard.append(f"closed {message['code']}")

        with self.world.active():
            self._socket = asyncio.create_task(self.world.app(scope, said.get, hear))  # type: ignore[arg-type]
            while not self.heard:
                await asyncio.sleep(0.001)
            await self.world.settle()

    async def say(self, **message: Any) -> None:
        """On the socket."""
        assert self._said is not None
        with self.world.active():
            self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
            await asyncio.sleep(0.002)
            await self.world.settle()

    async def close(self) -> None:
        if self._socket is not None and self._said is not None:
            self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await asyncio.gather(self._socket, return_exceptions=True)
        await self.http.aclose()


@contextlib.contextmanager
def laboratory(clock: Clock) -> Iterator[None]:
    """The same time and the same secrets in all worlds; nothing happens by itself."""

    async def never(_: Any) -> None:
        """Timers: what they do is done by hand."""

    async def deliver(url: str, text: str, private: bool) -> None:
        World.current.delivered.append((clock.now, url, text))

    def chances() -> random.Random:
        return World.current.chances

    given = {
        "token_urlsafe": lambda n: chances().randbytes(n).hex(),
        "token_hex": lambda n: chances().randbytes(n).hex(),
        "token_bytes": lambda n: chances().randbytes(n),
        "choice": lambda of: chances().choice(of),
        "randbelow": lambda n: chances().randrange(n),
    }
    with contextlib.ExitStack() as stack:
        stack.enter_context(mock.patch.object(time, "time", clock.time))
        for name, function in given.items():
            stack.enter_context(mock.patch.object(secrets, name, function))
        stack.enter_context(mock.patch.object(Timers, "run", never))
        stack.enter_context(mock.patch.object(Packs, "warm_up"))
        stack.enter_context(mock.patch.object(notices, "call_webhook", deliver))
        stack.enter_context(mock.patch.object(advice, "BEST", THINKING))
        yield


@contextlib.asynccontextmanager
async def worlds(folder: Path) -> AsyncIterator[tuple[World, World]]:
    """Two that are the same."""
    empty = folder / "empty.sqlite"
    if not empty.exists():
        await prepare(sqlite_url(empty))
    clock = Clock()
    with laboratory(clock):
        async with contextlib.AsyncExitStack() as stack:
            made = []
            for name in ("first", "second"):
                for old in folder.glob(f"{name}.sqlite*"):
                    old.unlink()
                world = World(Path(shutil.copy(empty, folder / f"{name}.sqlite")), clock)
                made.append(await stack.enter_async_context(world.open()))
            yield made[0], made[1]


async def wants_reminders(client: Client) -> None:
    """By a webhook that the laboratory reads."""
    users = schema.users
    mine = sa.update(users).where(users.c.id == await client.user()).values(webhook="http://hook")
    await client.world.services.store.execute(mine)
