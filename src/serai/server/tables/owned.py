"""The tables somebody has opened: how many there may be, and deleting them."""

from __future__ import annotations

import asyncio
import contextlib
import weakref
from collections.abc import AsyncIterator, Sequence

import sqlalchemy as sa

from serai.server.errors import ApiError, Conflict
from serai.server.people.service import Person
from serai.server.settings import ServerSettings
from serai.server.storage import schema
from serai.server.storage.store import Job, Store
from serai.server.tables import access
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.repository import TableRepository
from serai.server.tables.service import Announcer

# What belongs to a match.
PARTS = [
    table
    for table in reversed(schema.metadata.sorted_tables)
    if any(key.column.table is schema.matches for key in table.foreign_keys)
]


class OwnedTables:
    def __init__(
        self, settings: ServerSettings, store: Store, repository: TableRepository, announcer: Announcer
    ) -> None:
        self.settings = settings
        self.store = store
        self.repository = repository
        self._announcer = announcer
        self._opening: weakref.WeakValueDictionary[int, asyncio.Lock] = weakref.WeakValueDictionary()

    @contextlib.asynccontextmanager
    async def room_for_one(self, person: Person) -> AsyncIterator[None]:
        """Around opening a table: only so many of somebody's may be unfinished, however fast they are opened."""
        most = self.settings.tables_per_account if person.account else self.settings.tables_per_guest
        lock = self._opening.setdefault(person.id, asyncio.Lock())
        async with lock:
            matches = schema.matches
            mine = (matches.c.host == person.id) & (matches.c.state != "over")
            if await self.store.value(sa.select(sa.func.count()).select_from(matches).where(mine)) >= most:
                raise ApiError(409, "too-many-tables" if person.account else "too-many-guest-tables", most=most)
            yield

    async def deletable(self, tables: Sequence[LoadedTable], user: int) -> set[str]:
        """Those of somebody's own tables that nobody else loses anything by: nobody else plays, or nobody has begun."""
        mine = [table for table in tables if user and table.row.host == user and not table.over]
        alone = {table.row.id for table in mine if not _others(table, user)}
        rest = [table.row.id for table in mine if table.row.id not in alone]
        columns = schema.log.c
        played = sa.select(columns.match).where(columns.match.in_(rest), columns.seat >= 0).distinct()
        return alone | (set(rest) - set(await self.store.values(played)) if rest else set())

    async def lessons(self, user: int, game: str) -> dict[str, LoadedTable]:
        """Somebody's guided matches of a game that are not finished, the newest of each."""
        matches = schema.matches.c
        mine = (matches.host == user) & (matches.game == game) & (matches.lesson != "") & (matches.state == "running")
        found: dict[str, LoadedTable] = {}
        for table in await self.store.values(sa.select(matches.id).where(mine).order_by(matches.created)):
            known = await self.repository.get(table)
            if known.playing is not None:
                found[known.row.lesson] = known
        return found

    async def delete(self, table: str, user: int) -> None:
        """For good, with everything that belongs to it."""
        async with self.repository.lock(table):
            known = await self.repository.current(table)
            access.must_host(known, user)
            if table not in await self.deletable([known], user):
                raise ApiError(409, "not-deletable")
            await self.store.write(_deletion(table, known.row.version), key=table)
            self.repository.forget(table)
        self._announcer.changed(table)


def _others(table: LoadedTable, user: int) -> bool:
    return any(seat.user is not None and seat.user != user for seat in table.seats)


def _deletion(table: str, version: int) -> Job:
    matches = schema.matches
    mine = (matches.c.id == table) & (matches.c.version == version)

    def job(connection: sa.Connection) -> None:
        if connection.execute(sa.update(matches).where(mine).values(version=version + 1)).rowcount != 1:
            raise Conflict  # somebody has sat down or moved in the meantime
        for part in PARTS:
            connection.execute(sa.delete(part).where(part.c.match == table))
        connection.execute(sa.delete(matches).where(matches.c.id == table))

    return job
