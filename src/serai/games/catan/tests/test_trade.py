"""Trade between players: offers to all or to one, answers at the same time, counter-offers, proposals."""

from __future__ import annotations

import pytest

from serai.core.offer import offer
from serai.core.text import Speaker
from serai.games.catan.rules.trade import OFFERS_A_TURN
from serai.games.catan.tests.position import act, hand_of
from serai.testing import ScriptedTable


def market(players: int = 3, **options: str) -> ScriptedTable:
    """Three hands to trade with."""

    return act(lambda p: p.hand(0, "wool ore ore").hand(1, "grain grain").hand(2, "wood"), players, **options)


def prompt(t: ScriptedTable, seat: int, language: str = "en") -> str:
    found = offer(t.game, t.state, seat, Speaker(t.game, language, ["Ana", "Ben", "Cem"]))
    assert found is not None
    return found.question.prompt


@pytest.mark.rule("B20", "B21")
def test_all_answer_at_the_same_time_and_the_player_on_turn_chooses() -> None:
    t = market().play("offer", "want grain", "give wool", "ask")
    assert t.seats() == [1, 2]
    t.play("3: counter", "3: want ore", "2: accept", "3: give wood", "3: ask")
    assert t.asked() == "choose"
    assert t.offered() == ["deal p2", "deal p3", "no-deal"]
    assert t.why("deal p1") == "B20"
    t.play("deal p3")
    assert hand_of(t, 0) == {"wood": 1, "wool": 1, "ore": 1}
    assert hand_of(t, 2) == {"ore": 1}
    assert t.asked() == "act"


@pytest.mark.rule("B20")
def test_an_offer_to_one_player_is_heard_by_that_player_alone_and_carried_out_when_accepted() -> None:
    t = market().play("offer", "give ore", "want grain", "ask-only p2")
    assert t.seats() == [1]
    t.play("accept")
    assert t.asked() == "act"
    assert hand_of(t, 0) == {"wool": 1, "grain": 1, "ore": 1}
    assert "Player 1 gives Player 2 1 ore and gets 1 grain." in t.told()


@pytest.mark.rule("B20")
def test_nobody_offers_to_themselves_or_to_an_empty_seat() -> None:
    t = market().play("offer", "give ore", "want grain")
    assert t.why("ask-only p1") == "B20"
    assert t.why("ask-only p4") == "B20"
    t.play("ask", "3: counter")
    assert "ask-only p2" not in t.offered(seat=2)


@pytest.mark.rule("B20")
def test_a_counter_offer_taken_back_leaves_the_seat_free_to_accept() -> None:
    t = market().play("offer", "give ore", "want grain", "ask")
    t.play("2: counter", "2: give grain", "2: drop")
    assert t.offered(seat=1) == ["accept", "refuse", "counter"]
    t.play("2: accept", "3: refuse", "deal p2")
    assert hand_of(t, 1) == {"grain": 1, "ore": 1}


@pytest.mark.rule("B20")
def test_others_propose_when_they_are_asked_to() -> None:
    t = market().play("invite")
    assert t.seats() == [1, 2]
    t.play("2: propose", "2: give grain", "2: give grain", "2: want ore", "2: ask", "3: nothing")
    assert t.offered() == ["deal p2", "no-deal"]
    t.play("deal p2")
    assert hand_of(t, 0) == {"wool": 1, "grain": 2, "ore": 1}
    t.play("invite", "2: propose", "2: drop", "2: nothing", "3: nothing")
    assert t.asked() == "act"


@pytest.mark.rule("B21")
def test_what_is_no_trade() -> None:
    t = market().play("offer")
    assert t.why("ask") == "B21"
    assert t.why("give grain") == "B21"
    t.play("give wool")
    assert t.why("ask") == "B21"
    assert t.why("want wool") == "B21"
    t.play("want grain", "want grain")
    assert t.why("want grain") == "B21"
    assert t.why("give grain") == "B21"
    assert market(trade="none").why("offer") == "B20"
    assert market(trade="none").why("invite") == "B20"


@pytest.mark.rule("B21")
def test_a_side_may_have_as_many_cards_as_one_holds_in_any_order() -> None:
    t = act(lambda p: p.hand(0, "wood " * 6 + "ore").hand(1, "grain wool"))
    t.play("offer", "give wood", "give ore", *["give wood"] * 5, "want wool", "want grain", "ask", "2: accept")
    t.play("deal p2") if t.asked() == "choose" else None
    assert hand_of(t, 1) == {"wood": 6, "ore": 1}


@pytest.mark.rule("B21")
def test_only_what_one_holds_can_be_accepted_and_paid() -> None:
    t = market().play("offer", "give ore", "want wood", "ask")
    assert t.offered(seat=1) == ["refuse", "counter"]
    t.play("2: counter", "2: give grain", "2: want wool", "2: want wood", "2: ask", "3: refuse")
    assert t.why("deal p2") == "B21"


@pytest.mark.rule("B20")
def test_a_dropped_offer_does_not_count_and_the_limit_is_generous_and_kind() -> None:
    t = market()
    for _ in range(OFFERS_A_TURN):
        t.play("offer", "give ore", "drop", "offer", "give ore", "want grain", "ask", "2: refuse", "3: refuse")
    assert OFFERS_A_TURN == 20
    assert t.why("offer") == "B20"
    assert t.sentence("invite").startswith("You have made 20 offers this turn. That will do for now")
    t.play("end", "dice 2")
    assert t.why("offer") == ""


@pytest.mark.rule("B20")
def test_every_prompt_shows_the_standing_offer_with_both_sides() -> None:
    t = market().play("offer", "give ore")
    assert prompt(t, 0) == "You give 1 ore. What do you want for it?"
    t.play("give wool", "want grain")
    assert prompt(t, 0) == "You give 1 wool and 1 ore for 1 grain. Make the offer, or go on."
    t.play("ask")
    assert prompt(t, 1).startswith("Ana offers 1 wool and 1 ore for 1 grain.")
    assert prompt(t, 2, "de").startswith("Ana bietet 1 Wolle und 1 Erz für 1 Getreide.")
    t.play("2: counter", "2: give grain", "2: want ore")
    assert prompt(t, 1) == (
        "Ana offers 1 wool and 1 ore for 1 grain. You give 1 grain for 1 ore instead. Make the counter-offer, or go on."
    )
    t.play("2: ask", "3: refuse")
    assert prompt(t, 0) == "You offered 1 wool and 1 ore for 1 grain. With whom do you trade?"
    choices = offer(t.game, t.state, 0, Speaker(t.game, "en"))
    assert choices is not None
    assert choices.moves[0].preview == "You give 1 ore and get 1 grain."


@pytest.mark.rule("B20")
def test_whoever_has_nothing_is_not_asked() -> None:
    t = act(lambda p: p.hand(0, "ore").hand(2, "grain")).play("offer", "give ore", "want grain", "ask")
    assert t.seats() == [2]
    t.play("accept", "deal p3")
    assert hand_of(t, 0) == {"grain": 1}


@pytest.mark.rule("B20")
@pytest.mark.parametrize("game", ["alexander", "cheops"])
def test_the_scenarios_trade_in_the_same_way_gold_too(game: str) -> None:
    t = act(lambda p: p.hand(0, "ore gold").hand(1, "wood"), game=game)
    gold = hand_of(t, 1).get("gold", 0)
    t.play("offer", "give gold", "want wood", "ask-only p2", "accept")
    assert hand_of(t, 1) == {"gold": gold + 1}
