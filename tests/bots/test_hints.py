"""Hints: an offered move, the line behind it with its rules, and nothing told that hides."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

import pytest

from serai.bots.hints import analyse, hint
from serai.catalogue import load
from serai.core import register
from serai.core.dealer import Dealer
from serai.core.flow import Chance, open_decision, play, play_for
from serai.core.game import Game
from serai.core.match import Match
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.seat import Seat
from serai.games.catan.tests.position import act
from serai.games.euphrat_tigris.tests.position import position

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


def test_the_line_ends_before_a_tile_that_is_only_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each imagined world gives the opponent tiles of one kind, each another kind: none of them is named."""
    seat = opening(1)
    other, kinds = 1 - seat.seat, itertools.cycle(range(4))

    def imagined(place: Seat, rng: Rng) -> Any:
        world: Any = place._state.clone()
        kind = next(kinds)
        for k in range(4):
            world.hand[other * 4 + k] = 6 if k == kind else 0
        return world

    monkeypatch.setattr(Seat, "imagine", imagined)
    for seed in range(6):
        line = hint(seat.game, seat._state, seat.seat, "mcts:200", seed).line
        assert [one.words for one in line if one.seat == other and one.words.startswith("tile")] == []


def test_analysis_puts_the_hint_first() -> None:
    seat = opening(1)
    world = seat.imagine(Rng(1))
    choices = analyse(seat.game, world, seat.seat, 60, 5)
    assert choices[0].words == hint(seat.game, world, seat.seat, "khan", 5).words
    assert len(choices) > 3
    assert [one.value for one in choices] == sorted((one.value for one in choices), reverse=True)


def test_analysis_of_a_game_without_plans_is_a_search() -> None:
    known = load("catan")
    game = Game(known.identity, known.rules, known.presentation, replace(known.bots, turns=None))
    match = Match.create(game, ["Ana", "Ben"], dealer=Dealer.numbered(1))
    seat = match.waiting_for()[0]
    world = Seat(game, match.state, seat).imagine(Rng(1))
    choices = analyse(game, world, seat, 60, 5)
    assert choices[0].words == hint(game, world, seat, "mcts:60", 5).words
    assert sum(one.visits for one in choices) == 60


@pytest.mark.parametrize("seed", [7, 8])
def test_hints_never_send_a_player_in_circles(seed: int) -> None:
    """Catan played by hints alone: who begins to talk makes an offer of one card for one, and does so once a turn."""
    game, rng = load("catan"), Rng(seed)
    s = Match.create(game, ["A", "B", "C"], dealer=Dealer.numbered(seed)).state
    turn: list[str] = []
    offers = 0
    for number in range(150):
        decision = open_decision(s)
        assert decision is not None
        if isinstance(decision, Chance):
            play(s, random_move(s, rng))
            continue
        words = hint(game, s, int(decision.player), "mcts:20", number).words
        turn = [] if words == "end" else [*turn, words]
        assert words not in ("drop", "invite")
        assert turn.count("offer") <= 1
        offers += words == "offer"
        move = game.block(decision).number(words)
        assert move is not None
        play_for(s, decision.player, move)
    assert offers


def test_who_has_put_together_what_nobody_takes_is_told_to_drop_it_and_not_to_begin_again() -> None:
    t = act(lambda p: p.hand(0, "wool wood").hand(1, "ore ore").hand(2, "ore"))
    t.play("offer", "give wool", "want ore", "want ore")
    assert hint(t.game, t.state, 0, "mcts:20", 1).words == "drop"
    t.play("drop")
    assert hint(t.game, t.state, 0, "mcts:20", 1).words != "offer"


def test_what_is_asked_in_several_steps_is_told_whole() -> None:
    """The tiles of a swap: for every sphere how many, until the swap is done."""
    t = position("A king i6", {"A": "farm farm market"}).play("swap")
    seat = Seat(t.game, t.state, t.seat())
    found = hint(t.game, t.state, t.seat(), "trader", 5)
    assert (found.line[0].words, seat.words(seat.moves()[0])) == (found.words, "aside 0")
    t.play(*(one.words for one in found.line))
    assert t.asked() == "draw"


def test_a_plan_says_where_the_next_turn_begins() -> None:
    """Half a square of settlements, one action left: the next turn ends the monument."""
    half = "A king i6, A farmer i8, settlement g6 h6, B priest b9"
    t = position(half, {"A": "settlement settlement farm farm market market"}, players=2).play("leader trader j7")
    line = hint(t.game, t.state, t.seat(), "khan", 5).line
    assert [one.anew for one in line] == [False, True, *(False for _ in line[2:])]
    assert any(one.words.startswith("monument") for one in line[2:])
