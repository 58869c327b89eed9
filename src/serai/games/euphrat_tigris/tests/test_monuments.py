"""Monuments (page 11)."""

from __future__ import annotations

import pytest

from serai.games.euphrat_tigris.board import CELLS, WIDTH
from serai.games.euphrat_tigris.tests.position import (
    all_points,
    at,
    cell,
    draw_all,
    end_turn,
    on_turn,
    points,
    position,
    region,
    supply,
    treasures,
)
from serai.games.euphrat_tigris.words import CELL
from serai.testing import ScriptedTable

# B's temple on j8 completes the square i7 j7 i8 j8; A's trader on h7 has no temple but i7.
CASE_18 = "temple j7 i8 l8, A trader h7, B priest k8"
THREE_MARKETS = "A king i6, market j6 j7 k6"


def river_squares(t: ScriptedTable) -> list[str]:
    """The upper left spaces of all squares of river."""
    river = t.state.side.river
    found = [c for c in range(CELLS - WIDTH) if all(river[c + d] for d in (0, 1, WIDTH, WIDTH + 1))]
    return [CELL.words[c] for c in found if c % WIDTH < WIDTH - 1]


@pytest.mark.rule("E16", "E60", "E64")
def test_a_monument_evicts_and_a_treasure_stays() -> None:
    # k7 links B's priest with the temples: one kingdom, so the tile scores.
    t = position(CASE_18 + ", temple k7", {"B": "temple"}, turn="B").play("tile temple j8")
    assert all_points(t) == {"B": {"temple": 1}}
    assert t.asked() == "raise-monument"
    assert t.offered() == [
        "monument farm-temple i7",
        "monument temple-market i7",
        "monument temple-settlement i7",
        "no-monument",
    ]
    t.play("monument farm-temple i7")
    assert [at(t, c) for c in ("i7", "j7", "i8", "j8", "k7")] == ["face-down"] * 4 + ["temple"]
    assert (at(t, "h7"), at(t, "k8")) == ("", "B priest")
    assert "trader" in supply(t, "A")
    assert "i7" in treasures(t)
    assert t.why("leader king h7") == "E12"
    assert t.told("de")[-2:] == [
        "Spieler 2 baut auf i7 ein blau-rotes Monument.",
        "Der Händler von Spieler 1 auf h7 hat keinen Tempel mehr und kehrt heim.",
    ]


@pytest.mark.rule("E28", "E60")
def test_a_tile_that_joins_kingdoms_may_complete_a_square_without_a_point() -> None:
    t = position(CASE_18, {"B": "temple"}, turn="B").play("tile temple j8")
    assert all_points(t) == {}
    assert t.asked() == "raise-monument"


@pytest.mark.rule("E16")
def test_ruling_the_builders_own_leader_goes_home_too() -> None:
    t = position("temple j7 i8, A trader h7", {"A": "temple"}).play("tile temple j8", "monument farm-temple i7")
    assert at(t, "h7") == ""


@pytest.mark.rule("E60")
def test_the_only_place_for_a_blue_monument() -> None:
    t = position("farm o4 p4 o5, A farmer n6", {"A": "farm"}).play("tile farm p5")
    assert points(t, "A") == {"farm": 1}
    assert t.offered() == [
        "monument farm-temple o4",
        "monument farm-settlement o4",
        "monument market-farm o4",
        "no-monument",
    ]
    assert river_squares(t) == ["o4"]
    assert river_squares(position(board="advanced")) == ["c1", "c2", "g9"]


@pytest.mark.rule("E60")
def test_four_tiles_must_have_one_colour_and_the_new_one_among_them() -> None:
    t = position("A king i6, market j6 j7, settlement k6", {"A": "market settlement"}).play("tile market k7")
    assert t.asked() == "act"
    # The complete square c10 is not completed by this tile.
    t = position("market c10 d10 c11 d11", {"A": "market market"}).play("tile market f11")
    assert t.asked() == "act"


@pytest.mark.rule("E60")
def test_ruling_no_leader_is_needed_and_one_of_several_squares_is_chosen() -> None:
    t = position("market c10 d10 e10 c11 e11", {"A": "market"}).play("tile market d11")
    assert [one for one in t.offered() if "market-farm" in one] == [
        "monument market-farm c10",
        "monument market-farm d10",
    ]
    assert t.why("monument market-farm e10") == "E60"
    t.play("monument market-farm d10")
    assert (at(t, "c10"), at(t, "d10"), at(t, "e11")) == ("market", "face-down", "face-down")
    assert t.asked() == "act"


@pytest.mark.rule("E61")
def test_the_monument_must_be_free_and_have_the_colour() -> None:
    t = position(THREE_MARKETS + ", monument market-farm c10", {"A": "market"}).play("tile market k7")
    assert t.why("monument market-farm j6") == "E61"
    assert t.sentence("monument market-farm j6") == "The green and blue monument is built already."
    assert t.why("monument farm-temple j6") == "E61"
    assert t.sentence("monument farm-temple j6", "de") == "Ein blau-rotes Monument hat nicht die Farbe der Märkte."
    assert len(t.offered("monument")) == 2


