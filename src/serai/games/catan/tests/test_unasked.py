"""Proposals that nobody has asked for: what may be said, how it is taken, what bots make of it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from serai.core.errors import IllegalMove
from serai.core.flow import pending
from serai.core.game import Proposals
from serai.core.proposals import can_take, imagined, read_proposal
from serai.core.text import Speaker
from serai.games.catan.state import Catan
from serai.games.catan.tests.position import act, hand_of
from serai.testing import ScriptedTable

SWAP = ["give grain", "want ore"]


def market(**options: str) -> ScriptedTable:
    """Seat 1 is on turn; seat 2 has grain, seat 3 wood."""
    return act(lambda p: p.hand(0, "wool ore").hand(1, "grain grain").hand(2, "wood"), 3, **options)


def rules(t: ScriptedTable) -> Proposals[Catan]:
    assert t.game.rules.proposals is not None
    return t.game.rules.proposals


def say(t: ScriptedTable, seat: int, to: int, words: Sequence[str], language: str = "en") -> list[str]:
    return read_proposal(t.game, t.state, seat, to, words, Speaker(t.game, language, ["Ana", "Ben", "Cem"]))


def refused(t: ScriptedTable, seat: int, to: int, words: Sequence[str]) -> str:
    with pytest.raises(IllegalMove) as error:
        say(t, seat, to, words)
    return str(error.value)


def answer(t: ScriptedTable, seat: int, words: Sequence[str]) -> str:
    asked = next(one for one in pending(t.state) if one.player == seat)
    return rules(t).settles(t.state, seat, words, asked)


@pytest.mark.rule("B20")
def test_a_proposal_is_taken_as_an_offer_to_its_author_who_has_agreed() -> None:
    t = market()
    words = say(t, 1, 0, SWAP)
    before = t.game.rules.conserved(t.state)
    t.play(*rules(t).taking(1, words))
    assert t.seats() == [1]
    assert answer(t, 1, words) == "accept"
    t.play("accept")
    assert hand_of(t, 0) == {"wool": 1, "grain": 1}
    assert hand_of(t, 1) == {"grain": 1, "ore": 1}
    assert t.game.rules.conserved(t.state) == before
    assert t.asked() == "act"


@pytest.mark.rule("B20")
def test_saying_it_changes_nothing_in_the_match() -> None:
    t = market()
    before = t.state.fingerprint(), list(t.state.hidden), list(t.state.deals)
    say(t, 1, 0, SWAP)
    assert (t.state.fingerprint(), list(t.state.hidden), list(t.state.deals)) == before


@pytest.mark.rule("B20")
def test_it_answers_exactly_the_offer_it_was_about() -> None:
    t = market().play("offer", "give ore", "want grain", "want grain", "ask-only p2")
    assert answer(t, 1, SWAP) == ""
    assert answer(t, 1, ["give grain", "give grain", "want ore"]) == "accept"
    t.play("refuse", "invite")
    assert answer(t, 1, SWAP) == ""


@pytest.mark.rule("B20", "B21")
def test_what_cannot_be_proposed_says_why() -> None:
    t = market()
    assert refused(t, 0, 0, SWAP) == "It is your own turn: make an offer."
    assert "proposal to the player on turn" in refused(t, 1, 1, SWAP)
    assert "proposal to the player on turn" in refused(t, 1, 7, SWAP)
    assert refused(t, 1, 0, ["give wool", "want ore"]) == "You have no more wool."
    assert "at least one card" in refused(t, 1, 0, ["give grain"])
    assert "answers another question" in refused(t, 1, 0, [*SWAP, "ask", "buy"])
    assert "answers another question" in refused(t, 1, 0, [*SWAP, "drop", "propose"])
    assert refused(market(trade="none"), 1, 0, SWAP) == "This match is played without trade between players."


@pytest.mark.rule("B32")
def test_with_strict_phases_nothing_is_proposed_once_the_player_has_built() -> None:
    t = act(lambda p: p.hand(0, "ore wool grain ore").hand(1, "grain"), 3, phases="strict")
    say(t, 1, 0, SWAP)
    t.play("buy", "draw knight")
    assert refused(t, 1, 0, SWAP) == "Ana has begun to build; trade is over for this turn."


@pytest.mark.rule("B20")
def test_german_words_are_understood_and_kept_in_one_form() -> None:
    assert say(market(), 1, 0, ["geben getreide", "verlangen erz"], "de") == SWAP


@pytest.mark.rule("B20")
def test_one_may_speak_for_the_turn_of_somebody_who_comes_later() -> None:
    t = market()
    assert say(t, 1, 2, ["give grain", "want wood"]) == ["give grain", "want wood"]
    assert say(t, 0, 1, ["give ore", "want grain"]) == ["give ore", "want grain"]  # even in one's own turn


@pytest.mark.rule("B21")
def test_what_can_no_longer_be_paid_is_neither_accepted_nor_taken() -> None:
    t = act(lambda p: p.hand(0, "ore").hand(1, "grain"), 3)
    moves, speaker = rules(t).taking(1, SWAP), Speaker(t.game, "en")
    assert can_take(t.game, t.state, 0, moves, speaker)
    t.state.goods[6 + 3] -= 1  # the grain is gone ...
    t.state.goods[6 + 2] += 1  # ... and a wool is there: the hand is as large
    t.play(*moves)
    assert answer(t, 1, SWAP) == "accept"
    assert "accept" not in t.offered(seat=1)
    t.play("refuse")
    t.state.goods[6 + 2] -= 1
    assert not can_take(t.game, t.state, 0, moves, speaker)


def test_a_bot_takes_what_lets_it_build_and_nothing_from_who_is_about_to_win() -> None:
    t = act(lambda p: p.hand(0, "wood brick wool ore ore").hand(1, "grain grain ore"), 3)
    worlds = imagined(t.game, t.state, 0, 1)
    assert rules(t).is_welcome(worlds, 0, 1, SWAP)
    assert not rules(t).is_welcome(worlds, 0, 1, ["give grain", "want wood", "want brick", "want wool"])
    assert not rules(t).is_welcome(worlds, 0, 1, ["give ore", "want grain"])  # it has none
    winning = act(lambda p: p.hand(0, "wood brick wool ore ore").hand(1, "grain").city(1, "a1", "c1", "e1", "f1"), 3)
    assert not rules(winning).is_welcome(imagined(winning.game, winning.state, 0, 1), 0, 1, SWAP)


def test_a_bot_speaks_up_only_where_both_gain_and_it_can_build() -> None:
    t = act(lambda p: p.hand(0, "wood brick wool ore ore").hand(1, "brick wood wool grain grain"), 3)
    assert rules(t).idea(imagined(t.game, t.state, 2, 1), 2) == []  # it has nothing
    needy = act(lambda p: p.hand(0, "brick wool wool grain grain").hand(1, "wood wood brick grain"), 3)
    words = rules(needy).idea(imagined(needy.game, needy.state, 1, 1), 1)
    assert words == ["give wood", "want wool"]
    assert say(needy, 1, 0, words) == words
