"""Walls and rams after battles, settlements that enemies hold (p. 36 and 37)."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.mesopotamia.tests.battle import army, deal, phase, stake
from serai.games.mesopotamia.tests.position import area, position


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
