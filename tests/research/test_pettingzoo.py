"""PettingZoo's own tests for every game, and what the environment does beyond the standard."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from contextlib import redirect_stdout
from typing import Any

import msgspec
import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from serai.core.errors import BadInput, BadLog, IllegalMove
from serai.research import pettingzoo
from serai.research.pettingzoo import Environment
from serai.research.setups import setup
from tests.research.matches import GAMES, fewest_players, finished, setups

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def module(game: str) -> Any:
    return getattr(pettingzoo, f"{game.replace('-', '_')}_v0")


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_own_tests(game: str) -> None:
    with redirect_stdout(io.StringIO()):
        api_test(module(game).env(), num_cycles=40)
        seed_test(module(game).env, num_cycles=15)
        render_test(module(game).env)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoos_api_test_with_every_number_of_players_and_option(game: str) -> None:
    with redirect_stdout(io.StringIO()):
        for made in setups(game):
            api_test(module(game).env(players=made.players, **made.options), num_cycles=5)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_drawn_as_a_picture_and_as_text(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Pictures tell positions apart; text has a terminal's colours, or none, and never the marks they are made from."""
    drawn: dict[str, list[Any]] = {}
    for mode in ("rgb_array", "ansi"):
        env = Environment(game, render_mode=mode)
        env.reset(seed=3)
        for steps in (1, 150):  # until something has been built everywhere
            play(env, steps, seed=2 * steps)
            drawn.setdefault(mode, []).append(env.render())
    picture, later = drawn["rgb_array"]
    assert picture.shape[2] == 3
    assert not np.array_equal(picture, later)
    assert drawn["ansi"][0] != drawn["ansi"][1]
    env.render_mode = "human"
    env.render()
    for text in (*drawn["ansi"], capsys.readouterr().out, env.text(0)):
        assert len(text) > 200
        assert "[/]" not in text
    assert "\x1b" not in env.text(0)


def test_players_and_options_are_arguments() -> None:
    env = pettingzoo.tadmor_v0.env(players=3, experienced="yes")
    env.reset(seed=1)
    assert env.num_agents == 3
    assert env.unwrapped.setup.options == {"experienced": "yes"}
    assert pettingzoo.marco_polo_2_v0.env(black_dice="rolled").unwrapped.setup.options == {"black-dice": "rolled"}


def play(env: Environment, actions: int, seed: int) -> list[int]:
    rng, made = np.random.default_rng(seed), []
    for _ in range(actions):
        made.append(int(rng.choice(env.legal_actions())))
        env.step(made[-1])
    return made


def test_a_clone_goes_its_own_way_with_the_same_dice() -> None:
    env = Environment("catan", 3)
    env.reset(seed=4)
    play(env, 60, seed=1)
    kept = env.snapshot()
    copy = env.clone()
    assert copy.snapshot() == kept
    assert play(copy, 40, seed=2) == play(env, 40, seed=2)
    assert copy.snapshot() == env.snapshot() != kept
    env.restore(kept)
    assert env.snapshot() == kept
    for other in (Environment("tadmor"), Environment("catan", 4), Environment("catan", 3, trade="none")):
        with pytest.raises(BadInput, match="another game"):
            other.restore(kept)
    for junk in (b"junk", b"{}", b"[]"):
        with pytest.raises(BadInput, match="no snapshot"):
            env.restore(junk)
    assert env.snapshot() == kept


def test_moves_can_be_played_by_their_words() -> None:
    env = Environment("euphrat-tigris", 2)
    env.reset(seed=1)
    words = env.words(env.legal_actions()[0])
    env.play(words)
    assert msgspec.json.decode(env.json_observation("player_0"))["seat"] == 0
    with pytest.raises(IllegalMove, match="fly away"):
        env.play("fly away")


def test_an_illegal_action_gets_the_sentence_of_its_rule() -> None:
    env = Environment("catan", 3)
    env.reset(seed=4)
    block = env.setup.game.block(env.lane.state.stack[-1])  # type: ignore[arg-type]
    offered = set(env.legal_actions())
    before = env.snapshot()
    illegal = [a for a in range(block.offset, block.offset + block.size) if a not in offered]
    refused = []
    for action in illegal:
        with pytest.raises(IllegalMove) as caught:
            env.step(action)
        refused.append(caught.value)
    assert any(error.rule for error in refused)
    assert all(str(error).endswith(".") for error in refused)
    assert env.snapshot() == before
    other = next(a for a in range(env.setup.game.actions) if not block.offset <= a < block.offset + block.size)
    with pytest.raises(IllegalMove):
        env.step(other)
    with pytest.raises(BadInput, match="actions from 0 to"):
        env.step(env.setup.game.actions)


def test_a_finished_environment_says_so() -> None:
    env = Environment("marco-polo-2", 2)
    with pytest.raises(IllegalMove, match=r"begin one with reset\(\)"):
        env.step(0)
    env.reset(seed=2)
    rng = np.random.default_rng(1)
    while not any(env.terminations.values()):
        env.step(int(rng.choice(env.legal_actions())))
    assert sorted(env.rewards.values()) == [-1.0, 1.0]
    with pytest.raises(ValueError, match="None"):
        env.step(0)
    for _ in env.possible_agents:
        env.step(None)
    with pytest.raises(IllegalMove, match=r"Marco Polo II is over; begin another one with reset\(\)"):
        env.step(0)


