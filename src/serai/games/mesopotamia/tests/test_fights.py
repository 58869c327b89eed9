"""One battle from cards to the end (p. 27 to 33), the book's example first."""

from __future__ import annotations

import pytest

from serai.games.mesopotamia.tests.battle import army, bones, deal, everywhere, laid, phase, stake
from serai.games.mesopotamia.tests.position import area, position
from serai.testing import ScriptedTable

SUMER, BABYLON = 0, 1


def example() -> ScriptedTable:
    """Three Babylonian units attack two Sumerian ones; Sumer is higher on the event track."""
    p = position("sumer", "babylon").track("event", "sumer", "babylon")
    p.unit("sumer", "spearman", "a26").unit("sumer", "archer", "a26")
    for kind in ("spearman", "archer", "rider"):
        p.unit("babylon", kind, "a26", fresh=True)
    p.goods("sumer", bone=6).goods("babylon", bone=8)
    return deal(phase(p), "s1 a1 r1 s2 a2")


@pytest.mark.rule("MES084", "MES086", "MES087", "MES168", "MES169")
def test_ac05_strength_five_to_three() -> None:
    t = stake(stake(example(), 2, "5/2/1"), 1, "3/3/0")
    assert bones(t, SUMER) == 1  # half of three, rounded down
    assert t.asked() == "lay"
    assert t.seat() == BABYLON
    assert t.offered() == ["lay s1", "lay a1", "lay r1"]
    t.play("lay s1", "lay a1")
    assert laid(t, "s1") == [1, 0, 0]
    assert laid(t, "a1") == [1, 0, 0]


@pytest.mark.rule("MES088", "G23")
def test_ac06_tactics_two_to_three_and_the_rows() -> None:
    t = stake(stake(example(), 2, "5/2/1"), 1, "3/3/0").play("lay s1", "lay a1")
    assert t.asked() == "deploy"
    assert t.seat() == SUMER
    assert bones(t, BABYLON) == 1  # half of two
    t.play("post s2", "post r1")
    assert t.offered() == ["post a2", "next"]
    t.play("next")
    assert t.offered() == ["post s1", "post a1", "next"]
    t.play("next")
    assert t.offered() == ["post s1", "post a1"]  # the archer is the only front left
    t.play("post s1")  # the other archer queues behind by itself
    assert t.asked() == "lay"
    assert t.seat() == SUMER


def arranged() -> ScriptedTable:
    t = stake(stake(example(), 2, "5/2/1"), 1, "3/3/0").play("lay s1", "lay a1")
    return t.play("post s2", "post r1", "next", "next", "post s1", "lay s2")


@pytest.mark.rule("MES090", "G27")
def test_ac07_mobility_one_to_nothing() -> None:
    t = arranged()
    assert t.asked() == "lay"
    assert t.seat() == BABYLON
    t.play("lay r1")
    assert t.asked() == "retreat"


@pytest.mark.rule("MES091", "MES092", "MES093", "MES094", "MES095", "MES096", "MES097", "G26", "G70", "MES171")
def test_ac12_the_whole_example() -> None:
    t = arranged()
    t.told()
    t.play("lay r1")
    assert "Rider Ashared and Spearman Belanum meet in row 1, with 2 against 3." in t.told()  # AC-11
    assert t.asked() == "retreat"
    assert t.seat() == BABYLON  # the attacker picks
    t.play("retreat a18")
    told = t.told()
    assert "Spearman Belanum of the Sumerians is exhausted and loses a knucklebone for Tactics." in told
    assert (
        "Spearman Iddin and Archer Rimut meet in row 2, with 1 against 2." in told
    )  # AC-09: the printed tactics do not count
    assert "Archer Akiya and Archer Rimut meet in row 2, with 2 against 2." in told  # AC-10: the event track decides
    assert told.count("The Babylonians lose a spearman.") == 1
    assert told.count("The Babylonians lose an archer.") == 1
    assert army(t, SUMER, "a26") == "spearman archer"
    assert army(t, BABYLON, "a26") == ""
    assert army(t, BABYLON, "a18") == "rider"
    assert everywhere(t, BABYLON) == 1
    assert (bones(t, SUMER), bones(t, BABYLON)) == (1, 1)
    assert len(t.state.fighter) == len(t.state.stake) == len(t.state.laid) == 0


@pytest.mark.rule("MES093")
def test_ac11_without_an_area_the_rider_is_destroyed() -> None:
    t = arranged()
    for where in ("a18", "a19", "a25", "a27", "a32"):
        t.state.wall[area(where)] = SUMER  # A33 is a closed start area
    t.play("lay r1")
    assert everywhere(t, BABYLON) == 0


