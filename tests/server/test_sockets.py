"""The short way out of a web socket: what is ready is written at once, in order, to who may read and keeps up."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Collection, Sequence
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from serai.server.http.sockets import SocketProtocol, head
from serai.server.live.connection import NOT_YOURS, Connection, What
from serai.server.wire.answers import Pong
from tests.server.running import Running, apart


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 80_000])
def test_a_text_is_framed_as_the_standard_has_it(length: int) -> None:
    text = b"x" * length
    assert head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class _Transport:
    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False

    def writelines(self, parts: Sequence[bytes]) -> None:
        self.written += parts

    def is_closing(self) -> bool:
        return self.closing

    def get_write_buffer_size(self) -> int:
        return sum(map(len, self.written))


def _protocol() -> tuple[Any, _Transport]:
    """One whose hand was shaken; how it got there is uvicorn's."""
    made: Any = SocketProtocol.__new__(SocketProtocol)
    transport = _Transport()
    made.transport, made.writable, made.handshake_complete = transport, asyncio.Event(), True
    made.disconnected = made.close_sent = False
    made.conn = type("Conn", (), {"state": State.OPEN, "extensions": []})()
    made.writable.set()
    return made, transport


def test_nothing_is_written_to_who_does_not_keep_up_or_is_gone() -> None:
    async def run() -> None:
        for spoil in (
            lambda one: one.writable.clear(),
            lambda one: setattr(one, "disconnected", True),
            lambda one: setattr(one, "close_sent", True),
            lambda one: setattr(one.conn, "state", State.CLOSING),
            lambda one: setattr(one.conn, "extensions", ["deflate"]),
            lambda one: setattr(one.transport, "closing", True),
            lambda one: setattr(one, "handshake_complete", False),
        ):
            protocol, transport = _protocol()
            assert protocol.write([b"a", b"bc"])
            assert b"".join(transport.written) == b"\x81\x01a\x81\x02bc"
            spoil(protocol)
            assert not protocol.write([b"d"])
            assert len(transport.written) == 4

    apart(run())


def _on_a_socket() -> tuple[Any, _Transport, socket.socket, socket.socket]:
    """The same with a socket, and its other end."""
    protocol, transport = _protocol()
    mine, other = socket.socketpair()
    mine.setblocking(False)
    protocol._file = mine.fileno()
    return protocol, transport, mine, other


def test_a_text_is_on_its_way_at_once() -> None:
    async def run() -> None:
        protocol, transport, mine, other = _on_a_socket()
        with mine, other:
            assert protocol.write([b"a", b"bc"])
            assert other.recv(100) == b"\x81\x01a\x81\x02bc"
            assert transport.written == []
            transport.written.append(b"before")  # what waits already goes first
            assert protocol.write([b"d"])
            assert b"".join(transport.written) == b"before\x81\x01d"

    apart(run())


def test_what_the_socket_does_not_take_is_left_to_the_event_loop() -> None:
    async def run() -> None:
        protocol, transport, mine, other = _on_a_socket()
        with mine, other:
            text = bytes(range(256)) * 20_000
            assert protocol.write([b"a", text, b"z"])
            left = b"".join(transport.written)
            whole = b"\x81\x01a" + head(len(text)) + text + b"\x81\x01z"
            assert 0 < len(left) < len(whole)
            other.setblocking(False)
            taken = b""
            with contextlib.suppress(BlockingIOError):
                while True:
                    taken += other.recv(1 << 20)
            assert taken + left == whole
            transport.written.clear()
            other.close()
            assert protocol.write([b"gone"])  # the event loop finds out
            assert b"".join(transport.written) == b"\x81\x04gone"

    apart(run())


class _Renderer:
    """Renders its count; says on demand that it has to be waited for, that it fails, or that nobody may read."""

    def __init__(self) -> None:
        self.mode = "at once"
        self.waited = 0

    async def permit(self, connection: Connection) -> None:
        if self.mode == "forbidden":
            connection.refuse(NOT_YOURS)

    async def render(self, connection: Connection, what: What) -> bytes | None:
        self.waited += 1
        connection.shown = (connection.shown or 0) + 1
        return b"%d waited" % connection.shown

    def render_at_once(self, connection: Connection, stale: Collection[What]) -> list[bytes] | None:
        if self.mode == "forbidden":
            raise PermissionError
        if self.mode == "later":
            return None
        connection.shown = (connection.shown or 0) + 1
        return [b"%d at once" % connection.shown for _ in stale]


class _Reader:
    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.writes = 0
        self.keeps_up = True

    async def send(self, body: bytes) -> None:
        self.got.append(body)

    def write(self, bodies: Sequence[bytes]) -> bool:
        if self.keeps_up:
            self.writes += 1
            self.got += bodies
        return self.keeps_up


async def _at_work(reader: _Reader, renderer: _Renderer) -> tuple[Connection, asyncio.Task[int]]:
    one = Connection("t", 1, 0, "en", reader.send, write=reader.write)
    task = asyncio.create_task(one.run(renderer))
    await asyncio.sleep(0)
    return one, task


async def _turns() -> None:
    for _ in range(6):
        await asyncio.sleep(0)


def test_what_is_said_and_what_is_new_go_out_together_and_in_order() -> None:
    async def run() -> _Reader:
        reader, renderer = _Reader(), _Renderer()
        one, task = await _at_work(reader, renderer)
        one.refresh()
        one.send(Pong(7, 0.0))
        one.refresh()
        await _turns()
        task.cancel()
        assert renderer.waited == 0
        return reader

    reader = apart(run())
    assert [b"pong" in reader.got[0], reader.got[1]] == [True, b"1 at once"]
    assert reader.writes == 1


@pytest.mark.parametrize("why", ["later", "slow"])
def test_what_cannot_be_written_at_once_is_sent_once_by_the_sender(why: str) -> None:
    async def run() -> _Reader:
        reader, renderer = _Reader(), _Renderer()
        one, task = await _at_work(reader, renderer)
        renderer.mode, reader.keeps_up = ("later", True) if why == "later" else ("at once", False)
        one.send(Pong(7, 0.0))
        one.refresh()
        await _turns()
        renderer.mode, reader.keeps_up = "at once", True
        one.refresh()
        await _turns()
        task.cancel()
        return reader

    reader = apart(run())
    assert len(reader.got) == 3
    assert reader.got[1:] == [b"1 waited", b"2 at once"]  # what was rendered in vain does not count as shown


def test_who_may_not_read_is_cut_off() -> None:
    async def run() -> tuple[int, list[bytes]]:
        reader, renderer = _Reader(), _Renderer()
        one, task = await _at_work(reader, renderer)
        renderer.mode = "forbidden"
        one.send(Pong(7, 0.0))
        one.refresh()
        return await task, reader.got

    assert apart(run()) == (NOT_YOURS, [])


def test_a_server_writes_moves_at_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[bytes] = []
    write = SocketProtocol.write

    def noted(self: SocketProtocol, texts: Sequence[bytes]) -> bool:
        sent = write(self, texts)
        written.extend(texts if sent else ())
        return sent

    monkeypatch.setattr(SocketProtocol, "write", noted)
    people, links = server.seated()
    with people[0].socket(links["table"]) as mover, people[1].socket(links["table"]) as other:
        number = mover.until("table")["number"]
        other.until("table")
        asked = mover.ask("play", number=number, words="pass")
        assert asked["type"] == "done"
        mover.until("table")
    assert any(b'"done"' in text for text in written)
    assert any(b'"table"' in text for text in written)
