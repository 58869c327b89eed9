"""A player who is absent: the rest of the table goes on, and nothing of theirs is given away."""

from __future__ import annotations

import pytest

from serai.catalogue import load
from serai.core.flow import Note, open_decision, play, settle
from serai.core.playout import random_move
from serai.core.rng import Rng

ABSENT = 0

# What only a player who is there does: each of these names who did it first.
OF_WILL = {"offers", "accepts", "played-card", "bought-card", "traded-bank", "traded-abroad", "built-city", "bid"}


@pytest.mark.parametrize("name", ["catan", "alexander", "cheops"])
def test_a_match_ends_with_one_seat_absent_which_gives_nothing_away(name: str) -> None:
    game, rng = load(name), Rng(12)
    players = game.players[0]
    s = game.rules.start(game.tables(game.pack()), players, game.check_setup(players, {}))
    s.notes = notes = list[Note]()
    settle(s)
    while s.stack:
        decision = open_decision(s)
        assert decision is not None
        play(s, decision.default(s) if decision.player == ABSENT else random_move(s, rng))
    assert {note.message for note in notes if note.a == ABSENT} & OF_WILL == set()
    assert {note.message for note in notes if note.a != ABSENT} & OF_WILL != set()
    assert ABSENT not in game.winners(s)
