"""Reminders that it is one's turn: by e-mail and by webhook in Discord's and Slack's shape.

A notice is written in the same commit as the move that made it somebody's turn. It is sent when the player is
still absent some minutes later, and again with growing pauses while the receiver does not answer.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import time
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any
from urllib.parse import unquote, urlsplit

import aiosmtplib
import httpx
import sqlalchemy as sa
from msgspec import Struct

from serai.server.errors import Refusal, say
from serai.server.settings import Settings
from serai.server.storage import schema
from serai.server.storage.sqlite import Statement
from serai.server.storage.store import Row
from serai.server.tables.loaded import Change, Table
from serai.server.tables.service import Desk
from serai.server.wire import Language

log = logging.getLogger("serai.notices")

PAUSES = (60.0, 300.0, 1800.0, 7200.0, 43200.0)  # before each further attempt
LEASE = 120.0  # seconds in which another process leaves a notice alone
SECONDS = 10.0  # for one attempt
BATCH = 20


def _wanted(way: str, address: sa.Column[str]) -> sa.Select[Any]:
    """A row for `notices`, if the user has given an address for this way."""
    users = schema.users.c
    values = (
        sa.bindparam("the_match", type_=sa.String),
        sa.bindparam("seat", type_=sa.Integer),
        users.id,
        sa.bindparam("number", type_=sa.Integer),
        sa.literal(way),
        sa.literal("due"),
        sa.literal(0),
        sa.bindparam("due", type_=sa.Double),
    )
    return sa.select(*values).where(users.id == sa.bindparam("the_user", type_=sa.Integer), address != "")


# Written down or not: decided by the store, in the commit of the move.
_COLUMNS = ["match", "seat", "user", "number", "way", "state", "attempts", "due"]
_BOTH = sa.union_all(_wanted("email", schema.users.c.email), _wanted("webhook", schema.users.c.webhook))
WRITE_DOWN = Statement(schema.notices.insert().from_select(_COLUMNS, _BOTH))


class Undelivered(Exception):
    """This attempt failed; a later one may not."""


class Refused(Exception):
    """This will never be delivered."""


class Notice(Struct):
    id: int
    match: str
    seat: int
    user: int
    number: int
    way: str
    attempts: int
    name: str
    language: Language
    email: str
    webhook: str


class Notices:
    def __init__(self, settings: Settings, desk: Desk) -> None:
        self.settings = settings
        self.desk = desk

    # ------------------------------------------------------------------ writing them down

    def due(self, table: Table, change: Change, now: float) -> list[Row]:
        """For everyone who is asked now and was not before, and wants to be reminded of this table."""
        asked = [table.seats[seat] for seat in table.newly_asked(change)]
        fields = {
            "the_match": table.row.id,
            "number": len(table.match.entries),
            "due": now + self.settings.remind_after,
        }
        return [{**fields, "seat": row.seat, "the_user": row.user} for row in asked if row.reminders]

    # ------------------------------------------------------------------ sending them

    async def send_due(self) -> None:
        notices, users = schema.notices, schema.users
        wanted = (notices.c.state == "due") & (notices.c.due <= time.time())
        columns = [notices.c[name] for name in ("id", "match", "seat", "user", "number", "way", "attempts")]
        query = sa.select(*columns, users.c.name, users.c.language, users.c.email, users.c.webhook)
        rows = await self.desk.store.rows(query.join(users, users.c.id == notices.c.user).where(wanted).limit(BATCH))
        for row in rows:
            notice = Notice(**row)
            if await self._claim(notice):
                self.desk.spawn(self._send(notice))

    async def _claim(self, notice: Notice) -> bool:
        """One process sends it: whoever counts the attempt first."""
        notices = schema.notices
        mine = sa.update(notices).where(notices.c.id == notice.id, notices.c.attempts == notice.attempts)

        def job(connection: sa.Connection) -> bool:
            values = {"attempts": notice.attempts + 1, "due": time.time() + LEASE}
            return bool((connection.execute(mine.values(values))).rowcount)

        return bool(await self.desk.store.write(job))

    async def _send(self, notice: Notice) -> None:
        try:
            if not await self._still_wanted(notice):
                return await self._settle(notice, "dropped")
            await asyncio.wait_for(self._deliver(notice), SECONDS)
            return await self._settle(notice, "sent")
        except Refused as error:
            log.warning("notice %s is given up: %s", notice.id, error)
            return await self._settle(notice, "dropped")
        except (Undelivered, TimeoutError) as error:
            log.info("notice %s could not be delivered: %r", notice.id, error)
            return await self._again(notice)

    async def _still_wanted(self, notice: Notice) -> bool:
        try:
            table = await self.desk.table(notice.match)
        except Refusal:
            return False
        row = table.seats[notice.seat]
        asked = notice.seat in table.row.waiting and row.person and row.user == notice.user
        return asked and row.reminders and row.seen_until <= time.time()

    async def _settle(self, notice: Notice, state: str) -> None:
        notices = schema.notices
        await self.desk.store.execute(sa.update(notices).where(notices.c.id == notice.id).values(state=state))

    async def _again(self, notice: Notice) -> None:
        if notice.attempts >= len(PAUSES):
            return await self._settle(notice, "dropped")
        notices, due = schema.notices, time.time() + PAUSES[notice.attempts]
        return await self.desk.store.execute(sa.update(notices).where(notices.c.id == notice.id).values(due=due))

    async def _deliver(self, notice: Notice) -> None:
        table = await self.desk.table(notice.match)
        link = f"{self.settings.url or f'http://{self.settings.host}:{self.settings.port}'}/t/{notice.match}"
        title = table.row.title or table.match.speaker(notice.language).say("title")
        text = say("your-turn", notice.language, name=notice.name, table=title, link=link)
        if notice.way == "email":
            await send_mail(self.settings, notice.email, say("your-turn-subject", notice.language, table=title), text)
        else:
            await call_hook(notice.webhook, text, self.settings.private_hooks)


async def send_mail(settings: Settings, to: str, subject: str, text: str) -> None:
    if not settings.smtp:
        raise Refused("no mail server is set")
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.sender, to, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain="serai")
    message.set_content(text)
    server = urlsplit(settings.smtp)
    try:
        await aiosmtplib.send(
            message,
            hostname=server.hostname,
            port=server.port or (465 if server.scheme == "smtps" else 587),
            username=unquote(server.username) if server.username else None,
            password=unquote(server.password) if server.password else None,
            use_tls=server.scheme == "smtps",
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        raise Refused("the address was refused") from error
    except (aiosmtplib.SMTPException, OSError) as error:
        raise Undelivered(type(error).__name__) from error


async def call_hook(url: str, text: str, private: bool) -> None:
    """Post to a webhook at an address that was checked, and at no other: names are not looked up twice."""
    target = httpx.URL(url)
    address = await public_address(url, private)
    headers, extensions = {"host": target.netloc.decode()}, {"sni_hostname": target.host}
    async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
        try:
            there = target.copy_with(host=address)
            answer = await client.post(there, json=payload(target.host, text), headers=headers, extensions=extensions)
        except httpx.HTTPError as error:
            raise Undelivered(type(error).__name__) from error
    if answer.status_code == 429 or answer.status_code >= 500:
        raise Undelivered(f"status {answer.status_code}")
    if answer.status_code >= 300:
        raise Refused(f"status {answer.status_code}")


def payload(host: str, text: str) -> dict[str, str]:
    """Slack reads `text`, Discord `content`; others are given both."""
    if host.endswith("slack.com"):
        return {"text": text}
    if host.endswith(("discord.com", "discordapp.com")):
        return {"content": text}
    return {"text": text, "content": text}


async def public_address(url: str, private: bool = False) -> str:
    """The address behind a URL; one in a private network or on this machine is refused."""
    parts = urlsplit(url)
    if parts.scheme not in ("https", "http") or not parts.hostname or (parts.scheme == "http" and not private):
        raise Refused("a webhook is an https address")
    try:
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, ValueError, UnicodeError) as error:
        raise Undelivered("the name is not known") from error
    addresses = [str(one[4][0]) for one in found]
    if not private and not all(is_public(address) for address in addresses):
        raise Refused("the address lies in a private network")
    return addresses[0]


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if inner is not None:
            return is_public(str(inner))
    return found.is_global and not found.is_multicast


async def check_hook(url: str, private: bool) -> None:
    """When somebody enters a webhook: refused at once where it can be known."""
    try:
        await public_address(url, private)
    except Refused as error:
        raise Refusal(400, "bad-webhook", why=str(error)) from error
    except Undelivered as error:
        raise Refusal(400, "bad-webhook", why=str(error)) from error
