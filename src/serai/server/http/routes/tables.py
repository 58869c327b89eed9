"""Routes about tables: creating, finding, sitting down, looking."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import sqlalchemy as sa
from litestar import Request, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from serai.catalogue import games
from serai.core.text import Speaker
from serai.server.http.dependencies import AppServices, CurrentPerson, Limits, ReaderLanguage
from serai.server.http.routes.people import address_of
from serai.server.live.chat import PAGE as CHAT_PAGE
from serai.server.people.names import clean_name
from serai.server.people.service import Person
from serai.server.services import Services
from serai.server.storage import schema
from serai.server.storage.rows import MatchRow, SeatRow
from serai.server.tables import access, presenters, seats
from serai.server.tables.changes import Change, SeatUpdate, seat_change
from serai.server.tables.creating import new_table
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.older_rules import is_older
from serai.server.wire.common import Language
from serai.server.wire.seating import CreateTable, Deleted, Links, Reminders, Seated, SitDown, TableList, TableSummary
from serai.server.wire.table import ChatPage, Lines, TableSnapshot

log = logging.getLogger("serai.server")

PAGE = 100  # tables in a list
RECENT = 7 * 86400.0  # how long a finished public table is listed
LINES = 100

TableId = Annotated[str, PathParameter(max_length=40)]
Spectate = Annotated[str | None, QueryParameter(max_length=100)]


# ---------------------------------------------------------------------- lists


@get("/me/tables")
async def my_tables(
    services: AppServices,
    person: CurrentPerson,
    language: ReaderLanguage,
    which: Annotated[Literal["open", "over", "all"], QueryParameter(name="state")] = "open",
    game: Annotated[str | None, QueryParameter(max_length=60)] = None,
    archived: Annotated[bool, QueryParameter()] = False,
) -> TableList:
    """My tables with whose turn it is, my turn first; those I have put away apart."""
    matches, seats = schema.matches, schema.seats
    mine = sa.select(seats.c.match).where(seats.c.user == person.id)
    away = sa.exists().where(seats.c.match == matches.c.id, seats.c.user == person.id, seats.c.archived)
    query = sa.select(matches).where((matches.c.host == person.id) | matches.c.id.in_(mine))
    query = query.where(away if archived else ~away)
    if game is not None:
        query = query.where(matches.c.game == game)
    if which != "all":
        over = matches.c.state == "over"
        query = query.where(over if which == "over" else ~over)
    found = await _summaries(services, query, person.id, language) if person.id else []
    return TableList(sorted(found, key=lambda one: (not one.my_turn, -one.moved)))


@get("/tables")
async def open_tables(
    services: AppServices,
    person: CurrentPerson,
    language: ReaderLanguage,
    game: Annotated[str | None, QueryParameter(max_length=60)] = None,
) -> TableList:
    """Public tables: those with free seats first."""
    matches = schema.matches
    query = sa.select(matches).where(matches.c.visibility == "public")
    query = query.where((matches.c.state != "over") | (matches.c.moved > time.time() - RECENT))
    if game is not None:
        query = query.where(matches.c.game == game)
    found = await _summaries(services, query, person.id, language)
    return TableList(sorted(found, key=lambda one: (one.state == "over", not one.free, -one.moved)))


async def _summaries(services: Services, query: Any, user: int, language: Language) -> list[TableSummary]:
    """Lists are made from the store's rows; no match is loaded for them. A row that cannot be read is left out."""
    rows = await services.store.readable_rows(query.order_by(schema.matches.c.moved.desc()).limit(PAGE), MatchRow)
    seats = schema.seats
    mine = sa.select(seats).where(seats.c.match.in_([row.id for row in rows])).order_by(seats.c.seat)
    by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
    for seat in await services.store.readable_rows(mine, SeatRow):
        by_table[seat.match].append(seat)
    tables = [LoadedTable(row, by_table[row.id], None) for row in rows]
    deletable = await services.owned.deletable(tables, user)
    made = [_summary(services, table, user, language, table.row.id in deletable) for table in tables]
    return [one for one in made if one is not None]


def _summary(
    services: Services, table: LoadedTable, user: int, language: Language, can_delete: bool
) -> TableSummary | None:
    row = table.row
    if is_older(row):
        row.waiting = []  # nobody's turn until it is known whether it goes on
    try:
        unreadable = row.id in services.repository.unreadable
        return presenters.summary(table, user, language, title_of(row.game, language), can_delete, unreadable)
    except Exception:
        log.exception("table %s cannot be listed", row.id)
        return None


def title_of(game: str, language: Language) -> str:
    known = games().get(game)
    return Speaker(known, language).say("title") if known else game


# ---------------------------------------------------------------------- creating, sitting down


@post("/tables", status_code=201)
async def create_table(
    request: Request[Any, Any, Any],
    services: AppServices,
    limits: Limits,
    guest: CurrentPerson,
    data: JSONBody[CreateTable],
) -> Links:
    """Create a table. One link per seat that is not taken yet, and one for spectators."""
    await limits.may_open(request.scope)
    table = await new_table(services.packs, services.luck, guest, data)
    if not (guest.account or services.settings.guests_choose_numbers):
        seats.check_levels(data)
    async with services.owned.room_for_one(guest):
        await services.tables.add(table)
    await services.people.remember_name(guest, data.name)
    return links_of(request, services, table)


