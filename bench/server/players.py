"""The load: scripted players on web sockets, at a steady rate of moves. Runs in a process of its own."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

OPENING = 40  # sockets that are opened at the same time


class Move(msgspec.Struct):
    words: str


class Offer(msgspec.Struct):
    moves: list[Move]


class Heard(msgspec.Struct):
    """As much of a message as a script needs."""

    type: str
    number: int = 0
    offer: Offer | None = None
    held: bool = False
    state: str = ""
    code: str = ""


_decoder = msgspec.json.Decoder(Heard)


class Table:
    """A live table with its four sockets."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sockets: list[ClientConnection] = []
        self.states: list[Heard | None] = [None] * 4
        self.sent = 0.0  # when the move under way was sent; 0: none is
        self.missing: set[int] = set()
        self.acknowledged = True
        self.moves = 0
        self.last = ""

    def mover(self) -> int | None:
        for seat, state in enumerate(self.states):
            if state is not None and (state.offer or state.held):
                return seat
        return None


class Load:
    def __init__(self, url: str) -> None:
        self.url = url
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.errors: list[str] = []
        self.done: asyncio.Queue[Table] = asyncio.Queue()
        self._random = random.Random(1)

    async def hear(self, table: Table, seat: int) -> None:
        async for body in table.sockets[seat]:
            heard = _decoder.decode(body)
            if heard.type == "table":
                table.states[seat] = heard
                table.missing.discard(seat)
            elif heard.type == "done":
                table.acknowledged, table.moves = True, table.moves + 1
            elif heard.type == "refused":
                self.errors.append(heard.code)
            if table.sent and not table.missing and table.acknowledged:
                self.latencies.append(time.perf_counter() - table.sent)
                table.sent = 0.0
                self.done.put_nowait(table)

    async def move(self, table: Table) -> bool:
        seat = table.mover()
        if seat is None:
            return False
        state = table.states[seat]
        assert state is not None
        if state.held:
            message = {"type": "confirm", "number": state.number, "ref": 1}
        else:
            assert state.offer is not None
            words = self._random.choice(state.offer.moves).words
            message = {"type": "play", "number": state.number, "words": words, "ref": 1}
        table.missing, table.acknowledged, table.sent = {0, 1, 2, 3}, False, time.perf_counter()
        await table.sockets[seat].send(msgspec.json.encode(message).decode())
        return True

    async def run(self, rate: float, seconds: float) -> dict[str, Any]:
        """Moves at a steady rate, each at a table where none is under way."""
        ready = list(self.tables)
        self._random.shuffle(ready)
        start, sent, over = time.perf_counter(), 0, 0
        while (now := time.perf_counter()) - start < seconds:
            while not self.done.empty():
                ready.append(self.done.get_nowait())
            while sent < (now - start) * rate and ready:
                if await self.move(ready.pop(0)):
                    sent += 1
                else:
                    over += 1
            await asyncio.sleep(0.002)
        took = time.perf_counter() - start
        await asyncio.sleep(3.0)
        return {
            "sent": sent,
            "acknowledged_and_shown": len(self.latencies),
            "moves_per_s": round(sent / took, 1),
            **percentiles(self.latencies),
            "errors": len(self.errors),
            "kinds_of_errors": sorted(set(self.errors)),
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
    url: str, names: list[str], cookies: list[str], rate: float, seconds: float, server: int
) -> dict[str, Any]:
    load = Load(url)
    load.tables = [Table(name) for name in names]
    gate = asyncio.Semaphore(OPENING)

    async def open_one(table: Table, seat: int) -> None:
        async with gate:
            address = f"{url.replace('http', 'ws')}/ws/tables/{table.name}"
            connecting = connect(
                address, additional_headers={"cookie": cookies[seat]}, compression=None, open_timeout=60
            )
            table.sockets.append(await connecting.__aenter__())

    for table in load.tables:
        for seat in range(4):
            await open_one(table, seat)
    hearing = [asyncio.create_task(load.hear(table, seat)) for table in load.tables for seat in range(4)]
    while not all(all(table.states) for table in load.tables):
        await asyncio.sleep(0.1)
    await asyncio.sleep(1.0)
    busy = cpu(server)
    result = await load.run(rate, seconds)
    result["server_cpu_ms_per_move"] = round(1000 * (cpu(server) - busy) / max(1, result["sent"]), 2)
    result["sockets"] = sum(len(table.sockets) for table in load.tables)
    for task in hearing:
        task.cancel()
    return result


async def echo(url: str, sockets: int, rate: float, seconds: float) -> dict[str, float]:
    """The same number of sockets and of messages, echoed."""
    opened = []
    for _ in range(sockets):
        opened.append(await connect(url, compression=None, open_timeout=60).__aenter__())
    latencies: list[float] = []

    async def one(socket: ClientConnection) -> None:
        sent = time.perf_counter()
        await socket.send("x" * 100)
        await socket.recv()
        latencies.append(time.perf_counter() - sent)

    start, sent, tasks = time.perf_counter(), 0, set()
    while (now := time.perf_counter()) - start < seconds:
        while sent < (now - start) * rate:
            tasks.add(asyncio.create_task(one(opened[sent % sockets])))
            sent += 1
        await asyncio.sleep(0.002)
    await asyncio.gather(*tasks)
    for socket in opened:
        await socket.close()
    return {"messages_per_s": round(sent / seconds, 1), **percentiles(latencies)}


async def main() -> None:
    job = msgspec.json.decode(sys.stdin.buffer.read())
    work = {"create": create, "play": play, "echo": echo}[job.pop("do")]
    sys.stdout.buffer.write(msgspec.json.encode(await work(**job)))


if __name__ == "__main__":
    asyncio.run(main())