@pytest.mark.rule("MES082", "MES091", "MES119")
def test_ac10_a_tie_goes_by_the_event_track_of_that_moment() -> None:
    for first, second, winner in (("sumer", "babylon", SUMER), ("babylon", "sumer", BABYLON)):
        p = position("sumer", "babylon").track("event", first, second)
        p.unit("sumer", "archer", "a26").unit("babylon", "archer", "a26", fresh=True)
        t = stake(stake(deal(phase(p), "a2 a4"), 1, "0/0/0"), 2, "0/0/0")
        assert everywhere(t, winner) == 1
        assert everywhere(t, 1 - winner) == 0


@pytest.mark.rule("MES009", "MES091")
def test_tactics_count_only_with_the_advantage() -> None:
    for mine, other, card, foe, won in (
        ("archer", "spearman", "a7", "s4", True),  # 1 + 2 against 2
        ("archer", "rider", "a7", "r2", False),  # 1 against 2 + 1
        ("spearman", "rider", "s6", "r2", True),  # 1 + 2 against 2
        ("chariot", "spearman", "c1", "s3", True),
        ("spearman", "chariot", "s3", "c1", False),
    ):
        p = position("sumer", "babylon").track("event", "babylon", "sumer")
        p.unit("sumer", mine, "a26").unit("babylon", other, "a26", fresh=True)
        t = stake(stake(deal(phase(p), f"{foe} {card}"), 1, "0/0/0"), 2, "0/0/0")
        if t.asked() == "retreat":
            t.play(t.offered()[0])
        assert (army(t, 0, "a26") != "") == won, (mine, other)


@pytest.mark.rule("MES089", "G21")
def test_ac44_equal_stakes_are_lost_and_the_event_track_arranges() -> None:
    p = position("sumer", "babylon").track("event", "sumer", "babylon")
    p.unit("sumer", "spearman", "a26").unit("sumer", "archer", "a26")
    p.unit("babylon", "spearman", "a26", fresh=True).unit("babylon", "archer", "a26", fresh=True)
    p.goods("sumer", bone=9).goods("babylon", bone=9)
    t = stake(stake(deal(phase(p), "s1 a1 s2 a2"), 2, "4/2/0"), 1, "1/2/0")
    assert bones(t, SUMER) == 6
    assert bones(t, BABYLON) == 3
    assert t.asked() == "lay"
    assert t.seat() == BABYLON
    t.play("lay s1", "lay a1", "lay s1")
    assert t.asked() == "deploy"
    assert t.seat() == SUMER
    assert bones(t, SUMER) == 6
    assert bones(t, BABYLON) == 3


@pytest.mark.rule("G24", "G69")
def test_ac45_what_finds_no_slot_is_lost() -> None:
    p = position("sumer", "babylon").track("event", "sumer", "babylon")
    p.unit("sumer", "spearman", "a26").unit("babylon", "rider", "a26", fresh=True)
    p.goods("sumer", bone=9).goods("babylon", bone=2)
    t = deal(phase(p), "r1 s3")
    stake(stake(t, 1, "9/0/0"), 2, "2/0/0")
    told = " ".join(t.told())
    assert "no slot for 5 knucklebones" in told
    assert told.count("lay a knucklebone on Spearman Ilshu") == 2
    assert bones(t, BABYLON) == 1
    assert bones(t, SUMER) == 0


@pytest.mark.rule("MES095", "MES173", "MES093")
def test_ac46_rows_are_arranged_anew_and_knucklebones_stay() -> None:
    p = position("sumer", "babylon").track("event", "sumer", "babylon")
    p.unit("babylon", "archer", "a26", count=2, fresh=True)
    p.unit("sumer", "spearman", "a26").unit("sumer", "rider", "a26")
    p.goods("sumer", bone=1).goods("babylon", bone=1)
    t = stake(stake(deal(phase(p), "a2 a3 s2 r1"), 2, "1/0/0"), 1, "0/1/0")
    t.play("lay a2", "post s2", "post a2", "next")  # the other two face each other by themselves
    t.play("lay r1")
    assert t.asked() == "retreat"
    assert t.seat() == BABYLON
    t.told()
    t.play("retreat a27")
    told = " ".join(t.told())
    assert "1 against 4" in told
    assert "2 against 3" in told
    assert army(t, SUMER, "a26") == "rider"
    assert army(t, SUMER, "a27") == "spearman"
    assert everywhere(t, BABYLON) == 0


@pytest.mark.rule("MES094", "G28")
def test_exhaustion_takes_a_laid_knucklebone_of_the_owners_choice() -> None:
    p = position("sumer", "babylon").track("event", "sumer", "babylon")
    p.unit("sumer", "spearman", "a26")
    p.unit("babylon", "archer", "a26", count=2, fresh=True)
    p.goods("sumer", bone=9)
    t = stake(deal(phase(p), "a1 a5 s1"), 1, "3/0/1").play("post a1")
    assert t.asked() == "tire"
    assert t.seat() == SUMER
    assert laid(t, "s1") == [3, 0, 1]
    assert t.offered() == ["tire strength", "tire mobility"]
    assert t.why("tire tactics") == "MES094"
    t.play("tire mobility")
    assert laid(t, "s1") == [3, 0, 0]


