"""Self-play on a local Ray, batches of matches in processes of their own:

`python -m serai.research.examples.selfplay_ray catan`. Needs ray.
"""

from __future__ import annotations

import sys

import numpy as np

try:
    import ray
except ModuleNotFoundError as missing:
    raise SystemExit("This example needs Ray, which is not installed: pip install 'serai[cluster]'") from missing


def play_batch(game: str, matches: int, seed: int) -> list[list[float]]:
    """What so many matches were worth to each seat, played at random."""
    from serai.core.rng import Rng
    from serai.research.batch import Batch

    batch, rng = Batch(game, 16, seeds=1000 * seed), Rng(seed)
    found: list[list[float]] = []
    while len(found) < matches:
        batch.step(batch.random_actions(rng))
        found += batch.rewards[batch.dones].tolist()
    return found[:matches]


def self_play(game: str, workers: int = 2, matches: int = 16) -> np.ndarray:
    """The mean result of each seat, over all workers."""
    ray.init(num_cpus=workers, include_dashboard=False, ignore_reinit_error=True, log_to_driver=False)
    try:
        remote = ray.remote(play_batch)
        results = ray.get([remote.remote(game, matches, worker) for worker in range(workers)])
    finally:
        ray.shutdown()
    means: np.ndarray = np.concatenate([np.array(one) for one in results]).mean(axis=0)
    return means


if __name__ == "__main__":
    print(self_play(sys.argv[1] if len(sys.argv) > 1 else "tadmor"))
