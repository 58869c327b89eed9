"""What those who run a server rely on: health that tells the truth, figures, logs without secrets."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest

from serai.server.logs import JsonLines, TextLines, request_id, without_secrets
from serai.server.metrics import Counter, Histogram
from tests.server.databases import redis_server
from tests.server.faults import Disk
from tests.server.running import Person, Process, Running, free_port, running, serve, wait_for

# ---------------------------------------------------------------------- health


def test_health_writes_and_reads(server: Running) -> None:
    person = server.person()
    assert person.get("/health")["parts"] == {"store": "ok", "bots": "ok"}
    assert person.get("/api/health")["parts"] == {"store": "ok"}


def test_a_store_that_cannot_write_is_not_healthy(tmp_path: Path) -> None:
    """Reading alone goes on: an answer from reading would be wrong."""
    database, port = tmp_path / "full.sqlite", free_port()
    server = serve(f"sqlite:///{database}", port)
    disk, person = Disk(server, database), Person(f"http://127.0.0.1:{port}")
    table = person.create("me", "link")["table"]
    disk.fill()
    answer = wait_for(lambda: (found := person.http.get("/api/health")).status_code == 503 and found)
    assert "does not write" in answer.json()["parts"]["store"]
    assert person.table(table)
    disk.make_room()
    wait_for(lambda: person.http.get("/api/health").status_code == 200)
    server.stop()


def test_a_store_that_hangs_is_not_healthy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.jobs.health.FRESH", 0.0)
    monkeypatch.setattr("serai.server.jobs.health.PATIENCE", 0.1)
    with running(tmp_path) as server:

        async def hang(*_: Any) -> None:
            import asyncio

            await asyncio.sleep(60)

        monkeypatch.setattr(server.services.health.store, "value", hang)
        person = server.person()
        answer = person.http.get("/api/health")
        assert (answer.status_code, answer.json()["parts"]["store"]) == (503, "does not answer in time")


def test_health_is_not_a_way_to_make_the_store_write(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.jobs.health.FRESH", 3600.0)
    person, store = server.person(), server.services.store
    person.get("/api/health")
    monkeypatch.setattr(store, "write", None)
    assert person.http.get("/api/health").status_code == 200


def test_redis_and_workers_belong_to_health(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.jobs.health.FRESH", 0.0)
    with redis_server() as redis, running(tmp_path, redis=redis.url) as server:
        person = server.person()
        assert "no worker" in person.http.get("/health").json()["parts"]["bots"]
        assert person.http.get("/api/health").status_code == 200  # it can serve all the same
        worker = Process("worker", "--redis", redis.url)
        try:
            wait_for(lambda: person.http.get("/health").status_code == 200)
        finally:
            worker.stop()
        redis.stop()
        answer = person.http.get("/health")
        assert (answer.status_code, answer.json()["parts"]) == (503, {"store": "ok", "bots": "does not answer"})
        redis.start()


# ---------------------------------------------------------------------- metrics


def test_the_figures_count_what_happens(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = server.person()
        table = person.create("me", "greedy", confirm=False)["table"]
        wait_for(lambda: 0 in person.table(table)["waiting_for"])
        with person.socket(table) as wire:
            number = wire.until("table")["number"]
            wire.ask("play", number=number, words="nonsense")
            wire.ask("play", number=number, words="pass")
            found = figures(person)
            assert found["serai_sockets"] == 1
        person.http.get("/api/tables/nowhere")
        assert found["serai_moves_total"] == found["serai_acknowledgement_seconds_count"] == 1
        assert found["serai_tables"] == 1
        assert found["serai_bot_queue_length"] == 0
        while figures(person)["serai_bot_thought_seconds_count"] < 1:
            wait_for(lambda: 0 in person.table(table)["waiting_for"])
            person.play(table)
        assert figures(person)["serai_bot_wait_seconds_count"] >= 1
        assert figures(person)['serai_errors_total{kind="no-table"}'] == 1
        assert any(name.startswith("serai_errors_total") for name in found)  # the refused move
        assert 10e6 < found["process_resident_memory_bytes"] < 10e9
        wait_for(lambda: figures(person)["serai_loop_lag_seconds_count"])


def figures(person: Person) -> dict[str, float]:
    answer = person.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    for line in answer.text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"\})? [\d.e+-]+', line), line
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_a_histogram_is_cumulative_and_labels_are_escaped() -> None:
    times = Histogram("t", "Time.", (0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7):
        times.add(seconds)
    assert [line for line in times.lines() if line[0] != "#"] == [
        *('t_bucket{le="0.1"} 2', 't_bucket{le="1.0"} 3', 't_bucket{le="+Inf"} 4'),
        *("t_sum 7.650000", "t_count 4"),
    ]
    counter = Counter("c", "Count.", "kind")
    counter.add('a"\\\nb')
    assert list(counter.lines())[-1] == r'c{kind="a\"\\\nb"} 1'


@pytest.mark.parametrize(
    ("setting", "headers", "status"),
    [
        ("local", {}, 200),
        ("local", {"x-forwarded-for": "203.0.113.7"}, 404),
        ("local", {"via": "1.1 proxy"}, 404),
        ("local", {"host": "evil.example"}, 404),  # whose name leads to this machine
        ("off", {}, 404),
        ("a-token-of-the-owner", {}, 404),
        ("a-token-of-the-owner", {"authorization": "Bearer wrong"}, 404),
        ("a-token-of-the-owner", {"authorization": "Bearer a-token-of-the-owner"}, 200),
    ],
)
def test_strangers_are_told_no_figures(
    server: Running, setting: str, headers: dict[str, str], status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    import msgspec

    monkeypatch.setattr(server.services, "settings", msgspec.structs.replace(server.settings, metrics=setting))
    person = server.person()
    assert person.http.get("/metrics", headers=headers).status_code == status


# ---------------------------------------------------------------------- logs


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ("GET /t/abc?seat=Sq3cretSq3cret123 failed", "GET /t/abc?seat=… failed"),
        ("https://play/t/abc?spectate=Sq3cretSq3cret&x=1", "https://play/t/abc?spectate=…&x=1"),
        ("cookie: serai=Sq3cret; csrftoken=Sq3cret", "cookie: serai=…; csrftoken=…"),
        ('{"name": "Ada", "password": "Sq3cret"}', '{"name": "Ada", "password": "…"}'),
        ("postgresql+asyncpg://serai:Sq3cret@db/serai", "postgresql+asyncpg://…@db/serai"),
        ("Authorization: Bearer Sq3cret", "Authorization: Bearer …"),
        ("POST https://discord.com/api/webhooks/12/Sq3cret", "POST https://discord.com/api/webhooks/12/…"),
        ("nothing to hide at seat 3", "nothing to hide at seat 3"),
    ],
)
def test_secrets_do_not_get_into_the_log(line: str, kept: str) -> None:
    assert without_secrets(line) == kept
    for form in (JsonLines(), TextLines()):
        made = form.format(logging.LogRecord("serai", logging.ERROR, "", 0, "%s", (line,), None))
        assert "Sq3cret" not in made


def test_a_fault_is_one_line_of_json_with_its_trace_and_request() -> None:
    known = request_id.set("abc123")
    try:
        raise ValueError("seat=Sq3cret was wrong")
    except ValueError as error:
        info = (type(error), error, error.__traceback__)
        made = JsonLines().format(logging.LogRecord("serai", logging.ERROR, "", 0, "it failed", (), info))
    finally:
        request_id.reset(known)
    line = json.loads(made)
    assert (line["level"], line["message"], line["request"], line["error"]) == (
        "error",
        "it failed",
        "abc123",
        "ValueError",
    )
    assert "Traceback" in line["trace"]
    assert "Sq3cret" not in made


def test_a_running_server_logs_json_with_request_ids_and_no_secret(tmp_path: Path) -> None:
    port = free_port()
    server = serve(f"sqlite:///{tmp_path}/log.sqlite", port, "--log-format", "json", "--log-level", "debug")
    host = Person(f"http://127.0.0.1:{port}")
    links = host.create("me", "link")
    friend = Person(f"http://127.0.0.1:{port}")
    friend.sit(links, 1)
    friend.http.get(links["seats"][1])
    secret = "correct horse battery"
    friend.post("/api/me/account", {"name": "Ada of the log", "password": secret})
    with friend.socket(links["table"]) as wire:
        wire.until("table")
    traced = host.http.get("/api/tables/nowhere").headers["x-request-id"]
    sessions = [one.http.cookies["serai"] for one in (host, friend)]
    server.stop()
    lines = [json.loads(line) for line in server.said if not line.startswith("Serai: ")]
    wanted = [line for line in lines if line.get("request") == traced]
    assert [(line["route"], line["status"]) for line in wanted] == [("/api/tables/{table}", 404)]
    said = "\n".join(server.said)
    tokens = [links["seats"][1].split("seat=")[1], (links["spectate"] or "spectate=-").split("spectate=")[1]]
    for hidden in (secret, *sessions, *(token for token in tokens if len(token) > 8)):
        assert hidden not in said
    assert {line["logger"] for line in lines} >= {"serai.requests"}


def test_every_answer_carries_its_request_id(server: Running) -> None:
    person = server.person()
    ids = [person.http.get(path).headers["x-request-id"] for path in ("/api/me", "/api/tables/nowhere", "/nowhere")]
    assert len(set(ids)) == 3


def test_wrong_settings_are_refused_in_a_sentence() -> None:
    for option, given, told in (
        ("--metrics", "short", "16 characters"),
        ("--log-format", "xml", "text or json"),
        ("--log-level", "loud", "warning"),
    ):
        process = Process("serve", option, given, "--port", "0")
        assert process.process.wait(60) == 2, process.said
        process._listener.join(60)
        assert any(told in line for line in process.said), process.said
