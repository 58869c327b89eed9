"""Wars (pages 8 to 11)."""

from __future__ import annotations

import pytest

from serai.core.offer import quick_offer
from serai.core.text import Speaker
from serai.games.euphrat_tigris.board import NOWHERE
from serai.games.euphrat_tigris.tests.position import (
    all_points,
    at,
    hand,
    on_turn,
    points,
    position,
    region,
    supply,
)

# A's trader with two markets in the west, B's with one in the east; k6 joins them.
CASE_9 = "A trader i6, market j6 j7, temple m6, B trader m5, market l6"
# A's priest with the temples i7 and j7; B's with n5 (treasure), m6, l6, l7; k7 joins them.
CASE_12 = "temple m6 l6 l7 j7, A priest i6, B trader m5, B priest l8"
# Traders and kings on both sides of k6: one market against two, no settlements.
TWO_WARS = "A king i6, A trader h7, market j6, temple j7 m6 l6, B trader m5, B king n6, market l5 m4"
# The same, but only markets hold B's side together.
THIN = "A king i6, A trader h7, market j6, temple j7 m6, B trader m5, B king n6, market l6 l5"
NONE = {"A": "settlement settlement", "B": "settlement", "C": "market", "D": "settlement"}


@pytest.mark.rule("E53", "E54", "E55")
def test_the_next_player_clockwise_attacks() -> None:
    t = position(CASE_9, NONE, turn="C").play("tile market k6")
    assert on_turn(t) == "A"
    assert "War of the traders: Player 1 has 2, Player 2 has 1." in t.told()
    t.play("commit 0", "commit 0")
    assert "trader" in supply(t, "B")
    assert [at(t, c) for c in ("l6", "k6", "j6", "j7", "m6")] == ["", "market", "market", "market", "temple"]
    assert all_points(t) == {"A": {"market": 2}}
    assert t.told("de")[-3:] == [
        "Spieler 1 gewinnt den Krieg; der Händler von Spieler 2 kehrt heim.",
        "Vom Brett genommen: 1 Markt.",
        "Spieler 1 erhält 2 Waren.",
    ]


@pytest.mark.rule("E42", "E55")
def test_a_tie_is_the_defenders() -> None:
    t = position(CASE_9, {**NONE, "B": "market"}, turn="C").play("tile market k6", "commit 0", "commit 1")
    assert "trader" in supply(t, "A")
    assert [at(t, c) for c in ("j6", "j7", "k6", "l6", "m5")] == ["", "", "market", "market", "B trader"]
    assert all_points(t) == {"B": {"market": 3}}


@pytest.mark.rule("E53")
def test_the_player_on_turn_attacks_if_his_leader_fights() -> None:
    t = position(CASE_9, {**NONE, "B": "market"}, turn="B").play("tile market k6")
    assert on_turn(t) == "B"
    assert "War of the traders: Player 2 has 1, Player 1 has 2." in t.told()
    t.play("commit 0")
    assert on_turn(t) == "A"
    # Clockwise from D the next is A.
    assert on_turn(position(CASE_9, {"D": "market"}, turn="D").play("tile market k6")) == "A"


@pytest.mark.rule("E53")
def test_of_two_seated_behind_the_player_on_turn_the_nearer_attacks() -> None:
    pieces = CASE_9.replace("A trader", "D trader")
    assert on_turn(position(pieces, NONE, turn="C").play("tile market k6")) == "D"
    assert on_turn(position(pieces, {"A": "market"}, turn="A").play("tile market k6")) == "B"


@pytest.mark.rule("E55")
def test_tiles_from_the_hands_bring_no_points() -> None:
    hands = {"A": "market market", "B": "market market", "C": "market"}
    t = position(CASE_9, hands, turn="C").play("tile market k6", "commit 2", "commit 2")
    assert all_points(t) == {"A": {"market": 2}}
    assert (hand(t, "A"), hand(t, "B")) == ("", "")


@pytest.mark.rule("E41")
def test_only_tiles_of_the_leaders_colour_are_committed_in_a_war() -> None:
    t = position(CASE_9, {"A": "market market temple temple temple"}).play("tile market k6")
    assert t.offered() == ["commit 0", "commit 1"]
    t.play("commit 1")
    assert hand(t, "A") == "temple temple temple"


@pytest.mark.rule("E41")
def test_one_tile_is_called_one_tile() -> None:
    t = position(CASE_9, {"A": "market market"}).play("tile market k6")
    speaker, decision = Speaker(t.game), t.state.stack[-1]
    assert [speaker.label(t.game.block(decision), n) for n in (0, 1, 2)] == [
        "Commit nothing",
        "Commit 1 tile",
        "Commit 2 tiles",
    ]


