"""Civilization buildings (page 14)."""

from __future__ import annotations

import pytest

from serai.games.euphrat_tigris.tests.position import all_points, at, cell, draw_all, points, position, question
from serai.testing import ScriptedTable

# A's king in the kingdom of two settlements; i5 makes it a row of three.
CASE_26 = "settlement g5 h5, temple g6, A king f6"
ROW = "settlement g5 h5 i5, temple g6, A king f6, palace h5"
SIX = "settlement settlement settlement settlement settlement settlement"


def built(pieces: str, hands: dict[str, str] | None = None, turn: str = "A") -> ScriptedTable:
    return position(pieces, hands or {"A": SIX}, turn, buildings="on")


def palace(t: ScriptedTable) -> int:
    return int(t.state.building[0])


@pytest.mark.rule("E90", "E93")
def test_a_row_of_three_brings_the_palace_and_one_point() -> None:
    t = built(CASE_26).play("tile settlement i5")
    assert points(t, "A") == {"settlement": 1}
    assert (t.asked(), t.offered()) == ("raise-building", ["building g5", "building h5", "building i5", "no-building"])
    assert question(t, "de") == "Eine Reihe aus drei oder mehr: Wohin kommt der Palast?"
    t.play("building g5")
    assert palace(t) == cell("g5")
    assert "Player 1 raises the palace on g5." in t.told()
    t.play("tile settlement g4")
    assert points(t, "A") == {"settlement": 3}


@pytest.mark.rule("E90")
def test_a_building_is_optional_and_the_row_straight_and_unbroken() -> None:
    t = built(CASE_26).play("tile settlement i5", "no-building")
    assert palace(t) == -1
    assert built(CASE_26).play("tile settlement h4").asked() == "act"
    assert built(CASE_26).play("tile settlement j5").asked() == "act"
    t = built("settlement c9 c11").play("tile settlement c10")
    assert t.offered() == ["building c9", "building c10", "building c11", "no-building"]
    assert t.why("building d10") == "E90"


@pytest.mark.rule("E90")
def test_both_rows_through_the_tile_are_open() -> None:
    t = built("settlement c9 c11 d10 e10").play("tile settlement c10")
    assert t.offered("building") == [f"building {c}" for c in ("c9", "c10", "d10", "e10", "c11")]


@pytest.mark.rule("E99")
def test_without_the_option_there_are_no_buildings() -> None:
    t = position(CASE_26, {"A": SIX}).play("tile settlement i5")
    assert t.asked() == "act"


@pytest.mark.rule("E91")
def test_the_palace_moves_to_a_longer_row_only() -> None:
    t = built(ROW + ", settlement c10 d10").play("tile settlement e10")
    assert t.asked() == "act"
    t = built(ROW + ", settlement c10 d10 e10").play("tile settlement f11")
    assert t.asked() == "act"
    t = built(ROW + ", settlement b10 c10 d10").play("tile settlement e10")
    assert t.asked() == "raise-building"
    t.play("building b10")
    assert palace(t) == cell("b10")
    assert "Spieler 1 versetzt den Palast nach b10." in t.told("de")


@pytest.mark.rule("E91")
def test_both_rows_of_the_palace_must_be_shorter() -> None:
    column = ROW + ", settlement h2 h3 h4"
    assert built(column + ", settlement b10 c10 d10").play("tile settlement e10").asked() == "act"
    t = built(column + ", settlement a10 b10 c10 d10").play("tile settlement e10")
    assert t.asked() == "raise-building"


@pytest.mark.rule("E91")
def test_ruling_a_building_does_not_shift_along_its_own_row() -> None:
    t = built(ROW).play("tile settlement j5")
    assert t.asked() == "act"
    # The new tile also makes a longer column: only that may be chosen.
    t = built(ROW + ", settlement j6 j7 j8 j4").play("tile settlement j5")
    assert t.offered("building") == [f"building {c}" for c in ("j4", "j5", "j6", "j7", "j8")]
    assert t.why("building i5") == "E91"


