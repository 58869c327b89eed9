"""`serai dataset`: logs as Parquet files for learning and statistics."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from serai.cli.common import emit, read_log, stderr_console
from serai.cli.main import app
from serai.core.errors import BadInput, SeraiError
from serai.core.log import Log
from serai.server.settings import check_database
from serai.server.storage.store import Store
from serai.server.tables.finished import finished_logs


@app.command("dataset")
def dataset(
    logs: Annotated[list[Path] | None, typer.Argument(help=".serai files, or folders with some.")] = None,
    out: Annotated[Path, typer.Option("--out", help="The folder to write to.")] = Path("dataset"),
    database: Annotated[str, typer.Option("--database", help="A server's store: its finished matches.")] = "",
) -> None:
    """Turn logs into a dataset: what each seat saw, could do and did, and what came of it, with a data card."""
    try:
        from serai.research.dataset import Summary, export
    except ImportError as error:
        raise BadInput("A dataset needs more packages: pip install 'serai[research]'.") from error
    if not logs and not database:
        raise BadInput("Name logs or folders with logs, or a server's store with --database.")
    unread: list[str] = []
    with stderr_console.status("replaying ...") as status:

        def progress(done: Summary) -> None:
            status.update(f"{done.matches} matches, {done.rows} decisions")

        found = stored_logs(check_database(database)) if database else iter(())
        summary = export(_all(list(logs or ()), found, unread), out, progress)
    emit({"summary": msgspec.to_builtins(summary) | {"unread": unread, "out": str(out)}})


def _all(paths: list[Path], stored: Iterator[Log], unread: list[str]) -> Iterator[Log]:
    """Every log; files that are none are named, not fatal."""
    for path in paths:
        if not path.exists():
            raise BadInput(f"{path}: there is no such file or folder.")
        for file in sorted(path.rglob("*.serai")) if path.is_dir() else [path]:
            try:
                yield read_log(file)
            except SeraiError as error:
                unread.append(str(error))
    yield from stored


def stored_logs(url: str) -> Iterator[Log]:
    """The finished matches of a store, one at a time."""
    with asyncio.Runner() as runner:
        store: Any = runner.run(_opened(url))
        logs = finished_logs(store)
        try:
            while True:
                try:
                    yield runner.run(anext(logs))  # type: ignore[arg-type]  # anext gives an awaitable
                except StopAsyncIteration:
                    return
        finally:
            runner.run(store.close())


async def _opened(url: str) -> Store:
    store = Store(url)
    store.start()
    return store
