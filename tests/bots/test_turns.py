"""Whole turns: plans end with the turn, know positions again, and are better than single moves."""

from __future__ import annotations

from typing import Any

import pytest

from serai.bots import make_bot
from serai.bots.bot_match import BotMatch
from serai.bots.greedy import GreedyBot
from serai.bots.levels import khan_bot
from serai.bots.planner import PlannerBot
from serai.catalogue import load
from serai.core.flow import Chance, open_decision, play_for
from serai.core.game import Turns
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.seat import Seat
from serai.core.turns import Plan, Step

GAMES = ["tadmor", "marco-polo-2", "catan", "alexander", "cheops", "mesopotamia"]


class Asked:
    """Counts how often it is asked."""

    times = 0

    def choose(self, seat: Seat) -> int:
        self.times += 1
        return seat.moves()[0]


def opening(game_name: str, seed: int, decisions: int, players: int = 0) -> Seat:
    game = load(game_name)
    bots = ["greedy"] * (players or min(game.players))
    match = BotMatch(game, game.tables(game.pack()), game.check_options({}), bots, seed)
    state = match.state
    rng = Rng(seed)
    while decisions:
        decision = open_decision(state)
        assert decision is not None
        move = int(random_move(state, rng)) if isinstance(decision, Chance) else match.ask(int(decision.player))
        decisions -= not isinstance(decision, Chance)
        play_for(state, decision.player, move)
    while isinstance(open_decision(state), Chance):
        play_for(state, -1, int(random_move(state, rng)))
    asked = open_decision(state)
    assert asked is not None
    return Seat(game, state, int(asked.player))


@pytest.mark.parametrize("name", GAMES)
def test_the_planner_chooses_an_offered_move_and_the_same_one_again(name: str) -> None:
    for decisions in (3, 12, 25):
        seat = opening(name, 7, decisions)
        chosen = make_bot("plan:2", 5).choose(seat)
        assert chosen in seat.moves()
        assert make_bot("plan:2", 5).choose(opening(name, 7, decisions)) == chosen


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_cannot_change_a_plan(name: str) -> None:
    seat = opening(name, 3, 14)
    other = Seat(seat.game, seat.imagine(Rng(99)), seat.seat)
    assert make_bot("plan:2", 5).choose(seat) == make_bot("plan:2", 5).choose(other)


@pytest.mark.parametrize("name", GAMES)
def test_a_plan_is_a_sequence_of_offered_moves_up_to_the_end_of_the_turn(name: str) -> None:
    seat = opening(name, 11, 20)
    turns = seat.game.bots.turns
    assert turns is not None
    before = seat.imagine(Rng(1)).fingerprint()
    plans = PlannerBot(1, width=4, worlds=1, otherwise=GreedyBot(1)).plans(seat, turns)
    assert {int(plan.first) for plan in plans} <= set(seat.moves())
    best = plans[0]
    assert best.whole
    assert best.worth == max(plan.worth for plan in plans if plan.whole)
    assert int(best.line()[0][1]) == best.first
    assert seat.imagine(Rng(1)).fingerprint() == before  # planning has not touched the position


def test_a_plan_followed_to_its_end_stands_before_those_given_up() -> None:
    """They are counted no better than the worst whole plan: where there is but one, all are worth the same."""
    seat = opening("tadmor", 5, 6)
    end = Step(seat.imagine(Rng(1)), None, None, -1, -1, 0)
    known = [Plan(4, 1.0, True, end), Plan(2, 1.0, False, end), Plan(9, 1.0, False, end)]
    turns: Turns[Any] = Turns(worth=lambda s, p: 0.0, advise=lambda s, p, width, seed: known)
    for worlds in (1, 3):
        found = PlannerBot(1, width=4, worlds=worlds, otherwise=GreedyBot(1)).plans(seat, turns)
        assert [int(plan.first) for plan in found] == [4, 2, 9]


def test_equal_positions_have_equal_fingerprints_and_others_do_not() -> None:
    seat = opening("tadmor", 5, 6)
    one = seat.imagine(Rng(1))
    other = one.clone()
    assert one.fingerprint() == other.fingerprint()
    play_for(other, seat.seat, seat.moves()[0])
    assert one.fingerprint() != other.fingerprint()


def test_a_game_that_does_not_say_what_a_turn_is_is_searched_instead() -> None:
    game = load("euphrat-tigris")
    if game.bots.turns is None:
        seat = opening("euphrat-tigris", 1, 1)
        assert PlannerBot(5, 2, 1, make_bot("mcts:20", 5)).choose(seat) in seat.moves()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_khan_plans_catan_with_any_number_of_players(players: int) -> None:
    seat, bot, other = opening("catan", 1, 0, players), khan_bot(1), Asked()
    bot.otherwise = other
    assert bot.choose(seat) in seat.moves()
    assert other.times == 0


def test_a_bot_begins_in_various_ways_where_plans_are_nearly_equal() -> None:
    seat = opening("cheops", 2, 0)
    turns = seat.game.bots.turns
    assert turns is not None
    plans = PlannerBot(1, width=2, worlds=1, otherwise=GreedyBot(1)).plans(seat, turns)
    near = {int(plan.first) for plan in plans if plan.worth > plans[0].worth - 20 * turns.spread}
    begun = [make_bot("trader", seed).choose(seat) for seed in range(12)]
    assert len(set(begun)) > 1
    assert set(begun) <= near
    assert begun == [make_bot("trader", seed).choose(seat) for seed in range(12)]  # by its seed


def test_a_plan_ends_before_the_next_players_dice() -> None:
    """Whatever is rolled then, the plans are the same."""
    seat = opening("catan", 4, 30)
    turns = seat.game.bots.turns
    assert turns is not None
    for plan in PlannerBot(1, width=4, worlds=1, otherwise=GreedyBot(1)).plans(seat, turns):
        last: Any = plan.end.state
        assert not last.stack or last.turn == seat.seat or last.rolled == 0
