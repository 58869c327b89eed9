"""The queue of bot jobs on Redis, for all servers and workers: as fair as `fairness.FairQueue`, whose rules it follows.

A job stays in Redis until it is done. A worker renews what it has taken; what a dead worker had is given to another.
Redis may go away for a while: who waits for jobs waits on, quietly.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncGenerator
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError
from taskiq import AckableMessage, BrokerMessage
from taskiq.exceptions import ResultGetError, ResultIsReadyError, SendTaskError
from taskiq_redis import ListQueueBroker

from serai.server.jobs.fairness import BURST_MINUTES, Policy, QueuedJob, classes
from serai.server.storage.redis import PAUSE, PREFIX, Outage

# As taskiq tells that Redis did not answer.
AWAY = (SendTaskError, ResultIsReadyError, ResultGetError, RedisError, OSError)

LEASE = 15.0  # seconds after which a worker that does not renew what it has taken counts as dead
RENEW = 4.0
LOOK = 1.0  # seconds between two looks at the queue where nothing calls
QUEUE = PREFIX + "bots:"

__all__ = ["AWAY", "PAUSE", "FairBroker"]

_COMMON = f"""
local queue = '{QUEUE}'
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local function left(owner, rate)
  local most = rate * 60 * {BURST_MINUTES}
  local kept = redis.call('HMGET', queue .. 'budget:' .. owner, 'left', 'at')
  return math.min(most, (tonumber(kept[1]) or most) + (now - (tonumber(kept[2]) or now)) * rate), most
end
local function facts_of(id)
  local fine, facts = pcall(cjson.decode, redis.call('HGET', queue .. 'facts', id) or 'null')
  if fine and type(facts) == 'table' and type(facts.owner) == 'number' and type(facts.jobs) == 'number'
    and type(facts.rate) == 'number' and facts.rate > 0 then return facts end
end
local function forget(id)
  redis.call('ZREM', queue .. 'thinking', id)
  redis.call('ZREM', queue .. 'waiting', id)
  redis.call('HDEL', queue .. 'jobs', id)
  redis.call('HDEL', queue .. 'facts', id)
end
"""

_PUT = (
    _COMMON
    + """
redis.call('HSET', queue .. 'jobs', ARGV[1], ARGV[2])
redis.call('HSET', queue .. 'facts', ARGV[1], ARGV[3])
redis.call('ZADD', queue .. 'waiting', redis.call('INCR', queue .. 'number'), ARGV[1])
redis.call('LPUSH', queue .. 'call', 1)
redis.call('LTRIM', queue .. 'call', 0, 63)
"""
)

# The same order as FairQueue's `take`: within a class by budget, by whether somebody waits, by turn, by age.
_TAKE = (
    _COMMON
    + """
for _, id in ipairs(redis.call('ZRANGEBYSCORE', queue .. 'thinking', '-inf', now)) do
  redis.call('ZREM', queue .. 'thinking', id)
  redis.call('ZADD', queue .. 'waiting', 0, id)
end
local thinking = {}
for _, id in ipairs(redis.call('ZRANGE', queue .. 'thinking', 0, -1)) do
  local facts = facts_of(id)
  if facts then thinking[facts.owner] = (thinking[facts.owner] or 0) + 1 end
end
local function before(a, b)
  for i = 1, 4 do
    if a[i] ~= b[i] then return a[i] < b[i] end
  end
  return false
end
local waiting = redis.call('ZRANGE', queue .. 'waiting', 0, 4999)
for i = 2, #ARGV do
  local best, chosen = nil, nil
  for number, id in ipairs(waiting) do
    local facts = facts_of(id)
    if not facts or redis.call('HEXISTS', queue .. 'jobs', id) == 0 then
      forget(id)
    elseif facts.quick == (ARGV[i] == '1') and (thinking[facts.owner] or 0) < facts.jobs then
      local spent = left(facts.owner, facts.rate) <= 0 and 1 or 0
      local served = tonumber(redis.call('HGET', queue .. 'served', facts.owner)) or 0
      local place = {spent, facts.watched and 0 or 1, served, number}
      if best == nil or before(place, best) then best, chosen = place, id end
    end
  end
  if chosen then
    local facts = facts_of(chosen)
    redis.call('ZREM', queue .. 'waiting', chosen)
    redis.call('ZADD', queue .. 'thinking', now + ARGV[1], chosen)
    redis.call('HSET', queue .. 'served', facts.owner, redis.call('INCR', queue .. 'turn'))
    redis.call('EXPIRE', queue .. 'served', 86400)
    return {chosen, redis.call('HGET', queue .. 'jobs', chosen), ARGV[i]}
  end
end
return false
"""
)

_DONE = (
    _COMMON
    + """
local facts = facts_of(ARGV[1])
forget(ARGV[1])
if facts and tonumber(ARGV[2]) > 0 then
  local still, most = left(facts.owner, facts.rate)
  local key = queue .. 'budget:' .. facts.owner
  redis.call('HSET', key, 'left', tostring(still - ARGV[2]), 'at', tostring(now))
  redis.call('EXPIRE', key, math.ceil((most + ARGV[2]) / facts.rate) + 60)
