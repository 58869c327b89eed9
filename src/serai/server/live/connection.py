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

from serai.server.wire.answers import ServerMessage
from serai.server.wire.common import Language

Send = Callable[[bytes], Awaitable[None]]
# Closing codes: the session has ended, the table is not to be seen, more is asked or said than is read or answered.
NO_SESSION, NOT_YOURS, TOO_MANY = 4401, 4403, 4429
WAITING = 200  # messages to a reader who does not read
What = Literal["log", "presence"]  # all of a table has to be sent anew, or only who is there
ORDER: tuple[What, ...] = ("log", "presence")

_encoder = msgspec.json.Encoder()


class Connection:
    """A reader of a table and what was last sent to him. `session` and `spectate` are what lets him read."""

    def __init__(
        self,
        table: str,
        user: int,
        seat: int,
        language: Language,
        send: Send,
        session: str = "",
        spectate: str | None = None,
        name: str = "",
    ) -> None:
        self.table = table
        self.user = user
        self.seat = seat
        self.language = language
        self.session = session
        self.spectate = spectate
        self.name = name
        self.refused: int | None = None  # the closing code, once there is no right to read any more
        self.shown: int | None = None  # entries whose sentences were sent; None: send all anew
        self.fingerprint: tuple[object, ...] | None = None  # of the state last sent; None: send it in any case
        self._send = send
        self._messages: deque[ServerMessage] = deque()
        self._stale: set[What] = set()
        self._wake = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        if len(self._messages) >= WAITING:
            self.refuse(TOO_MANY)
            return
        self._messages.append(message)
        self._wake.set()

    def refresh(self, what: What = "log") -> None:
        """What was sent is old."""
        self._stale.add(what)
        self._wake.set()

    def refuse(self, code: int) -> None:
        """Nothing more is sent, and nothing that is said is heard."""
        self.refused = code
        self._wake.set()

    async def run(
        self,
        permit: Callable[[Connection], Awaitable[None]],
        render: Callable[[Connection, What], Awaitable[bytes | None]],
    ) -> int:
        """Send until the socket closes, or until this may no longer be read: then with which code to close."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            await permit(self)
            if self.refused is not None:
                return self.refused
            while self._messages:
                await self._send(_encoder.encode(self._messages.popleft()))
            stale, self._stale = self._stale, set()
            for what in ORDER:
                if what in stale and (body := await render(self, what)) is not None:
                    await self._send(body)
