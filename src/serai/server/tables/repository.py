"""The tables in the memory of this process, and how they get there: from the store, each under a lock of its own."""

from __future__ import annotations

import asyncio
import time
import weakref

import msgspec
import sqlalchemy as sa

from serai.catalogue import load
from serai.core.dealer import Dealer
from serai.core.errors import SeraiError
from serai.core.log import Entry, Header
from serai.core.match import Match
from serai.server.errors import ApiError
from serai.server.storage import schema
from serai.server.storage.rows import MatchRow, SeatRow, SnapshotRow
from serai.server.storage.store import Store
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.packs import Packs


class TableRepository:
    """Finds tables by their ids. `shared`: other processes serve the same tables."""

    def __init__(self, store: Store, packs: Packs, shared: bool) -> None:
        self.store = store
        self.packs = packs
        self.shared = shared
        self.loaded: dict[str, LoadedTable] = {}
        self.subscribed: set[str] = set()  # tables whose changes in other processes are heard of here
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    # ------------------------------------------------------------------ finding

    async def get(self, table: str) -> LoadedTable:
        """A table as it is now, committed; true until the caller next waits for anything."""
        async with self.lock(table):
            return await self.current(table)

    async def current(self, table: str) -> LoadedTable:
        """The same for a caller who holds the lock."""
        found = self.loaded.get(table)
        if found is None or not await self._is_current(found):
            found = self.loaded[table] = await self._load(table, found)
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
        """A new one, just written."""
        table.used = time.monotonic()
        self.loaded[table.row.id] = table

    def forget(self, table: str) -> None:
        """What is known may be wrong: load it when it is next looked at."""
        self.loaded.pop(table, None)

    async def reload(self, table: str) -> None:
        """Take over what another process has written."""
        async with self.lock(table):
            self.loaded[table] = await self._load(table, self.loaded.get(table))

    # ------------------------------------------------------------------ loading

    async def _load(self, table: str, known: LoadedTable | None) -> LoadedTable:
        row = await self.store.row(sa.select(schema.matches).where(schema.matches.c.id == table), MatchRow)
        if row is None:
            raise ApiError(404, "no-table", table=table[:20])
        query = sa.select(schema.seats).where(schema.seats.c.match == table).order_by(schema.seats.c.seat)
        seats = await self.store.rows(query, SeatRow)
        if known is not None and known.playing is not None:
            return await self._catch_up(known, row, seats)
        return await self._resume(row, seats)

    async def _catch_up(self, known: LoadedTable, row: MatchRow, seats: list[SeatRow]) -> LoadedTable:
        """What another process has played, onto the match in memory."""
        entries = await self._entries(row.id, after=len(known.match.entries))
        try:
            known.match.take(entries)
        except SeraiError:
            return await self._resume(row, seats)
        loaded = LoadedTable(row, seats, known.match)
        loaded.snapshot = known.snapshot
        loaded.match.rename(loaded.names())
        return loaded

    async def _resume(self, row: MatchRow, seats: list[SeatRow]) -> LoadedTable:
        """From the snapshot and the log after it; rules version and data digest are checked."""
        entries = await self._entries(row.id)
        query = sa.select(schema.snapshots).where(schema.snapshots.c.match == row.id)
        snapshot = await self.store.row(query, SnapshotRow)
        try:
            match = self._match(row, seats, entries, snapshot)
        except SeraiError as error:
            row.state = "stopped"
            return LoadedTable(row, seats, None, error)
        loaded = LoadedTable(row, seats, match)
        loaded.snapshot = snapshot.number if snapshot else 0
        return loaded

    def _match(self, row: MatchRow, seats: list[SeatRow], entries: list[Entry], snapshot: SnapshotRow | None) -> Match:
        game = load(row.game)
        pack = self.packs.of_match(game, row)
        self.packs.warm_up(game)
        dealer = Dealer(row.seed)
        header = Header(row.game, row.rules, row.data, row.options, [s.name for s in seats], dealer.commitment())
        saved = msgspec.msgpack.decode(snapshot.body, strict=False) if snapshot else None
        return Match.resume(game, header, entries, dealer, pack, row.hold, saved)

    async def _entries(self, table: str, after: int = 0) -> list[Entry]:
        columns = schema.log.c
        query = sa.select(columns.seat, columns.words).where(columns.match == table, columns.number > after)
        return await self.store.rows(query.order_by(columns.number), Entry)
