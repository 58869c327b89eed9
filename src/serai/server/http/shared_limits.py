"""Rate limits that all processes count together, in Redis."""

from __future__ import annotations

import time

from serai.server.storage.redis import AWAY, PREFIX, Outage, connect, unless_away

AWAY_SECONDS = 2.0  # in which limits are not asked of a Redis that did not answer

# A bucket by key: what is left and since when. Returns the milliseconds to wait, 0 where one may go on.
_TAKE = """
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local rate, most = tonumber(ARGV[1]), tonumber(ARGV[2])
local left = math.min(most, (tonumber(kept[1]) or most) + (now - (tonumber(kept[2]) or now)) * rate)
local wait = 0
local cost = tonumber(ARGV[3])
if left < 1 and cost > 0 then wait = math.ceil(1000 * (1 - left) / rate) else left = math.min(most, left - cost) end
redis.call('HSET', KEYS[1], 'left', tostring(left), 'at', tostring(now))
redis.call('PEXPIRE', KEYS[1], math.ceil(1000 * most / rate) + 1000)
return wait
"""


class SharedBuckets:
    """Rate limits that all processes count together."""

    def __init__(self, url: str) -> None:
        self._redis = connect(url)
        self._take = self._redis.register_script(_TAKE)
        self._outage = Outage("rate limits")
        self._away_until = 0.0

    async def wait(self, key: str, rate: float, most: float, cost: float = 1) -> float | None:
        """Seconds to wait before the next request, 0 if it may come now; None while Redis is away."""
        if time.monotonic() < self._away_until:
            return None
        try:
            found = await self._take(keys=[f"{PREFIX}limit:{key}"], args=[rate, most, cost])
        except AWAY as error:
            self._outage.began(error)
            self._away_until = time.monotonic() + AWAY_SECONDS
            return None
        self._outage.ended()
        return int(found) / 1000

    async def close(self) -> None:
        await unless_away(self._redis.aclose())
