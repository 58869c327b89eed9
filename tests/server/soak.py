"""For nights: `python -m tests.server.soak sqlite=300 postgresql=100 cuts=50 disks=50 clusters=10`.

Each story of `test_nothing_lost.py`, as often as is asked, with the same checks over what the clients remember.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.databases import Postgres, redis_server
from tests.server.test_nothing_lost import TOGETHER, Cluster, cut_often, fill_often, kill_often, kill_parts

EVERY = 25  # kills between two words about them


def say(text: str) -> None:
    print(text, flush=True)


def tell(kill: int) -> None:
    if kill % EVERY == 0:
        say(f"   {kill} kills")


def on_sqlite(count: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        return kill_often(f"sqlite+aiosqlite:///{folder}/soak.sqlite", count, tell)


def on_disks(count: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        return fill_often(Path(folder) / "soak.sqlite", count)


def on_postgresql(work: Callable[[Postgres], int]) -> int:
    postgres = Postgres()
    try:
        return work(postgres)
    finally:
        postgres.stop()


def on_clusters(postgres: Postgres, count: int) -> int:
    with redis_server() as redis:
        cluster = Cluster(postgres.fresh(), redis)
        try:
            return kill_parts(cluster, TOGETHER * count)
        finally:
            cluster.stop()


STORIES: dict[str, Callable[[int], int]] = {
    "sqlite": on_sqlite,
    "postgresql": lambda count: on_postgresql(lambda postgres: kill_often(postgres.fresh(), count, tell)),
    "cuts": lambda count: on_postgresql(lambda postgres: cut_often(postgres, count)),
    "disks": on_disks,
    "clusters": lambda count: on_postgresql(lambda postgres: on_clusters(postgres, count)),
}


def main(wishes: list[str]) -> None:
    for wish in wishes:
        name, _, count = wish.partition("=")
        began = time.monotonic()
        say(f"== {name}, {count} times")
        moves = STORIES[name](int(count))
        say(f"   {moves} acknowledged moves, none lost, none twice, in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
