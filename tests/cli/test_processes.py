"""The command as people run it: a process with a keyboard, a pipe and Ctrl-C."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import environment, press_ctrl_c, start

GAME = "euphrat-tigris"
# Ends every turn at once; what else is asked is answered with the first move, and each move is confirmed.
END_OR_FIRST = "end\n\n1\n\n" * 150


def serai(*args: str, cwd: Path, typed: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "serai.cli", *args]
    done = subprocess.run(command, cwd=cwd, env=environment(), input=typed, capture_output=True, text=True)
    assert done.returncode == code, done.stderr
    return done


def test_python_runs_the_package_as_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "serai", "--help"], env=environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "mcp" in done.stdout


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Your first action", "The match is over.", "Check the dice with"]),
        ("de", ["Deine erste Aktion", "Die Partie ist zu Ende.", "Würfel prüfen mit"]),
    ],
)
def test_a_whole_match_of_a_real_game(tmp_path: Path, language: str, said: list[str]) -> None:
    seats = ("--seats", "human:Mira,random,random,random", "--seed", "4", "--log", "a.serai")
    done = serai("play", GAME, *seats, "--language", language, cwd=tmp_path, typed=END_OR_FIRST)
    assert "Traceback" not in done.stderr
    for part in said:
        assert part in done.stdout
    assert json.loads(serai("verify", "a.serai", cwd=tmp_path).stdout)["fair"]
    assert json.loads(serai("replay", "a.serai", cwd=tmp_path).stdout)["over"]


def test_ctrl_c_saves_a_match(tmp_path: Path) -> None:
    process = start("play", GAME, "--seats", "human:Mira,random", "--log", "a.serai", cwd=tmp_path, typed=True)
    assert process.stdout is not None
    seen = ""
    while "Mira> " not in seen:
        seen += process.stdout.read(1)
    out, err = press_ctrl_c(process)
    assert process.returncode == 130
    assert "serai play --resume a.serai" in out
    assert "Traceback" not in err
    again = serai("play", "--resume", "a.serai", cwd=tmp_path, typed="end\n\nquit\n")
    assert "Zenobia's turn." in again.stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_selfplay_with_what_it_has(tmp_path: Path, jobs: str) -> None:
    process = start("selfplay", GAME, "--games", "100000", "--jobs", jobs, cwd=tmp_path)
    assert process.stdout is not None
    first = [process.stdout.readline() for _ in range(3)]
    rest, err = press_ctrl_c(process)
    lines = [json.loads(line) for line in [*first, *rest.splitlines()]]
    assert process.returncode == 130
    assert lines[-1]["summary"]["games"] == lines[-1]["summary"]["finished"] == len(lines) - 1
    assert "Traceback" not in err


def test_ctrl_c_ends_fuzz_with_what_it_has(tmp_path: Path) -> None:
    process = start("fuzz", GAME, "--minutes", "30", cwd=tmp_path)
    assert process.stderr is not None
    assert process.stderr.readline().startswith(f"fuzz {GAME}")
    out, err = press_ctrl_c(process)
    assert process.returncode == 130
    assert json.loads(out)["broken"] is None
    assert "Traceback" not in err


def test_several_processes_play_what_one_plays(tmp_path: Path) -> None:
    def matches(jobs: str) -> list[object]:
        out = serai("selfplay", GAME, "--games", "5", "--seed", "3", "--jobs", jobs, cwd=tmp_path).stdout
        return [{**json.loads(line), "seconds": 0} for line in out.splitlines()[:-1]]

    assert matches("1") == matches("2")


def test_bench_measures_this_build(tmp_path: Path) -> None:
    done = serai("bench", "--game", GAME, "--seconds", "0.4", "--players", "2", "--no-pure", cwd=tmp_path)
    figures = json.loads(done.stdout)["games"][GAME]
    assert figures["players"] == 2
    for field in ("decisions_per_s", "games_per_s", "clone_us", "moves_us", "last_over_first_quarter"):
        assert figures[field] > 0
    assert len(figures["slowest"]) == 3


def test_a_reader_that_leaves_early_is_no_error(tmp_path: Path) -> None:
    command = f"{sys.executable} -m serai.cli selfplay {GAME} --games 300 | head -1"
    done = subprocess.run(["bash", "-c", command], cwd=tmp_path, env=environment(), capture_output=True, text=True)
    assert json.loads(done.stdout)["seed"] == 0
    assert "Traceback" not in done.stderr
