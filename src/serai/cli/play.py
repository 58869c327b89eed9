"""`serai play`: a match in the terminal, against bots or with people at the same keyboard."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated

import typer

from serai.catalogue import load
from serai.cli import saving
from serai.cli.chairs import Chair, default_chairs, read_chairs
from serai.cli.common import DataFile, OptionList, own_name, page, read_options, read_pack, voice
from serai.cli.main import STOPPED, app
from serai.cli.session import Leave, Session
from serai.core.dealer import Dealer
from serai.core.errors import BadInput
from serai.core.match import Match
from serai.core.text import check_language


@app.command("play")
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The name of a game.")] = None,
    seats: Annotated[str, typer.Option("--seats", help="Who sits where: human, human:NAME or a bot.")] = "",
    players: Annotated[int | None, typer.Option("--players", help="You and bots, this many in all.")] = None,
    option: OptionList = None,
    language: Annotated[str | None, typer.Option("--language", help="The language of what you read: en or de.")] = None,
    data: DataFile = None,
    seed: Annotated[int | None, typer.Option("--seed", min=0, help="Known dice, for trying things out.")] = None,
    log: Annotated[Path | None, typer.Option("--log", help="A new file for the log.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved match.")] = None,
) -> None:
    """Play in the terminal."""
    check_language(language or "en")
    if resume is not None:
        if game or seats or players or option or log or seed is not None:
            raise BadInput("A resumed match brings its game, seats, options and file; give --resume FILE alone.")
        session = _resumed(resume, data, language)
    elif game is None:
        raise BadInput("Name the game to play, as serai games lists it, or a saved match with --resume FILE.")
    else:
        session = _begun(game, seats, players, option, language or "en", data, seed, log)
    run(session)


def _begun(
    name: str,
    seats: str,
    players: int | None,
    option: list[str] | None,
    language: str,
    data: Path | None,
    seed: int | None,
    log: Path | None,
) -> Session:
    """A new match at a new table."""
    game = load(name)
    if seats and players is not None:
        raise BadInput("Give either --seats or --players, not both.")
    chairs = _with_human(read_chairs(seats or default_chairs(game, players), voice(language)))
    options = game.check_setup(len(chairs), read_options(option))
    pack = read_pack(game, data)
    dealer = Dealer() if seed is None else Dealer.numbered(seed)
    path = saving.check_new(log) if log else saving.default_path(game)
    specs = [chair.spec for chair in chairs]
    private = saving.Private(dealer.seed.hex(), specs, language, str(data.resolve()) if data else "")
    match = Match.create(game, [chair.name for chair in chairs], options, dealer, pack, hold=True)
    session = Session(match, chairs, path, private, page)
    title = match.speaker(language).say("title")
    session.picture.say("welcome", "bold", game=title, dice=match.header.commitment[:16])
    return session


def _resumed(path: Path, data: Path | None, language: str | None) -> Session:
    match, private = saving.resume(path, data)
    private.language = language or private.language
    chairs = [Chair(spec, name) for spec, name in zip(private.seats, match.header.seats, strict=True)]
    session = Session(match, _with_human(chairs), path, private, page)
    session.seen = dict.fromkeys(session.humans, max(0, len(match.entries) - 8))
    session.picture.say("welcome-back", "bold", game=match.speaker(private.language).say("title"), file=str(path))
    return session


def _with_human(chairs: list[Chair]) -> list[Chair]:
    if not any(chair.is_human for chair in chairs):
        raise BadInput("Nobody human sits at this table; serai selfplay lets bots play among themselves.")
    return chairs


def run(session: Session) -> None:
    """Play; getting up and Ctrl-C both save and say how to go on."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # gives the prompt a history and editing keys, where there is one
    try:
        session.run()
    except Leave:
        _leave(session)
    except KeyboardInterrupt:
        session.picture.print()
        _leave(session)
        raise typer.Exit(STOPPED) from None


def _leave(session: Session) -> None:
    session.save()
    session.picture.say("saved", "green", file=str(session.path))
    session.picture.say("how-to-resume", serai=own_name(), file=str(session.path))
