"""docs/research.md is true: its Python runs as it stands, one block after the other, and its commands exist."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from serai.research.dataset import export
from tests.research.matches import taken_back

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.M | re.S)


@pytest.mark.filterwarnings("ignore")
def test_the_python_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    export([taken_back("tadmor")], tmp_path / "data")
    found: dict[str, Any] = {}
    for block in blocks("python"):
        exec(compile(block, "docs/research.md", "exec"), found)
    assert found["game"].num_players() == 3
    assert found["alone"].unwrapped.setup.players == 1
    assert found["masks"][np.arange(len(found["actions"])), found["actions"]].all()
    assert found["observations"].max() <= 1
    assert set(found["results"]) == {-1.0, 1.0} or len(set(found["results"])) > 2


def test_the_modules_that_its_commands_start_exist() -> None:
    named = re.findall(r"python -m (serai[\w.]*|bench\.\w+)", PAGE)
    assert "serai.research.examples.ppo" in named
    for name in set(named):
        assert importlib.util.find_spec(name)


def test_no_mark_is_left_where_figures_belong() -> None:
    assert re.findall(r"^[A-Z]+$", PAGE, re.M) == []
