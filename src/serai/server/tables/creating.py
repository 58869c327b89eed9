"""Creating a table and sitting down at it."""

from __future__ import annotations

import contextlib
import hmac
import random
import secrets
import time

import msgspec
import sqlalchemy as sa

from serai.catalogue import games
from serai.core.flow import SPECTATOR
from serai.core.game import AnyGame
from serai.core.match import Match
from serai.core.pack import Pack
from serai.server.errors import Refusal, say
from serai.server.people.service import Person
from serai.server.storage import schema
from serai.server.tables import clocks
from serai.server.tables.actions import check_spec
from serai.server.tables.loaded import Change, MatchRow, SeatRow, Table
from serai.server.tables.service import Desk
from serai.server.wire import CreateTable, Language, SeatBot, SeatLink, SeatMe, SeatOpen, SeatWish, SitDown

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
TOKEN_BYTES = 18  # 144 bits


async def create(desk: Desk, person: Person, wish: CreateTable, language: Language) -> Table:
    """A new table; the match begins at once, and clocks run when all have sat down."""
    game = games().get(wish.game)
    if game is None:
        raise Refusal(404, "no-game", game=wish.game, games=", ".join(games()))
    _check(game, wish)
    wishes = list(wish.seats)
    if wish.shuffle:
        random.SystemRandom().shuffle(wishes)
    seats = [_seat(i, one, person, wish, language) for i, one in enumerate(wishes)]
    desk.rehearse(game)
    own = desk.own_pack(game)
    pack = Pack.parse(wish.pack, "data pack", own) if wish.pack else own
    match = Match.create(game, [seat.name for seat in seats], wish.options, pack=pack, hold=wish.confirm)
    assert match.dealer is not None
    row = _row(match, wish, person, match.dealer.seed)
    table = Table(row, seats, match)
    change = table.settle(Change(list(match.entries)), row.created)
    table.apply(change)
    await _write(desk, table)
    table.used = time.monotonic()
    desk.tables[row.id] = table
    desk.follow(table)
    return table


def _check(game: AnyGame, wish: CreateTable) -> None:
    if len(wish.seats) not in game.players:
        counts = ", ".join(str(n) for n in game.players)
        raise Refusal(400, "wrong-players", game=game.title, counts=counts, players=len(wish.seats))
    if sum(isinstance(seat, SeatMe) for seat in wish.seats) > 1:
        raise Refusal(400, "one-me")
    for seat in wish.seats:
        if isinstance(seat, SeatBot):
            check_spec(seat.spec)
    if wish.clock:
        check_spec(wish.clock.bot)


def _seat(i: int, wish: SeatWish, person: Person, table: CreateTable, language: Language) -> SeatRow:
    bank = clocks.first(table.clock)
    row = SeatRow(
        i, "person", None, say("free-seat", table.language, number=i + 1), "", None, bank, None, False, 0, True, []
    )
    if isinstance(wish, SeatMe):
        row.user, row.name = person.id, clean(table.name or person.name)
    elif isinstance(wish, SeatBot):
        row.kind, row.bot, row.bank = "bot", wish.spec, None
        row.name = say("bot-name", table.language, number=i + 1, spec=wish.spec)
    else:
        row.token = secrets.token_urlsafe(TOKEN_BYTES)
        row.kind = "open" if isinstance(wish, SeatOpen) else "person"
        if isinstance(wish, SeatLink) and wish.name:
            row.name = clean(wish.name)
    return row


def _row(match: Match, wish: CreateTable, person: Person, seed: bytes) -> MatchRow:
    header, now = match.header, time.time()
    return MatchRow(
        id="".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH)),
        version=1,
        game=header.game,
        rules=header.rules,
        data=header.data,
        options=dict(header.options),
        pack=wish.pack,
        seed=seed,
        title=" ".join(wish.title.split()),
        language=wish.language,
        visibility=wish.visibility,
        clock=wish.clock,
        hold=wish.confirm,
        host=person.id,
        spectate=secrets.token_urlsafe(TOKEN_BYTES),
        created=now,
        moved=now,
        length=0,
        state="gathering",
        waiting=[],
        winners=[],
        rewind=None,
        verified=None,
        deadline=None,
        bot_due=None,
    )


