"""Work that nobody waits for, and work that would hold everybody up."""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from serai.server.errors import ApiError

log = logging.getLogger("serai.server")


Done = TypeVar("Done")
NOBODY = -1  # asks for what the server does by itself


class Aside:
    """Long work is done off the event loop, one piece at a time, since the loop has to share the interpreter with it.
    Each person can have one piece waiting for its turn, so those who ask for much wait only for themselves."""

    WAITING = 4  # of one person; whoever asks for more is asked to come back
    SECONDS = 5  # to come back in

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "aside")
        self._asked: Counter[int] = Counter()
        self._turns: weakref.WeakValueDictionary[int, asyncio.Lock] = weakref.WeakValueDictionary()

    async def run(self, owner: int, work: Callable[[], Done]) -> Done:
        if self._asked[owner] >= self.WAITING and owner != NOBODY:
            raise ApiError(429, "too-many", seconds=self.SECONDS)
        self._asked[owner] += 1
        turn = self._turns.setdefault(owner, asyncio.Lock())
        try:
            async with turn:
                return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._asked[owner] -= 1
            if not self._asked[owner]:
                del self._asked[owner]


class BackgroundTasks:
    """Keeps tasks until they are done, logs their faults, and ends with the server."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("background work failed", exc_info=error)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
