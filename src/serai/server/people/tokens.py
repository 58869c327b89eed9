"""Links in letters: opening one proves that the letter arrived. Each works once and expires."""

from __future__ import annotations

import secrets
import time
from typing import Literal

import sqlalchemy as sa

from serai.server.errors import ApiError
from serai.server.people.service import digest
from serai.server.storage import schema
from serai.server.storage.rows import MailTokenRow
from serai.server.storage.store import Store

Kind = Literal["confirm", "reset"]

TOKEN_BYTES = 24
SECONDS: dict[Kind, float] = {"confirm": 2 * 86400.0, "reset": 3600.0}


class MailTokens:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def new(self, user: int, kind: Kind, address: str) -> str:
        """A new one; those sent before are worth nothing from now on."""
        token, tokens = secrets.token_urlsafe(TOKEN_BYTES), schema.mail_tokens
        values = {"user": user, "kind": kind, "address": address, "until": time.time() + SECONDS[kind]}
        await self.store.execute(
            sa.delete(tokens).where(tokens.c.user == user, tokens.c.kind == kind),
            tokens.insert().values(token=digest(token), **values),
        )
        return token

    async def use(self, token: str, kind: Kind) -> MailTokenRow:
        """Whose it is and where it was sent; it is gone afterwards."""
        tokens = schema.mail_tokens
        mine = (tokens.c.token == digest(token)) & (tokens.c.kind == kind) & (tokens.c.until > time.time())

        def job(connection: sa.Connection) -> MailTokenRow | None:
            found = connection.execute(sa.select(tokens.c.user, tokens.c.address).where(mine)).first()
            gone = connection.execute(sa.delete(tokens).where(mine))
            return MailTokenRow(*found) if found and gone.rowcount else None

        used: MailTokenRow | None = await self.store.write(job)
        if used is None:
            raise ApiError(404, "no-mail-link")
        return used
