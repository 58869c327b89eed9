"""Catastrophes (page 7)."""

from __future__ import annotations

import pytest

from serai.games.euphrat_tigris.tests.position import all_points, at, draw_all, end_turn, on_turn, position, region


@pytest.mark.rule("E30")
def test_a_catastrophe_strikes_land_river_or_a_tile() -> None:
    t = position("market j7").play("catastrophe c10", "catastrophe e8")
    assert (at(t, "c10"), at(t, "e8")) == ("catastrophe", "catastrophe")
    t = position("market j7")
    before = int(t.state.out[3])
    t.play("catastrophe j7")
    assert at(t, "j7") == "catastrophe"
    assert t.state.out[3] == before + 1
    assert t.told("de")[1:] == ["Spieler 1 spielt eine Katastrophe auf j7.", "Der Markt auf j7 wird zerstört."]


@pytest.mark.rule("E31")
def test_no_catastrophe_on_treasures_and_monuments() -> None:
    t = position("monument temple-market d5, wonder h3")
    assert t.why("catastrophe i7") == "E31"
    assert t.why("catastrophe e6") == "E31"
    assert t.sentence("catastrophe i7") == "No catastrophe on i7: a treasure lies there."


@pytest.mark.rule("E31")
def test_ruling_no_catastrophe_on_the_wonder() -> None:
    t = position("wonder h3", wonder="on")
    for part in ("h3", "h2", "g3", "i3", "h4"):
        assert t.why(f"catastrophe {part}") == "E31"


@pytest.mark.rule("E31")
def test_ruling_no_catastrophe_on_another() -> None:
    t = position("catastrophe c10")
    assert t.why("catastrophe c10") == "E31"
    assert t.sentence("catastrophe c10") == "No catastrophe on c10: one lies there already."


@pytest.mark.rule("E31")
def test_ruling_a_first_temple_without_its_treasure_can_be_struck() -> None:
    t = position("taken i7, B king i6").play("catastrophe i7")
    assert (at(t, "i7"), at(t, "i6")) == ("catastrophe", "")


@pytest.mark.rule("E32")
def test_no_catastrophe_on_a_leader() -> None:
    t = position("A king i6, B king k2")
    assert t.why("catastrophe i6") == "E32"
    assert t.why("catastrophe k2") == "E32"


@pytest.mark.rule("E33")
def test_the_space_is_blocked_for_good() -> None:
    t = position().play("catastrophe h7", "catastrophe e8")
    assert on_turn(draw_all(t)) == "B"
    assert t.why("tile temple h7") == "E20"
    assert t.why("tile farm e8") == "E20"
    assert t.why("leader king h7") == "E11"


@pytest.mark.rule("E33")
def test_nothing_connects_through_a_catastrophe() -> None:
    t = position("A king g10, settlement h10, temple i10, B priest j10", hands={"A": "temple"})
    assert region(t, "g10") == region(t, "j10")
    t.play("catastrophe h10")
    assert region(t, "h10") == 0
    assert region(t, "g10") != region(t, "j10")


@pytest.mark.rule("E34")
def test_a_part_without_a_leader_is_a_mere_region() -> None:
    pieces = "A king i6, A trader h7, market j7 k7"
    t = position(pieces, hands={"A": "market"}).play("catastrophe j7", "tile market l7")
    assert all_points(t) == {}
    t = position(pieces, hands={"A": "market"}).play("tile market l7")
    assert all_points(t) == {"A": {"market": 1}}


@pytest.mark.rule("E35")
def test_two_catastrophes_each() -> None:
    t = position(players=2).play("catastrophe c10", "catastrophe d10")
    end_turn(draw_all(t))
    assert on_turn(t) == "A"
    assert t.offered("catastrophe") == []
    assert t.why("catastrophe e10") == "E35"
    assert t.sentence("catastrophe e10", "de") == "Deine Katastrophen sind ausgespielt."
