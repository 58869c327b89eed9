"""Somebody leaves for good: no table names this person any more, and those who play there go on."""

from __future__ import annotations

import sqlalchemy as sa

from serai.core.flow import SPECTATOR
from serai.server.errors import ApiError
from serai.server.storage import schema
from serai.server.storage.store import Store
from serai.server.tables.changes import Change, SeatUpdate, seat_change
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.seats import leave
from serai.server.tables.service import TableService
from serai.server.texts import say

_seats, _chat = schema.seats, schema.chat


async def leave_everywhere(store: Store, tables: TableService, user: int) -> None:
    """What was said is gone, what was played stays, under no name."""
    for match in await store.values(sa.select(_seats.c.match).where(_seats.c.user == user)):
        said = sa.select(_seats.c.seat).where(_seats.c.match == match, _seats.c.user == user)
        await store.execute(sa.delete(_chat).where(_chat.c.match == match, _chat.c.seat.in_(said)))
        try:
            await tables.change_seats(match, lambda known: nameless(known, user))
        except ApiError:  # a table that cannot go on
            mine = sa.update(_seats).where(_seats.c.match == match, _seats.c.user == user)
            await store.execute(mine.values(name=say("former-player", "en")), key=match)
            tables.repository.forget(match)


def nameless(table: LoadedTable, user: int) -> Change | None:
    """The seat is free again, or a bot plays on; in a finished match only the name goes."""
    seat = table.seat_of(user)
    if seat == SPECTATOR:
        return None
    name = say("former-player", table.row.language)
    if table.over:
        return seat_change(seat, SeatUpdate(name=name))
    change = leave(table, seat)
    if table.seats[seat].user == user and change.seat(seat).user is not None:
        change.seat(seat).name, change.seat(seat).orders = name, []
    return change
