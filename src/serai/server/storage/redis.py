"""Redis, through which processes share channels, rate limits and jobs. It may go away for a while; tables go on.

While it is away, messages to other processes are dropped and every process limits requests by itself.
"""

from __future__ import annotations

import logging
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

log = logging.getLogger("serai.redis")

PREFIX = "serai:"
PAUSE = 0.5  # seconds before Redis is tried again
AWAY = (RedisError, OSError, TimeoutError)


def connect(url: str, again: int = 1) -> Redis:
    """Fails fast, since callers know what to do about a fault. Tries once more, since the connection may be stale."""
    return Redis.from_url(
        url, retry=Retry(NoBackoff(), again), socket_connect_timeout=1, socket_timeout=2, health_check_interval=10
    )


class Outage:
    """Says once that Redis is away, and once that it is back."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.on = False

    def began(self, error: BaseException) -> None:
        if not self.on:
            self.on = True
            log.warning("%s: Redis does not answer (%r); it is tried again until it does", self.what, error)

    def ended(self) -> None:
        if self.on:
            self.on = False
            log.warning("%s: Redis answers again", self.what)


async def unless_away(work: Any) -> None:
    """Work that may fail because Redis is away; it is repeated when Redis is back."""
    if work is None:
        return
    try:
        await work
    except AWAY as error:
        log.debug("left undone: %r", error)
