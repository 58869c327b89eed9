"""A move that was acknowledged is never lost nor made twice, and every table goes on, whatever breaks.

What runs here in a minute or two runs for an hour in `make soak`.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pytest
import sqlalchemy as sa

from serai.core.log import Entry
from serai.server.storage import schema
from serai.server.tables import clocks
from tests.server.databases import Postgres, RedisServer, redis_server
from tests.server.faults import Disk, Proxy
from tests.server.history import Attempt, TableHistory, check, faults, stored_tables
from tests.server.players import all_go_on, histories, playing
from tests.server.running import Person, Process, apart, free_port, running, serve, wait_for

KILLS = 6  # on each of the two databases
OPTIONS = ("--messages", "1000", "--guest-tables", "1000000")


# ---------------------------------------------------------------------- the checker itself


def history() -> TableHistory:
    attempts = [Attempt(0, "take", 0, 1), Attempt(1, "pass", 1, refused="stale"), Attempt(0, "pass", 2)]
    return TableHistory("t", [0, 1], attempts)


@pytest.mark.parametrize(
    ("entries", "told"),
    [
        ([(0, "take"), (2, "pass")], ""),  # the last one was not answered: it may be missing
        ([(0, "take"), (2, "pass"), (0, "pass")], ""),  # or there
        ([(2, "pass")], "acknowledged and is missing"),
        ([(0, "take"), (0, "take")], "too often"),
        ([(0, "take"), (1, "pass")], "too often"),  # it was refused
        ([(0, "take"), (0, "pass"), (0, "pass")], "too often"),
    ],
)
def test_the_checker_finds_what_is_lost_and_what_is_there_twice(entries: list[tuple[int, str]], told: str) -> None:
    found = faults(history(), [Entry(seat, words) for seat, words in entries])
    assert (told in found[0]) if told else not found


# ---------------------------------------------------------------------- the server is killed


def test_every_acknowledged_move_survives_sigkill(tmp_path: Path) -> None:
    kill_often(f"sqlite+aiosqlite:///{tmp_path}/lost.sqlite", KILLS)


def test_every_acknowledged_move_survives_sigkill_on_postgresql(postgres: Postgres) -> None:
    kill_often(postgres.fresh(), KILLS)


def kill_often(database: str, kills: int, tell: Callable[[int], None] = lambda _: None) -> int:
    """Kill the server under play so often; the number of moves that were acknowledged."""
    port, dice = free_port(), random.Random()
    server = serve(database, port, *OPTIONS)
    with playing([f"http://127.0.0.1:{port}"], tables=2) as players:
        for kill in range(kills):
            all_go_on(players, 1)
            time.sleep(dice.uniform(0.0, 0.4))
            server.kill()
            server = serve(database, port, *OPTIONS)
            tell(kill + 1)
    server.stop()
    moves = check(histories(players), apart(stored_tables(database)))
    assert moves > 2 * kills
    return moves


# ---------------------------------------------------------------------- the network, the disk, the clock


def test_a_cut_between_the_server_and_its_database(postgres: Postgres) -> None:
    cut_often(postgres, 4)


def cut_often(postgres: Postgres, cuts: int) -> int:
    database, port, dice = postgres.fresh(), free_port(), random.Random()
    proxy = Proxy(postgres.port)
    server = serve(database.replace(f":{postgres.port}/", f":{proxy.port}/"), port, *OPTIONS)
    with playing([f"http://127.0.0.1:{port}"], tables=2) as players:
        for _ in range(cuts):
            all_go_on(players, 1)
            time.sleep(dice.uniform(0.0, 0.3))
            proxy.cut()
            wait_for(lambda: Person(f"http://127.0.0.1:{port}").send("/api/tables", {}).status_code >= 400)
            time.sleep(dice.uniform(0.0, 1.0))
            proxy.mend()
    server.stop()
    proxy.close()
    return check(histories(players), apart(stored_tables(database)))


def test_a_disk_that_fills_up(tmp_path: Path) -> None:
    fill_often(tmp_path / "full.sqlite", 4)


def fill_often(database: Path, fills: int) -> int:
    port, dice = free_port(), random.Random()
    server = serve(f"sqlite:///{database}", port, *OPTIONS)
    disk = Disk(server, database)
    person = Person(f"http://127.0.0.1:{port}")
    with playing([person.url], tables=2) as players:
        for _ in range(fills):
            all_go_on(players, 1)
            disk.fill()
            wait_for(lambda: person.http.get("/api/health").status_code == 503)
            time.sleep(dice.uniform(0.0, 0.5))
            disk.make_room()
    server.stop()
    return check(histories(players), apart(stored_tables(f"sqlite+aiosqlite:///{database}")))


def test_a_clock_that_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, offset = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + offset[0])
    with running(tmp_path) as server, playing([server.url], tables=2, bot="random") as players:
        for jump in (86400.0, -2 * 86400.0, 3600.0, 0.0, -30.0):
            offset[0] += jump
            all_go_on(players)
    check(histories(players), apart(stored_tables(server.settings.database)))


def test_a_clock_that_jumps_back_gives_nobody_more_time() -> None:
    assert clocks.left(60.0, 1000.0, 400.0) == 60.0


def test_a_bot_is_woken_though_its_clock_was_ahead(tmp_path: Path) -> None:
    """The process that noted when the bot was due had a clock of tomorrow."""
    database, port = tmp_path / "ahead.sqlite", free_port()
    server = serve(f"sqlite:///{database}", port)
    host = Person(f"http://127.0.0.1:{port}")
    table = host.create("me", "random")["table"]
    server.stop()
    engine = sa.create_engine(f"sqlite:///{database}")
    late = sa.update(schema.matches).values(bot_due=time.time() + 86400.0)
    with engine.begin() as connection:
        connection.execute(late)
        connection.execute(sa.update(schema.seats).values(kind="bot", bot="random", user=None))
    engine.dispose()
    server = serve(f"sqlite:///{database}", port)
    wait_for(lambda: host.table(table)["state"] == "over")
    server.stop()


# ---------------------------------------------------------------------- two servers, Redis, workers


class Cluster:
    """Two servers that race for the same tables, Redis, and a worker for the bots."""

    def __init__(self, database: str, redis: RedisServer) -> None:
        self.database, self.redis = database, redis
        self.ports = [free_port(), free_port()]
        self.more = ("--redis", redis.url, *OPTIONS)
        self.servers = [serve(database, port, *self.more) for port in self.ports]
        self.start_worker()

    @property
    def urls(self) -> list[str]:
        return [f"http://127.0.0.1:{port}" for port in self.ports]

    def start_worker(self) -> None:
        self.worker = worker = Process("worker", "--redis", self.redis.url)
        wait_for(lambda: any("ready" in line for line in worker.said))

    def kill(self, what: str) -> None:
        victims = {"redis": self.redis.kill, "worker": self.worker.kill, "server": self.servers[1].kill}
        victims[what]()

    def revive(self, what: str) -> None:
        if what == "redis":
            self.redis.start()
        elif what == "worker":
            self.start_worker()
        else:
            self.servers[1] = serve(self.database, self.ports[1], *self.more)

    def stop(self) -> None:
        for process in (*self.servers, self.worker):
            process.stop()


@pytest.fixture(scope="module")
def cluster(postgres: Postgres) -> Iterator[Cluster]:
    with redis_server() as redis:
        made = Cluster(postgres.fresh(), redis)
        yield made
        made.stop()


PARTS = ("redis", "worker", "server")
TOGETHER = [chosen for count in (1, 2, 3) for chosen in combinations(PARTS, count)]


def test_redis_workers_and_servers_die_in_every_combination(cluster: Cluster) -> None:
    kill_parts(cluster, TOGETHER)


def kill_parts(cluster: Cluster, rounds: list[tuple[str, ...]]) -> int:
    with playing(cluster.urls, tables=2, bot="greedy") as players:
        for chosen in rounds:
            for what in chosen:
                cluster.kill(what)
            time.sleep(0.2)
            for what in chosen:
                cluster.revive(what)
            all_go_on(players, 1)
    return check(histories(players), apart(stored_tables(cluster.database)))


def test_two_servers_race_for_one_seat(cluster: Cluster) -> None:
    """The same person plays the same seat on both servers at once: each move counts once."""
    here, there = (Person(url) for url in cluster.urls)
    table = here.create("me", "random", options={"rounds": "four"}, confirm=False)["table"]
    there.post("/api/devices", {"token": here.post("/api/me/devices")["token"]})
    attempts: list[Attempt] = []
    with here.socket(table) as mine, there.socket(table) as same:
        for _ in range(12):
            states = [wire.when(lambda state: state["offer"] or state["state"] == "over") for wire in (mine, same)]
            if any(state["state"] == "over" for state in states):
                break
            words = [state["offer"]["moves"][-i]["words"] for i, state in enumerate(states)]  # the first, the last
            tries = [Attempt(0, one, state["number"]) for one, state in zip(words, states, strict=True)]
            refs = [
                wire.say("play", number=one.before, words=one.words)
                for wire, one in zip((mine, same), tries, strict=True)
            ]
            for wire, one, ref in zip((mine, same), tries, refs, strict=True):
                answer = wire.until("done", "refused", ref=ref)
                one.after, one.refused = answer.get("number"), answer.get("code", "")
                wire.table = {} if wire.table["number"] <= one.before else wire.table
            attempts += tries
    assert {one.refused for one in attempts} <= {"", "stale"}
    stored = apart(stored_tables(cluster.database))[table]
    assert not faults(TableHistory(table, [0], attempts), stored.entries)
    assert len(attempts) > 8
