"""Routes about one's account: password, address, sessions, all one's data, and leaving for good."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from litestar import Request, delete, get, post
from litestar.params import JSONBody
from litestar.response import Response

from serai.server.errors import ApiError
from serai.server.http.dependencies import AppServices, CurrentPerson, Limits, ReaderLanguage, set_session
from serai.server.http.routes.pages import AS_IT_LIES
from serai.server.http.routes.people import ask_to_confirm, must_send_letters, remember_device, told
from serai.server.people.export import Found, everything_of
from serai.server.people.service import Person
from serai.server.people.tokens import SECONDS, Kind
from serai.server.services import Services
from serai.server.tables.farewell import leave_everywhere
from serai.server.wire.common import Language
from serai.server.wire.people import (
    ChangePassword,
    Confirmed,
    ConfirmEmail,
    DeleteMe,
    Forgotten,
    LetterSent,
    Me,
    ResetPassword,
)


@post("/me/password", status_code=200)
async def change_password(
    request: Request[Any, Any, Any],
    services: AppServices,
    limits: Limits,
    person: CurrentPerson,
    data: JSONBody[ChangePassword],
) -> Me:
    """Change my password; every other session ends."""
    await limits.try_password(request.scope, f"own:{person.id}", "")
    await services.accounts.change_password(person, data.old, data.new)
    await limits.right_password(request.scope, f"own:{person.id}", "")
    await services.hub.sessions_ended(person.id)
    _warn(services, person, "password-changed")
    return told(services, person)


@delete("/me/sessions", status_code=200)
async def end_other_sessions(services: AppServices, person: CurrentPerson) -> Me:
    """Log out everywhere but here."""
    await services.accounts.end_other_sessions(must_be_somebody(person))
    await services.hub.sessions_ended(person.id)
    return told(services, person)


@post("/password/forgotten", status_code=200)
async def forgotten(
    request: Request[Any, Any, Any],
    services: AppServices,
    limits: Limits,
    language: ReaderLanguage,
    data: JSONBody[Forgotten],
) -> LetterSent:
    """Send a link that sets a new password; the answer is the same whether the address is known or not."""
    must_send_letters(services)
    await limits.may_ask_for_letter(request.scope)
    services.background.spawn(_send_reset(services, limits, data.email, language))  # takes as long for any address
    return _sent("reset")


async def _send_reset(services: Services, limits: Limits, address: str, language: Language) -> None:
    for row in await services.accounts.with_email(address):
        if await limits.may_get_letter(row.email):
            token = await services.accounts.tokens.new(row.id, "reset", row.email)
            link = f"{services.settings.address}/reset?token={token}"
            services.letters.post(
                row.email,
                "reset-letter",
                language,
                name=row.name,
                login=row.account or "",
                link=link,
                minutes=_minutes("reset"),
            )


@post("/password/reset", status_code=200)
async def reset_password(request: Request[Any, Any, Any], services: AppServices, data: JSONBody[ResetPassword]) -> Me:
    """Set a new password by the link; logs in here, and every other session ends."""
    person = await services.accounts.reset_password(data.token, data.password)
    set_session(request, person)
    remember_device(request, services, person.login)
    await services.hub.sessions_ended(person.id)
    _warn(services, person, "password-changed")
    return told(services, person)


@post("/me/email/letter", status_code=200)
async def send_confirmation_again(
    request: Request[Any, Any, Any], services: AppServices, limits: Limits, person: CurrentPerson
) -> LetterSent:
    """Send the link that confirms my address once more."""
    if not person.email_wanted:
        raise ApiError(409, "nothing-to-confirm")
    await ask_to_confirm(request, services, limits, person, person.email_wanted)
    return _sent("confirm")


@post("/email/confirm", status_code=200)
async def confirm_email(services: AppServices, data: JSONBody[ConfirmEmail]) -> Confirmed:
    """The link in the letter was opened: the address is used from now on."""
    before, address = await services.accounts.confirm_email(data.token)
    if before.email and before.email != address:
        services.letters.post(before.email, "email-changed", before.language, name=before.name, email=address)
    return Confirmed(address)


@get("/me/export", opt={AS_IT_LIES: True})
async def export(
    request: Request[Any, Any, Any], services: AppServices, limits: Limits, person: CurrentPerson
) -> Response[bytes]:
    """Everything that is kept about me, as JSON."""
    await limits.may_open(request.scope)  # it takes as long as opening a table
    found = await everything_of(services.store, must_be_somebody(person).id)
    headers = {"content-disposition": f'attachment; filename="serai-{time.strftime("%Y-%m-%d")}.json"'}
    body = await asyncio.to_thread(_written_out, found)  # somebody who has played for years has many megabytes
    return Response(body, media_type="application/json", headers=headers)


@post("/me/delete", status_code=200)
async def delete_me(
    request: Request[Any, Any, Any],
    services: AppServices,
    limits: Limits,
    person: CurrentPerson,
    language: ReaderLanguage,
    data: JSONBody[DeleteMe],
) -> Me:
    """Delete my account and what is known of me; bots play on for me, under no name."""
    if must_be_somebody(person).account:
        await limits.try_password(request.scope, f"own:{person.id}", "")
        await services.accounts.check_password(person, data.password)
    await leave_everywhere(services.store, services.tables, person.id)
    await services.accounts.forget(person)
    await services.hub.sessions_ended(person.id)
    _warn(services, person, "deleted-letter")
    set_session(request, Person())
    return told(services, Person(language=language))


def _written_out(found: Found) -> bytes:
    return msgspec.json.format(msgspec.json.encode(found), indent=2)


def must_be_somebody(person: Person) -> Person:
    if not person.id:
        raise ApiError(401, "no-session")
    return person


def _warn(services: Services, person: Person, message: str) -> None:
    """Whoever did this may not have been the owner."""
    if person.email:
        link = f"{services.settings.address}/account"
        services.letters.post(person.email, message, person.language, name=person.name, link=link)


def _minutes(kind: Kind) -> int:
    return int(SECONDS[kind] // 60)


def _sent(kind: Kind) -> LetterSent:
    return LetterSent(_minutes(kind))


HANDLERS = (
    change_password,
    end_other_sessions,
    forgotten,
    reset_password,
    send_confirmation_again,
    confirm_email,
    export,
    delete_me,
)
