"""Decisions that are asked together as OpenSpiel's simultaneous nodes: its own tests, and the same match either way."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest

import serai.research.openspiel as adapter
from serai.core.errors import BadInput
from tests.research.matches import GAMES, fewest_players
from tests.research.test_openspiel import after, api_checks

JOINT = [
    "alexander",
    "cheops",
    "marco-polo-2",
    "mesopotamia",
    "tadmor",
]  # two are asked together in a short random match
STEPS = 400


def loaded(game: str, players: int | None = None) -> Any:
    return adapter.load_game(game, players or fewest_players(game), simultaneous="yes")


def answers(state: Any, rng: np.random.RandomState) -> list[int]:
    """Anything that is offered to each; 0 for those who are not asked."""
    offered = [state.legal_actions(seat) for seat in range(state.num_players())]
    return [int(rng.choice(mine)) if mine else 0 for mine in offered]


def step(state: Any, rng: np.random.RandomState) -> None:
    if state.is_simultaneous_node():
        state.apply_actions(answers(state, rng))
    elif state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choice(outcomes, p=odds))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


def states(game: Any, seed: int, most: int = STEPS) -> list[Any]:
    """A random match, state by state."""
    state, rng = game.new_initial_state(), np.random.RandomState(seed)
    found: list[Any] = []
    while not state.is_terminal() and len(found) < most:
        found.append(state.clone())
        step(state, rng)
    return [*found, state]


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_own_checks(game: str) -> None:
    played = loaded(game)
    assert played.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    seen = states(played, 2)
    joint = [state for state in seen if state.is_simultaneous_node()]
    assert bool(joint) == (game in JOINT)
    for check in api_checks(played, [*joint[:3], *seen[:: len(seen) // 5]]):
        check()


@pytest.mark.parametrize("game", ["marco-polo-2", "mesopotamia", "tadmor"])
def test_openspiels_random_simulations(game: str) -> None:
    pyspiel.random_sim_test(loaded(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", JOINT)
def test_answers_at_once_are_answers_one_after_the_other(game: str) -> None:
    """Where the sequence asks the same seats, it comes to the same position."""
    compared = 0
    for state in states(loaded(game), 5):
        if not state.is_simultaneous_node():
            continue
        given = answers(state, np.random.RandomState(compared))
        sequence = state.position.clone()
        for seat in state.position.lane.asked():
            assert sequence.step_for(seat, given[seat])
        state.apply_actions(given)
        assert str(state.position) == str(sequence)
        compared += 1
    assert compared


def test_a_joint_answer_is_saved_and_replayed_from_the_log() -> None:
    game = loaded("mesopotamia", 3)
    joint = next(state for state in states(game, 4, 2000) if state.is_simultaneous_node())
    joint.apply_actions(answers(joint, np.random.RandomState(1)))
    again = game.deserialize_state(joint.serialize())
    assert str(again) == str(joint)
    assert str(again.position.log().text()) == str(joint.position.log().text())


def test_what_others_answer_at_once_is_not_seen_before() -> None:
    """Two joint answers that differ in another seat's secret alone look the same to a seat."""
    game = loaded("mesopotamia", 2)
    state = next(one for one in states(game, 4, 2000) if one.is_simultaneous_node())
    mine, theirs = state.legal_actions(0)[0], state.legal_actions(1)
    after_each = []
    for answer in theirs[:2]:
        other = state.clone()
        other.apply_actions([mine, answer])
        after_each.append(other)
    assert str(after_each[0]) != str(after_each[1])
    assert after_each[0].information_state_string(0) == after_each[1].information_state_string(0)


def test_an_answer_that_is_not_offered_gets_a_sentence_and_nothing_is_played() -> None:
    game = loaded("mesopotamia", 2)
    state = next(one for one in states(game, 4, 2000) if one.is_simultaneous_node())
    before, good = str(state), state.legal_actions(0)[0]
    wrong = next(action for action in range(good - 5, good + 60) if action not in state.legal_actions(1))
    with pytest.raises(Exception, match=r"\.$"):
        state.apply_actions([good, wrong])
    assert str(state) == before


def test_by_default_they_come_one_after_the_other() -> None:
    game = adapter.load_game("mesopotamia", 2)
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert not any(state.is_simultaneous_node() for state in states(game, 4))
    assert after(game, []).current_player() >= 0
    with pytest.raises(BadInput, match="simultaneous"):
        pyspiel.load_game("serai_mesopotamia(simultaneous=maybe)")
