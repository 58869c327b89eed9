"""Routes about people: who I am, accounts, devices."""

from __future__ import annotations

import contextlib
import re
import time
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import Request, get, patch, post
from litestar.params import JSONBody

from serai.server.errors import ApiError
from serai.server.http.dependencies import AppServices, CurrentPerson, ReaderLanguage, set_session
from serai.server.jobs.delivery import check_webhook
from serai.server.people.names import clean_name
from serai.server.people.service import DEVICE_SECONDS, Person
from serai.server.services import Services
from serai.server.storage import schema
from serai.server.tables.seats import move_person
from serai.server.wire import ChangeMe, Credentials, DeviceLink, Me, UseDeviceLink

_EMAIL = re.compile(r"[^@\s\x00-\x1f<>,;:\"]+@[^@\s\x00-\x1f<>,;:\"]+\.[^@\s\x00-\x1f<>,;:\"]+")


def address_of(request: Request[Any, Any, Any], services: Services) -> str:
    """How people reach this server, for links."""
    return services.settings.url.rstrip("/") or str(request.base_url).rstrip("/")


@get("/me")
async def me(person: CurrentPerson, language: ReaderLanguage) -> Me:
    """Who this session is."""
    return person.me() if person.id else Me(0, "", False, language)


@patch("/me")
async def change_me(services: AppServices, guest: CurrentPerson, data: JSONBody[ChangeMe]) -> Me:
    """Change name, language, and where reminders go."""
    if data.name is not None:
        data = msgspec.structs.replace(data, name=clean_name(data.name))
    if data.email and not _EMAIL.fullmatch(data.email):
        raise ApiError(400, "bad-email", email=data.email)
    if data.webhook:
        await check_webhook(data.webhook, services.settings.private_hooks)
    return (await services.people.change(guest, data)).me()


@post("/me/account", status_code=200)
async def make_account(services: AppServices, guest: CurrentPerson, data: JSONBody[Credentials]) -> Me:
    """The guest becomes an account and keeps the seats."""
    given = Credentials(clean_name(data.name), data.password)
    return (await services.people.make_account(guest, given)).me()


@post("/login", status_code=200)
async def log_in(
    request: Request[Any, Any, Any], services: AppServices, person: CurrentPerson, data: JSONBody[Credentials]
) -> Me:
    """Log in; what was begun as a guest comes along."""
    found = await services.people.log_in(data)
    if person.id and not person.account and person.id != found.id:
        await _move_seats(services, person.id, found.id)
    if person.token:
        await services.people.end_session(person.token)
    set_session(request, found)
    return found.me()


async def _move_seats(services: Services, old: int, new: int) -> None:
    """Everything a guest has goes to the account he logs in to."""
    seats, matches = schema.seats, schema.matches
    mine = await services.store.values(sa.select(seats.c.match).where(seats.c.user == old))
    hosted = await services.store.values(sa.select(matches.c.id).where(matches.c.host == old))
    for table in {*mine, *hosted}:
        with contextlib.suppress(ApiError):  # a table that cannot go on keeps its seats
            await services.tables.change(table, lambda known: move_person(known, old, new))


@post("/logout", status_code=200)
async def log_out(
    request: Request[Any, Any, Any], services: AppServices, person: CurrentPerson, language: ReaderLanguage
) -> Me:
    """Forget this session."""
    if person.token:
        await services.people.end_session(person.token)
    set_session(request, Person())
    return Me(0, "", False, language)


@post("/me/devices", status_code=200)
async def device_link(request: Request[Any, Any, Any], services: AppServices, guest: CurrentPerson) -> DeviceLink:
    """A link that opens the same seats on another device, once."""
    token = await services.people.new_session(guest.id, device_link=True)
    url = f"{address_of(request, services)}/device?token={token}"
    return DeviceLink(url, token, time.time() + DEVICE_SECONDS)


@post("/devices", status_code=200)
async def use_device_link(request: Request[Any, Any, Any], services: AppServices, data: JSONBody[UseDeviceLink]) -> Me:
    """Become the same person on this device."""
    found = await services.people.use_device_link(data.token)
    set_session(request, found)
    return found.me()


HANDLERS = (me, change_me, make_account, log_in, log_out, device_link, use_device_link)
