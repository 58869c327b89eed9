"""All that is kept about a person, for that person."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from serai.server.storage import schema
from serai.server.storage.store import Store

Found = dict[str, Any]

_users, _seats, _matches = schema.users, schema.seats, schema.matches
# What is told of one's own rows. All else is left out: the rest of a running table's row would tell what others have
# tried, taken back or answered unseen, as would the numbers of entries in its log.
_PERSON = ("id", "name", "language", "email", "email_wanted", "webhook", "webhook_failures", "created")
_TABLE = (
    "id",
    "game",
    "options",
    "title",
    "language",
    "visibility",
    "clock",
    "hold",
    "help",
    "lesson",
    "state",
    "created",
    "moved",
)
_SEAT = ("seat", "name", "bot", "reminders", "orders")
_REMINDER = ("match", "seat", "way", "state", "attempts", "due")


async def everything_of(store: Store, user: int) -> Found:
    """Names and addresses, sessions, tables with what was played and said there, reminders."""
    columns = [*_columns(_users, _PERSON), _users.c.account.label("login")]
    (person,) = await store.mappings(sa.select(*columns).where(_users.c.id == user))
    sessions = sa.select(schema.sessions.c.device_link, schema.sessions.c.until).where(schema.sessions.c.user == user)
    notices, pushes, ratings = schema.notices, schema.pushes, schema.ratings
    browsers = sa.select(pushes.c.id, pushes.c.endpoint, pushes.c.p256dh).where(pushes.c.user == user)
    rated = sa.select(*_columns(ratings, ("game", "mu", "sigma", "matches"))).where(ratings.c.user == user)
    return {
        "about": "Everything this server keeps about you. Times are seconds since 1970 (UTC).",
        "person": person,
        "sessions": await store.mappings(sessions),
        "tables": await _tables(store, user),
        "reminders": await store.mappings(sa.select(*_columns(notices, _REMINDER)).where(notices.c.user == user)),
        "browsers": await store.mappings(browsers),
        "ratings": await store.mappings(rated),
    }


async def _tables(store: Store, user: int) -> list[Found]:
    mine = sa.select(_seats.c.match).where(_seats.c.user == user)
    wanted = (_matches.c.host == user) | _matches.c.id.in_(mine)
    query = sa.select(*_columns(_matches, _TABLE)).where(wanted).order_by(_matches.c.created)
    found = await store.mappings(query)
    own = sa.select(_seats.c.match, *_columns(_seats, _SEAT)).where(_seats.c.user == user)
    seats = {one.pop("match"): one for one in await store.mappings(own)}
    for table in found:
        seat = table["seat"] = seats.get(table["id"])
        table["moves"] = await _said(store, schema.log, table["id"], seat, ("words", "at"))
        table["talk"] = await _said(store, schema.chat, table["id"], seat, ("text", "event", "room", "at"))
    return found


async def _said(store: Store, rows: sa.Table, match: str, seat: Found | None, names: tuple[str, ...]) -> list[Found]:
    """What the person's seat has played or said."""
    if seat is None:
        return []
    query = sa.select(*_columns(rows, names)).where(rows.c.match == match, rows.c.seat == seat["seat"])
    return await store.mappings(query.order_by(rows.c.at, *rows.primary_key.columns))


def _columns(table: sa.Table, names: tuple[str, ...]) -> list[sa.Column[Any]]:
    return [table.c[name] for name in names]
