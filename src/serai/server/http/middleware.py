"""What stands before every request: rate limits, security headers, the session cookie."""

from __future__ import annotations

from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from serai.server.http.devices import COOKIE as DEVICE
from serai.server.http.incoming import check_address, drop_strange_tokens
from serai.server.http.limits import RateLimits
from serai.server.people.service import COOKIE, SESSION_SECONDS
from serai.server.settings import ServerSettings

NEW_SESSION = "serai_token"  # a session that was begun (or ended: empty) while the request was answered
NEW_DEVICE = "serai_device"  # a device that has logged in

# No inline script, nothing from elsewhere. Boards are SVG with style attributes, hence inline style.
CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # seat links are secrets
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
}


def security_middleware(settings: ServerSettings, limits: RateLimits) -> Any:
    """The middleware, as Litestar wants it: a function from app to app."""

    def wrap(app: ASGIApp) -> ASGIApp:
        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP:
                await limits.check(scope)
                check_address(scope)
                drop_strange_tokens(scope)
                await app(scope, receive, with_security_headers(scope, send, settings))
            else:
                await app(scope, receive, send)

        return answer

    return wrap


def with_security_headers(scope: Scope, send: Send, settings: ServerSettings) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            message.setdefault("headers", [])
            headers = MutableScopeHeaders(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if scope["path"].startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
            for name, key in ((COOKIE, NEW_SESSION), (DEVICE, NEW_DEVICE)):
                if (given := scope["state"].get(key)) is not None:
                    headers.add("set-cookie", _set_cookie(name, given, settings.secure))
        await send(message)

    return wrapped


def _set_cookie(name: str, value: str, secure: bool) -> str:
    age = int(SESSION_SECONDS) if value else 0
    return f"{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
