"""What happens without anyone asking: clocks run out, bots are woken after a restart, reminders go out.

All of it is found in the store, so it goes on after a crash, in whichever process looks first. Doing
a thing twice is harmless: a clock is checked again under the lock, a bot's late move is not accepted.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import Awaitable

import sqlalchemy as sa

from serai.server.errors import StoreTrouble
from serai.server.jobs.each import EachTable, tables_by
from serai.server.jobs.notices import NoticeSender
from serai.server.live.hub import Hub
from serai.server.storage import schema
from serai.server.storage.sqlite import Statement
from serai.server.storage.store import Store
from serai.server.tables.repository import TableRepository
from serai.server.tables.seats import expire_clocks
from serai.server.tables.service import TableService

log = logging.getLogger("serai.server")

TICK = 1.0  # seconds in which each has its turn once
HEARTBEAT = 30  # ticks between two signs of life of those connected; it is some tables' turn after the other
LATE = 30.0  # seconds after which a bot that has not moved is asked again

_matches = schema.matches.c
_GOES_ON = _matches.state.in_(("running", "gathering"))
_ANY: sa.Select[tuple[int]] = sa.select(sa.literal_column("1")).limit(1)
# Nearly always nothing is due.
_CLOCK_DUE = Statement(_ANY.where(_matches.deadline <= sa.bindparam("now", type_=sa.Double)))
_BOT_DUE = Statement(_ANY.where(_matches.bot_due.is_not(None)))


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
        self._expiring, self._waking = EachTable("the clock"), EachTable("a bot's turn")
        self._late = 0.0  # at the start of a process every bot that is waited for is late

    async def run(self) -> None:
        """One thing after the other, with a pause between: together they would hold somebody's move up."""
        works = (self._clocks, self._bots, self.notices.send_due, self._drop_idle)
        for part, work in enumerate(itertools.cycle(works)):
            await self._try(work())
            await self._try(self.hub.heartbeat(part % (len(works) * HEARTBEAT), len(works) * HEARTBEAT))
            await asyncio.sleep(TICK / len(works))

    async def _try(self, work: Awaitable[None]) -> None:
        """What fails does not keep the rest from its turn."""
        try:
            await work
        except StoreTrouble as error:
            log.warning("the store does not answer: %s", error)
        except Exception:
            log.exception("a timer failed")

    async def _clocks(self) -> None:
        now = time.time()
        if self.store.finds(_CLOCK_DUE, now=now) is not False:
            due = (_matches.deadline <= now) & _GOES_ON
            await self._expiring.run(tables_by(self.store, _matches.deadline, due, quick=True), self._expire)

    async def _expire(self, table: str) -> None:
        await self.tables.change(table, lambda known: expire_clocks(known, time.time()))

    async def _bots(self) -> None:
        """Bots whose turn nobody is thinking about: their server was killed, or their move was not written."""
        late, self._late = self._late, LATE
        if self.store.finds(_BOT_DUE) is not False:
            now = time.time()
            ahead = _matches.bot_due > now + LATE  # noted by a clock that was wrong
            due = ((_matches.bot_due <= now - late) | ahead) & _GOES_ON
            await self._waking.run(tables_by(self.store, _matches.bot_due, due, quick=True), self._wake)

    async def _wake(self, table: str) -> None:
        known = await self.repository.get(table)
        if known.playing is None:
            raise known.stopped_error()
        self.tables.follow_up(known)

    async def _drop_idle(self) -> None:
        """Tables nobody looks at leave the memory, one by one; the store has them."""
        old = time.monotonic() - self.idle_seconds
        for name, table in list(self.repository.loaded.items()):
            unused = table.used < old and name not in self.hub.connections
            if unused and self.repository.loaded.get(name) is table:
                self.repository.forget(name)
                await asyncio.sleep(0)  # there may be hundreds, and people wait
