"""Everything a server process is made of, put together and started."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.channels import ChannelsPlugin

from serai.catalogue import games
from serai.server.jobs.bots import Bots, PoolThinker, QueueThinker, Thinker
from serai.server.jobs.notices import WRITE_DOWN, Notices
from serai.server.jobs.timers import Timers
from serai.server.live.hub import Hub
from serai.server.people.service import People
from serai.server.settings import Settings
from serai.server.storage.store import Store
from serai.server.tables.replay import Replays
from serai.server.tables.service import Desk

GARBAGE = 20_000  # objects between two short collections
SWITCH = 0.0005  # seconds a thread that finished waiting for the disk waits for its turn


class Office:
    """The parts, each knowing only what it needs."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.people = People(self.store)
        self.desk = Desk(settings, self.store)
        self.hub = Hub(self.desk, channels)
        self.bots = Bots(self.desk, self._thinker(), settings.bot_seconds)
        self.desk.bots = self.bots.due
        self.notices = Notices(settings, self.desk)
        self.desk.notices, self.desk.write_down = self.notices.due, WRITE_DOWN
        self.replays = Replays(self.desk)
        self.timers = Timers(self.desk, self.hub, self.notices)

    def _thinker(self) -> Thinker:
        if self.settings.redis:
            return QueueThinker(self.settings.redis, self.settings.bot_seconds)
        return PoolThinker(self.settings.bot_processes)

    @contextlib.asynccontextmanager
    async def open(self, app: Litestar) -> AsyncIterator[None]:
        """From the start of the process to its end."""
        app.state.office = self
        _unhurried()
        self.store.start()
        await self.bots.thinker.start()
        ticking = asyncio.create_task(self.timers.run())
        try:
            yield
        finally:
            ticking.cancel()
            await asyncio.gather(ticking, return_exceptions=True)
            await self.desk.close()
            await self.bots.thinker.close()
            await self.store.close()


def _unhurried() -> None:
    """What keeps the event loop from being held up: long collections of garbage, threads that do not get a turn."""
    games()  # loaded now, not at the first request
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 50)
    sys.setswitchinterval(SWITCH)
