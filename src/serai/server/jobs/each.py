"""Going through many tables: in order, page by page, and whatever is wrong with one, the next has its turn."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from serai.server.errors import StoreTrouble
from serai.server.storage import schema
from serai.server.storage.store import Store

log = logging.getLogger("serai.server")

BATCH = 50
FIRST_PAUSE = 30.0  # seconds before a table that failed has its turn again; each time twice as long
LONGEST_PAUSE = 3600.0


class _DueRow(Struct):
    id: str
    due: float


async def tables_by(
    store: Store, due: sa.ColumnElement[float], wanted: sa.ColumnElement[bool], quick: bool = False
) -> AsyncIterator[str]:
    """The ids of all tables wanted, the earliest due first. `quick`: an index finds them."""
    matches = schema.matches.c
    after: sa.ColumnElement[bool] = sa.true()
    while True:
        query = sa.select(matches.id, due.label("due")).where(wanted, after).order_by(due, matches.id).limit(BATCH)
        rows = await store.rows(query, _DueRow, quick)
        for row in rows:
            yield row.id
        if len(rows) < BATCH:
            return
        last = rows[-1]
        after = (due > last.due) | ((due == last.due) & (matches.id > last.id))


class EachTable:
    """Does something to one table after another. A table that fails is logged and left alone for a while."""

    def __init__(self, what: str) -> None:
        self.what = what
        self._failed: dict[str, tuple[float, float]] = {}  # when its turn comes again, and the pause before

    async def run(self, tables: AsyncIterator[str], work: Callable[[str], Awaitable[Any]]) -> None:
        """Only a store that does not answer ends it early: nothing would come of the others either."""
        async for table in tables:
            until, pause = self._failed.get(table, (0.0, FIRST_PAUSE / 2))
            if until > time.monotonic():
                continue
            try:
                await work(table)
            except StoreTrouble:
                raise
            except Exception as error:
                pause = min(2 * pause, LONGEST_PAUSE)
                self._failed[table] = (time.monotonic() + pause, pause)
                log.warning("%s of table %s: %r; again in %.0f s", self.what, table, error, pause)
            else:
                self._failed.pop(table, None)
