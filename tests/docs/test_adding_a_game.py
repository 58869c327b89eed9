"""The page on adding a game is true: its files make a game, and every command it names does what it should."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.node import MODULES, node_program

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "adding-a-game.md"
COPIED = (
    *("src/serai", "tools", "tests", "pyproject.toml", "README.md"),
    *("web/src", "web/tsconfig.json", "web/svelte.config.js", "web/vite.config.ts"),
)
NOT_COPIED = shutil.ignore_patterns("*.so", "__pycache__", "static", "compiled.json")

_BLOCK = re.compile(r"^```(\w+) ([^\n]+)\n(.*?)^```$", re.M | re.S)


def blocks() -> list[tuple[str, str]]:
    """What stands behind the language of each marked block, and the block."""
    return [(mark, body) for _, mark, body in _BLOCK.findall(PAGE.read_text("utf-8"))]


def files() -> dict[str, str]:
    return {mark[5:]: body for mark, body in blocks() if mark.startswith("file=")}


def commands() -> list[str]:
    lines = [line for mark, body in blocks() if mark == "run" for line in body.splitlines()]
    return [line.partition("#")[0].strip() for line in lines]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the page's files in it."""
    root = tmp_path_factory.mktemp("project")
    (root / "web").mkdir()
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, ignore=NOT_COPIED)
        else:
            shutil.copy(ROOT / name, root / name)
    for name, body in files().items():
        path = root / ("web/src" if name.startswith("boards/") else "src/serai") / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(body, "utf-8")
    return root


def run(project: Path, command: str) -> subprocess.CompletedProcess[str]:
    program, *arguments = shlex.split(command)
    programs = {"python": [], "serai": ["-m", "serai.cli"], "pytest": ["-m", "pytest", "-p", "no:cacheprovider", "-x"]}
    path = os.pathsep.join([str(project / "src"), str(project)])
    environment = {**os.environ, "SERAI_PURE": "1", "PYTHONPATH": path, "PYTHONSAFEPATH": "1"}
    line = [sys.executable, *programs[program], *arguments]
    return subprocess.run(line, cwd=project, env=environment, capture_output=True, text=True, check=False, timeout=300)


def test_every_command_of_the_page_succeeds(project: Path) -> None:
    for command in commands():
        done = run(project, command)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        assert "no tests ran" not in done.stdout
    assert sorted(path.name for path in (project / "tests/golden").glob("dates-*.txt")) == [
        f"dates-{players}.txt" for players in (2, 3, 4)
    ]


def test_the_board_of_the_page_fits_the_types_of_its_view(project: Path) -> None:
    """Once `view.ts` is generated, the checker finds no fault with what uses it."""
    assert run(project, "python -m tools.generate").returncode == 0
    assert (project / "web/src/boards/dates/view.ts").exists()
    (project / "web" / "node_modules").symlink_to(MODULES)
    options = ["--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "machine"]
    line = [*node_program("svelte-check/bin/svelte-check"), *options]
    done = subprocess.run(line, cwd=project / "web", capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_names_every_file_it_needs() -> None:
    """The folder it shows and the files it makes are the same."""
    shown = PAGE.read_text("utf-8").partition("games/<name>/\n")[2].partition("```")[0]
    names = [line.split()[0].rstrip(",") for line in shown.splitlines()]
    made = {name.removeprefix("games/dates/") for name in files() if name.startswith("games/")}
    for name in set(names) - {"README.md"}:
        assert any(one == name or one.startswith(name) or Path(one).match(name) for one in made), name
