"""Simple battles (p. 37): sums, the toll of the winner, tribes."""

from __future__ import annotations

import pytest

from serai.games.mesopotamia.tables import TRIBE
from serai.games.mesopotamia.tests.battle import army, bones, everywhere, phase
from serai.games.mesopotamia.tests.position import Position, position
from serai.testing import ScriptedTable


def simple(p: Position) -> ScriptedTable:
    p.state.simple = 1
    return phase(p)


@pytest.mark.rule("MES109")
def test_sums_of_stakes_and_units_decide() -> None:
    p = position("sumer", "babylon").track("event", "babylon", "sumer").goods("sumer", bone=5).goods("babylon", bone=5)
    p.unit("sumer", "spearman", "a26").unit("sumer", "archer", "a26").unit("sumer", "rider", "a26")
    p.unit("babylon", "chariot", "a26", fresh=True).unit("babylon", "archer", "a26", fresh=True)
    t = simple(p)
    assert t.asked() == "stake"
    assert sorted(t.seats()) == [0, 1]
    t.play("1: stake 4")
    assert bones(t, 0) == 5
    assert t.state.revealed == 0
    t.told()
    t.play("2: stake 3")  # 6 + 4 against 6 + 3
    assert "The Babylonians reach 9, the Sumerians 10." in t.told()
    assert everywhere(t, 1) == 0
    assert bones(t, 0) == 1
    assert bones(t, 1) == 3
    assert t.asked() == "sacrifice"
    assert t.offered() == ["sacrifice spearman", "sacrifice archer", "sacrifice rider"]
    assert t.why("sacrifice chariot") == "MES109"
    t.play("sacrifice archer")
    assert army(t, 0, "a26") == "spearman rider"
    assert t.asked() == ""


@pytest.mark.rule("MES109")
def test_the_last_unit_is_never_lost_and_ties_go_by_the_event_track() -> None:
    p = position("sumer", "babylon").track("event", "babylon", "sumer")
    p.unit("sumer", "archer", "a26").unit("babylon", "archer", "a26", fresh=True)
    t = simple(p)  # neither has anything to stake
    assert t.asked() == ""
    assert army(t, 1, "a26") == "archer"
    assert everywhere(t, 0) == 0


@pytest.mark.rule("G75")
def test_ruling_a_ship_brings_its_knucklebone_here_too() -> None:
    p = position("sumer", "babylon").unit("sumer", "ship", "e5")
    p.unit("sumer", "archer", "a15").unit("babylon", "archer", "a15", fresh=True)
    t = simple(p)
    assert t.offered() == ["stake 1"]
    assert t.why("stake 0") == "MES085"


@pytest.mark.rule("G75")
def test_ruling_a_tribe_rolls_loses_ties_and_pays_the_toll_by_its_players_choice() -> None:
    p = position("sumer", "babylon").track("event", "sumer", "babylon").unit("sumer", "chariot", "a15", fresh=True)
    p.unit("tribe", "spearman", "a15").unit("tribe", "archer", "a15").goods("sumer", bone=9)
    t = simple(p).play("tribe 1")
    assert t.offered(seat=1) == ["stake 5"]
    lost = ScriptedTable(t.game, t.state.clone()).play("2: stake 5", "1: stake 3")  # 8 against 7
    assert lost.asked() == "sacrifice"
    assert lost.seat() == 1
    assert everywhere(lost, 0) == 0
    lost.play("sacrifice archer")
    assert army(lost, TRIBE, "a15") == "spearman"
    tied = ScriptedTable(t.game, t.state.clone()).play("2: stake 5", "1: stake 4")  # 8 against 8
    assert army(tied, 0, "a15") == "chariot"
    assert everywhere(tied, TRIBE) == 0


@pytest.mark.rule("G75")
def test_ruling_nobody_retreats_and_pairs_are_picked_as_usual() -> None:
    p = position("sumer", "babylon", "akkad").track("event", "akkad", "sumer", "babylon")
    for name in ("sumer", "babylon", "akkad"):
        p.unit(name, "rider", "a26", fresh=True)
    t = simple(p)
    assert t.asked() == "choose-pair"
    assert t.seat() == 2
    t.play("pit sumer", "pit babylon")
    assert t.asked() == ""
    assert army(t, 2, "a26") == "rider"
    assert everywhere(t, 0) + everywhere(t, 1) == 0
