"""A batch is n single matches: step by step, through the ends of matches, in numbers and in mistakes."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest

from serai.core.errors import BadInput, IllegalMove
from serai.core.rng import Rng
from serai.research.batch import Batch
from serai.research.pettingzoo import Environment
from serai.research.setups import raw
from tests.research.matches import GAMES, lone


def check(batch: Batch, singles: list[Environment]) -> None:
    """Whoever is asked sees the same in both."""
    for lane, env in enumerate(singles):
        assert env.agent_selection == f"player_{batch.seats[lane]}"
        seen = env.observe(env.agent_selection)
        assert np.array_equal(seen["observation"], batch.observations[lane])
        assert np.array_equal(seen["action_mask"], batch.masks[lane])


TABLES: list[tuple[str, dict[str, Any]]] = [(game, {}) for game in GAMES] + lone()


@pytest.mark.parametrize(("game", "chosen"), TABLES)
def test_equal_step_by_step_to_single_matches(game: str, chosen: dict[str, Any]) -> None:
    seeds = [5, 6, 99]
    batch, singles = Batch(game, 3, seeds, **chosen), [Environment(game, **chosen) for _ in seeds]
    for env, seed in zip(singles, seeds, strict=True):
        env.reset(seed=seed)
    check(batch, singles)
    rng = Rng(8)
    for _ in range(60):
        actions = batch.random_actions(rng)
        batch.step(actions)
        for env, action, done in zip(singles, actions, batch.dones, strict=True):
            env.step(int(action))
            assert done == all(env.terminations.values())
            if done:
                env.reset()
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
    plain, floats = (Batch("catan", 4, seeds=1, floats=kind) for kind in (False, True))
    assert plain.observations.dtype == np.uint8
    assert np.array_equal((plain.cells * plain.setup.scales).astype(np.float32), floats.observations)


def test_a_step_writes_over_the_same_arrays() -> None:
    batch, rng = Batch("tadmor", 2, seeds=1), Rng(1)
    names = ("observations", "cells", "masks", "seats", "dones", "rewards")
    before = {name: getattr(batch, name) for name in names}
    seen, offered = batch.observations.copy(), batch.masks.copy()
    batch.step(batch.random_actions(rng))
    assert all(getattr(batch, name) is before[name] for name in names)
    assert not np.array_equal(batch.observations, seen)
    assert not np.array_equal(batch.masks, offered)


def test_arrays_outlive_their_batch_and_can_only_be_read() -> None:
    """A step corrects what has changed and nothing else: what somebody else wrote there would stay."""
    batch = Batch("tadmor", 2, seeds=1)
    for name in ("observations", "cells", "masks", "seats", "dones"):
        array = getattr(batch, name)
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
    cells = batch.cells
    kept = cells.copy()
    del batch
    assert np.array_equal(cells, kept)


def test_a_mask_that_somebody_wrote_to_offers_nothing_more() -> None:
    """Other libraries share a read-only array's memory and write there all the same."""
    batch = Batch("euphrat-tigris", 1, seeds=1)
    refused = int(np.flatnonzero(~batch.masks[0])[0])
    ctypes.memset(batch.masks[0, refused:].ctypes.data, 1, 1)
    assert batch.masks[0, refused]
    with pytest.raises(IllegalMove):
        batch.step([refused])


@pytest.mark.parametrize(("game", "chosen"), TABLES)
def test_a_row_is_corrected_wherever_it_changes(game: str, chosen: dict[str, Any]) -> None:
    """Whoever looks: each row is what it would be if it were written anew, as bytes and floats."""
    batch, rng = Batch(game, 4, seeds=11, **chosen), Rng(3)
    lanes = batch._lanes.lanes
    for step in range(1200):
        batch.step(batch.random_actions(rng))
        if step % 7 == 0:
            for i, lane in enumerate(lanes):
                cells = raw(lane.observe(lane.player))
                assert np.array_equal(batch.cells[i], cells), step
                assert np.array_equal(batch.observations[i], batch.setup.tensor(cells)), step
                assert np.flatnonzero(batch.masks[i]).tolist() == lane.legal(), step


def test_actions_of_any_whole_type_are_taken() -> None:
    one, other = Batch("tadmor", 2, seeds=1), Batch("tadmor", 2, seeds=1)
    for kind in (np.int8, np.uint16, np.int32, np.uint64):
        offered = [one.legal_actions(lane)[0] for lane in range(2)]
        if max(offered) <= np.iinfo(kind).max:
            one.step(np.array(offered, kind))
            other.step(offered)
            assert np.array_equal(one.observations, other.observations)
    for wrong in (-1, 2**40, 10**6):
        with pytest.raises(BadInput, match="actions from 0 to 756"):
            one.step([one.legal_actions(0)[0], wrong])


def test_mistakes() -> None:
    with pytest.raises(BadInput, match="needs 3 seeds, not 2"):
        Batch("catan", 3, seeds=[1, 2])
    with pytest.raises(BadInput, match="at least one match, not 0"):
        Batch("catan", 0)
    with pytest.raises(BadInput, match="at most 1,048,576 matches"):
        Batch("catan", 2**40)
    for number in (1.5, True, None):
        with pytest.raises(BadInput, match="whole number, not"):
            Batch("catan", number)  # type: ignore[arg-type]
    for seeds in (2**80, [2**80], "7", b"7", True):
        with pytest.raises(BadInput, match="A seed is a whole number"):
            Batch("catan", 1, seeds=seeds)  # type: ignore[arg-type]
    assert Batch("catan", 2, seeds=np.array([4, 5])).seeds == Batch("catan", 2, seeds=np.int64(4)).seeds  # type: ignore
    batch = Batch("catan", 2, seeds=1)
    for lane in (2, -1):
        with pytest.raises(BadInput, match="has matches 0 to 1"):
            batch.legal_actions(lane)
    with pytest.raises(BadInput, match=r"drawn by a serai\.core\.rng\.Rng, not by a Generator"):
        batch.random_actions(np.random.default_rng(1))  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="takes 2 actions, not 1"):
        batch.step([0])
    with pytest.raises(BadInput, match="whole number, not"):
        batch.step([0, "build"])  # type: ignore[list-item]
    with pytest.raises(BadInput, match="takes 2 actions, not"):
        batch.step(None)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="not of type float64"):
        batch.step(np.array([0.0, 1.0]))
    for shape in ((2, 2), (2, 1)):
        with pytest.raises(BadInput, match=rf"takes 2 actions, not an array of shape \({shape[0]}, {shape[1]}\)"):
            batch.step(np.zeros(shape, int))
    with pytest.raises(BadInput, match=f"not {2**63}"):
        batch.step(np.full(2, 2**63, np.uint64))
    before, good = batch.cells.copy(), batch.legal_actions(0)[0]
    bad = next(a for a in range(337) if a not in batch.legal_actions(1))
    with pytest.raises(IllegalMove, match="Match 1: "):
        batch.step([good, bad])
    batch.step([good, batch.legal_actions(1)[0]])  # nothing was played by the mistake
    assert not np.array_equal(before, batch.cells)
