"""Writing a table: what one commit holds, and the statements every move runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa

from serai.server.errors import Conflict
from serai.server.storage import schema
from serai.server.storage.sqlite import Statement
from serai.server.storage.store import Job, Store, Values, insert
from serai.server.tables.changes import Change, columns, new_columns
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.marks import entry_rows

_matches, _seats = schema.matches, schema.seats

# Made once: making a statement costs more than running it.
INSERT_ENTRY = Statement(schema.log.insert())
UPDATE_MATCH = Statement(  # of this version only: another process may have written in the meantime
    sa.update(_matches).where(
        _matches.c.id == sa.bindparam("the_match"), _matches.c.version == sa.bindparam("the_version")
    )
)
UPDATE_SEAT = Statement(
    sa.update(_seats).where(_seats.c.match == sa.bindparam("the_match"), _seats.c.seat == sa.bindparam("the_seat"))
)
INSERT_SNAPSHOT = Statement(schema.snapshots.insert())
UPDATE_SNAPSHOT = Statement(sa.update(schema.snapshots).where(schema.snapshots.c.match == sa.bindparam("the_match")))


class AlongWithCommit(Protocol):
    """Writes something of its own in the same transaction as a change."""

    def rows(self, table: LoadedTable, change: Change, now: float) -> list[Values]: ...

    @property
    def statement(self) -> Statement: ...


async def commit(
    store: Store,
    table: LoadedTable,
    change: Change,
    now: float,
    along: AlongWithCommit | None = None,
    meanwhile: Callable[[], None] | None = None,
) -> None:
    """Write a change whole or not at all; `Conflict` where another process was quicker. `meanwhile`: see the store."""
    match, version = table.row.id, table.row.version
    change.match.version = version + 1
    guard = {"the_match": match, "the_version": version}
    values = new_columns(table.row, change.match)
    entries = entry_rows(match, table.match, change.entries, now) if change.entries else []
    seats = [{"the_match": match, "the_seat": seat, **columns(update)} for seat, update in change.seats.items()]
    more = along.rows(table, change, now) if along else []

    def job(connection: sa.Connection) -> None:
        if UPDATE_MATCH.run(connection, {**guard, **values}) != 1:
            raise Conflict
        if change.also is not None:
            change.also(connection)
        for event in change.events:
            told = {**msgspec.structs.asdict(event), "match": match}
            del told["id"]
            event.id = insert(connection, schema.chat, told)
        for statement, rows in ((INSERT_ENTRY, entries), (UPDATE_SEAT, seats)):
            for row in rows:
                statement.run(connection, row)
        for row in more:
            assert along is not None
            along.statement.run(connection, row)

    await store.write(job, match, meanwhile)


async def insert_table(store: Store, table: LoadedTable) -> None:
    await store.write(insertion(table), key=table.row.id)


def insertion(table: LoadedTable) -> Job:
    """Writes a new table with its first entries."""
    row = {**msgspec.structs.asdict(table.row), "clock": msgspec.to_builtins(table.row.clock)}
    seats = [msgspec.to_builtins(seat) for seat in table.seats]
    entries = entry_rows(table.row.id, table.match, table.match.entries, table.row.created)

    def job(connection: sa.Connection) -> None:
        connection.execute(_matches.insert().values(row))
        connection.execute(_seats.insert(), seats)
        if entries:
            connection.execute(schema.log.insert(), entries)

    return job


async def save_snapshot(store: Store, table: LoadedTable, position: dict[str, Any]) -> None:
    """Keep a position, so that loading need not replay from the beginning."""
    match = table.row.id
    body = {"number": position["number"], "body": msgspec.msgpack.encode(position)}

    def job(connection: sa.Connection) -> None:
        if not UPDATE_SNAPSHOT.run(connection, {"the_match": match, **body}):
            INSERT_SNAPSHOT.run(connection, {"match": match, **body})

    await store.write(job, key=match)


async def drop_snapshot(store: Store, table: str) -> None:
    await store.execute(schema.snapshots.delete().where(schema.snapshots.c.match == table), key=table)
