"""Everything a server process is made of, put together and started."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.channels import ChannelsPlugin

from serai.catalogue import games
from serai.core.text import LANGUAGES, Voice
from serai.server.background import Aside, BackgroundTasks
from serai.server.jobs.advice import Advice
from serai.server.jobs.after_commit import AutomaticMoves, DiceCheck, RecordKeeping, RulesVotes, Snapshots
from serai.server.jobs.bots import BotService, BotTurns
from serai.server.jobs.fairness import Policy
from serai.server.jobs.garbage import QuietCollections, collect_young_only
from serai.server.jobs.health import HealthChecks
from serai.server.jobs.letters import Letters
from serai.server.jobs.notices import NoticeSender, NoticeWriter
from serai.server.jobs.purge import Purge
from serai.server.jobs.push import Push
from serai.server.jobs.ratings import Ratings
from serai.server.jobs.runners import BotRunner, PoolRunner, QueueRunner
from serai.server.jobs.timers import Timers
from serai.server.jobs.upkeep import Upkeep
from serai.server.live.chat import Chats
from serai.server.live.hub import Hub
from serai.server.metrics import Metrics, resident_bytes
from serai.server.people.accounts import Accounts
from serai.server.people.service import PeopleService
from serai.server.settings import ServerSettings
from serai.server.storage.store import Store
from serai.server.tables.creating import Luck
from serai.server.tables.owned import OwnedTables
from serai.server.tables.packs import Packs
from serai.server.tables.replay import Replays
from serai.server.tables.repository import TableRepository
from serai.server.tables.service import TableService

LAG_EVERY = 0.25  # seconds between two looks at how late the event loop is
SWITCH = 0.0005  # seconds a thread that finished waiting for the disk waits for its turn


class Services:
    """The parts, each handed what it needs when it is made."""

    def __init__(self, settings: ServerSettings, channels: ChannelsPlugin, luck: Luck | None = None) -> None:
        self.settings = settings
        self.luck = luck or Luck()
        self.background = background = BackgroundTasks()
        self.metrics = Metrics()
        self.garbage = QuietCollections(lambda: self.metrics.moves.values[""])
        self.store = store = Store(settings.database, self.metrics.commits.add)
        self.people = PeopleService(store)
        self.accounts = Accounts(store, self.people)
        self.letters = Letters(settings, background)
        self.push = Push(settings, store)
        aside = Aside()
        self.packs = Packs(background, aside)
        self.repository = TableRepository(store, self.packs, bool(settings.redis), settings.idle_entries)
        self.hub = Hub(store, self.repository, channels, self.metrics.renderings)
        self.chats = Chats(store, self.people, self.repository, self.hub)
        self.bots = BotService(_bot_runner(settings, self.metrics), settings.bot_seconds)
        follow_ups = (
            AutomaticMoves(background),
            BotTurns(self.bots, background),
            Snapshots(store, background),
            DiceCheck(background, aside),
            RulesVotes(background),
            RecordKeeping(self.hub.records, background),
            Ratings(store, background),
        )
        self.tables = TableService(store, self.repository, self.hub, NoticeWriter(settings.remind_after), follow_ups)
        self.owned = OwnedTables(settings, store, self.repository, self.hub)
        self.replays = Replays(aside)
        self.advice = Advice(self.bots, self.repository, self.replays)
        self.health = HealthChecks(settings, store, lambda: self.bots.runner)
        notices = NoticeSender(settings, store, self.repository, background, self.letters, self.push)
        self.upkeep = Upkeep(store, self.repository, self.tables, self.hub.records)
        self.purge = Purge(store)
        self.timers = Timers(store, self.repository, self.tables, self.hub, notices, settings.idle_seconds)

    @contextlib.asynccontextmanager
    async def open(self, app: Litestar) -> AsyncIterator[None]:
        """From the start of the process to its end."""
        app.state.services = self
        tune_interpreter()
        self.store.start()
        await self.push.open()
        await self.bots.runner.start()
        self.background.spawn(read_texts())
        loops = (self.timers.run(), self.upkeep.run(), self.purge.run(), self.garbage.run(), measure_lag(self.metrics))
        ticking = [asyncio.create_task(loop) for loop in loops]
        try:
            yield
        finally:
            for task in ticking:
                task.cancel()
            await asyncio.gather(*ticking, return_exceptions=True)
            await self.background.close()
            await self.bots.runner.close()
            await self.store.close()

    async def metrics_text(self) -> str:
        """All figures of this process."""
        with contextlib.suppress(Exception):  # Redis may be away: then the last known length is told
            self.health.waiting = (await self.bots.runner.state())[0]
        return self.metrics.text(
            {
                "serai_tables": ("Tables in memory.", len(self.repository.loaded)),
                "serai_sockets": ("Open web sockets.", self.hub.count()),
                "serai_bot_queue_length": ("Jobs of bots that wait for a process.", self.health.waiting),
                "process_resident_memory_bytes": ("Memory of this process.", resident_bytes()),
            }
        )


async def measure_lag(metrics: Metrics) -> None:
    """How much later than it should the event loop comes to a task."""
    clock = asyncio.get_running_loop().time
    while True:
        wanted = clock() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        metrics.loop_lag.add(max(0.0, clock() - wanted))


def _bot_runner(settings: ServerSettings, metrics: Metrics) -> BotRunner:
    policy = Policy(settings.bot_jobs_per_person, settings.bot_seconds_per_minute)
    if settings.redis:
        return QueueRunner(settings.redis, settings.bot_seconds, policy, metrics)
    return PoolRunner(settings.bot_processes, policy, metrics)


async def read_texts() -> None:
    """All texts of all games, loaded off the event loop: those of one game take up to a tenth of a second."""
    for game in games().values():
        for language in LANGUAGES:
            await asyncio.to_thread(Voice, game.folders, language)


def tune_interpreter() -> None:
    """Against what holds the event loop up: long collections of garbage, threads that do not get a turn."""
    games()  # loaded now, not at the first request
    collect_young_only()
    sys.setswitchinterval(SWITCH)
