"""Missions (p. 42): dealing, overlapping demands, points."""

from __future__ import annotations

import pytest

from serai.core.flow import pending
from serai.games.mesopotamia.rules.missions import DealMission, ReturnMission, best_missions, draw, mission_points
from serai.games.mesopotamia.state import IN_STACK, UNDER
from serai.games.mesopotamia.tables_events import MISSION_NAMES
from serai.games.mesopotamia.tests.decks import decked, garden, hold
from serai.games.mesopotamia.tests.position import Position, position
from serai.testing import table


def points(p: Position, name: str) -> int:
    return int(mission_points(p.state, p.side(name)))


@pytest.mark.rule("MES019")
@pytest.mark.rule("MES160")
@pytest.mark.rule("G06")
def test_four_are_dealt_and_all_return_one_at_the_same_time() -> None:
    p = hold(decked("sumer", "babylon"), "sumer", "m01", "m02", "m03", "m04")
    hold(p, "babylon", "m05", "m06", "m07", "m08")
    t = p.then(ReturnMission(0), ReturnMission(1))
    assert t.seats() == [0, 1]
    assert t.offered(seat=1) == ["return m05", "return m06", "return m07", "return m08"]
    t.play("2: return m06")
    assert len(pending(t.state)) == 1
    assert t.why("return m05") == "MES019"
    t.play("1: return m04")
    assert [int(t.state.mission[i]) for i in (3, 5)] == [UNDER, UNDER + 1]


@pytest.mark.rule("MES019")
def test_a_whole_set_up_leaves_three_missions_with_everybody() -> None:
    t = table("mesopotamia", 3)
    dealt = 0
    while t.asked() != "act" and t.state.round == 0:
        dealt += t.asked() == "deal-mission"
        t.play(t.offered()[0])
    assert dealt == 12
    hands = [sum(1 for one in t.state.mission if one == side) for side in range(3)]
    assert hands == [3, 3, 3]


@pytest.mark.rule("G76")
def test_returned_missions_come_up_when_nothing_is_left_above() -> None:
    p = position("sumer", "babylon")
    p.state.mission[4] = UNDER + 1
    draw(p.state, 0)
    assert p.state.mission[4] == IN_STACK
    assert [type(frame) for frame in p.state.stack] == [DealMission]
    empty = position("sumer", "babylon")
    draw(empty.state, 0)
    assert empty.state.stack == []


@pytest.mark.rule("MES122")
@pytest.mark.rule("MES127")
def test_all_demands_of_a_mission_must_hold() -> None:
    p = hold(position("sumer", "babylon"), "sumer", "m01").goods("sumer", stone=1)
    p.settlement("sumer", "a08").settlement("sumer", "a09")
    assert points(p, "sumer") == 0
    p.settlement("sumer", "a10")
    assert points(p, "sumer") == 2
    p.goods("sumer", stone=0)
    assert points(p, "sumer") == 0


@pytest.mark.rule("MES123")
def test_a_higher_level_meets_a_demand_for_a_lower_one() -> None:
    p = hold(position("sumer", "babylon"), "sumer", "m02").goods("sumer", tablet=2)
    p.level("sumer", research=4, growth=3)
    assert points(p, "sumer") == 2


@pytest.mark.rule("MES124")
@pytest.mark.rule("MES176")
@pytest.mark.rule("G47")
def test_goods_add_up_over_missions_and_nothing_else_does() -> None:
    """AC-29: two missions that ask a stone each need two."""
    p = hold(position("sumer", "babylon"), "sumer", "m01", "m12").goods("sumer", stone=1)
    for where in ("a08", "a09", "a10"):
        p.settlement("sumer", where)
    p.unit("sumer", "spearman", "a03").unit("sumer", "archer", "a12")
    assert points(p, "sumer") == 2
    assert points(p.goods("sumer", stone=2), "sumer") == 4
    both = hold(position("sumer", "babylon"), "sumer", "m24", "m21").track("event", "sumer", at=8)
    assert points(both.track("population", "sumer", at=5), "sumer") == 4


@pytest.mark.rule("MES176")
def test_missions_are_judged_for_the_players_best() -> None:
    """Three cards ask for food; with two food the two that ask for one each count, not the one that asks for two."""
    p = hold(position("sumer", "babylon"), "sumer", "m22", "m03", "m13").goods("sumer", food=2)
    p.level("sumer", growth=4).track("population", "sumer", at=7)
    p.unit("sumer", "spearman", "a34").unit("sumer", "archer", "a32")
    found = {MISSION_NAMES[one] for one in best_missions(p.state, p.side("sumer"))}
    assert found == {"m03", "m13"}


@pytest.mark.rule("MES122")
def test_missions_bring_six_points_at_most() -> None:
    p = hold(position("sumer", "babylon"), "sumer", "m21", "m24", "m26", "m30")
    p.track("event", "sumer", at=8).track("population", "sumer", at=6)
    p.unit("sumer", "ship", "e1").unit("sumer", "ship", "e2").unit("sumer", "ship", "e3")
    p.ziggurat("sumer", *["white ki"] * 6)
    assert points(p, "sumer") == 6


@pytest.mark.rule("MES122")
def test_gardens_amphorae_walls_rams_and_armies_are_counted() -> None:
    p = hold(position("sumer", "babylon"), "sumer", "m16", "m09", "m19").goods("sumer", wood=1, stone=2)
    garden(p, "sumer", "g1-1").wall("sumer", "a08").wall("sumer", "a09")
    p.unit("sumer", "ram", "a08").level("sumer", build=3)
    assert points(p, "sumer") == 6
    trader = hold(position("sumer", "babylon"), "sumer", "m08").level("sumer", gather=3)
    for slot in range(3):
        trader.state.amphora[slot] = 0
    assert points(trader, "sumer") == 2
