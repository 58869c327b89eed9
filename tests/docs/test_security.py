"""The page on security is true: each threat names tests that guard against it, and each of them exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "security.md"

_ROW = re.compile(r"^\| (?!threat \||-)(.+?) \| (.+?) \| (.+?) \|$", re.M)
_TEST = re.compile(r"`([\w/]+\.py)::(test_\w+)`")


def rows() -> list[tuple[str, str, str]]:
    return [row for row in _ROW.findall(PAGE.read_text("utf-8")) if not row[0].startswith("---")]


def names_in(path: Path) -> set[str]:
    return {node.name for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("threat", [row[0] for row in rows()])
def test_each_threat_names_tests_that_exist(threat: str) -> None:
    cited = next(_TEST.findall(guards) for name, _, guards in rows() if name == threat)
    assert cited, f"nothing guards against: {threat}"
    for file, name in cited:
        assert (ROOT / file).exists(), f"{file} is named on the page and is not there"
        assert name in names_in(ROOT / file), f"{file} has no test {name}"


def test_the_page_has_threats() -> None:
    assert len(rows()) > 25
