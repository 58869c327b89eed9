"""One web socket and what is still to be sent on it.

Messages are made and written at once, after whatever is being done now. Where that is impossible (a reader who does not
keep up, a table that is not in memory), a separate sender renders the newest state as soon as it can send again: a slow
reader misses steps, never the present, and delays nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from typing import Literal, Protocol

import msgspec

from serai.server.wire.answers import ServerMessage
from serai.server.wire.common import Language

Send = Callable[[bytes], Awaitable[None]]
Write = Callable[[Sequence[bytes]], bool]  # at once; False, and nothing is written, where somebody has to wait for it
# Closing codes: the session has ended, the table is not to be seen, more is asked or said than is read or answered.
NO_SESSION, NOT_YOURS, TOO_MANY = 4401, 4403, 4429
WAITING = 200  # messages to a reader who does not read
What = Literal["log", "presence"]  # all of a table has to be sent anew, or only who is there
ORDER: tuple[What, ...] = ("log", "presence")

_encoder = msgspec.json.Encoder()


class Made(msgspec.Struct, frozen=True):
    """The state of a table for one reader, as far as it is made: of which version, after what he was shown last."""

    table: object
    version: int
    language: Language
    before: tuple[object, object]
    seat: int
    shown: int | None
    fingerprint: tuple[object, ...]
    body: bytes | None  # None: there is nothing new for him


class Renderer(Protocol):
    """Knows what a reader has to be sent, and whether he may still read."""

    async def permit(self, connection: Connection) -> None: ...

    async def render(self, connection: Connection, what: What) -> bytes | None: ...

    def render_at_once(self, connection: Connection, stale: Collection[What]) -> list[bytes] | None:
        """The same for who may read; None where that cannot be said without waiting for anything."""


class Connection:
    """A reader of a table and what was last sent to that reader, whose right to read comes from `session` or
    `spectate`."""

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
        write: Write | None = None,
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
        self.made: Made | None = None  # what he is to be shown next, if it was made ready
        self._send = send
        self._write = write
        self._messages: deque[ServerMessage] = deque()
        self._stale: set[What] = set()
        self._wake = asyncio.Event()
        self._renderer: Renderer | None = None  # while the sender waits for something to send
        self._due = False  # it is looked at once more in this turn of the event loop
        self._answering = False  # something its reader has said is being done

    @property
    def keeps_up(self) -> bool:
        """Whether what comes next can be written at once."""
        return self._write is not None and self._renderer is not None and not self._wake.is_set()

    def send(self, message: ServerMessage) -> None:
        if len(self._messages) >= WAITING:
            self.refuse(TOO_MANY)
            return
        self._messages.append(message)
        self._look_soon()

    def refresh(self, what: What = "log") -> None:
        """What was sent is old."""
        self._stale.add(what)
        self._look_soon()

    def show(self) -> None:
        """The same, and nothing more is to come: it is sent now. What somebody's own action has led to goes out with
        its answer."""
        self._stale.add("log")
        if self._answering or self._write is None or self._renderer is None:
            self._look_soon()
        else:
            self._look()

    @contextlib.contextmanager
    def answering(self) -> Iterator[None]:
        """While something is done that the reader has asked for; what it has led to is sent at its end."""
        self._answering = True
        try:
            yield
        finally:
            self._answering = False
        if self._write is not None and self._renderer is not None:
            self._look()

    def refuse(self, code: int) -> None:
        """Nothing more is sent, and nothing that is said is heard."""
        self.refused = code
        self._wake.set()

    def _look_soon(self) -> None:
        """Once, after what is being done now: it may have more to say."""
        if self._write is None or self._renderer is None:
            self._wake.set()
        elif not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._look)

    def _look(self) -> None:
        self._due = False
        if not self._messages and not self._stale and self.refused is None:
            return  # it was sent meanwhile
        if self._renderer is None or self._wake.is_set() or not self._send_at_once(self._renderer):
            self._wake.set()

    def _send_at_once(self, renderer: Renderer) -> bool:
        """Whether it was done. Whatever stands in the way, the sender meets it too and sees to it."""
        assert self._write is not None
        before = self.shown, self.fingerprint
        try:
            found = renderer.render_at_once(self, self._stale) if self.refused is None else None
            sent = found is not None and self._write([*map(_encoder.encode, self._messages), *found])
        except Exception:
            sent = False
        if sent:
            self._messages.clear()
            self._stale.clear()
        else:
            self.shown, self.fingerprint = before
        return sent

    async def run(self, renderer: Renderer) -> int:
        """Send until the socket closes, or until this may no longer be read: then with which code to close."""
        while True:
            self._renderer = renderer
            await self._wake.wait()
            self._renderer = None
            self._wake.clear()
            await renderer.permit(self)
            if self.refused is not None:
                return self.refused
            while self._messages:
                await self._send(_encoder.encode(self._messages.popleft()))
            stale, self._stale = self._stale, set()
            for what in ORDER:
                if what in stale and (body := await renderer.render(self, what)) is not None:
                    await self._send(body)
