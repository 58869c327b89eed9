"""The application: routes, safety, and what every refusal looks like."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import Litestar, Request, Router, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.csrf import CSRFConfig
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, SwaggerRenderPlugin
from litestar.response import Response
from litestar.types import ExceptionHandlersMap

import serai
from serai.core.errors import SeraiError
from serai.server.errors import Conflict, Refusal, StoreTrouble, problem, say
from serai.server.http.dependencies import PROVIDED, TheOffice
from serai.server.http.language import language_of
from serai.server.http.middleware import Limits, guard
from serai.server.http.routes import games, people, play, tables
from serai.server.http.routes.pages import page
from serai.server.http.routes.socket import table_socket
from serai.server.http.validation import misfit
from serai.server.services import Office
from serai.server.settings import Settings
from serai.server.wire import Health, Language, Problem

log = logging.getLogger("serai.server")

API = (*games.HANDLERS, *people.HANDLERS, *tables.HANDLERS, *play.HANDLERS)


@get("/health")
async def health(office: TheOffice) -> Health:
    """Whether the store answers."""
    await office.store.value(sa.select(sa.literal(1)))
    sockets = sum(len(one) for one in office.hub.sockets.values())
    return Health(serai.__version__, serai.COMPILED, len(office.desk.tables), sockets)


def create_app(settings: Settings) -> Litestar:
    channels = ChannelsPlugin(_backend(settings), arbitrary_channels_allowed=True)
    office, limits = Office(settings, channels), Limits(settings)
    pages = [page] if settings.static else []
    return Litestar(
        route_handlers=[
            Router("/api", route_handlers=[health, *API]),
            table_socket,
            *pages,
        ],
        dependencies=PROVIDED,
        plugins=[channels],
        lifespan=[office.open, limits.open],
        middleware=[guard(settings, limits)],
        csrf_config=CSRFConfig(secret=settings.secret, cookie_secure=settings.secure),
        exception_handlers=HANDLERS,
        request_max_body_size=settings.body_bytes,
        openapi_config=_document(),
        logging_config=None,
    )


def _backend(settings: Settings) -> ChannelsBackend:
    if settings.redis:
        from serai.server.storage.redis import SharedChannels

        return SharedChannels(settings.redis)
    return MemoryChannelsBackend()


def _document() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Serai",
        version=serai.__version__,
        path="/schema",
        render_plugins=[JsonRenderPlugin(), SwaggerRenderPlugin()],
    )


def _refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    status, body = problem(error, language_of(request, None))
    headers = {}
    if isinstance(error, Refusal) and error.code == "too-many":
        headers["retry-after"] = str(error.args_["seconds"])
    if status == 500:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(body, status_code=status, headers=headers)


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework itself refuses, in our shape."""
    language = language_of(request, None)
    if error.status_code >= 500:
        return _refuse(request, error)
    if isinstance(error, PermissionDeniedException) and "CSRF" in error.detail:
        return Response(Problem("no-csrf", say("no-csrf", language)), status_code=403)
    code = {404: "no-page", 405: "wrong-method", 413: "too-large", 401: "no-session"}.get(
        error.status_code, "bad-request"
    )
    detail = "; ".join(_details(error, language) or [error.detail.strip(". ")])
    sentence = say(code, language, detail=detail, bytes=600_000)
    return Response(Problem(code, sentence), status_code=error.status_code, headers=error.headers)


def _details(error: HTTPException, language: Language) -> list[str]:
    """Which fields do not fit."""
    if isinstance(error.__cause__, msgspec.DecodeError):
        return [misfit(str(error.__cause__), language)]
    found = error.extra if isinstance(error.extra, list) else []
    return [misfit(one.get("message", ""), language, one.get("key", "")) for one in found if isinstance(one, dict)]


HANDLERS: ExceptionHandlersMap = {
    HTTPException: _refuse_http,
    Refusal: _refuse,
    SeraiError: _refuse,
    Conflict: _refuse,
    StoreTrouble: _refuse,
    Exception: _refuse,
}
