"""A third language is nothing but its .ftl files: a made-up one, written into a copy of the package, is spoken."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.core.text import LANGUAGES
from tests.contract import made_up

ROOT = Path(__file__).parents[2]
LETTERS = re.compile(r"[A-Za-zÄÖÜäöüß]{2,}")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package that speaks the made-up language."""
    folder = tmp_path_factory.mktemp("third")
    ignored = shutil.ignore_patterns("static", "tests", "__pycache__")
    shutil.copytree(ROOT / "src" / "serai", folder / "serai", ignore=ignored)
    made_up.invent(folder)
    return folder


@pytest.fixture(scope="module")
def heard(package: Path) -> dict[str, dict[str, Any]]:
    """By game: what was said."""
    command = [sys.executable, made_up.__file__, *serai.games()]
    env = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, encoding="utf-8", timeout=55, check=False)
    assert done.returncode == 0, done.stderr
    return {row["game"]: row for row in map(json.loads, done.stdout.splitlines())}


@pytest.mark.parametrize("name", serai.games())
def test_a_match_is_told_in_the_made_up_language_alone(name: str, heard: dict[str, dict[str, Any]]) -> None:
    row = heard[name]
    assert set(row["languages"]) == {*LANGUAGES, made_up.LANGUAGE}
    assert {where for where, _ in row["said"]} >= {"title", "prompt", "label", "refusal", "line"}
    assert [one for one in row["said"] if "⟦" not in one[1]] == []
    plain = re.compile(r"\b(?:" + "|".join(sorted(map(re.escape, row["plain"]), key=len, reverse=True)) + r")\b")
    assert [one for one in row["said"] if LETTERS.search(plain.sub("", one[1]))] == []


def test_every_room_has_its_texts_in_every_language() -> None:
    folders = {path.parent for path in ROOT.glob("src/serai/**/text/*.ftl")} | {ROOT / "web" / "src" / "text"}
    for folder in folders:
        parts = {path.name.removeprefix("en") for path in folder.glob("en*.ftl")}
        for language in LANGUAGES:
            found = {path.name.removeprefix(language) for path in folder.glob(f"{language}*.ftl")}
            assert found - {"-words.ftl"} == parts, folder  # how moves are typed in English needs no file
