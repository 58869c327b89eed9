"""Every message exists in both languages and uses only what it is given."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.core import register
from serai.core.flow import Chance
from serai.core.phrases import phrase_faults, phrases
from serai.core.text import LANGUAGES
from serai.core.words import numbers
from tests.contract import toy
from tests.contract.plurals import plural_faults
from tests.contract.texts import drawing_faults, read_messages, text_faults

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", serai.games())
def test_texts_are_whole(name: str) -> None:
    assert text_faults(serai.load(name)) == []


@pytest.mark.parametrize("name", serai.games())
def test_every_question_names_a_registered_rule(name: str) -> None:
    game = serai.load(name)
    known = register.rules(game)
    asked = [kind for block in game.blocks for kind in block.decisions if not issubclass(kind, Chance)]
    assert [kind.__name__ for kind in asked if kind.rule not in known] == []


@pytest.mark.parametrize("name", serai.games())
def test_every_decision_has_a_block_and_every_rule_both_sentences(name: str) -> None:
    game = serai.load(name)
    blocks = {kind for block in game.blocks for kind in block.decisions}
    assert [kind.__name__ for kind in blocks if game.frames.get(kind.__name__) is not kind] == []
    assert [rule.id for rule in register.rules(game).values() if not (rule.en and rule.de)] == []


@pytest.mark.parametrize("name", serai.games())
def test_every_move_can_be_typed_in_every_language(name: str) -> None:
    assert phrase_faults(serai.load(name)) == []


@pytest.mark.parametrize("name", serai.games())
def test_what_is_typed_in_any_language_means_the_same_move(name: str) -> None:
    game = serai.load(name)
    known = phrases(game)
    for block in game.blocks:
        for number in {0, block.size // 3, block.size - 1, *(part.at for part in block.parts)}:
            for book in known.books.values():
                assert known.number(block, book.words(block, number).upper()) == number, book.words(block, number)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", serai.games())
def test_one_thing_is_not_said_in_the_plural(name: str, language: str) -> None:
    assert plural_faults(serai.load(name), language) == []


def test_a_plural_of_one_is_found(tmp_path: Path) -> None:
    folder = edited(
        tmp_path, "worth = Es bleiben { $count } auf der Hand.", "worth = Es bleiben { $count } Punkte auf der Hand."
    )
    assert plural_faults(toy.pebbles(folder=folder), "de") == [
        'de: worth: "Es bleiben 1 Punkte auf der Hand." (Punkte)'
    ]


def test_the_engine_says_the_same_in_both_languages(tmp_path: Path) -> None:
    spoken = [read_messages(tmp_path, language) for language in LANGUAGES]
    assert [faults for _, faults in spoken] == [[], []]
    assert spoken[0][0] == spoken[1][0]


def test_the_toy_is_whole() -> None:
    assert text_faults(toy.pebbles()) == []


def edited(tmp_path: Path, old: str, new: str) -> Path:
    """The toy's folder with an edit in its German texts."""
    folder = tmp_path / "pebbles"
    shutil.copytree(toy.FOLDER, folder)
    path = folder / "text" / "de.ftl"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    return folder


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("passed = { $player } passt.\n", "", "de: passed is missing"),
        ("title = Kiesel\n", "", "title stands in one language only"),
        ("option-rounds-four = vier\n", "", "de: option-rounds-four is missing"),
        ("colour-red = rot\n", "", "de: colour-red is missing"),
        ("ask-turn = Was tust du?\n", "", "de: ask-turn is missing"),
        (
            "spend-save = Den Punkt sparen",
            "spend-save = { $cell } sparen",
            "de: spend-save uses $cell, which it is not",
        ),
        ("passed = { $player } passt.", "passed = { $seat } passt.", "de: passed uses $seat, which it is not given"),
        ("frame-spend = { $player }", "frame-spend = { $cell }", "de: frame-spend uses $cell, which it is not given"),
        ("covered = Ein Kiesel", "covered Ein Kiesel", "de.ftl: cannot be read: 'covered Ein Kiesel wird verdeckt.'"),
        ("known = Du", "known = { unknown } Du", "de: known refers to unknown, which is not there"),
        ("known = Du", "known = Du\nknown = Ihr", "de.ftl: known stands there twice"),
        ("known = Du", "board-of = Kiesel\nknown = Du", "board-of stands in one language only"),
    ],
)
def test_a_fault_in_the_texts_is_found(tmp_path: Path, old: str, new: str, fault: str) -> None:
    faults = text_faults(toy.pebbles(folder=edited(tmp_path, old, new)))
    assert any(fault in one for one in faults), faults


def test_drawings_are_given_the_same_in_both_languages() -> None:
    assert drawing_faults({"board-of": {"what"}, "known": set()}, {"board-of": {"what"}, "known": {"x"}}) == []
    fault = "board-of uses other arguments in the other language"
    assert drawing_faults({"board-of": {"what"}}, {"board-of": {"what", "player"}}) == [fault]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"messages": toy.MESSAGES | {"known": ("shape",)}}, "known: there is no vocabulary shape"),
        ({"messages": toy.MESSAGES | {"known": ("player",) * 6}}, "known has more than five arguments"),
        ({"vocabularies": [toy.COLOUR, toy.CELL, toy.AMOUNT, numbers("shape", 1)]}, ""),
    ],
)
def test_a_fault_in_the_declarations_is_found(changes: dict[str, Any], fault: str) -> None:
    faults = text_faults(toy.pebbles(**changes))
    assert any(fault in one for one in faults) == bool(fault), faults


def _twice(paths: list[Path]) -> list[str]:
    found = [one for path in paths for one in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)]
    return sorted({one for one in found if found.count(one) > 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_twice_in_one_language(language: str) -> None:
    """The later text would win unseen: a leftover of a merge, or one name for two messages."""
    folders = sorted({path.parent for place in ("src", "web/src") for path in (ROOT / place).rglob(f"{language}*.ftl")})
    assert len(folders) > 8
    twice = {str(one): _twice(sorted(one.glob(f"{language}*.ftl"))) for one in folders}
    assert {place: found for place, found in twice.items() if found} == {}
