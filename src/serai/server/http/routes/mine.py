"""Routes about what I have played and learn: statistics, reports on finished matches, guided matches, notices."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from serai.core.game import AnyGame
from serai.server.errors import ApiError
from serai.server.http.dependencies import AppServices, Asker, CurrentPerson, Limits, ReaderLanguage
from serai.server.http.routes.games import known_game
from serai.server.http.routes.tables import Spectate, TableId, links_of, seen, title_of
from serai.server.jobs.delivery import check_webhook
from serai.server.jobs.push import check_keys
from serai.server.people.service import Person
from serai.server.people.statistics import statistics_of
from serai.server.services import Services
from serai.server.tables import lessons, replay
from serai.server.tables.creating import KnownDice, new_table
from serai.server.tables.loaded import LoadedTable
from serai.server.wire.common import Language
from serai.server.wire.games import LessonInfo, LessonList
from serai.server.wire.people import GameStatistics, NoPushTo, PushKey, PushTo, Statistics
from serai.server.wire.replay import Report
from serai.server.wire.seating import CreateTable, Links, SeatBot, SeatMe, SeatWish


@get("/me/statistics")
async def my_statistics(services: AppServices, person: CurrentPerson, language: ReaderLanguage) -> Statistics:
    """My finished matches, by game."""
    if not person.id:
        return Statistics([])
    found: list[GameStatistics] = await statistics_of(services.store, person.id, lambda game: title_of(game, language))
    return Statistics(found)


@post("/tables/{table:str}/report", status_code=200)
async def report(
    services: AppServices,
    person: CurrentPerson,
    asker: Asker,
    language: ReaderLanguage,
    table: TableId,
    spectate: Spectate = None,
    through: Annotated[int | None, QueryParameter(ge=0, le=7)] = None,
) -> Report:
    """A finished match looked back on by the best bot, for any seat: the moves that changed it most."""
    known, seat = await seen(services, person, table, spectate)
    if known.playing is None or known.partial:
        raise ApiError(409, "other-rules-then", game=known.row.game)
    eyes = replay.perspective(known, max(seat, 0), through)
    return await services.advice.report(known, asker, eyes, language)


# ---------------------------------------------------------------------- guided matches


@get("/games/{game:str}/lessons")
async def game_lessons(
    services: AppServices, person: CurrentPerson, language: ReaderLanguage, game: FromPath[str]
) -> LessonList:
    """The guided matches of a game, and how far I am in them."""
    known = known_game(game)
    voice = lessons.words_of(known, language)
    open_ones = await services.owned.lessons(person.id, known.name) if person.id else {}
    made: list[LessonInfo] = []
    for name, lesson in lessons.lessons_of(known).items():
        table = open_ones.get(name)
        done = lessons.steps_done(lesson, table.match.entries, table.seat_of(person.id)) if table else 0
        title, about = voice.say(f"lesson-{name}-title"), voice.say(f"lesson-{name}-about")
        made.append(
            LessonInfo(name, title, about, lesson.minutes, len(lesson.step), table.row.id if table else "", done)
        )
    return LessonList(made)


@post("/games/{game:str}/lessons/{lesson:str}", status_code=201)
async def begin_lesson(
    request: Request[Any, Any, Any],
    services: AppServices,
    limits: Limits,
    guest: CurrentPerson,
    language: ReaderLanguage,
    game: FromPath[str],
    lesson: FromPath[str],
) -> Links:
    """Begin a guided match, or take up the one I have not finished."""
    known = known_game(game)
    wanted = lessons.lessons_of(known).get(lesson)
    if wanted is None:
        raise ApiError(404, "no-lesson")
    begun = (await services.owned.lessons(guest.id, known.name)).get(lesson)
    if begun is None:
        await limits.may_open(request.scope)
        async with services.owned.room_for_one(guest):  # somebody who clicks twice begins it once
            begun = (await services.owned.lessons(guest.id, known.name)).get(lesson)
            begun = begun or await _new_lesson(services, guest, known, wanted, language)
    return links_of(request, services, begun)


async def _new_lesson(
    services: Services, person: Person, game: AnyGame, lesson: lessons.Lesson, language: Language
) -> LoadedTable:
    seats: list[SeatWish] = [SeatMe() if one == "me" else SeatBot(one) for one in lesson.seats]
    wish = CreateTable(
        game=game.name, seats=seats, options=lesson.options, language=language, visibility="private", confirm=False
    )
    begun = await new_table(services.packs, KnownDice(lesson.seed), person, wish)
    begun.row.lesson = lesson.name
    await services.tables.add(begun)
    return begun


# ---------------------------------------------------------------------- notices to this browser


@get("/me/push")
async def push_key(services: AppServices, person: CurrentPerson) -> PushKey:
    """The key with which this server signs its notices, and how many browsers of mine get them."""
    return PushKey(services.push.public_key, await services.push.count(person.id) if person.id else 0)


@put("/me/push")
async def push_here(
    request: Request[Any, Any, Any],
    services: AppServices,
    limits: Limits,
    guest: CurrentPerson,
    data: JSONBody[PushTo],
) -> PushKey:
    """Send notices to this browser."""
    check_keys(data)
    await limits.may_open(request.scope)  # a name is looked up, which may take seconds
    await check_webhook(data.endpoint, services.settings.private_hooks)
    await services.push.add(guest.id, data, guest.token)
    return PushKey(services.push.public_key, await services.push.count(guest.id))


@delete("/me/push", status_code=200)
async def no_push_here(services: AppServices, person: CurrentPerson, data: JSONBody[NoPushTo]) -> PushKey:
    """No more notices to this browser."""
    await services.push.remove(person.id, data.endpoint)
    return PushKey(services.push.public_key, await services.push.count(person.id))


HANDLERS = (my_statistics, report, game_lessons, begin_lesson, push_key, push_here, no_push_here)
