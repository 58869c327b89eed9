"""Routes about tables: creating, finding, sitting down, looking."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
import sqlalchemy as sa
from litestar import Request, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from serai.catalogue import games
from serai.core.text import Speaker
from serai.server.http.dependencies import Asking, Speech, TheOffice
from serai.server.http.routes.people import address_of
from serai.server.live import chat
from serai.server.people.service import Person
from serai.server.services import Office
from serai.server.storage import schema
from serai.server.tables import access, actions, creating, presenters
from serai.server.tables.loaded import Change, MatchRow, SeatRow, Table
from serai.server.tables.service import Desk
from serai.server.wire import (
    ChatPage,
    CreateTable,
    HandOver,
    Language,
    Lines,
    Links,
    Reminders,
    Return,
    Seated,
    SitDown,
    TableList,
    TableSnapshot,
    TableSummary,
    Takeover,
)

PAGE = 100  # tables in a list
RECENT = 7 * 86400.0  # how long a finished public table is listed
LINES = 100

TableId = Annotated[str, PathParameter(max_length=40)]
Spectate = Annotated[str | None, QueryParameter(max_length=100)]


# ---------------------------------------------------------------------- lists


@get("/me/tables")
async def my_tables(
    office: TheOffice,
    person: Asking,
    speech: Speech,
    which: Annotated[Literal["open", "over", "all"], QueryParameter(name="state")] = "open",
) -> TableList:
    """My tables with whose turn it is, my turn first."""
    matches, seats = schema.matches, schema.seats
    mine = sa.select(seats.c.match).where(seats.c.user == person.id)
    query = sa.select(matches).where((matches.c.host == person.id) | matches.c.id.in_(mine))
    if which != "all":
        over = matches.c.state == "over"
        query = query.where(over if which == "over" else ~over)
    found = await _summaries(office.desk, query, person.id, speech) if person.id else []
    return TableList(sorted(found, key=lambda one: (not one.my_turn, -one.moved)))


@get("/tables")
async def open_tables(
    office: TheOffice, person: Asking, speech: Speech, game: Annotated[str | None, QueryParameter(max_length=60)] = None
) -> TableList:
    """Public tables: those with free seats first."""
    matches = schema.matches
    query = sa.select(matches).where(matches.c.visibility == "public")
    query = query.where((matches.c.state != "over") | (matches.c.moved > time.time() - RECENT))
    if game is not None:
        query = query.where(matches.c.game == game)
    found = await _summaries(office.desk, query, person.id, speech)
    return TableList(sorted(found, key=lambda one: (one.state == "over", not one.free, -one.moved)))


async def _summaries(desk: Desk, query: Any, user: int, language: Language) -> list[TableSummary]:
    """Lists are made from the store's rows; no match is loaded for them."""
    rows = await desk.store.rows(query.order_by(schema.matches.c.moved.desc()).limit(PAGE))
    seats = schema.seats
    mine = sa.select(seats).where(seats.c.match.in_([row["id"] for row in rows])).order_by(seats.c.seat)
    by_table: dict[str, list[SeatRow]] = {row["id"]: [] for row in rows}
    for row in await desk.store.rows(mine):
        values = {key: value for key, value in row.items() if key != "match"}
        by_table[row["match"]].append(msgspec.convert(values, SeatRow))
    made = [Table(msgspec.convert(row, MatchRow, builtin_types=(bytes,)), by_table[row["id"]], None) for row in rows]
    return [presenters.summary(table, user, _title(table.row.game, language)) for table in made]


def _title(game: str, language: Language) -> str:
    known = games().get(game)
    return Speaker(known, language).say("title") if known else game


# ---------------------------------------------------------------------- creating, sitting down


@post("/tables", status_code=201)
async def create_table(
    request: Request[Any, Any, Any], office: TheOffice, guest: Asking, speech: Speech, data: JSONBody[CreateTable]
) -> Links:
    """Create a table. One link per seat that is not taken yet, and one for spectators."""
    table = await creating.create(office.desk, guest, data, speech)
    return _links(request, office, table)


@get("/tables/{table:str}/links")
async def links(request: Request[Any, Any, Any], office: TheOffice, person: Asking, table: TableId) -> Links:
    """The host sees the links of free seats again."""
    known = await office.desk.table(table)
    access.must_host(known, person.id)
    return _links(request, office, known)


