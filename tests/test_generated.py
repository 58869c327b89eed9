"""What is generated is fresh and true: TypeScript from the Structs, and the Structs from what games say."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from serai.catalogue import games, load
from serai.core.dealer import Dealer
from serai.core.flow import SPECTATOR
from serai.core.match import Match
from serai.core.rng import Rng
from tools import typescript

MOVES = 120  # far enough into a match that most of a view is filled


def test_the_files_are_what_the_tool_would_write() -> None:
    assert typescript.stale() == [], "run `python -m tools.typescript`"


@pytest.mark.parametrize("path", list(typescript.generated()), ids=lambda path: path.parent.name + "/" + path.name)
def test_a_changed_file_is_named_as_stale(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = typescript.generated()
    monkeypatch.setattr(typescript, "generated", lambda: {**known, path: known[path] + "// newer\n"})
    assert typescript.main(["--check"]) == 1
    assert str(path.relative_to(typescript.ROOT)) in capsys.readouterr().err


@pytest.mark.parametrize("name", list(games()))
def test_views_and_geometries_are_what_their_types_say(name: str) -> None:
    game = load(name)
    match = Match.create(game, ["a", "b", "c", "d"][: game.players[-1]], {}, Dealer(bytes(32)))
    rng = Rng(1)
    for _ in range(MOVES):
        for seat in (SPECTATOR, *range(match.header.players)):
            sent = msgspec.json.encode(match.view(seat))
            msgspec.json.decode(sent, type=typescript.view_of(game), strict=True)
        if match.over:
            break
        seat = match.waiting_for()[0]
        offered = match.offer(seat)
        assert offered is not None
        match.play(seat, offered.moves[rng.below(len(offered.moves))].words)
    geometry = msgspec.json.encode(game.presentation.geometry(match.state))
    msgspec.json.decode(geometry, type=typescript.geometry_of(game), strict=True)