@get("/tables/{table:str}/links")
async def links(request: Request[Any, Any, Any], services: AppServices, person: CurrentPerson, table: TableId) -> Links:
    """The host sees the links of free seats again."""
    known = await services.repository.get(table)
    access.must_host(known, person.id)
    return links_of(request, services, known)


def links_of(request: Request[Any, Any, Any], services: Services, table: LoadedTable) -> Links:
    url = f"{address_of(request, services)}/t/{table.row.id}"
    seats: Sequence[str | None] = [f"{url}?seat={seat.token}" if seat.token else None for seat in table.seats]
    spectate = url if table.row.visibility == "public" else f"{url}?spectate={table.row.spectate}"
    free = table.row.invite if any(seats) and not table.begun else None
    invite = f"{url}?seat={free}" if free else None
    return Links(table.row.id, url, list(seats), None if table.row.visibility == "private" else spectate, invite)


@post("/tables/{table:str}/sit", status_code=200)
async def sit(
    services: AppServices, limits: Limits, guest: CurrentPerson, table: TableId, data: JSONBody[SitDown]
) -> Seated:
    """Sit down by link, or on an open seat."""
    await limits.may_stir(guest.id)
    name = clean_name(data.name or guest.name)
    known = await services.tables.change(table, lambda now: seats.sit_down(now, guest.id, name, data))
    await services.people.remember_name(guest, data.name)
    return Seated(table, known.seat_of(guest.id))


@post("/tables/{table:str}/leave", status_code=200)
async def leave(services: AppServices, limits: Limits, person: CurrentPerson, table: TableId) -> Seated:
    """Leave my seat: before the match begins it is free again, later a bot plays on until I come back."""
    await limits.may_stir(person.id)
    chosen: list[int] = []

    def work(known: LoadedTable) -> Change:
        chosen[:] = [access.must_sit(known, person.id)]
        return seats.leave(known, chosen[0])

    await services.tables.change(table, work)
    return Seated(table, chosen[0])


@post("/tables/{table:str}/seats/{seat:int}/remove", status_code=200)
async def remove(
    services: AppServices,
    person: CurrentPerson,
    table: TableId,
    seat: Annotated[int, PathParameter(ge=0, le=7)],
) -> Seated:
    """The host removes a guest before the match has begun."""

    def work(known: LoadedTable) -> Change:
        access.must_host(known, person.id)
        return seats.remove_guest(known, seat)

    await services.tables.change(table, work)
    return Seated(table, seat)


@delete("/tables/{table:str}", status_code=200)
async def delete_table(services: AppServices, person: CurrentPerson, table: TableId) -> Deleted:
    """Delete my table for good, where nobody else plays or nobody has made a move yet."""
    await services.owned.delete(table, person.id)
    return Deleted(table)


@put("/tables/{table:str}/reminders")
async def reminders(
    services: AppServices, limits: Limits, person: CurrentPerson, table: TableId, data: JSONBody[Reminders]
) -> Reminders:
    """Remind me of this table, or not."""
    await limits.may_wish(person.id)

    def work(known: LoadedTable) -> Change:
        return seat_change(access.must_sit(known, person.id), SeatUpdate(reminders=data.on))

    await services.tables.change(table, work)
    return data


# ---------------------------------------------------------------------- looking


async def seen(services: Services, person: Person, table: str, spectate: str | None) -> tuple[LoadedTable, int]:
    """A table that can be shown, and the seat it is seen from."""
    known = await services.repository.get(table)
    seat = access.may_see(known, person.id, spectate)
    if known.playing is None and known.record is None:
        raise known.stopped_error()
    return known, seat


@get("/tables/{table:str}")
async def look_at(
    services: AppServices,
    person: CurrentPerson,
    language: ReaderLanguage,
    table: TableId,
    spectate: Spectate = None,
) -> TableSnapshot:
    """All of a table for my seat, or as a spectator."""
    known, seat = await seen(services, person, table, spectate)
    if known.record is not None:
        ended = await services.hub.records.state(known, seat, language)
        talk = await services.chats.page(known, seat)
        return TableSnapshot(presenters.info(known, person.id), ended, talk, known.record.geometry)
    geometry = known.match.game.presentation.geometry(known.match.seen_state(seat))
    info, state = presenters.info(known, person.id), presenters.state(known, seat, language)
    watchers = services.hub.watchers(table)
    return TableSnapshot(info, state, await services.chats.page(known, seat), geometry, watchers)


@get("/tables/{table:str}/lines")
async def lines(
    services: AppServices,
    person: CurrentPerson,
    language: ReaderLanguage,
    table: TableId,
    before: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
    spectate: Spectate = None,
) -> Lines:
    """Older sentences of the log: those before an entry."""
    known, seat = await seen(services, person, table, spectate)
    if known.record is not None:
        return await services.hub.records.lines(known, seat, language, before)
    found = presenters.lines(known, seat, language, before=before, last=LINES)
    return Lines(found, len(found) == LINES)


@get("/tables/{table:str}/chat")
async def chat_page(
    services: AppServices,
    person: CurrentPerson,
    table: TableId,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)] = None,
    spectate: Spectate = None,
) -> ChatPage:
    """Older talk: the lines before one."""
    known, seat = await seen(services, person, table, spectate)
    found = await services.chats.page(known, seat, before)
    return ChatPage(found, len(found) == CHAT_PAGE)


HANDLERS = (
    my_tables,
    open_tables,
    create_table,
    links,
    sit,
    leave,
    remove,
    delete_table,
    reminders,
    look_at,
    lines,
    chat_page,
)
