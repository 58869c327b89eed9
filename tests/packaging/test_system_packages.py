"""What the machine lacks is found before anything begins: root with apt installs it, others read one sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tools" / "system-packages"
BASH = shutil.which("bash") or "/bin/bash"
FOUND_HERE = "postgresql"  # Debian keeps it off the path, so that a test cannot take it away


class Machine:
    """A machine whose programs are those of one folder, and stand-ins at that."""

    def __init__(self, folder: Path) -> None:
        self.programs = folder / "bin"
        self.programs.mkdir()
        self.told = folder / "apt-get.txt"
        (self.programs / "bash").symlink_to(BASH)

    def has(self, name: str, script: str = "exit 0") -> None:
        path = self.programs / name
        path.write_text(f"#!{BASH}\n{script}\n", "utf-8")
        path.chmod(0o755)

    def has_apt(self, *brings: str) -> None:
        """An apt-get that writes down what it was told, and brings these programs."""
        made = "\n".join(
            f"printf '#!{BASH}\\n' > {self.programs}/{one}; chmod +x {self.programs}/{one}" for one in brings
        )
        chmod = shutil.which("chmod")
        self.has("chmod", f'exec {chmod} "$@"')
        self.has("apt-get", f'echo "$*" >> {self.told}\nif [ "$1" = install ]; then :\n{made}\nfi')

    def is_user(self, number: int) -> None:
        self.has("id", f"echo {number}")

    def run(self, *command: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
        environment = {"PATH": str(self.programs)}
        return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)

    def check(self, python: str = sys.executable) -> subprocess.CompletedProcess[str]:
        return self.run(BASH, str(SCRIPT), python)

    def asked_of_apt(self) -> list[str]:
        lines = self.told.read_text("utf-8").splitlines() if self.told.exists() else []
        return [line.replace(f" {FOUND_HERE}", "") for line in lines]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def sentence(*packages: str) -> str:
    command = "apt-get update && apt-get install -y --no-install-recommends"
    return f"The tests need programs that this machine lacks; on Debian, as root: {command} {' '.join(packages)}\n"


def test_without_root_one_sentence_names_the_commands(machine: Machine) -> None:
    machine.is_user(1000)
    machine.has_apt()
    done = machine.check()
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.replace(f" {FOUND_HERE}", "") == sentence("gcc", "libc6-dev", "chromium", "redis-server")
    assert machine.asked_of_apt() == []


def test_root_without_apt_gets_the_same_sentence(machine: Machine) -> None:
    machine.is_user(0)
    machine.has("redis-server")
    done = machine.check()
    assert done.returncode == 2
    assert done.stderr.replace(f" {FOUND_HERE}", "") == sentence("gcc", "libc6-dev", "chromium")


def test_root_with_apt_installs_what_is_missing_and_nothing_else(machine: Machine) -> None:
    machine.is_user(0)
    machine.has("redis-server")
    machine.has_apt("cc", "chromium", "initdb")
    done = machine.check()
    assert done.returncode == 0, done.stderr
    assert machine.asked_of_apt() == [
        "update -qq",
        "install -y -qq --no-install-recommends gcc libc6-dev chromium",
    ]


def test_what_apt_did_not_bring_is_named(machine: Machine) -> None:
    machine.is_user(0)
    machine.has_apt("cc", "chromium", "initdb")
    done = machine.check()
    assert (done.returncode, done.stderr) == (2, sentence("redis-server"))


def test_a_machine_that_has_everything_hears_nothing(machine: Machine) -> None:
    machine.is_user(0)
    machine.has_apt()
    for program in ("cc", "chromium", "redis-server", "initdb"):
        machine.has(program)
    done = machine.check()
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert machine.asked_of_apt() == []


def test_a_python_without_environments_or_headers_is_completed_by_its_own_packages(machine: Machine) -> None:
    machine.is_user(1000)
    for program in ("cc", "chromium", "redis-server", "initdb"):
        machine.has(program)
    machine.has("python3", 'case "$2" in *print*) echo 3.13;; *) exit 1;; esac')
    assert machine.check("python3").stderr == sentence("python3.13-venv", "python3.13-dev")


def test_a_machine_without_python_gets_it_whole(machine: Machine) -> None:
    machine.is_user(1000)
    for program in ("cc", "chromium", "redis-server", "initdb"):
        machine.has(program)
    assert machine.check("").stderr == sentence("python3", "python3-venv", "python3-dev")


def test_make_test_asks_before_it_makes_anything(machine: Machine, tmp_path: Path) -> None:
    machine.is_user(1000)
    tree = tmp_path / "tree"
    shutil.copytree(ROOT / "tools", tree / "tools")
    shutil.copy(ROOT / "Makefile", tree)
    make = shutil.which("make") or "make"
    before = sorted(os.listdir(tree))
    done = machine.run(make, "test", f"PYTHON={sys.executable}", cwd=tree)
    assert done.returncode == 2
    assert done.stdout == ""
    said = done.stderr.replace(f" {FOUND_HERE}", "").splitlines(keepends=True)
    assert said[0] == sentence("gcc", "libc6-dev", "chromium", "redis-server")
    assert len(said) == 2, "make's own line, that it stops"
    assert sorted(os.listdir(tree)) == before


def test_ci_is_nothing_but_make_test(machine: Machine) -> None:
    machine.has("make", 'echo "$PWD: make $*"')
    machine.has("dirname", 'echo "${1%/*}"')
    done = machine.run(BASH, str(ROOT / ".ci" / "run"), cwd=ROOT.parent)
    assert done.stdout == f"{ROOT}: make test\n"