@pytest.mark.rule("E50")
def test_the_joining_tile_supports_neither_side_and_stays() -> None:
    t = position(CASE_9, NONE, turn="C").play("tile market k6")
    assert region(t, "k6") == 0
    assert region(t, "j6") != region(t, "l6")
    t.play("commit 0", "commit 0")
    assert at(t, "k6") == "market"


@pytest.mark.rule("E50")
def test_ruling_a_leaderless_region_at_the_joining_tile_supports_nobody() -> None:
    t = position(CASE_9 + ", market k5 k4", NONE, turn="C").play("tile market k6")
    assert "War of the traders: Player 1 has 2, Player 2 has 1." in t.told()
    t.play("commit 0", "commit 0")
    assert (at(t, "k5"), at(t, "k4")) == ("market", "market")
    assert all_points(t) == {"A": {"market": 2}}


@pytest.mark.rule("E54")
def test_supporters_need_not_touch_their_leader_but_be_connected() -> None:
    t = position(CASE_9 + ", market h8 c10, temple h7", NONE, turn="C").play("tile market k6")
    assert "War of the traders: Player 1 has 3, Player 2 has 1." in t.told()


@pytest.mark.rule("E54", "E63")
def test_face_down_tiles_are_no_supporters() -> None:
    pieces = "A trader i6, monument market-settlement j6, temple m6, B trader m5, market l5"
    t = position(pieces, {"C": "settlement", "A": "", "B": ""}, turn="C").play("tile settlement l6")
    assert "War of the traders: Player 1 has 0, Player 2 has 1." in t.told()


@pytest.mark.rule("E51", "E53", "E54")
def test_both_strengths_are_known_before_a_war_is_chosen() -> None:
    t = position(TWO_WARS, {"A": "settlement", "B": "settlement"}).play("tile settlement k6")
    told = {}
    for language in ("en", "de"):
        asked = quick_offer(t.game, t.state, t.seat(), Speaker(t.game, language, (), t.state.data))
        assert asked is not None
        told[language] = {move.words: move.preview for move in asked.moves}
    assert told["en"] == {
        "war king": "Player 1 attacks with 0, Player 2 defends with 0",
        "war trader": "Player 1 attacks with 1, Player 2 defends with 2",
    }
    assert told["de"]["war trader"] == "Spieler 1 greift mit 1 an, Spieler 2 verteidigt mit 2"


@pytest.mark.rule("E51", "E52")
def test_two_wars_are_fought_one_by_one_in_the_order_of_the_player_on_turn() -> None:
    t = position(TWO_WARS, {"A": "settlement market market market", "B": "settlement"}).play("tile settlement k6")
    assert (t.asked(), t.offered()) == ("choose-war", ["war king", "war trader"])
    assert t.why("war priest") == "E51"
    assert t.sentence("war priest", "de") == "Einen Krieg der Priester gibt es hier nicht."
    t.play("war trader", "commit 3", "commit 0")
    assert all_points(t) == {"A": {"market": 3}}
    # The second war follows by itself; nobody has a settlement on the board.
    assert "War of the kings: Player 1 has 0, Player 2 has 0." in t.told()
    t.play("commit 0", "commit 0")
    assert points(t, "B") == {"settlement": 1}
    assert "king" in supply(t, "A")


@pytest.mark.rule("E51")
def test_ruling_the_player_on_turn_chooses_though_he_fights_in_none() -> None:
    t = position(TWO_WARS, NONE, turn="D").play("tile settlement k6")
    assert (t.asked(), on_turn(t)) == ("choose-war", "D")


@pytest.mark.rule("E51")
def test_ruling_he_chooses_again_after_each_war() -> None:
    t = position(TWO_WARS + ", A priest i8, B priest l7", {**NONE, "A": "settlement"}).play("tile settlement k6")
    assert t.offered() == ["war king", "war priest", "war trader"]
    t.play("war king", "commit 0", "commit 0")
    assert (t.asked(), t.offered()) == ("choose-war", ["war priest", "war trader"])


@pytest.mark.rule("E52")
def test_a_war_that_cuts_the_kingdom_ends_the_others() -> None:
    t = position(THIN, {"A": "settlement market market", "B": ""}).play("tile settlement k6")
    t.play("war trader", "commit 2", "commit 0")
    assert t.asked() == "act"
    assert (at(t, "i6"), at(t, "n6")) == ("A king", "B king")
    assert region(t, "i6") != region(t, "n6")


