"""How long one attempt may take."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

SECONDS = 1.0


@contextmanager
def stopwatch(seconds: float = SECONDS) -> Iterator[None]:
    """Fails where this thread computes longer; that others have the processor does not count."""
    started = time.thread_time()
    yield
    spent = time.thread_time() - started
    assert spent < seconds, f"took {spent:.1f} s"
