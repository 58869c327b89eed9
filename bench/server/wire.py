"""A web socket of the load: no more than it takes, so that the load is not what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
UNMASKED = bytes(4)  # masking with zeros: what a client sends must be marked as masked


class Wire(asyncio.Protocol):
    """Calls `hear` with the body of every message."""

    def __init__(self, path: str, cookie: str) -> None:
        self.hear: Callable[[bytes], None] = lambda _: None
        self.lost: Callable[[str], None] = lambda _: None  # called when the server hangs up, with what it says
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hello = _hello(path, cookie)
        self._buffer = bytearray()
        self._closed = False
        self._farewell = "without a word"

    @staticmethod
    async def open(url: str, cookie: str = "") -> Wire:
        parts = urlsplit(url)
        assert parts.hostname, url
        assert parts.port, url
        loop = asyncio.get_running_loop()
        host, port = parts.hostname or "localhost", parts.port or 80
        made = await loop.create_connection(lambda: Wire(parts.path, cookie), host, port)
        await made[1].opened
        return made[1]

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def close(self) -> None:
        self._closed = True
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("the server hung up"))
        elif not self._closed:
            self.lost(f"a socket was closed: {self._farewell}")

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done() and not self._greeted():
            return
        while (frame := self._frame()) is not None:
            kind, body = frame
            if kind == TEXT:
                self.hear(body)
            elif kind == PING:
                self._send(PONG, body)
            elif kind == CLOSE:
                self._farewell = f"{int.from_bytes(body[:2], 'big')} {body[2:].decode()}"
                self._transport.close()

    def _send(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xFE]) + size.to_bytes(2, "big")
        self._transport.write(head + UNMASKED + body)

    def _greeted(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(self._buffer[:end].decode()))
            return False
        del self._buffer[: end + 4]
        self.opened.set_result(None)
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame; the server's are neither masked nor in pieces."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        kind, body = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, body


def _hello(path: str, cookie: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
    if cookie:
        lines.append(f"Cookie: {cookie}")
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
