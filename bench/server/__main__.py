"""How the server holds up: `python -m bench.server [--tables 1000 --live 250 --rate 200 --seconds 20]`.

Prints one JSON object: moves per second, the time from sending a move to all four players having the new view, beside
a bare web socket echo on the same stack in the same run, memory per idle table, and whether anything was lost.
"""

from __future__ import annotations

import argparse
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
    limits = ["--requests", "10000000", "--messages", "1000"]
    server = start("serai.cli", "serve", "--database", f"sqlite:///{database}", "--port", str(port), *limits)
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
        say("playing")
        live = names[: args.live]
        load = {"rate": args.rate, "seconds": args.seconds, "server": server.pid}
        played = client("play", url=url, names=live, cookies=cookies, **load)
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
        "echo": {"before": bare[0], "after": bare[1], **both},
        "p99_ratio": round(played["p99_ms"] / both["p99_ms"], 1),
        "lost": lost,
        "kb_per_idle_table": round(idle / args.tables, 1),
        "idle_tables_in_memory": held,
    }


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
