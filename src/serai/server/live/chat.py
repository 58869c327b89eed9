"""Chat at a table."""

from __future__ import annotations

import time

import msgspec
import sqlalchemy as sa

from serai.core.flow import SPECTATOR
from serai.server.errors import ApiError
from serai.server.live.hub import Hub
from serai.server.live.talk import chat_line
from serai.server.people.names import readable
from serai.server.people.service import PeopleService
from serai.server.storage import schema
from serai.server.storage.rows import ChatRow
from serai.server.storage.store import Store, insert
from serai.server.tables import access
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.repository import TableRepository
from serai.server.wire.common import Room
from serai.server.wire.table import ChatLine

PAGE = 50  # chat lines in one answer


class Chats:
    def __init__(self, store: Store, people: PeopleService, repository: TableRepository, hub: Hub) -> None:
        self.store = store
        self.people = people
        self.repository = repository
        self.hub = hub

    async def say(self, table: str, user: int, text: str, spectate: str | None = None) -> ChatLine:
        """Something said at a table, by somebody who sits there or created it; spectators speak among themselves."""
        known = await self.repository.get(table)
        seat = access.may_see(known, user, spectate)
        if not user:
            raise ApiError(403, "not-seated")
        text = readable(text)
        if not text:
            raise ApiError(400, "nothing-said")
        name = known.seats[seat].name if seat != SPECTATOR else await self.people.name_of(user)
        room: Room = "table" if seat != SPECTATOR or known.row.host == user else "watch"
        row = ChatRow(0, seat, name, text, time.time(), room)
        values = {**msgspec.structs.asdict(row), "match": table}
        del values["id"]
        row.id = await self.store.write(lambda connection: insert(connection, schema.chat, values), key=table)
        line = chat_line(row, known.row.game)
        self.hub.chat_said(table, line)
        return line

    async def page(self, table: LoadedTable, seat: int, before: int | None = None) -> list[ChatLine]:
        """The last page, or the one before a line. What spectators say players read after the end."""
        columns = schema.chat.c
        query = sa.select(schema.chat).where(columns.match == table.row.id)
        if seat != SPECTATOR and not table.ended:
            query = query.where(columns.room == "table")
        if before is not None:
            query = query.where(columns.id < before)
        rows = await self.store.rows(query.order_by(columns.id.desc()).limit(PAGE), ChatRow)
        return [chat_line(row, table.row.game) for row in rows[::-1]]
