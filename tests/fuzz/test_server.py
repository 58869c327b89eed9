"""The fuzzers of the server, for a minute or two; `make soak` runs them for as long as you like."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fuzz import http, sockets
from tests.fuzz.patience import SECONDS
from tests.fuzz.watch import Watch
from tests.server.running import Running, running

EXAMPLES = 8  # of Schemathesis, per operation
REQUESTS = 4_000
MESSAGES = 1_600


@pytest.fixture
def attacked(tmp_path: Path) -> Iterator[tuple[Running, Watch]]:
    with running(tmp_path, idle_seconds=1.0) as server, Watch(server) as watch:
        yield server, watch


def test_schemathesis_finds_no_server_error(attacked: tuple[Running, Watch]) -> None:
    assert http.by_document(attacked[0], EXAMPLES, 1) > 30


def test_requests_of_any_bytes_are_answered(attacked: tuple[Running, Watch]) -> None:
    server, watch = attacked
    assert http.by_bytes(server, range(500)) == []
    watch.settled()
    assert http.by_bytes(server, range(500, REQUESTS)) == []


def test_messages_of_any_kind_are_answered(attacked: tuple[Running, Watch]) -> None:
    server, watch = attacked
    assert sockets.run(server, range(200)) == []
    watch.settled()
    assert sockets.run(server, range(200, MESSAGES)) == []


def test_the_watch_finds_what_it_looks_for(attacked: tuple[Running, Watch], monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the server, and a turn of its loop that computes too long."""
    server, watch = attacked

    async def broken(*_: object) -> None:
        until = time.thread_time() + 1.5 * SECONDS
        while time.thread_time() < until:
            pass
        raise ZeroDivisionError

    monkeypatch.setattr(server.services.chats, "say", broken)
    person = server.person()
    table = person.create("me", "link")["table"]
    assert person.refused(f"/api/tables/{table}/chat", {"text": "hello"})["code"] == "server-fault"
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        watch.check()
    watch.faults.clear()
    for _ in range(100):  # it is noted when the loop has come round
        if watch.longest > SECONDS:
            break
        time.sleep(0.05)
    with pytest.raises(AssertionError, match="without a pause"):
        watch.check()
    watch.longest = 0.0
