"""Revolts, and what all conflicts share (pages 7 and 8)."""

from __future__ import annotations

import pytest

from serai.games.euphrat_tigris.tests.position import (
    all_points,
    at,
    draw_all,
    hand,
    on_turn,
    position,
    question,
    supply,
)

# A king on h7 has the temples i7 and h8 beside him, B's king on i6 only i7.
CASE_13 = "B king i6, temple h8"
HANDS = {"A": "temple temple market", "B": "temple market market"}


@pytest.mark.rule("E42", "E46", "E47")
def test_a_shared_temple_counts_for_both_and_a_tie_is_the_defenders() -> None:
    t = position(CASE_13, HANDS).play("leader king h7")
    assert "Revolt of the kings: Player 1 has 2, Player 2 has 1." in t.told()
    t.play("commit 0", "commit 1")
    assert supply(t, "A") == ["king", "priest", "farmer", "trader"]
    assert at(t, "i6") == "B king"
    assert all_points(t) == {"B": {"temple": 1}}
    assert (at(t, "i7"), at(t, "h8")) == ("temple", "temple")
    assert hand(t, "B") == "market market"
    assert t.told("de") == [
        "Spieler 1 legt nichts aus.",
        "Spieler 2 legt 1 Tempel aus.",
        "Spieler 2 gewinnt die Revolte; der König von Spieler 1 kehrt heim.",
        "Spieler 2 erhält 1 Amulett.",
    ]


@pytest.mark.rule("E42", "E47")
def test_the_stronger_attacker_takes_the_place() -> None:
    t = position(CASE_13, HANDS).play("leader king h7", "commit 0", "commit 0")
    assert (at(t, "h7"), at(t, "i6")) == ("A king", "")
    assert all_points(t) == {"A": {"temple": 1}}
    assert "king" in supply(t, "B")


@pytest.mark.rule("E47")
def test_ruling_a_moved_leader_who_loses_goes_to_the_supply() -> None:
    t = position(CASE_13 + ", A king k2", HANDS).play("leader king h7", "commit 0", "commit 1")
    assert (at(t, "h7"), at(t, "k2")) == ("", "")
    assert "king" in supply(t, "A")


@pytest.mark.rule("E45")
def test_a_leader_of_the_same_colour_means_revolt_and_no_other() -> None:
    t = position(CASE_13, HANDS).play("leader trader h7")
    assert t.asked() == "act"
    t = position(CASE_13, HANDS).play("leader king i8")
    assert t.asked() == "attacker-commits"
    assert on_turn(t) == "A"
    assert on_turn(t.play("commit 0")) == "B"


@pytest.mark.rule("E45")
def test_moving_inside_the_own_kingdom_is_no_revolt() -> None:
    t = position("A king i6").play("leader king h7")
    assert t.asked() == "act"
    assert all_points(t) == {}


@pytest.mark.rule("E46", "E41")
def test_temples_decide_whatever_the_leaders_colour() -> None:
    t = position("B trader i6, market j6 j7, temple h8", HANDS).play("leader trader h7")
    assert "Revolt of the traders: Player 1 has 2, Player 2 has 1." in t.told()
    t.play("commit 2", "commit 1")
    assert hand(t, "A") == "market"
    assert all_points(t) == {"A": {"temple": 1}}
    assert (at(t, "j6"), at(t, "j7")) == ("market", "market")


@pytest.mark.rule("E46", "E63")
def test_face_down_temples_do_not_count_in_a_revolt() -> None:
    t = position("monument temple-market j6, temple l7 l8, B king l6", HANDS).play("leader king k8")
    assert "Revolt of the kings: Player 1 has 1, Player 2 has 1." in t.told()


@pytest.mark.rule("E41")
def test_each_side_commits_once_what_it_holds() -> None:
    t = position(CASE_13, HANDS).play("leader king h7")
    assert t.offered() == ["commit 0", "commit 1", "commit 2"]
    assert t.why("commit 3") == "E41"
    assert t.sentence("commit 3") == "You cannot commit 3: you have only 2 temples."
    assert question(t) == (
        "Revolt of the kings against Player 2: you have 2, Player 2 has 1 and answers after you. "
        "How many temples do you commit?"
    )
    t.play("commit 1")
    assert t.offered() == ["commit 0", "commit 1"]
    assert question(t, "de") == (
        "Revolte der Könige: Spieler 1 greift mit 3 an, du hast 1; bei Gleichstand gewinnst du. "
        "Wie viele Tempel legst du aus?"
    )
    assert t.play("commit 0").asked() == "act"


@pytest.mark.rule("E41")
def test_ruling_who_holds_no_fitting_tile_is_asked_all_the_same() -> None:
    t = position(CASE_13, {"A": "market", "B": "market"}).play("leader king h7")
    assert (t.asked(), t.offered()) == ("attacker-commits", ["commit 0"])
    t.play("commit 0")
    assert (t.asked(), t.offered()) == ("defender-commits", ["commit 0"])


@pytest.mark.rule("E41")
def test_ruling_useless_tiles_may_be_committed() -> None:
    t = position(CASE_13, {"A": "temple temple temple", "B": "temple"})
    t.play("leader king h7", "commit 3", "commit 1")
    assert (hand(t, "A"), hand(t, "B")) == ("", "")


@pytest.mark.rule("E43")
def test_committed_tiles_of_both_sides_are_out() -> None:
    t = position(CASE_13, HANDS)
    before = int(t.state.out[1])
    t.play("leader king h7", "commit 2", "commit 1")
    assert t.state.out[1] == before + 3
    assert (hand(t, "A"), hand(t, "B")) == ("market", "market market")


@pytest.mark.rule("E44")
def test_committed_tiles_are_replaced_at_the_end_of_the_turn_only() -> None:
    t = position(CASE_13).play("leader king h7", "commit 2", "commit 2")
    assert t.asked() == "act"
    assert len(hand(t, "A").split()) == len(hand(t, "B").split()) == 4
    draw_all(t.play("end"))
    assert len(hand(t, "A").split()) == len(hand(t, "B").split()) == 6


@pytest.mark.rule("E40")
def test_a_conflict_cannot_be_dodged() -> None:
    t = position(CASE_13, HANDS).play("leader king h7")
    assert {one.split()[0] for one in t.offered()} == {"commit"}
    t.play("commit 0")
    assert {one.split()[0] for one in t.offered()} == {"commit"}
    t.play("commit 0")
    kings = [seat for seat in "AB" if "king" not in supply(t, seat)]
    assert kings == ["A"]
