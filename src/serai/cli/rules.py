"""`serai rules`: the register of every rule, and whether each has code and a test."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markup import escape

from serai.catalogue import games, load
from serai.cli.common import AsJson, Language, emit, emit_or_show, stderr_console, stdout_console
from serai.cli.main import app
from serai.core import register
from serai.core.game import AnyGame
from serai.core.register import Rule, code_citations, rule, rules, test_citations
from serai.core.text import Voice, check_language


@app.command("rules")
def show_rules(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; by default all.")] = None,
    rule_id: Annotated[str | None, typer.Argument(metavar="[ID]", help="One rule, such as E12.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Fail on rules without code or tests.")] = False,
    language: Language = "en",
    json: AsJson = False,
) -> None:
    """Print the rules of a game, or check that each has code and a test."""
    check_language(language)
    chosen = [load(game)] if game else list(games().values())
    if check:
        _check(chosen)
    elif rule_id and game:
        one = rule(chosen[0], rule_id)
        emit_or_show(_row(chosen[0], one), json, lambda: _show(one, Voice(chosen[0].folders, language)))
    elif game:
        listed = [_row(chosen[0], one) for one in rules(chosen[0]).values()]
        emit_or_show({"game": game, "rules": listed}, json, lambda: _show_all(chosen[0], language))
    else:
        counts = {one.name: len(rules(one)) for one in chosen}
        emit_or_show({"rules": counts}, json, lambda: _show_counts(counts))


def _check(chosen: list[AnyGame]) -> None:
    faults = {game.name: register.check(game) for game in chosen}
    for fault in [fault for found in faults.values() for fault in found]:
        stderr_console.print(fault, markup=False, soft_wrap=True)
    emit({"rules": {game.name: len(rules(game)) for game in chosen}, "faults": sum(map(len, faults.values()))})
    if any(faults.values()):
        raise typer.Exit(1)


def _row(game: AnyGame, one: Rule) -> dict[str, Any]:
    code = [f"{c.file}:{c.line} {c.name}" for c in code_citations(game) if c.rule == one.id]
    tests = [f"{c.file}:{c.line} {c.name}" for c in test_citations(game) if c.rule == one.id]
    ruling = {"en": one.ruling.en, "de": one.ruling.de, "why": one.ruling.why} if one.ruling else None
    given = {
        "id": one.id,
        "page": one.page or None,
        "chapter": one.chapter,
        "en": one.en,
        "de": one.de,
        "ruling": ruling,
    }
    return {**given, "code": code, "tests": tests}


def _show(one: Rule, voice: Voice) -> None:
    for line in rule_text(one, voice):
        stdout_console.print(line)


def _show_all(game: AnyGame, language: str) -> None:
    chapter, voice = "", Voice(game.folders, language)
    for one in rules(game).values():
        if one.chapter != chapter:
            chapter = one.chapter
            stdout_console.print(f"\n[bold]{escape(voice.say(one.heading()))}[/]")
        _show(one, voice)


def _show_counts(counts: dict[str, int]) -> None:
    for name, count in counts.items():
        stdout_console.print(f"{name}: {count}")


def rule_text(one: Rule, voice: Voice) -> list[str]:
    """A rule as the terminal shows it, with its page where one is known, its ruling on a line of its own."""
    page = f" {voice.say('on-page', page=one.page)}" if one.page else ""
    lines = [f"[bold]{one.id}[/]{page} {escape(one.sentence(voice))}"]
    if one.ruling:
        lines.append(f"    [italic]{escape(one.ruling_sentence(voice))}[/]")
    return lines
