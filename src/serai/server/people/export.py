"""All that is kept about a person, for that person."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from serai.server.storage import schema
from serai.server.storage.store import Store

Found = dict[str, Any]

_users, _seats, _matches = schema.users, schema.seats, schema.matches
_SECRET = {
    "password",
    "token",
    "spectate",
    "seed",
    "pack",
    "version",
    "rules",
    "waiting",
    "winners",
    "rewind",
    "verified",
    "invite",
    "rated",
}


async def everything_of(store: Store, user: int) -> Found:
    """Names and addresses, sessions, tables with what was played and said there, reminders."""
    (person,) = await _plain(store, sa.select(_users).where(_users.c.id == user), _SECRET | {"account"})
    login = await store.value(sa.select(_users.c.account).where(_users.c.id == user))
    sessions = sa.select(schema.sessions.c.device_link, schema.sessions.c.until).where(schema.sessions.c.user == user)
    notices = sa.select(schema.notices).where(schema.notices.c.user == user)
    return {
        "about": "Everything this server keeps about you. Times are seconds since 1970 (UTC).",
        "person": {**person, "login": login},
        "sessions": await _plain(store, sessions),
        "tables": await _tables(store, user),
        "reminders": await _plain(store, notices, {"user"}),
        "browsers": await _plain(store, sa.select(schema.pushes).where(schema.pushes.c.user == user), {"user", "auth"}),
        "ratings": await _plain(store, sa.select(schema.ratings).where(schema.ratings.c.user == user), {"user"}),
    }


async def _tables(store: Store, user: int) -> list[Found]:
    mine = sa.select(_seats.c.match).where(_seats.c.user == user)
    query = sa.select(_matches).where((_matches.c.host == user) | _matches.c.id.in_(mine)).order_by(_matches.c.created)
    found = await _plain(store, query, _SECRET | {"barred", "deadline", "bot_due", "host"})
    seats = {one["match"]: one for one in await _plain(store, sa.select(_seats).where(_seats.c.user == user), _SECRET)}
    for table in found:
        seat = seats.get(table["id"])
        table["seat"] = seat and {key: seat[key] for key in ("seat", "name", "bot", "reminders", "orders")}
        table["moves"] = await _said(store, schema.log, table["id"], seat, ("number", "words", "at"))
        table["talk"] = await _said(store, schema.chat, table["id"], seat, ("text", "event", "room", "at"))
    return found


async def _said(store: Store, rows: sa.Table, match: str, seat: Found | None, names: tuple[str, ...]) -> list[Found]:
    """What the person's seat has played or said."""
    if seat is None:
        return []
    query = sa.select(*(rows.c[name] for name in names)).where(rows.c.match == match, rows.c.seat == seat["seat"])
    return await _plain(store, query.order_by(rows.c.at))


async def _plain(store: Store, query: sa.Select[Any], hidden: set[str] | None = None) -> list[Found]:
    return [{k: v for k, v in row.items() if k not in (hidden or ())} for row in await store.mappings(query)]