def _links(request: Request[Any, Any, Any], office: Office, table: Table) -> Links:
    url = f"{address_of(request, office)}/t/{table.row.id}"
    seats: Sequence[str | None] = [f"{url}?seat={seat.token}" if seat.token else None for seat in table.seats]
    spectate = url if table.row.visibility == "public" else f"{url}?spectate={table.row.spectate}"
    return Links(table.row.id, url, list(seats), None if table.row.visibility == "private" else spectate)


@post("/tables/{table:str}/sit", status_code=200)
async def sit(office: TheOffice, guest: Asking, table: TableId, data: JSONBody[SitDown]) -> Seated:
    """Sit down by link, or on an open seat."""
    _, seat = await creating.sit(office.desk, table, guest, data)
    return Seated(table, seat)


@post("/tables/{table:str}/leave", status_code=200)
async def leave(office: TheOffice, person: Asking, table: TableId) -> Seated:
    """Leave my seat: before my first move it is free again, later a bot plays on until I come back."""
    seat = access.must_sit(await office.desk.table(table), person.id)
    await office.desk.change(table, lambda known: creating.leave(known, seat))
    return Seated(table, seat)


@post("/tables/{table:str}/bot", status_code=200)
async def hand_over(
    office: TheOffice, person: Asking, speech: Speech, table: TableId, data: JSONBody[HandOver]
) -> Seated:
    """Let a bot play for my seat."""
    seat = access.must_sit(await office.desk.table(table), person.id)
    await office.desk.change(table, lambda known: actions.apply(known, seat, Takeover(data.spec), speech))
    return Seated(table, seat)


@delete("/tables/{table:str}/bot", status_code=200)
async def take_back(office: TheOffice, person: Asking, speech: Speech, table: TableId) -> Seated:
    """Take my seat back from the bot."""
    seat = access.must_sit(await office.desk.table(table), person.id)
    await office.desk.change(table, lambda known: actions.apply(known, seat, Return(), speech))
    return Seated(table, seat)


@put("/tables/{table:str}/reminders")
async def reminders(office: TheOffice, person: Asking, table: TableId, data: JSONBody[Reminders]) -> Reminders:
    """Remind me of this table, or not."""
    seat = access.must_sit(await office.desk.table(table), person.id)

    def work(_: Table) -> Change:
        change = Change()
        change.seat(seat, reminders=data.on)
        return change

    await office.desk.change(table, work)
    return data


# ---------------------------------------------------------------------- looking


async def seen(office: Office, person: Person, table: str, spectate: str | None) -> tuple[Table, int]:
    """A table that can be shown, and the seat it is seen from."""
    known = await office.desk.table(table)
    seat = access.may_see(known, person.id, spectate)
    if known.playing is None:
        raise known.refusal()
    return known, seat


@get("/tables/{table:str}")
async def look_at(
    office: TheOffice, person: Asking, speech: Speech, table: TableId, spectate: Spectate = None
) -> TableSnapshot:
    """All of a table for my seat, or as a spectator."""
    known, seat = await seen(office, person, table, spectate)
    geometry = known.match.game.presentation.geometry(known.match.seen_state(seat))
    info, state = presenters.info(known, person.id), presenters.state(known, seat, speech)
    return TableSnapshot(info, state, await chat.said(office, known), geometry)


@get("/tables/{table:str}/lines")
async def lines(
    office: TheOffice,
    person: Asking,
    speech: Speech,
    table: TableId,
    before: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
    spectate: Spectate = None,
) -> Lines:
    """Older sentences of the log: those before an entry."""
    known, seat = await seen(office, person, table, spectate)
    found = known.match.lines(seat, speech, before=before, last=LINES)
    return Lines(found, len(found) == LINES)


@get("/tables/{table:str}/chat")
async def chat_page(
    office: TheOffice,
    person: Asking,
    table: TableId,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)] = None,
    spectate: Spectate = None,
) -> ChatPage:
    """Older talk: the lines before one."""
    known, _ = await seen(office, person, table, spectate)
    found = await chat.said(office, known, before)
    return ChatPage(found, len(found) == chat.PAGE)


HANDLERS = (
    my_tables,
    open_tables,
    create_table,
    links,
    sit,
    leave,
    hand_over,
    take_back,
    reminders,
    look_at,
    lines,
    chat_page,
)
