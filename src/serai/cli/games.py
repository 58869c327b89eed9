"""`serai games`: which games there are, for how many players, with which options."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from serai.catalogue import games
from serai.cli.common import AsJson, Language, command_name, emit_or_show, stdout_console, voice
from serai.cli.main import app
from serai.core.game import AnyGame
from serai.core.register import rules
from serai.core.text import Speaker, check_language


@app.command("games")
def list_games(language: Language = "en", json: AsJson = False) -> None:
    """List the games, their player counts and options."""
    check_language(language)
    listed = {name: describe(game, language) for name, game in games().items()}
    emit_or_show({"games": listed}, json, lambda: show(language))


def describe(game: AnyGame, language: str) -> dict[str, Any]:
    speaker = Speaker(game, language)
    return {
        "title": speaker.say("title"),
        "about": speaker.say("about"),
        "players": list(game.players),
        "minutes": game.identity.minutes,
        "rules": game.identity.rules_version,
        "registered_rules": len(rules(game)),
        "options": {option.name: list(option.values) for option in game.identity.options},
        "data": {"digest": game.pack().digest(), "provenance": game.pack().provenance()},
    }


def show(language: str) -> None:
    """The list for people; the first value of an option is its default."""
    say = voice(language).say
    table = Table(box=None, pad_edge=False, show_edge=False)
    for heading in ("games-name", "games-title", "games-players", "games-minutes", "games-options"):
        table.add_column(say(heading), overflow="fold")
    for game in games().values():
        options = ", ".join(f"{option.name}={'|'.join(option.values)}" for option in game.identity.options)
        counts = f"{min(game.players)}-{max(game.players)}"
        table.add_row(
            f"[bold]{game.name}[/]", Speaker(game, language).say("title"), counts, str(game.identity.minutes), options
        )
    stdout_console.print(table)
    stdout_console.print("\n" + say("games-how", serai=command_name()), style="dim")
