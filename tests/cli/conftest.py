"""The command, run in this process on a toy game or as a process of its own."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from serai import catalogue
from serai.cli.main import run
from tests.contract.toy import pebbles

ROOT = Path(__file__).parent.parent.parent


class Done(msgspec.Struct, frozen=True):
    """How a command ended."""

    code: int
    out: str
    err: str


Serai = Callable[..., Done]


@pytest.fixture
def serai(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Serai:
    """`serai("play", "pebbles", typed="1\\n")` in a folder of its own, the toy game being one of the games."""
    monkeypatch.setitem(catalogue.games(), "pebbles", pebbles())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def call(*args: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run(list(args))
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    return call


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), "TERM": "dumb"}


# A test run in the background ignores Ctrl-C, and so would every process it starts.
LISTENING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); import serai.cli.__main__"


def start(*args: str, cwd: Path, typed: bool = False) -> subprocess.Popen[str]:
    """The command as a process group that Ctrl-C reaches; its games are the real ones."""
    return subprocess.Popen(
        [sys.executable, "-u", "-c", LISTENING, *args],
        cwd=cwd,
        env=environment(),
        stdin=subprocess.PIPE if typed else subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def press_ctrl_c(process: subprocess.Popen[str]) -> tuple[str, str]:
    """As from a terminal: to the whole group. Returns what it still says.

    `communicate` would pass over what an earlier `readline` has already taken from the pipe.
    """
    os.killpg(process.pid, signal.SIGINT)
    assert process.stdout is not None
    assert process.stderr is not None
    if process.stdin:
        process.stdin.close()
    with process:
        return process.stdout.read(), process.stderr.read()
