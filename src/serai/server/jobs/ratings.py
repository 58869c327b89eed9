"""Rates a match when it has ended."""

from __future__ import annotations

import sqlalchemy as sa

from serai.server.background import BackgroundTasks
from serai.server.people.ratings import rate
from serai.server.storage import schema
from serai.server.storage.rows import SeatRow
from serai.server.storage.store import Store
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.service import TableService

_matches = schema.matches


class Ratings:
    """Rates a match when it has ended, once; guests and bots are not rated, nor are lessons."""

    def __init__(self, store: Store, background: BackgroundTasks) -> None:
        self.store = store
        self._background = background

    def follow_up(self, service: TableService, table: LoadedTable) -> None:
        people = [row for row in table.seats if row.user is not None and row.place is not None]
        if table.over and not table.row.rated and not table.row.lesson and len(people) > 1:
            table.row.rated = True
            self._background.spawn(self._rate(table.row.id, table.row.game, people))

    async def _rate(self, table: str, game: str, people: list[SeatRow]) -> None:
        def job(connection: sa.Connection) -> None:
            once = sa.update(_matches).where(_matches.c.id == table, ~_matches.c.rated).values(rated=True)
            if connection.execute(once).rowcount == 1:
                rate(connection, game, people)

        await self.store.write(job, key=table)
