"""The end of the match and the winner (page 14)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random

import pytest

from serai.catalogue import load
from serai.core.dealer import Dealer
from serai.core.match import Match
from serai.games.euphrat_tigris.scoring import standing
from serai.games.euphrat_tigris.state import EMPTY_BAG, FEW_TREASURES
from serai.games.euphrat_tigris.tests.position import NAME, draw_all, end_turn, on_turn, points, position, treasures
from serai.games.euphrat_tigris.view import TigrisView
from serai.testing import table

# Three treasures are left: f10, i7 and n5; l6 joins the last two in the kingdom of A's trader.
THREE_LEFT = "taken k1 b2 p2 f3 b8 o9 k11, A trader i6, market j7 k7 l7 l5 m5"
LAST = "temple temple"


@pytest.mark.rule("E80", "E39")
def test_few_treasures_end_the_match_when_the_turn_is_over() -> None:
    t = position(THREE_LEFT + ", A king h7, monument market-settlement j5", {"A": "market"})
    t.play("tile market l6")
    assert t.asked() == "act"
    t.play("catastrophe c10")
    assert t.asked() == "leave-treasure"
    t.play("leave i7")
    draw_all(t)
    assert t.asked() == ""
    assert treasures(t) == ["i7", "f10"]
    assert t.state.ended == FEW_TREASURES
    # The monument has paid trader and king before the end.
    assert points(t, "A") == {"market": 2, "settlement": 1}
    assert "Nur noch 2 Schätze liegen auf dem Brett: Die Partie ist zu Ende." in t.told("de")


@pytest.mark.rule("E80")
def test_with_treasures_after_actions_the_turn_is_still_played_out() -> None:
    t = position(THREE_LEFT, {"A": "market"}, treasures="action").play("tile market l6", "leave n5")
    assert len(treasures(t)) == 2
    assert t.asked() == "act"
    draw_all(t.play("end"))
    assert t.asked() == ""


@pytest.mark.rule("E80")
def test_three_treasures_do_not_end_the_match() -> None:
    t = end_turn(position(THREE_LEFT))
    assert (t.asked(), on_turn(t)) == ("act", "B")


@pytest.mark.rule("E80", "E96")
def test_ruling_the_limit_is_two_on_the_advanced_board_too() -> None:
    twelve = "taken e1 j1 o2 b3 g4 l4 d6 p6 a8 h8 m8 e10"
    t = end_turn(position(twelve.rsplit(" ", 1)[0], board="advanced"))
    assert t.asked() == "act"
    t = end_turn(position(twelve, board="advanced"))
    assert t.asked() == ""


@pytest.mark.rule("E80")
def test_ruling_a_treasure_on_a_monument_lies_on_the_board() -> None:
    t = end_turn(position("taken k1 b2 p2 f3 b8 o9 k11, monument temple-market i7"))
    assert t.asked() == "act"


@pytest.mark.rule("E81")
def test_an_empty_bag_ends_the_match_at_once() -> None:
    t = position(hands={"A": "market market market"}, bag=LAST).play("end")
    assert t.asked() == "lift-screens"
    t.play("reveal")
    assert t.asked() == ""
    assert t.state.ended == EMPTY_BAG
    assert "There are too few tiles left in the bag: the match is over." in t.told()


@pytest.mark.rule("E81")
def test_ruling_drawing_exactly_the_last_tile_does_not_end_it() -> None:
    t = position(hands={"A": "market market market market"}, bag=LAST)
    end_turn(t)
    assert t.state.bag_size() == 0
    assert (t.asked(), on_turn(t)) == ("act", "B")
    t.play("tile market c10", "end")
    assert t.asked() == "lift-screens"


PAID = "A king i6, monument temple-settlement j6"


@pytest.mark.rule("E81")
def test_monuments_pay_before_a_refill_that_fails() -> None:
    t = position(PAID, {"A": "market"}, bag=LAST).play("end", "reveal")
    assert t.asked() == ""
    assert points(t, "A") == {"settlement": 1}


@pytest.mark.rule("E81")
def test_ruling_after_a_failed_swap_no_monument_pays() -> None:
    t = position(PAID, {"A": "market market market"}, bag=LAST)
    t.play("swap", "aside 0", "aside 0", "aside 0", "aside 3", "reveal")
    assert t.asked() == ""
    assert points(t, "A") == {}
    assert t.state.ended == EMPTY_BAG


SCORES = {
    "A": {"settlement": 6, "temple": 9, "market": 4, "farm": 7},
    "B": {"settlement": 6, "temple": 7, "market": 7, "farm": 8},
}


@pytest.mark.rule("E82", "E83", "E84")
def test_the_fourth_number_decides() -> None:
    t = position(players=2, points=SCORES, won={"A": 3})
    assert t.game.rules.standing(t.state) == [(6, 7, 7, 9), (6, 7, 7, 8)]
    assert t.game.winners(t.state) == [0]


@pytest.mark.rule("E84")
def test_equal_in_all_four_share_the_victory() -> None:
    equal = {"A": SCORES["A"], "B": {"settlement": 9, "temple": 7, "market": 6, "farm": 7}}
    t = position(players=2, points=equal, won={"A": 3})
    assert t.game.winners(t.state) == [0, 1]


@pytest.mark.rule("E82")
def test_the_weakest_colour_counts_not_the_sum() -> None:
    many = {"A": {"settlement": 9, "temple": 9, "farm": 9}, "B": dict.fromkeys(SCORES["A"], 1)}
    t = position(players=2, points=many)
    assert t.game.winners(t.state) == [1]


@pytest.mark.rule("E83")
def test_ruling_treasures_go_where_they_help_most() -> None:
    """No way of handing the treasures out gives a better comparison than ours."""
    gained = {"settlement": 2, "temple": 5, "farm": 0, "market": 1}
    t = position(players=2, points={"A": gained}, won={"A": 4})
    ways = []
    for a in range(5):
        for b in range(5 - a):
            for c in range(5 - a - b):
                ways.append(tuple(sorted((2 + a, 5 + b, 0 + c, 1 + (4 - a - b - c)))))
    assert t.game.rules.standing(t.state)[0] == max(ways)


@pytest.mark.rule("E82", "E83")
def test_the_final_scoring_says_what_lay_behind_the_screens_and_where_treasures_go() -> None:
    t = position(players=2, hands={"A": ""}, bag="temple", points=SCORES, won={"A": 3, "B": 1})
    draw_all(t.play("end"))
    assert t.told()[-6:] == [
        "Behind Player 1's screen: 6 bricks, 9 amulets, 7 crops, 4 goods.",
        "Player 1's 3 treasures count, one after the other, as a point of whichever colour is weakest at that moment.",
        "In the end Player 1 has 6 in the weakest colour, then 7, 7 and 9.",
        "Behind Player 2's screen: 6 bricks, 7 amulets, 8 crops, 7 goods.",
        "Player 2's treasure counts as a point of whichever colour is weakest at that moment.",
        "In the end Player 2 has 7 in the weakest colour, then 7, 7 and 8.",
    ]


@pytest.mark.rule("E7", "E81")
def test_a_last_move_that_can_be_taken_back_opens_nothing() -> None:
    """Neither points nor treasures, nor that the bag is short."""
    match = Match.create(load("euphrat-tigris"), ["A", "B"], dealer=Dealer(bytes(32)), hold=True)
    mover = match.waiting_for()[0]
    match.play(mover, "end")
    held = match.questions(mover)
    match.undo(mover)
    for k in range(4):
        match.state.out[k] += match.state.bag[k]
        match.state.bag[k] = 0
    match.state.hand[mover * 4 + 3] = match.state.hand[mover * 4 + 2] = 0  # so that tiles must be drawn
    told = len(match.told)
    match.play(mover, "end")
    seen = match.view(mover)
    assert isinstance(seen, TigrisView)
    assert not match.over
    assert match.held == [mover]
    assert not seen.over
    assert seen.players[1 - mover].points is None
    assert [one.note.message for one in match.told[told:]] == ["ends-turn"]
    assert match.questions(mover) == held == []
    match.undo(mover)
    match.play(mover, "end")
    match.confirm(mover)
    assert match.waiting_for() == []
    assert not match.can_undo(mover)


@pytest.mark.rule("E82", "E83", "E84")
def test_no_other_way_to_spend_treasures_does_better() -> None:
    """Every way to add each treasure to a colour is tried; the best is compared from the weakest colour up."""
    luck = Random(14)
    t = table(NAME, 4)
    for _ in range(200):
        for i in range(4 * 4):
            t.state.points[i] = luck.randint(0, 7)
        for p in range(4):
            t.state.won[p] = luck.randint(0, 5)
        for p, found in enumerate(standing(t.state)):
            spheres = [int(n) for n in t.state.points[4 * p : 4 * p + 4]]
            ways = combinations_with_replacement(range(4), int(t.state.won[p]))
            best = max(tuple(sorted(n + way.count(k) for k, n in enumerate(spheres))) for way in ways)
            assert found == best
