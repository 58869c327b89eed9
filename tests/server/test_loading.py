"""A table is loaded while everybody else is served, and once, however many ask for it."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import msgspec
import pytest

from serai.catalogue import load
from serai.core.dealer import Dealer
from serai.core.log import Entry
from serai.core.match import Match
from serai.server.background import Aside, BackgroundTasks
from serai.server.storage.rows import MatchRow, SeatRow, SnapshotRow
from serai.server.tables import repository as repositories
from serai.server.tables.packs import Packs
from serai.server.tables.repository import TableRepository
from tests.server.running import apart

SEED = Dealer.numbered(1).seed
PATIENCE = 10.0  # seconds: far more than anything here takes on a busy machine


def long_match() -> Match:
    """Much was tried and taken back: a log that takes a while."""
    match = Match.create(load("euphrat-tigris"), ["Ana", "Ben"], {}, Dealer(SEED))
    seat, begun = match.waiting_for()[0], len(match.entries)
    offer = match.offer(seat)
    assert offer is not None
    for _ in range(800):
        match.play(seat, offer.moves[0].words)
        match.rewind(seat, begun)
    return match


class Rows:
    """A store that holds one table."""

    def __init__(self, match: Match, saved: int = 0) -> None:
        header = match.header
        self.match = MatchRow(
            id="t", version=1, game=header.game, rules=header.rules, current_rules=header.rules,
            rules_vote=None, data=header.data, options=header.options,
            pack=None, seed=SEED, title="", language="en", visibility="link", clock=None, hold=True, host=1,
            spectate="", created=0.0, moved=0.0, length=len(match.entries), withdrawn=[], late=[],
            state="running", waiting=[0], winners=[],
            rewind=None, verified=None, deadline=None, bot_due=None,
        )  # fmt: skip
        self.seats = [
            SeatRow(
                match="t", seat=seat, kind="open", user=seat + 1, name=name, bot="", token=None, bank=None, since=None,
                dropped=False, seen_until=0.0, reminders=False, orders=[],
            )
            for seat, name in enumerate(header.seats)
        ]  # fmt: skip
        self.entries = match.entries
        self.asked = 0

    async def row(self, query: Any, kind: Any) -> Any:
        return None if kind is SnapshotRow else self.match

    async def rows(self, query: Any, kind: Any) -> Any:
        self.asked += kind is Entry
        return self.entries if kind is Entry else self.seats


@pytest.fixture(scope="module")
def match() -> Match:
    return long_match()


def test_the_loop_goes_on_while_a_table_is_loaded(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    turned, real = threading.Event(), repositories._resumed

    def slow(*of: Any) -> Match:
        assert turned.wait(PATIENCE), "the loop stood still while the table was loaded"
        return real(*of)

    monkeypatch.setattr(repositories, "_resumed", slow)

    async def load_it() -> Any:
        tables = TableRepository(Rows(match), Packs(BackgroundTasks(), Aside()), False, 10_000)  # type: ignore[arg-type]
        task = asyncio.ensure_future(tables.get("t"))
        for _ in range(50):
            await asyncio.sleep(0.001)
        assert not task.done()
        turned.set()
        return await task

    assert apart(load_it()).match.entries == match.entries


def test_it_is_loaded_once_however_many_ask(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    real = repositories._resumed

    def counted(*of: Any) -> Match:
        played.append(1)
        return real(*of)

    monkeypatch.setattr(repositories, "_resumed", counted)

    async def load_it() -> list[Any]:
        rows = Rows(match)
        tables = TableRepository(rows, Packs(BackgroundTasks(), Aside()), False, 10_000)  # type: ignore[arg-type]
        return await asyncio.gather(*(tables.get("t") for _ in range(20)))

    found = apart(load_it())
    assert len(played) == 1
    assert all(one is found[0] for one in found)


def test_no_more_of_the_log_is_taken_than_the_row_knows_of(match: Match) -> None:
    """Another process may write between the two queries; who saw that and when is not in the row yet."""
    rows = Rows(match)
    rows.match = msgspec.structs.replace(rows.match, length=len(match.entries) - 2)

    async def load_it() -> Any:
        tables = TableRepository(rows, Packs(BackgroundTasks(), Aside()), False, 10_000)  # type: ignore[arg-type]
        before = len((await tables.get("t")).match.entries)
        rows.match = msgspec.structs.replace(rows.match, version=2, length=len(match.entries) - 1)
        rows.entries = match.entries[before:]
        await tables.reload("t")
        return before, await tables.get("t")

    before, loaded = apart(load_it())
    assert before == len(match.entries) - 2
    assert loaded.match.entries == match.entries[:-1]
