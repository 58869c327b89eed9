"""Compiled code gives back what it takes: the hot paths of every game are run over and over while memory is watched."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import serai
from tools.compiled import PACKAGE, sources

ROOT = PACKAGE.parent.parent
MOST = 3000  # kB by which a process may grow at one hot path; a leak of one vec at each turn is tens of thousands
GAMES = serai.games()

pytestmark = pytest.mark.skipif(os.environ.get("SERAI_PURE", "") not in ("", "0"), reason="interpreted on purpose")


def run(name: str) -> dict[str, object]:
    command = [sys.executable, "-m", "tests.core.hot_paths", name]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def seen() -> set[str]:
    """The modules that were loaded in the games' processes."""
    return set()


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_kept(name: str, seen: set[str]) -> None:
    found = run(name)
    assert found["uncompiled"] == []
    growth: dict[str, int] = found["growth"]  # type: ignore[assignment]
    assert {what: kilobytes for what, kilobytes in growth.items() if kilobytes > MOST} == {}
    seen |= set(found["modules"])  # type: ignore[call-overload]


def test_no_compiled_module_was_left_out(seen: set[str]) -> None:
    compiled = {".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in sources()}
    assert compiled <= seen
