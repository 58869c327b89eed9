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
from serai.server.background import BackgroundTasks
from serai.server.jobs.advice import Advice
from serai.server.jobs.after_commit import AutomaticMoves, DiceCheck, Snapshots
from serai.server.jobs.bots import BotService, BotTurns
from serai.server.jobs.notices import NoticeSender, NoticeWriter
from serai.server.jobs.runners import BotRunner, PoolRunner, QueueRunner
from serai.server.jobs.timers import Timers
from serai.server.live.chat import Chats
from serai.server.live.hub import Hub
from serai.server.people.service import PeopleService
from serai.server.settings import ServerSettings
from serai.server.storage.store import Store
from serai.server.tables.packs import Packs
from serai.server.tables.replay import Replays
from serai.server.tables.repository import TableRepository
from serai.server.tables.service import TableService

GARBAGE = 20_000  # objects between two short collections
SWITCH = 0.0005  # seconds a thread that finished waiting for the disk waits for its turn


class Services:
    """The parts, each handed what it needs when it is made."""

    def __init__(self, settings: ServerSettings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.background = background = BackgroundTasks()
        self.store = store = Store(settings.database)
        self.people = PeopleService(store)
        self.packs = Packs(background)
        self.repository = TableRepository(store, self.packs, shared=bool(settings.redis))
        self.hub = Hub(store, self.repository, channels)
        self.chats = Chats(store, self.repository, self.hub)
        self.bots = BotService(_bot_runner(settings), settings.bot_seconds)
        follow_ups = (
            AutomaticMoves(background),
            BotTurns(self.bots, background),
            Snapshots(store, background),
            DiceCheck(background),
        )
        self.tables = TableService(store, self.repository, self.hub, NoticeWriter(settings.remind_after), follow_ups)
        self.replays = Replays()
        self.advice = Advice(self.bots, self.repository, self.replays)
        notices = NoticeSender(settings, store, self.repository, background)
        self.timers = Timers(store, self.repository, self.tables, self.hub, notices, settings.idle_seconds)

    @contextlib.asynccontextmanager
    async def open(self, app: Litestar) -> AsyncIterator[None]:
        """From the start of the process to its end."""
        app.state.services = self
        tune_interpreter()
        self.store.start()
        await self.bots.runner.start()
        ticking = asyncio.create_task(self.timers.run())
        try:
            yield
        finally:
            ticking.cancel()
            await asyncio.gather(ticking, return_exceptions=True)
            await self.background.close()
            await self.bots.runner.close()
            await self.store.close()


def _bot_runner(settings: ServerSettings) -> BotRunner:
    if settings.redis:
        return QueueRunner(settings.redis, settings.bot_seconds)
    return PoolRunner(settings.bot_processes)


def tune_interpreter() -> None:
    """Against what holds the event loop up: long collections of garbage, threads that do not get a turn."""
    games()  # loaded now, not at the first request
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 50)
    sys.setswitchinterval(SWITCH)
