"""Hints: an offered move, the line behind it with its rules, and nothing told that hides."""

from __future__ import annotations

import pytest

from serai.bots.hints import analyse, hint
from serai.catalogue import load
from serai.core import register
from serai.core.dealer import Dealer
from serai.core.match import Match
from serai.core.rng import Rng
from serai.core.seat import Seat

GAME = "euphrat-tigris"


def opening(seed: int) -> Seat:
    match = Match.create(load(GAME), ["A", "B"], dealer=Dealer.numbered(seed))
    return Seat(match.game, match.state, match.waiting_for()[0])


def test_a_hint_begins_with_the_move_and_cites_rules_of_the_register() -> None:
    seat = opening(1)
    found = hint(seat.game, seat.imagine(Rng(1)), seat.seat, "mcts:200", 5)
    assert found.words in [seat.words(move) for move in seat.moves()]
    assert found.line[0].words == found.words
    assert found.line[0].seat == seat.seat
    assert 0.0 <= found.value <= 1.0
    assert 0.0 < found.gain < found.value
    assert len(found.line) > 1
    assert {one.rule for one in found.line if one.rule} <= set(register.rules(seat.game))


@pytest.mark.parametrize("spec", ["greedy", "mcts:30"])
def test_a_hint_does_not_tell_what_hides(spec: str) -> None:
    """Worlds that look alike to the seat give it the same hint, line and all."""
    seat = opening(2)
    worlds = [seat.imagine(Rng(seed)) for seed in (3, 4)]
    assert hint(seat.game, worlds[0], seat.seat, spec, 5) == hint(seat.game, worlds[1], seat.seat, spec, 5)


def test_analysis_puts_the_hint_first() -> None:
    seat = opening(1)
    world = seat.imagine(Rng(1))
    choices = analyse(seat.game, world, seat.seat, 60, 5)
    assert choices[0].words == hint(seat.game, world, seat.seat, "mcts:60", 5).words
    assert len(choices) > 3
    assert sum(one.visits for one in choices) == 60
