"""Extra actions, jade, compensation."""

from __future__ import annotations

import pytest

from serai.games.marco_polo_2.tests.positions import amounts, desk, finish_turn, hand


@pytest.mark.rule("M72")
@pytest.mark.parametrize(("what", "held"), [("coins", "3 coin"), ("camels", "2 camel"), ("jade", "1 jade")])
def test_example_the_money_bag(what: str, held: str) -> None:
    t = desk(dice="14").play(f"bag 1 own {what}")
    assert amounts(t) == held
    assert hand(t) == "4"


@pytest.mark.rule("M72")
def test_the_bag_takes_any_number_of_dice_without_a_fee() -> None:
    t = desk(dice="145", black="2").play("bag 1 own coins", "bag 2 black coins", "bag 5 own coins")
    assert amounts(t) == "9 coin"
    t.play("use khan", "die 4 own")
    assert hand(t) == ""


@pytest.mark.rule("M72", "M11")
def test_the_last_die_is_for_the_action_unless_the_turn_began_with_it() -> None:
    t = desk(dice="14").play("bag 1 own coins")
    assert t.why("bag 4 own coins") == "M72"
    assert t.offered("bag") == []
    t.play("use khan", "die 4 own")
    assert "bag 4 own coins" in desk(dice="4").offered("bag"), "a single die may go on the bag at once"
    bought = desk(dice="4", goods="3 camel").play("bag 4 own coins", "buy-black-die", "rolled-die 5")
    assert bought.why("bag 5 black coins") == bought.why("end-turn").replace("M11", "M72") == "M72"
    after = desk(dice="145").play("use khan", "die 1 own", "bag 4 own coins", "bag 5 own coins")
    assert hand(after) == "", "after the action all dice may go"


@pytest.mark.rule("M72", "M11")
def test_a_last_die_without_any_action_may_go_on_the_bag() -> None:
    everything = [(space, 0, 1) for space in ("book-1", "khan", "seals", "travel-bottom", "contracts")]
    t = desk(dice="11", used=[*everything, ("area-1", 1, 1), ("area-2", 1, 1)]).play("bag 1 own coins")
    assert t.offered("use") == []
    assert t.offered("bag") == ["bag 1 own coins", "bag 1 own camels", "bag 1 own jade"]


@pytest.mark.rule("M73")
def test_example_a_camel_rerolls_a_die() -> None:
    t = desk(dice="2", black="3", goods="2 camel").play("reroll 2 own", "rolled-die 5")
    assert hand(t) == "5+3"
    t.play("reroll 3 black", "rolled-die 3")
    assert amounts(t) == ""
    assert t.why("reroll 5 own") == "M73"
    assert t.why("reroll 1 own") == "M12"


@pytest.mark.rule("M74")
def test_example_two_camels_turn_a_die() -> None:
    t = desk(dice="2", goods="2 camel").play("turn 2 own up")
    assert hand(t) == "3"
    assert amounts(t) == ""


@pytest.mark.rule("M74")
def test_never_from_one_to_six() -> None:
    t = desk(dice="16", goods="9 camel")
    assert t.why("turn 1 own down") == t.why("turn 6 own up") == "M74"
    t.play("turn 6 own down", "turn 1 own up")
    assert hand(t) == "25"


@pytest.mark.rule("M75")
def test_example_three_camels_buy_a_black_die_once_a_turn() -> None:
    t = desk(dice="2", goods="9 camel").play("buy-black-die", "rolled-die 6")
    assert hand(t) == "2+6"
    assert t.why("buy-black-die") == "M75"
    t.play("use khan", "die 2 own")
    assert t.why("buy-black-die") == "M75", "once a turn, not once before the action"
    assert desk(goods="2 camel").why("buy-black-die") == "M75"


@pytest.mark.rule("M75")
def test_seven_camels_for_a_black_die_two_rerolls_and_a_turn() -> None:
    t = desk(dice="2", goods="7 camel").play("buy-black-die", "rolled-die 1", "reroll 1 black", "rolled-die 2")
    t.play("reroll 2 black", "rolled-die 5", "turn 2 own up")
    assert amounts(t) == ""
    assert hand(t) == "3+5"


@pytest.mark.rule("M104")
def test_a_black_die_as_a_reward_besides_the_one_bought() -> None:
    t = desk(goods="9 camel, 2 pepper, 1 jade", contracts="k03")
    t.play("buy-black-die", "jade-for-camels 0", "rolled-die 6", "fulfil k03", "rolled-die 2")
    assert hand(t) == "12345+26"


@pytest.mark.rule("M104")
def test_none_left_none_taken() -> None:
    t = desk(goods="9 camel, 2 pepper, 1 jade", contracts="k03")
    t.state.pool[0] = 0
    assert t.why("buy-black-die") == "M104"
    t.play("fulfil k03")
    assert t.asked() == "turn"
    assert "There is no black die left for Player 1." in t.told()


@pytest.mark.rule("M78")
def test_jade_replaces_camels_by_choice() -> None:
    t = desk(dice="2", goods="2 camel, 1 jade").play("turn 2 own up")
    assert t.offered() == ["jade-for-camels 0", "jade-for-camels 1"]
    t.play("jade-for-camels 1")
    assert amounts(t) == "1 camel"


@pytest.mark.rule("M78")
def test_jade_is_used_without_asking_where_there_is_no_choice() -> None:
    t = desk(dice="2", goods="1 camel, 1 jade").play("turn 2 own up")
    assert t.asked() == "turn"
    assert amounts(t) == ""


@pytest.mark.rule("M78")
def test_jade_for_coins_leaves_enough_for_the_camels() -> None:
    """Coins and camels are due; no answer to the first question makes the second impossible."""
    t = desk(goods="4 coin, 2 jade", seals="farmer").play("improve farmer")
    assert t.offered() == ["jade-for-coins 0", "jade-for-coins 1"], "one jade must stand for the camel"
    assert t.why("jade-for-coins 2") == "M78"
    t = desk(goods="4 coin, 1 camel, 2 jade", seals="farmer").play("improve farmer", "jade-for-coins 1")
    assert t.offered() == ["jade-for-camels 0", "jade-for-camels 1"]
    t.play("jade-for-camels 1")
    assert amounts(t) == "6 coin, 1 camel"


@pytest.mark.rule("M78")
def test_jade_due_itself_is_not_lent() -> None:
    t = desk(goods="1 camel, 2 pepper, 1 jade", contracts="k03").play("fulfil k03")
    assert t.asked() == "roll-die"
    assert amounts(t) == ""


@pytest.mark.rule("M79")
def test_example_thirteen_pips_bring_two_camels_or_coins() -> None:
    t = desk(2, dice="6", rivals="").play("use khan", "die 6 own", "end-turn")
    while t.asked() != "roll-all":
        t.play(t.offered()[0])
    t.play("rolled 12235")
    assert t.offered() == ["camels 0", "camels 1", "camels 2"]
    assert t.why("camels 3") == "M79"
    t.play("camels 1")
    assert amounts(t) == "5 coin, 3 camel"
    t.play("rolled 11166")
    assert t.asked() == "turn", "fifteen pips bring nothing"
    assert finish_turn(t.play("use khan", "die 1 own")).seat() == 1
