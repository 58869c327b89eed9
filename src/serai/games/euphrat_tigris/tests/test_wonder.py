"""The wonder (page 15)."""

from __future__ import annotations

import pytest

from serai.games.euphrat_tigris.tests.position import (
    all_points,
    at,
    draw_all,
    end_turn,
    points,
    position,
    question,
    region,
    supply,
    treasures,
)
from serai.testing import ScriptedTable

CASE_29 = "temple i6 h7 j7 k7, A king k6, B priest h6"
CROSS = ("i7", "i6", "h7", "j7", "i8")


def wonder(pieces: str, tiles: str = "temple temple", buildings: str = "off") -> ScriptedTable:
    return position(pieces, {"A": tiles}, wonder="on", buildings=buildings)


@pytest.mark.rule("E100", "E16", "E102")
def test_a_cross_becomes_the_wonder() -> None:
    t = wonder(CASE_29).play("tile temple i8")
    assert all_points(t) == {"B": {"temple": 1}}
    assert (t.asked(), t.offered()) == ("raise-monument", ["wonder i7", "no-monument"])
    out = int(t.state.out[1])
    t.play("wonder i7")
    assert [at(t, c) for c in CROSS] == ["wonder"] * 5
    assert t.state.out[1] == out + 5
    assert (at(t, "h6"), at(t, "k6")) == ("", "A king")
    assert "priest" in supply(t, "B")
    assert "i7" in treasures(t)
    assert "Spieler 1 errichtet das Wunder um i7." in t.told("de")
    t.play("end")
    assert question(t) == "Your king holds the wonder: which point do you take?"
    assert t.offered() == ["take settlement", "take temple", "take farm", "take market"]
    draw_all(t.play("take farm"))
    assert points(t, "A") == {"farm": 1}


@pytest.mark.rule("E95", "E92")
def test_the_library_comes_first_and_goes_back() -> None:
    t = wonder(CASE_29, buildings="on").play("tile temple i8")
    assert (t.asked(), t.offered()) == ("raise-building", ["building i6", "building i7", "building i8", "no-building"])
    t.play("building i6", "wonder i7")
    assert t.state.building[1] == -1
    assert "The library goes back to its place next to the board." in t.told()


@pytest.mark.rule("E100")
def test_a_cross_needs_five_of_a_colour_and_the_new_one_among_them() -> None:
    t = wonder("temple i6 h7, market j7").play("tile temple i8")
    assert t.asked() == "act"
    t = wonder("temple i6 h7 j7 i8").play("tile temple k7")
    assert t.asked() == "act"
    t = wonder("settlement c9 b10 d10 c11", "settlement").play("tile settlement c10")
    assert t.offered() == ["wonder c10", "no-monument"]
    assert t.why("wonder c9") == "E100"


@pytest.mark.rule("E100")
def test_there_is_one_wonder_and_only_if_it_is_played() -> None:
    t = wonder("settlement c9 b10 d10 c11, wonder h3", "settlement").play("tile settlement c10")
    assert t.asked() == "act"
    assert position(CASE_29, {"A": "temple"}).play("tile temple i8").asked() == "act"
    t = wonder("settlement c9 b10 d10 c11 b11, wonder h3", "settlement").play("tile settlement c10")
    assert t.why("wonder c10") == "E100"
    assert t.sentence("wonder c10") == "The wonder is built already."


@pytest.mark.rule("E101")
def test_the_wonder_connects_and_is_nothing_else() -> None:
    t = wonder("wonder h3, temple h5, A king h6, temple j3", "settlement temple")
    assert region(t, "h6") == region(t, "h2") == region(t, "j3")
    assert t.why("catastrophe h3") == "E31"
    assert t.why("tile settlement h3") == "E20"
    assert t.why("leader priest g2") == "E12"
    t.play("tile settlement g2")
    assert points(t, "A") == {"settlement": 1}


@pytest.mark.rule("E101")
def test_ruling_the_special_border_under_the_wonder_still_counts() -> None:
    t = wonder("wonder b2, market d2 f2, A trader g3", "farm").play("tile farm e2")
    t.play("end")
    assert "b2" not in treasures(t)
    assert "f3" in treasures(t)
    assert t.state.won[0] == 1


@pytest.mark.rule("E102")
def test_only_the_king_on_turn_in_the_wonders_kingdom_is_paid() -> None:
    t = end_turn(wonder("wonder h3, temple h5, A priest h6"))
    assert t.asked() == "act"
    t = end_turn(wonder("wonder h3, temple h5, B king h6"))
    assert t.asked() == "act"
    assert end_turn(t).asked() == "wonder-point"
    assert t.seat() == 1
    t = end_turn(wonder("wonder h3, A king i6"))
    assert t.asked() == "act"


@pytest.mark.rule("E103")
def test_ruling_of_square_and_cross_only_one_is_built_on() -> None:
    t = wonder("settlement c9 b10 d10 c11 b11", "settlement").play("tile settlement c10")
    assert t.offered() == [
        "monument market-settlement b10",
        "monument farm-settlement b10",
        "monument temple-settlement b10",
        "wonder c10",
        "no-monument",
    ]
    assert t.play("wonder c10").asked() == "act"
    assert at(t, "b11") == "settlement"
