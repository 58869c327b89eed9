"""What a new release does for the tables of older ones and for finished matches, without getting in anybody's way.

Tables of older rules are looked at soon after the start, so that their people are asked before they come, and lists
say what is true. Finished matches without a record get one while the rules they were played under are still here.
"""

from __future__ import annotations

import asyncio
import logging

import sqlalchemy as sa

from serai.catalogue import games
from serai.server.errors import StoreTrouble
from serai.server.jobs.each import EachTable, tables_by
from serai.server.storage import schema
from serai.server.storage.store import Store
from serai.server.tables.records import Records
from serai.server.tables.repository import TableRepository
from serai.server.tables.service import TableService

log = logging.getLogger("serai.server")

PAUSE = 600.0  # seconds between two rounds
BREATH = 0.05  # seconds between two records: bots and players come first


class Upkeep:
    def __init__(self, store: Store, repository: TableRepository, tables: TableService, records: Records) -> None:
        self.store = store
        self.repository = repository
        self.tables = tables
        self.records = records
        self._rules, self._records = EachTable("the change of rules"), EachTable("the record")
        self._beyond: set[str] = set()  # matches of rules that are not here any more

    async def run(self) -> None:
        while True:
            for work in (self.renew, self.record):
                try:
                    await work()
                except StoreTrouble as error:
                    log.warning("the store does not answer: %s", error)
                except Exception:
                    log.exception("upkeep failed")
            await asyncio.sleep(PAUSE)

    async def renew(self) -> None:
        """Tables that were last played under older rules: those that wait longest for a move last."""
        matches, present = schema.matches.c, [(game.name, game.identity.rules_version) for game in games().values()]
        older = [(matches.game == name) & (matches.current_rules < version) for name, version in present]
        wanted = sa.or_(*older) & matches.state.in_(("running", "gathering", "paused"))
        await self._rules.run(tables_by(self.store, -matches.moved, wanted), self._renew)

    async def _renew(self, table: str) -> None:
        self.tables.follow_up(await self.repository.get(table))

    async def record(self) -> None:
        """Finished matches that have no record."""
        matches, records = schema.matches.c, schema.records.c
        wanted = (matches.state == "over") & ~sa.exists().where(records.match == matches.id)
        await self._records.run(tables_by(self.store, -matches.moved, wanted), self._record)

    async def _record(self, table: str) -> None:
        known = await self.repository.get(table) if table not in self._beyond else None
        if known is None or known.playing is None or known.partial:
            self._beyond.add(table)
            return
        await self.records.keep(known)
        await asyncio.sleep(BREATH)
