"""Who plays a seat: sitting down, leaving, and the one way in which a bot takes a seat over and gives it back."""

from __future__ import annotations

import hmac
import secrets

from serai.bots import KINDS, OUTSIDE, make_bot
from serai.core.errors import BadInput
from serai.core.flow import SPECTATOR
from serai.server.errors import ApiError
from serai.server.storage.rows import SeatRow
from serai.server.tables import clocks
from serai.server.tables.changes import Change, SeatUpdate, seat_change
from serai.server.tables.loaded import LoadedTable
from serai.server.texts import say
from serai.server.wire import SitDown

TOKEN_BYTES = 18  # 144 bits
ITERATIONS = 20_000  # of a bot that somebody seats: it thinks on this server's processors
SUBSTITUTE = "greedy"  # plays on for somebody who leaves a table that names no other bot


# ---------------------------------------------------------------------- bots


def take_over(spec: str) -> SeatUpdate:
    """A bot plays a person's seat, whoever wanted it: the player, the clock, or a player who leaves. The name stays."""
    return SeatUpdate(bot=spec)


def give_back(table: LoadedTable, seat: int) -> SeatUpdate:
    """The person plays again, with some time on the clock."""
    row = table.seats[seat]
    if not row.bot:
        raise ApiError(409, "not-taken-over")
    return SeatUpdate(bot="", bank=clocks.after_return(table.row.clock, row.bank))


def check_bot_spec(spec: str) -> None:
    """Refuses a bot that does not exist, that would start a program or call an address, or that thinks too long."""
    kind, _, number = spec.partition(":")
    if kind in OUTSIDE:
        raise ApiError(400, "outside-bot", kind=kind)
    if kind not in KINDS:
        raise ApiError(400, "no-bot", spec=spec, bots=", ".join(KINDS))
    try:
        make_bot(spec, 0)
    except BadInput as error:
        raise ApiError(400, "bot-number", spec=spec, kind=kind) from error
    if number and int(number) > ITERATIONS:
        raise ApiError(400, "bot-too-slow", spec=spec, most=str(ITERATIONS))


def expire_clocks(table: LoadedTable, now: float) -> Change | None:
    """Clocks at zero: a bot plays on, or the seat is dropped, as the table has agreed."""
    clock, change = table.row.clock, Change()
    if clock is None or table.over:
        return None
    for row in table.seats:
        if row.since is not None and row.bank is not None and clocks.left(row.bank, row.since, now) <= 0:
            dropped = clock.at_zero == "drop"
            change.seats[row.seat] = SeatUpdate(dropped=True, orders=[]) if dropped else take_over(clock.bot)
    return change if change.seats else None


# ---------------------------------------------------------------------- people


def new_token() -> str:
    """The secret of a seat's link or of the spectators'."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def free_name(seat: int, language: str) -> str:
    return say("free-seat", language, number=seat + 1)


def sit_down(table: LoadedTable, user: int, name: str, wish: SitDown) -> Change | None:
    """By a link's token, or on an open seat of a public table; nothing changes for who sits here already."""
    if table.seat_of(user) != SPECTATOR:
        return None
    seat = _free_seat(table, wish).seat
    return seat_change(seat, SeatUpdate(user=user, name=_distinct(name, table), token=None))


def _free_seat(table: LoadedTable, wish: SitDown) -> SeatRow:
    if wish.token is not None:
        for row in table.seats:
            if row.token and hmac.compare_digest(row.token.encode(), wish.token.encode()):
                return row
        raise ApiError(403, "link-used")
    free = [row for row in table.seats if row.kind == "open" and not row.taken]
    free = [row for row in free if wish.seat is None or row.seat == wish.seat]
    if not free or table.row.visibility != "public":
        raise ApiError(409, "no-free-seat")
    return free[0]


def _distinct(name: str, table: LoadedTable) -> str:
    """Two people with one name are told apart by a number."""
    names, number, made = set(table.names()), 2, name
    while made in names:
        made, number = f"{name[:36]} {number}", number + 1
    return made


def leave(table: LoadedTable, seat: int) -> Change:
    """Before the seat's first move it is free again; later a bot plays on, and one can come back."""
    clock = table.row.clock
    if any(entry.seat == seat for entry in table.match.entries):
        return seat_change(seat, take_over(clock.bot if clock else SUBSTITUTE))
    name = free_name(seat, table.row.language)
    bank = clocks.first(clock)
    return seat_change(seat, SeatUpdate(user=None, name=name, token=new_token(), bot="", bank=bank, since=None))


def move_person(table: LoadedTable, old: int, new: int) -> Change:
    """What a guest has at a table goes to the account he logs in to."""
    change = Change()
    mine = table.seat_of(old)
    if mine != SPECTATOR and table.seat_of(new) == SPECTATOR:
        change.seat(mine).user = new
    if table.row.host == old:
        change.match.host = new
    return change
