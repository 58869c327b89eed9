"""Routes about people: who I am, accounts, devices."""

from __future__ import annotations

import re
import time
from typing import Any

import msgspec
from litestar import Request, get, patch, post
from litestar.params import JSONBody

from serai.server.errors import Refusal
from serai.server.http.dependencies import Asking, Speech, TheOffice, begin
from serai.server.jobs.notices import check_hook
from serai.server.people.service import DEVICE_SECONDS, Person
from serai.server.services import Office
from serai.server.tables.creating import clean, move_seats
from serai.server.wire import ChangeMe, Credentials, DeviceLink, Me, UseDeviceLink

_EMAIL = re.compile(r"[^@\s\x00-\x1f<>,;:\"]+@[^@\s\x00-\x1f<>,;:\"]+\.[^@\s\x00-\x1f<>,;:\"]+")


def address_of(request: Request[Any, Any, Any], office: Office) -> str:
    """How people reach this server, for links."""
    return office.settings.url.rstrip("/") or str(request.base_url).rstrip("/")


@get("/me")
async def me(person: Asking, speech: Speech) -> Me:
    """Who this session is."""
    return person.me() if person.id else Me(0, "", False, speech)


@patch("/me")
async def change_me(office: TheOffice, guest: Asking, data: JSONBody[ChangeMe]) -> Me:
    """Change name, language, and where reminders go."""
    if data.name is not None:
        data = msgspec.structs.replace(data, name=clean(data.name))
    if data.email and not _EMAIL.fullmatch(data.email):
        raise Refusal(400, "bad-email", email=data.email)
    if data.webhook:
        await check_hook(data.webhook, office.settings.private_hooks)
    return (await office.people.change(guest, data)).me()


@post("/me/account", status_code=200)
async def make_account(office: TheOffice, guest: Asking, data: JSONBody[Credentials]) -> Me:
    """The guest becomes an account and keeps the seats."""
    given = Credentials(clean(data.name), data.password)
    return (await office.people.make_account(guest, given)).me()


@post("/login", status_code=200)
async def log_in(request: Request[Any, Any, Any], office: TheOffice, person: Asking, data: JSONBody[Credentials]) -> Me:
    """Log in; what was begun as a guest comes along."""
    found = await office.people.log_in(data)
    if person.id and not person.account and person.id != found.id:
        await move_seats(office.desk, person.id, found.id)
    if person.token:
        await office.people.end(person.token)
    begin(request, found)
    return found.me()


@post("/logout", status_code=200)
async def log_out(request: Request[Any, Any, Any], office: TheOffice, person: Asking, speech: Speech) -> Me:
    """Forget this session."""
    if person.token:
        await office.people.end(person.token)
    begin(request, Person())
    return Me(0, "", False, speech)


@post("/me/devices", status_code=200)
async def device_link(request: Request[Any, Any, Any], office: TheOffice, guest: Asking) -> DeviceLink:
    """A link that opens the same seats on another device, once."""
    token = await office.people.session(guest.id, device_link=True)
    url = f"{address_of(request, office)}/device?token={token}"
    return DeviceLink(url, token, time.time() + DEVICE_SECONDS)


@post("/devices", status_code=200)
async def use_device_link(request: Request[Any, Any, Any], office: TheOffice, data: JSONBody[UseDeviceLink]) -> Me:
    """Become the same person on this device."""
    found = await office.people.use_device_link(data.token)
    begin(request, found)
    return found.me()


HANDLERS = (me, change_me, make_account, log_in, log_out, device_link, use_device_link)
