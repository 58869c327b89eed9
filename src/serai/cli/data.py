"""`serai data`: the printed values of a game, exported for its owner to correct, and checked."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from serai.catalogue import load
from serai.cli.common import AsJson, GameName, emit_or_show, read_pack, stderr_console, stdout_console, write_new
from serai.cli.main import app
from serai.core.pack import export, game_of

data = typer.Typer(help="Data packs: the printed values of a game.", rich_markup_mode=None)
app.add_typer(data, name="data")

OutFile = Annotated[Path | None, typer.Option("--output", help="A new file to write to instead of standard output.")]


@data.command("export")
def export_pack(game: GameName, output: OutFile = None) -> None:
    """Write a game's values as one TOML file that can be edited."""
    chosen = load(game)
    text = export(chosen.name, chosen.identity.folder / "data")
    if output is None:
        sys.stdout.write(text)
        return
    write_new(output, text)
    stderr_console.print(f"Written to {output}.", markup=False)


@data.command("check")
def check_pack(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An edited pack.")], json: AsJson = False
) -> None:
    """Check an edited pack: fields, counts and ranges."""
    pack = read_pack(load(game_of(file)), file)
    told: dict[str, Any] = {
        "file": str(file),
        "game": pack.game,
        "digest": pack.digest(),
        "own": pack.digest() == load(pack.game).pack().digest(),
        "provenance": pack.provenance(),
        "reconstructed": pack.reconstructed(),
    }
    emit_or_show(
        told, json, lambda: stdout_console.print(f"{file}: a good pack for {pack.game}, data {pack.digest()}.")
    )
