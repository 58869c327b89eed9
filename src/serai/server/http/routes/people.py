"""Routes about people: who I am, accounts, devices."""

from __future__ import annotations

import logging
import re
import time
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import Request, get, patch, post
from litestar.params import JSONBody

from serai.server.errors import ApiError, StoreTrouble
from serai.server.http.dependencies import AppServices, CurrentPerson, Limits, ReaderLanguage, set_session
from serai.server.http.devices import COOKIE as DEVICE
from serai.server.http.devices import known_device, new_mark
from serai.server.http.limits import RateLimits
from serai.server.http.middleware import NEW_DEVICE
from serai.server.jobs.delivery import check_webhook
from serai.server.people.names import account_key, clean_name
from serai.server.people.service import DEVICE_SECONDS, Person
from serai.server.services import Services
from serai.server.storage import schema
from serai.server.tables.seats import move_person
from serai.server.wire.people import ChangeMe, Credentials, DeviceLink, Me, UseDeviceLink

log = logging.getLogger("serai.server")

# Not what a header would decode (`=?utf-8?q?...?=`): it could name other people, and one address in many ways.
_ATOM, _LABEL = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+", r"[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?"
_EMAIL = re.compile(rf"(?!.*=\?)(?=[^@]{{1,64}}@){_ATOM}(?:\.{_ATOM})*@{_LABEL}(?:\.{_LABEL})+")


def address_of(request: Request[Any, Any, Any], services: Services) -> str:
    """How people reach this server, for links."""
    return services.settings.url.rstrip("/") or str(request.base_url).rstrip("/")


def told(services: Services, person: Person) -> Me:
    """What people are told about themselves."""
    return msgspec.structs.replace(person.me(), mail=services.letters.possible)


def remember_device(request: Request[Any, Any, Any], services: Services, account: str) -> None:
    """This device has logged in: others who try passwords do not slow it down."""
    request.scope["state"][NEW_DEVICE] = new_mark(services.settings.secret, account)


@get("/me")
async def me(services: AppServices, person: CurrentPerson, language: ReaderLanguage) -> Me:
    """Who this session is."""
    return told(services, person if person.id else Person(language=language))


@patch("/me")
async def change_me(
    request: Request[Any, Any, Any],
    services: AppServices,
    limits: Limits,
    guest: CurrentPerson,
    data: JSONBody[ChangeMe],
) -> Me:
    """Change name, language, and where reminders go; an e-mail address is used when its link has been opened."""
    if data.name is not None:
        data = msgspec.structs.replace(data, name=clean_name(data.name))
    if data.webhook:
        await limits.may_open(request.scope)  # a name is looked up, which may take seconds
        await check_webhook(data.webhook, services.settings.private_hooks)
    if data.email:
        _check_email(services, data.email)
    changed = await services.people.change(guest, data)
    if data.email is not None:
        await _change_email(request, services, limits, changed, data.email)
        changed = await services.people.by_id(guest.id, guest.token)
    return told(services, changed)


def _check_email(services: Services, email: str) -> None:
    must_send_letters(services)
    if not _EMAIL.fullmatch(email):
        raise ApiError(400, "bad-email", email=email)


async def _change_email(
    request: Request[Any, Any, Any], services: Services, limits: RateLimits, person: Person, email: str
) -> None:
    if not email:
        await services.accounts.drop_email(person)
    elif email != person.email:
        await ask_to_confirm(request, services, limits, person, email)


async def ask_to_confirm(
    request: Request[Any, Any, Any], services: Services, limits: RateLimits, person: Person, address: str
) -> None:
    """The only letter that goes to an address before it is confirmed."""
    must_send_letters(services)
    await limits.may_ask_for_letter(request.scope)
    if not await limits.may_get_letter(address):
        raise ApiError(429, "too-many-letters", seconds=1200)
    token = await services.accounts.want_email(person, address)
    link = f"{services.settings.address}/confirm?token={token}"
    services.letters.post(address, "confirm-letter", person.language, link=link)  # no name: it could say anything


def must_send_letters(services: Services) -> None:
    if not services.letters.possible:
        raise ApiError(409, "no-mail")


@post("/me/account", status_code=200)
async def make_account(
    request: Request[Any, Any, Any],
    services: AppServices,
    limits: Limits,
    guest: CurrentPerson,
    data: JSONBody[Credentials],
) -> Me:
    """The guest becomes an account, keeps the seats and gets a new session; other devices log in."""
    await limits.may_open(request.scope)
    given = Credentials(clean_name(data.name), data.password)
    made = await services.people.make_account(guest, given)
    await services.push.renew(guest.token, made.token)
    set_session(request, made)
    remember_device(request, services, made.login)
    await services.hub.sessions_ended(made.id)
    return told(services, made)


@post("/login", status_code=200)
async def log_in(
    request: Request[Any, Any, Any],
    services: AppServices,
    limits: Limits,
    person: CurrentPerson,
    data: JSONBody[Credentials],
) -> Me:
    """Log in; whatever was begun as a guest comes along."""
    account = account_key(data.name)
    device = known_device(services.settings.secret, account, request.cookies.get(DEVICE))
    await limits.try_password(request.scope, account, device)
    found = await services.people.log_in(data)
    await limits.right_password(request.scope, account, device)
    remember_device(request, services, account)
    if person.id and not person.account and person.id != found.id:
        await _move_seats(services, person.id, found.id)
        await services.push.move(person.id, found.id)
        await services.push.renew(person.token, found.token)
    if person.token:
        await services.push.end(person.token)
        await services.people.end_session(person.token)
        await services.hub.sessions_ended(person.id)
    set_session(request, found)
    return told(services, found)


async def _move_seats(services: Services, old: int, new: int) -> None:
    """Everything a guest has goes to the account he logs in to."""
    seats, matches = schema.seats, schema.matches
    mine = await services.store.values(sa.select(seats.c.match).where(seats.c.user == old))
    hosted = await services.store.values(sa.select(matches.c.id).where(matches.c.host == old))
    for table in {*mine, *hosted}:
        try:
            await services.tables.change_seats(table, lambda known: move_person(known, old, new))
        except StoreTrouble:
            raise
        except Exception:  # whatever is wrong with one table, the others come along
            log.exception("table %s keeps the seats of user %s", table, old)


@post("/logout", status_code=200)
async def log_out(
    request: Request[Any, Any, Any], services: AppServices, person: CurrentPerson, language: ReaderLanguage
) -> Me:
    """Forget this session, and that its browser wanted to be told anything."""
    if person.token:
        await services.push.end(person.token)
        await services.people.end_session(person.token)
        await services.hub.sessions_ended(person.id)
    set_session(request, Person())
    return told(services, Person(language=language))


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
    return told(services, found)


HANDLERS = (me, change_me, make_account, log_in, log_out, device_link, use_device_link)
