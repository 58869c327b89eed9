"""Routes about games: what there is to play, its texts, rules, data and board."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from litestar import get
from litestar.params import FromPath, QueryParameter
from litestar.response import Response
from msgspec.structs import replace

from serai.bots import KINDS
from serai.catalogue import games
from serai.core import text
from serai.core.game import AnyGame, Geometry, Options
from serai.core.pack import export
from serai.core.register import rules
from serai.core.text import Speaker, Voice, text_files
from serai.server.errors import ApiError
from serai.server.http.dependencies import AppPrinted, AppServices, ReaderLanguage
from serai.server.services import Services
from serai.server.wire.common import Language
from serai.server.wire.games import GameInfo, GameList, OptionInfo, OptionValue, Reconstructed, RuleBook, Texts


def known_game(name: str) -> AnyGame:
    found = games().get(name)
    if found is None:
        raise ApiError(404, "no-game", game=name[:60], games=", ".join(games()))
    return found


def describe(game: AnyGame, services: Services, language: Language) -> GameInfo:
    speaker, pack = Speaker(game, language), services.packs.of_game(game)
    options = [
        OptionInfo(
            option.name,
            speaker.say(f"option-{option.name}"),
            [OptionValue(value, speaker.say(f"option-{option.name}-{value}")) for value in option.values],
            list(option.players),
            list(option.needs),
        )
        for option in game.identity.options
    ]
    return GameInfo(
        name=game.name,
        title=speaker.say("title"),
        about=speaker.say("about"),
        players=list(game.players),
        minutes=game.identity.minutes,
        rules_version=game.identity.rules_version,
        options=options,
        provenance=pack.provenance(),
    )


@get("/games")
async def list_games(services: AppServices, printed: AppPrinted, language: ReaderLanguage) -> Response[GameList]:
    """All games, in the reader's language."""

    def make() -> GameList:
        found = [describe(game, services, language) for game in games().values()]
        return GameList(found, list(KINDS), list(text.LANGUAGES))

    return printed.answer(("games", language, *games(), *text.LANGUAGES), make)


@get("/games/{game:str}/texts")
async def texts(game: FromPath[str], printed: AppPrinted, language: ReaderLanguage) -> Response[Texts]:
    """Everything the engine and a game say, as Fluent source; the last word on a message is the game's own."""
    found = known_game(game)

    def make() -> Texts:
        engine, *_ = text_files(found.identity.folder, language)
        files: list[Path] = [engine]
        for folder in found.folders:
            files += text_files(folder, language)[1:]
        return Texts(language, "\n".join(path.read_text("utf-8") for path in files))

    return printed.answer(("texts", found, language), make)


@get("/games/{game:str}/rules")
async def rule_book(game: FromPath[str], printed: AppPrinted, language: ReaderLanguage) -> Response[RuleBook]:
    """The rule register of a game, its headings in the reader's language."""
    found = known_game(game)

    def make() -> RuleBook:
        voice = Voice(found.folders, language)
        spoken = [replace(rule, chapter=voice.say(rule.heading())) for rule in rules(found).values()]
        return RuleBook(game, language, spoken)

    return printed.answer(("rules", found, language), make)


@get("/games/{game:str}/pack", media_type="application/toml")
async def pack(game: FromPath[str]) -> Response[str]:
    """The game's data as one file that an owner of the box can edit."""
    found = known_game(game)
    headers = {"content-disposition": f'attachment; filename="{game}.toml"'}
    return Response(export(game, found.identity.folder / "data"), media_type="application/toml", headers=headers)


@get("/games/{game:str}/reconstructed")
async def reconstructed(game: FromPath[str], services: AppServices, printed: AppPrinted) -> Response[Reconstructed]:
    """Which values of a game's data are not known from its rulebook or another public source."""
    found = known_game(game)
    return printed.answer(
        ("reconstructed", found), lambda: Reconstructed(services.packs.of_game(found).reconstructed())
    )


@get("/games/{game:str}/geometry")
async def geometry(
    game: FromPath[str],
    services: AppServices,
    printed: AppPrinted,
    players: Annotated[int | None, QueryParameter(ge=1, le=8)] = None,
    option: Annotated[list[str] | None, QueryParameter(max_items=40, description="name:value")] = None,
) -> Response[Geometry]:
    """The board before there is a table."""
    found = known_game(game)
    given = dict(_pair(one) for one in option or [])
    count = players or found.players[0]
    options = found.check_setup(count, given)

    key = ("geometry", found, count, *sorted(options.items()))
    return printed.answer(key, lambda: found.presentation.geometry(_start(found, services, count, options)))


def _start(game: AnyGame, services: Services, players: int, options: Options) -> Any:
    """The first position, with nothing dealt."""
    return game.rules.start(game.tables(services.packs.of_game(game)), players, options)


def _pair(text: str) -> tuple[str, str]:
    name, _, value = text.partition(":")
    return name, value


HANDLERS = (list_games, texts, rule_book, pack, reconstructed, geometry)
