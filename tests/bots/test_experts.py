"""Scripted experts: they answer every decision of a match, and beat who looks one move ahead."""

from __future__ import annotations

import pytest

from serai.bots.bot_match import BotMatch
from serai.catalogue import load

SCRIPTED = {"tadmor": 2, "marco-polo-2": 2}  # matches; Euphrat & Tigris takes longer and is measured in the ladder


@pytest.mark.parametrize(("name", "matches"), SCRIPTED.items())
def test_an_expert_wins_against_greedy_on_every_seat(name: str, matches: int) -> None:
    game = load(name)
    for seat in range(matches):
        bots = ["expert" if one == seat else "greedy" for one in range(2)]
        match = BotMatch(game, game.tables(game.pack()), game.check_setup(2, {}), bots, 100)
        match.play()
        assert match.winners() == [seat]


@pytest.mark.parametrize("name", SCRIPTED)
def test_an_expert_finds_an_answer_in_every_match_of_four(name: str) -> None:
    game = load(name)
    match = BotMatch(game, game.tables(game.pack()), game.check_setup(4, {}), ["expert"] * 4, 7)
    match.play()
    assert not match.state.stack, "the match came to its end"
