"""Clocks: banks with increment, days per move, several at once, and what happens at zero."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from serai.core.offer import decision_of
from serai.server.storage import schema
from serai.server.tables import clocks
from serai.server.tables.automatic import next_move
from serai.server.wire.seating import BankClock, DaysClock
from tests.server.running import Running, running, wait_for


def test_a_bank_runs_down_and_is_filled_up_by_each_move() -> None:
    clock = BankClock(seconds=100, increment=10)
    assert clocks.turn(clock, 100.0, None, runs=True, now=1000.0) == (100.0, 1000.0)
    assert clocks.left(100.0, 1000.0, now=1030.0) == 70.0
    assert clocks.turn(clock, 100.0, 1000.0, runs=False, now=1030.0) == (80.0, None)
    assert clocks.turn(clock, 100.0, 1000.0, runs=True, now=1030.0) == (100.0, 1000.0)  # goes on


def test_days_per_move_begin_anew_with_every_move() -> None:
    clock = DaysClock(days=2)
    assert clocks.turn(clock, 5.0, None, runs=True, now=0.0) == (2 * clocks.DAY, 0.0)


def test_no_clock_never_runs() -> None:
    assert clocks.turn(None, None, None, runs=True, now=0.0) == (None, None)
    assert clocks.first(None) is None


def test_the_first_clock_at_zero_is_the_deadline() -> None:
    assert clocks.deadline([(50.0, 100.0), (10.0, 120.0), (1.0, None)]) == 130.0
    assert clocks.deadline([(1.0, None)]) is None


def test_clocks_run_when_all_have_sat_down_and_for_all_who_are_asked(server: Running) -> None:
    host, friend = server.person(), server.person()
    links = host.create("me", "link", clock={"kind": "bank", "seconds": 600, "increment": 5}, confirm=False)
    assert not host.table(links["table"])["players"][0]["clock"]["running"]
    friend.sit(links, 1)
    table = links["table"]
    assert [player["clock"]["running"] for player in host.table(table)["players"]] == [True, False]
    for person in (host, friend):
        person.play(table, "pass")
        person.play(table, "pass")
    state = host.table(table)
    assert state["waiting_for"] == [0, 1]  # all bid at once
    assert [player["clock"]["running"] for player in state["players"]] == [True, True]
    assert 595 < state["players"][1]["clock"]["left"] <= 600  # it goes on running from the turn into the bid


@pytest.mark.parametrize("at_zero", ["bot", "drop"])
def test_at_zero_a_bot_plays_on_or_the_seat_is_dropped(tmp_path: Path, at_zero: str) -> None:
    with running(tmp_path) as server:
        host, friend = server.person(), server.person()
        links = host.create("me", "link", clock={"kind": "days", "days": 1, "at_zero": at_zero, "bot": "random"})
        friend.sit(links, 1)
        table = links["table"]
        _turn_back_the_clock(server, table, 2 * clocks.DAY)
        wait_for(lambda: friend.table(table)["waiting_for"] == [1])
        player = friend.table(table)["players"][0]
        assert (bool(player["bot"]), player["dropped"]) == ((True, False) if at_zero == "bot" else (False, True))
        if at_zero == "bot":
            host.act(table, type="return")
            assert host.table(table)["players"][0]["clock"]["left"] >= clocks.GRACE
        else:
            assert host.refused(f"/api/tables/{table}/actions", {"type": "return"})["code"] == "dropped"
            while friend.table(table)["state"] != "over":
                wait_for(lambda: (now := friend.table(table))["offer"] or now["held"] or now["state"] == "over")
                if friend.table(table)["state"] != "over":
                    friend.play(table)
            assert friend.table(table)["result"]["places"] == [2, 1]


def _turn_back_the_clock(server: Running, table: str, seconds: float) -> None:
    """As if the player had been away that long."""
    known = server.services.repository.loaded[table]
    for row in known.seats:
        if row.since is not None:
            row.since -= seconds
    path = server.settings.database.removeprefix("sqlite+aiosqlite:///")
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.execute(sa.update(schema.matches).values(deadline=time.time() - 1))
        connection.execute(sa.update(schema.seats).values(since=schema.seats.c.since - seconds))
    engine.dispose()


def test_a_dropped_seat_gives_the_answer_the_decision_names(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    _, links = server.seated()
    known = server.services.repository.loaded[links["table"]]
    decision = decision_of(known.match.state, 0)
    assert decision is not None
    known.seats[0].dropped = True
    for move in decision.moves(known.match.state)[-2:]:
        monkeypatch.setattr(type(decision), "default", lambda _, s, move=move: move)
        assert next_move(known) == (0, known.match.game.words(decision, int(move)))
