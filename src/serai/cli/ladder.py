"""`serai ladder`: the page of strength, made from what the arena has measured."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from serai.arena.ladder import markdown, read_measurements
from serai.cli.common import emit
from serai.cli.main import app
from serai.core.errors import BadInput


@app.command("ladder")
def ladder(
    folder: Annotated[Path, typer.Option("--from", help="The folder with the measurements.")] = Path("docs/strength"),
    out: Annotated[Path | None, typer.Option("--out", help="Write the page here; by default print JSON.")] = None,
) -> None:
    """Write the page of bot strength from the measurements of `serai arena --report`."""
    found = read_measurements(folder)
    if out is None:
        emit(found)
        return
    try:
        out.write_text(markdown(found), "utf-8")
    except OSError as error:
        raise BadInput(f"{out}: cannot be written ({error.strerror}).") from error
