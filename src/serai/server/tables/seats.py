"""Who plays a seat: sitting down, leaving, and the one way in which a bot takes a seat over and gives it back."""

from __future__ import annotations

import hmac
import secrets

from serai.bots import KINDS, OUTSIDE, make_bot
from serai.bots.names import bot_names
from serai.core.errors import BadInput
from serai.core.flow import SPECTATOR
from serai.server.errors import ApiError
from serai.server.people.names import account_key
from serai.server.storage.rows import SeatRow
from serai.server.tables import clocks
from serai.server.tables.changes import Change, SeatUpdate, seat_change
from serai.server.tables.loaded import LoadedTable
from serai.server.texts import say
from serai.server.wire.seating import CreateTable, SeatBot, SitDown

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


def check_level(spec: str) -> None:
    """Refuses a bot by its number of iterations, where only named levels may be seated."""
    if ":" in spec:
        raise ApiError(403, "levels-only", spec=spec, bots=", ".join(KINDS))


def check_levels(wish: CreateTable) -> None:
    """The same for all bots of a new table."""
    for seat in wish.seats:
        if isinstance(seat, SeatBot):
            check_level(seat.spec)
    if wish.clock:
        check_level(wish.clock.bot)


def expire_clocks(table: LoadedTable, now: float) -> Change | None:
    """Clocks at zero: a bot plays on, or the seat is dropped, as the table has agreed."""
    clock, change = table.row.clock, Change(because="time")
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


def shown_name(table: LoadedTable, row: SeatRow, language: str) -> str:
    """What a seat is called; a free one without a name of its own in the reader's language, not the host's."""
    nameless = not row.taken and row.name == free_name(row.seat, table.row.language)
    return free_name(row.seat, language) if nameless else row.name


def sit_down(table: LoadedTable, user: int, name: str, wish: SitDown) -> Change | None:
    """By a link's token, or on an open seat of a public table; nothing changes for who sits here already."""
    if table.seat_of(user) != SPECTATOR:
        return None
    if user in table.row.barred and (wish.token is None or is_invitation(table, wish.token)):
        raise ApiError(403, "removed")
    seat = _free_seat(table, wish).seat
    return seat_change(seat, SeatUpdate(user=user, name=_distinct(name, table), token=None))


def _free_seat(table: LoadedTable, wish: SitDown) -> SeatRow:
    if wish.token is not None:
        found = seats_of_link(table, wish.token)
        wanted = [row for row in found if wish.seat is None or row.seat == wish.seat]
        if not found:
            raise ApiError(403, "link-used")
        if not wanted:
            raise ApiError(409, "seat-taken")
        return wanted[0]
    free = [row for row in table.seats if row.kind == "open" and not row.taken]
    free = [row for row in free if wish.seat is None or row.seat == wish.seat]
    if not free or table.row.visibility != "public":
        raise ApiError(409, "no-free-seat")
    return free[0]


def is_invitation(table: LoadedTable, token: str) -> bool:
    """Whether a link is the one for all free seats."""
    return table.row.invite is not None and hmac.compare_digest(table.row.invite.encode(), token.encode())


def seats_of_link(table: LoadedTable, token: str) -> list[SeatRow]:
    """The seats a link opens: its own, or all that are free; none once they are taken."""
    if is_invitation(table, token):
        return [row for row in table.seats if not row.taken]
    return [row for row in table.seats if row.token and hmac.compare_digest(row.token.encode(), token.encode())]


def seat_bot(table: LoadedTable, seat: int, spec: str) -> Change:
    """The host gives a free seat to a bot, before the match begins."""
    check_bot_spec(spec)
    if not 0 <= seat < len(table.seats):
        raise ApiError(404, "no-seat", seat=seat + 1)
    if table.begun or table.seats[seat].taken:
        raise ApiError(409, "seat-taken")
    (name,) = bot_names(1, table.names(), seat)
    return seat_change(seat, SeatUpdate(kind="bot", bot=spec, name=name, token=None, bank=None))


def start(table: LoadedTable) -> Change:
    """The host lets the match begin."""
    if table.begun:
        raise ApiError(409, "has-begun")
    if not all(row.taken for row in table.seats):
        raise ApiError(409, "gathering")
    return Change(starts=True)


def set_ready(table: LoadedTable, seat: int, on: bool) -> Change:
    if table.begun:
        raise ApiError(409, "has-begun")
    return seat_change(seat, SeatUpdate(ready=on))


def _distinct(name: str, table: LoadedTable) -> str:
    """Two people with one name are told apart by a number."""
    names, number, made = {account_key(one) for one in table.names()}, 2, name
    while account_key(made) in names:
        made, number = f"{name[:36]} {number}", number + 1
    return made


def leave(table: LoadedTable, seat: int) -> Change:
    """Before the match begins the seat is free again. Who has seen its hand keeps it: a bot plays on, and one
    can come back, but nobody else sits down there."""
    change = seat_change(seat, _substitute(table) if table.begun else vacate(table, seat))
    change.because = "left"
    return change


def vacate(table: LoadedTable, seat: int) -> SeatUpdate:
    """A seat that anyone may take again, by a new link."""
    name, bank = free_name(seat, table.row.language), clocks.first(table.row.clock)
    return SeatUpdate(user=None, name=name, token=new_token(), bot="", bank=bank, since=None, orders=[], ready=False)


def _substitute(table: LoadedTable) -> SeatUpdate:
    return take_over(table.row.clock.bot if table.row.clock else SUBSTITUTE)


def remove_guest(table: LoadedTable, seat: int) -> Change:
    """The host wants somebody else here, before the match has begun; the seat gets a new link."""
    if not 0 <= seat < len(table.seats):
        raise ApiError(404, "no-seat", seat=seat + 1)
    user = table.seats[seat].user
    if user is None or user == table.row.host:
        raise ApiError(409, "no-guest")
    if table.begun:
        raise ApiError(409, "has-begun")
    change = seat_change(seat, vacate(table, seat))
    change.match.barred = [*table.row.barred, user]
    change.match.invite = new_token()  # the old one is known to who was removed
    return change


def move_person(table: LoadedTable, old: int, new: int) -> Change:
    """What a guest has at a table goes to the account he logs in to; nobody gets a second seat by it."""
    change = Change()
    mine = table.seat_of(old)
    if mine != SPECTATOR and table.seat_of(new) == SPECTATOR:
        change.seat(mine).user = new
    elif mine != SPECTATOR:
        change = leave(table, mine)
    if table.row.host == old:
        change.match.host = new
    return change
