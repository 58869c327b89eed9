"""Rounds planned by bots: a plan can be carried out, knows no throw, and looks beyond the round."""

from __future__ import annotations

from itertools import pairwise

import pytest

from serai.core.flow import Chance, open_decision, play, play_for
from serai.core.learned import read_weights
from serai.core.turns import Plan, Step
from serai.games.marco_polo_2 import GAME, plan
from serai.games.marco_polo_2.outlook import Outlook, worth
from serai.games.marco_polo_2.round_search import RoundSearch, is_idle, lowest_dice
from serai.games.marco_polo_2.rules.opening import ChooseCharacter
from serai.games.marco_polo_2.rules.posts import ExtraPost
from serai.games.marco_polo_2.rules.spaces import PlaceDie
from serai.games.marco_polo_2.rules.travel import Travel
from serai.games.marco_polo_2.rules.turn import BUY, END, FULFIL, REROLL, TURN, Turn
from serai.games.marco_polo_2.state import BLACK, HAND, VALUES, Journey
from serai.games.marco_polo_2.tables import (
    AREA,
    BOOK,
    CAMEL,
    CHARACTER_NAMES,
    CHARACTERS,
    COIN,
    CONTRACTS,
    DE_WU,
    GANTULGA,
    ISABELLA,
    KHAN,
    TRAVEL,
)
from serai.games.marco_polo_2.tests.positions import desk
from serai.games.marco_polo_2.tour import Tour
from serai.games.marco_polo_2.urgency import urgency
from serai.games.marco_polo_2.weighing import CHARACTER, SCALES, Prices, use


def plans(s: Journey, width: int = 2) -> list[Plan]:
    return plan.advise(s, 0, width, 1)


def test_plan_can_be_carried_out() -> None:
    """Every decision of the best plan is asked in its order, and it leads to the end of the round."""
    s = desk(2, dice="111", rivals="").state
    s.pool[0] = 0  # no black dice, and no coins for a journey to where contracts are drawn: nothing is left to chance
    best = plans(s)[0]
    assert best.whole
    for decision, move in best.line():
        _answer_single_questions(s)
        asked = open_decision(s)
        assert asked is not None
        assert type(asked) is type(decision)
        assert move in list(asked.moves(s))
        play_for(s, 0, move)
    _answer_single_questions(s)
    assert s.round == 2


def _answer_single_questions(s: Journey) -> None:
    """What a plan does not mention: questions with one answer, and cards that are turned up."""
    asked = open_decision(s)
    while asked is not None and s.round == 1 and (isinstance(asked, Chance) or len(asked.moves(s)) == 1):
        play(s, asked.moves(s)[0])
        asked = open_decision(s)


def test_plan_does_not_know_the_throw() -> None:
    """A black die that a plan buys shows three or four, whatever the seed."""
    s = desk(2, dice="1", goods="20 camel, 20 coin").state
    for seed in range(6):
        search = RoundSearch(0, worth, 2, seed)
        bought = search.plans(s, [BUY])[0]
        step = bought.end
        while step.before is not None and step.before.before is not None:
            step = step.before
        assert isinstance(step.state, Journey)
        shown = [value for value in range(VALUES) if step.state.hand[BLACK * VALUES + value]]
        assert shown in ([3], [4])


