"""The compiled rules and the same source interpreted play the same matches."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def run_build(pure: bool) -> list[dict[str, Any]]:
    """The transcripts as one build plays them, in a process of its own."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = {**os.environ, "SERAI_PURE": "1" if pure else "0", "PYTHONPATH": paths}
    command = [sys.executable, "-m", "tests.contract.transcripts"]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_both_builds_play_the_same_matches() -> None:
    compiled, pure = run_build(pure=False), run_build(pure=True)
    if compiled[0] != {"compiled": True}:
        pytest.fail('There is no compiled build of these sources to compare with: run "make compile" first.')
    assert pure[0] == {"compiled": False}
    assert len(compiled) == len(pure) > 1
    for mine, its in zip(compiled[1:], pure[1:], strict=True):
        assert mine == its, mine["match"]
