"""`serai selfplay`: bot matches, one line of JSON each, and a closing summary."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serai.arena.experiment import ignore_interrupts
from serai.bots import make_bot
from serai.bots.bot_match import MatchResult, play_match
from serai.catalogue import load
from serai.cli.common import DataFile, GameName, OptionList, emit, read_options, read_pack, say_if_slow, stderr_console
from serai.cli.main import EXIT_INTERRUPTED, app
from serai.core.errors import BadInput
from serai.core.game import Options

MATCHES_PER_PROCESS = 4  # matches handed to each process before the first is finished


@app.command("selfplay")
def selfplay(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", help="Number of players; by default one per bot.")] = None,
    games: Annotated[int, typer.Option("--games", min=1, help="Number of matches.")] = 10,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The first seed; match i is played with seed + i.")] = 0,
    bots: Annotated[str, typer.Option("--bots", help="Bots by seat, comma-separated; repeated to fill.")] = "random",
    option: OptionList = None,
    data: DataFile = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Number of processes.")] = 1,
) -> None:
    """Let bots play matches against each other."""
    chosen = load(game)
    seats = seat_bots(bots, players, min(chosen.players))
    options = chosen.check_setup(len(seats), read_options(option))
    read_pack(chosen, data)
    say_if_slow()
    began = time.perf_counter()
    tally = Tally()
    series = _Series(chosen.name, data, options, seats, seed, games)
    stopped = _play_all(series, jobs, tally)
    seconds = round(time.perf_counter() - began, 3)
    emit({"summary": {"game": chosen.name, "players": len(seats), **tally.counts(), "seconds": seconds}})
    if stopped:
        raise typer.Exit(EXIT_INTERRUPTED)


class Tally:
    """What the summary counts."""

    def __init__(self) -> None:
        self.games = self.finished = self.decisions = 0

    def add(self, played: MatchResult) -> None:
        self.games += 1
        self.finished += played.finished
        self.decisions += played.decisions

    def counts(self) -> dict[str, int]:
        return {"games": self.games, "finished": self.finished, "decisions": self.decisions}


def seat_bots(specs: str, players: int | None, fewest: int) -> list[str]:
    """A bot for each seat; fewer bots than seats are repeated in order."""
    named = [spec.strip() for spec in specs.split(",")]
    for spec in named:
        make_bot(spec, 0, outside=True)
    count = players if players is not None else max(fewest, len(named))
    if count < len(named):
        raise BadInput(f"{len(named)} bots are named for {count} players; name at most one for each.")
    return [named[i % len(named)] for i in range(count)]


class _Series:
    """All that a process needs to know to play a share of the matches."""

    def __init__(self, game: str, data: Path | None, options: Options, bots: list[str], seed: int, games: int) -> None:
        self.game, self.data, self.options, self.bots = game, data, options, bots
        self.seeds = range(seed, seed + games)


_tables: dict[tuple[str, Path | None], Any] = {}  # what is printed, read once per process


def _play(series: _Series, seed: int) -> MatchResult:
    game = load(series.game)
    key = (series.game, series.data)
    if key not in _tables:
        _tables[key] = game.rules.tables(read_pack(game, series.data))
    return play_match(game, _tables[key], series.options, series.bots, seed)


def _play_all(series: _Series, jobs: int, tally: Tally) -> bool:
    """Play and write; returns whether Ctrl-C cut it short."""
    with progress_bar() as bar:
        task = bar.add_task(f"selfplay {series.game}", total=len(series.seeds))
        try:
            for played in _in_processes(series, jobs) if jobs > 1 else (_play(series, seed) for seed in series.seeds):
                with interrupts_deferred():
                    emit(played)
                    tally.add(played)
                bar.advance(task)
        except KeyboardInterrupt:
            return True
    return False


@contextmanager
def interrupts_deferred() -> Iterator[None]:
    """Delays Ctrl-C until the block is done, so that lines and summary agree."""
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield  # whoever started us in the background does not want Ctrl-C to reach us
        return
    waiting: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: waiting.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if waiting:
        raise KeyboardInterrupt


def progress_bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=stderr_console, transient=True, disable=not stderr_console.is_terminal)


def _in_processes(series: _Series, jobs: int) -> Iterator[MatchResult]:
    """In the order of the seeds, a few matches ahead of what is written."""
    with ProcessPoolExecutor(jobs, initializer=ignore_interrupts) as pool:
        waiting: list[Future[MatchResult]] = []
        try:
            for seed in series.seeds:
                waiting.append(pool.submit(_play, series, seed))
                if len(waiting) >= jobs * MATCHES_PER_PROCESS:
                    yield waiting.pop(0).result()
            while waiting:
                yield waiting.pop(0).result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
