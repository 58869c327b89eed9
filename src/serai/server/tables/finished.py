"""The logs of all matches of a store that came to their end: for those who make data of them."""

from __future__ import annotations

from collections.abc import AsyncIterator

import sqlalchemy as sa

from serai.core.log import Entry, Log
from serai.server.storage import schema
from serai.server.storage.rows import MatchRow, SeatRow
from serai.server.storage.store import Store
from serai.server.tables.older_rules import header_of

PAGE = 50  # matches that are asked for at once


async def finished_logs(store: Store) -> AsyncIterator[Log]:
    """One after the other, by the id of the table: a few are in memory at a time."""
    matches, after = schema.matches.c, ""
    while True:
        query = sa.select(schema.matches).where(matches.state == "over", matches.id > after).order_by(matches.id)
        rows = await store.readable_rows(query.limit(PAGE), MatchRow)
        for row in rows:
            yield await _log(store, row)
        if not rows:
            return
        after = rows[-1].id


async def _log(store: Store, row: MatchRow) -> Log:
    seats = sa.select(schema.seats).where(schema.seats.c.match == row.id).order_by(schema.seats.c.seat)
    log = schema.log.c
    entries = sa.select(log.seat, log.words).where(log.match == row.id).order_by(log.number)
    header = header_of(row, await store.rows(seats, SeatRow))
    return Log(header, await store.rows(entries, Entry), {}, over=True, seed=row.seed.hex(), name=row.id)
