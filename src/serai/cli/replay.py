"""`serai replay` and `serai verify`: a log played again under the rules, and its dice derived again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from serai.catalogue import load
from serai.cli.common import AsJson, DataFile, Language, emit_or_show, read_log, read_pack, stdout_console, voice
from serai.cli.main import app
from serai.cli.rendering import render_board
from serai.core.codec import digest
from serai.core.errors import BadInput
from serai.core.flow import SPECTATOR
from serai.core.match import Match
from serai.core.survey import replay_any
from serai.core.text import check_language
from serai.core.verify import verify

LogFile = Annotated[Path, typer.Argument(metavar="FILE", help="A .serai log.")]


@app.command("replay")
def replay_log(
    file: LogFile,
    data: DataFile = None,
    up_to: Annotated[int | None, typer.Option("--up-to", help="Stop after this move.")] = None,
    language: Language = "en",
    json: AsJson = False,
) -> None:
    """Replay a log, checking every move and digest."""
    check_language(language)
    log = read_log(file)
    if up_to is not None and not 0 <= up_to <= len(log.entries):
        raise BadInput(f"{file}: has {len(log.entries)} moves; --up-to {up_to} is not among them.")
    game = load(log.header.game)
    match, older = replay_any(game, log, read_pack(game, data), up_to)
    emit_or_show(_summary(match, file, language, older), json, lambda: _show(match, file, language, older))


@app.command("verify")
def verify_log(file: LogFile, data: DataFile = None, language: Language = "en", json: AsJson = False) -> None:
    """Check the dice of a finished match: derive every draw from its seed again."""
    check_language(language)
    log = read_log(file)
    game = load(log.header.game)
    pack = read_pack(game, data)
    drawn = verify(game, log, pack)
    replay_any(game, log, pack)
    told = {"file": str(file), "game": game.name, "fair": True, "moves": len(log.entries), "draws": drawn}
    sentence = voice(language).say("verified", file=str(file), draws=drawn, moves=len(log.entries))
    emit_or_show(told, json, lambda: stdout_console.print(escape(sentence), soft_wrap=True))


def _summary(match: Match, file: Path, language: str, older: bool) -> dict[str, Any]:
    lines = [{"move": line.number, "text": line.text} for line in match.lines(SPECTATOR, language)]
    return {
        "file": str(file),
        "game": match.game.name,
        "rules": match.header.rules,
        "older_rules": older,
        "players": match.header.players,
        "options": match.header.options,
        "seats": match.header.seats,
        "bots": match.header.bots,
        "moves": len(match.entries),
        "over": match.over,
        "winners": match.game.winners(match.state) if match.over else [],
        "standing": match.game.rules.standing(match.state) if match.over else [],
        "digest": digest(match.state),
        "lines": lines,
    }


def _show(match: Match, file: Path, language: str, older: bool) -> None:
    """The log as a spectator reads it, and the table at its end."""
    for number, text in match.read(SPECTATOR, language):
        stdout_console.print(f"[dim]{number:>5}[/]  {escape(text)}")
    stdout_console.print("\n" + render_board(match, SPECTATOR, language), soft_wrap=True)
    stdout_console.print("\n" + escape(voice(language).say("replayed", file=str(file), moves=len(match.entries))))
    if older:
        stdout_console.print(escape(_remark(match, language)), soft_wrap=True)


def _remark(match: Match, language: str) -> str:
    """That older rules were played, and that it makes no difference to this match."""
    own = match.game.identity.rules_version
    return voice(language).say("replayed-older", rules=match.header.rules, game=match.game.title, own=own)
