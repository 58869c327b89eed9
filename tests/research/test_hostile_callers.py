"""`serai mcp` in the hands of hostile callers, and in front of hostile servers."""

from __future__ import annotations

import asyncio
import gzip
import http.server
import json
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import pytest

from serai.bots import make_bot
from serai.cli import http_match, mcp_tables, web_seat
from serai.cli.http_match import HttpMatch, patience
from serai.cli.mcp import called
from serai.cli.mcp_server import make_server
from serai.core.dealer import Dealer
from serai.core.errors import BadInput
from serai.core.match import Match
from tests.contract.toy import pebbles
from tests.research.test_programs_at_tables import Model, listens, with_model
from tests.server.running import free_port, wait_for

PATIENCE = 60


@pytest.mark.parametrize("seconds", ["nan", "inf", "-inf", -1, 1e300])
def test_nobody_waits_for_ever(seconds: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_match, "MAX_WAIT", 0.2)

    async def script(model: Model) -> None:
        made = await model.call("open_table", game="catan", seats=["mcp", "mcp"], seed=1)
        for token in made["tokens"].values():
            await asyncio.wait_for(model.call("wait", token=token, seconds=seconds), PATIENCE)

    with_model(make_server(), script)


def test_how_long_somebody_waits() -> None:
    found = [patience(float(one)) for one in ("nan", "inf", "-inf", "-1", "0.5", "61")]
    assert found == [0.0, 0.0, 0.0, 0.0, 0.5, 60.0]


def test_who_waits_many_times_over_keeps_nobody_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_match, "MAX_WAIT", 3.0)

    async def script(model: Model) -> None:
        made = await model.call("open_table", game="catan", seats=["mcp", "mcp"], seed=1)
        other = await model.call("open_table", game="catan", seats=["mcp", "mcp"], seed=1)
        asked = (await model.call("list_tables"))[0]["asked"][0]
        idle = made["tokens"][str(1 - asked)]
        waits = {asyncio.create_task(model.call("wait", token=idle, seconds=3)) for _ in range(60)}
        await asyncio.sleep(0.5)
        look = asyncio.create_task(model.call("look", token=other["tokens"]["0"]))
        first, _ = await asyncio.wait({look, *waits}, return_when=asyncio.FIRST_COMPLETED)
        assert look in first
        for one in waits:
            one.cancel()
        await asyncio.gather(*waits, return_exceptions=True)

    with_model(make_server(), script)


def test_a_list_of_tables_tells_nobody_who_has_answered() -> None:
    table = HttpMatch(Match.create(pebbles(), ["Ada", "Bo"], {}, Dealer.numbered(1)), {})
    while len(table.asked) < 2:
        seat = table.asked[0]
        table.play(seat, table.observe(seat, "en", False, 0)["moves"][0].words, "en")
    assert table.asked == [0, 1]
    table.play(0, table.observe(0, "en", False, 0)["moves"][0].words, "en")
    assert table.match.waiting_for() == [1]
    assert table.asked == [0, 1]


def test_what_is_over_or_unused_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcp_tables, "MOST_TABLES", 2)

    async def script(model: Model) -> None:
        wish = {"game": "tadmor", "seats": ["mcp", "random"], "seed": 1}
        first, _ = [await model.call("open_table", **wish) for _ in range(2)]
        assert "tables already" in await model.refused("open_table", **wish)
        monkeypatch.setattr(mcp_tables, "UNUSED", -1.0)
        await model.call("open_table", **wish)
        assert "no seat with this token" in await model.refused("look", token=first["tokens"]["0"])
        assert len(await model.call("list_tables")) == 2

    with_model(make_server(), script)


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": ["mcp", "mcts:9999999"]},
        {"seats": ["mcp", "mcts:" + "9" * 5000]},
        {"seats": ["mcp", "stdio:touch /tmp/never"]},
        {"seats": ["mcp", "http://127.0.0.1:1/"]},
        {"seats": ["mcp"] * 5000},
        {"seats": []},
        {"seats": ["mcp", "random"], "seed": -1},
        {"seats": ["mcp", "random"], "options": {"x" * 100_000: "y"}},
        {"seats": ["mcp", "random"], "game": "../../etc"},
    ],
)
def test_what_cannot_be_opened_is_refused_in_a_sentence(wish: dict[str, Any]) -> None:
    async def script(model: Model) -> None:
        said = await model.refused("open_table", **{"game": "tadmor", **wish})
        assert "Traceback" not in said
        assert len(said) < 2000
        assert await model.call("list_tables") == []

    with_model(make_server(), script)