@pytest.mark.rule("G28")
def test_ruling_after_the_last_fight_of_a_battle_nobody_is_asked_what_exhaustion_takes() -> None:
    p = position("sumer", "babylon").track("event", "sumer", "babylon")
    p.unit("sumer", "spearman", "a26").unit("babylon", "archer", "a26", fresh=True)
    p.goods("sumer", bone=9)
    t = stake(deal(phase(p), "a1 s1"), 1, "3/1/1")
    assert t.asked() == ""
    assert everywhere(t, BABYLON) == 0


@pytest.mark.rule("MES086", "MES161")
def test_who_has_nothing_to_stake_is_not_asked() -> None:
    p = position("sumer", "babylon").track("event", "sumer", "babylon")
    p.unit("sumer", "spearman", "a26").unit("babylon", "spearman", "a26", fresh=True)
    t = deal(phase(p), "s1 s2")
    assert t.asked() not in ("stake", "reveal-stakes")
    assert [note.message for note in t.notes].count("stakes-shown") == 2


@pytest.mark.rule("MES094")
def test_printed_knucklebones_are_never_lost() -> None:
    p = position("sumer", "babylon").track("event", "sumer", "babylon")
    p.unit("sumer", "chariot", "a26").unit("babylon", "spearman", "a26", count=3, fresh=True)
    t = stake(stake(deal(phase(p), "s1 s2 s3 c1"), 2, "0/0/0"), 1, "0/0/0").play("post s1", "post s2")
    assert [one for one in t.told() if "against 4" in one and "Chariot" in one] != []
    assert army(t, SUMER, "a26") == "chariot"
    assert everywhere(t, BABYLON) == 0


@pytest.mark.rule("G23")
def test_every_row_has_both_sides_and_nobody_stays_out() -> None:
    p = position("sumer", "babylon").track("event", "sumer", "babylon")
    p.unit("sumer", "spearman", "a26", count=3).unit("babylon", "archer", "a26", count=2, fresh=True)
    t = stake(stake(deal(phase(p), "a1 a2 s1 s2 s3"), 1, "0/0/0"), 2, "0/0/0")
    assert t.seat() == SUMER
    assert t.offered() == ["post s1", "post s2", "post s3"]
    t.play("post s2", "post a2")
    assert t.why("post a1") == "MES088"
    assert t.why("post s2") == "MES088"
    assert t.why("post r1") == "MES088"
    assert t.offered() == ["post s1", "post s3", "next"]
    rows = t.state.clone()
    t.play("post s3")  # s1 alone could front no row behind s2, so it must queue here, and the second archer too
    assert t.asked() == "retreat"
    assert {int(row) for row in t.state.row} == {0}
    assert {int(row) for row in rows.row} == {0, -1}


@pytest.mark.rule("G23")
def test_one_enemy_is_kept_for_the_next_row() -> None:
    p = position("sumer", "babylon").track("event", "sumer", "babylon")
    p.unit("sumer", "spearman", "a26", count=2).unit("babylon", "archer", "a26", count=3, fresh=True)
    t = stake(stake(deal(phase(p), "a1 a2 a4 s1 s2"), 1, "0/0/0"), 2, "0/0/0")
    t.play("post s1", "post a1", "next")
    assert t.offered() == ["post a2", "post a4", "next"]
    t.play("post a2")  # a4 must stay for s2
    assert [int(row) for row in t.state.row] == [0, 0, 1, 0, 1]


@pytest.mark.rule("G54", "G29", "MES084")
def test_no_card_twice_in_a_battle_and_all_of_them_in_the_next() -> None:
    p = position("sumer", "babylon", "akkad").track("event", "akkad", "sumer", "babylon")
    p.unit("sumer", "spearman", "a26").unit("babylon", "spearman", "a26", fresh=True)
    p.unit("akkad", "spearman", "a26", fresh=True)
    t = phase(p).play("pit sumer", "pit babylon", "deal s1")
    assert "deal s1" not in t.offered()
    assert "deal s2" in t.offered()
    t.play("deal s2")
    stake(stake(t, 1, "0/0/0"), 2, "0/0/0")
    while t.asked() == "retreat":
        t.play(t.offered()[0])
    assert t.asked() == "draw-card"
    assert "deal s1" in t.offered()
    assert "deal s2" in t.offered()


@pytest.mark.rule("MES020", "MES004")
def test_cards_of_sets_that_are_not_used_are_not_drawn() -> None:
    p = position("sumer", "babylon")
    p.state.sets = 0
    p.unit("sumer", "spearman", "a26").unit("babylon", "spearman", "a26", fresh=True)
    t = phase(p)
    data = t.state.data
    cards = [int(one) for one in (m for m in t.state.stack[-1].moves(t.state))]
    assert cards
    assert all(data.card_set[one] == 0 for one in cards)
    assert area("a26") == t.state.area
