"""A server to test against, and players who speak to it as browsers do."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from serai.catalogue import games
from serai.server.http.app import create_app
from serai.server.http.connections import guarded
from serai.server.http.sockets import SocketProtocol
from serai.server.jobs.runners import PoolRunner, start_bot_process
from serai.server.settings import ServerSettings, sqlite_url
from serai.server.storage.migrate import prepare
from tests.contract.toy import pebbles
from tests.luck import FixedLuck

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0  # seconds; a test that waits longer has failed

Json = dict[str, Any]
T = TypeVar("T")


def apart(work: Coroutine[Any, Any, T]) -> T:
    """Runs it in a thread of its own: in this one a browser of other tests may keep an event loop running."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def seat_the_toy() -> None:
    """Pebbles is small, has hidden hands, chance and simultaneous bids: all that a server can do wrong."""
    games().setdefault("pebbles", pebbles())


def unseat_the_toy() -> None:
    """For the tests that come after these."""
    games().pop("pebbles", None)


def start_bot_process_with_the_toy() -> None:
    """In a bot process of a server in this one."""
    seat_the_toy()
    start_bot_process()


class Running:
    """A server in a thread of this process."""

    alive = 0  # servers that need the toy

    def __init__(self, folder: Path, **changes: Any) -> None:
        seat_the_toy()
        Running.alive += 1
        given = {
            "database": sqlite_url(folder / "test.sqlite"),
            "requests_per_minute": 600_000,
            "port": 0,
            "tables_per_guest": 1000,
        }
        self.settings = ServerSettings(**{**given, "messages_per_second": 1000.0, **changes})
        secret = apart(prepare(self.settings.database))
        self.settings = ServerSettings(**{**_fields(self.settings), "secret": secret})
        self.app = create_app(self.settings, FixedLuck())
        self.app.on_startup.append(self._remember)
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        config = uvicorn.Config(
            self.app,
            http=guarded(self.settings),
            ws=SocketProtocol,
            ws_per_message_deflate=False,
            log_level="error",
            ws_max_size=2 * self.settings.message_bytes,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]}, daemon=True)

    async def _remember(self) -> None:
        self.loop = asyncio.get_running_loop()

    @property
    def services(self) -> Any:
        return self.app.state.services

    def start(self) -> None:
        self._thread.start()
        wait_for(lambda: self._server.started)
        if isinstance(self.services.bots.runner, PoolRunner):
            self.services.bots.runner.initializer = start_bot_process_with_the_toy

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        Running.alive -= 1
        if not Running.alive:
            unseat_the_toy()

    def person(self, **headers: str) -> Person:
        return Person(self.url, **headers)

    def seated(self, people: int = 2, host: Person | None = None, **wishes: Any) -> tuple[list[Person], Json]:
        """People at a table whose match has begun, and its links."""
        sitting = [host or self.person(), *(self.person() for _ in range(people - 1))]
        links = sitting[0].create("me", *["link"] * (people - 1), **wishes)
        for seat, person in enumerate(sitting[1:], 1):
            person.sit(links, seat)
        return sitting, links


def _fields(settings: ServerSettings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in settings.__struct_fields__}


