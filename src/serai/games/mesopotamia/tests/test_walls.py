"""Walls and rams after battles, settlements that enemies hold (p. 36 and 37)."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.mesopotamia.tests.battle import army, deal, phase, stake
from serai.games.mesopotamia.tests.position import area, position
from serai.games.mesopotamia.units import units_on_map
from serai.testing import ScriptedTable


@pytest.mark.rule("MES106", "G20")
@pytest.mark.parametrize("winner", [0, 1])
def test_wall_and_ram_are_gone_after_the_battle_whoever_won(winner: int) -> None:
    p = position("sumer", "babylon").track("event", "sumer", "babylon").wall("sumer", "a26")
    p.unit("sumer", "chariot" if winner == 0 else "spearman", "a26")
    p.unit("babylon", "spearman" if winner == 0 else "chariot", "a26", fresh=True).unit("babylon", "ram", "a26")
    t = deal(phase(p), "s1 c1" if winner == 0 else "c1 s1")
    stake(stake(t, 1, "0/0/0"), 2, "0/0/0")
    assert t.state.wall[area("a26")] == NOBODY
    assert "ram" not in army(t, 1, "a26")
    assert army(t, winner, "a26") == "chariot"


def besieged(rams: int = 1) -> ScriptedTable:
    """Babylon's rider loses against the chariot behind Sumer's wall in A26, but is quicker."""
    p = (
        position("sumer", "babylon")
        .track("event", "sumer", "babylon")
        .wall("sumer", "a26")
        .unit("sumer", "chariot", "a26")
    )
    p.unit("babylon", "rider", "a26", fresh=True).unit("babylon", "ram", "a26", count=rams)
    t = deal(phase(p), "r4 c1")
    return stake(stake(t, 1, "0/0/0"), 2, "0/0/0")


@pytest.mark.rule("MES106", "G20", "G73")
def test_who_retreats_from_a_wall_leaves_the_ram_that_falls_with_it() -> None:
    t = besieged().play("retreat a18")
    assert t.state.wall[area("a26")] == NOBODY
    assert army(t, 1, "a18") == "rider"
    assert units_on_map(t.state, 1) == 1


@pytest.mark.rule("G72", "G73")
def test_a_second_ram_goes_along() -> None:
    t = besieged(rams=2).play("retreat a18")
    assert t.state.wall[area("a26")] == NOBODY
    assert army(t, 1, "a18") == "rider ram"
    assert units_on_map(t.state, 1) == 2


@pytest.mark.rule("MES106", "MES093", "G25")
def test_a_wall_is_gone_before_the_next_battle_so_one_can_retreat_there() -> None:
    p = position("sumer", "babylon").track("event", "sumer", "babylon")
    p.wall("sumer", "a26").unit("sumer", "spearman", "a26")
    p.unit("babylon", "chariot", "a26", fresh=True).unit("babylon", "ram", "a26")
    p.unit("sumer", "chariot", "a27").unit("babylon", "rider", "a27", fresh=True)
    t = deal(phase(p).play("battle a26"), "c1 s1")
    t = deal(stake(stake(t, 1, "0/0/0"), 2, "0/0/0"), "r4 c2")
    assert t.state.wall[area("a26")] == NOBODY
    assert "retreat a26" in stake(stake(t, 1, "0/0/0"), 2, "0/0/0").offered()


@pytest.mark.rule("MES106", "G20")
def test_a_wall_does_not_outlast_its_battle_though_the_ram_was_taken_away() -> None:
    p = position("sumer", "babylon").track("event", "sumer", "babylon").wall("sumer", "a26")
    p.unit("sumer", "chariot", "a26").unit("babylon", "spearman", "a26", fresh=True).unit("babylon", "ram", "a27")
    t = deal(phase(p), "s1 c1")
    stake(stake(t, 1, "0/0/0"), 2, "0/0/0")
    assert t.state.wall[area("a26")] == NOBODY
    assert army(t, 1, "a27") == "ram"
    assert any("does not outlast" in line for line in t.told())


@pytest.mark.rule("G25")
def test_ruling_a_walled_area_with_an_own_ram_is_open_to_a_retreat() -> None:
    p = position("sumer", "babylon").track("event", "sumer", "babylon").wall("sumer", "a18").wall("sumer", "a19")
    p.unit("babylon", "ram", "a18").unit("sumer", "chariot", "a26").unit("babylon", "rider", "a26", fresh=True)
    t = deal(phase(p), "r4 c1")
    offered = stake(stake(t, 1, "0/0/0"), 2, "0/0/0").offered()
    assert "retreat a18" in offered
    assert "retreat a19" not in offered


@pytest.mark.rule("G20", "G72")
def test_ac41_a_ram_breaks_a_wall_without_a_fight_and_only_one_goes() -> None:
    p = position("sumer", "babylon").wall("sumer", "a26")
    p.unit("babylon", "rider", "a26", fresh=True).unit("babylon", "ram", "a26", count=2)
    t = phase(p)
    assert t.state.wall[area("a26")] == NOBODY
    assert army(t, 1, "a26") == "rider ram"


@pytest.mark.rule("G20")
def test_ruling_a_ram_left_among_enemies_is_lost_and_a_lone_one_stays() -> None:
    p = position("sumer", "babylon").unit("babylon", "ram", "a26").unit("sumer", "spearman", "a26")
    t = phase(p.unit("babylon", "ram", "a27"))
    assert army(t, 1, "a26") == ""
    assert army(t, 1, "a27") == "ram"


@pytest.mark.rule("G122")
def test_ruling_a_wall_built_around_a_ram_without_units_stays_and_the_ram_goes() -> None:
    p = position("sumer", "babylon").unit("babylon", "ram", "a26").unit("sumer", "spearman", "a26")
    t = phase(p.wall("sumer", "a26"))
    assert t.state.wall[area("a26")] == 0
    assert army(t, 1, "a26") == ""
    assert army(t, 0, "a26") == "spearman"


@pytest.mark.rule("MES106")
def test_the_own_ram_leaves_the_own_wall_alone() -> None:
    p = position("sumer", "babylon").wall("sumer", "a26").unit("sumer", "ram", "a26").unit("sumer", "archer", "a26")
    t = phase(p)
    assert t.state.wall[area("a26")] == 0
    assert army(t, 0, "a26") == "archer ram"


@pytest.mark.rule("MES107", "MES040", "G67")
def test_a_lone_enemy_razes_or_takes_a_settlement() -> None:
    for word, owner in (("raze", NOBODY), ("seize", 1)):
        p = position("sumer", "babylon").settlement("sumer", "a26").unit("babylon", "archer", "a26", fresh=True)
        t = phase(p)
        assert t.asked() == "conquer"
        assert t.seat() == 1
        assert t.offered() == ["raze", "seize"]
        assert t.play(word).state.settlement[area("a26")] == owner
        assert t.asked() == ""


@pytest.mark.rule("G53", "MES107")
def test_settlements_fall_in_turn_order_after_walls() -> None:
    p = position("sumer", "babylon", "akkad").track("population", "akkad", "babylon", "sumer")
    p.settlement("sumer", "a18").unit("babylon", "archer", "a18", fresh=True)
    p.settlement("sumer", "a26").wall("sumer", "a26")
    p.unit("akkad", "archer", "a26", fresh=True).unit("akkad", "ram", "a26")
    t = phase(p)
    assert t.seat() == 2
    assert t.state.wall[area("a26")] == NOBODY
    t.play("raze")
    assert t.seat() == 1


@pytest.mark.rule("G50")
def test_ruling_without_a_miniature_it_must_be_razed() -> None:
    p = position("sumer", "babylon").settlement("sumer", "a26").unit("babylon", "archer", "a26", fresh=True)
    for where in ("a18", "a19", "a25"):
        p.settlement("babylon", where)
    t = phase(p)
    assert t.asked() == ""
    assert t.state.settlement[area("a26")] == NOBODY


@pytest.mark.rule("G50")
def test_ruling_the_wall_of_a_taken_settlement_is_removed() -> None:
    p = position("sumer", "babylon").settlement("sumer", "a26").wall("sumer", "a26")
    t = phase(p.unit("babylon", "archer", "a26", fresh=True)).play("seize")
    assert t.state.wall[area("a26")] == NOBODY


@pytest.mark.rule("MES107", "G67")
def test_a_defended_settlement_stays() -> None:
    p = position("sumer", "babylon").track("event", "sumer", "babylon").settlement("sumer", "a26")
    p.unit("sumer", "chariot", "a26").unit("babylon", "spearman", "a26", fresh=True)
    t = deal(phase(p), "s1 c1")
    stake(stake(t, 1, "0/0/0"), 2, "0/0/0")
    assert t.asked() == ""
    assert t.state.settlement[area("a26")] == 0
