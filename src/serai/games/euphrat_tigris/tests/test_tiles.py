"""Laying tiles and the points they bring (pages 6 and 7)."""

from __future__ import annotations

import pytest

from serai.games.euphrat_tigris.board import NOWHERE
from serai.games.euphrat_tigris.tests.position import all_points, at, draw_all, hand, points, position

BLACK = {"A": "settlement settlement"}


@pytest.mark.rule("E25", "E26")
def test_the_leader_of_the_colour_scores_else_the_king() -> None:
    t = position("A king i6", turn="B").play("tile market j7")
    assert all_points(t) == {"A": {"market": 1}}
    assert "Player 1 gains 1 good." in t.told()
    draw_all(t.play("leader trader i8")).told()
    t.play("tile market j6")
    assert all_points(t) == {"A": {"market": 1}, "B": {"market": 1}}
    t.play("tile temple h7")
    assert points(t, "A") == {"market": 1, "temple": 1}
    assert points(t, "C") == {}
    told = t.told("de")
    assert "Spieler 2 erhält 1 Ware." in told
    assert "Spieler 1 erhält 1 Amulett." in told


@pytest.mark.rule("E25")
def test_ruling_a_tile_that_joins_leaderless_regions_to_one_kingdom_scores() -> None:
    t = position("A king i6, temple k6, market j5", hands=BLACK).play("tile settlement j6")
    assert points(t, "A") == {"settlement": 1}


@pytest.mark.rule("E27")
def test_outside_kingdoms_nobody_scores() -> None:
    t = position("A king i6").play("tile settlement c10", "tile market l11")
    assert (at(t, "c10"), at(t, "l11")) == ("settlement", "market")
    assert all_points(t) == {}


@pytest.mark.rule("E17", "E27")
def test_whoever_has_no_leader_on_the_board_gains_nothing() -> None:
    t = position("B king i6, monument temple-settlement j6").play("tile temple h7", "tile settlement i5")
    assert all_points(draw_all(t)) == {"B": {"temple": 1, "settlement": 1}}


@pytest.mark.rule("E27")
def test_without_a_fitting_leader_and_a_king_nobody_scores() -> None:
    t = position("A priest i6, B farmer h7").play("tile market j7")
    assert all_points(t) == {}


@pytest.mark.rule("E28")
def test_joining_two_kingdoms_scores_nothing_even_without_war() -> None:
    t = position("A king g10, temple i10, B priest j10", hands=BLACK).play("tile settlement h10")
    assert all_points(t) == {}
    assert t.asked() == "act"
    assert "Player 1 joins two kingdoms on h10." in t.told()
    t.play("tile settlement h11")
    assert all_points(t) == {"A": {"settlement": 1}}


@pytest.mark.rule("E29")
def test_the_point_is_there_before_anything_is_asked() -> None:
    t = position("A king i6, market j6 j7 k6", hands={"A": "market"}).play("tile market k7")
    assert t.asked() == "raise-monument"
    assert points(t, "A") == {"market": 1}


@pytest.mark.rule("E20")
def test_a_tile_comes_from_the_hand_onto_an_empty_space() -> None:
    t = position("A king i6, market j7, catastrophe c10", hands={"A": "settlement temple"})
    assert t.why("tile market c9") == "E20"
    assert t.sentence("tile market c9", "de") == "Du hast keinen Markt hinter dem Sichtschirm."
    for taken in ("i6", "j7", "c10", "i7"):
        assert t.why(f"tile temple {taken}") == "E20"
    t.play("tile temple c9")
    assert hand(t, "A") == "settlement"


@pytest.mark.rule("E21", "E22")
def test_farms_lie_on_the_river_and_nothing_else_does() -> None:
    t = position()
    assert t.why("tile farm e5") == "E21"
    assert t.why("tile farm e8") == ""
    for tile in ("settlement", "temple", "market"):
        assert t.why(f"tile {tile} e8") == "E22"
        assert t.why(f"tile {tile} e5") == ""
    assert t.sentence("tile temple e8") == "No temple on e8: only farms lie on river spaces."


@pytest.mark.rule("E23")
def test_no_tile_joins_three_kingdoms() -> None:
    t = position("temple l4 k5 l6, A king l3, B king j5, C king l7")
    for tile in ("settlement", "temple", "market"):
        assert t.why(f"tile {tile} l5") == "E23"
    assert t.sentence("tile temple l5", "de") == (
        "Kein Plättchen auf l5: Es würde mehr als zwei Königreiche verbinden."
    )
    t.play("catastrophe l5")
    assert at(t, "l5") == "catastrophe"


@pytest.mark.rule("E23")
def test_ruling_a_kingdom_counts_once_and_leaderless_regions_never() -> None:
    # h5 touches A's kingdom on two sides, B's on the third and a lone market on the fourth.
    t = position("temple g5 g4 h4, A king f5, temple i5, B priest i4, market h6")
    assert t.why("tile settlement h5") == ""
    # k3 touches four regions without any leader.
    t = position("market j3 l3 k4 k2")
    assert t.why("tile settlement k3") == ""


@pytest.mark.rule("E24")
def test_a_tile_may_lie_alone_and_stays_where_it_is() -> None:
    t = position().play("tile settlement c10")
    assert at(t, "c10") == "settlement"
    assert {one.split()[0] for one in t.offered()} == {"tile", "leader", "catastrophe", "swap", "end"}
    assert t.why("tile temple c10") == "E20"


@pytest.mark.rule("E58")
def test_joining_regions_with_one_kingdom_lays_no_unification_tile() -> None:
    t = position("A king i6, temple k6, market k5", hands={"A": "settlement market"}).play("tile settlement j6")
    assert t.state.joined == NOWHERE
    assert all("joins two kingdoms" not in one for one in t.told())
    t.play("tile market l5")
    assert points(t, "A") == {"settlement": 1, "market": 1}
