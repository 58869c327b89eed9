"""A batch is n single matches: step by step, through the ends of matches, in numbers and in mistakes."""

from __future__ import annotations

import numpy as np
import pytest

from serai.core.errors import BadInput, IllegalMove
from serai.core.rng import Rng
from serai.research.batch import Batch
from serai.research.pettingzoo import Environment
from tests.research.matches import GAMES


def check(batch: Batch, singles: list[Environment]) -> None:
    """Whoever is asked sees the same in both."""
    for lane, env in enumerate(singles):
        assert env.agent_selection == f"player_{batch.seats[lane]}"
        seen = env.observe(env.agent_selection)
        assert np.array_equal(seen["observation"], batch.observations[lane])
        assert np.array_equal(seen["action_mask"], batch.masks[lane])


@pytest.mark.parametrize("game", GAMES)
def test_equal_step_by_step_to_single_matches(game: str) -> None:
    seeds = [5, 6, 99]
    batch, singles = Batch(game, 3, seeds), [Environment(game) for _ in seeds]
    for env, seed in zip(singles, seeds, strict=True):
        env.reset(seed=seed)
    check(batch, singles)
    rng = Rng(8)
    for _ in range(60):
        actions = batch.random_actions(rng)
        batch.step(actions)
        for env, action in zip(singles, actions, strict=True):
            env.step(int(action))
        check(batch, singles)


def test_a_match_that_ends_begins_anew_on_the_same_dice() -> None:
    batch, env = Batch("marco-polo-2", 2, seeds=3, players=2), Environment("marco-polo-2", 2)
    env.reset(seed=4)
    rng, ends = Rng(8), 0
    while ends < 2:
        actions = batch.random_actions(rng)
        batch.step(actions)
        env.step(int(actions[1]))
        assert batch.dones[1] == all(env.terminations.values())
        if batch.dones[1]:
            assert batch.rewards[1].tolist() == list(env.rewards.values())
            env.reset()
            ends += 1
        else:
            assert not batch.rewards[1].any()
        check_row(batch, env)


def check_row(batch: Batch, env: Environment) -> None:
    seen = env.observe(env.agent_selection)
    assert np.array_equal(seen["observation"], batch.observations[1])


def test_raw_cells_times_scales_are_the_tensor() -> None:
    raw, floats = (Batch("catan", 4, seeds=1, floats=kind) for kind in (False, True))
    assert raw.observations.dtype == np.uint8
    assert np.array_equal((raw.cells * raw.setup.scales).astype(np.float32), floats.observations)


def test_rows_of_the_last_step_stay_as_they_were() -> None:
    batch, rng = Batch("tadmor", 2, seeds=1), Rng(1)
    cells, masks = batch.cells, batch.masks
    kept = cells.copy(), masks.copy()
    for _ in range(5):
        batch.step(batch.random_actions(rng))
    assert np.array_equal(cells, kept[0])
    assert np.array_equal(masks, kept[1])


def test_mistakes() -> None:
    with pytest.raises(BadInput, match="needs 3 seeds, not 2"):
        Batch("catan", 3, seeds=[1, 2])
    batch = Batch("catan", 2, seeds=1)
    with pytest.raises(BadInput, match="takes 2 actions, not 1"):
        batch.step([0])
    with pytest.raises(BadInput, match="whole number from 0 to 336"):
        batch.step([0, "build"])  # type: ignore[list-item]
    with pytest.raises(BadInput, match="not of type float64"):
        batch.step(np.array([0.0, 1.0]))
    before, good = batch.cells.copy(), batch.legal_actions(0)[0]
    bad = next(a for a in range(337) if a not in batch.legal_actions(1))
    with pytest.raises(IllegalMove, match="Match 1: "):
        batch.step([good, bad])
    batch.step([good, batch.legal_actions(1)[0]])  # nothing was played by the mistake
    assert not np.array_equal(before, batch.cells)
