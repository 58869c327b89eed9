"""Placing, moving and withdrawing leaders (page 6)."""

from __future__ import annotations

import pytest

from serai.games.euphrat_tigris.tests.position import (
    all_points,
    at,
    draw_all,
    end_turn,
    on_turn,
    position,
    region,
    supply,
)

# Two kingdoms a step apart: A's king beside the temple f10, B's priest beside i10.
APART = "A king g10, temple i10, B priest j10"


@pytest.mark.rule("E10")
def test_a_leader_is_set_moved_and_withdrawn() -> None:
    t = position().play("leader king i6")
    assert at(t, "i6") == "A king"
    assert supply(t, "A") == ["priest", "farmer", "trader"]
    t.play("leader king h7")
    assert (at(t, "i6"), at(t, "h7")) == ("", "A king")
    draw_all(t)
    while on_turn(t) != "A":
        end_turn(t)
    t.play("withdraw king")
    assert at(t, "h7") == ""
    assert supply(t, "A") == ["king", "priest", "farmer", "trader"]


@pytest.mark.rule("E10")
def test_only_own_leaders_are_moved() -> None:
    t = position("B king i6")
    assert t.offered("withdraw") == []
    assert t.why("withdraw king") == "E10"
    t.play("leader king k2")
    assert at(t, "i6") == "B king"


@pytest.mark.rule("E11")
def test_a_leader_needs_an_empty_space() -> None:
    t = position("A king i6, market j7, catastrophe h7")
    assert t.why("leader priest i6") == "E11"
    assert t.why("leader priest j7") == "E11"
    assert t.why("leader priest h7") == "E11"
    assert t.why("leader priest i8") == ""


@pytest.mark.rule("E11")
def test_ruling_a_leader_is_not_moved_to_his_own_space() -> None:
    t = position("A king i6")
    assert t.why("leader king i6") == "E11"
    assert t.sentence("leader king i6") == "Your king is on i6 already."
    assert "leader king i6" not in t.offered("leader")


@pytest.mark.rule("E12")
def test_a_leader_stands_beside_a_temple_not_at_its_corner() -> None:
    t = position("market d5")
    assert t.why("leader king d6") == "E12"
    assert t.why("leader king h6") == "E12"
    assert t.why("leader king i6") == ""
    assert t.sentence("leader king h6", "de") == "Kein Anführer auf h6: Daneben liegt kein Tempel."


@pytest.mark.rule("E12", "E63")
def test_face_down_temples_hold_no_leader() -> None:
    t = position("monument temple-market d5")
    assert t.why("leader king d4") == "E14"
    assert t.why("leader king c5") == "E12"


@pytest.mark.rule("E13")
def test_a_leader_never_joins_kingdoms() -> None:
    t = position(APART)
    for office in ("king", "priest", "farmer", "trader"):
        assert t.why(f"leader {office} h10") == ("E13" if office != "king" else "")
    assert t.sentence("leader trader h10") == "No leader on h10: that would join kingdoms."


@pytest.mark.rule("E13")
def test_ruling_a_leader_may_link_leaderless_regions() -> None:
    t = position("A king g10, temple h11, market i10", turn="B").play("leader trader h10")
    assert at(t, "h10") == "B trader"
    assert t.asked() == "act"
    assert region(t, "i10") == region(t, "g10") == region(t, "h11")


@pytest.mark.rule("E14")
def test_no_leader_on_the_river() -> None:
    t = position("temple c8 e7, farm d7")
    assert t.why("leader farmer e8") == "E14"
    assert t.why("leader farmer d7") == "E14"
    assert t.why("leader farmer d9") == "E12"
    assert t.why("leader farmer c9") == ""


@pytest.mark.rule("E15")
def test_ruling_a_leader_is_lifted_before_his_target_is_judged() -> None:
    t = position("A king g10, temple i10, A priest j10")
    assert t.why("leader trader h10") == "E13"
    t.play("leader priest h10")
    assert (at(t, "h10"), at(t, "j10")) == ("A priest", "")
    assert "Player 1 moves the priest from j10 to h10." in t.told()


@pytest.mark.rule("E15")
def test_ruling_what_a_leader_held_together_falls_apart_when_he_is_lifted() -> None:
    # Only A's king on h6 links A's trader in the west with B's priest in the east; h5 touches both sides.
    t = position("temple g5 g6 i5 i6, A trader f5, B priest j5, A king h6")
    assert t.why("leader farmer h5") == ""
    assert t.why("leader king h5") == "E13"
    assert "leader king h5" not in t.offered("leader")


@pytest.mark.rule("E16")
def test_a_leader_without_temple_goes_home() -> None:
    t = position("temple h5, C farmer h4").play("catastrophe h5")
    assert at(t, "h4") == ""
    assert supply(t, "C") == ["king", "priest", "farmer", "trader"]
    assert all_points(t) == {}
    assert "Player 3's farmer on h4 has no temple left and goes home." in t.told()


@pytest.mark.rule("E16")
def test_a_leader_with_another_temple_stays() -> None:
    t = position("temple h5 g4, C farmer h4").play("catastrophe h5")
    assert at(t, "h4") == "C farmer"


@pytest.mark.rule("E17")
def test_setting_a_leader_brings_no_points() -> None:
    t = position().play("leader king i6", "leader priest i8")
    assert all_points(t) == {}
    assert on_turn(t) == "B"


@pytest.mark.rule("E5")
def test_ruling_the_same_leader_may_try_the_same_revolt_again() -> None:
    t = position("B king i6", hands={"A": "temple temple", "B": "temple"})
    t.play("leader king h7", "commit 0", "commit 0")
    assert at(t, "h7") == ""
    t.play("leader king h7", "commit 2", "commit 1")
    assert (at(t, "h7"), at(t, "i6")) == ("A king", "")
