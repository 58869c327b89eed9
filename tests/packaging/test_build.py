"""The build knows its sources: make and setup.py the same ones; the app is made when, and only when, it is stale."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools.compiled import sources

ROOT = Path(__file__).parents[2]


def test_make_compile_notices_a_change_in_every_compiled_file() -> None:
    command = ["make", "-pnrR", "compile", f"PYTHON={sys.executable}"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    rule = re.search(r"^\.venv/stamps/compiled: (.*)$", said, re.MULTILINE)
    assert rule
    watched = set(rule[1].split())
    assert {path.relative_to(ROOT).as_posix() for path in sources()} - watched == set()
    assert "src/serai/bots/search.py" in watched


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """web/build.py over a small tree; npm writes the app, and which scripts it ran."""
    for name in ("src/main.ts", "src/main.test.ts", "index.html", "README.md", "node_modules/svelte/index.js"):
        (tmp_path / "web" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "web" / name).write_text(name, "utf-8")
    shutil.copy(ROOT / "web" / "build.py", tmp_path / "web")
    spec = importlib.util.spec_from_file_location("web_build", tmp_path / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.APP.mkdir(parents=True)
    monkeypatch.setattr(module, "ran", [], raising=False)

    def npm(_node: Path, *arguments: str) -> int:
        module.ran.append(arguments[-1] if arguments[0] == "run" else arguments[0])
        return 0

    monkeypatch.setattr(module, "npm", npm)
    monkeypatch.setattr(module, "find_node", lambda: Path("node"))
    return module


def test_a_fresh_app_is_not_made_again(build: ModuleType) -> None:
    assert build.main([]) == 0
    assert build.ran == ["install", "build"]
    assert build.main([]) == 0
    assert build.ran == ["install", "build"]


@pytest.mark.parametrize(
    ("file", "again"),
    [
        ("web/src/main.ts", True),
        ("web/index.html", True),
        ("web/src/new.ts", True),
        ("docs/strength/catan.json", True),
        ("web/src/main.test.ts", False),
        ("web/README.md", False),
        ("web/node_modules/svelte/index.js", False),
    ],
)
def test_what_the_app_is_made_from_makes_it_stale(build: ModuleType, file: str, again: bool) -> None:
    build.main([])
    path = build.ROOT / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("changed", "utf-8")
    assert build.is_fresh() is not again


def test_scripts_run_in_order_after_one_install(build: ModuleType) -> None:
    assert build.main(["format", "check", "test"]) == 0
    assert build.ran == ["install", "format", "check", "test"]
    assert not build.is_fresh(), "the app was not made"


def test_a_script_that_fails_ends_it_with_one_sentence(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "npm", lambda _node, *arguments: int(arguments[0] == "run"))
    assert build.main([]) == 2
    assert capsys.readouterr().err == 'The browser app: "npm run build" failed.\n'
    assert not build.is_fresh()


def test_without_node_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    shutil.copy(ROOT / "web" / "build.py", tmp_path / "web")
    command = [sys.executable, "-I", "-S", str(tmp_path / "web" / "build.py")]  # no packages, so no Node's wheel
    done = subprocess.run(command, env={"PATH": ""}, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    sentence = "The browser app: it needs Node 20.19 or newer; pip install -r requirements/web.lock brings one.\n"
    assert done.stderr == sentence