async def _write(desk: Desk, table: Table) -> None:
    row = {**msgspec.structs.asdict(table.row), "clock": msgspec.to_builtins(table.row.clock)}
    seats = [{"match": table.row.id, **msgspec.structs.asdict(seat)} for seat in table.seats]
    entries = [
        {"match": table.row.id, "number": i, "seat": entry.seat, "words": entry.words, "at": table.row.created}
        for i, entry in enumerate(table.match.entries, 1)
    ]

    def job(connection: sa.Connection) -> None:
        connection.execute(schema.matches.insert().values(row))
        connection.execute(schema.seats.insert(), seats)
        if entries:
            connection.execute(schema.log.insert(), entries)

    await desk.store.write(job, key=table.row.id)


def clean(name: str) -> str:
    """A name on one line, without characters that cannot be seen."""
    visible = "".join(c for c in " ".join(name.split()) if c.isprintable())
    if not visible:
        raise Refusal(400, "no-name")
    return visible[:40]


# ---------------------------------------------------------------------- sitting down


async def sit(desk: Desk, table: str, person: Person, wish: SitDown) -> tuple[Table, int]:
    """Sit down by a link's token, or on an open seat of a public table."""
    known = await desk.table(table)
    mine = known.seat_of(person.id)
    if mine != SPECTATOR:
        return known, mine
    name = clean(wish.name or person.name)
    chosen: list[int] = []

    def work(now: Table) -> Change:
        seat = _free_seat(now, wish)
        chosen[:] = [seat.seat]
        change = Change()
        change.seat(seat.seat, user=person.id, name=_unlike(name, now), token=None)
        return change

    return await desk.change(table, work), chosen[0]


def _free_seat(table: Table, wish: SitDown) -> SeatRow:
    if wish.token is not None:
        for row in table.seats:
            if row.token and hmac.compare_digest(row.token.encode(), wish.token.encode()):
                return row
        raise Refusal(403, "link-used")
    free = [row for row in table.seats if row.kind == "open" and not row.taken]
    free = [row for row in free if wish.seat is None or row.seat == wish.seat]
    if not free or table.row.visibility != "public":
        raise Refusal(409, "no-free-seat")
    return free[0]


def _unlike(name: str, table: Table) -> str:
    """Two people with one name are told apart by a number."""
    names, number, made = set(table.names()), 2, name
    while made in names:
        made, number = f"{name[:36]} {number}", number + 1
    return made


def leave(table: Table, seat: int) -> Change:
    """Before the seat's first move it is free again; later a bot plays on, and one can come back."""
    change = Change()
    if any(entry.seat == seat for entry in table.match.entries):
        change.seat(seat, bot=table.row.clock.bot if table.row.clock else "greedy")
        return change
    free = say("free-seat", table.row.language, number=seat + 1)
    token = secrets.token_urlsafe(TOKEN_BYTES)
    change.seat(seat, user=None, name=free, token=token, bot="", bank=clocks.first(table.row.clock), since=None)
    return change


async def move_seats(desk: Desk, old: int, new: int) -> None:
    """Everything a guest has goes to the account he logs in to."""
    rows = await desk.store.rows(sa.select(schema.seats.c.match).where(schema.seats.c.user == old))
    hosted = await desk.store.rows(sa.select(schema.matches.c.id.label("match")).where(schema.matches.c.host == old))
    for table in {row["match"] for row in [*rows, *hosted]}:

        def work(known: Table) -> Change:
            change = Change()
            mine = known.seat_of(old)
            if mine != SPECTATOR and known.seat_of(new) == SPECTATOR:
                change.seat(mine, user=new)
            if known.row.host == old:
                change.match["host"] = new
            return change

        with contextlib.suppress(Refusal):  # a table that cannot go on keeps its seats
            await desk.change(table, work)
