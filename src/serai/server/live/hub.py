"""Who looks at which table: the web sockets of this process, and the channel that tells other processes of changes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Collection, Sequence

import msgspec
import sqlalchemy as sa
from litestar.channels import ChannelsPlugin, Subscriber

from serai.core.flow import SPECTATOR
from serai.core.log import REWIND, RULES, UNDO
from serai.server.errors import ApiError, StoreTrouble, problem
from serai.server.live.connection import NO_SESSION, NOT_YOURS, ORDER, Connection, Made, What
from serai.server.live.events import Event, channel, event_of
from serai.server.live.pauses import WithPauses
from serai.server.live.talk import chat_line
from serai.server.live.watching import Elsewhere, Watcher, listed
from serai.server.metrics import Histogram
from serai.server.storage import schema
from serai.server.storage.rows import ChatRow, MatchVersion
from serai.server.storage.sqlite import Statement
from serai.server.storage.store import Store
from serai.server.tables import access, presenters
from serai.server.tables.commits import UPDATE_SEAT
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.records import Records
from serai.server.tables.repository import TableRepository
from serai.server.wire.answers import ChatSaid, Presence, Refused
from serai.server.wire.table import ChatLine

log = logging.getLogger("serai.server")

PAUSE = 1.0  # seconds between two tellings of who is at a table, however fast they come and go
CONNECTED_SECONDS = 90.0  # somebody counts as connected so long after the last heartbeat
SESSIONS = 500  # looked up at once
FEW_SESSIONS = 20  # those are looked up one by one first
_SESSION = Statement(
    sa.select(sa.literal_column("1")).where(
        schema.sessions.c.token == sa.bindparam("the_token"),
        schema.sessions.c.until > sa.bindparam("now", type_=sa.Double),
    )
)
_encoder = msgspec.json.Encoder()


class Hub:
    """All web sockets of this process."""

    def __init__(
        self, store: Store, repository: TableRepository, channels: ChannelsPlugin, renderings: Histogram
    ) -> None:
        self.store = store
        self.repository = repository
        self.channels = channels
        self._renderings = renderings
        self.records = Records(store)
        self.origin = secrets.token_hex(8)
        self.connections: dict[str, set[Connection]] = {}
        repository.watched = self.connections
        self._subscriptions: dict[str, tuple[Subscriber, asyncio.Task[None]]] = {}
        self._subscribing = asyncio.Lock()  # two who come at the same time are told of everything once
        self._present: dict[str, list[bool]] = {}  # by table: who was there when it was last looked
        self._elsewhere = Elsewhere(CONNECTED_SECONDS)
        self._seats_stirred = WithPauses(PAUSE, self._tell_who_sits)
        self._watchers_stirred = WithPauses(PAUSE, self._tell_who_looks_on)
        self._round: list[str] = []  # the tables whose turn comes in this round of heartbeats

    def count(self) -> int:
        """Web sockets that are open."""
        return sum(len(here) for here in self.connections.values())

    # ------------------------------------------------------------------ joining

    @contextlib.asynccontextmanager
    async def joined(self, connection: Connection) -> AsyncIterator[None]:
        """While this lasts the connection hears of everything at its table."""
        await self._subscribe(connection.table)
        self.connections.setdefault(connection.table, set()).add(connection)
        try:
            await self._presence(connection, time.time() + CONNECTED_SECONDS)
            yield
        finally:
            here = self.connections[connection.table]
            here.discard(connection)
            try:
                if connection.seat == SPECTATOR or not any(other.seat == connection.seat for other in here):
                    await self._presence(connection, time.time())
            finally:
                if not here and self.connections.get(connection.table) is here:
                    await self._unsubscribe(connection.table)

    async def _presence(self, connection: Connection, until: float) -> None:
        if connection.seat == SPECTATOR:
            self._watchers_stirred.do(connection.table)
            return
        known = self.repository.loaded.get(connection.table)
        if known is not None:
            known.seats[connection.seat].seen_until = until
        row = {"the_match": connection.table, "the_seat": connection.seat, "seen_until": until}
        with contextlib.suppress(StoreTrouble):
            await self.store.write(lambda database: UPDATE_SEAT.run(database, row), key=connection.table)
        self._seats_stirred.do(connection.table)

    def _tell_who_sits(self, table: str) -> None:
        self._refresh(table, "presence")
        self._publish(Event(table, self.origin, "presence"))

    def _tell_who_looks_on(self, table: str) -> None:
        self._refresh(table, "presence")
        self._tell_who_watches(table)

    async def heartbeat(self, part: int = 0, parts: int = 1) -> None:
        """For a part of the tables: say who is still connected here, and look for changes that were not heard of."""
        if part == 0:
            self._round = list(self.connections)
        tables = [table for table in self._round[part::parts] if table in self.connections]
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
        self._tell_who_is_gone(tables)
        for table in tables:
            if self._watching(table):
                self._tell_who_watches(table)
        # A session may have ended by itself, or at another process that was not heard.
        await self._check_sessions([one for table in tables for one in self.connections.get(table, ())])
        if self.repository.shared and tables:
            await self._reload_outdated(tables)

    def _tell_who_is_gone(self, tables: list[str]) -> None:
        """Who was connected to a process that ended says no goodbye."""
        now = time.time()
        for table in tables:
            if known := self.repository.loaded.get(table):
                present = [seat.seen_until > now for seat in known.seats]
                if self._present.setdefault(table, present) != present:
                    self._present[table] = present
                    self._refresh(table, "presence")

    async def _reload_outdated(self, tables: list[str]) -> None:
        matches = schema.matches
        query = sa.select(matches.c.id, matches.c.version).where(matches.c.id.in_(tables))
        for row in await self.store.rows(query, MatchVersion):
            known = self.repository.loaded.get(row.id)
            if known is not None and known.row.version < row.version:
                await self._reload(row.id)

    # ------------------------------------------------------------------ who may still read

    async def sessions_ended(self, user: int) -> None:
        """Sessions of somebody's have ended: sockets that were opened with them are closed, in all processes."""
        await self._check_sessions([one for here in self.connections.values() for one in here if one.user == user])
        if self.repository.shared:
            seats, matches = schema.seats, schema.matches
            sits = sa.select(seats.c.match).where(seats.c.user == user)
            hosts = sa.select(matches.c.id).where(matches.c.host == user)
            for table in await self.store.values(sa.union(sits, hosts)):
                self._publish(Event(table, self.origin, "rights"))

    async def _check_sessions(self, connections: list[Connection]) -> None:
        asked, now = sorted({one.session for one in connections if one.session}), time.time()
        sessions, known = schema.sessions, set[str]()
        if len(asked) <= FEW_SESSIONS:
            known.update(one for one in asked if self.store.finds(_SESSION, the_token=one, now=now))
            asked = [one for one in asked if one not in known]
        for i in range(0, len(asked), SESSIONS):
            here = sessions.c.token.in_(asked[i : i + SESSIONS]) & (sessions.c.until > now)
            known.update(await self.store.values(sa.select(sessions.c.token).where(here), quick=True))
        for one in connections:
            if one.session and one.session not in known:
                one.refuse(NO_SESSION)

    async def permit(self, connection: Connection) -> None:
        """Before anything is sent: anyone who has left, or was never let in, reads no further."""
        try:
            table = self.repository.loaded.get(connection.table) or await self.repository.get(connection.table)
            access.may_see(table, connection.user, connection.spectate)
        except ApiError as error:
            if error.status == 403:
                connection.refuse(NOT_YOURS)
        except StoreTrouble:
            pass  # it is looked up again when it is rendered

    # ------------------------------------------------------------------ telling

    def prepare(self, table: LoadedTable) -> None:
        """Make what readers are to be shown when a change is written; until then nothing of it is sent."""
        self._make_ready(table, self._asked_first(table.row.id))

    def changed(self, table: str) -> None:
        """Something has changed here: show it to those it concerns and tell the other processes. The player who has to
        act sees it first; the others' messages are short and follow at once."""
        readers, known = self._asked_first(table), self.repository.loaded.get(table)
        for connection in readers[:1]:
            connection.show()
        if known is not None and known.playing is not None and known.record is None:
            self._make_ready(known, readers[1:])
        for connection in readers[1:]:
            connection.show()
        self._publish(Event(table, self.origin, "log"))

    def _make_ready(self, table: LoadedTable, readers: Sequence[Connection]) -> None:
        """Whatever stands in the way, it is met when it is sent, and seen to."""
        for connection in readers:
            if connection.keeps_up and not (connection.made and _fits(connection.made, table, connection)):
                with contextlib.suppress(Exception):
                    connection.made = self._make(table, connection)

    def told(self, table: LoadedTable, events: Sequence[ChatRow]) -> None:
        """What happened besides moves."""
        for event in events:
            self.chat_said(table.row.id, chat_line(event, table.row.game))

    def watchers(self, table: str) -> list[str]:
        """Who looks on, by name; nameless ones are counted."""
        return listed(self._watching(table) + self._elsewhere.watchers(table))

    def _watching(self, table: str) -> list[Watcher]:
        """Who looks on by this process."""
        return sorted((one.user, one.name) for one in self.connections.get(table, ()) if one.seat == SPECTATOR)

    def _tell_who_watches(self, table: str) -> None:
        self._publish(Event(table, self.origin, "watching", watchers=self._watching(table)))

    def chat_said(self, table: str, line: ChatLine) -> None:
        self._send_chat(table, line)
        self._publish(Event(table, self.origin, "chat", line))

    def _publish(self, event: Event) -> None:
        if self.repository.shared:
            self.channels.publish(_encoder.encode(event), [channel(event.table)])

    def _refresh(self, table: str, what: What) -> None:
        for connection in self.connections.get(table, ()):
            connection.refresh(what)

    def _asked_first(self, table: str) -> list[Connection]:
        """The sockets of a table, those first who have to act: to them there is most to say."""
        here, known = self.connections.get(table, ()), self.repository.loaded.get(table)
        waiting = known.row.waiting if known else []
        return sorted(here, key=lambda one: one.seat not in waiting)

    def _send_chat(self, table: str, line: ChatLine) -> None:
        for connection in self.connections.get(table, ()):
            if line.room == "table" or connection.seat == SPECTATOR:
                connection.send(ChatSaid(line))

    async def _subscribe(self, table: str) -> None:
        """Hear of what other processes do at a table."""
        async with self._subscribing:
            if table not in self._subscriptions and self.repository.shared:
                await self._begin_to_hear(table)

    async def _begin_to_hear(self, table: str) -> None:
        subscriber = await self.channels.subscribe([channel(table)])
        self._subscriptions[table] = (subscriber, asyncio.create_task(self._receive(table, subscriber)))
        self.repository.subscribed.add(table)
        self.repository.forget(table)  # what was known may be old: from now on it is not
        self._publish(Event(table, self.origin, "who"))

    async def _unsubscribe(self, table: str) -> None:
        self.connections.pop(table, None)
        self._present.pop(table, None)
        self._elsewhere.forget(table)
        if table in self._subscriptions:
            subscriber, task = self._subscriptions.pop(table)
            self.repository.subscribed.discard(table)
            task.cancel()
            name = channel(table)
            await self.channels.unsubscribe(subscriber, [name])
            if not self.channels._channels.get(name, True):  # it would keep every channel there ever was
                del self.channels._channels[name]

    async def _receive(self, table: str, subscriber: Subscriber) -> None:
        async for body in subscriber.iter_events():
            try:
                event = event_of(table, body)
                if event is None:  # some events may have been missed, or were not understood
                    await self._reload(table)
                elif event.origin != self.origin:
                    await self._heard(event)
            except Exception as error:  # whatever one of them brings, the next is heard
                log.warning("table %s: what another process told came to nothing: %r", table, error)

    async def _heard(self, event: Event) -> None:
        """What another process tells."""
        if event.what == "log" or event.what == "presence":
            await self._reload(event.table, event.what)
        elif event.what == "rights":
            await self._check_sessions(list(self.connections.get(event.table, ())))
        elif event.what == "who":
            self._tell_who_watches(event.table)
        elif event.what == "watching":
            if self._elsewhere.hear(event.table, event.origin, event.watchers):
                self._refresh(event.table, "presence")
        elif event.line is not None:
            self._send_chat(event.table, event.line)

    async def _reload(self, table: str, what: What = "log") -> None:
        try:
            await self.repository.reload(table)
        except ApiError:
            self.repository.forget(table)  # it was deleted
        except Exception as error:  # one table's trouble is not the next one's
            log.warning("table %s could not be loaded: %r", table, error)
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
        if table.record is not None:
            return _encoder.encode(await self.records.state(table, connection.seat, connection.language))
        if table.playing is None:
            _, found = problem(table.stopped_error(), connection.language)
            return _encoder.encode(Refused(0, found.code, found.sentence))
        return self._render(table, connection, what)

    def render_at_once(self, connection: Connection, stale: Collection[What]) -> list[bytes] | None:
        """All that a connection has to be sent now, if its table is at hand and it may read it; else None."""
        table = self.repository.at_hand(connection.table)
        if table is None or table.playing is None or table.record is not None:
            return None
        access.may_see(table, connection.user, connection.spectate)
        made = [self._render(table, connection, what) for what in ORDER if what in stale]
        return [body for body in made if body is not None]

    def _render(self, table: LoadedTable, connection: Connection, what: What) -> bytes | None:
        if what == "presence" and connection.fingerprint is not None:
            people, now = presenters.players(table, connection.seat, connection.language, time.time()), time.time()
            return _encoder.encode(Presence(people, now, self.watchers(connection.table)))
        made, connection.made = connection.made, None
        if made is None or not _fits(made, table, connection):
            made = self._make(table, connection)
        connection.seat, connection.shown, connection.fingerprint = made.seat, made.shown, made.fingerprint
        return made.body

    def _make(self, table: LoadedTable, connection: Connection) -> Made:
        """The state of a table for a reader."""
        began = time.perf_counter()
        seat, language, shown = table.seat_of(connection.user), connection.language, connection.shown
        before, now = (shown, connection.fingerprint), presenters.fingerprint(table, seat, language)
        if connection.fingerprint == now:  # not even that something was done is told to those whom it does not concern
            return Made(table, table.row.version, language, before, seat, shown, now, None)
        body = _encoder.encode(presenters.state(table, seat, language, _lines_after(table, seat, shown)))
        shown = table.number(seat) if table.begun else None
        self._renderings.add(time.perf_counter() - began)
        return Made(table, table.row.version, language, before, seat, shown, now, body)


def _fits(made: Made, table: LoadedTable, connection: Connection) -> bool:
    """Whether the prepared message is the one to send: the change was written, and the reader has seen nothing
    since."""
    same = made.table is table and made.version == table.row.version and made.language == connection.language
    return same and made.before == (connection.shown, connection.fingerprint)


def _lines_after(table: LoadedTable, seat: int, shown: int | None) -> int | None:
    """The entry after which sentences are new; None where some that were sent are no longer true."""
    if shown is None or shown > table.number(seat):
        return None
    for entry in table.numbering(seat).entries(shown):
        if entry.words == UNDO or entry.words.startswith((REWIND + " ", RULES + " ")):
            return None
    return shown
