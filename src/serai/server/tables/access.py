"""Who may see and do what at a table: the one place that decides it."""

from __future__ import annotations

import hmac

from serai.core.flow import SPECTATOR
from serai.server.errors import ApiError
from serai.server.tables.loaded import LoadedTable


def may_see(table: LoadedTable, user: int, spectate: str | None) -> int:
    """The seat a person looks from: his own, or a spectator's where the table allows it."""
    seat = table.seat_of(user)
    if seat != SPECTATOR or table.row.visibility == "public" or (user and user == table.row.host):
        return seat
    if table.row.visibility == "link" and spectate:
        if hmac.compare_digest(table.row.spectate.encode(), spectate.encode()):
            return SPECTATOR
    raise ApiError(403, "not-yours")


def must_sit(table: LoadedTable, user: int) -> int:
    """The seat of somebody who wants to act."""
    seat = table.seat_of(user)
    if seat == SPECTATOR:
        raise ApiError(403, "not-seated")
    return seat


def must_host(table: LoadedTable, user: int) -> None:
    if not user or table.row.host != user:
        raise ApiError(403, "not-host")
