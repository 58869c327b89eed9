"""One seat against bots, by Gymnasium's own check and by playing."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import serai.research.gymnasium as adapter
from serai.core.errors import BadInput, IllegalMove
from serai.core.seat import Seat
from tests.research.matches import GAMES


@pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")
@pytest.mark.parametrize("name", adapter.environments())
def test_gymnasiums_own_check(name: str) -> None:
    """Drawing among it: what `render` gives in every mode."""
    check_env(gymnasium.make(name, illegal="lose", render_mode="rgb_array").unwrapped)


def test_ids() -> None:
    known = set(adapter.environments())
    assert {adapter.environment_id(game) for game in GAMES} < known
    assert {"serai/MesopotamiaDuel-v0", "serai/MesopotamiaSiege-v0", "serai/MesopotamiaGuardians-v0"} < known


@pytest.mark.parametrize("game", ["tadmor", "mesopotamia"])
def test_several_in_a_vector(game: str) -> None:
    made = gymnasium.make_vec(adapter.environment_id(game), num_envs=3, vectorization_mode="sync", players=2)
    seen, _ = made.reset(seed=1)
    for _ in range(5):
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, rewards, *_ = made.step(actions)
    assert seen["observation"].shape[0] == len(rewards) == 3
    made.close()


def whole_match(env: Any, seed: int) -> float:
    env.reset(seed=seed)
    rng, reward, over = np.random.default_rng(seed), 0.0, False
    while not over:
        _, reward, over, _, _ = env.step(int(rng.choice(env.unwrapped.legal_actions())))
    return float(reward)


def test_a_match_against_bots_of_several_kinds() -> None:
    env = gymnasium.make("serai/Tadmor-v0", players=3, seat=1, opponents=["random", "greedy"])
    assert whole_match(env, 1) in (-1.0, -0.5, 0.0, 0.5, 1.0)
    assert whole_match(env, 3) == whole_match(env, 3)
    with pytest.raises(IllegalMove, match="is over"):
        env.unwrapped.step(0)


class First:
    """Takes the first offered move, and remembers which seats it was asked for."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, seat: Seat) -> int:
        self.seats.add(seat.seat)
        return seat.moves()[0]


def test_any_object_that_chooses_is_an_opponent_and_any_seat_is_ones_own() -> None:
    bot = First()
    env = gymnasium.make("serai/MarcoPolo2-v0", players=3, seat="any", opponents=bot).unwrapped
    own = set()
    for seed in range(8):
        env.reset(seed=seed)
        own.add(env.seat)  # type: ignore[attr-defined]
        env.step(env.legal_actions()[0])  # type: ignore[attr-defined]
    assert len(own) > 1
    assert bot.seats == {0, 1, 2}


def test_bad_input() -> None:
    with pytest.raises(BadInput, match="no bot called"):
        gymnasium.make("serai/Catan-v0", opponents="gready")
    with pytest.raises(BadInput, match="one for each of 2 other seats, not 1"):
        gymnasium.make("serai/Catan-v0", players=3, opponents=["random"])
    for opponents in (3, None, [3, 4]):
        with pytest.raises(BadInput, match=r"Opponents are a bot|An opponent is the spec"):
            gymnasium.make("serai/Catan-v0", players=3, opponents=opponents)
    with pytest.raises(IllegalMove, match="no match yet"):
        gymnasium.make("serai/Catan-v0", players=3).unwrapped.step(0)
    with pytest.raises(BadInput, match="A seat is a number below 3"):
        gymnasium.make("serai/Catan-v0", players=3, seat=3)
    with pytest.raises(BadInput, match="raise or lose"):
        gymnasium.make("serai/Catan-v0", illegal="ignore")


def test_an_illegal_action_raises_or_loses() -> None:
    raising = gymnasium.make("serai/Catan-v0", players=3).unwrapped
    _, info = raising.reset(seed=1)
    illegal = next(action for action in range(337) if action not in info["legal_actions"])
    with pytest.raises(IllegalMove):
        raising.step(illegal)
    losing = gymnasium.make("serai/Catan-v0", players=3, illegal="lose").unwrapped
    losing.reset(seed=1)
    _, reward, over, _, info = losing.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert info["refused"]
