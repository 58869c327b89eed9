"""The page on operating is true: its commands are run in order, and what they promise has happened."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import Postgres, redis_server
from tests.server.running import Person, free_port, running

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "operating.md"

_BLOCK = re.compile(r"^```sh(?: run=(\w+))?\n(.*?)^```$", re.M | re.S)


def script(chapter: str) -> str:
    """All commands of a kind of installation, in order."""
    return "".join(body for mark, body in _BLOCK.findall(PAGE.read_text("utf-8")) if mark == chapter)


def run(chapter: str, folder: Path, replaced: dict[str, str]) -> str:
    """As a shell runs them, with this machine's ports and addresses; stops at the first that fails."""
    text = script(chapter)
    for name, here in replaced.items():
        assert name in text, f"{name} is not on the page any more"
        text = text.replace(name, here)
    shell = "set -euo pipefail\ntrap 'kill $(jobs -p) 2>/dev/null || true' EXIT\n" + text
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        ["bash", "-c", shell], cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def test_every_block_of_the_page_is_run() -> None:
    assert {mark for mark, _ in _BLOCK.findall(PAGE.read_text("utf-8"))} == {"sqlite", "postgresql"}


def a_table(folder: Path, **more: str) -> tuple[str, Person]:
    """A server has been there before, with a table that has begun."""
    with running(folder, **more) as server:
        host = server.person()
        table = host.create("me", "link", game="euphrat-tigris")["table"]
        host.post(f"/api/tables/{table}/chat", {"type": "chat", "text": "worth keeping"})
    return table, host


def test_one_machine(tmp_path: Path) -> None:
    table, _ = a_table(tmp_path)
    (tmp_path / "test.sqlite").rename(tmp_path / "serai.sqlite")
    said = run("sqlite", tmp_path, {"8740": str(free_port())})
    assert "serai_moves_total 0" in said
    assert '"store":"ok"' in said
    assert said.splitlines().count("ok") == 1  # what integrity_check says
    for name in ("serai", "backup", "before-the-update"):
        with sqlite3.connect(tmp_path / f"{name}.sqlite") as file:
            assert file.execute("select text from chat").fetchall() == [("worth keeping",)]
            assert file.execute("select id from matches").fetchall() == [(table,)]


def test_many_machines(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.fresh()
    table, host = a_table(tmp_path, database=database)
    here = database.partition("@")[2].rpartition("/")[0]
    with redis_server() as redis:
        ports = [free_port(), free_port()]
        replaced = {"8740": str(ports[0]), "8741": str(ports[1]), "redis://redis:6379/0": redis.url}
        said = run(
            "postgresql", tmp_path, {"@db/serai": "@" + database.partition("@")[2], "@db": f"@{here}", **replaced}
        )
    assert said.count('"bots":"ok"') == 3
    restored = database.rpartition("/")[0] + "/restored"
    with running(tmp_path, database=restored) as server:
        again = Person(server.url)
        again.http.cookies.update(host.http.cookies)
        assert [line["text"] for line in again.get(f"/api/tables/{table}/chat")["chat"]] == ["worth keeping"]


@pytest.mark.parametrize("name", ["hosting.md", "security.md"])
def test_the_page_points_to_pages_that_are_there(name: str) -> None:
    assert f"]({name})" in PAGE.read_text("utf-8")
    assert (PAGE.parent / name).exists()


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    one = Postgres()
    yield one
    one.stop()
