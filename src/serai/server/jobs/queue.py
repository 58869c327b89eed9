"""The queue of bot jobs on Redis, which may go away for a while: who waits for jobs waits on, quietly."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError
from taskiq.exceptions import ResultGetError, ResultIsReadyError, SendTaskError
from taskiq_redis import ListQueueBroker

from serai.server.storage.redis import PAUSE, Outage

# As taskiq tells that Redis did not answer.
AWAY = (SendTaskError, ResultIsReadyError, ResultGetError, RedisError, OSError)

__all__ = ["AWAY", "PAUSE", "ReconnectingBroker"]


class ReconnectingBroker(ListQueueBroker):
    """Does not ask a Redis that is away again and again at once."""

    async def listen(self) -> AsyncGenerator[bytes, None]:
        outage = Outage("jobs")
        while True:
            try:
                async with Redis(connection_pool=self.connection_pool) as redis:
                    found: Any = await redis.brpop([self.queue_name], timeout=5)
                outage.ended()
                if found is not None:
                    yield bytes(found[1])
            except (RedisError, OSError) as error:
                outage.began(error)
                await asyncio.sleep(PAUSE)
