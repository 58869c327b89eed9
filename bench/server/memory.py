"""Whether a server's memory stays flat: `python -m bench.server.memory [--moves 100000 --live 50 --rate 400]`.

Plays at ever new tables and prints the curve: moves so far, memory in MB. Ends with 1 where it grows.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from bench.server.__main__ import client, figures, free_port, serve, until_answers

ROUND = 15.0  # seconds of play between two looks
SPARE = 12.0  # MB by which the later half may lie above the earlier one: what is kept differs from look to look
MOVED, MEMORY = "serai_moves_total", "process_resident_memory_bytes"


def main() -> int:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--moves", type=int, default=100_000)
    given.add_argument("--live", type=int, default=50)
    given.add_argument("--rate", type=float, default=400)
    given.add_argument("--game", default="euphrat-tigris")
    args = given.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        curve = measure(args, Path(folder))
    growth = growth_of(curve)
    print(f"the later half lies {growth:+.1f} MB above the earlier one (at most {SPARE:g} are allowed)")
    return int(growth > SPARE)


def measure(args: argparse.Namespace, folder: Path) -> list[tuple[int, float]]:
    port = free_port()
    curve: list[tuple[int, float]] = []
    server = serve(f"sqlite:///{folder}/memory.sqlite", port)
    url = f"http://127.0.0.1:{port}"
    try:
        until_answers(port)
        while not curve or curve[-1][0] < args.moves:
            names, cookies = client("create", url=url, game=args.game, tables=args.live, live=args.live)
            load = {"rate": args.rate, "seconds": ROUND, "servers": [server.pid]}
            client("play", urls=[url], names=names, cookies=cookies, **load)
            found = figures(url)
            curve.append((int(found[MOVED]), found[MEMORY] / 1e6))
            print(f"{curve[-1][0]:8} moves {curve[-1][1]:8.1f} MB", flush=True)
    finally:
        server.terminate()
        server.wait()
    return curve


def growth_of(curve: list[tuple[int, float]]) -> float:
    """How many MB the highest of the last quarter lies above the highest of the second: the first warms up."""
    quarter = max(1, len(curve) // 4)
    early = max(memory for _, memory in curve[quarter : 2 * quarter] or curve[:1])
    return max(memory for _, memory in curve[-quarter:]) - early


if __name__ == "__main__":
    raise SystemExit(main())
