"""People: guests, accounts, sessions and the links that open one's seats on another device.

A session is a random token in a cookie; the store keeps its digest only. Passwords are kept as argon2id.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from functools import cache

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec import Struct
from msgspec.structs import replace

from serai.server.errors import ApiError, Conflict
from serai.server.people.names import account_key, clean_name
from serai.server.storage import schema
from serai.server.storage.rows import SessionRow, UserRow
from serai.server.storage.store import Store, insert
from serai.server.texts import say
from serai.server.wire.common import Language
from serai.server.wire.people import ChangeMe, Credentials, Me

COOKIE = "serai"
SESSION_BYTES = 24
SESSION_SECONDS = 400 * 86400.0
DEVICE_SECONDS = 86400.0
SESSIONS, LINKS = 50, 5  # of one person at the same time
WEBHOOK_TRIES = 3  # reminders in a row that a webhook may miss before it is given up
RENEW_SECONDS = 86400.0  # a session that is used lasts on; so often that is written down

_hasher = PasswordHasher()


@cache
def _unknown_hash() -> str:
    """A password nobody has: looking for an unknown name takes as long as for a known one."""
    return _hasher.hash(secrets.token_hex(16))


class Person(Struct, frozen=True):
    """Who a session belongs to. `id` 0: nobody yet."""

    id: int = 0
    name: str = ""
    account: bool = False
    language: Language = "en"
    email: str = ""
    webhook: str = ""
    token: str = ""
    email_wanted: str = ""
    webhook_off: bool = False
    login: str = ""
    renewed: bool = False  # the session lasts longer from now on

    def me(self) -> Me:
        return Me(
            self.id,
            self.name,
            self.account,
            self.language,
            self.email,
            self.webhook,
            self.email_wanted,
            self.webhook_off,
            self.login,
        )


class PeopleService:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._hashing = asyncio.Semaphore(2)

    # ------------------------------------------------------------------ sessions

    async def of_session(self, token: str | None) -> Person | None:
        """The person of a session."""
        if not token or len(token) > 100:
            return None
        users, sessions = schema.users, schema.sessions
        now = time.time()
        query = sa.select(users, sessions.c.until).join(sessions, sessions.c.user == users.c.id)
        mine = (sessions.c.token == digest(token)) & ~sessions.c.device_link & (sessions.c.until > now)
        row = await self.store.row(query.where(mine), SessionRow)
        if row is None or row.until > now + SESSION_SECONDS - RENEW_SECONDS:
            return _person(row, token) if row else None
        await self.store.execute(sa.update(sessions).where(mine).values(until=now + SESSION_SECONDS))
        return replace(_person(row, token), renewed=True)

    async def new_guest(self, name: str | None, language: Language) -> Person:
        """Somebody new, with a session."""
        name = name or say("guest", language, number=str(secrets.randbelow(9000) + 1000))

        values = {"name": name, "language": language, "created": time.time()}
        user: int = await self.store.write(lambda connection: insert(connection, schema.users, values))
        return Person(user, name, language=language, token=await self.new_session(user))

    async def new_session(self, user: int, device_link: bool = False) -> str:
        """The newest few of somebody's are kept: neither sessions nor links for devices pile up."""
        token, sessions = secrets.token_urlsafe(SESSION_BYTES), schema.sessions
        until = time.time() + (DEVICE_SECONDS if device_link else SESSION_SECONDS)
        values = {"token": digest(token), "user": user, "device_link": device_link, "until": until}
        mine = (sessions.c.user == user) & (sessions.c.device_link == device_link)
        newest = sa.select(sessions.c.token).where(mine).order_by(sessions.c.until.desc())

        def job(connection: sa.Connection) -> None:
            connection.execute(sessions.insert().values(values))
            old = connection.execute(newest.offset(LINKS if device_link else SESSIONS).limit(100)).scalars().all()
            if old:
                connection.execute(sa.delete(sessions).where(sessions.c.token.in_(old)))

        await self.store.write(job)
        return token

    async def end_session(self, token: str) -> None:
        await self.store.execute(sa.delete(schema.sessions).where(schema.sessions.c.token == digest(token)))

    async def end_sessions(self, user: int) -> None:
        """All of somebody's, and links for other devices that were not used."""
        await self.store.execute(sa.delete(schema.sessions).where(schema.sessions.c.user == user))

    async def use_device_link(self, token: str) -> Person:
        """Once: the link is gone afterwards."""
        sessions = schema.sessions
        mine = (sessions.c.token == digest(token)) & sessions.c.device_link & (sessions.c.until > time.time())

        def job(connection: sa.Connection) -> int | None:
            user: int | None = (connection.execute(sa.select(sessions.c.user).where(mine))).scalar()
            gone = connection.execute(sa.delete(sessions).where(mine))
            return user if gone.rowcount else None

        user = await self.store.write(job)
        if user is None:
            raise ApiError(404, "no-device-link")
        return await self.by_id(user, await self.new_session(user))

    # ------------------------------------------------------------------ changing

    async def change(self, person: Person, wish: ChangeMe) -> Person:
        given = {"name": wish.name, "language": wish.language, "webhook": wish.webhook}
        values: dict[str, str | int] = {key: value for key, value in given.items() if value is not None}
        if wish.webhook is not None:
            values["webhook_failures"] = 0
        if values:
            await self.store.execute(sa.update(schema.users).where(schema.users.c.id == person.id).values(values))
        return await self.by_id(person.id, person.token)

    async def remember_name(self, person: Person, name: str | None) -> None:
        """What a guest calls himself at a table he is called at the next one too."""
        if name and not person.account and clean_name(name) != person.name:
            await self.change(person, ChangeMe(name=clean_name(name)))

    async def make_account(self, person: Person, given: Credentials) -> Person:
        """A guest gets a name and a password, and stays who he is. Whoever shared the session has it no more."""
        if person.account:
            raise ApiError(409, "has-account")
        values = {
            "name": given.name,
            "account": account_key(given.name),
            "password": await self.hash_password(given.password),
        }
        try:
            await self.store.execute(sa.update(schema.users).where(schema.users.c.id == person.id).values(values))
        except Conflict as error:
            raise ApiError(409, "name-taken", name=given.name) from error
        await self.end_sessions(person.id)
        return await self.by_id(person.id, await self.new_session(person.id))

    async def log_in(self, given: Credentials) -> Person:
        query = sa.select(schema.users).where(schema.users.c.account == account_key(given.name))
        row = await self.store.row(query, UserRow)
        kept = row.password if row and row.password else await asyncio.to_thread(_unknown_hash)
        right = await self.is_password(kept, given.password)
        if row is None or not right:
            raise ApiError(403, "wrong-password")
        return _person(row, await self.new_session(row.id))

    async def by_id(self, user: int, token: str) -> Person:
        row = await self.store.row(sa.select(schema.users).where(schema.users.c.id == user), UserRow)
        assert row is not None
        return _person(row, token)

    async def name_of(self, user: int) -> str:
        return str(await self.store.value(sa.select(schema.users.c.name).where(schema.users.c.id == user)))

    async def hash_password(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(_hasher.hash, password)

    async def is_password(self, kept: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(_hasher.verify, kept, password)
            except (Argon2Error, InvalidHashError):
                return False


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _person(row: UserRow, token: str) -> Person:
    return Person(
        row.id,
        row.name,
        row.account is not None,
        row.language,
        row.email,
        row.webhook,
        token,
        row.email_wanted,
        row.webhook_failures >= WEBHOOK_TRIES,
        row.account or "",
    )
