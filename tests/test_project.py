"""The project's own promises: documents that are true, lock files that are whole, texts in both languages."""

from __future__ import annotations

import doctest
import json
import re
import subprocess
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

import serai
from serai.cli.main import COMMANDS
from serai.core.text import LANGUAGES

ROOT = Path(__file__).parent.parent
MADE_LATER = {"compiled.json"}  # documents speak of it, the build makes it
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def words_of(language: str) -> dict[str, set[str]]:
    """The command's messages with the arguments each takes."""
    text = (ROOT / "src/serai/cli/text" / f"{language}.ftl").read_text("utf-8")
    rows = [line.partition(" = ") for line in text.splitlines() if " = " in line and line[0] != " "]
    return {name: set(re.findall(r"\$([\w-]+)", value)) for name, _, value in rows}


def test_readme_does_what_it_says() -> None:
    done = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert done.attempted > 5
    assert done.failed == 0


def test_readme_opens_with_the_two_commands() -> None:
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    assert [line.split("#")[0].strip() for line in lines[3:5]] == ["make play", "make test"]


def test_readme_names_every_game_and_subcommand() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for game in serai.games():
        assert f"`{game}`" in text
    for command in COMMANDS:
        assert "serai " + command.replace("_", "-") in text


def test_links_lead_somewhere() -> None:
    for path in DOCUMENTS:
        for link in re.findall(r"\]\(([\w./-]+)\)", path.read_text("utf-8")):
            assert (path.parent / link).exists(), f"{path.name}: {link}"


def plain(requirement: str) -> str:
    """The package a requirement names, in one spelling."""
    return re.split(r"[\s<>=!\[;]", requirement)[0].lower().replace("_", "-").replace(".", "-")


def locked(lock: str) -> set[str]:
    text = (ROOT / f"requirements/{lock}.lock").read_text("utf-8")
    assert "://" not in text, "a lock file names no package index"
    return {plain(name) for name in re.findall(r"^([\w.-]+)==", text, re.MULTILINE)}


def test_files_that_documents_name_are_there() -> None:
    """A path in backticks is the end of some file's path; names with <> or * stand for many, dates is the example."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    known = {"/" + file for file in listed.splitlines()}
    for path in [*DOCUMENTS, ROOT / "web" / "README.md"]:
        for name in re.findall(r"`(\w[\w./-]*\.(?:py|ts|svelte|css|md|toml|ftl|json))`", path.read_text("utf-8")):
            found = any(one.endswith("/" + name.removeprefix("../")) for one in known)
            assert found or "dates" in name or name in MADE_LATER, f"{path.name}: {name}"


@pytest.mark.parametrize("lock", ["runtime", "dev"])
def test_lock_files_hold_what_the_project_names(lock: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = list(project["dependencies"])
    if lock == "dev":
        named += [one for extra in project["optional-dependencies"].values() for one in extra]
    assert not {plain(one) for one in named} - locked(lock), "make lock"


@pytest.mark.parametrize("lock", ["build", "web", "wheel"])
def test_lock_files_hold_what_their_lists_name(lock: str) -> None:
    lines = (ROOT / f"requirements/{lock}.in").read_text("utf-8").splitlines()
    named = {plain(line) for line in lines if not line.startswith("#")}
    assert named
    assert not named - locked(lock), "make lock"


def test_the_release_is_numbered_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "serai.version.__version__"}
    assert "version" not in json.loads((ROOT / "web/package.json").read_text("utf-8"))
    assert serai.__version__ == metadata.version("serai")
    assert re.fullmatch(r"\d+\.\d+\.\d+", serai.__version__)


def test_every_rules_version_names_its_release() -> None:
    for game in serai.games().values():
        releases = game.identity.releases
        assert sorted(releases) == list(range(1, game.identity.rules_version + 1)), game.name
        numbers = [[int(part) for part in releases[version].split(".")] for version in sorted(releases)]
        assert all(len(number) == 3 for number in numbers), game.name
        assert numbers == sorted(numbers), game.name


def test_every_later_rules_version_says_what_it_changed() -> None:
    """Tables that were begun before it are asked whether they go on; its game's own folder says in what it differs."""
    for game in serai.games().values():
        due = {f"release-{version}" for version in range(2, game.identity.rules_version + 1)}
        for language in LANGUAGES:
            text = (game.identity.folder / "text").glob(f"{language}-releases.ftl")
            told = {line.partition(" =")[0] for path in text for line in path.read_text("utf-8").splitlines()}
            assert due <= told, f"{game.name}: text/{language}-releases.ftl lacks {sorted(due - told)}"


def test_the_command_says_the_same_in_both_languages() -> None:
    english, german = (words_of(language) for language in LANGUAGES)
    assert english == german
    assert len(english) > 50
