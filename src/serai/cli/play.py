"""`serai play`: a match in the terminal, against bots or with people at the same keyboard."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated

import typer

from serai.catalogue import load
from serai.cli import match_file
from serai.cli.common import DataFile, OptionList, command_name, read_options, read_pack, stdout_console, voice
from serai.cli.main import EXIT_INTERRUPTED, app
from serai.cli.seats import SeatedPlayer, default_seats, read_seats
from serai.cli.terminal_match import PlayersLeft, TerminalMatch
from serai.core.dealer import Dealer
from serai.core.errors import BadInput
from serai.core.header import with_bots
from serai.core.match import Match
from serai.core.text import check_language


@app.command("play")
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game, as listed by `serai games`.")] = None,
    seats: Annotated[str, typer.Option("--seats", help="Who sits where: human, human:NAME or a bot.")] = "",
    players: Annotated[int | None, typer.Option("--players", help="The number of players: you and bots.")] = None,
    option: OptionList = None,
    language: Annotated[str | None, typer.Option("--language", help="The language of the texts: en or de.")] = None,
    data: DataFile = None,
    seed: Annotated[int | None, typer.Option("--seed", min=0, help="Fixed dice, for trying things out.")] = None,
    log: Annotated[Path | None, typer.Option("--log", help="A new file for the log.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Continue a saved match.")] = None,
) -> None:
    """Play in the terminal."""
    check_language(language or "en")
    if resume is not None:
        if game or seats or players or option or log or seed is not None:
            raise BadInput("A saved match has its own game, seats, options and file; give --resume FILE alone.")
        terminal = _saved_match(resume, data, language)
    elif game is None:
        raise BadInput("Name the game to play, as serai games lists it, or a saved match with --resume FILE.")
    else:
        terminal = _new_match(game, seats, players, option, language or "en", data, seed, log)
    run(terminal)


def _new_match(
    name: str,
    seats: str,
    players: int | None,
    option: list[str] | None,
    language: str,
    data: Path | None,
    seed: int | None,
    log: Path | None,
) -> TerminalMatch:
    """A new match at a new table."""
    game = load(name)
    if seats and players is not None:
        raise BadInput("Give either --seats or --players, not both.")
    seated = _with_human(read_seats(seats or default_seats(game, players), voice(language)))
    options = game.check_setup(len(seated), read_options(option))
    pack = read_pack(game, data)
    dealer = Dealer() if seed is None else Dealer.numbered(seed)
    path = match_file.check_new(log) if log else match_file.default_path(game)
    specs = [one.spec for one in seated]
    secrets = match_file.Secrets(dealer.seed.hex(), specs, language, str(data.resolve()) if data else "")
    match = Match.create(game, [one.name for one in seated], options, dealer, pack, hold=True)
    match.header = with_bots(match.header, {i: one.spec for i, one in enumerate(seated) if not one.is_human})
    terminal = TerminalMatch(match, seated, path, secrets, stdout_console)
    title = match.speaker(language).say("title")
    terminal.renderer.say("welcome", "bold", game=title, dice=match.header.commitment[:16])
    _introduce_bots(terminal)
    return terminal


def _saved_match(path: Path, data: Path | None, language: str | None) -> TerminalMatch:
    match, secrets = match_file.resume(path, data)
    secrets.language = language or secrets.language
    seated = [SeatedPlayer(spec, name) for spec, name in zip(secrets.seats, match.header.seats, strict=True)]
    terminal = TerminalMatch(match, _with_human(seated), path, secrets, stdout_console)
    terminal.seen = dict.fromkeys(terminal.humans, max(0, len(match.entries) - 8))
    terminal.renderer.say("welcome-back", "bold", game=match.speaker(secrets.language).say("title"), file=str(path))
    _introduce_bots(terminal)
    return terminal


def _introduce_bots(terminal: TerminalMatch) -> None:
    """Which of the players are bots, and how strong: their names do not tell."""
    for one in terminal.players:
        if not one.is_human:
            terminal.renderer.say("bot-seat", "dim", player=one.name, bot=one.spec)


def _with_human(seated: list[SeatedPlayer]) -> list[SeatedPlayer]:
    if not any(one.is_human for one in seated):
        raise BadInput("There is no human at this table; serai selfplay lets bots play among themselves.")
    return seated


def run(terminal: TerminalMatch) -> None:
    """Play; getting up and Ctrl-C both save and say how to go on."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # gives the prompt a history and editing keys, where there is one
    try:
        terminal.run()
    except PlayersLeft:
        _leave(terminal)
    except KeyboardInterrupt:
        terminal.renderer.print()
        _leave(terminal)
        raise typer.Exit(EXIT_INTERRUPTED) from None


def _leave(terminal: TerminalMatch) -> None:
    terminal.save()
    terminal.renderer.say("saved", "green", file=str(terminal.path))
    terminal.renderer.say("how-to-resume", serai=command_name(), file=str(terminal.path))
