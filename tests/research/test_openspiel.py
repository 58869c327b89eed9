"""OpenSpiel's own generic tests for every game; its bots on them; clones, resampling, saving, structs."""

from __future__ import annotations

import copy
import json
import pickle
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import serai.research.openspiel as adapter
from serai.catalogue import games
from serai.core import log as logs
from serai.core.errors import BadInput, IllegalMove
from serai.core.match import Match
from serai.research.openspiel_bots import GameEvaluator
from tests.research.matches import GAMES, fewest_players, lone

LONG = 800  # decisions of a random match, above which only its end is tested state by state
LAST = 40  # steps of it
TABLES: list[tuple[str, dict[str, Any]]] = [(game, {"players": fewest_players(game)}) for game in GAMES] + lone()


def fewest(game: str) -> Any:
    return adapter.load_game(game, fewest_players(game))


def step(state: Any, rng: np.random.RandomState) -> None:
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choice(outcomes, p=odds))
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def walk(game: Any, seed: int, steps: int = sys.maxsize) -> list[int]:
    """The actions of a random match."""
    state, rng, made = game.new_initial_state(), np.random.RandomState(seed), 0
    while not state.is_terminal() and made < steps:
        step(state, rng)
        made += 1
    return [int(action) for action in state.history()]


def after(game: Any, actions: list[int]) -> Any:
    state = game.new_initial_state()
    for action in actions:
        state.apply_action(action)
    return state


@pytest.mark.parametrize(("game", "chosen"), TABLES)
def test_openspiels_random_simulations(game: str, chosen: dict[str, Any]) -> None:
    """A whole match; of a long one the end, and its beginning up to that with no look at each state."""
    loaded = adapter.load_game(game, **chosen)
    whole = min((walk(loaded, seed) for seed in range(3)), key=len)
    if len(whole) < LONG:
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    else:
        late = after(loaded, whole[:-LAST])
        pyspiel.random_sim_test(loaded, 1, True, False, specific_initial_state=late)


WHOLE_TREE = ("test_number_of_nodes", "test_game_is_perfect_recall")  # they need every state there is


def api_checks(game: Any, states: list[Any]) -> list[Callable[[], None]]:
    """All checks of OpenSpiel's `api_test.py` but those, on these states of any game."""
    found: list[Callable[[], None]] = []
    general = game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    left_out = (*WHOLE_TREE, "test_constant_sum") if general else WHOLE_TREE  # it then looks for another sum
    for kind in (api_test.EnforceAPIOnPartialTreeBase, api_test.EnforceAPIOnFullTreeBase):
        checks = kind()
        checks.game, checks.game_type, checks.game_name = game, game.get_type(), game.get_type().short_name
        checks.some_states = checks.all_states = states
        found += [getattr(checks, name) for name in dir(kind) if name.startswith("test_") and name not in left_out]
    return found


@pytest.mark.parametrize(("game", "chosen"), TABLES)
def test_openspiels_api_checks(game: str, chosen: dict[str, Any]) -> None:
    """On states from the beginning, the middle and the end of a random match, chance nodes among them."""
    loaded = adapter.load_game(game, **chosen)
    moves, rng = min((walk(loaded, seed) for seed in range(3)), key=len), np.random.RandomState(1)
    picked = sorted({*rng.choice(min(120, len(moves)), 8, replace=False).tolist(), len(moves) - 5, len(moves)})
    states = [after(loaded, moves[:number]) for number in picked]
    assert states[-1].is_terminal()
    checks = api_checks(loaded, states)
    assert len(checks) >= 10
    for check in checks:
        check()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_player_remembers_tells_how_he_came_there(game: str) -> None:
    """Perfect recall, on a part of the tree: an information state is reached by one sequence of one's own decisions."""
    loaded = fewest(game)
    known: dict[str, tuple[Any, ...]] = {}
    for seed in range(6):
        state, rng = loaded.new_initial_state(), np.random.RandomState(seed % 3)
        own: list[tuple[Any, ...]] = [()] * loaded.num_players()
        for number in range(60):
            if number == 40:
                rng = np.random.RandomState(seed)
            player = state.current_player()
            if player >= 0:
                key = state.information_state_string(player)
                assert known.setdefault(key, own[player]) == own[player]
            step(state, rng)
            if player >= 0:
                own[player] = (*own[player], key, state.history()[-1])
    assert known


def test_load_game_by_its_string() -> None:
    game = pyspiel.load_game("serai_tadmor(players=3,experienced=yes)")
    assert game.num_players() == 3
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert pyspiel.load_game("serai_tadmor", {"players": 3, "experienced": "yes"}).setup is game.setup
    assert game.setup.options == {"experienced": "yes"}
    assert pyspiel.load_game("serai_marco_polo_2(black_dice=rolled)").setup.options == {"black-dice": "rolled"}
    assert pyspiel.load_game("serai_catan").num_players() == 4


def test_bad_names_and_values() -> None:
    with pytest.raises(BadInput, match="Did you mean euphrat-tigris"):
        adapter.load_game("eufrat-tigris")
    with pytest.raises(BadInput, match="Did you mean experienced"):
        adapter.load_game("tadmor", 3, experience="yes")
    with pytest.raises(BadInput, match="Did you mean yes"):
        pyspiel.load_game("serai_tadmor(experienced=yess)")
    with pytest.raises(pyspiel.SpielError, match="experinced"):
        pyspiel.load_game("serai_tadmor(experinced=yes)")


