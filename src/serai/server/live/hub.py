"""Who looks at which table: web sockets, and the channel that tells other processes of changes.

Each socket has a sender of its own that renders the newest state when it can send again: a slow reader
misses steps, never the present, and delays nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
import zlib
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec
import sqlalchemy as sa
from litestar.channels import ChannelsPlugin, Subscriber

from serai.core.flow import SPECTATOR
from serai.core.log import REWIND, UNDO
from serai.server.errors import Refusal, StoreTrouble, problem
from serai.server.storage import schema
from serai.server.tables import presenters
from serai.server.tables.loaded import Table
from serai.server.tables.service import SEAT, Desk
from serai.server.wire import ChatLine, ChatSaid, Language, Presence, Refused, ServerMessage

log = logging.getLogger("serai.server")

Send = Callable[[bytes], Awaitable[None]]

HERE = 90.0  # seconds somebody counts as connected after the last heartbeat
_encoder = msgspec.json.Encoder()


class Event(msgspec.Struct):
    """What one process tells the others."""

    table: str
    origin: str
    what: str  # log, presence or chat
    line: ChatLine | None = None


class Socket:
    """One web socket and what was last sent on it."""

    def __init__(self, table: str, user: int, seat: int, language: Language, send: Send) -> None:
        self.table = table
        self.user = user
        self.seat = seat
        self.language = language
        self.shown: int | None = None  # entries whose sentences were sent; None: send all anew
        self.mark: tuple[object, ...] | None = None  # what the state last sent was made from; None: send it in any case
        self._send = send
        self._small: deque[ServerMessage] = deque()
        self._dirty = ""
        self._wake = asyncio.Event()

    def say(self, message: ServerMessage) -> None:
        self._small.append(message)
        self._wake.set()

    def look_again(self, what: str = "log") -> None:
        if what == "log" or not self._dirty:
            self._dirty = what
        self._wake.set()

    async def run(self, hub: Hub) -> None:
        """Send until the socket closes."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._small:
                await self._send(_encoder.encode(self._small.popleft()))
            if self._dirty:
                what, self._dirty = self._dirty, ""
                if (body := await hub.render(self, what)) is not None:
                    await self._send(body)


