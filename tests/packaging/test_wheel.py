"""The wheel as strangers get it: made from a clean tree, installed elsewhere, it serves the app with compiled rules."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import serai
from tests.server.running import free_port

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "serai"
# What is made and what is this machine's own; a clean tree has none of it.
MADE = (
    ".git",
    ".venv",
    "build",
    "dist",
    "node_modules",
    "static",
    "__pycache__",
    "*.egg-info",
    "*.so",
    "compiled.json",
)
CACHES = (".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis")


def environment(**more: str) -> dict[str, str]:
    """As a shell has it, without what this run of make, Python and Serai has put there."""
    ours = re.compile("MAKE.*|MFLAGS|PYTHON.*|VIRTUAL_ENV|SERAI_.*")
    return {name: value for name, value in os.environ.items() if not ours.fullmatch(name)} | more


def run(*command: object, cwd: Path, **more: str) -> str:
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, env=environment(**more), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make wheel` makes; the level of optimization changes nothing that is looked at here."""
    tree = tmp_path_factory.mktemp("wheel") / "tree"
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*MADE, *CACHES))
    run("make", "wheel", f"PYTHON={sys.executable}", cwd=tree, SERAI_OPT="0")
    return tree / "dist"


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    (found,) = dist.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def archive(dist: Path) -> Path:
    (found,) = dist.glob("*.tar.gz")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that has the wheel and what it asks for, nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=True)
    run(folder / "bin" / "pip", "install", "--quiet", wheel, cwd=folder)
    return folder / "bin"


def contents(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as opened:
        return set(opened.namelist())


def package_files() -> set[str]:
    """Every file of the package, as the repository has it."""
    made = {"static", "__pycache__"}
    found = [path for path in PACKAGE.rglob("*") if path.is_file() and not made & set(path.parts)]
    return {path.relative_to(PACKAGE.parent).as_posix() for path in found if path.suffix != ".so"} - {
        "serai/compiled.json"
    }


def test_the_wheel_has_all_of_the_package_the_app_and_compiled_rules(wheel: Path) -> None:
    inside = contents(wheel)
    assert package_files() - inside == set()
    assert "serai/server/static/index.html" in inside
    assert any(re.fullmatch(r"serai/server/static/assets/.*\.js", name) for name in inside)
    assert any(re.fullmatch(r"serai/_core__mypyc\..*\.so", name) for name in inside)
    assert wheel.name.startswith(f"serai-{serai.__version__}-cp3{sys.version_info.minor}-")


def test_the_archive_has_sources_and_the_app_and_nothing_compiled(archive: Path) -> None:
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    needed = {"setup.py", "tools/compiled.py", "web/src/main.ts", "web/package-lock.json", "Makefile"}
    ladders = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs" / "strength").glob("*.json")}
    assert (needed | ladders | {f"src/{name}" for name in package_files()}) - names == set()
    assert "src/serai/server/static/index.html" in names
    unwanted = re.compile(r".*(\.so|\.pyc|/compiled\.json|node_modules.*)")
    assert [name for name in names if unwanted.fullmatch(name)] == []


def test_a_pure_wheel_from_the_archive_has_the_app_and_fits_every_platform(archive: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", archive, cwd=tmp_path, SERAI_PURE="1")
    (pure,) = tmp_path.glob("*.whl")
    assert pure.name == f"serai-{serai.__version__}-py3-none-any.whl"
    inside = contents(pure)
    assert package_files() - inside == set()
    assert "serai/server/static/index.html" in inside
    assert [name for name in inside if name.endswith(".so") or name == "serai/compiled.json"] == []


@contextmanager
def serving(programs: Path, folder: Path) -> Iterator[httpx.Client]:
    port = free_port()
    command = [str(programs / "serai"), "serve", "--port", str(port), "--database", f"sqlite:///{folder}/serai.db"]
    process = subprocess.Popen(command, cwd=folder, env=environment())
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
            wait_for(client, process)
            yield client
    finally:
        process.terminate()
        process.wait(30)


def wait_for(client: httpx.Client, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        assert process.poll() is None, "The server has ended at once."
        try:
            client.get("/api/health")
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError("The server does not answer.")


def my_turn(client: httpx.Client, table: str) -> Any:
    """The table once the question is mine; the bot may begin."""
    for _ in range(600):
        now = client.get(f"/api/tables/{table}").json()["now"]
        if now["offer"]:
            return now
        time.sleep(0.1)
    raise AssertionError("The bot does not play.")


def post(client: httpx.Client, path: str, body: dict[str, Any]) -> Any:
    answer = client.post(path, json=body, headers={"x-csrftoken": client.cookies["csrftoken"]})
    assert answer.is_success, answer.text
    return answer.json()


def test_installed_it_serves_the_app_with_compiled_rules_and_a_move_can_be_played(
    installed: Path, tmp_path: Path
) -> None:
    assert run(installed / "serai", "--version", cwd=tmp_path) == f"serai {serai.__version__}\n"
    with serving(installed, tmp_path) as client:
        health = client.get("/api/health").json()
        assert (health["version"], health["compiled"]) == (serai.__version__, True)

        home = client.get("/")
        assert "<title>Serai</title>" in home.text
        assets = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', home.text)
        assert len(assets) >= 2
        for asset in assets:
            answer = client.get(asset)
            assert answer.is_success, asset
            assert "text/html" not in answer.headers["content-type"], asset

        seats = [{"kind": "me"}, {"kind": "bot", "spec": "greedy"}]
        table = post(client, "/api/tables", {"game": "euphrat-tigris", "seats": seats})["table"]
        now = my_turn(client, table)
        words = now["offer"]["moves"][0]["words"]
        played = post(client, f"/api/tables/{table}/actions", {"type": "play", "number": now["number"], "words": words})
        assert played["number"] > now["number"]