def test_only_low_dice_are_thrown_again() -> None:
    s = desk(2, dice="125", goods="5 camel").state
    thrown = {(int(one.first) - REROLL) // 2 + 1 for one in plans(s) if REROLL <= one.first < TURN}
    assert thrown == {1, 2}


def test_every_move_has_a_plan() -> None:
    """But for dice that plans do not touch."""
    s = desk(2, goods="8 coin, 5 camel").state
    top = open_decision(s)
    assert isinstance(top, Turn)
    offered = {int(move) for move in top.moves(s)}
    left_out = {move for move in offered if is_idle(s, top, move)}
    assert {int(one.first) for one in plans(s)} == offered - left_out


def test_pays_a_contract_before_the_end() -> None:
    """With nothing else to do, a contract that can be paid is paid before the last turn ends."""
    s = desk(2, dice="", goods="2 camel, 1 silk, 2 pepper", contracts="k01", round=5, rivals="").state
    s.stack[-1] = Turn(0, 1, 0, 0)
    assert plans(s)[0].first == FULFIL


def test_ends_the_turn_where_nothing_is_gained() -> None:
    s = desk(2, dice="", round=5, rivals="").state
    s.stack[-1] = Turn(0, 1, 0, 0)
    assert plans(s)[0].first == END


def test_last_dice_go_on_a_journey() -> None:
    """In the last round a new shield beats the Khan's favour and the books, which would bring next to nothing."""
    s = desk(2, dice="44", goods="8 coin, 8 camel", round=5, rivals="").state
    assert any(isinstance(decision, Travel) for decision, _ in plans(s, 4)[0].line())


def test_plan_is_thought_over_before_each_action() -> None:
    assert plan.is_anew(Turn(0, 0, 0, 0))
    assert not plan.is_anew(Turn(0, 1, 0, 0))


@pytest.mark.parametrize("seals", ["farmer", "spicer", "tailor", "jeweler"])
def test_a_seal_never_makes_the_journey_to_come_poorer_in_ways(seals: str) -> None:
    """The sea only adds ways: every place is reached at the same price or a lower one."""
    without, with_seal = desk(2).state, desk(2, seals=seals).state
    before, after = _tour(without).ways.price, _tour(with_seal).ways.price
    assert all(after[i] <= before[i] for i in range(len(before)))
    assert any(after[i] < before[i] for i in range(len(before)))


def test_journey_to_come_is_worth_more_with_more_time() -> None:
    s = desk(2).state
    assert _tour(s, 1.0).points() < _tour(s, 2.0).points() < _tour(s, 4.0).points()


def _tour(s: Journey, time: float = 2.0) -> Tour:
    return Tour(s, 0, -1, Prices(s.data, time), time, time)


def test_prices_end_as_the_scoring_has_them() -> None:
    """At the end two goods are a point, ten coins are one, and camels are next to nothing."""
    prices = Prices(desk(2).state.data, 0.0).of
    assert [round(prices[kind], 2) for kind in range(6)] == [0.1, 0.03, 0.5, 0.5, 0.5, 0.5]


def test_a_post_with_income_is_worth_more_early() -> None:
    """Lhasa's bonus comes every round: what the post will earn falls from round to round."""
    earned = [Outlook(desk(2, posts="lhasa", round=number).state, 0).cities() for number in (1, 2, 3, 4, 5)]
    assert all(later < sooner for sooner, later in pairwise(earned))


def test_what_others_may_take_comes_first() -> None:
    """Cards that all may use, the Khan, contracts, journeys, books; a space that is taken already can wait."""
    s = desk(2, dice="11").state
    spaces = [urgency(s, space) for space in (AREA, KHAN, CONTRACTS, TRAVEL, BOOK)]
    assert spaces == sorted(spaces, reverse=True)
    busy = desk(2, used=[("book-1", 1, 3)]).state
    assert urgency(busy, BOOK) == 0


def test_ended_match_is_worth_its_points() -> None:
    s = desk(2, round=5).state
    s.stack, s.points[0], s.points[1] = [], 50, 40
    assert worth(s, 0) == pytest.approx(50 - 20, abs=0.1)


def test_hands_of_others_are_put_aside_in_a_copy_only() -> None:
    s = desk(2, rivals="34").state
    before = list(s.hand)
    plans(s, 1)
    assert list(s.hand) == before
    assert sum(s.hand[HAND:]) == 2


def test_plans_try_the_lowest_of_dice_that_do_the_same() -> None:
    """A book asks no more than its least value; how far a journey goes the first die says, not the others."""
    s = desk(2, dice="2456").state
    assert lowest_dice(PlaceDie(0, BOOK, 1, 0, 0, 0, 0), [2, 3, 6, 8]) == [2, 3]  # own and black of two
    assert lowest_dice(PlaceDie(0, TRAVEL + 1, 2, 0, 0, 0, 0), [2, 6, 8]) == [2, 6, 8]
    assert lowest_dice(PlaceDie(0, TRAVEL + 1, 1, 4, 6, 0, 0), [8, 10]) == [8]
    search = RoundSearch(0, worth, 1, 1)
    step = Step(s, None, None, -1, 0, 0)
    assert search.answers(step, PlaceDie(0, BOOK, 1, 0, 0, 0, 0), None) == [2]


def test_plans_see_the_post_on_the_way_of_three_dice() -> None:
    """Two dice would go as far at the same price; the third brings a second post."""
    s = desk(2, dice="555", goods="20 coin, 20 camel, 5 jade", round=5, rivals="").state
    best = RoundSearch(0, worth, 1, 1).plans(s, [TRAVEL + 2])[0]
    assert any(isinstance(decision, ExtraPost) for decision, _ in best.line())
    assert TRAVEL + 2 in {int(one.first) for one in plans(s, 1)}


def test_coins_and_camels_are_worth_less_to_who_pays_no_tolls() -> None:
    t = desk(2).state.data
    for kind in (COIN, CAMEL):
        assert Prices(t, 3.0, GANTULGA).of[kind] < Prices(t, 3.0).of[kind]
        assert Prices(t, 0.0, GANTULGA).of[kind] == Prices(t, 0.0).of[kind]  # the scoring is the same for all


def test_bots_draft_by_what_matches_say_of_characters() -> None:
    """What the outlook sees in the characters by itself, and their weights from `draft.json`."""
    file = GAME.identity.folder / "draft.json"
    assert list(SCALES.weights[CHARACTER:]) == read_weights(file, CHARACTER_NAMES)
    s = desk(2, round=0, dice="", rivals="").state
    s.stack.append(ChooseCharacter(0))
    for character in (ISABELLA, DE_WU):
        s.shown[character] = 1
    assert plans(s)[0].first == ISABELLA
    weights = list(SCALES.weights)
    try:
        use([99.0 if character == DE_WU else 0.0 for character in range(CHARACTERS)])
        assert plans(s)[0].first == DE_WU
    finally:
        SCALES.use(weights)