class Hub:
    """All web sockets of this process."""

    def __init__(self, desk: Desk, channels: ChannelsPlugin) -> None:
        self.desk = desk
        self.channels = channels
        self.origin = secrets.token_hex(8)
        self.sockets: dict[str, set[Socket]] = {}
        self._listeners: dict[str, tuple[Subscriber, asyncio.Task[None]]] = {}
        desk.watched = self._listeners.__contains__
        desk.tell = self.changed

    # ------------------------------------------------------------------ joining

    @contextlib.asynccontextmanager
    async def joined(self, socket: Socket) -> AsyncIterator[None]:
        """While this lasts the socket hears of everything at its table."""
        await self._listen(socket.table)
        self.sockets.setdefault(socket.table, set()).add(socket)
        await self._presence(socket, time.time() + HERE)
        try:
            yield
        finally:
            here = self.sockets[socket.table]
            here.discard(socket)
            if not any(other.seat == socket.seat for other in here):
                await self._presence(socket, time.time())
            if not here and self.sockets.get(socket.table) is here:
                await self._hush(socket.table)

    async def _presence(self, socket: Socket, until: float) -> None:
        if socket.seat == SPECTATOR:
            return
        known = self.desk.tables.get(socket.table)
        if known is not None:
            known.seats[socket.seat].seen_until = until
        self._wake(socket.table, "presence")
        row = {"the_match": socket.table, "the_seat": socket.seat, "seen_until": until}
        with contextlib.suppress(StoreTrouble):
            await self.desk.store.write(lambda connection: SEAT.run(connection, row), key=socket.table)
        self._publish(Event(socket.table, self.origin, "presence"))

    async def heartbeat(self, part: int = 0, parts: int = 1) -> None:
        """For a part of the tables: say who is still connected here, and look for changes that were not heard of."""
        tables = [table for table in self.sockets if zlib.crc32(table.encode()) % parts == part]
        until, rows = time.time() + HERE, []
        for table in tables:
            here = {socket.seat for socket in self.sockets[table] if socket.seat != SPECTATOR}
            rows += [{"the_match": table, "the_seat": seat, "seen_until": until} for seat in sorted(here)]
            if known := self.desk.tables.get(table):
                for seat in here:
                    known.seats[seat].seen_until = until

        def job(connection: sa.Connection) -> None:
            for row in rows:
                SEAT.run(connection, row)

        if rows:
            await self.desk.store.write(job, key=tables[0])
        if self.desk.shared and tables:
            await self._missed(tables)

    async def _missed(self, tables: list[str]) -> None:
        matches = schema.matches
        query = sa.select(matches.c.id, matches.c.version).where(matches.c.id.in_(tables))
        for row in await self.desk.store.rows(query):
            known = self.desk.tables.get(row["id"])
            if known is not None and known.row.version < row["version"]:
                await self._reload(row["id"])

    # ------------------------------------------------------------------ telling

    def changed(self, table: str, what: str) -> None:
        """Something has changed here: show it to those who look, and tell the other processes."""
        self._wake(table, what)
        self._publish(Event(table, self.origin, what))

    def said(self, table: str, line: ChatLine) -> None:
        self._wake(table, "chat", line)
        self._publish(Event(table, self.origin, "chat", line))

    def _publish(self, event: Event) -> None:
        if self.desk.shared:
            self.channels.publish(_encoder.encode(event), [f"table-{event.table}"])

    def _wake(self, table: str, what: str, line: ChatLine | None = None) -> None:
        for socket in self.sockets.get(table, ()):
            if line is not None:
                socket.say(ChatSaid(line))
            else:
                socket.look_again(what)

    async def _listen(self, table: str) -> None:
        """Hear of what other processes do at a table."""
        if table in self._listeners or not self.desk.shared:
            return
        subscriber = await self.channels.subscribe([f"table-{table}"])
        self._listeners[table] = (subscriber, asyncio.create_task(self._hear(table, subscriber)))
        self.desk.forget(table)  # what was known may be old: from now on it is not

    async def _hush(self, table: str) -> None:
        self.sockets.pop(table, None)
        if table in self._listeners:
            subscriber, task = self._listeners.pop(table)
            task.cancel()
            await self.channels.unsubscribe(subscriber)

    async def _hear(self, table: str, subscriber: Subscriber) -> None:
        async for body in subscriber.iter_events():
            if not body:  # some events may have been missed
                await self._reload(table)
                continue
            event = msgspec.json.decode(body, type=Event)
            if event.origin == self.origin:
                continue
            if event.what == "chat":
                self._wake(event.table, "chat", event.line)
            else:
                await self._reload(event.table, event.what)

    async def _reload(self, table: str, what: str = "log") -> None:
        try:
            await self.desk.reload(table)
        except StoreTrouble as error:
            log.warning("table %s could not be loaded: %s", table, error)
        self._wake(table, what)

    # ------------------------------------------------------------------ rendering

    async def render(self, socket: Socket, what: str) -> bytes | None:
        """What a socket has to be sent now."""
        try:
            table = await self.desk.table(socket.table)
        except Refusal as error:
            _, found = problem(error, socket.language)
            return _encoder.encode(Refused(0, found.code, found.sentence))
        except StoreTrouble:
            return None  # it is sent with the next change
        if table.playing is None:
            _, found = problem(table.refusal(), socket.language)
            return _encoder.encode(Refused(0, found.code, found.sentence))
        if what == "presence" and socket.shown is not None:
            return _encoder.encode(Presence(presenters.players(table, time.time()), time.time()))
        return self._state(table, socket)

    def _state(self, table: Table, socket: Socket) -> bytes | None:
        socket.seat = table.seat_of(socket.user)
        mark = presenters.mark(table, socket.seat, socket.language, time.time())
        if mark == socket.mark and presenters.hides_all(table, socket.seat):
            return None
        socket.mark = mark
        after = self._lines_after(table, socket)
        socket.shown = table.match.seen(socket.seat)
        return _encoder.encode(presenters.state(table, socket.seat, socket.language, after))

    def _lines_after(self, table: Table, socket: Socket) -> int | None:
        """The entry after which sentences are new; None where some that were sent are no longer true."""
        if socket.shown is None or socket.shown > len(table.match.entries):
            return None
        for entry in table.match.entries[socket.shown :]:
            if entry.words == UNDO or entry.words.startswith(REWIND + " "):
                return None
        return socket.shown
