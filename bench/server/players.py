"""The load: scripted players on web sockets, at a steady rate of moves. Runs in a process of its own."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import sys
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Literal

import httpx
import msgspec
import uvloop

from bench.server.wire import Wire

OPENING = 40  # sockets that are opened at the same time
TICK = 0.001  # seconds between two looks at the clock
STATE, DONE, REFUSED = b'{"type":"table"', b'{"type":"done"', b'{"type":"refused"'
UNDO = b'"can_undo":true'


class Move(msgspec.Struct):
    words: str


class Offer(msgspec.Struct):
    moves: list[Move]


class Heard(msgspec.Struct):
    """As much of a table's state as a script needs; read when it is the script's turn."""

    number: int
    held: bool
    offer: Offer | None
    can_undo: bool
    waiting_for: list[int]


_decoder = msgspec.json.Decoder(Heard)


class LoadTable:
    """A live table with its four sockets."""

    def __init__(self, name: str, load: Load) -> None:
        self.name = name
        self.load = load
        self.sockets: list[Wire] = []
        self.states: list[bytes] = [b""] * 4
        self.sent = 0.0  # when the move under way was sent; 0: none is
        self.mover = 0
        self.missing: set[int] = set()
        self.acknowledged = True
        self.shown = 4  # to how many the move under way is shown
        self.moves = 0

    def hear(self, seat: int, body: bytes) -> None:
        if body.startswith(STATE):
            self.states[seat] = body
            self.missing.discard(seat)
            if seat == self.mover and self.sent and UNDO in body and self._tentative(body):
                self.missing, self.shown = set(), 1
        elif body.startswith(DONE):
            self.acknowledged, self.moves = True, self.moves + 1
        elif body.startswith(REFUSED):
            self.load.errors.append(body.decode())
        if self.sent and not self.missing and self.acknowledged:
            self.load.latencies[self.shown].append(time.perf_counter() - self.sent)
            self.sent = 0.0
            self.load.ready.append(self)

    def _tentative(self, body: bytes) -> bool:
        """Whether the mover goes on and may take the move back: then the others are shown nothing yet."""
        state = _decoder.decode(body)
        return state.can_undo and state.waiting_for == [self.mover]

    def move(self, rng: random.Random) -> Literal["sent", "over", "later"]:
        """Send a move of whoever is asked, unless what he has heard is older than what another has."""
        seats = max((_decoder.decode(state) for state in self.states), key=lambda one: one.number).waiting_for
        if not seats:
            return "over"
        state = _decoder.decode(self.states[seats[0]])
        message: dict[str, Any] = {"type": "confirm", "number": state.number, "ref": 1}
        if not state.held:
            if state.offer is None:
                return "later"
            message |= {"type": "play", "words": rng.choice(state.offer.moves).words}
        body = msgspec.json.encode(message)
        self.mover, self.shown, self.missing, self.acknowledged = seats[0], 4, {0, 1, 2, 3}, False
        self.sent = time.perf_counter()
        self.sockets[seats[0]].send(body)
        return "sent"


class Load:
    def __init__(self) -> None:
        self.tables: list[LoadTable] = []
        self.latencies: dict[int, list[float]] = {1: [], 4: []}  # of moves shown to so many
        self.errors: list[str] = []
        self.ready: deque[LoadTable] = deque()
        self._random = random.Random(1)

    async def run(self, rate: float, seconds: float) -> dict[str, Any]:
        """Moves at a steady rate, each at a table where none is under way."""
        self._random.shuffle(self.tables)
        self.ready.extend(self.tables)
        start, sent, over = time.perf_counter(), 0, 0
        while (now := time.perf_counter()) - start < seconds:
            for _ in range(len(self.ready)):
                if sent >= (now - start) * rate:
                    break
                table = self.ready.popleft()
                done = table.move(self._random)
                sent, over = sent + (done == "sent"), over + (done == "over")
                if done == "later":
                    self.ready.append(table)
            await asyncio.sleep(TICK)
        took = time.perf_counter() - start
        await asyncio.sleep(3.0)
        return {
            "sent": sent,
            "acknowledged_and_shown": sum(len(values) for values in self.latencies.values()),
            "moves_per_s": round(sent / took, 1),
            "shown_to_all": len(self.latencies[4]),
            **percentiles(self.latencies[4]),
            "tentative": percentiles(self.latencies[1]),
            "errors": len(self.errors),
            "kinds_of_errors": sorted(set(self.errors))[:5],
            "finished_tables": over,
            "moves_by_table": {table.name: table.moves for table in self.tables},
        }


def cpu(process: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentiles(values: list[float]) -> dict[str, float]:
    ordered = sorted(values) or [0.0]
    return {
        "p50_ms": round(1000 * ordered[len(ordered) // 2], 2),
        "p90_ms": round(1000 * ordered[int(len(ordered) * 0.9)], 2),
        "p99_ms": round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))], 2),
    }


async def create(url: str, game: str, tables: int, live: int) -> tuple[list[str], list[str]]:
    """Four people at so many live tables, and more tables that only stand there; names and cookies."""
    async with httpx.AsyncClient(timeout=60) as client:
        people = [_Person(client, url) for _ in range(4)]
        names = []
        for i in range(tables):
            seats = [{"kind": "me"}, *[{"kind": "link"}] * 3]
            body = {"game": game, "seats": seats, "confirm": False, "visibility": "private"}
            links = await people[0].post("/api/tables", body)
            names.append(links["table"])
            if i < live:
                for seat in (1, 2, 3):
                    token = links["seats"][seat].split("seat=")[1]
                    await people[seat].post(f"/api/tables/{links['table']}/sit", {"token": token})
        return names, [person.cookie for person in people]


class _Person:
    def __init__(self, client: httpx.AsyncClient, url: str) -> None:
        self.client, self.url = client, url
        self.cookies: dict[str, str] = {}

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def post(self, path: str, body: Any) -> Any:
        if not self.cookies:
            await self._request("GET", "/api/me", None)
        return await self._request("POST", path, body)

    async def _request(self, method: str, path: str, body: Any) -> Any:
        headers = {"cookie": self.cookie, "x-csrftoken": self.cookies.get("csrftoken", "")}
        answer = await self.client.request(method, self.url + path, json=body, headers=headers)
        answer.raise_for_status()
        for header in answer.headers.get_list("set-cookie"):
            name, _, value = header.split(";")[0].partition("=")
            self.cookies[name] = value
        self.client.cookies.clear()
        return answer.json()


async def play(
    urls: list[str],
    names: list[str],
    cookies: list[str],
    rate: float,
    seconds: float,
    servers: list[int],
    spread: str = "table",
) -> dict[str, Any]:
    """`spread`: all sockets of a table at one server, or each socket at the next one."""
    load = Load()
    load.tables = [LoadTable(name, load) for name in names]
    addresses = []
    for i, name in enumerate(names):
        for j, cookie in enumerate(cookies):
            url = urls[(i + (j if spread == "socket" else 0)) % len(urls)]
            addresses.append((f"{url}/ws/tables/{name}", cookie))
    opened = await open_all(addresses)
    for i, wire in enumerate(opened):
        table = load.tables[i // 4]
        table.sockets.append(wire)
        wire.hear = partial(table.hear, i % 4)
        wire.lost = load.errors.append
        wire.send(b'{"type":"language","language":"en"}')  # the state again, now that somebody listens
    while not all(all(table.states) for table in load.tables):
        if load.errors:
            raise SystemExit(f"the tables could not be opened: {load.errors[0]}")
        await asyncio.sleep(0.1)
    await asyncio.sleep(1.0)
    for table in load.tables:
        table.moves = 0
    mine = os.getpid()
    busy, own = sum(cpu(one) for one in servers), cpu(mine)
    result = await load.run(rate, seconds)
    used = sum(cpu(one) for one in servers) - busy
    result["server_cpu_ms_per_move"] = round(1000 * used / max(1, result["sent"]), 2)
    result["load_cpu_ms_per_move"] = round(1000 * (cpu(mine) - own) / max(1, result["sent"]), 2)
    result["sockets"] = len(opened)
    return result


async def open_all(addresses: list[tuple[str, str]]) -> list[Wire]:
    gate = asyncio.Semaphore(OPENING)

    async def one(url: str, cookie: str) -> Wire:
        async with gate:
            return await Wire.open(url, cookie)

    return await asyncio.gather(*(one(url, cookie) for url, cookie in addresses))


async def echo(url: str, sockets: int, rate: float, seconds: float) -> dict[str, Any]:
    """The same number of sockets and of messages, echoed."""
    opened = await open_all([(url, "")] * sockets)
    sent_at, latencies = [0.0] * sockets, []

    def hear(i: int, _: bytes) -> None:
        latencies.append(time.perf_counter() - sent_at[i])

    for i, wire in enumerate(opened):
        wire.hear = partial(hear, i)
    await asyncio.sleep(1.0)
    start, sent = time.perf_counter(), 0
    while (now := time.perf_counter()) - start < seconds:
        while sent < (now - start) * rate:
            i = sent % sockets
            sent_at[i] = time.perf_counter()
            opened[i].send(b"x" * 100)
            sent += 1
        await asyncio.sleep(TICK)
    await asyncio.sleep(1.0)
    for wire in opened:
        wire.close()
    return {"messages_per_s": round(sent / seconds, 1), **percentiles(latencies), "latencies": latencies}


async def main() -> None:
    job = msgspec.json.decode(sys.stdin.buffer.read())
    jobs: dict[str, Callable[..., Awaitable[Any]]] = {"create": create, "play": play, "echo": echo}
    work = jobs[job.pop("do")]
    sys.stdout.buffer.write(msgspec.json.encode(await work(**job)))


if __name__ == "__main__":
    gc.disable()  # the load's own pauses are not the server's
    uvloop.install()
    asyncio.run(main())
