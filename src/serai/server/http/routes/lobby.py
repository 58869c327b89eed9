"""Routes of a table before and after its match: invitations, who is ready, beginning, playing again, putting away."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from serai.core.flow import SPECTATOR
from serai.server.errors import ApiError
from serai.server.http.dependencies import AppServices, CurrentPerson, Limits, ReaderLanguage
from serai.server.http.routes.tables import TableId, title_of
from serai.server.tables import access, seats
from serai.server.tables.changes import Change, MatchUpdate, SeatUpdate, seat_change
from serai.server.tables.commits import insertion
from serai.server.tables.creating import rematch
from serai.server.tables.loaded import LoadedTable
from serai.server.wire.common import Language
from serai.server.wire.seating import Archived, Invitation, InvitedSeat, Ready, SeatABot, Seated

SeatNumber = Annotated[int, PathParameter(ge=0, le=7)]


@get("/tables/{table:str}/invitation")
async def invitation(
    services: AppServices,
    person: CurrentPerson,
    language: ReaderLanguage,
    table: TableId,
    token: Annotated[str, QueryParameter(min_length=16, max_length=100)],
) -> Invitation:
    """What a link for a seat invites to."""
    known = await services.repository.get(table)
    opened = {row.seat for row in seats.seats_of_link(known, token)}
    mine = known.seat_of(person.id)
    if not opened and mine == SPECTATOR:
        raise ApiError(403, "link-used")
    host = await services.people.name_of(known.row.host)
    return _invitation(known, opened, None if mine == SPECTATOR else mine, host, language)


def _invitation(table: LoadedTable, opened: set[int], mine: int | None, host: str, language: Language) -> Invitation:
    row = table.row
    return Invitation(
        table=row.id,
        game=row.game,
        title=row.title or title_of(row.game, language),
        host=host,
        seats=[
            InvitedSeat(seat.seat, seats.shown_name(table, seat, language), seat.bot, seat.seat in opened)
            for seat in table.seats
        ],
        options=row.options,
        clock=row.clock,
        help=row.help,
        my_seat=mine,
    )


@put("/tables/{table:str}/ready")
async def ready(
    services: AppServices, limits: Limits, person: CurrentPerson, table: TableId, data: JSONBody[Ready]
) -> Ready:
    """I am ready for the match to begin, or not yet."""
    await limits.may_wish(person.id)
    await services.tables.change(
        table, lambda known: seats.set_ready(known, access.must_sit(known, person.id), data.on)
    )
    return data


@post("/tables/{table:str}/start", status_code=200)
async def start(services: AppServices, person: CurrentPerson, table: TableId) -> Seated:
    """The host lets the match begin: all seats are taken."""

    def work(known: LoadedTable) -> Change:
        access.must_host(known, person.id)
        return seats.start(known)

    known = await services.tables.change(table, work)
    return Seated(table, known.seat_of(person.id))


@post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def seat_bot(
    services: AppServices, person: CurrentPerson, table: TableId, seat: SeatNumber, data: JSONBody[SeatABot]
) -> Seated:
    """The host gives a free seat to a bot."""
    if not (person.account or services.settings.guests_choose_numbers):
        seats.check_level(data.spec)

    def work(known: LoadedTable) -> Change:
        access.must_host(known, person.id)
        return seats.seat_bot(known, seat, data.spec)

    await services.tables.change(table, work)
    return Seated(table, seat)


@post("/tables/{table:str}/rematch", status_code=200)
async def play_again(services: AppServices, person: CurrentPerson, table: TableId) -> Seated:
    """The same people once more, one seat further; whoever asks second is led to the same table."""
    old = await services.repository.get(table)
    access.must_sit(old, person.id)
    if not old.over:
        raise ApiError(409, "not-over")
    if old.row.again:
        return await _seat_at(services, person.id, old.row.again)
    async with services.owned.room_for_one(person):
        made = await rematch(services.packs, services.luck, person, old)

        def claim(known: LoadedTable) -> Change | None:
            if known.row.again:
                return None
            return Change(match=MatchUpdate(again=made.row.id), also=insertion(made))

        known, first = await services.tables.try_change(table, claim, seats_only=True)
        if first:
            services.tables.follow_up(await services.repository.get(made.row.id))
    return await _seat_at(services, person.id, known.row.again)


async def _seat_at(services: AppServices, user: int, table: str) -> Seated:
    found = await services.repository.get(table)
    return Seated(table, found.seat_of(user))


@put("/tables/{table:str}/archived")
async def archive(
    services: AppServices, limits: Limits, person: CurrentPerson, table: TableId, data: JSONBody[Archived]
) -> Archived:
    """Put a match away, or take it out again; only I see it so."""
    await limits.may_wish(person.id)
    await services.tables.change_seats(
        table, lambda known: seat_change(access.must_sit(known, person.id), SeatUpdate(archived=data.on))
    )
    return data


HANDLERS = (invitation, ready, start, seat_bot, play_again, archive)
