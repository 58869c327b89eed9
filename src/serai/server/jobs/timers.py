"""What happens without anyone asking: clocks run out, bots are woken after a restart, reminders go out.

All of it is found in the store, so it goes on after a crash, in whichever process looks first. Doing
a thing twice is harmless: a clock is checked again under the lock, a bot's late move is not accepted.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import time

import sqlalchemy as sa

from serai.server.errors import ApiError, Conflict, StoreTrouble
from serai.server.jobs.notices import NoticeSender
from serai.server.live.hub import Hub
from serai.server.storage import schema
from serai.server.storage.store import Store
from serai.server.tables.repository import TableRepository
from serai.server.tables.seats import expire_clocks
from serai.server.tables.service import TableService

log = logging.getLogger("serai.server")

TICK = 1.0
HEARTBEAT = 30  # ticks between two signs of life of those connected; each tick it is some tables' turn
LATE = 30.0  # seconds after which a bot that has not moved is asked again
BATCH = 50


class Timers:
    def __init__(
        self,
        store: Store,
        repository: TableRepository,
        tables: TableService,
        hub: Hub,
        notices: NoticeSender,
        idle_seconds: float,
    ) -> None:
        self.store = store
        self.repository = repository
        self.tables = tables
        self.hub = hub
        self.idle_seconds = idle_seconds  # how long a table that nobody looks at stays in memory
        self.notices = notices
        self._late = 0.0  # at the start of a process every bot that is waited for is late

    async def run(self) -> None:
        for tick in itertools.count():
            try:
                await self._clocks()
                await self._bots()
                await self.notices.send_due()
                self._drop_idle()
                await self.hub.heartbeat(tick % HEARTBEAT, HEARTBEAT)
            except StoreTrouble as error:
                log.warning("the store does not answer: %s", error)
            except Exception:
                log.exception("a timer failed")
            await asyncio.sleep(TICK)

    async def _clocks(self) -> None:
        matches, now = schema.matches, time.time()
        running = (matches.c.deadline <= now) & matches.c.state.in_(("running", "gathering"))
        for table in await self.store.values(sa.select(matches.c.id).where(running).limit(BATCH)):
            try:
                await self.tables.change(table, lambda known: expire_clocks(known, time.time()))
            except (ApiError, Conflict) as error:
                log.warning("the clock of table %s: %r", table, error)

    async def _bots(self) -> None:
        """Bots whose turn nobody is thinking about: their server was killed, or their move was not written."""
        matches, late = schema.matches, self._late
        self._late = LATE
        due = (matches.c.bot_due <= time.time() - late) & matches.c.state.in_(("running", "gathering"))
        for table in await self.store.values(sa.select(matches.c.id).where(due).limit(BATCH)):
            self.tables.follow_up(await self.repository.get(table))

    def _drop_idle(self) -> None:
        """Tables nobody looks at leave the memory; the store has them."""
        old = time.monotonic() - self.idle_seconds
        for name, table in list(self.repository.loaded.items()):
            if table.used < old and name not in self.hub.connections:
                self.repository.forget(name)
