"""Whether the parts of an installation do their work: the store writes and reads, Redis answers, workers live."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

import sqlalchemy as sa

from serai.server.errors import Conflict, StoreTrouble
from serai.server.jobs.runners import BotRunner
from serai.server.settings import ServerSettings
from serai.server.storage.schema import keys
from serai.server.storage.store import Store

log = logging.getLogger("serai.server")

FRESH = 1.0  # seconds for which an answer is given again: who asks often does not make the store write often
PATIENCE = 5.0  # seconds for one part
OK = "ok"


class Sick(Exception):
    """A part does not do its work; the sentence tells operators which, and strangers nothing."""


class HealthChecks:
    def __init__(self, settings: ServerSettings, store: Store, runner: Callable[[], BotRunner]) -> None:
        self.settings = settings
        self.store = store
        self.waiting = 0  # jobs of bots, when last looked at
        self._runner = runner
        self._found: dict[str, tuple[float, str]] = {}
        self._looking = asyncio.Lock()
        self._parts: dict[str, Callable[[], Awaitable[None]]] = {"store": self._store, "bots": self._bots}

    async def look(self, *parts: str) -> dict[str, str]:
        """By part (all unless some are named) "ok", or what is wrong with it."""
        async with self._looking:
            return {part: await self._look(part) for part in parts or self._parts}

    async def _look(self, part: str) -> str:
        at, found = self._found.get(part, (0.0, ""))
        if not found or time.monotonic() - at > FRESH:
            found = await self._checked(part)
            self._found[part] = (time.monotonic(), found)
        return found

    async def _checked(self, part: str) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._parts[part]()
        except Sick as error:
            return str(error)
        except TimeoutError:
            return "does not answer in time"
        except Exception as error:
            log.warning("health of %s: %r", part, error)
            return "does not answer"
        return OK

    async def _store(self) -> None:
        """One row is written and read again, through the connections that moves are written and read by."""
        now = str(time.time())

        def job(connection: sa.Connection) -> None:
            changed = connection.execute(sa.update(keys).where(keys.c.name == "health").values(value=now))
            if not changed.rowcount:
                connection.execute(keys.insert().values(name="health", value=now))

        try:
            with contextlib.suppress(Conflict):  # another process has just written the first one
                await self.store.write(job)
        except StoreTrouble as error:
            log.warning("health: the store does not write: %s", error)
            raise Sick("does not write (disk full, locked or gone)") from error
        if await self.store.value(sa.select(keys.c.value).where(keys.c.name == "health")) is None:
            raise Sick("does not read what was written")

    async def _bots(self) -> None:
        self.waiting, thinkers = await self._runner().state()
        if not thinkers:
            raise Sick("Redis answers, but no worker does: start serai worker")
