"""Build and the Hanging Gardens (p. 19 and 20)."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules.build import Build
from serai.games.mesopotamia.rules.ending import is_last_round
from serai.games.mesopotamia.tables import GOODS
from serai.games.mesopotamia.tables_events import GARDEN_NAMES
from serai.games.mesopotamia.tests.position import Position, area, position
from serai.games.mesopotamia.units import controller

RICH = {"stone": 9, "wood": 9, "clay": 9, "food": 9}


def rich(level: int = 3, people: int = 4) -> Position:
    built = position("elam", "babylon").goods("elam", **RICH).level("elam", build=level)
    return built.track("population", "elam", at=people)


@pytest.mark.rule("MES062", "MES063")
def test_levels_unlock_items_and_costs_are_paid() -> None:
    built = rich(level=1).unit("elam", "spearman", "a03").then(Build(0, 1))
    assert built.offered() == ["wall a03", "level", "built"]
    assert built.why("ship e1") == "MES062"
    assert built.why("settlement a03") == "MES062"
    s = built.play("wall a03").state
    assert list(s.goods)[:GOODS] == [7, 9, 9, 9, 0, 0]
    assert s.wall[area("a03")] == 0
    poor = position("elam", "babylon").goods("elam", stone=1).level("elam", build=3).unit("elam", "spearman", "a03")
    assert poor.then(Build(0, 1)).asked() == ""


@pytest.mark.rule("MES062")
def test_build_two_builds_the_same_twice() -> None:
    built = rich(level=2).then(Build(0, 2)).play("ram a02", "ram a02")
    assert built.state.goods[1] == 5
    assert built.asked() == ""


@pytest.mark.rule("MES064", "G19", "G64")
def test_walls_and_settlements_need_a_unit_there() -> None:
    built = rich().unit("elam", "spearman", "a03").settlement("elam", "a09").unit("babylon", "archer", "a08")
    built.unit("elam", "archer", "a08").unit("elam", "spearman", "a24")
    elam = built.then(Build(0, 1))
    assert elam.offered("settlement") == ["settlement a03"]
    assert elam.offered("wall") == ["wall a03", "wall a09"]  # a wall also protects a settlement
    assert elam.why("wall a08") == "G64"  # an enemy is there
    assert elam.why("wall a24") == "MES064"  # a blocking marker lies there with two sides
    assert elam.why("wall a02") == "MES064"  # the start area
    assert elam.why("wall a10") == "MES064"  # nobody there


@pytest.mark.rule("MES064", "MES003")
def test_one_of_each_in_an_area_and_three_in_all() -> None:
    built = rich().unit("elam", "spearman", "a03").wall("elam", "a03").settlement("elam", "a03")
    elam = built.then(Build(0, 1))
    assert elam.why("wall a03") == "MES064"
    built = rich().unit("elam", "spearman", "a03").wall("elam", "a09").wall("elam", "a10").wall("elam", "a08")
    assert built.then(Build(0, 1)).why("wall a03") == "MES003"


@pytest.mark.rule("MES065", "G64", "G65")
def test_rams_and_ships_at_home_or_at_a_controlled_settlement() -> None:
    """AC-39: an enemy archer stands in A13 with your settlement; your start is A06."""
    built = position("sumer", "elam").goods("elam", **RICH).level("elam", build=2, warfare=1)
    built.track("population", "elam", at=3).settlement("elam", "a13").unit("sumer", "archer", "a13")
    elam = built.then(Build(1, 1))
    assert elam.offered("ram") == ["ram a06"]
    assert elam.why("ram a13") == "MES065"
    assert elam.why("ship t3") == "MES065"
    assert elam.why("wall a13") == "G64"
    assert "ship t2" in elam.offered()
    busy = position("sumer", "elam").goods("elam", **RICH).level("elam", build=2).unit("sumer", "ship", "t2")
    assert busy.track("population", "elam", at=3).then(Build(1, 1)).why("ship t2") == "G65"


@pytest.mark.rule("MES066", "MES042")
def test_a_level_needs_as_many_people() -> None:
    """AC-23: level 2 at population 1 is illegal, at 2 legal."""
    one = rich(level=1, people=1).ziggurat("elam", "white").then(Build(0, 1))
    assert one.asked() == ""
    two = rich(level=1, people=2).ziggurat("elam", "white").then(Build(0, 1))
    two.play("level", "colour black")
    assert (two.state.ziggurat[0], two.state.colour[1]) == (2, 2)


@pytest.mark.rule("MES067", "G15", "MES120", "MES006")
def test_rams_and_ships_count_as_units() -> None:
    """AC-25: spearman and ship at population 1 are the limit; at 2 there is room."""
    full = rich(level=2, people=1).unit("elam", "spearman", "a02").unit("elam", "ship", "e1").then(Build(0, 1))
    assert full.why("ram a02") == "MES067"
    room = rich(level=2, people=2).unit("elam", "spearman", "a02").unit("elam", "ship", "e1").then(Build(0, 1))
    assert "ram a02" in room.offered()


def gardens(token: str, **have: int) -> Position:
    built = position("elam", "babylon").goods("elam", **have).level("elam", build=4)
    built.state.garden[0] = GARDEN_NAMES.index(token)
    return built


@pytest.mark.rule("MES068", "MES018")
def test_a_part_of_the_gardens_is_paid_and_the_next_revealed() -> None:
    elam = gardens("g1-1", stone=2, clay=1).then(Build(0, 1)).play("garden")
    assert elam.asked() == "deal-garden"
    assert elam.state.gardener[0] == 0
    assert list(elam.state.goods)[:GOODS] == [0] * GOODS
    assert all(words.startswith("garden-drawn g2-") for words in elam.offered())
    poor = gardens("g1-1", stone=2, wood=2).unit("elam", "spearman", "a03").then(Build(0, 1))
    assert poor.why("garden") == "MES062"


@pytest.mark.rule("MES068")
def test_conditions_are_met_and_not_paid() -> None:
    built = gardens("g1-1", **RICH, tablet=9)
    data = built.state.data
    token = next(n for n in range(40) if data.garden_people[n] > 1)
    built.state.garden[0] = token
    built.unit("elam", "spearman", "a03")
    assert built.then(Build(0, 1)).why("garden") == "MES068"
    built = gardens("g1-1", **RICH, tablet=9).track("population", "elam", at=10).track("event", "elam", at=10)
    built.state.garden[0] = token
    for word in ("a03", "a08", "a09"):
        built.settlement("elam", word)
    assert "garden" in built.then(Build(0, 1)).offered()


@pytest.mark.rule("MES069", "MES070", "MES041")
def test_two_parts_in_one_action_and_the_fifth_is_the_last() -> None:
    built = gardens("g1-1", **RICH, tablet=9).track("population", "elam", at=10).track("event", "elam", at=10)
    for word in ("a03", "a08", "a09"):
        built.settlement("elam", word)
    for level in range(3):
        built.state.garden[level] = level * 8
        built.state.gardener[level] = 1
    built.state.garden[3] = 3 * 8
    elam = built.then(Build(0, 2)).play("garden")
    elam.play(elam.offered()[0])
    assert not is_last_round(elam.state)
    elam.play("garden")
    assert list(elam.state.gardener) == [1, 1, 1, 0, 0]
    assert is_last_round(elam.state)
    assert "The Hanging Gardens are complete: this round is the last." in elam.told()


@pytest.mark.rule("MES054")
def test_who_controls_an_area() -> None:
    s = rich().unit("elam", "spearman", "a03").settlement("elam", "a08").unit("elam", "ship", "e1").state
    assert (controller(s, area("a03")), controller(s, area("a08"))) == (0, 0)
    assert controller(s, area("a06")) == 1  # the own start area can never be lost
    both = rich().unit("elam", "spearman", "a03").unit("babylon", "archer", "a03").state
    assert controller(both, area("a03")) == NOBODY
