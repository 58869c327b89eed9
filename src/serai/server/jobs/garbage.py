"""Collecting garbage without holding anybody up.

Python examines every live object whenever there are a quarter more of them. With a thousand tables that takes a tenth
of a second in which nobody is answered. Even the objects of a few seconds take some ten milliseconds, in the middle of
somebody's move. So new objects are examined while they are few, right after somebody was answered, and then put aside.
Everything is examined when nobody plays, after ten minutes at the latest.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import time
from collections.abc import Callable

YOUNG = 20_000  # new objects after which Python itself looks through them: more than come between two tidyings
MIDDLE = 20  # such collections between two of what has outlived one
NEVER = 1_000_000_000  # middle ones before all is looked through by itself
SOME = 1_500  # new objects, as some moves leave them, after which it is time to look through them
TIDY = 0.25  # seconds between two looks at what is new beside moves
FEW = 30  # new objects that are not worth it
LOOK = 1.0  # seconds in which nobody plays: a quiet moment
SELDOM, AT_LATEST = 60.0, 600.0  # seconds after the last full collection: at a quiet moment, whatever happens


def collect_young_only() -> None:
    """Everything there now stays for good; from now on only young objects are collected automatically."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


def tidy() -> bool:
    """Examine the new objects and put the survivors aside; whether there were enough of them."""
    if gc.get_count()[0] < FEW:
        return False
    gc.collect(0)
    gc.freeze()
    return True


def collect_all() -> None:
    """Examine everything, including what was put aside, and give free memory back to the system."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    give_back()


def give_back() -> bool:
    """Messages of all sizes leave holes in the memory that the C library keeps; whether it could be asked for them."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):  # another library, another system
        return False
    trim(0)
    return True


class QuietCollections:
    """The short ones between moves, and the full ones."""

    def __init__(self, moves: Callable[[], int]) -> None:
        self.moves = moves  # how many were made so far
        self._seen = moves()
        self._last = time.monotonic()
        self._due = False

    def answered(self) -> None:
        """Somebody has what he asked for, and has to think: nobody waits just now."""
        if not self._due and gc.get_count()[0] >= SOME:
            self._due = True
            asyncio.get_running_loop().call_soon(self._tidy)

    def _tidy(self) -> None:
        self._due = False
        tidy()

    async def run(self) -> None:
        while True:
            until = time.monotonic() + LOOK
            while time.monotonic() < until:
                await asyncio.sleep(TIDY)
                tidy()
            if self.is_due(time.monotonic()):
                collect_all()

    def is_due(self, now: float) -> bool:
        """Whether it is time; then the next one is counted from now."""
        made, since = self.moves(), now - self._last
        quiet, self._seen = made == self._seen, made
        due = since >= AT_LATEST or (quiet and since >= SELDOM)
        if due:
            self._last = now
        return due
