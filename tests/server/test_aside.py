"""What takes long is done beside the event loop, one thing at a time, and in turn between those who ask."""

from __future__ import annotations

import asyncio
import threading
import tracemalloc
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from serai.catalogue import load
from serai.core.codec import digest
from serai.core.dealer import Dealer
from serai.core.log import Log
from serai.core.match import Match
from serai.core.rng import Rng
from serai.server.background import Aside
from serai.server.errors import ApiError
from serai.server.tables.replay import _Recording
from tests.contract.toy import pebbles
from tests.server.running import apart, running


def test_one_thing_at_a_time_and_in_turn_between_people() -> None:
    done, running, most, go = list[str](), 0, 0, threading.Event()

    def work(name: str) -> None:
        nonlocal running, most
        go.wait(60)
        running += 1
        most = max(most, running)
        done.append(name)
        running -= 1

    async def ask() -> None:
        aside = Aside()
        asked = [(1, "a1"), (1, "a2"), (1, "a3"), (2, "b1"), (3, "c1")]
        waiting = [asyncio.create_task(aside.run(owner, partial(work, name))) for owner, name in asked]
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(*waiting)

    apart(ask())
    assert most == 1
    assert done.index("b1") < done.index("a2")
    assert done.index("c1") < done.index("a3")


def test_who_asks_for_too_much_at_once_is_asked_to_come_back() -> None:
    async def ask() -> tuple[list[object], list[object]]:
        aside, go = Aside(), threading.Event()
        mine = [asyncio.create_task(aside.run(1, lambda: go.wait(60))) for _ in range(10)]
        await asyncio.sleep(0)
        other = asyncio.create_task(aside.run(2, lambda: True))
        await asyncio.sleep(0)
        go.set()
        return list(await asyncio.gather(*mine, return_exceptions=True)), [await other, await aside.run(1, int)]

    mine, others = apart(ask())
    assert sum(isinstance(one, ApiError) and one.status == 429 for one in mine) == 10 - Aside.WAITING
    assert others == [True, 0]


def wandering(moves: int) -> Match:
    """A match in which much is tried, taken back and gone back to."""
    match, rng = Match.create(pebbles(), ["Ana", "Ben"], {}, Dealer(bytes(32)), hold=True), Rng(3)
    for _ in range(moves):
        while match.over:
            match.rewind(0, rng.below(len(match.entries)))
        seats = match.waiting_for()
        seat = seats[rng.below(len(seats))]
        offer = match.offer(seat)
        if match.can_undo(seat) and rng.below(4) == 0:
            match.undo(seat)
        elif offer is None:
            match.confirm(seat)
        else:
            match.play(seat, offer.moves[rng.below(len(offer.moves))].words)
        if rng.below(15) == 0:
            match.rewind(seat, rng.below(len(match.entries) + 1))
    return match


def test_a_replay_finds_every_step_as_playing_it_does() -> None:
    match = wandering(150)
    log = Log(match.header, match.entries, {}, over=False, name="replay")
    recording = _Recording(match.game, match.pack, log, whole=False)
    for number in range(len(match.entries) + 1):
        found = recording.at(number)
        played = Match.after(match.game, match.header, match.entries, number, match.pack)
        assert digest(found.state) == digest(played.state), number
        assert found.entries == played.entries
        for seat in (0, 1):
            assert found.can_undo(seat) == played.can_undo(seat)
            assert found.lines(seat) == played.lines(seat)
            assert found.view(seat) == played.view(seat)


def test_a_replay_takes_memory_in_proportion_to_its_match() -> None:
    """It kept all that was told at every twentieth entry: a gigabyte for the longest log there can be."""
    match, rng = Match.create(load("euphrat-tigris"), ["Ana", "Ben", "Cem", "Dora"], {}, Dealer(bytes(32))), Rng(2)
    while not match.over:
        seat = match.waiting_for()[0]
        offer = match.offer(seat)
        assert offer is not None
        match.play(seat, offer.moves[rng.below(len(offer.moves))].words)
    whole = len(match.entries)
    kept = [_memory(match, whole // 4), _memory(match, whole)]
    assert kept[1] < 6 * kept[0], (whole, kept)


def _memory(match: Match, entries: int) -> int:
    log = Log(match.header, match.entries[:entries], {}, over=False, name="replay")
    tracemalloc.start()
    recording = _Recording(match.game, match.pack, log, whole=False)
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert recording.barriers
    return taken


def test_strangers_elsewhere_wait_for_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has no session shares his time with those at his address, and with nobody else."""
    owners: list[int] = []

    async def run(self: Aside, owner: int, work: Any) -> Any:
        owners.append(owner)
        return work()

    monkeypatch.setattr(Aside, "run", run)
    with running(tmp_path) as server:
        (host, _), links = server.seated(visibility="public")
        for address in ("203.0.113.1", "203.0.113.1", "203.0.113.2"):
            server.services.replays._recordings.clear()
            server.person(**{"x-forwarded-for": address}).get(f"/api/tables/{links['table']}/replay")
        server.services.replays._recordings.clear()
        host.get(f"/api/tables/{links['table']}/replay")
    assert owners[0] == owners[1] != owners[2]
    assert max(owners[:3]) < -1
    assert owners[3] > 0
