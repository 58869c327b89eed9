"""An experiment: what all its pairs share, the file that keeps them, and the processes that play them."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from serai.arena.pairs import Pair, play_pair
from serai.catalogue import load
from serai.core.errors import BadInput
from serai.core.game import Options
from serai.core.pack import Pack


class Experiment(msgspec.Struct, frozen=True):
    """What all pairs of one experiment share."""

    game: str
    data: Path | None
    options: Options
    bots: list[str]
    limit: float


class SavedPair(msgspec.Struct, frozen=True):
    """One line of the file of pairs."""

    experiment: Experiment
    pair: Pair


def read_pairs(path: Path | None, experiment: Experiment) -> dict[int, Pair]:
    """The pairs already played, by seed; a file of another experiment is refused."""
    if path is None or not path.exists():
        return {}
    found: dict[int, Pair] = {}
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            saved = msgspec.json.decode(line, type=SavedPair)
        except msgspec.MsgspecError as error:
            raise BadInput(f"{path}, line {number}: is not a pair of an arena ({error}).") from error
        if saved.experiment != experiment:
            raise BadInput(f"{path}, line {number}: belongs to another experiment; name another file.")
        found[saved.pair.seed] = saved.pair
    return found


def save_pair(path: Path, experiment: Experiment, pair: Pair) -> None:
    with path.open("ab") as file:
        file.write(msgspec.json.encode(SavedPair(experiment, pair)) + b"\n")


_tables: dict[tuple[str, Path | None], Any] = {}  # what is printed, read once per process


def play_seed(experiment: Experiment, seed: int) -> Pair:
    game = load(experiment.game)
    key = (experiment.game, experiment.data)
    if key not in _tables:
        own = game.pack()
        _tables[key] = game.rules.tables(Pack.load(experiment.data, own) if experiment.data else own)
    return play_pair(game, _tables[key], experiment.options, experiment.bots, seed, experiment.limit)


def in_processes(experiment: Experiment, seeds: list[int], processes: int) -> Iterator[Pair]:
    """The pairs in the order of their seeds, from several processes of this machine."""
    with ProcessPoolExecutor(processes, initializer=ignore_interrupts) as pool:
        waiting: list[Future[Pair]] = [pool.submit(play_seed, experiment, seed) for seed in seeds]
        try:
            for one in waiting:
                yield one.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; the parent alone decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