@pytest.mark.rule("E52")
def test_the_other_order_leaves_both_wars() -> None:
    t = position(THIN, {"A": "settlement", "B": ""}).play("tile settlement k6", "war king", "commit 0", "commit 0")
    assert "War of the traders: Player 1 has 1, Player 2 has 2." in t.told()


@pytest.mark.rule("E52")
def test_ruling_each_part_of_a_split_side_counts_by_itself() -> None:
    # B's settlements k7 and k8 hang on his king by the market l7 alone.
    pieces = "A king i6, A trader h7, market j6, settlement i5, temple l6, market l7, settlement k7 k8"
    t = position(pieces + ", B trader m6, B king l5", {"A": "market temple temple", "B": ""})
    t.play("tile temple k6", "war trader", "commit 1", "commit 0")
    assert at(t, "l7") == ""
    assert "War of the kings: Player 1 has 1, Player 2 has 0." in t.told()
    t.play("commit 0", "commit 0")
    assert points(t, "A") == {"market": 2, "settlement": 1}
    assert (at(t, "k7"), at(t, "k8")) == ("settlement", "settlement")


@pytest.mark.rule("E44")
def test_ruling_all_wars_of_an_action_are_fought_from_the_same_hand() -> None:
    hands = {"A": "settlement settlement market market market", "B": "settlement market"}
    t = position(TWO_WARS, hands).play("tile settlement k6", "war trader", "commit 3", "commit 1")
    assert (hand(t, "A"), hand(t, "B")) == ("settlement", "settlement")
    assert t.offered() == ["commit 0", "commit 1"]


@pytest.mark.rule("E56")
def test_treasure_and_other_leaders_protect_temples() -> None:
    hands = {"A": "temple temple temple temple", "B": "temple"}
    t = position(CASE_12, hands).play("tile temple k7")
    assert "War of the priests: Player 1 has 2, Player 2 has 4." in t.told()
    t.play("commit 3", "commit 0")
    assert [at(t, c) for c in ("l6", "l7")] == ["", ""]
    assert [at(t, c) for c in ("n5", "m6", "k7")] == ["temple"] * 3
    assert all_points(t) == {"A": {"temple": 3}}
    assert at(t, "m5") == "B trader"


@pytest.mark.rule("E56")
def test_a_treasure_alone_protects_its_temple() -> None:
    t = position("temple m6 l6 l7 j7, settlement m5, A priest i6, B priest l8", {"A": "temple temple temple temple"})
    t.play("tile temple k7", "commit 3", "commit 0")
    assert [at(t, c) for c in ("n5", "m6", "l6", "l7")] == ["temple", "", "", ""]
    assert all_points(t) == {"A": {"temple": 4}}


@pytest.mark.rule("E56")
def test_ruling_any_other_leader_protects_but_the_losing_priest_does_not() -> None:
    t = position(CASE_12 + ", C king l5", {"A": "temple temple temple temple", "B": ""})
    t.play("tile temple k7", "commit 3", "commit 0")
    assert [at(t, c) for c in ("l6", "l7")] == ["temple", ""]
    assert all_points(t) == {"A": {"temple": 2}}
    assert at(t, "l5") == "C king"


@pytest.mark.rule("E57")
def test_afterwards_the_kingdoms_are_one() -> None:
    t = position(TWO_WARS, {"A": "settlement market market market", "B": ""}).play("tile settlement k6")
    assert t.state.joined != NOWHERE
    t.play("war trader", "commit 3", "commit 0", "commit 0", "commit 0")
    assert t.state.joined == NOWHERE
    assert region(t, "h7") == region(t, "k6") == region(t, "n6")


@pytest.mark.rule("E57")
def test_without_two_leaders_of_a_colour_there_is_no_war() -> None:
    t = position("A king g10, temple i10, B priest j10").play("tile settlement h10")
    assert t.asked() == "act"
    assert t.state.joined == NOWHERE
    assert region(t, "g10") == region(t, "j10")


@pytest.mark.rule("E40")
def test_a_war_must_be_fought_before_anything_else() -> None:
    t = position(TWO_WARS).play("tile settlement k6")
    assert t.offered() == ["war king", "war trader"]
    t.play("war king")
    assert {one.split()[0] for one in t.offered()} == {"commit"}


@pytest.mark.rule("E45")
def test_a_tile_starts_no_revolt_and_a_leader_no_war() -> None:
    t = position(CASE_9, {"C": "market"}, turn="C")
    for office in ("king", "priest", "farmer", "trader"):
        assert t.why(f"leader {office} k6") == "E12"
    t = position(CASE_9 + ", temple k5", turn="C")
    assert t.why("leader king k6") == "E13"
