"""Treasures (page 12)."""

from __future__ import annotations

import pytest

from serai.games.euphrat_tigris.tests.position import draw_all, end_turn, on_turn, position, question, treasures

# A road from the treasure i7 to n5, only l6 missing.
ROAD = "market j7 k7 l7 l5 m5"
WEST = "A trader i6, " + ROAD
MARKET = {"A": "market"}
# Special b2 and b8, only b5 missing between them.
BORDERS = "A trader c2, market b3 b6, farm b4 b7"
# Special p2 to plain n5, only o4 missing.
EAST = "farm n4 p4, settlement p3"


@pytest.mark.rule("E70")
def test_the_trader_takes_all_treasures_but_one() -> None:
    t = position(WEST, MARKET).play("tile market l6", "end")
    assert (t.asked(), on_turn(t)) == ("leave-treasure", "A")
    assert t.offered() == ["leave n5", "leave i7"]
    assert t.why("leave f3") == "E70"
    assert question(t) == "Your trader takes all treasures of his kingdom but one: which stays?"
    t.play("leave i7")
    assert "n5" not in treasures(t)
    assert "i7" in treasures(t)
    assert [int(n) for n in t.state.won] == [1, 0, 0, 0]
    assert "Player 1 takes the treasure from n5." in t.told()


@pytest.mark.rule("E70")
def test_one_treasure_stays() -> None:
    t = end_turn(position("A trader i6"))
    assert len(treasures(t)) == 10


@pytest.mark.rule("E70")
def test_the_traders_owner_takes_them_whoever_is_on_turn() -> None:
    t = position(WEST, {"B": "market"}, turn="B").play("tile market l6", "end")
    assert (t.asked(), on_turn(t)) == ("leave-treasure", "A")
    t.play("leave n5")
    assert [int(n) for n in t.state.won] == [1, 0, 0, 0]


@pytest.mark.rule("E70")
def test_ruling_several_traders_choose_clockwise_from_the_player_on_turn() -> None:
    t = position(WEST + ", market l6 g10 h10 i10 j10 k10, B trader e10", turn="B").play("end")
    assert (t.asked(), on_turn(t)) == ("leave-treasure", "B")
    t.play("leave f10")
    assert (t.asked(), on_turn(t)) == ("leave-treasure", "A")


@pytest.mark.rule("E71")
def test_special_borders_are_emptied_first() -> None:
    t = position("A trader n6, farm o4, " + EAST).play("end")
    assert "p2" not in treasures(t)
    assert "n5" in treasures(t)
    assert [int(n) for n in t.state.won] == [1, 0, 0, 0]


@pytest.mark.rule("E71")
def test_among_plain_ones_the_choice_is_free_and_all_special_go() -> None:
    t = position(WEST + ", market l6, farm o4, " + EAST).play("end")
    assert t.offered() == ["leave n5", "leave i7"]
    assert t.why("leave p2") == "E71"
    assert t.sentence("leave p2") == "The treasure on p2 cannot stay: special borders are emptied first."
    t.play("leave n5")
    assert [c for c in ("i7", "n5", "p2") if c in treasures(t)] == ["n5"]
    assert t.state.won[0] == 2


@pytest.mark.rule("E71")
def test_ruling_if_all_are_special_the_choice_is_free() -> None:
    t = position(BORDERS, {"A": "settlement"}).play("tile settlement b5", "end")
    assert t.offered() == ["leave b2", "leave b8"]
    t.play("leave b8")
    assert "b2" not in treasures(t)


@pytest.mark.rule("E72")
def test_without_a_trader_they_stay_until_one_comes() -> None:
    t = position("A king i6, market l6, " + ROAD, players=2).play("end")
    assert len(treasures(t)) == 10
    t.play("leader trader h7", "end")
    assert (t.asked(), on_turn(t)) == ("leave-treasure", "B")


@pytest.mark.rule("E73")
def test_a_treasure_is_a_joker() -> None:
    t = position(points={"A": {"settlement": 1, "temple": 2, "farm": 3}}, won={"A": 1})
    assert t.game.rules.standing(t.state)[0] == (1, 1, 2, 3)


@pytest.mark.rule("E74")
def test_ruling_treasures_are_taken_at_the_end_of_the_turn() -> None:
    t = position(WEST, MARKET).play("tile market l6")
    assert t.asked() == "act"
    t.play("withdraw trader")
    assert len(treasures(draw_all(t))) == 10


@pytest.mark.rule("E74")
def test_ruling_by_option_treasures_are_taken_after_the_action() -> None:
    t = position(WEST, MARKET, treasures="action").play("tile market l6")
    assert t.asked() == "leave-treasure"
    t.play("leave i7", "withdraw trader")
    assert len(treasures(draw_all(t))) == 9