end
redis.call('LPUSH', queue .. 'call', 1)
"""
)

_LEFT = _COMMON + "return tostring((left(ARGV[1], tonumber(ARGV[2]))))"

_RENEW = (
    _COMMON
    + """
redis.call('ZREMRANGEBYSCORE', queue .. 'workers', '-inf', now)
redis.call('ZADD', queue .. 'workers', now + ARGV[1], ARGV[2])
for i = 3, #ARGV do redis.call('ZADD', queue .. 'thinking', 'XX', now + ARGV[1], ARGV[i]) end
"""
)

_STATE = (
    _COMMON
    + """
return {redis.call('ZCARD', queue .. 'waiting'), redis.call('ZCOUNT', queue .. 'workers', now, '+inf')}
"""
)


class FairBroker(ListQueueBroker):
    """taskiq's broker over the fair queue. Servers put and withdraw, workers take and finish."""

    def __init__(self, url: str, processes: int = 2, policy: Policy | None = None) -> None:
        super().__init__(url, queue_name=QUEUE)
        self.processes = processes  # of this worker
        self.policy = policy or Policy()
        self._name = secrets.token_hex(6)
        self._taken: dict[str, bool] = {}  # by id, whether it is a quick one
        self._freed = asyncio.Event()

    # ------------------------------------------------------------------ what servers do

    async def kick(self, message: BrokerMessage) -> None:
        rate, jobs = self.policy.seconds_per_minute / 60, self.policy.jobs_per_person
        facts = {**msgspec.json.decode(message.labels["queued"]), "rate": rate, "jobs": jobs}
        await self._script(_PUT, message.task_id, message.message, msgspec.json.encode(facts))

    async def withdraw(self, task_id: str) -> None:
        """Nobody waits for its answer any more."""
        await self._script(_DONE, task_id, 0)

    async def knows(self, task_id: str) -> bool:
        """Whether a job waits or is thought about: Redis may have been emptied."""
        async with Redis(connection_pool=self.connection_pool) as redis:
            return bool(await redis.hexists(QUEUE + "jobs", task_id))

    async def budget_wait(self, owner: int) -> float:
        """Seconds until the owner has some thinking time left again."""
        rate = self.policy.seconds_per_minute / 60
        return max(0.0, -float(await self._script(_LEFT, owner, rate)) / rate)

    async def counts(self) -> tuple[int, int]:
        """Jobs that wait, workers that live."""
        waiting, workers = await self._script(_STATE)
        return int(waiting), int(workers)

    # ------------------------------------------------------------------ what workers do

    async def listen(self) -> AsyncGenerator[AckableMessage, None]:  # type: ignore[override]
        outage, renewing = Outage("jobs"), asyncio.create_task(self._renew())
        try:
            while True:
                try:
                    found = await self.take()
                    outage.ended()
                    if found is not None:
                        task_id, body = found
                        yield AckableMessage(data=body, ack=self._finisher(task_id))
                    else:
                        await self._something_new()
                except (RedisError, OSError) as error:
                    outage.began(error)
                    await asyncio.sleep(PAUSE)
        finally:
            renewing.cancel()

    def _full(self) -> bool:
        return len(self._taken) >= self.processes

    async def take(self) -> tuple[str, bytes] | None:
        """The next job for this worker, if it has a process for it."""
        if self._full():
            return None
        quick = sum(self._taken.values())
        wanted = classes(self.processes, quick, len(self._taken) - quick)
        found = await self._script(_TAKE, LEASE, *(int(one) for one in wanted))
        if not found:
            return None
        task_id = found[0].decode()
        self._taken[task_id] = found[2] == b"1"
        return task_id, bytes(found[1])

    async def finish(self, task_id: str, seconds: float) -> None:
        """The job is done after so many seconds of thinking; its process is free."""
        self._taken.pop(task_id, None)
        self._freed.set()
        with contextlib.suppress(*AWAY):
            await self._script(_DONE, task_id, seconds)

    def _finisher(self, task_id: str) -> Any:
        clock = asyncio.get_running_loop().time
        began = clock()

        async def ack() -> None:
            await self.finish(task_id, clock() - began)

        return ack

    async def _something_new(self) -> None:
        """Until a job may have come, or a process of this worker is free again."""
        if self._full():
            self._freed.clear()
            await self._freed.wait()
            return
        async with Redis(connection_pool=self.connection_pool) as redis:
            await redis.brpop([QUEUE + "call"], timeout=LOOK)

    async def _renew(self) -> None:
        while True:
            with contextlib.suppress(*AWAY):
                await self._script(_RENEW, LEASE, self._name, *self._taken)
            await asyncio.sleep(RENEW)

    async def _script(self, text: str, *arguments: Any) -> Any:
        async with Redis(connection_pool=self.connection_pool) as redis:
            return await redis.register_script(text)(args=arguments)


def facts(job: QueuedJob) -> str:
    """A job's facts as a label of taskiq's message."""
    return msgspec.json.encode({"owner": job.owner, "quick": job.quick, "watched": job.watched}).decode()
