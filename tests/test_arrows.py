"""Imports point one way: games know the core alone, and no game knows another."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "serai"

# What each part of the package may import of the others. `cli` and `server` may import everything.
MAY = {
    "core": {"core"},
    "games": {"core"},
    "bots": {"core", "bots"},
    "research": {"core", "research", "catalogue"},
    "arena": {"core", "bots", "arena", "catalogue"},
    "catalogue": {"core", "games"},
    "testing": {"core", "catalogue"},
}


def imported(source: str) -> set[str]:
    """The modules of serai that a source imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{name.name}" for name in node.names} if node.module == "serai" else {node.module}
    return {name for name in found if name.split(".")[0] == "serai"}


def wrong_arrows(part: str, folder: str, source: str) -> list[str]:
    """What a file of a part imports and may not; a game may import its own folder too."""
    allowed = MAY[part]
    found = []
    for name in imported(source):
        words = name.split(".")
        target = words[1] if len(words) > 1 else ""
        own = part == "games" and words[1:3] == ["games", folder]
        if target not in allowed and not own:
            found.append(name)
    return found


def files(part: str) -> list[Path]:
    single = PACKAGE / f"{part}.py"
    inside = sorted(path for path in (PACKAGE / part).rglob("*.py") if "tests" not in path.parts)
    return [single] if single.exists() else inside


@pytest.mark.parametrize("part", MAY)
def test_imports_point_one_way(part: str) -> None:
    for path in files(part):
        folder = path.relative_to(PACKAGE).parts[1] if part == "games" and path.parent.name != "games" else ""
        assert not wrong_arrows(part, folder, path.read_text("utf-8")), path.relative_to(PACKAGE)


def test_a_wrong_arrow_is_seen() -> None:
    assert wrong_arrows("games", "catan", "from serai.games.tadmor.state import Camp") == ["serai.games.tadmor.state"]
    assert wrong_arrows("games", "catan", "def f():\n    from serai.bots import make_bot") == ["serai.bots"]
    assert wrong_arrows("core", "", "import serai.server.app") == ["serai.server.app"]
    assert wrong_arrows("bots", "", "from serai import load") == ["serai.load"]
    assert not wrong_arrows("games", "catan", "from serai.games.catan.state import Island\nimport serai.core.flow")
