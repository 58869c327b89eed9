"""What processes share through Redis: channels and rate limits. Redis may go away for a while; tables go on without it.

While it is away, messages to other processes are dropped and every process limits requests by itself. What was
missed is made up for when it is back: whoever listens is told to look again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.base import ChannelsBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

log = logging.getLogger("serai.redis")

PREFIX = "serai:"
PAUSE = 0.5  # seconds before Redis is tried again
WITHOUT = 2.0  # seconds in which limits are not asked of a Redis that did not answer
LOOK_AGAIN = b""  # instead of an event: some may have been missed
AWAY = (RedisError, OSError, TimeoutError)

# A bucket by key: what is left and since when. Returns the milliseconds to wait, 0 where one may go on.
_TAKE = """
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local rate, most = tonumber(ARGV[1]), tonumber(ARGV[2])
local left = math.min(most, (tonumber(kept[1]) or most) + (now - (tonumber(kept[2]) or now)) * rate)
local wait = 0
if left < 1 then wait = math.ceil(1000 * (1 - left) / rate) else left = left - 1 end
redis.call('HSET', KEYS[1], 'left', tostring(left), 'at', tostring(now))
redis.call('PEXPIRE', KEYS[1], math.ceil(1000 * most / rate) + 1000)
return wait
"""


def connect(url: str, again: int = 1) -> Redis:
    """Faults are told soon: those who call know what to do about them. Once again: the connection may be an old one."""
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


class SharedChannels(ChannelsBackend):
    """Litestar's channels on Redis, subscribed again after a break."""

    def __init__(self, url: str) -> None:
        self._redis = connect(url)
        self._ear = connect(url, again=0)  # a break must be noticed: something may have been missed
        self._wanted: set[str] = set()
        self._listening: Any = None  # redis-py's PubSub, which is not annotated
        self._some = asyncio.Event()
        self._outage = Outage("channels")

    async def on_startup(self) -> None:
        """The first who listens connects."""

    async def on_shutdown(self) -> None:
        if self._listening is not None:
            await _quietly(self._listening.aclose())
        await _quietly(self._ear.aclose())
        await _quietly(self._redis.aclose())

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            try:
                await self._redis.publish(PREFIX + channel, data)
            except AWAY as error:
                self._outage.began(error)

    async def subscribe(self, channels: Iterable[str]) -> None:
        new = [PREFIX + channel for channel in channels]
        self._wanted.update(new)
        self._some.set()
        if self._listening is not None:
            await _quietly(self._listening.subscribe(*new))

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        old = [PREFIX + channel for channel in channels]
        self._wanted.difference_update(old)
        if self._listening is not None:
            await _quietly(self._listening.unsubscribe(*old))

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        broken = False
        while True:
            await self._some.wait()
            try:
                self._listening = self._ear.pubsub()
                await self._listening.subscribe(*self._wanted)
                self._outage.ended()
                for channel in list(self._wanted) if broken else ():
                    yield channel.removeprefix(PREFIX), LOOK_AGAIN
                async for event in self._messages(self._listening):
                    yield event
            except AWAY as error:
                self._outage.began(error)
            broken = True
            await _quietly(self._listening.aclose() if self._listening is not None else None)
            self._listening = None
            await asyncio.sleep(PAUSE)

    async def _messages(self, listening: Any) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            message = await listening.get_message(ignore_subscribe_messages=True, timeout=1)
            if message is not None:
                yield message["channel"].decode().removeprefix(PREFIX), message["data"]

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing is kept: what was missed is read from the store."""
        return []


async def _quietly(work: Any) -> None:
    """What may fail because Redis is away; it is done anew when it is back."""
    if work is None:
        return
    try:
        await work
    except AWAY as error:
        log.debug("left undone: %r", error)


class SharedBuckets:
    """Rate limits that all processes count together."""

    def __init__(self, url: str) -> None:
        self._redis = connect(url)
        self._take = self._redis.register_script(_TAKE)
        self._outage = Outage("rate limits")
        self._away_until = 0.0

    async def wait(self, key: str, rate: float, most: float) -> float | None:
        """Seconds to wait before the next request, 0 if it may come now; None while Redis is away."""
        if time.monotonic() < self._away_until:
            return None
        try:
            found = await self._take(keys=[f"{PREFIX}limit:{key}"], args=[rate, most])
        except AWAY as error:
            self._outage.began(error)
            self._away_until = time.monotonic() + WITHOUT
            return None
        self._outage.ended()
        return int(found) / 1000

    async def close(self) -> None:
        await _quietly(self._redis.aclose())
