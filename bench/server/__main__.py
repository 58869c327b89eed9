"""How the server holds up: `python -m bench.server [--tables 1000 --live 250 --rate 200 --seconds 20]`.

Prints one JSON object: moves per second, the time from sending a move to all four players having the new view, beside
a bare web socket echo on the same stack in the same run, memory per idle table, and whether anything was lost.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from bench.server.players import percentiles

ROOT = Path(__file__).parent.parent.parent
ENV = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--tables", type=int, default=1000)
    given.add_argument("--live", type=int, default=250)
    given.add_argument("--rate", type=float, default=200)
    given.add_argument("--seconds", type=float, default=20)
    given.add_argument("--game", default="euphrat-tigris")
    args = given.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(measure(args, Path(folder) / "bench.sqlite"), indent=1))


def measure(args: argparse.Namespace, database: Path) -> dict[str, Any]:
    port, echo_port = free_port(), free_port()
    server = serve(f"sqlite:///{database}", port)
    echo = start("bench.server.echo", str(echo_port))
    try:
        url = f"http://127.0.0.1:{port}"
        until_answers(port)
        until_answers(echo_port)
        say("creating tables")
        client("create", url=url, game=args.game, tables=4, live=4)  # modules, caches and pools are warm
        before = memory(server)
        names, cookies = client("create", url=url, game=args.game, tables=args.tables, live=args.live)
        held, idle = tables_in_memory(url), memory(server) - before
        say("echo")
        echoed = {"url": f"ws://127.0.0.1:{echo_port}/echo", "sockets": 4 * args.live, "rate": args.rate}
        bare = [client("echo", **echoed, seconds=args.seconds / 2)]
        disk = commits(database.parent, args.rate)
        say("playing")
        live = names[: args.live]
        load = {"rate": args.rate, "seconds": args.seconds, "servers": [server.pid]}
        idle_figures = figures(url)
        played = client("play", urls=[url], names=live, cookies=cookies, **load)
        tail = tails(idle_figures, figures(url))
        say("echo")
        bare.append(client("echo", **echoed, seconds=args.seconds / 2))
        lost = count_lost(database, played.pop("moves_by_table"))
    finally:
        for process in (server, echo):
            process.terminate()
            process.wait()
    echo_times = [time for one in bare for time in one.pop("latencies")]
    both = percentiles(echo_times)
    return {
        "game": args.game,
        "tables": args.tables,
        "live": args.live,
        "play": played,
        "bare_commit": disk,
        "echo": {"before": bare[0], "after": bare[1], **both},
        "tail": tail,
        "p99_ratio": round(played["p99_ms"] / both["p99_ms"], 1),
        "lost": lost,
        "kb_per_idle_table": round(idle / args.tables, 1),
        "idle_tables_in_memory": held,
    }


def commits(folder: Path, rate: float, count: int = 400) -> dict[str, float]:
    """What this disk takes for a bare commit of SQLite, at the same rate: no move can be acknowledged sooner."""
    took = []
    with contextlib.closing(sqlite3.connect(folder / "disk.sqlite", isolation_level=None)) as file:
        for line in (
            "PRAGMA journal_mode=WAL",
            "PRAGMA synchronous=FULL",
            "CREATE TABLE IF NOT EXISTS log (words TEXT)",
        ):
            file.execute(line)
        for _ in range(count):
            began = time.perf_counter()
            file.execute("INSERT INTO log VALUES (?)", ["x" * 200])
            took.append(time.perf_counter() - began)
            time.sleep(max(0.0, 1 / rate - took[-1]))
    return percentiles(took)


def serve(database: str, port: int, *more: str) -> subprocess.Popen[bytes]:
    """A server that limits nobody."""
    limits = ["--requests", "10000000", "--messages", "1000", "--guest-tables", "10000000"]
    return start("serai.cli", "serve", "--database", database, "--port", str(port), *limits, *more)


def figures(url: str) -> dict[str, float]:
    """What the server itself has counted."""
    with urllib.request.urlopen(f"{url}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


def tails(before: dict[str, float], after: dict[str, float]) -> dict[str, str]:
    """Where the time went, as the server saw it: bounds of the 99th percentiles of what it has timed meanwhile."""
    found = {}
    for name in ("acknowledgement", "commit", "rendering", "loop_lag"):
        prefix = f'serai_{name}_seconds_bucket{{le="'
        buckets = [(key[len(prefix) : -2], after[key] - before.get(key, 0)) for key in after if key.startswith(prefix)]
        total = buckets[-1][1]
        bound = next(bound for bound, count in buckets if count >= 0.99 * total)
        found[f"{name}_p99_at_most_s"] = bound
    return found


def start(*module: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", *module], cwd=ROOT, env=ENV, stderr=subprocess.DEVNULL)


def client(do: str, **job: Any) -> Any:
    """A load process of its own, so that server and load have a core each."""
    command = [sys.executable, "-m", "bench.server.players"]
    done = subprocess.run(
        command, input=json.dumps({"do": do, **job}).encode(), stdout=-1, check=True, cwd=ROOT, env=ENV
    )
    return json.loads(done.stdout)


def memory(process: subprocess.Popen[bytes]) -> float:
    """Resident memory in kB."""
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


def tables_in_memory(url: str) -> int:
    with urllib.request.urlopen(f"{url}/api/health") as answer:
        return int(json.load(answer)["tables"])


def count_lost(database: Path, moves: dict[str, int]) -> int:
    """Acknowledged moves that are not in the store: entries that seats made, counted by hand."""
    with sqlite3.connect(database) as store:
        rows = store.execute("select match, count(*) from log where seat >= 0 group by match").fetchall()
    written = dict(rows)
    return sum(max(0, made - written.get(table, 0)) for table, made in moves.items())


def until_answers(port: int) -> None:
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit("the server did not start")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