def test_an_illegal_action_gets_the_rules_sentence_and_a_finished_match_says_so() -> None:
    game = fewest("catan")
    state = after(game, walk(game, 3, 60))
    while state.is_chance_node():
        step(state, np.random.RandomState(1))
    illegal = next(a for a in range(337) if a not in state.legal_actions())
    with pytest.raises(Exception, match=r"\.$"):
        state.apply_action(illegal)
    with pytest.raises(IllegalMove, match="no chance node"):
        state.chance_outcomes()
    with pytest.raises(BadInput, match="A player is a number below 2"):
        state.resample_from_infostate(9, np.random.random_sample)
    assert state._struct_to_actions({}) == []
    ended = after(fewest("marco-polo-2"), walk(fewest("marco-polo-2"), 1))
    with pytest.raises(Exception, match="is over"):
        ended.apply_action(0)


def match_of(state: Any, bots: list[Any], rng: np.random.RandomState) -> list[float]:
    while not state.is_terminal():
        if state.is_chance_node():
            step(state, rng)
        else:
            state.apply_action(bots[state.current_player()].step(state))
    found: list[float] = state.returns()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_bots_play_whole_matches(game: str) -> None:
    """MCTS on one seat, IS-MCTS on another, a random bot on the rest; a long match from shortly before its end."""
    loaded, rng = fewest(game), np.random.RandomState(5)
    judge = GameEvaluator()
    searching = mcts.MCTSBot(loaded, 1.4, 2, judge, random_state=rng)
    knowing = ismcts.ISMCTSBot(loaded, judge, 1.4, 2, random_state=rng, use_observation_string=True)
    rest = [uniform_random.UniformRandomBot(seat, rng) for seat in range(2, loaded.num_players())]
    whole = min((walk(loaded, seed) for seed in range(3)), key=len)
    state = after(loaded, whole[:-LAST] if len(whole) > LONG else [])
    assert sum(match_of(state, [searching, knowing, *rest], rng)) == pytest.approx(0)


@pytest.mark.parametrize(("game", "chosen"), lone())
def test_openspiels_search_plays_alone(game: str, chosen: dict[str, Any]) -> None:
    """The end of a match: it is won or lost, and nobody else plays."""
    loaded, rng = adapter.load_game(game, **chosen), np.random.RandomState(5)
    state = after(loaded, min((walk(loaded, seed) for seed in range(3)), key=len)[:-LAST])
    assert match_of(state, [mcts.MCTSBot(loaded, 1.4, 2, GameEvaluator(), random_state=rng)], rng) in ([1.0], [-1.0])


def test_openspiels_learning_environment() -> None:
    """What most of OpenSpiel's learning agents are written for."""
    env = rl_environment.Environment("serai_tadmor(players=2)")
    env.seed(3)
    now, rng = env.reset(), np.random.RandomState(3)
    for _ in range(40):
        asked = now.observations["current_player"]
        now = env.step([int(rng.choice(now.observations["legal_actions"][asked]))])
    assert now.rewards == [0.0, 0.0]
    assert len(now.observations["info_state"][0]) == env.game.information_state_tensor_size()


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_is_ours_and_no_deep_copy(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = fewest(game)
    state = after(loaded, walk(loaded, 2, 50))
    copied: list[type] = []
    real = copy.deepcopy

    def watched(value: Any, memo: Any = None) -> Any:
        copied.append(type(value))
        return real(value, memo)

    monkeypatch.setattr(copy, "deepcopy", watched)
    other = state.clone()
    assert [kind.__name__ for kind in copied] == ["Position"]
    before = str(state)
    step(other, np.random.RandomState(1))
    assert str(state) == before != str(other)
    assert other.position.lane.state.data is state.position.lane.state.data


@pytest.mark.parametrize("game", GAMES)
def test_resampled_states_look_the_same_to_the_player(game: str) -> None:
    loaded = adapter.load_game(game)
    state = after(loaded, walk(loaded, 4, 150))
    rng = np.random.RandomState(3)
    while state.is_chance_node():
        step(state, rng)
    player = state.current_player()
    others = [state.resample_from_infostate(player, rng.random_sample) for _ in range(6)]
    assert {other.information_state_string(player) for other in others} == {state.information_state_string(player)}
    assert {tuple(other.legal_actions()) for other in others} == {tuple(state.legal_actions())}
    for other in others:
        assert np.array_equal(other.information_state_tensor(player), state.information_state_tensor(player))
        again = loaded.deserialize_state(other.serialize())
        assert str(again) == str(other)
        while not other.is_terminal() and other.move_number() < state.move_number() + 30:
            step(other, rng)


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_saved_as_a_log_that_any_serai_can_replay(game: str) -> None:
    loaded = fewest(game)
    state = after(loaded, walk(loaded, 6, 80))
    text = json.loads(state.to_struct().to_json())["log"]
    match = Match.replay(games()[game], logs.parse(text))
    assert len(match.entries) == len(state.history())
    again = loaded.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert str(pickle.loads(pickle.dumps(state.position))) == str(state.position)


def test_actions_and_observations_as_structs() -> None:
    game = fewest("tadmor")
    state = after(game, walk(game, 6, 80))
    while state.is_chance_node():
        step(state, np.random.RandomState(1))
    player, action = state.current_player(), state.legal_actions()[0]
    struct = state.action_to_struct(player, action)
    assert state.struct_to_actions(struct) == [action]
    seen = state._to_observation_struct(player)
    assert seen["view"]["seat"] == player
    assert seen["question"]["seat"] == player
    assert "hand" in state.to_observation_struct(player).to_json()
