"""What a second process is worth: `python -m bench.server.cluster [--tables 1000 --seconds 20 --spread table]`.

Plays at so many live tables, as fast as they go, with one server process and then with two, on PostgreSQL and Redis,
and prints one JSON object. Servers, load, PostgreSQL and Redis want a core each (six in all): with fewer the processes
take the cores from one another, and what counts is `ratio_by_processor_time`: twice the moves that one process makes
in a second of its processor time, beside those that two make.
"""

from __future__ import annotations

import argparse
import json
import os
from typing import Any

from bench.server.__main__ import client, free_port, say, serve, until_answers
from tests.server.databases import Postgres, redis_server


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--tables", type=int, default=1000)
    given.add_argument("--seconds", type=float, default=20)
    given.add_argument("--rate", type=float, default=5000, help="more than the servers can do")
    given.add_argument("--spread", choices=["table", "socket"], default="table")
    given.add_argument("--game", default="euphrat-tigris")
    args = given.parse_args()
    postgres = Postgres()
    try:
        one, two = (measure(args, postgres.fresh(), processes) for processes in (1, 2))
    finally:
        postgres.stop()
    print(json.dumps({"one": one, "two": two, "cores": os.cpu_count(), **ratios(one, two)}, indent=1))


def ratios(one: dict[str, Any], two: dict[str, Any]) -> dict[str, float]:
    return {
        "ratio": round(two["moves_per_s"] / one["moves_per_s"], 2),
        "ratio_by_processor_time": round(2 * one["server_cpu_ms_per_move"] / two["server_cpu_ms_per_move"], 2),
    }


def measure(args: argparse.Namespace, database: str, processes: int) -> dict[str, Any]:
    ports = [free_port() for _ in range(processes)]
    with redis_server() as redis:
        servers = []
        try:
            for port in ports:  # one after the other: the first makes the schema
                servers.append(serve(database, port, "--redis", redis.url))
                until_answers(port)
            urls = [f"http://127.0.0.1:{port}" for port in ports]
            say(f"{processes}: creating tables")
            tables = {"game": args.game, "tables": args.tables, "live": args.tables}
            names, cookies = client("create", url=urls[0], **tables)
            say(f"{processes}: playing")
            load = {"rate": args.rate, "seconds": args.seconds, "servers": [one.pid for one in servers]}
            played: dict[str, Any] = client("play", urls=urls, names=names, cookies=cookies, spread=args.spread, **load)
        finally:
            for one in servers:
                one.terminate()
                one.wait()
    played.pop("moves_by_table")
    return played


if __name__ == "__main__":
    main()
