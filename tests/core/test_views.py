"""What all see alike is made once; what each seat is shown stays byte for byte its own view."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from serai.catalogue import games
from serai.core.flow import SPECTATOR
from serai.core.game import AnyGame
from serai.core.match import Match


@pytest.mark.parametrize("game", games().values(), ids=games())
@pytest.mark.parametrize("hold", [False, True])
def test_views_as_json_are_the_views(game: AnyGame, hold: bool) -> None:
    rng = random.Random(5)
    players = max(game.players)
    match = Match.create(game, [f"P{i}" for i in range(players)], hold=hold)
    for _ in range(120):
        for seat in (*range(players), SPECTATOR):
            assert match.view_json(seat) == msgspec.json.encode(match.view(seat))
        if not (waiting := match.waiting_for()):
            break
        seat = rng.choice(waiting)
        if seat in match.held:
            match.confirm(seat)
        elif match.can_undo(seat) and rng.random() < 0.15:
            match.undo(seat)
        else:
            offered = match.quick_offer(seat)
            assert offered is not None
            match.play(seat, rng.choice(offered.moves).words)


def test_what_all_see_alike_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["euphrat-tigris"]
    match = Match.create(game, list("abcd"))
    made: list[int] = []
    view = game.presentation.view

    def noted(s: Any, seat: int) -> Any:
        made.append(seat)
        return view(s, seat)

    whole = {**vars(game.presentation), "view": noted}
    monkeypatch.setattr(game, "presentation", type(game.presentation)(**whole))
    for seat in range(4):
        match.view_json(seat)
    assert made == [SPECTATOR]
