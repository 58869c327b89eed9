"""A move that was acknowledged is never lost: the server is killed at random moments under play."""

from __future__ import annotations

import json
import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from serai.core.dealer import Dealer
from serai.core.log import Entry, Header
from serai.core.match import Match
from serai.server.storage import schema
from serai.server.storage.store import connect
from tests.contract.toy import pebbles
from tests.server.databases import Postgres
from tests.server.running import Person, Wire, apart, free_port, serve

KILLS = 3


class Client(threading.Thread):
    """Plays on whatever happens: connects again by itself, and remembers what was acknowledged."""

    def __init__(self, person: Person, table: str, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.person, self.table, self.stop = person, table, stop
        self.acknowledged: list[str] = []
        self.seat = 0
        self.connections = 0
        self._random = random.Random(table)

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                with self.person.socket(self.table) as wire:
                    self.connections += 1
                    self._play(wire)
            except (OSError, WebSocketException, TimeoutError, httpx.HTTPError):
                time.sleep(0.05)

    def _play(self, wire: Wire) -> None:
        while not self.stop.is_set():
            state = self._next(wire)
            if state is None:
                continue
            if state["held"]:
                self._send(wire, "confirm", "confirm", state)
            elif state["offer"]:
                words = self._random.choice(state["offer"]["moves"])["words"]
                self._send(wire, "play", words, state, words=words)

    def _next(self, wire: Wire) -> dict[str, Any] | None:
        message = json.loads(wire.connection.recv(timeout=1))
        return message if message["type"] == "table" else None

    def _send(self, wire: Wire, kind: str, told: str, state: dict[str, Any], **fields: str) -> None:
        ref = wire.say(kind, number=state["number"], **fields)
        while True:
            message = json.loads(wire.connection.recv(timeout=5))
            if message["type"] in ("done", "refused") and message["ref"] == ref:
                if message["type"] == "done":
                    self.acknowledged.append(told)
                    self.seat = state["seat"]
                return


def test_every_acknowledged_move_survives_sigkill(tmp_path: Path) -> None:
    _kill_and_look(f"sqlite+aiosqlite:///{tmp_path}/lost.sqlite")


def test_every_acknowledged_move_survives_sigkill_on_postgresql(postgres: Postgres) -> None:
    _kill_and_look(postgres.fresh())


def _kill_and_look(database: str) -> None:
    clients = _play_and_kill(database)
    logs = apart(_logs(database))
    moves = 0
    for client in clients:
        entries, header, seed = logs[client.table]
        written = iter([entry.words for entry in entries if entry.seat == client.seat])
        for words in client.acknowledged:
            assert words in written, f'"{words}" of {client.table} was acknowledged and is lost'  # in this order
        assert client.connections > KILLS, "a player did not come back by himself"
        moves += len(client.acknowledged)
        Match.resume(pebbles(), header, entries, Dealer(seed), hold=True)  # no half move: every entry is legal
    assert moves > 20


def _play_and_kill(database: str) -> list[Client]:
    port, stop, dice = free_port(), threading.Event(), random.Random()
    server = serve(database, port, "--messages", "1000")
    clients: list[Client] = []
    for _ in range(2):
        people = [Person(f"http://127.0.0.1:{port}") for _ in range(2)]
        links = people[0].create("me", "link", options={"rounds": "four"})
        people[1].sit(links, 1)
        clients += [Client(person, links["table"], stop) for person in people]
    for client in clients:
        client.start()
    for kill in range(KILLS):
        _until(lambda kill=kill: all(client.connections > kill for client in clients))
        time.sleep(dice.uniform(0.0, 0.4))
        server.kill()
        server = serve(database, port, "--messages", "1000")
    _until(lambda: all(client.connections > KILLS for client in clients))
    time.sleep(0.5)
    stop.set()
    for client in clients:
        client.join(30)
    server.stop()
    return clients


def _until(condition: Any) -> None:
    until = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < until, "the players did not come back"
        time.sleep(0.02)


async def _logs(database: str) -> dict[str, tuple[list[Entry], Header, bytes]]:
    """What is in the store: read by hand, as it lies there."""
    engine = connect(database)
    found = {}
    async with engine.connect() as connection:
        for row in (await connection.execute(sa.select(schema.matches))).mappings().all():
            query = sa.select(schema.log).where(schema.log.c.match == row["id"]).order_by(schema.log.c.number)
            lines = (await connection.execute(query)).mappings().all()
            assert [line["number"] for line in lines] == list(range(1, row["length"] + 1)), "half a move was written"
            entries = [Entry(line["seat"], line["words"]) for line in lines]
            promise = Dealer(row["seed"]).commitment()
            header = Header(row["game"], row["rules"], row["data"], row["options"], ["a", "b"], promise)
            found[row["id"]] = (entries, header, row["seed"])
    await engine.dispose()
    return found
