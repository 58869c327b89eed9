"""One web socket: what is still to be sent on it.

Each has a sender of its own that renders the newest state when it can send again: a slow reader
misses steps, never the present, and delays nobody.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

from serai.server.wire import Language, ServerMessage

Send = Callable[[bytes], Awaitable[None]]
What = Literal["log", "presence"]  # all of a table has to be sent anew, or only who is there

_encoder = msgspec.json.Encoder()


class Connection:
    """A reader of a table and what was last sent to him."""

    def __init__(self, table: str, user: int, seat: int, language: Language, send: Send) -> None:
        self.table = table
        self.user = user
        self.seat = seat
        self.language = language
        self.shown: int | None = None  # entries whose sentences were sent; None: send all anew
        self.fingerprint: tuple[object, ...] | None = None  # of the state last sent; None: send it in any case
        self._send = send
        self._messages: deque[ServerMessage] = deque()
        self._stale: What | None = None
        self._wake = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        self._messages.append(message)
        self._wake.set()

    def refresh(self, what: What = "log") -> None:
        """What was sent is old."""
        if what == "log" or self._stale is None:
            self._stale = what
        self._wake.set()

    async def run(self, render: Callable[[Connection, What], Awaitable[bytes | None]]) -> None:
        """Send until the socket closes."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._messages:
                await self._send(_encoder.encode(self._messages.popleft()))
            if self._stale is not None:
                what, self._stale = self._stale, None
                if (body := await render(self, what)) is not None:
                    await self._send(body)
