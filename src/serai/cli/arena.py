"""`serai arena`: how strong bots are against each other, with intervals."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from serai.arena.pairs import Pair, play_pair
from serai.arena.plot import svg
from serai.arena.rating import result
from serai.catalogue import load
from serai.cli.common import DataFile, GameName, OptionList, emit, read_options, read_pack
from serai.cli.main import STOPPED, app
from serai.cli.selfplay import ignore_interrupts, progress_bar, seat_bots
from serai.core.errors import BadInput
from serai.core.game import Options


@app.command("arena")
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", help="Bots with commas; repeated to fill the seats.")],
    pairs: Annotated[int, typer.Option("--pairs", min=1, help="Seeds; each is played with every seating.")] = 20,
    players: Annotated[int | None, typer.Option("--players", help="How many play; one per bot without it.")] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The first seed.")] = 0,
    option: OptionList = None,
    data: DataFile = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes play.")] = 1,
    limit: Annotated[float, typer.Option("--limit", help="Seconds after which a move counts as a time-out.")] = 60.0,
    out: Annotated[Path | None, typer.Option("--out", help="Keep each pair here as a line; go on from it.")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw the result into this SVG file.")] = None,
) -> None:
    """Measure bots: the same seeds with seats rotated, rates of wins with 95 % intervals."""
    chosen = load(game)
    seats = seat_bots(bots, players, min(chosen.players))
    options = chosen.check_setup(len(seats), read_options(option))
    read_pack(chosen, data)
    job = Job(chosen.name, data, options, seats, limit)
    done = read_pairs(out, job)
    due = [one for one in range(seed, seed + pairs) if one not in done]
    found = [done[one] for one in range(seed, seed + pairs) if one in done]
    stopped = _play_all(job, due, jobs, out, found)
    outcome = result(chosen.name, len(seats), seats, found)
    emit(outcome)
    if plot:
        plot.write_text(svg(outcome), "utf-8")
    if stopped:
        raise typer.Exit(STOPPED)


class Job(msgspec.Struct, frozen=True):
    """What all pairs of one measurement share."""

    game: str
    data: Path | None
    options: Options
    bots: list[str]
    limit: float


class Kept(msgspec.Struct, frozen=True):
    """One line of the file of pairs."""

    job: Job
    pair: Pair


def read_pairs(path: Path | None, job: Job) -> dict[int, Pair]:
    """The pairs already played, by seed; a file of another measurement is refused."""
    if path is None or not path.exists():
        return {}
    found: dict[int, Pair] = {}
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            kept = msgspec.json.decode(line, type=Kept)
        except msgspec.MsgspecError as error:
            raise BadInput(f"{path}, line {number}: is not a pair of an arena ({error}).") from error
        if kept.job != job:
            raise BadInput(f"{path}, line {number}: belongs to another measurement; name another file.")
        found[kept.pair.seed] = kept.pair
    return found


_tables: dict[tuple[str, Path | None], Any] = {}  # what is printed, read once per process


def play_seed(job: Job, seed: int) -> Pair:
    game = load(job.game)
    key = (job.game, job.data)
    if key not in _tables:
        _tables[key] = game.data(read_pack(game, job.data))
    return play_pair(game, _tables[key], job.options, job.bots, seed, job.limit)


def _play_all(job: Job, seeds: list[int], jobs: int, out: Path | None, found: list[Pair]) -> bool:
    """Play what is due and keep it; returns whether Ctrl-C cut it short."""
    with progress_bar() as bar:
        task = bar.add_task(f"arena {job.game}", total=len(seeds))
        try:
            for pair in _in_processes(job, seeds, jobs) if jobs > 1 else (play_seed(job, one) for one in seeds):
                found.append(pair)
                if out:
                    with out.open("ab") as file:
                        file.write(msgspec.json.encode(Kept(job, pair)) + b"\n")
                bar.advance(task)
        except KeyboardInterrupt:
            return True
    return False


def _in_processes(job: Job, seeds: list[int], jobs: int) -> Iterator[Pair]:
    with ProcessPoolExecutor(jobs, initializer=ignore_interrupts) as pool:
        waiting: list[Future[Pair]] = [pool.submit(play_seed, job, seed) for seed in seeds]
        try:
            for one in waiting:
                yield one.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
