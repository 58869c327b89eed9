"""`serai arena`: how strong bots are against each other, with intervals."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from serai.arena.cluster import on_ray
from serai.arena.experiment import Experiment, in_processes, play_seed, read_pairs, save_pair
from serai.arena.ladder import summarise, write_measurement
from serai.arena.pairs import Pair
from serai.arena.plot import svg
from serai.arena.rating import result
from serai.catalogue import load
from serai.cli.common import DataFile, GameName, OptionList, emit, read_options, read_pack, say_if_slow
from serai.cli.main import EXIT_INTERRUPTED, app
from serai.cli.selfplay import progress_bar, seat_bots


@app.command("arena")
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", help="Bots, comma-separated; repeated to fill.")],
    pairs: Annotated[int, typer.Option("--pairs", min=1, help="Seeds; each is played in every rotation.")] = 20,
    players: Annotated[int | None, typer.Option("--players", help="Number of players; by default one per bot.")] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The first seed.")] = 0,
    option: OptionList = None,
    data: DataFile = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Number of processes.")] = 1,
    limit: Annotated[float, typer.Option("--limit", help="Seconds after which a move counts as a time-out.")] = 60.0,
    out: Annotated[Path | None, typer.Option("--out", help="Append pairs to this file; skip those in it.")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw the result as an SVG file.")] = None,
    report: Annotated[Path | None, typer.Option("--report", help="Write the result for `serai ladder` here.")] = None,
    ray: Annotated[bool, typer.Option("--ray", help="Play on Ray instead of local processes.")] = False,
    cluster: Annotated[str, typer.Option("--cluster", help="The address of the Ray cluster.")] = "",
    minutes: Annotated[
        float | None, typer.Option("--minutes", min=0, help="Stop waiting for pairs after this.")
    ] = None,
) -> None:
    """Compare bots: the same seeds with seats rotated, win rates with 95 % intervals."""
    chosen = load(game)
    seats = seat_bots(bots, players, min(chosen.players))
    options = chosen.check_setup(len(seats), read_options(option))
    read_pack(chosen, data)
    say_if_slow()
    experiment = Experiment(chosen.name, data.absolute() if data else None, options, seats, limit)
    done = read_pairs(out, experiment)
    due = [one for one in range(seed, seed + pairs) if one not in done]
    found = [done[one] for one in range(seed, seed + pairs) if one in done]
    played = on_ray(experiment, due, cluster) if ray else on_this_machine(experiment, due, jobs)
    stopped = play_all(experiment, in_time(played, minutes), len(due), out, found)
    outcome = result(chosen.name, len(seats), seats, found)
    emit(outcome)
    if plot:
        plot.write_text(svg(outcome), "utf-8")
    if report and found:
        write_measurement(report, summarise(experiment, found))
    if stopped:
        raise typer.Exit(EXIT_INTERRUPTED)


def on_this_machine(experiment: Experiment, seeds: list[int], processes: int) -> Iterator[Pair]:
    """The pairs from this process, or from several."""
    return (
        in_processes(experiment, seeds, processes) if processes > 1 else (play_seed(experiment, one) for one in seeds)
    )


def in_time(played: Iterator[Pair], minutes: float | None) -> Iterator[Pair]:
    """The pairs until the time is up. Which are left out does not depend on how they ended: seeds go in order."""
    until = math.inf if minutes is None else time.monotonic() + minutes * 60
    for pair in played:
        yield pair
        if time.monotonic() > until:
            return


def play_all(experiment: Experiment, played: Iterator[Pair], due: int, out: Path | None, found: list[Pair]) -> bool:
    """Collect the pairs as they are played and keep them; returns whether Ctrl-C cut it short."""
    with progress_bar() as bar:
        task = bar.add_task(f"arena {experiment.game}", total=due)
        try:
            for pair in played:
                found.append(pair)
                if out:
                    save_pair(out, experiment, pair)
                bar.advance(task)
        except KeyboardInterrupt:
            return True
    return False
