"""What stands before every request: rate limits, security headers, the session cookie."""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import AsyncIterator
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING, Any

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from serai.server.errors import Refusal
from serai.server.people.service import COOKIE, SESSION_SECONDS, digest
from serai.server.settings import Settings

if TYPE_CHECKING:
    from serai.server.storage.redis import SharedBuckets  # only installations with Redis load it

FRESH = "serai_token"  # a session that was begun (or ended: empty) while the request was answered

# No inline script, nothing from elsewhere. Boards are SVG with style attributes, hence inline style.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # seat links are secrets
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
}


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


class Limits:
    """Requests per minute and address, half of it per session: counted here, or with other processes through Redis."""

    def __init__(self, settings: Settings) -> None:
        self.addresses = Buckets(settings.requests_per_minute)
        self.sessions = Buckets(settings.requests_per_minute / 2)
        self.shared: SharedBuckets | None = None
        if settings.redis:
            from serai.server.storage.redis import SharedBuckets

            self.shared = SharedBuckets(settings.redis)

    async def check(self, scope: Scope) -> None:
        client, token = scope.get("client"), cookie(scope, COOKIE)
        wait = await self._wait(self.addresses, "address:", client[0] if client else "")
        if not wait and token:
            wait = await self._wait(self.sessions, "session:", digest(token))
        if wait:
            raise Refusal(429, "too-many", seconds=math.ceil(wait))

    async def _wait(self, own: Buckets, kind: str, key: str) -> float:
        together = await self.shared.wait(kind + key, own.rate, own.most) if self.shared else None
        return own.wait(key) if together is None else together

    @contextlib.asynccontextmanager
    async def open(self, _: Litestar) -> AsyncIterator[None]:
        yield
        if self.shared:
            await self.shared.close()


def guard(settings: Settings, limits: Limits) -> Any:
    """The middleware, as Litestar wants it: a function from app to app."""

    def wrap(app: ASGIApp) -> ASGIApp:
        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP:
                await limits.check(scope)
                await app(scope, receive, _dressed(scope, send, settings))
            else:
                await app(scope, receive, send)

        return answer

    return wrap


def cookie(scope: Scope, name: str) -> str | None:
    for key, value in scope["headers"]:
        if key == b"cookie":
            found = SimpleCookie(value.decode("latin-1")).get(name)
            return found.value if found else None
    return None


def _dressed(scope: Scope, send: Send, settings: Settings) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            message.setdefault("headers", [])
            headers = MutableScopeHeaders(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scope["path"].startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
            token = scope["state"].get(FRESH)
            if token is not None:
                headers.add("set-cookie", _set_cookie(token, settings.secure))
        await send(message)

    return wrapped


def _set_cookie(token: str, secure: bool) -> str:
    age = int(SESSION_SECONDS) if token else 0
    return f"{COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