@pytest.mark.parametrize(
    ("tool", "given", "sentence"),
    [
        ("play", {}, '"token" and "words" are missing. It takes "token", "words" and "language".'),
        ("play", {"token": "x", "word": "end"}, '"words" is missing. It takes "token", "words" and "language".'),
        ("look", {"token": 7}, '"token" must be a text.'),
        ("open_table", {"game": "tadmor", "seats": "mcp"}, '"seats" must be a list.'),
        ("open_table", {"game": "tadmor", "seats": ["mcp", 3]}, '"seats" (2) must be a text.'),
        ("open_table", {"seats": [], "seed": "soon"}, '"game" is missing, and "seed" must be a whole number.'),
        ("wait", {"token": "x", "seconds": "long"}, '"seconds" must be a number.'),
        ("offer", {"token": "x", "moves": "perhaps"}, '"moves" must be true or false.'),
        ("open_table", {"game": "tadmor", "seats": [3] * 5000}, '"seats" (3) must be a text. It takes'),
    ],
)
def test_wrong_arguments_are_told_in_a_sentence(tool: str, given: dict[str, Any], sentence: str) -> None:
    async def script(model: Model) -> None:
        said = await model.refused(tool, **given)
        assert sentence in said
        assert "pydantic" not in said
        assert len(said) < 300

    with_model(make_server(), script)


# ---------------------------------------------------------------------- a server that is none


class Hostile(http.server.BaseHTTPRequestHandler):
    """Answers every request in the same wrong way."""

    def do_GET(self) -> None:
        status, body = self.server.answer  # type: ignore[attr-defined]
        self.send_response(status)
        self.send_header("location", "http://127.0.0.1:1/secret")
        self.send_header("set-cookie", "csrftoken=x")
        self.end_headers()
        try:
            while True:
                self.wfile.write(body)
                if len(body) < 100_000:
                    break
        except OSError:
            pass  # nobody reads any further

    def do_POST(self) -> None:
        self.do_GET()

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def hostile(status: int, body: bytes, kind: type[Hostile] = Hostile) -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), kind)
    server.answer = (status, body)  # type: ignore[attr-defined]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/t/table?seat=token"
    finally:
        server.shutdown()
        server.server_close()


@pytest.mark.parametrize(
    ("status", "body"),
    [
        (200, b"x" * 100_000),  # without end
        (200, b"no json"),
        (200, b"[1, 2]"),
        (200, b'{"seat": "one"}'),
        (200, b"\xff\xfe"),
        (200, b"[" * 50_000),
        (302, b""),
        (500, b'{"sentence": 7}'),
        (204, b""),
    ],
)
def test_what_is_no_server_is_told_in_a_sentence(status: int, body: bytes) -> None:
    async def script(model: Model) -> None:
        with hostile(status, body) as link:
            said = await asyncio.wait_for(model.refused("join_table", link=link), PATIENCE)
        assert any(known in said for known in ("no Serai server", "answered with status", "come to an end")), said

    with_model(make_server(), script)


class Dripping(Hostile):
    """Begins to answer, and goes on beginning: a byte of its head at a time."""

    heard_out = False

    def do_GET(self) -> None:
        with suppress(OSError):
            for byte in b"HTTP/1.1 200 OK\r\nx: " + b"y" * 200:
                self.wfile.write(bytes([byte]))
                time.sleep(0.05)
            self.wfile.write(b'\r\ncontent-length: 11\r\n\r\n{"seat": 1}')
            type(self).heard_out = True


