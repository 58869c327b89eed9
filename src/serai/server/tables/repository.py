"""The tables in the memory of this process, and how they get there: from the store, each under a lock of its own."""

from __future__ import annotations

import asyncio
import logging
import time
import weakref
from collections.abc import Callable, Container
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
import sqlalchemy as sa

from serai.catalogue import load
from serai.core.codec import Plain
from serai.core.dealer import Dealer
from serai.core.errors import BadLog, SeraiError
from serai.core.log import Entry
from serai.core.match import Match
from serai.core.pack import Pack
from serai.server.errors import ApiError, Conflict, StoreTrouble
from serai.server.storage import schema
from serai.server.storage.rows import MarkRow, MatchRow, SeatRow, SnapshotRow
from serai.server.storage.store import Store
from serai.server.tables.commits import drop_snapshot
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.marks import fits
from serai.server.tables.older_rules import OlderRules, header_of, is_older
from serai.server.tables.packs import Packs

log = logging.getLogger("serai.server")

TRIES = 4  # how often a table is loaded anew after another process was quicker

LOADING = 2  # tables that are played through at the same time
SHORT, LONG = 100, 3_000  # entries as which shorter and longer matches count: of those, most was taken back
AT_ONCE = 60  # entries of another process that are played without letting others have their turn

Done = TypeVar("Done")


