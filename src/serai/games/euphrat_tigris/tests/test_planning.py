"""How bots plan a turn: both actions together, conflicts by their odds, what others may answer."""

from __future__ import annotations

from itertools import pairwise

import pytest

from serai.core.flow import Chance, open_decision, play_for, settle
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.turns import Plan, Step
from serai.games.euphrat_tigris import GAME
from serai.games.euphrat_tigris.answers import (
    ALIKE,
    CLOSE,
    Answers,
    advise,
    candidates,
    commitment,
    look_ahead,
    worlds_of_a_stage,
)
from serai.games.euphrat_tigris.planning import Planner, effort, is_near, state_of, worthwhile
from serai.games.euphrat_tigris.rules.conflict import Commits
from serai.games.euphrat_tigris.rules.swap import SwapTiles
from serai.games.euphrat_tigris.rules.turn import Act
from serai.games.euphrat_tigris.state import Tigris
from serai.games.euphrat_tigris.tests.position import position
from serai.games.euphrat_tigris.weights import MOVED, PLACED, WEIGHTS
from serai.games.euphrat_tigris.words import BLOCKS
from serai.testing import ScriptedTable

# A's king and farmer beside the first temple i7, with half a square of settlements, and B far away.
HALF = "A king i6, A farmer i8, settlement g6 h6, B priest b9"


def words(t: ScriptedTable, plan: Plan) -> list[str]:
    return [GAME.words(decision, move) for decision, move in plan.line()]


def number(text: str) -> int:
    """Of an action, by its words."""
    found = BLOCKS[0].number(text)
    assert found is not None
    return found


def planned(t: ScriptedTable, width: int = 12) -> list[Plan]:
    return Planner(0, width).plans(t.state)


def test_a_square_is_finished_within_the_turn_and_its_monument_is_built() -> None:
    t = position(f"{HALF}, settlement g7", {"A": "settlement farm farm market market temple"}, players=2)
    line = words(t, planned(t)[0])
    assert "tile settlement h7" in line
    assert any(one.startswith("monument") for one in line)


def test_a_plan_is_a_line_of_offered_moves() -> None:
    t = position(HALF, players=2)
    for plan in planned(t)[:12]:
        s = t.state.clone()
        for decision, move in plan.line():
            asked = open_decision(s)
            assert asked is not None
            assert type(asked) is type(decision)
            assert move in list(asked.moves(s))
            if GAME.words(decision, move) == "swap":
                break  # what is put aside and drawn is averaged
            play_for(s, 0, move)


def test_plans_come_best_first_one_for_each_action() -> None:
    plans = planned(position(HALF, players=2))
    assert [plan.worth for plan in plans] == sorted((plan.worth for plan in plans), reverse=True)
    assert len({plan.first for plan in plans}) == len(plans)


@pytest.mark.parametrize("players", [2, 4])
def test_actions_worth_a_thought_are_offered_and_never_none(players: int) -> None:
    s = GAME.rules.start(GAME.tables(GAME.pack()), players, GAME.check_options({}))
    settle(s)
    rng = Rng(5)
    while s.stack:
        decision = open_decision(s)
        if isinstance(decision, Act):
            found = [int(move) for move in worthwhile(s, decision)]
            assert found
            assert set(found) <= {int(move) for move in decision.moves(s)}
        assert decision is not None
        play_for(s, -1 if isinstance(decision, Chance) else int(decision.player), random_move(s, rng))


def test_actions_near_each_other_belong_together() -> None:
    tile, beside, far, swap = (number(one) for one in ("tile farm h9", "leader king i8", "tile farm a4", "swap"))
    assert is_near(tile, beside)
    assert not is_near(tile, far)
    assert not is_near(tile, swap)


def test_a_conflict_counts_by_its_odds() -> None:
    """A's trader would revolt against one who has no temple but the common one."""
    strong = position("B trader i6, A priest b9", {"A": "temple temple temple temple farm farm"}, players=2)
    weak = position("B trader i6, A priest b9", {"A": "farm farm farm farm farm farm"}, players=2)
    move = number("leader trader i8")
    worths = []
    for t in (strong, weak):
        plans = {plan.first: plan.worth for plan in planned(t, 200)}
        worths.append(plans[move] - max(plans.values()))
    assert worths[0] > worths[1]


def test_leaders_who_wander_are_charged_for_their_actions() -> None:
    t = position(HALF, {"A": "settlement settlement farm farm market market"}, players=2)
    planner, w, asked = Planner(0, 1), WEIGHTS.of(t.state.players), open_decision(t.state)
    assert asked is not None
    assert w[MOVED] > w[PLACED] > 0
    for first, cost in (("tile settlement g7", 0.0), ("leader trader j7", w[PLACED]), ("leader king j7", w[MOVED])):
        step = planner.follow(Step(t.state, None, None, -1, -1, 0), asked, number(first))
        assert effort(step) == pytest.approx(cost)
        assert step.worth == pytest.approx(planner.judge(state_of(step)) - cost)
        second = open_decision(state_of(step))
        assert second is not None
        then = planner.follow(step, second, number("leader farmer h8"))
        assert effort(then) == pytest.approx(cost + w[MOVED])


