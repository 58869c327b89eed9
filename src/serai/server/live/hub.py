"""Who looks at which table: the web sockets of this process, and the channel that tells other processes of changes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
import zlib
from collections.abc import AsyncIterator
from typing import Literal

import msgspec
import sqlalchemy as sa
from litestar.channels import ChannelsPlugin, Subscriber

from serai.core.flow import SPECTATOR
from serai.core.log import REWIND, UNDO
from serai.server.errors import ApiError, StoreTrouble, problem
from serai.server.live.connection import Connection, What
from serai.server.storage import schema
from serai.server.storage.rows import MatchVersion
from serai.server.storage.store import Store
from serai.server.tables import presenters
from serai.server.tables.commits import UPDATE_SEAT
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.repository import TableRepository
from serai.server.wire import ChatLine, ChatSaid, Presence, Refused

log = logging.getLogger("serai.server")

CONNECTED_SECONDS = 90.0  # somebody counts as connected so long after the last heartbeat
_encoder = msgspec.json.Encoder()


class Event(msgspec.Struct):
    """What one process tells the others."""

    table: str
    origin: str
    what: Literal["log", "presence", "chat"]
    line: ChatLine | None = None


class Hub:
    """All web sockets of this process."""

    def __init__(self, store: Store, repository: TableRepository, channels: ChannelsPlugin) -> None:
        self.store = store
        self.repository = repository
        self.channels = channels
        self.origin = secrets.token_hex(8)
        self.connections: dict[str, set[Connection]] = {}
        self._subscriptions: dict[str, tuple[Subscriber, asyncio.Task[None]]] = {}

    # ------------------------------------------------------------------ joining

    @contextlib.asynccontextmanager
    async def joined(self, connection: Connection) -> AsyncIterator[None]:
        """While this lasts the connection hears of everything at its table."""
        await self._subscribe(connection.table)
        self.connections.setdefault(connection.table, set()).add(connection)
        await self._presence(connection, time.time() + CONNECTED_SECONDS)
        try:
            yield
        finally:
            here = self.connections[connection.table]
            here.discard(connection)
            if not any(other.seat == connection.seat for other in here):
                await self._presence(connection, time.time())
            if not here and self.connections.get(connection.table) is here:
                await self._unsubscribe(connection.table)

    async def _presence(self, connection: Connection, until: float) -> None:
        if connection.seat == SPECTATOR:
            return
        known = self.repository.loaded.get(connection.table)
        if known is not None:
            known.seats[connection.seat].seen_until = until
        self._refresh(connection.table, "presence")
        row = {"the_match": connection.table, "the_seat": connection.seat, "seen_until": until}
        with contextlib.suppress(StoreTrouble):
            await self.store.write(lambda database: UPDATE_SEAT.run(database, row), key=connection.table)
        self._publish(Event(connection.table, self.origin, "presence"))

    async def heartbeat(self, part: int = 0, parts: int = 1) -> None:
        """For a part of the tables: say who is still connected here, and look for changes that were not heard of."""
        tables = [table for table in self.connections if zlib.crc32(table.encode()) % parts == part]
        until, rows = time.time() + CONNECTED_SECONDS, []
        for table in tables:
            here = {connection.seat for connection in self.connections[table] if connection.seat != SPECTATOR}
            rows += [{"the_match": table, "the_seat": seat, "seen_until": until} for seat in sorted(here)]
            if known := self.repository.loaded.get(table):
                for seat in here:
                    known.seats[seat].seen_until = until

        def job(database: sa.Connection) -> None:
            for row in rows:
                UPDATE_SEAT.run(database, row)

        if rows:
            await self.store.write(job, key=tables[0])
        if self.repository.shared and tables:
            await self._reload_outdated(tables)

    async def _reload_outdated(self, tables: list[str]) -> None:
        matches = schema.matches
        query = sa.select(matches.c.id, matches.c.version).where(matches.c.id.in_(tables))
        for row in await self.store.rows(query, MatchVersion):
            known = self.repository.loaded.get(row.id)
            if known is not None and known.row.version < row.version:
                await self._reload(row.id)

    # ------------------------------------------------------------------ telling

    def changed(self, table: str) -> None:
        """Something has changed here: show it to those who look, and tell the other processes."""
        self._refresh(table, "log")
        self._publish(Event(table, self.origin, "log"))

    def chat_said(self, table: str, line: ChatLine) -> None:
        self._send_chat(table, line)
        self._publish(Event(table, self.origin, "chat", line))

    def _publish(self, event: Event) -> None:
        if self.repository.shared:
            self.channels.publish(_encoder.encode(event), [f"table-{event.table}"])

    def _refresh(self, table: str, what: What) -> None:
        for connection in self.connections.get(table, ()):
            connection.refresh(what)

    def _send_chat(self, table: str, line: ChatLine) -> None:
        for connection in self.connections.get(table, ()):
            connection.send(ChatSaid(line))

    async def _subscribe(self, table: str) -> None:
        """Hear of what other processes do at a table."""
        if table in self._subscriptions or not self.repository.shared:
            return
        subscriber = await self.channels.subscribe([f"table-{table}"])
        self._subscriptions[table] = (subscriber, asyncio.create_task(self._receive(table, subscriber)))
        self.repository.subscribed.add(table)
        self.repository.forget(table)  # what was known may be old: from now on it is not

    async def _unsubscribe(self, table: str) -> None:
        self.connections.pop(table, None)
        if table in self._subscriptions:
            subscriber, task = self._subscriptions.pop(table)
            self.repository.subscribed.discard(table)
            task.cancel()
            await self.channels.unsubscribe(subscriber)

    async def _receive(self, table: str, subscriber: Subscriber) -> None:
        async for body in subscriber.iter_events():
            if not body:  # some events may have been missed
                await self._reload(table)
                continue
            event = msgspec.json.decode(body, type=Event)
            if event.origin == self.origin:
                continue
            if event.what == "chat":
                if event.line is not None:
                    self._send_chat(event.table, event.line)
            else:
                await self._reload(event.table, event.what)

    async def _reload(self, table: str, what: What = "log") -> None:
        try:
            await self.repository.reload(table)
        except StoreTrouble as error:
            log.warning("table %s could not be loaded: %s", table, error)
        self._refresh(table, what)

    # ------------------------------------------------------------------ rendering

    async def render(self, connection: Connection, what: What) -> bytes | None:
        """What a connection has to be sent now."""
        try:
            table = await self.repository.get(connection.table)
        except ApiError as error:
            _, found = problem(error, connection.language)
            return _encoder.encode(Refused(0, found.code, found.sentence))
        except StoreTrouble:
            return None  # it is sent with the next change
        if table.playing is None:
            _, found = problem(table.stopped_error(), connection.language)
            return _encoder.encode(Refused(0, found.code, found.sentence))
        if what == "presence" and connection.shown is not None:
            return _encoder.encode(Presence(presenters.players(table, time.time()), time.time()))
        return self._state(table, connection)

    def _state(self, table: LoadedTable, connection: Connection) -> bytes | None:
        connection.seat = table.seat_of(connection.user)
        fingerprint = presenters.fingerprint(table, connection.seat, connection.language, time.time())
        if fingerprint == connection.fingerprint and presenters.hides_last_moves(table, connection.seat):
            return None
        connection.fingerprint = fingerprint
        after = self._lines_after(table, connection)
        connection.shown = table.match.seen(connection.seat)
        return _encoder.encode(presenters.state(table, connection.seat, connection.language, after))

    def _lines_after(self, table: LoadedTable, connection: Connection) -> int | None:
        """The entry after which sentences are new; None where some that were sent are no longer true."""
        if connection.shown is None or connection.shown > len(table.match.entries):
            return None
        for entry in table.match.entries[connection.shown :]:
            if entry.words == UNDO or entry.words.startswith(REWIND + " "):
                return None
        return connection.shown
