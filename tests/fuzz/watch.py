"""Watches a server while it is attacked: no fault in its log, no turn of its loop that computes long, no growth."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import time
from types import TracebackType

from tests.fuzz.patience import SECONDS
from tests.server.running import Running

GROWTH = 60_000_000  # bytes; what is kept of tables and sessions comes and goes


class Watch(logging.Handler):
    def __init__(self, server: Running) -> None:
        super().__init__(logging.ERROR)
        self.server = server
        self.faults: list[str] = []
        self.longest = 0.0  # seconds that one turn of the loop has computed
        self._before = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.faults.append(self.format(record))

    def settled(self) -> None:
        """From here on nothing more is loaded for the first time: memory is counted."""
        self._before = memory()

    def check(self) -> None:
        assert not self.faults, self.faults[0]
        assert self.longest < SECONDS, f"the loop has computed {self.longest:.1f} s without a pause"
        if self._before:
            grown = memory() - self._before
            assert grown < GROWTH, f"grown by {grown // 1_000_000} MB"

    def __enter__(self) -> Watch:
        logging.getLogger("serai").addHandler(self)
        self._looking = asyncio.run_coroutine_threadsafe(self._look(), self.server.loop)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._looking.cancel()
        logging.getLogger("serai").removeHandler(self)
        if error is None:
            self.check()

    async def _look(self) -> None:
        """Computing time, not the clock's: others may have the processor."""
        while True:
            before = time.thread_time()
            await asyncio.sleep(0.01)
            self.longest = max(self.longest, time.thread_time() - before)


def memory() -> int:
    """Bytes of this process that are in use."""
    gc.collect()
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
