"""Arrows point one way: games -> core; bots, research -> core; arena -> bots; server, cli -> all."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "serai"

# What the modules of each part may import of the package, beside their own part.
ALLOWED = {
    "core": {"_native"},
    "games": {"core", "testing"},
    "bots": {"core", "catalogue"},
    "research": {"core", "catalogue"},
    "arena": {"bots", "core", "catalogue", "_native"},
    "benchmark": {"core", "catalogue", "_native"},
    "catalogue": {"core", "games"},
    "testing": {"core", "catalogue"},
    "_native": set(),
    "__init__": {"_native", "catalogue", "core"},
    "__main__": {"cli"},
}
EVERYTHING = {"server", "cli"}


def part(path: Path) -> str:
    """The part of the package a module belongs to: a folder, or a module of its own."""
    inside = path.relative_to(PACKAGE)
    return inside.parts[0].removesuffix(".py")


def imports(path: Path) -> set[str]:
    """The serai modules that a source imports, anywhere in it, by full name."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.split(".")[0] == "serai"}


def faults(path: Path) -> list[str]:
    """What a module imports against the arrows."""
    mine = part(path)
    assert mine in ALLOWED or mine in EVERYTHING, f"{mine} is a new part: say what it may import"
    found = []
    for name in sorted(imports(path)):
        its = name.split(".")[1] if "." in name else "__init__"
        if mine == "games" and its == "games":
            if name.split(".")[2] != path.relative_to(PACKAGE).parts[1]:
                found.append(f"{path.relative_to(PACKAGE)} imports another game: {name}")
        elif mine not in EVERYTHING and its != mine and its not in ALLOWED[mine]:
            found.append(f"{path.relative_to(PACKAGE)} imports {name}")
    return found


def sources() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if "tests" not in path.relative_to(PACKAGE).parts]


def test_arrows_point_one_way() -> None:
    assert [fault for path in sources() for fault in faults(path)] == []


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("core/flow.py", "from serai.games import euphrat_tigris"),
        ("games/catan/setup.py", "from serai.games.tadmor.setup import start"),
        ("games/catan/setup.py", "import serai.bots.greedy"),
        ("games/catan/setup.py", "from serai.server.app import app"),
        ("bots/greedy.py", "from serai.games.catan import GAMES"),
        ("arena/report.py", "import serai.cli.main"),
        ("research/tensors.py", "from serai.bots import random"),
    ],
)
def test_an_arrow_that_points_back_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, line: str
) -> None:
    monkeypatch.setattr("tests.test_arrows.PACKAGE", tmp_path)
    path = tmp_path / place
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n", "utf-8")
    assert len(faults(path)) == 1
