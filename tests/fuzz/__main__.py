"""`python -m tests.fuzz --minutes N`: each fuzzer for so long, with seeds that no run has had before."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from serai.catalogue import games
from tests.fuzz import http, packs, sockets
from tests.fuzz.watch import Watch
from tests.server.running import Running, running

Attack = Callable[[Running, range], list[str]]  # with these seeds; what went wrong


def main(minutes: float) -> int:
    faults = _until(minutes, "packs", _packs)
    for name, attack, step in (
        ("requests from the document", _by_document, 1),
        ("requests of any bytes", http.by_bytes, 500),
        ("messages on sockets", sockets.run, 200),
    ):
        faults += _against_a_server(minutes, name, attack, step)
    return 1 if faults else 0


def _until(minutes: float, name: str, attack: Callable[[range], list[str]], step: int = 200) -> list[str]:
    """Again and again with new seeds, until the time is up or something was found."""
    print(f"== {name}, {minutes:g} minutes", flush=True)
    end, seed = time.monotonic() + 60 * minutes, int(time.time()) % 1_000_000 * 1_000_000
    first, faults = seed, list[str]()
    while time.monotonic() < end and not faults:
        faults = attack(range(seed, seed + step))
        seed += step
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"   seeds {first} to {seed}: {len(faults)} faults", flush=True)
    return faults


def _packs(seeds: range) -> list[str]:
    return [fault for game in games().values() for fault in packs.run(game, seeds).faults]


def _by_document(server: Running, seeds: range) -> list[str]:
    try:
        http.by_document(server, 10, seeds.start)
    except Exception as error:
        return [f"seed {seeds.start}: {error}"]
    return []


def _against_a_server(minutes: float, name: str, attack: Attack, step: int) -> list[str]:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), idle_seconds=1.0) as server:
        try:
            with Watch(server) as watch:
                warm = attack(server, range(step))
                watch.settled()
                return warm + _until(minutes, name, lambda seeds: attack(server, seeds), step)
        except AssertionError as error:
            print(f"   {error}", file=sys.stderr)
            return [str(error)]


if __name__ == "__main__":
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--minutes", type=float, default=5.0)
    sys.exit(main(given.parse_args().minutes))