@pytest.mark.parametrize("action", [1.5, "begin", [1], np.array([1]), None])
def test_an_action_is_a_whole_number(action: Any) -> None:
    env = Environment("tadmor")
    env.reset(seed=1)
    with pytest.raises(BadInput, match=r"An action is a whole number, not|None is the action"):
        env.step(action)


@pytest.mark.parametrize("action", [-1, 757, 2**70, -(2**70)])
def test_an_action_is_one_of_the_games(action: int) -> None:
    env = Environment("tadmor")
    env.reset(seed=1)
    with pytest.raises(BadInput, match=f"Tadmor has actions from 0 to 756, not {action}"):
        env.step(action)


def test_seeds_players_and_agents_are_checked() -> None:
    env = Environment("tadmor")
    seeds: list[Any] = [-1, np.int64(5), 2**63 - 1]
    for seed in seeds:
        env.reset(seed=seed)
    with pytest.raises(BadInput, match="64 bits"):
        env.reset(seed=2**63)
    with pytest.raises(BadInput, match='A seed is a whole number, not "seven"'):
        env.reset(seed="seven")  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="The number of players is a whole number"):
        Environment("tadmor", "3")  # type: ignore[arg-type]
    for ask in (env.observe, env.json_observation, env.action_space, env.observation_space):
        with pytest.raises(BadInput, match='no agent "player_9"; known: player_0, player_1'):
            ask("player_9")


def test_names_that_are_nearly_right_get_a_hint() -> None:
    with pytest.raises(BadInput, match="Did you mean tadmor"):
        setup("tadmoor")
    with pytest.raises(BadInput, match="Did you mean experienced"):
        setup("tadmor", 3, {"experinced": "yes"})
    with pytest.raises(BadInput, match="Did you mean beginner"):
        setup("catan", 3, {"layout": "beginer"})
    with pytest.raises(BadInput, match="played by 2, 3, 4 players, not 9"):
        setup("tadmor", 9)
    with pytest.raises(ImportError, match="Did you mean tadmor"):
        from serai.research.pettingzoo import tadmr_v0  # noqa: F401
    for nearly in ("tadmor", "tadmor_v1", "TadmorV0"):
        with pytest.raises(ImportError, match="Did you mean tadmor_v0"):
            getattr(pettingzoo, nearly)
    assert not hasattr(pettingzoo, "__path__")
    with pytest.raises(BadInput, match="Did you mean black_dice"):  # a name that Python can write
        pettingzoo.marco_polo_2_v0.env(black="rolled")
    with pytest.raises(BadInput, match="option black_dice called"):
        pettingzoo.marco_polo_2_v0.env(black_dice="yes")
    with pytest.raises(BadInput, match="Did you mean players"):
        pettingzoo.tadmor_v0.env(plyers=3)
    with pytest.raises(BadInput, match='no render mode "tv"'):
        Environment("tadmor", render_mode="tv")


@pytest.mark.parametrize("game", GAMES)
def test_returns_are_ranks(game: str) -> None:
    lane = finished(game)
    made = setup(game, fewest_players(game))
    returns = made.returns(lane.state)
    assert sum(returns) == pytest.approx(0)
    winners = made.game.winners(lane.state)
    assert all((returns[seat] == max(returns)) == (seat in winners) for seat in range(made.players))
    assert min(returns) >= -1
    assert max(returns) <= 1


def test_before_the_first_match_there_is_nothing_to_look_at_or_keep() -> None:
    env = module("tadmor").env(players=2)
    asked: list[Callable[[], Any]] = [
        lambda: env.observe("player_0"), env.last, lambda: env.step(0), env.unwrapped.snapshot, env.unwrapped.clone,
        env.unwrapped.legal_actions, lambda: env.unwrapped.json_observation("player_0"),
    ]  # fmt: skip
    for ask in asked:
        with pytest.raises(IllegalMove, match="no match yet"):
            ask()


def test_a_snapshot_that_somebody_has_changed_is_refused_and_changes_nothing() -> None:
    env = module("tadmor").env(players=2).unwrapped
    env.reset(seed=3)
    kept = env.snapshot()
    changes: list[tuple[str, Any]] = [
        ("state", None), ("state", {}), ("state", []), ("state", {"stack": [["NoSuchFrame"]], "columns": {}}),
        ("dice", [2**80, 1, 1, 1]), ("dice", [-1, 1, 1, 1]), ("dice", [1, 2, 3]),
        ("running", [["player_9"], {}, {}, {}, "player_0"]), ("running", [[], {}, {}, {}, "nobody"]),
    ]  # fmt: skip
    for name, value in changes:
        with pytest.raises((BadInput, BadLog), match=r"snapshot|saved position"):
            env.restore(json.dumps(json.loads(kept) | {name: value}).encode())
        assert env.snapshot() == kept, name


def test_what_is_no_action_and_no_text_has_no_words() -> None:
    env = module("tadmor").env(players=2).unwrapped
    env.reset(seed=3)
    for wrong in ("a", None, 1.5, True, -1, 10**9):
        with pytest.raises(BadInput):
            env.words(wrong)
    for none in (5, None, b"end"):
        with pytest.raises(BadInput, match="are text"):
            env.play(none)
    with pytest.raises(BadInput, match="whole number"):
        env.step(True)
