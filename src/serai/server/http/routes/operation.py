"""Routes for those who run the server: is it well, and what does it do."""

from __future__ import annotations

import hmac
from typing import Any

from litestar import Request, get
from litestar.response import Response

import serai
from serai.server import metrics
from serai.server.errors import ApiError
from serai.server.http.dependencies import AppServices
from serai.server.http.limits import plain_address
from serai.server.jobs.health import OK
from serai.server.services import Services
from serai.server.wire.common import Health


@get("/api/health")
async def ready(services: AppServices) -> Response[Health]:
    """Whether this server can serve: its store writes and reads. For balancers."""
    return await _answer(services, "store")


@get("/health")
async def health(services: AppServices) -> Response[Health]:
    """Whether everything works: the store, Redis, the workers. For people who are woken at night."""
    return await _answer(services)


async def _answer(services: Services, *parts: str) -> Response[Health]:
    found = await services.health.look(*parts)
    body = Health(
        serai.__version__,
        serai.COMPILED,
        len(services.repository.loaded),
        services.hub.count(),
        services.health.waiting,
        found,
    )
    return Response(body, status_code=200 if all(one == OK for one in found.values()) else 503)


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Request[Any, Any, Any], services: AppServices) -> Response[str]:
    """As Prometheus reads it; for strangers there is nothing here."""
    if not _may_measure(request, services.settings.metrics):
        raise ApiError(404, "no-page")
    return Response(await services.metrics_text(), media_type=metrics.CONTENT_TYPE)


def _may_measure(request: Request[Any, Any, Any], setting: str) -> bool:
    """`off`, `local` (this machine, not through a proxy), or a token that has to be shown."""
    if setting == "off":
        return False
    if setting != "local":
        shown = request.headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(shown.encode(), setting.encode())
    if not _is_here(request.url.hostname or ""):
        return False  # a page of another site may have its own name lead here
    through = [name for name in ("x-forwarded-for", "forwarded", "x-real-ip", "via") if name in request.headers]
    return not through and request.client is not None and _is_loopback(request.client.host)


def _is_here(name: str) -> bool:
    return name == "localhost" or _is_loopback(name)


def _is_loopback(address: str) -> bool:
    try:
        return plain_address(address).is_loopback
    except ValueError:
        return False


HANDLERS = (ready, health, show_metrics)
