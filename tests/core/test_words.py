"""Moves are numbers inside and words outside."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.core.words import Block, Part, Vocabulary, kebab, near_misses, numbers
from tests.contract.toy import Bid, Spend, Turn

COLOUR = Vocabulary("colour", ["red", "green", "blue"])
CELL = Vocabulary("cell", [f"{column}{row}" for column in "abc" for row in (1, 2)], anchor="cell")
BLOCK = Block(Turn, Part(0, "put", COLOUR, CELL), Part(18, "swap", COLOUR, COLOUR), Part(27, "pass", anchors=["bank"]))


@given(st.integers(0, BLOCK.size - 1))
def test_words_lead_back_to_their_number(number: int) -> None:
    assert BLOCK.number(BLOCK.words(number)) == number


@given(st.text())
def test_any_text_is_a_move_or_none(text: str) -> None:
    number = BLOCK.number(text)
    assert number is None or BLOCK.words(number) == " ".join(text.lower().split())


def test_the_last_noun_turns_fastest() -> None:
    assert BLOCK.all_words()[:7] == [
        "put red a1",
        "put red a2",
        "put red b1",
        "put red b2",
        "put red c1",
        "put red c2",
        "put green a1",
    ]
    assert BLOCK.words(27) == "pass"
    assert BLOCK.number("  PUT  Green   a1 ") == 6


@pytest.mark.parametrize("words", ["", "put", "put red", "put red a1 a2", "put a1 red", "pass now", "jump"])
def test_what_is_not_in_the_block_has_no_number(words: str) -> None:
    assert BLOCK.number(words) is None


@pytest.mark.parametrize("number", [28, 1000])
def test_a_number_outside_the_block_is_named(number: int) -> None:
    with pytest.raises(IndexError, match=f"turn has 28 moves, none has number {number}"):
        BLOCK.words(number)


def test_anchors_follow_from_the_words() -> None:
    assert BLOCK.part(7).anchors_of(7) == ["cell:a2"]
    assert BLOCK.part(27).anchors_of(27) == ["bank"]


@pytest.mark.parametrize(
    ("mistyped", "meant"),
    [
        ("put rde a1", "put red a1"),
        ("put red  A1x", "put red a1"),
        ("Pas", "pass"),
        ("swap red gren", "swap red green"),
    ],
)
def test_a_mistyped_word_is_answered_with_what_may_be_meant(mistyped: str, meant: str) -> None:
    near = near_misses(mistyped, BLOCK.all_words())
    assert meant in near
    assert len(near) <= 3


def test_what_is_like_nothing_is_answered_with_nothing() -> None:
    assert near_misses("xylophone", BLOCK.all_words()) == []


def test_a_block_is_named_after_its_first_decision_and_may_serve_several() -> None:
    block = Block([Spend, Bid], Part(0, "bid", numbers("amount", 3)))
    assert (block.name, block.size, block.decisions) == ("spend", 4, (Spend, Bid))
    assert kebab("AttackerCommits") == "attacker-commits"


def test_declarations_that_drift_apart_are_caught() -> None:
    with pytest.raises(AssertionError, match=r"pass begins at 3, not 4"):
        Block(Turn, Part(0, "put", COLOUR), Part(4, "pass"))
    with pytest.raises(AssertionError, match=r"a verb twice"):
        Block(Turn, Part(0, "put", COLOUR), Part(3, "put"))
    with pytest.raises(AssertionError, match=r"colour has a word twice"):
        Vocabulary("colour", ["red", "red"])