def test_an_answer_that_only_drips_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody with forty such links would otherwise take all threads in which tables are opened."""
    monkeypatch.setattr(web_seat, "TIMEOUT", 1.0)

    async def script(model: Model) -> None:
        with hostile(200, b"", Dripping) as link:
            assert "come to an end" in await model.refused("join_table", link=link)

    with_model(make_server(), script)
    assert not Dripping.heard_out


class Packed(Hostile):
    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-encoding", "gzip")
        self.end_headers()
        self.wfile.write(gzip.compress(b'{"seat": 1}'))


def test_what_is_packed_is_not_unpacked() -> None:
    """A few kilobytes can be gigabytes, before anybody counts them."""

    async def script(model: Model) -> None:
        with hostile(200, b"", Packed) as link:
            assert "not as Serai does" in await model.refused("join_table", link=link)

    with_model(make_server(), script)


def test_a_server_that_changes_its_mind_is_told_in_a_sentence() -> None:
    async def script(model: Model) -> None:
        with hostile(200, b'{"seat": 1}') as link:
            token = (await model.call("join_table", link=link))["token"]
            for tool, more in (("look", {}), ("offer", {}), ("play", {"words": "x"}), ("why_not", {"words": "x"})):
                assert "as a Serai server does" in await model.refused(tool, token=token, **more)
        assert "does not answer" in await model.refused("look", token=token)

    with_model(make_server(), script)


@pytest.mark.parametrize(
    "link", ["http://[::1/t/x?seat=y", "http://h/t/../me?seat=y", "ftp://h/t/x?seat=y", "\0", "x" * 9999]
)
def test_what_is_no_link_is_refused(link: str) -> None:
    async def script(model: Model) -> None:
        assert "not the link of a seat" in await model.refused("join_table", link=link)

    with_model(make_server(), script)


# ---------------------------------------------------------------------- the protocol itself

HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}},
}
BROKEN = [
    "",
    "no json",
    "{}",
    "[]",
    "null",
    '{"jsonrpc": "2.0", "id": 7}',
    "[" * 100_000,
    '{"id": "' + "x" * 500_000 + '"}',
]


def test_broken_lines_do_not_end_it() -> None:
    command = [sys.executable, "-m", "serai.cli", "mcp"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, text=True, **pipes) as process:  # type: ignore[call-overload]
        try:
            for line in [*BROKEN, json.dumps(HELLO)]:
                process.stdin.write(line + "\n")
            process.stdin.flush()
            while json.loads(process.stdout.readline()).get("id") != 1:
                pass
        finally:
            process.kill()


def test_over_http_only_its_own_names_are_answered() -> None:
    """A page of another site may have its name lead to this machine; the browser still says the name."""
    port = free_port()
    command = [sys.executable, "-m", "serai.cli", "mcp", "--http", "--host", "0.0.0.0", "--name", "table.lan"]
    with subprocess.Popen([*command, "--port", str(port)], stderr=subprocess.DEVNULL) as process:
        try:
            wait_for(lambda: listens(port))
            url, kind = f"http://127.0.0.1:{port}/mcp", {"accept": "application/json, text/event-stream"}

            def status(**headers: str) -> int:
                return httpx.post(url, json=HELLO, headers={**kind, **headers}, timeout=PATIENCE).status_code

            assert status() == status(host="table.lan") == status(host=f"table.lan:{port}") == 200
            assert status(host=f"evil.example:{port}") == 421
            assert status(origin="http://evil.example") == 403
            assert httpx.post(url, content=b"[" * 90_000, headers=kind, timeout=PATIENCE).status_code == 400
        finally:
            process.kill()


def test_nothing_is_kept_of_callers_who_only_say_hello() -> None:
    """A session for each, kept for half an hour, would fill the memory and then shut out everybody else."""
    port = free_port()
    with subprocess.Popen(
        [sys.executable, "-m", "serai.cli", "mcp", "--http", "--port", str(port)], stderr=subprocess.DEVNULL
    ) as process:
        try:
            wait_for(lambda: listens(port))
            kind = {"accept": "application/json, text/event-stream"}
            with httpx.Client(headers=kind, timeout=PATIENCE) as caller:
                answer = caller.post(f"http://127.0.0.1:{port}/mcp", json=HELLO)
                assert answer.status_code == 200
                assert "mcp-session-id" not in answer.headers
                ask = {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "list_games"}}
                assert "tadmor" in caller.post(f"http://127.0.0.1:{port}/mcp", json=ask).text
        finally:
            process.kill()


def test_a_request_that_does_not_go_on_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each keeps a thread of `serai bot-server` as long as it lasts."""
    assert http_match.SeatRequest.timeout
    monkeypatch.setattr(http_match.SeatRequest, "timeout", 0.3)
    match = HttpMatch(Match.create(pebbles(), ["a", "b"], {}, Dealer.numbered(1)), {})
    with http_match.listening(match, "127.0.0.1", 0) as (server, _):
        threading.Thread(target=server.serve_forever, daemon=True).start()
        path = f"/seat/{next(iter(match.tokens))}"
        for begun in (b"POST ", f"POST {path} HTTP/1.1\r\ncontent-length: 20\r\n\r\n{{".encode()):
            with socket.create_connection(("127.0.0.1", server.server_port), timeout=PATIENCE) as slow:
                slow.sendall(begun)
                assert slow.recv(100) == b""
        server.shutdown()


def test_who_listens_everywhere_says_by_which_name() -> None:
    with pytest.raises(BadInput, match="--name"):
        called("0.0.0.0", [])
    assert "192.0.2.7" in called("192.0.2.7", [])


def test_bots_of_a_table_are_those_of_this_machine() -> None:
    """Nobody who may open tables may start programs by it."""
    with pytest.raises(BadInput):
        make_bot("stdio:true", 1)
