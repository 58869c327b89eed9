"""The golden transcripts are what the rules play today."""

from __future__ import annotations

import pytest

import serai
from tests.golden.make import FOLDER, path_of, tables, transcript


@pytest.mark.parametrize(("name", "players"), tables())
def test_transcript_is_unchanged(name: str, players: int) -> None:
    path = path_of(name, players)
    assert path.exists(), f'{path.name} is missing: run "make golden", read it and commit it.'
    assert transcript(serai.load(name), players) == path.read_text("utf-8"), (
        f'{path.name} has changed: if that is meant, raise the rules version and run "make golden".'
    )


def test_no_transcript_is_left_over() -> None:
    due = {path_of(name, players).name for name, players in tables()}
    assert {path.name for path in FOLDER.glob("*.txt")} == due
