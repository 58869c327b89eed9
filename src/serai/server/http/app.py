"""The application: routes, safety, and what every refusal looks like."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Litestar, Request, Router
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, SwaggerRenderPlugin
from litestar.response import Response
from litestar.types import ExceptionHandlersMap

import serai
from serai.core.errors import SeraiError
from serai.server.errors import ApiError, Conflict, StoreTrouble, problem
from serai.server.http.dependencies import DEPENDENCIES
from serai.server.http.incoming import CheckedRequest
from serai.server.http.language import language_of
from serai.server.http.limits import RateLimits
from serai.server.http.middleware import security_middleware
from serai.server.http.printed import Printed
from serai.server.http.routes import account, games, lobby, mine, operation, people, play, tables
from serai.server.http.routes.pages import AS_IT_LIES, page
from serai.server.http.routes.socket import table_socket
from serai.server.http.tracing import tracing_middleware
from serai.server.http.validation import explain
from serai.server.services import Services
from serai.server.settings import ServerSettings
from serai.server.tables.creating import Luck
from serai.server.texts import say
from serai.server.wire.common import Language, Problem

log = logging.getLogger("serai.server")

# What is short or changes with every move goes as it is; a table with its board, texts and rules shrinks to a fifth.
COMPRESSION = CompressionConfig("gzip", minimum_size=2_000, gzip_compress_level=5, exclude_opt_key=AS_IT_LIES)

API = (
    *games.HANDLERS,
    *people.HANDLERS,
    *account.HANDLERS,
    *tables.HANDLERS,
    *lobby.HANDLERS,
    *mine.HANDLERS,
    *play.HANDLERS,
)


def create_app(settings: ServerSettings, luck: Luck | None = None) -> Litestar:
    """`luck`: the source of randomness for dealing tables; it is known only in tests."""
    channels = ChannelsPlugin(_backend(settings), arbitrary_channels_allowed=True)
    services, limits = Services(settings, channels, luck), RateLimits(settings)
    pages = [page] if settings.static else []
    return Litestar(
        route_handlers=[
            Router("/api", route_handlers=[*API]),
            *operation.HANDLERS,
            table_socket,
            *pages,
        ],
        dependencies=DEPENDENCIES,
        request_class=CheckedRequest,
        plugins=[channels],
        lifespan=[services.open, limits.open],
        middleware=[tracing_middleware(), security_middleware(settings, limits)],
        compression_config=COMPRESSION,
        csrf_config=CSRFConfig(secret=settings.secret, cookie_secure=settings.secure),
        exception_handlers=HANDLERS,
        request_max_body_size=settings.body_bytes,
        openapi_config=_document(),
        logging_config=None,
        state=State({"printed": Printed()}),
    )


def _backend(settings: ServerSettings) -> ChannelsBackend:
    if settings.redis:
        from serai.server.live.channels import SharedChannels

        return SharedChannels(settings.redis)
    return MemoryChannelsBackend()


def _document() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Serai",
        version=serai.__version__,
        path="/schema",
        render_plugins=[JsonRenderPlugin(), SwaggerRenderPlugin()],
    )


def _error_response(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    status, body = problem(error, language_of(request, None))
    _count(request, body.code)
    headers = {}
    if isinstance(error, ApiError) and error.status == 429:
        headers["retry-after"] = str(error.arguments["seconds"])
    if status == 500:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(body, status_code=status, headers=headers)


def _framework_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework itself refuses, in our shape."""
    language = language_of(request, None)
    if error.status_code >= 500:
        return _error_response(request, error)
    if isinstance(error, PermissionDeniedException) and "CSRF" in error.detail:
        _count(request, "no-csrf")
        return Response(Problem("no-csrf", say("no-csrf", language)), status_code=403)
    code = {404: "no-page", 405: "wrong-method", 413: "too-large", 401: "no-session"}.get(
        error.status_code, "bad-request"
    )
    _count(request, code)
    detail = "; ".join(_details(error, language) or [error.detail.strip(". ")])
    sentence = say(code, language, detail=detail, bytes=600_000)
    return Response(Problem(code, sentence), status_code=error.status_code, headers=error.headers)


def _count(request: Request[Any, Any, Any], code: str) -> None:
    services: Services = request.app.state.services
    services.metrics.refusals.add(code)


def _details(error: HTTPException, language: Language) -> list[str]:
    """Which fields do not fit."""
    if isinstance(error.__cause__, msgspec.DecodeError):
        return [explain(str(error.__cause__), language)]
    found = error.extra if isinstance(error.extra, list) else []
    return [explain(one.get("message", ""), language, one.get("key", "")) for one in found if isinstance(one, dict)]


HANDLERS: ExceptionHandlersMap = {
    HTTPException: _framework_error,
    ApiError: _error_response,
    SeraiError: _error_response,
    Conflict: _error_response,
    StoreTrouble: _error_response,
    Exception: _error_response,
}
