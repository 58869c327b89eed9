"""What bots are called."""

from __future__ import annotations

from serai.bots.names import NAMES, bot_names


def test_the_names_differ_and_the_same_call_gives_the_same_ones() -> None:
    names = bot_names(5)
    assert len(set(names)) == 5
    assert names == bot_names(5) == list(NAMES[:5])


def test_a_name_that_is_taken_is_not_given_again_however_it_is_written() -> None:
    assert bot_names(2, taken=["zenobia", NAMES[1]]) == list(NAMES[2:4])


def test_the_start_says_where_in_the_list_to_begin_and_the_list_goes_round() -> None:
    last = len(NAMES) - 1
    assert bot_names(3, start=last) == [NAMES[last], NAMES[0], NAMES[1]]
    assert bot_names(1, start=len(NAMES) + 4) == [NAMES[4]]


def test_more_bots_than_names_still_have_names_of_their_own() -> None:
    names = bot_names(2 * len(NAMES) + 1, taken=["Ada"])
    assert len(set(names)) == len(names)
    assert names[len(NAMES)] == f"{NAMES[0]} 2"


def test_a_name_holds_no_spec_and_no_sign_that_a_log_could_stumble_over() -> None:
    assert len(NAMES) >= 16
    assert len(set(NAMES)) == len(NAMES)
    assert all(name.isalpha() and name.istitle() for name in NAMES)
