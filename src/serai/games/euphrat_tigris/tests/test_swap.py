"""Swapping tiles, and the end of the turn (page 7)."""

from __future__ import annotations

import pytest

from serai.games.euphrat_tigris.tests.position import at, draw_all, end_turn, hand, on_turn, points, position, question

SIX = {"A": "settlement temple temple farm farm market"}


@pytest.mark.rule("E36")
def test_some_tiles_are_swapped_for_as_many() -> None:
    t = position(hands=SIX).play("swap", "aside 0", "aside 2", "aside 0", "aside 1")
    assert t.asked() == "draw"
    t.play("draw farm", "draw farm", "draw settlement")
    assert hand(t, "A") == "settlement settlement farm farm farm farm"
    assert [int(n) for n in t.state.swapped[:4]] == [0, 2, 0, 1]
    assert t.asked() == "act"


@pytest.mark.rule("E36")
def test_all_six_may_go() -> None:
    t = position(hands=SIX).play("swap", "aside 1", "aside 2", "aside 2", "aside 1")
    draw_all(t)
    assert [int(n) for n in t.state.swapped[:4]] == [1, 2, 2, 1]
    assert len(hand(t, "A").split()) == 6


@pytest.mark.rule("E36")
def test_only_tiles_in_hand_can_go() -> None:
    t = position(hands=SIX).play("swap")
    assert t.why("aside 2") == "E36"
    assert question(t) == "How many settlements do you put aside?"
    t.play("aside 0")
    assert t.offered() == ["aside 0", "aside 1", "aside 2"]
    assert t.sentence("aside 3", "de") == "So viele gehen nicht: Du hast nur 2 Tempel."


@pytest.mark.rule("E36")
def test_ruling_at_least_one_tile_is_swapped() -> None:
    t = position(hands={"A": "temple temple"}).play("swap", "aside 0")
    assert t.offered() == ["aside 1", "aside 2"]
    assert t.why("aside 0") == "E36"
    assert position(hands={"A": ""}).why("swap") == "E36"


@pytest.mark.rule("E37")
def test_new_tiles_may_be_used_in_the_second_action() -> None:
    t = position("A king i6", hands={"A": "temple"}).play("swap", "aside 0", "aside 1", "aside 0", "aside 0")
    t.play("draw market", "tile market j7")
    assert at(t, "j7") == "market"
    assert points(t, "A") == {"market": 1}


@pytest.mark.rule("E38")
def test_everyone_below_six_draws_up_to_six() -> None:
    t = position(hands={"A": "temple temple", "C": "market market market market market"})
    t.play("end")
    assert [one for one in t.told() if "draws" in one] == ["Player 1 draws 4 tiles."]
    draw_all(t)
    assert [one for one in t.told() if "draws" in one] == ["Player 3 draws 1 tile."]
    assert all(len(hand(t, seat).split()) == 6 for seat in "ABCD")
    assert on_turn(t) == "B"


@pytest.mark.rule("E38")
def test_ruling_the_player_on_turn_draws_first_then_clockwise() -> None:
    short = "temple temple temple temple temple"
    t = position(hands={"A": short, "B": short, "D": short}, turn="C").play("tile settlement c10", "end")
    draw_all(t)
    assert [one for one in t.told() if "draws" in one] == [
        "Player 3 draws 1 tile.",
        "Player 4 draws 1 tile.",
        "Player 1 draws 1 tile.",
        "Player 2 draws 1 tile.",
    ]


@pytest.mark.rule("E5")
def test_up_to_two_actions_of_any_kind() -> None:
    t = position("A king i6")
    assert question(t) == "Your first action"
    t.play("tile market j7")
    assert question(t, "de") == "Deine zweite Aktion"
    draw_all(t.play("tile market j6"))
    assert on_turn(t) == "B"
    t.play("end")
    assert on_turn(t) == "C"
    assert "Player 2 ends the turn." in t.told()
    assert on_turn(end_turn(t.play("catastrophe c10"))) == "D"


@pytest.mark.rule("E39")
def test_ruling_treasures_then_monuments_then_the_wonder_then_tiles() -> None:
    t = position(
        "A king i6, A trader h7, monument market-settlement j6, wonder l4, market l6 m5",
        hands={"A": "settlement settlement settlement settlement settlement temple"},
        wonder="on",
    )
    t.play("tile settlement l7", "end", "leave i7")
    assert t.asked() == "wonder-point"
    told = [one for one in t.told() if "takes" in one or "pays" in one or "draws" in one]
    assert told == [
        "Player 1 takes the treasure from n5.",
        "A monument pays Player 1's king.",
        "A monument pays Player 1's trader.",
    ]
    t.play("take farm")
    assert t.told()[-1] == "Player 1 draws 1 tile."
