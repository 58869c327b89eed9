"""Rate limits: so many requests per minute from an address and in a session."""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import AsyncIterator
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING

from litestar import Litestar
from litestar.types import Scope

from serai.server.errors import ApiError
from serai.server.people.service import COOKIE, digest
from serai.server.settings import ServerSettings

if TYPE_CHECKING:
    from serai.server.http.shared_limits import SharedBuckets  # only installations with Redis load it


class Buckets:
    """Token buckets by key: so many requests per minute, a quarter of them at once."""

    def __init__(self, per_minute: float) -> None:
        self.rate = per_minute / 60
        self.most = max(10.0, per_minute / 4)
        self._left: dict[str, tuple[float, float]] = {}

    def wait(self, key: str) -> float:
        """Seconds to wait before the next request; 0 if it may come now."""
        now = time.monotonic()
        left, at = self._left.get(key, (self.most, now))
        left = min(self.most, left + (now - at) * self.rate)
        if left < 1:
            self._left[key] = (left, now)
            return (1 - left) / self.rate
        self._left[key] = (left - 1, now)
        if len(self._left) > 50_000:
            self._forget(now)
        return 0

    def _forget(self, now: float) -> None:
        full = self.most / self.rate
        self._left = {key: kept for key, kept in self._left.items() if now - kept[1] < full}


class RateLimits:
    """Requests per minute and address, half of it per session: counted here, or with other processes through Redis."""

    def __init__(self, settings: ServerSettings) -> None:
        self.addresses = Buckets(settings.requests_per_minute)
        self.sessions = Buckets(settings.requests_per_minute / 2)
        self.shared: SharedBuckets | None = None
        if settings.redis:
            from serai.server.http.shared_limits import SharedBuckets

            self.shared = SharedBuckets(settings.redis)

    async def check(self, scope: Scope) -> None:
        client, token = scope.get("client"), cookie(scope, COOKIE)
        wait = await self._wait(self.addresses, "address:", client[0] if client else "")
        if not wait and token:
            wait = await self._wait(self.sessions, "session:", digest(token))
        if wait:
            raise ApiError(429, "too-many", seconds=math.ceil(wait))

    async def _wait(self, own: Buckets, kind: str, key: str) -> float:
        together = await self.shared.wait(kind + key, own.rate, own.most) if self.shared else None
        return own.wait(key) if together is None else together

    @contextlib.asynccontextmanager
    async def open(self, _: Litestar) -> AsyncIterator[None]:
        yield
        if self.shared:
            await self.shared.close()


def cookie(scope: Scope, name: str) -> str | None:
    for key, value in scope["headers"]:
        if key == b"cookie":
            found = SimpleCookie(value.decode("latin-1")).get(name)
            return found.value if found else None
    return None