@pytest.mark.rule("E61")
def test_without_a_monument_of_the_colour_nothing_is_asked() -> None:
    built = ", monument market-farm c10, monument market-settlement a5, monument temple-market c5"
    t = position(THREE_MARKETS + built, {"A": "market market"}).play("tile market k7")
    assert t.asked() == "act"
    assert at(t, "k7") == "market"


# A's square j5 k5 j6 k6 is completed by the tile that brings on the war of the traders.
AT_WAR = "A trader i6, market j5 j6 k5, temple m6, B trader m5, market l6"


@pytest.mark.rule("E62")
def test_a_war_comes_first_and_may_break_the_square() -> None:
    hands = {"A": "market", "B": "market market"}
    t = position(AT_WAR, hands).play("tile market k6")
    assert t.asked() == "attacker-commits"
    t.play("commit 0", "commit 2")
    assert t.asked() == "act"
    assert at(t, "k5") == ""
    t = position(AT_WAR, hands).play("tile market k6", "commit 0", "commit 0")
    assert t.asked() == "raise-monument"


@pytest.mark.rule("E62")
def test_ruling_a_square_passed_over_is_lost_but_a_new_one_is_a_new_chance() -> None:
    t = position(THREE_MARKETS, {"A": "market market market"}).play("tile market k7", "no-monument")
    assert "Player 1 builds nothing there." in t.told()
    assert t.asked() == "act"
    t.play("tile market l7")
    assert t.asked() == "draw"
    t = position("A king i6, market j6 j7 k6 k7 l6", {"A": "market"}).play("tile market l7")
    assert t.offered("monument")[0].endswith("k6")
    assert {one.split()[2] for one in t.offered("monument")} == {"k6"}


@pytest.mark.rule("E63")
def test_face_down_tiles_connect_and_block() -> None:
    t = position("A king i6, monument market-farm j6, market l6", {"A": "settlement"})
    assert region(t, "i6") == region(t, "k7") == region(t, "l6")
    assert t.why("tile settlement k7") == "E20"
    assert t.why("catastrophe k7") == "E31"
    t.play("tile settlement m6")
    assert points(t, "A") == {"settlement": 1}


@pytest.mark.rule("E63")
def test_face_down_tiles_complete_no_square() -> None:
    t = position("monument market-farm c10, market e10", {"A": "market"}).play("tile market e11")
    assert t.asked() == "act"


@pytest.mark.rule("E64", "E70")
def test_a_treasure_on_a_monument_is_taken_as_before() -> None:
    pieces = "monument farm-temple h6, A trader m5, market j7 k7 l7 l6"
    t = position(pieces, {"A": "market market"})
    assert (at(t, "i7"), "i7" in treasures(t)) == ("face-down", True)
    t.play("tile market l5", "end")
    assert (t.asked(), t.offered()) == ("leave-treasure", ["leave n5", "leave i7"])
    t.play("leave n5")
    assert "i7" not in treasures(t)


PAID = "A king i6, A priest h7, monument temple-settlement j6"


@pytest.mark.rule("E65", "E67")
def test_a_monument_pays_both_colours_at_the_end_of_the_owners_turn() -> None:
    t = end_turn(position(PAID, players=2))
    assert all_points(t) == {"A": {"settlement": 1, "temple": 1}}
    assert on_turn(t) == "B"
    end_turn(t)
    assert all_points(t) == {"A": {"settlement": 1, "temple": 1}}
    end_turn(t)
    assert all_points(t) == {"A": {"settlement": 2, "temple": 2}}


@pytest.mark.rule("E65")
def test_leaders_of_other_players_and_other_kingdoms_are_not_paid() -> None:
    t = end_turn(position("B king i6, A priest k2, monument temple-settlement j6", players=2))
    assert all_points(t) == {}


@pytest.mark.rule("E67")
def test_ruling_two_monuments_of_a_colour_pay_two_points() -> None:
    t = end_turn(position(PAID + ", monument market-settlement j4"))
    assert all_points(t) == {"A": {"settlement": 2, "temple": 1}}


@pytest.mark.rule("E66")
def test_the_king_does_not_stand_in_at_monuments() -> None:
    t = end_turn(position("A king i6, monument market-farm j6"))
    assert all_points(t) == {}


@pytest.mark.rule("E65", "E39")
def test_a_monument_pays_in_the_turn_it_is_built() -> None:
    t = position(THREE_MARKETS, {"A": "market"}).play("tile market k7", "monument market-settlement j6")
    draw_all(t.play("end"))
    assert points(t, "A") == {"market": 1, "settlement": 1}
    assert int(t.state.monument[1]) == cell("j6")
