"""The record of a finished match: what it holds, and how much room it takes."""

from __future__ import annotations

import pytest

import serai
from serai.core.flow import SPECTATOR
from serai.core.match import Match
from serai.server.tables import record
from serai.server.wire.table import Result
from tests.corpus.make import folder_of, read

KILOBYTES = 400  # at most, for a match of an ordinary length


@pytest.mark.parametrize("name", ["tadmor", "marco-polo-2", "euphrat-tigris"])
def test_it_is_small(name: str) -> None:
    game = serai.load(name)
    log = read(folder_of(game) / "2-players.serai")
    parts = dict(record.make(Match.replay(game, log), Result([], [], [])))
    assert sum(map(len, parts.values())) < KILOBYTES * 1000
    head = record.unpack(parts[record.HEAD], record.Record)
    assert (head.last, len(head.curve)) == (len(log.entries), len(log.entries) + 1)
    assert sorted(parts) == list(range(2 + len(log.entries) // record.CHUNK))


def test_a_very_long_match_keeps_what_a_spectator_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "LONG", 10)
    game = serai.load("tadmor")
    log = read(folder_of(game) / "2-players.serai")
    parts = dict(record.make(Match.replay(game, log), Result([], [], [])))
    steps = record.unpack(parts[1], list[record.Step])
    assert {seat for step in steps for seat in step.views} == {SPECTATOR}
    assert steps[0].view(1) == steps[0].view(SPECTATOR)