def test_in_a_swap_every_number_has_a_plan() -> None:
    t = position(HALF, {"A": "farm farm farm market market temple"}, players=2)
    t.play("swap", "aside 0", "aside 0")
    top = t.state.stack[-1]
    assert isinstance(top, SwapTiles)
    plans = advise(t.state, 0, 12, 1)
    assert sorted(plan.first for plan in plans) == [0, 1, 2, 3]
    assert plans[0].worth == max(plan.worth for plan in plans)


# ---------------------------------------------------------------------- what others answer


@pytest.mark.parametrize(("held", "expected"), [("temple temple temple", 1), ("market", 0)])
def test_the_defender_adds_what_is_needed_or_nothing(held: str, expected: int) -> None:
    t = position("B king i6, temple h8", {"A": "temple market", "B": held}, players=2)
    t.play("leader king h7", "commit 0")
    top = t.state.stack[-1]
    assert isinstance(top, Commits)
    assert commitment(t.state, top) == expected


def test_answers_end_before_the_next_turn_of_the_seat() -> None:
    t = position(HALF, players=4)
    end = planned(t)[0].end.state
    assert isinstance(end, Tigris)
    answers = Answers(0, 1)
    values = [answers.value(end, seed) for seed in range(3)]
    assert all(0 < value < 1 for value in values)
    assert values == [answers.value(end, seed) for seed in range(3)]


def test_a_round_is_over_where_the_seat_is_to_act_even_if_nobody_draws() -> None:
    s = position(HALF, players=2).state
    assert Answers(0, 1).is_round(s)
    assert not Answers(1, 1).is_round(s)
    play_for(s, 0, number("leader trader j7"))
    assert not Answers(0, 1).is_round(s)  # in the middle of the turn


def test_plans_that_are_judged_just_alike_are_compared_once() -> None:
    plans = planned(position(HALF, players=2), 40)
    found = candidates(plans, 12)
    worths = [plan.worth for plan in found]
    assert len(worths) == 12
    assert found[0] is plans[0]
    assert all(worse < better - ALIKE for better, worse in pairwise(worths))
    assert all(plan.whole and plan.worth >= plans[0].worth - CLOSE for plan in found)
    assert len({round(plan.worth, 6) for plan in plans[:12]}) < 12  # there were such


def test_where_worlds_take_longer_there_are_fewer_but_never_none() -> None:
    usual = worlds_of_a_stage(12, 2, 150)
    assert worlds_of_a_stage(40, 2, 150) > usual > worlds_of_a_stage(12, 4, 150) > worlds_of_a_stage(12, 4, 300)
    assert worlds_of_a_stage(12, 2, 100) > usual
    assert worlds_of_a_stage(12, 2, 3) == worlds_of_a_stage(12, 2, 100)
    assert worlds_of_a_stage(10, 4, 5000) == 1


def test_a_match_that_is_over_needs_no_answers() -> None:
    t = position("A trader i6", players=2, points={"A": {"settlement": 9, "temple": 9, "farm": 9, "market": 9}}, bag="")
    end = planned(t)[0].end.state
    assert isinstance(end, Tigris)
    assert Answers(0, 1).value(end, 1) == 1.0


def test_a_plan_tells_what_the_next_turn_would_complete() -> None:
    t = position(HALF, {"A": "settlement settlement farm farm market market"}, players=2)
    t.play("leader trader j7")
    plan = next(one for one in planned(t, 200) if one.first == number("tile settlement g7"))
    short = words(t, plan)
    look_ahead(plan, 0)
    assert words(t, plan)[: len(short)] == short
    later = words(t, plan)[len(short) :]
    assert "tile settlement h7" in later
    assert "swap" not in later
    assert any(one.startswith("monument") for one in later)


def test_what_would_complete_nothing_is_not_told() -> None:
    t = position("A king i6, B priest b9", {"A": "farm farm farm market market market"}, players=2)
    plan = planned(t)[0]
    short = words(t, plan)
    look_ahead(plan, 0)
    assert words(t, plan) == short


def test_the_same_seed_gives_the_same_plans_and_hidden_tiles_change_nothing() -> None:
    t = position(HALF, players=2)
    plans = [(plan.first, plan.worth) for plan in advise(t.state, 0, 10, 3)]
    other = GAME.rules.redeal(t.state, 0, Rng(8))
    assert plans == [(plan.first, plan.worth) for plan in advise(other, 0, 10, 3)]
