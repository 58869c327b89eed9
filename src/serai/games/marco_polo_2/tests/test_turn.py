"""Turns, dice on spaces, occupied spaces, black dice."""

from __future__ import annotations

import pytest

from serai.games.marco_polo_2.tests.positions import amounts, desk, finish_turn, hand


@pytest.mark.rule("M10")
def test_a_turn_is_one_action_with_extra_actions_around_it() -> None:
    t = desk(goods="4 camel")
    t.play("reroll 1 own", "rolled-die 6")
    assert t.asked() == "turn"
    t.play("use khan", "die 3 own")
    assert t.asked() == "turn"
    assert t.why("use book-1") == "M10"
    t.play("turn 4 own up")
    finish_turn(t)
    assert t.seat() == 1


@pytest.mark.rule("M10")
def test_no_extra_action_during_an_action() -> None:
    t = desk(goods="9 camel").play("use book-1")
    assert {words.split()[0] for words in t.offered()} == {"die"}


@pytest.mark.rule("M11")
def test_an_action_is_due_while_there_are_dice() -> None:
    t = desk()
    assert t.why("end-turn") == "M11"
    t.play("bag 1 own coins")
    assert t.why("end-turn") == "M11"


@pytest.mark.rule("M11")
def test_the_last_die_may_go_on_the_bag_and_the_player_is_out() -> None:
    t = desk(2, dice="4", rivals="3").play("bag 4 own jade", "end-turn")
    assert t.seat() == 1
    t.play("use khan", "die 3 own", "end-turn")
    assert t.asked() == "deal-tile", "nobody has dice: the next round starts"


@pytest.mark.rule("M11")
def test_without_a_possible_action_a_die_goes_on_the_bag() -> None:
    # The first book is used, the Khan's spaces are full; no seal, card, contract or step is within reach.
    used = [("book-1", 0, 1), ("khan", 1, 1), ("khan", 2, 1), ("khan", 3, 1), ("khan", 4, 1)]
    t = desk(4, dice="12", used=[*used, ("area-1", 1, 1), ("area-2", 2, 1)], at="pagan", seals="farmer spicer")
    assert t.offered("use") == []
    assert t.why("end-turn") == "M11"
    t.play("bag 1 own camels")
    assert t.offered("use") == []
    finish_turn(t)
    assert t.seat() == 1
    assert hand(t) == "2"


@pytest.mark.rule("M12")
def test_a_space_takes_as_many_dice_as_it_shows() -> None:
    t = desk(dice="246", goods="20 coin").play("use travel-top")
    assert t.why("die 3 own") == "M12"
    assert t.why("die 6 own") == "M13", "there are dice enough, but the lowest comes first"
    assert t.sentence("die 6 own") == "Name your dice from the lowest up."
    assert t.offered() == ["die 2 own"], "three dice are needed, so the lowest of three must be the 2"
    t.play("die 2 own", "die 4 own", "die 6 own")
    assert t.asked() == "travel"
    assert desk(dice="24").why("use travel-top") == "M12"


@pytest.mark.rule("M13")
def test_dice_are_named_from_the_lowest_up() -> None:
    t = desk(dice="245", seals="").play("use seals", "die 4 own")
    assert t.why("die 2 own") == "M13"
    t.play("die 5 own")
    assert "seal jeweler" in t.offered(), "the lowest die is the 4"


@pytest.mark.rule("M14")
def test_a_space_that_would_do_nothing_is_closed() -> None:
    t = desk(cards={"area-1": "c02"}, dice="6")
    assert t.why("use area-1") == "M14"


@pytest.mark.rule("M15")
def test_example_joining_the_guild_seals_costs_the_lowest_die() -> None:
    """Red was there; a 1 and a 3 cost 1 coin."""
    t = desk(dice="13", goods="1 coin", used=[("seals", 1, 2), ("seals", 1, 4)])
    t.play("use seals", "die 1 own", "die 3 own")
    assert amounts(t) == ""
    assert t.offered() == ["seal farmer"]


@pytest.mark.rule("M15")
def test_an_occupied_blue_space_needs_the_coins() -> None:
    t = desk(dice="36", goods="2 coin, 1 jade", used=[("book-1", 1, 1)]).play("use book-1")
    assert t.offered() == ["die 3 own"]
    assert t.why("die 6 own") == "M15"
    t.play("die 3 own")
    assert amounts(t) == "", "two coins and the jade"


@pytest.mark.rule("M15")
def test_the_fee_of_a_travel_space_is_paid_with_the_journey() -> None:
    t = desk(dice="22", goods="4 coin, 1 jade", used=[("travel-middle", 1, 1), ("travel-middle", 1, 1)])
    t.play("use travel-middle", "die 2 own", "die 2 own", "go xanadu")
    assert amounts(t) == "4 coin, 1 jade", "nothing is paid before the journey is said"
    t.play("stop", "jade-for-coins 0")
    assert amounts(t) == "1 jade"


@pytest.mark.rule("M16")
def test_a_taken_brown_space_is_closed() -> None:
    t = desk(
        posts="xanadu hormuz", goods="5 jade, 5 camel", used=[("card-1", 1, 3), ("hormuz", 1, 2), ("hormuz", 2, 2)]
    )
    assert t.why("use card-1") == t.why("use hormuz") == "M16"


@pytest.mark.rule("M17")
def test_a_colour_lies_on_a_space_once() -> None:
    t = desk(goods="9 coin", used=[("book-1", 0, 2), ("khan", 0, 1), ("hormuz", 0, 1)], posts="hormuz")
    assert t.why("use book-1") == t.why("use khan") == t.why("use hormuz") == "M17"


@pytest.mark.rule("M18")
def test_example_a_black_die_repeats_an_action() -> None:
    """Contracts were taken already; a black die takes more."""
    t = desk(dice="5", black="2", goods="2 coin", posts="xian", used=[("contracts", 0, 3)])
    t.play("use contracts")
    assert t.offered() == ["die 2 black"]
    assert t.why("die 5 own") == "M17"
    t.play("die 2 black", "take k01")
    assert t.asked() == "take-contract"


@pytest.mark.rule("M18")
def test_black_and_own_dice_mix_unless_the_colour_lies_there() -> None:
    assert desk(dice="4", black="5").play("use seals", "die 4 own").offered() == ["die 5 black"]
    lying = [("seals", 0, 1), ("seals", 0, 1)]
    assert desk(dice="4", black="5", goods="9 coin", used=lying).why("use seals") in ("M12", "M17")
    assert "use seals" in desk(dice="4", black="55", goods="9 coin", used=lying).offered()