class TableRepository:
    """Finds tables by their ids. `shared`: other processes serve the same tables."""

    def __init__(self, store: Store, packs: Packs, shared: bool, idle_entries: int) -> None:
        self.store = store
        self.packs = packs
        self.shared = shared
        self.idle_entries = idle_entries  # of tables that nobody looks at: so many stay in memory
        self.loaded: dict[str, LoadedTable] = {}
        self.watched: Container[str] = ()  # tables that somebody looks at here
        self.unreadable: set[str] = set()  # tables that could not be loaded when they were last asked for
        self.subscribed: set[str] = set()  # tables whose changes in other processes are heard of here
        self._players = ThreadPoolExecutor(LOADING, "loading")
        self.older = OlderRules(store, packs, self._aside)
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    # ------------------------------------------------------------------ finding

    def at_hand(self, table: str) -> LoadedTable | None:
        """A table that is in memory as it is written, if it is: nobody is changing it, and no other process has."""
        found = self.loaded.get(table)
        if found is None or (self.shared and table not in self.subscribed):
            return None
        lock = self._locks.get(table)
        if lock is not None and lock.locked():
            return None
        found.used = time.monotonic()
        return found

    async def get(self, table: str) -> LoadedTable:
        """A table as it is now, committed; true until the caller next waits for anything."""
        if (found := self.at_hand(table)) is not None:
            return found
        async with self.lock(table):
            return await self.current(table)

    async def current(self, table: str) -> LoadedTable:
        """The same for a caller who holds the lock."""
        found = self.loaded.get(table)
        if found is None or not await self._is_current(found):
            found = await self._load(table, found)
            self.add(found)
        found.used = time.monotonic()
        return found

    async def _is_current(self, table: LoadedTable) -> bool:
        if not self.shared or table.row.id in self.subscribed:
            return True
        query = sa.select(schema.matches.c.version).where(schema.matches.c.id == table.row.id)
        return bool(await self.store.value(query) == table.row.version)

    def lock(self, table: str) -> asyncio.Lock:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    def add(self, table: LoadedTable) -> None:
        """One that was just written, or read."""
        table.used = time.monotonic()
        self.loaded[table.row.id] = table
        self._make_room(table)

    def _make_room(self, new: LoadedTable) -> None:
        """Of the tables nobody looks at, those leave that were used longest ago; the store has them."""
        idle = [one for one in self.loaded.values() if one is not new and one.row.id not in self.watched]
        room = self.idle_entries - sum(map(_room_of, idle))
        for one in sorted(idle, key=lambda one: one.used) if room < 0 else ():
            if room >= 0:
                break
            room += _room_of(one)
            self.forget(one.row.id)

    def forget(self, table: str) -> None:
        """What is known may be wrong: load it when it is next looked at."""
        self.loaded.pop(table, None)

    async def reload(self, table: str) -> None:
        """Take over what another process has written."""
        async with self.lock(table):
            self.add(await self._load(table, self.loaded.get(table)))

    async def remember(self, table: str) -> None:
        """Have the whole match at hand, to go back in it: what came before its snapshot is played aside."""
        async with self.lock(table):
            known = await self.current(table)
            if known.playing is not None and not known.match.remembers(0):
                await self._aside(known.match.remember)

    # ------------------------------------------------------------------ loading

    async def _aside(self, work: Callable[[], Done]) -> Done:
        """Play a match through while everybody else is served."""
        return await asyncio.get_running_loop().run_in_executor(self._players, work)

    async def _load(self, table: str, known: LoadedTable | None) -> LoadedTable:
        """Where another process writes at the same time what becomes of the table, its word is taken."""
        for _ in range(TRIES - 1):
            try:
                return await self._load_once(table, known)
            except Conflict:
                continue
        return await self._load_once(table, known)

    async def _load_once(self, table: str, known: LoadedTable | None) -> LoadedTable:
        try:
            row, seats = await self._rows(table)
        except msgspec.ValidationError as error:
            log.exception("the rows of table %s cannot be read", table)
            raise ApiError(409, "stopped", why=BadLog(str(error)).named("unreadable")) from error
        self.unreadable.discard(table)
        if known is not None and known.playing is not None and not (is_older(row) or known.aside):
            return await self._catch_up(known, row, seats)
        return await self._resume(row, seats)

    async def _rows(self, table: str) -> tuple[MatchRow, list[SeatRow]]:
        row = await self.store.row(sa.select(schema.matches).where(schema.matches.c.id == table), MatchRow)
        if row is None:
            raise ApiError(404, "no-table", table=table[:20])
        query = sa.select(schema.seats).where(schema.seats.c.match == table).order_by(schema.seats.c.seat)
        return row, await self.store.rows(query, SeatRow)

    async def _catch_up(self, known: LoadedTable, row: MatchRow, seats: list[SeatRow]) -> LoadedTable:
        """What another process has played, onto the match in memory."""
        entries = await self._entries_of(row, after=len(known.match.entries))
        if len(entries) > AT_ONCE:
            return await self._resume(row, seats)
        try:
            known.match.take(entries)
        except Exception:  # what is in memory is not what is written
            return await self._resume(row, seats)
        loaded = LoadedTable(row, seats, known.match)
        loaded.snapshot = known.snapshot
        loaded.match.rename(loaded.names())
        return loaded

    async def _resume(self, row: MatchRow, seats: list[SeatRow]) -> LoadedTable:
        """From the snapshot and the log after it. Whatever is wrong with a match is wrong with this table alone."""
        entries = await self._entries_of(row)
        try:
            if is_older(row):
                return await self.older.load(row, seats, entries)
            return await self._resume_match(row, seats, entries)
        except SeraiError as error:
            return self._stopped(row, seats, error)
        except (Conflict, StoreTrouble):
            raise
        except Exception as error:
            log.exception("table %s cannot be loaded", row.id)
            return self._stopped(row, seats, BadLog(str(error)).named("unreadable"))

    def _stopped(self, row: MatchRow, seats: list[SeatRow], why: SeraiError) -> LoadedTable:
        self.unreadable.add(row.id)
        row.state = "stopped"
        return LoadedTable(row, seats, None, why)

    async def _resume_match(self, row: MatchRow, seats: list[SeatRow], entries: list[Entry]) -> LoadedTable:
        game = load(row.game)
        pack = await self.packs.of_match(game, row)
        self.packs.warm_up(game)
        query = sa.select(schema.snapshots).where(schema.snapshots.c.match == row.id)
        snapshot = await self.store.row(query, SnapshotRow)
        if snapshot is not None:
            try:
                saved = await self._read_snapshot(row.id, snapshot)
                match = await self._aside(lambda: _resumed(row, seats, entries, pack, saved))
            except Exception as error:  # a snapshot is a cache: nothing in it can keep a match from going on
                log.warning("table %s: its snapshot is dropped and the log replayed: %r", row.id, error)
                await drop_snapshot(self.store, row.id)
            else:
                loaded = LoadedTable(row, seats, match)
                loaded.snapshot = snapshot.number
                return loaded
        return LoadedTable(row, seats, await self._aside(lambda: _resumed(row, seats, entries, pack, None)))

    async def _read_snapshot(self, table: str, snapshot: SnapshotRow) -> Plain:
        """The position of a snapshot, if it is the one its mark in the log names."""
        columns = schema.log.c
        query = sa.select(columns.number, columns.mark).where(
            columns.match == table, columns.number == snapshot.number, columns.mark.is_not(None)
        )
        marks = {row.number: row.mark for row in await self.store.rows(query, MarkRow)}
        if not fits(snapshot.body, marks):
            raise BadLog("it is of another position")
        saved: Plain = msgspec.msgpack.decode(snapshot.body, strict=False)
        return saved

    async def _entries_of(self, row: MatchRow, after: int = 0) -> list[Entry]:
        """As many as the row knows of. Another process may have written more since it was read: those are for the next
        row, which says who has seen them and when."""
        return (await self.entries(row.id, after))[: max(row.length - after, 0)]

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        columns = schema.log.c
        query = sa.select(columns.seat, columns.words).where(columns.match == table, columns.number > after)
        return await self.store.rows(query.order_by(columns.number), Entry)


def _room_of(table: LoadedTable) -> int:
    return min(LONG, max(SHORT, table.row.length))


def _resumed(row: MatchRow, seats: list[SeatRow], entries: list[Entry], pack: Pack, saved: Plain | None) -> Match:
    if saved is not None and not 0 <= saved["number"] <= len(entries):
        raise BadLog("it is of an entry that the log does not have")
    return Match.resume(load(row.game), header_of(row, seats), entries, Dealer(row.seed), pack, row.hold, saved)
