"""Arrows point one way: games -> core; bots, research -> core; arena -> bots; server, cli -> all.

Inside the server: http -> services -> jobs -> live -> tables -> people -> storage."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "serai"

# What the modules of each part may import of the package, beside their own part.
ALLOWED = {
    "core": {"_native", "version"},
    "games": {"core", "testing"},
    "bots": {"core", "catalogue"},
    "research": {"core", "catalogue"},
    "arena": {"bots", "core", "catalogue", "_native"},
    "catalogue": {"core", "games"},
    "testing": {"core", "catalogue"},
    "_native": {"_manifest"},
    "_manifest": set(),
    "version": set(),
    "__init__": {"_native", "catalogue", "core", "version"},
    "__main__": {"cli"},
}
EVERYTHING = {"server", "cli"}

# The rooms of the server, each of which may import those before it. What is not named here lies in none of them
# (wire, texts, errors, settings, background) and imports no room.
ROOMS = ("storage", "people", "tables", "live", "jobs", "services", "http")


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


def room_faults(path: Path) -> list[str]:
    """What a module of the server imports from a room that stands above its own."""
    inside = path.relative_to(PACKAGE)
    if inside.parts[0] != "server":
        return []
    mine = _height(inside.parts[1].removesuffix(".py"))
    names = [name for name in sorted(imports(path)) if name.startswith("serai.server.")]
    return [f"{inside} imports {name}" for name in names if _height(name.split(".")[2]) > mine]


def _height(room: str) -> int:
    return ROOMS.index(room) if room in ROOMS else -1


def test_the_rooms_of_the_server_stand_on_each_other() -> None:
    assert [fault for path in sources() for fault in room_faults(path)] == []


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
        ("games/catan/setup.py", "from serai.server.http.app import create_app"),
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


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("server/tables/service.py", "from serai.server.live.hub import Hub"),
        ("server/storage/store.py", "from serai.server import services"),
        ("server/errors.py", "from serai.server.storage import schema"),
        ("server/jobs/bots.py", "from serai.server.http.app import create_app"),
    ],
)
def test_a_room_that_leans_on_one_above_it_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, line: str
) -> None:
    monkeypatch.setattr("tests.test_arrows.PACKAGE", tmp_path)
    path = tmp_path / place
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n", "utf-8")
    assert len(room_faults(path)) == 1
