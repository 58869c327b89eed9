"""The channels between processes, on Redis. What was missed while Redis was away is made up for when it is back:
listeners are told that they may have missed something."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.base import ChannelsBackend

from serai.server.storage.redis import AWAY, PAUSE, PREFIX, Outage, connect, unless_away

NOTHING = PREFIX + "nothing"  # a channel on which nothing is said
MISSED_EVENTS = b""  # instead of an event: some may have been missed


class SharedChannels(ChannelsBackend):
    """Litestar's channels on Redis, subscribed again after a break."""

    def __init__(self, url: str) -> None:
        self._redis = connect(url)
        self._listener = connect(url, again=0)  # a break must be noticed: something may have been missed
        self._wanted: set[str] = set()
        self._listening: Any = None  # redis-py's PubSub, which is not annotated
        self._any_wanted = asyncio.Event()
        self._changing = asyncio.Lock()  # two who subscribe while it connects would get a connection each
        self._outage = Outage("channels")

    async def on_startup(self) -> None:
        """The first who listens connects."""

    async def on_shutdown(self) -> None:
        if self._listening is not None:
            await unless_away(self._listening.aclose())
        await unless_away(self._listener.aclose())
        await unless_away(self._redis.aclose())

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            try:
                await self._redis.publish(PREFIX + channel, data)
            except AWAY as error:
                self._outage.began(error)

    async def subscribe(self, channels: Iterable[str]) -> None:
        new = [PREFIX + channel for channel in channels]
        self._wanted.update(new)
        self._any_wanted.set()
        async with self._changing:
            if self._listening is not None:
                await unless_away(self._listening.subscribe(*new))

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        old = [PREFIX + channel for channel in channels]
        self._wanted.difference_update(old)
        if not self._wanted:
            self._any_wanted.clear()
        async with self._changing:
            if self._listening is not None:
                await unless_away(self._listening.unsubscribe(*old))

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            await self._any_wanted.wait()
            try:
                await self._listen()
                for channel in list(self._wanted):  # before this nobody listened
                    yield channel.removeprefix(PREFIX), MISSED_EVENTS
                async for event in self._messages(self._listening):
                    yield event
            except Exception as error:  # whatever it is: who does not listen any more is deaf for good
                self._outage.began(error)
            async with self._changing:
                old, self._listening = self._listening, None
            await unless_away(old.aclose() if old is not None else None)
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        """To all that is wanted, by a new connection."""
        async with self._changing:
            self._listening = self._listener.pubsub()
            await self._listening.subscribe(NOTHING, *self._wanted)  # those who wanted anything may have left meanwhile
        self._outage.ended()

    async def _messages(self, listening: Any) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            message = await listening.get_message(ignore_subscribe_messages=True, timeout=1)
            if message is not None:
                yield message["channel"].decode().removeprefix(PREFIX), message["data"]

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing is kept: what was missed is read from the store."""
        return []
