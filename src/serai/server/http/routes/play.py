"""Routes for playing without a web socket, for questions, talk and replays."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from serai.server.errors import ApiError
from serai.server.http.dependencies import AppServices, Asker, CurrentPerson, Limits, ReaderLanguage
from serai.server.http.routes.tables import Spectate, TableId, seen
from serai.server.tables import access, presenters, replay
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.reasons import what_follows, what_they_bring, why_not
from serai.server.wire.answers import Follows, Foretold, HintFor, WhyNot
from serai.server.wire.messages import Action, AskFollows, AskForetold, Chat, Why
from serai.server.wire.replay import Analysis, Replay, ReplayStep
from serai.server.wire.table import ChatLine, TableState


async def sitting(services: AppServices, person: CurrentPerson, table: TableId) -> tuple[LoadedTable, int]:
    """A table at which one plays, and one's seat there."""
    known, _ = await seen(services, person, table, None)
    known.check_playable()
    return known, access.must_sit(known, person.id)


@post("/tables/{table:str}/actions", status_code=200)
async def act(
    services: AppServices,
    limits: Limits,
    person: CurrentPerson,
    language: ReaderLanguage,
    table: TableId,
    data: JSONBody[Action],
) -> TableState:
    """Play, confirm, undo and so on; answers when it is committed."""
    await limits.may_do(person.id, data)
    with services.metrics.acknowledging():
        known = await services.tables.act(table, person.id, data, language)
    return presenters.state(known, known.seat_of(person.id), language)


@post("/tables/{table:str}/why", status_code=200)
async def why(
    services: AppServices, person: CurrentPerson, language: ReaderLanguage, table: TableId, data: JSONBody[Why]
) -> WhyNot:
    """Why can I not play this?"""
    known, seat = await sitting(services, person, table)
    return why_not(known, seat, data, language)


@post("/tables/{table:str}/follows", status_code=200)
async def follows(
    services: AppServices, person: CurrentPerson, language: ReaderLanguage, table: TableId, data: JSONBody[AskFollows]
) -> Follows:
    """What follows if I play this?"""
    known, seat = await sitting(services, person, table)
    return what_follows(known, seat, data, language)


@post("/tables/{table:str}/foretold", status_code=200)
async def foretold(
    services: AppServices, person: CurrentPerson, language: ReaderLanguage, table: TableId, data: JSONBody[AskForetold]
) -> Foretold:
    """What do these moves bring?"""
    known, seat = await sitting(services, person, table)
    return what_they_bring(known, seat, data, language)


@post("/tables/{table:str}/hint", status_code=200)
async def hint(services: AppServices, person: CurrentPerson, language: ReaderLanguage, table: TableId) -> HintFor:
    """What would a bot play here?"""
    return await services.advice.hint(table, person.id, language, 0)


@post("/tables/{table:str}/chat", status_code=201)
async def say_something(
    services: AppServices,
    limits: Limits,
    person: CurrentPerson,
    table: TableId,
    data: JSONBody[Chat],
    spectate: Spectate = None,
) -> ChatLine:
    """Say something at the table, or among its spectators."""
    await limits.may_say(person.id)
    return await services.chats.say(table, person.id, data.text, spectate)


@get("/tables/{table:str}/replay")
async def slider(
    services: AppServices, person: CurrentPerson, asker: Asker, table: TableId, spectate: Spectate = None
) -> Replay:
    """What the slider of a replay needs; the curve and the seed after the end."""
    known, seat = await seen(services, person, table, spectate)
    if known.record is not None:
        return services.hub.records.whole(known, person.id)
    return await services.replays.whole(known, seat, person.id, asker)


@get("/tables/{table:str}/replay/{number:int}")
async def step(
    services: AppServices,
    person: CurrentPerson,
    asker: Asker,
    language: ReaderLanguage,
    table: TableId,
    number: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    spectate: Spectate = None,
    through: Annotated[int | None, QueryParameter(ge=0, le=7)] = None,
) -> ReplayStep:
    """How things stood after an entry; in a finished match also through the eyes of another seat."""
    known, seat = await seen(services, person, table, spectate)
    eyes = replay.perspective(known, seat, through)
    if known.record is not None:
        return await services.hub.records.step(known, eyes, number, language)
    return await services.replays.step(known, eyes, number, language, asker)


@post("/tables/{table:str}/replay/{number:int}/analysis", status_code=200)
async def analysis(
    services: AppServices,
    person: CurrentPerson,
    asker: Asker,
    language: ReaderLanguage,
    table: TableId,
    number: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    spectate: Spectate = None,
) -> Analysis:
    """What the bots would have played there: for a finished match, worked out from what its player knew."""
    known, _ = await seen(services, person, table, spectate)
    if known.playing is None or known.partial:
        raise ApiError(409, "other-rules-then", game=known.row.game)
    return await services.advice.analysis(known, asker, number, language)


@get("/tables/{table:str}/file")
async def file(
    services: AppServices, person: CurrentPerson, table: TableId, spectate: Spectate = None
) -> Response[str]:
    """The `.serai` file of a finished match."""
    known, _ = await seen(services, person, table, spectate)
    headers = {"content-disposition": f'attachment; filename="{known.row.game}-{known.row.id}.serai"'}
    return Response(await replay.export(services.repository, known), media_type="text/plain", headers=headers)


HANDLERS = (act, why, follows, foretold, hint, say_something, slider, step, analysis, file)
