"""An id for every request and web socket: in the answer's header and in every line of the log."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from serai.server.logs import request_id

log = logging.getLogger("serai.requests")


def tracing_middleware() -> Any:
    """As Litestar wants it: a function from app to app."""

    def wrap(app: ASGIApp) -> ASGIApp:
        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            mine = secrets.token_hex(8)
            known = request_id.set(mine)
            try:
                if scope["type"] == ScopeType.HTTP:
                    await app(scope, receive, _traced(scope, send, mine))
                else:
                    await app(scope, receive, send)
            finally:
                request_id.reset(known)

        return answer

    return wrap


def _traced(scope: Scope, send: Send, mine: str) -> Send:
    began = time.perf_counter()

    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            message.setdefault("headers", [])
            MutableScopeHeaders(message)["x-request-id"] = mine
            if log.isEnabledFor(logging.INFO):
                _tell(scope, int(message["status"]), time.perf_counter() - began)
        await send(message)

    return wrapped


def _tell(scope: Scope, status: int, seconds: float) -> None:
    """Which route, not which address: addresses may carry what only their reader should know."""
    route, took = str(scope.get("path_template", "")), round(1000 * seconds, 1)
    method = str(scope.get("method", ""))
    fields = {"method": method, "route": route, "status": status, "ms": took}
    log.info("%s %s %s in %s ms", method, route, status, took, extra={"fields": fields})
