"""Whose bot thinks next. Nobody's long thoughts keep another's bot waiting.

Of the thinking processes, one is kept for quick jobs and one for long ones (an idle one is lent to quick jobs). Within
a class, jobs come first whose owners have thinking time left, then those that somebody is waiting for at the screen;
owners take turns. `shared_queue.py` does the same for all servers on one Redis.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

BURST_MINUTES = 5.0  # so many minutes' worth of thinking may be used at once
FORGET = 10_000  # owners that are remembered

Seconds = Callable[[], float]


class Policy(Struct, frozen=True):
    """What one person may have of the bots."""

    jobs_per_person: int = 2  # that think at the same time
    seconds_per_minute: float = 30.0  # of thinking; who has used them up comes after everybody else


class QueuedJob(Struct, frozen=True):
    """A job that waits for a process. `watched`: somebody sits at the screen and waits for it."""

    number: int
    owner: int
    quick: bool
    watched: bool


class Budgets:
    """Seconds of thinking by owner, filled up as time goes by."""

    def __init__(self, policy: Policy, clock: Seconds = time.monotonic) -> None:
        self.rate = policy.seconds_per_minute / 60
        self.most = policy.seconds_per_minute * BURST_MINUTES
        self._clock = clock
        self._left: dict[int, tuple[float, float]] = {}

    def left(self, owner: int) -> float:
        left, at = self._left.get(owner, (self.most, 0.0))
        return min(self.most, left + (self._clock() - at) * self.rate)

    def spend(self, owner: int, seconds: float) -> None:
        self._left[owner] = (self.left(owner) - seconds, self._clock())
        if len(self._left) > FORGET:
            self._left = {one: kept for one, kept in self._left.items() if self.left(one) < self.most}

    def wait(self, owner: int) -> float:
        """Seconds until the owner has some left again."""
        return max(0.0, -self.left(owner) / self.rate)


def classes(processes: int, quick: int, long: int) -> tuple[bool, ...]:
    """Which jobs a free process may take while so many think: quick ones (True), long ones (False), in this order."""
    if processes > 1 and long >= processes - 1:
        return (True,)
    if processes > 1 and quick >= processes - 1:
        return (False, True)
    return (True, False)


class FairQueue:
    """The jobs that wait, and those that are thought about."""

    def __init__(self, processes: int, policy: Policy, clock: Seconds = time.monotonic) -> None:
        self.processes = processes
        self.policy = policy
        self.budgets = Budgets(policy, clock)
        self.waiting: list[QueuedJob] = []
        self.thinking: list[QueuedJob] = []
        self._served: dict[int, int] = {}  # by owner: when it was last his turn, counted in turns
        self._turns = 0

    def put(self, job: QueuedJob) -> None:
        self.waiting.append(job)

    def withdraw(self, job: QueuedJob) -> None:
        if job in self.waiting:
            self.waiting.remove(job)

    def take(self) -> QueuedJob | None:
        """The next job for a free process, if there is both."""
        if len(self.thinking) >= self.processes:
            return None
        quick = sum(job.quick for job in self.thinking)
        for kind in classes(self.processes, quick, len(self.thinking) - quick):
            found = [job for job in self.waiting if job.quick == kind and self._may_think(job.owner)]
            if found:
                return self._begin(min(found, key=self._place))
        return None

    def done(self, job: QueuedJob, seconds: float) -> None:
        """A process is free again after it has thought for so long."""
        self.thinking.remove(job)
        self.budgets.spend(job.owner, seconds)

    def _may_think(self, owner: int) -> bool:
        return sum(job.owner == owner for job in self.thinking) < self.policy.jobs_per_person

    def _place(self, job: QueuedJob) -> tuple[bool, bool, int, int]:
        return self.budgets.left(job.owner) <= 0, not job.watched, self._served.get(job.owner, 0), job.number

    def _begin(self, job: QueuedJob) -> QueuedJob:
        self.waiting.remove(job)
        self.thinking.append(job)
        self._turns += 1
        self._served[job.owner] = self._turns
        if len(self._served) > FORGET:
            self._served = {owner: turn for owner, turn in self._served.items() if turn > self._turns - FORGET // 2}
        return job
