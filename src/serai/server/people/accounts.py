"""What the owner of an account does with it: passwords, addresses, sessions, and leaving for good."""

from __future__ import annotations

import sqlalchemy as sa

from serai.server.errors import ApiError
from serai.server.people.service import PeopleService, Person, digest
from serai.server.people.tokens import MailTokens
from serai.server.storage import schema
from serai.server.storage.rows import UserRow
from serai.server.storage.store import Store
from serai.server.texts import say

_users, _sessions = schema.users, schema.sessions
FORGOTTEN = (_sessions, schema.mail_tokens, schema.pushes, schema.ratings)


class Accounts:
    def __init__(self, store: Store, people: PeopleService) -> None:
        self.store = store
        self.people = people
        self.tokens = MailTokens(store)

    # ------------------------------------------------------------------ passwords and sessions

    async def check_password(self, person: Person, password: str) -> None:
        """Somebody at a browser that was left open is not its owner."""
        kept = await self.store.value(sa.select(_users.c.password).where(_users.c.id == person.id))
        if not kept or not await self.people.is_password(str(kept), password):
            raise ApiError(403, "wrong-old-password")

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """All other sessions end: anyone who has one may know the old password."""
        if not person.account:
            raise ApiError(409, "no-account")
        await self.check_password(person, old)
        await self._set_password(person.id, new, person.token)

    async def reset_password(self, token: str, password: str) -> Person:
        """By the link in a letter; a new session, and all others end."""
        used = await self.tokens.use(token, "reset")
        await self._set_password(used.user, password, "")
        return await self.people.by_id(used.user, await self.people.new_session(used.user))

    async def _set_password(self, user: int, password: str, keep: str) -> None:
        hashed = await self.people.hash_password(password)
        await self.store.execute(
            sa.update(_users).where(_users.c.id == user).values(password=hashed),
            sa.delete(_sessions).where(_sessions.c.user == user, _sessions.c.token != digest(keep)),
            sa.delete(schema.mail_tokens).where(
                schema.mail_tokens.c.user == user, schema.mail_tokens.c.kind == "reset"
            ),
        )

    async def end_other_sessions(self, person: Person) -> None:
        """Links for other devices that were not used yet end too."""
        others = (_sessions.c.user == person.id) & (_sessions.c.token != digest(person.token))
        await self.store.execute(sa.delete(_sessions).where(others))

    # ------------------------------------------------------------------ addresses

    async def with_email(self, address: str) -> list[UserRow]:
        """The accounts that have confirmed this address."""
        mine = (sa.func.lower(_users.c.email) == address.lower()) & _users.c.account.is_not(None)
        return await self.store.rows(sa.select(_users).where(mine).limit(5), UserRow)

    async def want_email(self, person: Person, address: str) -> str:
        """The address waits until the link that is sent there is opened; the token for the link."""
        mine = sa.update(_users).where(_users.c.id == person.id)
        await self.store.execute(mine.values(email_wanted=address))
        return await self.tokens.new(person.id, "confirm", address)

    async def drop_email(self, person: Person) -> None:
        tokens = schema.mail_tokens
        await self.store.execute(
            sa.update(_users).where(_users.c.id == person.id).values(email="", email_wanted=""),
            sa.delete(tokens).where(tokens.c.user == person.id),
        )

    async def confirm_email(self, token: str) -> tuple[UserRow, str]:
        """The address is used from now on. Gives the person as before, and the address."""
        used = await self.tokens.use(token, "confirm")
        row = await self.store.row(sa.select(_users).where(_users.c.id == used.user), UserRow)
        if row is None or row.email_wanted != used.address:
            raise ApiError(404, "no-mail-link")
        mine = sa.update(_users).where(_users.c.id == used.user)
        await self.store.execute(mine.values(email=used.address, email_wanted=""))
        return row, used.address

    # ------------------------------------------------------------------ leaving for good

    async def forget(self, person: Person) -> None:
        """Nothing that tells who it was stays; a nameless row stays while tables refer to it."""
        blank = {
            "account": None,
            "password": None,
            "email": "",
            "email_wanted": "",
            "webhook": "",
            "webhook_failures": 0,
        }
        name = say("former-player", person.language)
        await self.store.execute(
            *[sa.delete(table).where(table.c.user == person.id) for table in FORGOTTEN],
            sa.delete(schema.notices).where(schema.notices.c.user == person.id),
            sa.update(_users).where(_users.c.id == person.id).values(name=name, **blank),
        )