@pytest.mark.rule("E91")
def test_ruling_rows_are_measured_now_and_three_stays_the_least() -> None:
    # The palace's row has shrunk to one tile; two are still too few, three enough.
    t = built("settlement h5, palace h5, settlement c10").play("tile settlement d10")
    assert t.asked() == "act"
    t.play("tile settlement e10")
    assert t.asked() == "raise-building"


@pytest.mark.rule("E92")
def test_conflict_then_building_then_monument() -> None:
    pieces = "A trader i6, market j5 j6 k4 k5, temple m6, B trader m5, market l6"
    t = built(pieces, {"A": "market", "B": ""}).play("tile market k6")
    assert t.asked() == "attacker-commits"
    t.play("commit 0", "commit 0")
    assert (t.asked(), t.offered("building")) == ("raise-building", ["building k4", "building k5", "building k6"])
    assert t.play("building k4").asked() == "raise-monument"
    assert t.play("monument market-farm j5").asked() == "act"


@pytest.mark.rule("E92")
def test_a_war_may_break_the_row() -> None:
    pieces = "A trader i6, market i5 j6, temple m6, B trader m5, market l6"
    t = built(pieces, {"A": "market", "B": "market market"}).play("tile market k6", "commit 0", "commit 2")
    assert at(t, "j6") == ""
    assert t.asked() == "act"


@pytest.mark.rule("E93")
def test_two_points_also_for_the_king_in_a_leaders_place() -> None:
    pieces = "market g5 h5 i5, temple g6, B king f6, market-hall h5"
    t = built(pieces, {"A": "market temple"}).play("tile market g4")
    assert all_points(t) == {"B": {"market": 2}}
    t.play("tile temple g3")
    assert all_points(t) == {"B": {"market": 2, "temple": 1}}


@pytest.mark.rule("E93")
def test_conflicts_and_monuments_are_not_doubled() -> None:
    pieces = "A trader i6, market j6 j7, market-hall j6, temple m6, B trader m5, market l6"
    t = built(pieces, {"C": "market", "A": "", "B": ""}, "C").play("tile market k6", "commit 0", "commit 0")
    assert points(t, "A") == {"market": 2}
    t = built("A king i6, settlement i5, palace i5, monument temple-settlement j6", {"A": SIX})
    draw_all(t.play("end"))
    assert points(t, "A") == {"settlement": 1}


@pytest.mark.rule("E93")
def test_ruling_a_building_counts_for_the_tile_that_joins_its_region() -> None:
    t = built("settlement d5 e5 f5, palace e5, temple h5, A king h4").play("tile settlement g5")
    assert points(t, "A") == {"settlement": 2}


@pytest.mark.rule("E94")
def test_the_tile_under_a_building_is_safe_from_catastrophes() -> None:
    t = built(ROW)
    assert t.why("catastrophe h5") == "E94"
    assert t.sentence("catastrophe h5") == "No catastrophe on h5: a building protects the tile."
    assert t.why("catastrophe g5") == ""


@pytest.mark.rule("E94")
def test_ruling_the_tile_under_a_building_fights_stays_and_brings_no_point() -> None:
    pieces = "A trader i6, market j6 j7, temple m6, B trader m5, market l6 l5, market-hall l6"
    t = built(pieces, {"A": "market market", "B": ""}).play("tile market k6")
    assert "War of the traders: Player 1 has 2, Player 2 has 2." in t.told()
    t.play("commit 1", "commit 0")
    assert (at(t, "l6"), at(t, "l5")) == ("market", "")
    assert points(t, "A") == {"market": 2}


@pytest.mark.rule("E95")
def test_a_building_on_a_monuments_tile_goes_back_and_may_be_raised_again() -> None:
    t = built("market c10 d10 e10 c11, market-hall c10, market h4 i4", {"A": "market market"})
    t.play("tile market d11", "monument market-farm c10")
    assert t.state.building[3] == -1
    assert "The market hall goes back to its place next to the board." in t.told()
    t.play("tile market j4")
    assert (t.asked(), t.offered("building")) == (
        "raise-building",
        ["building h4", "building i4", "building j4"],
    )
