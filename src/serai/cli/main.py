"""The command `serai`: one short module per subcommand; mistakes get one sentence and exit code 2."""

from __future__ import annotations

import importlib
import os
import sys
from typing import Any

import typer

from serai import __version__
from serai.cli import serve
from serai.core.errors import SeraiError

EXIT_BAD_INPUT = 2  # the exit code of bad input
EXIT_INTERRUPTED = 130  # the exit code after Ctrl-C, as shells have it

# typer keeps its copy of click to itself; this is the parent of all its usage errors.
UsageError: Any = typer.BadParameter.__base__

app = typer.Typer(
    name="serai",
    help="Heavy board games, played exactly by their rulebooks.",
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

# The modules that add a subcommand each, in the order of the help page.
COMMANDS = (
    "games", "play", "selfplay", "fuzz", "replay", "rules", "data", "arena", "ladder", "study", "learn", "bot_server",
    "mcp", "dataset", "bench",
)  # fmt: skip


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(args: list[str]) -> int:
    """The command with these arguments; returns the exit code."""
    for name in COMMANDS:
        importlib.import_module(f"serai.cli.{name}")
    serve.register(app)
    try:
        return int(app(args, prog_name="serai", standalone_mode=False) or 0)
    except SeraiError as error:
        return print_error(str(error))
    except UsageError as error:
        return print_error(usage_sentence(error))
    except (KeyboardInterrupt, typer.Abort):
        print("serai: stopped.", file=sys.stderr)
        return EXIT_INTERRUPTED
    except typer.Exit as leaving:
        return leaving.exit_code
    except BrokenPipeError:  # the reader of our output has left; writing on would only fail again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def print_error(sentence: str) -> int:
    print(f"serai: {' '.join(sentence.split())}", file=sys.stderr)
    return EXIT_BAD_INPUT


def usage_sentence(error: Any) -> str:
    """A usage error with the way to help behind it."""
    said = error.format_message().rstrip(".") or "A subcommand is missing"
    path = error.ctx.command_path if error.ctx else "serai"
    return f"{said}; see {path} --help."


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"serai {__version__}")
        raise typer.Exit


@app.callback()
def serai(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", callback=show_version, is_eager=True, help="Print the version."),
) -> None:
    """Heavy board games, played exactly by their rulebooks."""
    if context.invoked_subcommand is None:
        serve.start_here()
