"""Collecting garbage without holding anybody up.

Python looks through all that lives whenever there is a quarter more of it: with a thousand tables that takes a tenth of
a second, in which nobody is answered. So only what is young is collected as it goes; the rest is looked through when
nobody plays, at the latest after ten minutes.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

YOUNG = 20_000  # objects between two short collections
MIDDLE = 20  # short collections between two of what has outlived one
NEVER = 1_000_000_000  # middle ones before all is looked through by itself
LOOK = 1.0  # seconds in which nobody plays: a quiet moment
SELDOM, AT_LATEST = 60.0, 600.0  # seconds after the last full collection: at a quiet moment, whatever happens


def collect_young_only() -> None:
    """What is there now stays for good; from now on nothing but what is young is collected by itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class QuietCollections:
    """The full ones."""

    def __init__(self, moves: Callable[[], int]) -> None:
        self.moves = moves  # how many were made so far
        self._seen = moves()
        self._last = time.monotonic()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            if self.is_due(time.monotonic()):
                gc.collect()

    def is_due(self, now: float) -> bool:
        """Whether it is time; then the next one is counted from now."""
        made, since = self.moves(), now - self._last
        quiet, self._seen = made == self._seen, made
        due = since >= AT_LATEST or (quiet and since >= SELDOM)
        if due:
            self._last = now
        return due