@contextmanager
def running(folder: Path, **changes: Any) -> Iterator[Running]:
    server = Running(folder, **changes)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Person:
    """Somebody with a browser: cookies, the CSRF header, web sockets."""

    def __init__(self, url: str, **headers: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE)
        # Not `__del__`: where a player is part of a cycle the collector may reach his connection before him, and
        # warn of it in whichever test then runs.
        weakref.finalize(self, self.http.close)

    def get(self, path: str, **params: Any) -> Any:
        return self._good(self.http.get(path, params=params)).json()

    def post(self, path: str, body: Any = None, method: str = "POST") -> Any:
        return self._good(self.send(path, body, method)).json()

    def send(self, path: str, body: Any = None, method: str = "POST") -> httpx.Response:
        """Without minding whether it is refused."""
        if "csrftoken" not in self.http.cookies:
            self.http.get("/api/me")
        headers = {"x-csrftoken": self.http.cookies["csrftoken"]}
        return self.http.request(method, path, json=body, headers=headers)

    def refused(self, path: str, body: Any = None, method: str = "POST") -> Json:
        """The problem, with its status."""
        answer = self.http.get(path) if method == "GET" else self.send(path, body, method)
        assert answer.status_code >= 400, answer.text
        return {**answer.json(), "status": answer.status_code}

    def create(self, *seats: Any, game: str = "pebbles", **more: Any) -> Json:
        wish = {"game": game, "seats": [_wish(one) for one in seats], "help": "reasons", **more}
        made: Json = self.post("/api/tables", wish)
        return made

    def sit(self, links: Json, seat: int, name: str = "") -> Json:
        token = links["seats"][seat].split("seat=")[1]
        made: Json = self.post(
            f"/api/tables/{links['table']}/sit", {"token": token, **({"name": name} if name else {})}
        )
        return made

    def table(self, table: str, **params: Any) -> Json:
        found: Json = self.get(f"/api/tables/{table}", **params)["now"]
        return found

    def act(self, table: str, **action: Any) -> Json:
        done: Json = self.post(f"/api/tables/{table}/actions", action)
        return done

    def play(self, table: str, words: str = "") -> Json:
        """These words, or the first offered move; confirms where that is asked."""
        state = self.table(table)
        if not state["held"]:
            words = words or state["offer"]["moves"][0]["words"]
            state = self.act(table, type="play", number=state["number"], words=words)
        if state["held"]:
            state = self.act(table, type="confirm", number=state["number"])
        return state

    def socket(self, table: str, query: str = "", **headers: str) -> Wire:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = self.url.replace("http", "ws") + f"/ws/tables/{table}{query}"
        return Wire(url, {"cookie": cookies, **headers})

    @staticmethod
    def _good(answer: httpx.Response) -> httpx.Response:
        assert answer.status_code < 400, f"{answer.request.method} {answer.request.url}: {answer.text}"
        return answer


class Wire:
    """A web socket; keeps the newest table state."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self._open = ExitStack()
        opening = connect(url, additional_headers=headers, open_timeout=PATIENCE, max_queue=None)
        self.connection: ClientConnection = self._open.enter_context(opening)
        self.table: Json = {}
        self.refs = 0

    def say(self, kind: str, **fields: Any) -> int:
        self.refs += 1
        self.connection.send(json.dumps({"type": kind, "ref": self.refs, **fields}))
        return self.refs

    def hear(self) -> Json:
        return self.take(self.connection.recv(timeout=PATIENCE))

    def take(self, body: str | bytes) -> Json:
        message: Json = json.loads(body)
        if message["type"] == "table":
            self.table = message
        return message

    def until(self, *kinds: str, ref: int | None = None) -> Json:
        """The next message of one of these kinds (in answer to a message)."""
        while True:
            message = self.hear()
            if message["type"] in kinds and (ref is None or message["ref"] == ref):
                return message

    def ask(self, kind: str, **fields: Any) -> Json:
        """Say something and wait for its answer."""
        ref = self.say(kind, **fields)
        return self.until("done", "refused", "why", "follows", "foretold", "hint", "pong", ref=ref)

    def when(self, condition: Any) -> Json:
        """The first table state for which this holds, the present one included."""
        while not (self.table and condition(self.table)):
            self.hear()
        return self.table

    def closed(self) -> int:
        """Wait until the server closes; the code."""
        try:
            while True:
                self.connection.recv(timeout=PATIENCE)
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 0

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _wish(seat: Any) -> Json:
    if isinstance(seat, dict):
        return seat
    return {"kind": seat} if seat in ("me", "link", "open") else {"kind": "bot", "spec": seat}


def wait_for(condition: Any, seconds: float = PATIENCE) -> Any:
    """Until something holds; its value."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if found := condition():
            return found
        time.sleep(0.02)
    raise AssertionError("waited in vain")


# ---------------------------------------------------------------------- servers in processes of their own


class Process:
    """`serai serve` or `serai worker` as people start it, with the toy game at the table."""

    def __init__(self, *args: str) -> None:
        paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        command = [sys.executable, "-m", "tests.server.command", *args]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths}, stderr=subprocess.PIPE, text=True
        )
        self.said: list[str] = []
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self.process.stderr is not None
        with self.process.stderr as lines:
            for line in lines:
                self.said.append(line.rstrip())

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, number: int) -> None:
        self.process.send_signal(number)
        self.process.wait(PATIENCE)
        self._listener.join(PATIENCE)


def serve(database: str, port: int, *more: str) -> Process:
    """A server that answers."""
    process = Process("serve", "--database", database, "--port", str(port), "--requests", "600000", *more)

    def answers() -> bool:
        assert process.process.poll() is None, process.said
        try:
            return httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    wait_for(answers)
    return process


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
