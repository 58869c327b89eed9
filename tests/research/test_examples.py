"""The examples run as they are told to, only for a shorter time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import torch
from PIL import Image

from serai.research.examples import openspiel_mcts, ppo, random_agent, selfplay_ray


def test_random_agent() -> None:
    assert sorted(random_agent.play("tadmor", seed=3)) == ["player_0", "player_1", "player_2", "player_3"]


def test_a_match_of_openspiels_mcts() -> None:
    assert openspiel_mcts.play("marco-polo-2", 2, 4) in ([1.0, -1.0], [-1.0, 1.0], [0.0, 0.0])


def test_ppo_learns() -> None:
    """The same decisions on every machine, however long they take: against random opponents it gets better."""
    torch.set_num_threads(1)
    first, last = ppo.train("tadmor", 2, ppo.Budget(900, 80_000, points=1), matches=150)
    assert last[1] >= 80_000
    assert last[2] > first[2] + 0.15


def test_ppo_draws_its_curve(tmp_path: Path) -> None:
    few = ["--seconds", "900", "--decisions", "500", "--matches", "2"]
    curve = ppo.main([*few, "--out", str(tmp_path / "curve.png")])
    assert curve[-1][1] >= 500
    with Image.open(tmp_path / "curve.png") as picture:
        assert picture.size == (640, 400)


@pytest.mark.parametrize(("example", "needed"), [("ppo", "torch"), ("selfplay_ray", "ray")])
def test_what_is_not_installed_is_told_in_a_sentence(example: str, needed: str) -> None:
    """The extra `research` brings neither of them."""
    without = f"import sys, runpy; sys.modules[{needed!r}] = None; "
    run = without + f"runpy.run_module('serai.research.examples.{example}', run_name='__main__')"
    told = subprocess.run([sys.executable, "-c", run], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert "not installed: pip install" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.filterwarnings("ignore")
def test_self_play_on_a_local_ray() -> None:
    means = selfplay_ray.self_play("marco-polo-2", workers=2, matches=4)
    assert means.sum() == pytest.approx(0, abs=1e-5)
