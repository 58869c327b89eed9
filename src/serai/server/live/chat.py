"""Chat at a table."""

from __future__ import annotations

import re
import time
from functools import cache

import sqlalchemy as sa

from serai.catalogue import load
from serai.core.flow import SPECTATOR
from serai.core.register import rules
from serai.server.errors import ApiError
from serai.server.live.hub import Hub
from serai.server.storage import schema
from serai.server.storage.rows import ChatRow
from serai.server.storage.store import Store, insert
from serai.server.tables import access
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.repository import TableRepository
from serai.server.wire import ChatLine

PAGE = 50  # chat lines in one answer
_RULE = re.compile(r"\b[A-Z]{1,4}[0-9]+[a-z]?\b")


class Chats:
    def __init__(self, store: Store, repository: TableRepository, hub: Hub) -> None:
        self.store = store
        self.repository = repository
        self.hub = hub

    async def say(self, table: str, user: int, text: str) -> ChatLine:
        """Something said at a table, by somebody who sits there or created it."""
        known = await self.repository.get(table)
        seat = known.seat_of(user)
        if seat == SPECTATOR:
            access.must_host(known, user)
        text = text.strip()
        if not text:
            raise ApiError(400, "nothing-said")
        name = known.seats[seat].name if seat != SPECTATOR else await self._name(user)
        now = time.time()
        values = {"match": table, "seat": seat, "name": name, "text": text, "at": now}
        number = await self.store.write(lambda connection: insert(connection, schema.chat, values), key=table)
        line = _line(ChatRow(number, seat, name, text, now), known.row.game)
        self.hub.chat_said(table, line)
        return line

    async def _name(self, user: int) -> str:
        return str(await self.store.value(sa.select(schema.users.c.name).where(schema.users.c.id == user)))

    async def page(self, table: LoadedTable, before: int | None = None) -> list[ChatLine]:
        """The last page, or the one before a line."""
        columns = schema.chat.c
        query = sa.select(schema.chat).where(columns.match == table.row.id)
        if before is not None:
            query = query.where(columns.id < before)
        rows = await self.store.rows(query.order_by(columns.id.desc()).limit(PAGE), ChatRow)
        return [_line(row, table.row.game) for row in rows[::-1]]


def _line(row: ChatRow, game: str) -> ChatLine:
    known = rule_ids(game)
    named = [one for one in dict.fromkeys(_RULE.findall(row.text)) if one in known]
    return ChatLine(row.id, row.at, row.seat, row.name, row.text, named)


@cache
def rule_ids(game: str) -> frozenset[str]:
    """The rules that a text can point to."""
    return frozenset(rules(load(game)))
