"""What a move leads to is made while the disk is waited for, and shown to nobody before it is written."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from serai.server.live.hub import Hub
from serai.server.storage import sqlite
from serai.server.storage.sqlite import FlushTimes
from tests.server.running import PATIENCE, Running, Wire, running, wait_for


class _Disk:
    """Lets commits through, or holds them until it is told what becomes of them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commit = sqlite._commit
        self.go_on = threading.Event()
        self.go_on.set()
        self.reached = threading.Event()
        self.broken = False
        monkeypatch.setattr(sqlite, "_commit", self._held)
        monkeypatch.setattr(FlushTimes, "add", lambda *_: None)  # however quick it is, commits go to another thread

    def hold(self) -> None:
        self.reached.clear()
        self.go_on.clear()

    def _held(self, file: sqlite3.Connection) -> float:
        self.reached.set()
        assert self.go_on.wait(PATIENCE)
        if self.broken:
            raise sqlite3.OperationalError("disk I/O error")
        return self.commit(file)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> _Disk:
    return _Disk(monkeypatch)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """For which seats a state was made."""
    make, seats = Hub._make, list[int]()

    def noted(self: Hub, table: Any, connection: Any) -> Any:
        seats.append(connection.seat)
        return make(self, table, connection)

    monkeypatch.setattr(Hub, "_make", noted)
    return seats


@pytest.fixture
def own(tmp_path: Path, disk: _Disk) -> Iterator[Running]:
    with running(tmp_path) as one:
        yield one


def _heard(wire: Wire) -> list[str]:
    """The kinds of all that has come so far: what is asked now is answered after it."""
    ref, kinds = wire.say("ping"), list[str]()
    while True:
        message = wire.hear()
        if message["type"] == "pong" and message["ref"] == ref:
            return kinds
        kinds.append(message["type"])


def _play_held(mover: Wire, other: Wire, disk: _Disk, made: list[int]) -> tuple[int, int]:
    """Make a move whose commit is held, and wait until it is made ready; returns the number before it and its ref."""
    number = mover.when(lambda table: table["state"] == "running")["number"]
    other.when(lambda table: table["number"] == number)
    _heard(other)
    disk.hold()
    made.clear()
    ref = mover.say("play", number=number, words="peek")
    assert disk.reached.wait(PATIENCE)
    wait_for(lambda: sorted(made) == [0, 1])
    return number, ref


def test_what_is_made_ready_is_shown_when_it_is_written(own: Running, disk: _Disk, made: list[int]) -> None:
    people, links = own.seated(confirm=False)
    with people[0].socket(links["table"]) as mover, people[1].socket(links["table"]) as other:
        number, ref = _play_held(mover, other, disk, made)
        assert "table" not in _heard(other)
        disk.go_on.set()
        assert mover.until("done", "refused", ref=ref)["type"] == "done"
        shown = other.when(lambda table: table["number"] > number)
        assert min(line["number"] for line in shown["lines"]) == number + 1
        assert mover.when(lambda table: table["number"] > number)["number"] == shown["number"]
        assert sorted(made) == [0, 1]  # nothing was made twice


def test_what_could_not_be_written_is_shown_to_nobody(own: Running, disk: _Disk, made: list[int]) -> None:
    people, links = own.seated(confirm=False)
    with people[0].socket(links["table"]) as mover, people[1].socket(links["table"]) as other:
        number, ref = _play_held(mover, other, disk, made)
        disk.broken = True
        disk.go_on.set()
        refusal = mover.until("done", "refused", ref=ref)
        assert (refusal["type"], refusal["code"]) == ("refused", "store-trouble")
        disk.broken = False
        assert "table" not in _heard(other)
        assert people[1].table(links["table"])["number"] == number
        assert mover.ask("play", number=number, words="peek")["type"] == "done"
        shown = other.when(lambda table: table["number"] > number)
        assert min(line["number"] for line in shown["lines"]) == number + 1


def test_what_cannot_be_made_for_one_is_no_reason_to_refuse_the_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make, spoilt = Hub._make, list[int]()

    def spoil(self: Hub, table: Any, connection: Any) -> Any:
        if table.row.length > 1 and connection.seat not in spoilt:  # each reader's first after the beginning
            spoilt.append(connection.seat)
            raise ArithmeticError
        return make(self, table, connection)

    with running(tmp_path) as one:
        people, links = one.seated(confirm=False)
        with people[0].socket(links["table"]) as mover, people[1].socket(links["table"]) as other:
            number = mover.when(lambda table: table["state"] == "running")["number"]
            other.when(lambda table: table["number"] == number)
            monkeypatch.setattr(Hub, "_make", spoil)
            assert mover.ask("play", number=number, words="peek")["type"] == "done"
            assert other.when(lambda table: table["number"] > number)
            assert mover.when(lambda table: table["number"] > number)
            assert spoilt
