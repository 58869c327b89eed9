"""Pairs over a Ray cluster: each is a task of its own, on whichever machine is free."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.arena.experiment import Experiment, play_seed
from serai.arena.pairs import Pair
from serai.core.errors import BadInput

TASKS_PER_CPU = 4  # pairs handed out per processor before the first is finished


def on_ray(experiment: Experiment, seeds: list[int], address: str = "") -> Iterator[Pair]:
    """The pairs as they are finished; on the cluster at an address, else on a Ray of this machine's own."""
    ray = _ray()
    began = not ray.is_initialized()
    if began:
        ray.init(address=address or None, log_to_driver=False, include_dashboard=False)
    try:
        yield from _submit(ray, experiment, seeds)
    finally:
        if began:
            ray.shutdown()


def _ray() -> Any:
    """Ray is an extra: only those who ask for a cluster need it."""
    try:
        import ray
    except ImportError as error:
        raise BadInput("A cluster needs Ray; install it with: pip install 'serai[cluster]'") from error
    return ray


def _submit(ray: Any, experiment: Experiment, seeds: list[int]) -> Iterator[Pair]:
    """A few tasks ahead of what is finished, so that a long measurement does not fill the cluster's memory."""
    task = ray.remote(play_seed)
    due = list(reversed(seeds))
    most = TASKS_PER_CPU * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []
    while due or waiting:
        while due and len(waiting) < most:
            waiting.append(task.remote(experiment, due.pop()))
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
