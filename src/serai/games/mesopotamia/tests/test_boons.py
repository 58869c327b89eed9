"""What events give, and what comes instead where it has no place."""

from __future__ import annotations

import pytest

from serai.games.mesopotamia.rules.boons import Deed, Learn
from serai.games.mesopotamia.rules.tracks import position as place_on
from serai.games.mesopotamia.state import POPULATION
from serai.games.mesopotamia.tables import ARCHER, BONE, CLAY, GOODS, SHIP, SPEARMAN, STONE
from serai.games.mesopotamia.tables_events import (
    ANY_DISCOVERY,
    GIVEN_LEVEL,
    GIVEN_MISSION,
    GIVEN_PEOPLE,
    GIVEN_SETTLEMENT,
    GIVEN_SHIP,
    GIVEN_UNIT,
    GIVEN_WALL,
)
from serai.games.mesopotamia.tests.decks import decked
from serai.games.mesopotamia.tests.position import area, section
from serai.games.mesopotamia.units import count_at

SUMER = 0


@pytest.mark.rule("MES116")
def test_a_unit_comes_onto_the_area_of_the_event() -> None:
    s = decked("sumer", "babylon").settled(Deed(SUMER, area("a31"), GIVEN_UNIT + ARCHER))
    assert count_at(s, SUMER, ARCHER, area("a31")) == 1


@pytest.mark.rule("MES116")
@pytest.mark.rule("G45")
def test_at_the_unit_limit_it_is_a_knucklebone() -> None:
    p = decked("sumer", "babylon").unit("sumer", "spearman", "a31").unit("sumer", "ship", "e1")
    s = p.settled(Deed(SUMER, area("a31"), GIVEN_UNIT + ARCHER))
    assert s.goods[SUMER * GOODS + BONE] == 1


@pytest.mark.rule("MES116")
def test_without_a_miniature_it_is_a_knucklebone() -> None:
    p = decked("sumer", "babylon").track("population", "sumer", at=5).unit("sumer", "spearman", "a31", 3)
    s = p.settled(Deed(SUMER, area("a31"), GIVEN_UNIT + SPEARMAN))
    assert s.goods[SUMER * GOODS + BONE] == 1


@pytest.mark.rule("G65")
def test_a_ship_is_launched_beside_the_event_on_a_free_section() -> None:
    p = decked("sumer", "babylon").unit("babylon", "ship", "e8")
    s = p.settled(Deed(SUMER, area("a31"), GIVEN_SHIP))
    assert count_at(s, SUMER, SHIP, section("e9")) == 1
    t = decked("sumer", "babylon").then(Deed(SUMER, area("a31"), GIVEN_SHIP))
    assert t.offered() == ["launch e8", "launch e9"]
    assert t.why("launch e1") == "G65"


@pytest.mark.rule("G65")
def test_far_from_water_a_ship_is_launched_at_home_or_at_a_settlement() -> None:
    p = decked("sumer", "babylon").settlement("sumer", "a05")
    assert p.then(Deed(SUMER, area("a30"), GIVEN_SHIP)).offered() == ["launch e1", "launch e2", "launch t1"]


@pytest.mark.rule("G121")
def test_ruling_a_wall_that_has_no_place_is_a_stone() -> None:
    p = decked("sumer", "babylon").wall("babylon", "a31")
    s = p.settled(Deed(SUMER, area("a31"), GIVEN_WALL), Deed(SUMER, area("a32"), GIVEN_WALL))
    assert (s.wall[area("a31")], s.wall[area("a32")]) == (1, SUMER)
    assert s.goods[SUMER * GOODS + STONE] == 1


@pytest.mark.rule("G64")
def test_nothing_is_built_where_an_enemy_stands() -> None:
    p = decked("sumer", "babylon").unit("sumer", "spearman", "a31").unit("babylon", "spearman", "a31")
    s = p.settled(Deed(SUMER, area("a31"), GIVEN_WALL))
    assert s.wall[area("a31")] == -1
    assert s.goods[SUMER * GOODS + STONE] == 1


@pytest.mark.rule("G121")
def test_ruling_a_settlement_that_has_no_place_is_two_goods_of_choice() -> None:
    p = decked("sumer", "babylon").settlement("sumer", "a31")
    t = p.then(Deed(SUMER, area("a31"), GIVEN_SETTLEMENT)).play("take stone", "take food")
    assert t.asked() == ""
    assert sum(t.state.goods[:4]) == 2
    s = decked("sumer", "babylon").settled(Deed(SUMER, area("a31"), GIVEN_SETTLEMENT))
    assert s.settlement[area("a31")] == SUMER


@pytest.mark.rule("MES066")
def test_a_level_of_the_ziggurat_needs_people_or_is_stone_and_clay() -> None:
    p = decked("babylon", "sumer").ziggurat("babylon", "white ki")
    s = p.settled(Deed(0, area("a31"), GIVEN_LEVEL))
    assert s.ziggurat[0] == 1
    assert (s.goods[STONE], s.goods[CLAY]) == (1, 1)
    grown = decked("babylon", "sumer").ziggurat("babylon", "white ki").track("population", "babylon", at=2)
    t = grown.then(Deed(0, area("a31"), GIVEN_LEVEL))
    assert (t.asked(), int(t.state.ziggurat[0])) == ("new-die", 2)


@pytest.mark.rule("MES111")
def test_population_and_missions_come_from_events_too() -> None:
    t = decked("sumer", "babylon").then(Deed(SUMER, area("a31"), GIVEN_PEOPLE), Deed(SUMER, area("a31"), GIVEN_MISSION))
    t.play("draw m07")
    assert place_on(t.state, SUMER, POPULATION) == 2
    assert t.state.mission[6] == SUMER


@pytest.mark.rule("MES115")
def test_a_granted_technology_is_the_next_level_of_the_action() -> None:
    s = decked("sumer", "babylon").settled(Learn(SUMER, 5))
    assert s.level[5] == 2


@pytest.mark.rule("MES115")
def test_at_the_highest_level_any_other_technology_is_chosen() -> None:
    t = decked("sumer", "babylon").level("sumer", growth=4).then(Learn(SUMER, 5))
    assert "learn growth" not in t.offered()
    t.play("learn build")
    assert t.state.level[1] == 2
    assert decked("sumer", "babylon").then(Learn(SUMER, ANY_DISCOVERY)).asked() == "discover"


@pytest.mark.rule("MES115")
def test_where_nothing_is_left_to_learn_nothing_is_asked() -> None:
    p = decked("sumer", "babylon").level("sumer", explore=4, build=4, research=4, gather=4, warfare=4, growth=4)
    assert p.then(Learn(SUMER, 5)).asked() == ""
