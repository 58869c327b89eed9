"""What several subcommands share: reading arguments, and writing JSON for programs or text for people."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from serai._native import COMPILED
from serai.core import log as logs
from serai.core.errors import BadInput
from serai.core.game import AnyGame
from serai.core.pack import Pack
from serai.core.text import LANGUAGES, Voice

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, as listed by `serai games`.")]
Language = Annotated[str, typer.Option("--language", help=f"The language of the texts: {' or '.join(LANGUAGES)}.")]
DataFile = Annotated[Path | None, typer.Option("--data", help="A data pack: an edited export of `serai data export`.")]
OptionList = Annotated[list[str] | None, typer.Option("--option", help="An option of the game, as name=value.")]
AsJson = Annotated[bool, typer.Option("--json", help="Write JSON even to a terminal.")]

stderr_console = Console(stderr=True, highlight=False)
stdout_console = Console(highlight=False)


@cache
def voice(language: str) -> Voice:
    """The command's own texts."""
    return Voice(Path(__file__).parent, language)


def command_name() -> str:
    """How the reader can call this command again: it need not be on the path."""
    started = Path(sys.argv[0])
    if shutil.which("serai") or started.name != "serai":
        return "serai"
    here = Path.cwd()
    return str(started.absolute().relative_to(here) if started.absolute().is_relative_to(here) else started.absolute())


def say_if_slow() -> None:
    """Whoever measures bots should not learn from the clock that a source has changed since it was compiled."""
    if not COMPILED and "SERAI_PURE" not in os.environ:
        stderr_console.print(
            "The rules run interpreted, some twenty times slower than compiled: no build of these sources was found."
            " In a source tree `make compile` makes one.",
            soft_wrap=True,
        )


def emit(value: Any) -> None:
    """One line of JSON for the program that reads us, written at once."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")
    sys.stdout.flush()


def emit_or_show(value: Any, as_json: bool, show: Callable[[], None]) -> None:
    """JSON where a program reads, text where a person looks at a terminal."""
    if as_json or not sys.stdout.isatty():
        emit(value)
    else:
        show()


def read_options(given: Sequence[str] | None) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for one in given or ():
        name, equals, value = one.partition("=")
        if not equals or not name or not value:
            raise BadInput(f'"{one}" is not an option; write name=value, for example --option board=standard.')
        if chosen.setdefault(name, value) != value:
            raise BadInput(f'The option "{name}" is given twice, as {chosen[name]} and as {value}.')
    return chosen


def read_pack(game: AnyGame, path: Path | None) -> Pack:
    """An owner's pack, checked whole, or the game's own."""
    pack = Pack.load(path, game.pack()) if path else game.pack()
    game.rules.tables(pack)
    return pack


def read_log(path: Path) -> logs.Log:
    return logs.read(path)


def write_new(path: Path, text: str) -> None:
    """Write a file that does not exist yet."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise BadInput(f"{path}: a file of this name already exists; nothing was written.") from error
    except OSError as error:
        raise BadInput(f"{path}: cannot be written ({error.strerror}).") from error
