"""What stands before every request: rate limits, security headers, the session cookie."""

from __future__ import annotations

import math
import time
from http.cookies import SimpleCookie
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from serai.server.errors import Refusal
from serai.server.people import COOKIE, SESSION_SECONDS
from serai.server.settings import Settings

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


def guard(settings: Settings) -> Any:
    """The middleware, as Litestar wants it: a function from app to app."""
    addresses = Buckets(settings.requests_per_minute)
    sessions = Buckets(settings.requests_per_minute / 2)

    def wrap(app: ASGIApp) -> ASGIApp:
        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP:
                _limit(scope, addresses, sessions)
                await app(scope, receive, _dressed(scope, send, settings))
            else:
                await app(scope, receive, send)

        return answer

    return wrap


def _limit(scope: Scope, addresses: Buckets, sessions: Buckets) -> None:
    client = scope.get("client")
    wait = addresses.wait(client[0] if client else "")
    token = cookie(scope, COOKIE)
    if not wait and token:
        wait = sessions.wait(token)
    if wait:
        raise Refusal(429, "too-many", seconds=math.ceil(wait))


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
