"""The rule register: its sentences, and its gaps."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from serai.core import register
from serai.core.errors import BadData, BadInput
from serai.core.game import AnyGame
from serai.core.text import Voice
from tests.contract.toy import FOLDER, pebbles

CODE = '''"""Rules."""


class Turn:  # rule P1
    """A turn."""


# rule P2, P3
def spend() -> None:
    draw = 1  # rules P4 and P3
'''
TESTS = """import pytest


@pytest.mark.rule("P1", "P2")
def test_turn() -> None: ...


@pytest.mark.rule("P3")
@pytest.mark.rule("P4")
def test_draw() -> None: ...
"""


@pytest.fixture
def game(tmp_path: Path) -> AnyGame:
    folder = tmp_path / "pebbles"
    shutil.copytree(FOLDER, folder)
    (folder / "tests").mkdir()
    (folder / "turn.py").write_text(CODE, "utf-8")
    (folder / "tests" / "test_turn.py").write_text(TESTS, "utf-8")
    return pebbles(folder=folder)


def test_rules_are_found_by_name_whatever_the_case(game: AnyGame) -> None:
    assert list(register.rules(game)) == ["P1", "P2", "P3", "P4"]
    assert register.rule(game, "p3").sentence(Voice(game.folders, "en")).startswith("All bid at once")
    assert register.rule(game, "P3").sentence(Voice(game.folders, "de")).startswith("Alle bieten gleichzeitig")
    with pytest.raises(BadInput, match=r'There is no rule of Pebbles called "P9"; known: P1, P2, P3, P4.'):
        register.rule(game, "P9")


def test_citations_are_read_from_code_and_tests(game: AnyGame) -> None:
    code = [(one.rule, one.name, one.line) for one in register.code_citations(game)]
    assert code == [("P1", "Turn", 4), ("P2", "spend", 8), ("P3", "spend", 8), ("P4", "spend", 10), ("P3", "spend", 10)]
    tests = [(one.rule, one.name) for one in register.test_citations(game)]
    assert tests == [("P1", "test_turn"), ("P2", "test_turn"), ("P3", "test_draw"), ("P4", "test_draw")]
    assert register.check(game) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("turn.py", "# rule P1", "#", "pebbles: rule P1 has no code that cites it."),
        ("tests/test_turn.py", '"P1", ', "", "pebbles: rule P1 has no test that proves it."),
        ("turn.py", "rule P1", "rule P9", "pebbles: turn.py, line 4 cites rule P9, which is not registered."),
        ("tests/test_turn.py", '("P3")', '("P8")', "line 10 cites rule P8, which is not registered."),
    ],
)
def test_gaps_are_found(game: AnyGame, file: str, old: str, new: str, fault: str) -> None:
    path = game.identity.folder / file
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    assert any(fault in one for one in register.check(game)), register.check(game)


def test_a_game_without_any_test_is_found(game: AnyGame) -> None:
    shutil.rmtree(game.identity.folder / "tests")
    assert register.check(game) == ["pebbles: no test proves any of its 4 rules."]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('id = "P2"', 'id = "P1"', "pebbles/rules.toml: rule P1 stands there twice."),
        ("page = 1", 'page = "one"', r"pebbles/rules.toml: Expected `int`, got `str`"),
        ("[[rule]]", "[[rule", "pebbles/rules.toml: "),
    ],
)
def test_a_faulty_register_is_answered_with_its_place(game: AnyGame, old: str, new: str, sentence: str) -> None:
    path = game.identity.folder / "rules.toml"
    path.write_text(path.read_text("utf-8").replace(old, new, 1), "utf-8")
    with pytest.raises(BadData) as caught:
        register.rules(game)
    assert str(caught.value).startswith(sentence)


def test_a_missing_register_is_answered_with_its_place(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"pebbles/rules.toml: cannot be read \(No such file or directory\)."):
        register.rules(pebbles(folder=tmp_path))


def test_a_language_the_register_does_not_have_takes_rules_from_the_texts(game: AnyGame, tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en-rules.ftl").write_text("rule-P1 = From the texts.\n", "utf-8")
    voice = Voice((*game.folders, tmp_path), "en")
    assert register.rule(game, "P1").sentence(voice) == "From the texts."
    assert register.rule(game, "P3").sentence(voice).startswith("All bid at once")
