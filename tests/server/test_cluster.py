"""Two servers and a worker on one PostgreSQL and one Redis serve the same tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.databases import Postgres, redis_server
from tests.server.running import Person, Process, Wire, free_port, serve, wait_for


@pytest.fixture(scope="module")
def cluster(postgres: Postgres) -> Iterator[tuple[str, str]]:
    """The addresses of two servers."""
    with redis_server() as queue:
        database, redis = postgres.fresh(), queue.url
        ports = [free_port(), free_port()]
        more = ("--redis", redis, "--messages", "1000")
        started: list[Process] = []
        try:
            started += [serve(database, port, *more) for port in ports]
            worker = Process("worker", "--redis", redis)
            started.append(worker)
            wait_for(lambda: any("ready" in line for line in worker.said))
            yield f"http://127.0.0.1:{ports[0]}", f"http://127.0.0.1:{ports[1]}"
        finally:
            for process in started:
                process.stop()


def _play(wire: Wire) -> bool:
    """One step of a player who plays the first offered move; False when the match is over."""
    state = wire.when(lambda table: table["offer"] or table["held"] or table["state"] == "over")
    if state["state"] == "over":
        return False
    kind, more = ("confirm", {}) if state["held"] else ("play", {"words": state["offer"]["moves"][0]["words"]})
    answer = wire.ask(kind, number=state["number"], **more)
    assert answer["type"] == "done", answer
    wire.table = {} if wire.table["number"] < answer["number"] else wire.table
    return True


def test_a_match_with_one_player_on_each_server_and_a_bot_at_a_worker(cluster: tuple[str, str]) -> None:
    here, there = Person(cluster[0]), Person(cluster[1])
    links = here.create("me", "link", "greedy")
    there.sit(links, 1, "Mira")
    table = links["table"]
    with here.socket(table) as mine, there.socket(table) as theirs:
        running = [mine, theirs]
        for _ in range(400):
            running = [wire for wire in running if _step(wire)]
            if not running:
                break
    states = [here.table(table), there.table(table)]
    assert [state["state"] for state in states] == ["over", "over"]
    assert states[0]["result"] == states[1]["result"]
    assert states[0]["number"] == states[1]["number"]


def _step(wire: Wire) -> bool:
    """Play if it is this player's turn; else hear what the others do."""
    if not wire.table:
        wire.until("table")
    if wire.table["state"] == "over":
        return False
    if wire.table["offer"] or wire.table["held"]:
        return _play(wire)
    try:
        message = wire.connection.recv(timeout=0.05)
    except TimeoutError:
        return True
    wire.take(message)
    return True


def test_talk_and_presence_cross_servers(cluster: tuple[str, str]) -> None:
    here, there = Person(cluster[0]), Person(cluster[1])
    links = here.create("me", "link")
    there.sit(links, 1)
    with here.socket(links["table"]) as mine:
        mine.until("table")
        with there.socket(links["table"]) as theirs:
            theirs.until("table")
            theirs.ask("chat", text="hello from the other side")
            assert mine.until("chat")["line"]["text"] == "hello from the other side"
            mine.ask("ping")
        while mine.until("presence", "table")["players"][1]["connected"]:
            pass


def test_two_servers_never_write_over_each_other(cluster: tuple[str, str]) -> None:
    """The same player acts on both servers at once: one move counts, the other is told that the table moved on."""
    here, there, friend = Person(cluster[0]), Person(cluster[1]), Person(cluster[0])
    links = here.create("me", "link")
    friend.sit(links, 1)
    table = links["table"]
    link = here.post("/api/me/devices")
    there.post("/api/devices", {"token": link["token"]})
    with here.socket(table) as mine, there.socket(table) as same:
        numbers = [wire.until("table")["number"] for wire in (mine, same)]
        assert numbers[0] == numbers[1]
        refs = [wire.say("play", number=numbers[0], words="pass") for wire in (mine, same)]
        answers = [wire.until("done", "refused", ref=ref) for wire, ref in zip((mine, same), refs, strict=True)]
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        assert {answer.get("code", "stale") for answer in answers} == {"stale"}
    assert here.table(table)["number"] == numbers[0] + 1
