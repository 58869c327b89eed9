"""Forgetting, without anyone asking: sessions and links that have run out, and guests who do not come back."""

from __future__ import annotations

import asyncio
import logging
import time

import sqlalchemy as sa

from serai.server.errors import StoreTrouble
from serai.server.people.service import SESSION_SECONDS
from serai.server.storage import schema
from serai.server.storage.store import Store

log = logging.getLogger("serai.server")

EVERY = 3600.0  # seconds between two rounds
GUEST_SECONDS = 90 * 86400.0  # a guest who sits nowhere and has not come for so long is forgotten
NOTICE_SECONDS = 30 * 86400.0  # how long it is kept what became of a reminder
BATCH = 500  # guests in one transaction


class Purge:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def run(self) -> None:
        while True:
            try:
                await self.sweep(time.time())
            except StoreTrouble as error:
                log.warning("the store does not answer: %s", error)
            except Exception:
                log.exception("forgetting failed")
            await asyncio.sleep(EVERY)

    async def sweep(self, now: float) -> None:
        sessions, tokens, notices = schema.sessions, schema.mail_tokens, schema.notices
        old = notices.c.state.in_(("sent", "dropped")) & (notices.c.due < now - NOTICE_SECONDS)
        await self.store.execute(
            sa.delete(sessions).where(sessions.c.until < now),
            sa.delete(tokens).where(tokens.c.until < now),
            sa.delete(notices).where(old),
        )
        while await self._forget_guests(now) == BATCH:
            await asyncio.sleep(0.1)  # others write in between

    async def _forget_guests(self, now: float) -> int:
        """Guests, and what is left of deleted accounts, to whom nothing refers any more."""
        users, sessions, before = schema.users, schema.sessions, now - GUEST_SECONDS
        came = sa.exists().where(sessions.c.user == users.c.id, sessions.c.until > before + SESSION_SECONDS)
        sits = sa.exists().where(schema.seats.c.user == users.c.id)
        hosts = sa.exists().where(schema.matches.c.host == users.c.id)
        guests = sa.select(users.c.id).where(users.c.account.is_(None), users.c.created < before, ~came, ~sits, ~hosts)

        def job(connection: sa.Connection) -> int:
            found = connection.execute(guests.limit(BATCH)).scalars().all()
            for table in (sessions, schema.mail_tokens, schema.notices, schema.pushes, schema.ratings):
                connection.execute(sa.delete(table).where(table.c.user.in_(found)))
            connection.execute(sa.delete(users).where(users.c.id.in_(found)))
            return len(found)

        return int(await self.store.write(job))
