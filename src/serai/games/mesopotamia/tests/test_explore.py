"""Explore, pinning, rams and ships (p. 16 to 18, 34 to 36)."""

from __future__ import annotations

import pytest

from serai.games.mesopotamia.rules.explore import Explore
from serai.games.mesopotamia.tests.position import area, position, section


@pytest.mark.rule("MES050", "G11", "MES009", "MES051")
def test_activations_and_speed() -> None:
    """AC-01: a spearman twice goes two steps, a rider twice four."""
    foot = position("sumer", "elam").unit("sumer", "spearman", "a02").then(Explore(0, 2, 0))
    foot.play("rouse spearman a02", "step a03")
    assert foot.asked() == "explore"
    foot.play("rouse spearman a03", "step a04")
    assert foot.asked() == ""
    horse = position("sumer", "elam").unit("sumer", "rider", "a02").then(Explore(0, 1, 0))
    horse.play("rouse rider a02", "step a03")
    assert horse.asked() == "march"
    assert horse.why("step a02") == ""
    assert horse.play("step a04").asked() == ""


@pytest.mark.rule("MES059", "MES060", "MES061", "G16", "MES164")
def test_pinning_of_the_book() -> None:
    """AC-02 and AC-03: a rider is pinned by three; then the three may spare one unit, but not two."""
    built = position("sumer", "babylon").unit("sumer", "spearman", "a17").unit("sumer", "rider", "a16")
    built.unit("babylon", "archer", "a17", 2).unit("babylon", "rider", "a17")
    built.state.ground[area("a16")] = 0
    sumer = built.then(Explore(0, 1, 0), Explore(1, 2, 0)).play("rouse rider a16", "step a17")
    assert (sumer.asked(), sumer.seat()) == ("explore", 1)  # pinned: the second step is lost
    sumer.play("rouse rider a17", "step a18", "halt")
    assert sumer.why("rouse archer a17") == "MES061"


@pytest.mark.rule("MES060", "MES061")
def test_whoever_outnumbers_all_enemies_together_goes_on() -> None:
    """AC-36: three against two go on, three against three do not."""
    built = (
        position("sumer", "babylon", "elam", "mari").unit("sumer", "spearman", "a17", 2).unit("sumer", "rider", "a09")
    )
    built.unit("elam", "archer", "a17").unit("babylon", "archer", "a17")
    assert built.then(Explore(0, 1, 0)).play("rouse rider a09", "step a17").asked() == "march"
    built = (
        position("sumer", "babylon", "elam", "mari").unit("sumer", "spearman", "a17", 2).unit("sumer", "rider", "a09")
    )
    built.unit("elam", "archer", "a17").unit("babylon", "archer", "a17", 2)
    pinned = built.then(Explore(0, 2, 0)).play("rouse rider a09", "step a17")
    assert pinned.asked() == ""


@pytest.mark.rule("G80", "MES098")
def test_tribes_pin() -> None:
    """AC-37: the first rider stops beside the tribe, the second may go on."""
    built = position("sumer", "babylon", "elam", "mari", tribes=True, hidden=True).unit("sumer", "rider", "a08", 2)
    sumer = built.then(Explore(0, 3, 0)).play("rouse rider a08", "step a15")
    assert sumer.asked() == "explore"
    sumer.play("rouse rider a08", "step a15")
    assert sumer.asked() == "march"
    sumer.play("step a16")
    assert sumer.state.event[area("a15")] == 1  # still hidden


@pytest.mark.rule("MES053", "MES108")
def test_foreign_and_closed_start_areas_are_not_entered() -> None:
    sumer = position("sumer", "babylon").unit("sumer", "rider", "a05").then(Explore(0, 1, 0)).play("rouse rider a05")
    assert sumer.why("step a06") == "MES053"
    assert sumer.why("step a01") == "MES051"


@pytest.mark.rule("MES103", "MES104", "MES105", "MES166", "G20", "G73")
def test_a_ram_is_passed_on_and_opens_the_wall() -> None:
    """AC-40: the spearman hauls the ram, the rider takes it into the walled area."""
    built = position("sumer", "babylon", "elam", "mari").unit("sumer", "spearman", "a26").unit("sumer", "ram", "a26")
    built.unit("sumer", "rider", "a27").wall("babylon", "a28")
    sumer = built.then(Explore(0, 3, 0)).play("rouse spearman a26", "haul a27", "rouse rider a27")
    assert sumer.why("step a28") == "MES103"
    sumer.play("haul a28")
    assert sumer.asked() == "march"
    sumer.play("halt", "rouse spearman a27", "step a28")  # after the ram is inside, others follow
    assert sumer.state.land[area("a28") * 7] == 2


@pytest.mark.rule("G20", "MES104")
def test_the_ram_may_pass_through() -> None:
    """AC-41: in and out again with the ram; the wall stays."""
    built = position("sumer", "babylon", "elam", "mari").unit("sumer", "rider", "a27").unit("sumer", "ram", "a27")
    built.unit("sumer", "ram", "a28").wall("babylon", "a28")
    sumer = built.then(Explore(0, 1, 0)).play("rouse rider a27", "haul a28", "haul a27")
    assert sumer.state.wall[area("a28")] == 1
    assert [int(sumer.state.at[unit]) for unit in (10, 11)].count(area("a27")) == 1


@pytest.mark.rule("MES052", "G12")
def test_every_activation_that_ends_reveals() -> None:
    built = position("sumer", "babylon", "elam", "mari", hidden=True).unit("sumer", "rider", "a02")
    sumer = built.then(Explore(0, 2, 0)).play("rouse rider a02", "step a03")
    assert sumer.asked() == "march"  # passing through reveals nothing
    assert sumer.play("halt").asked() in ("draw-event", "choose-option")


@pytest.mark.rule("MES055", "MES056", "MES167", "G18")
def test_ships_pass_and_never_end_beside_an_own_ship() -> None:
    built = position("sumer", "elam").unit("sumer", "ship", "e1").unit("sumer", "ship", "e2").unit("elam", "ship", "e3")
    sumer = built.then(Explore(0, 1, 0)).play("unmoor e1", "row e2")
    assert sumer.why("moor") == "MES056"
    sumer.play("row e3")  # foreign ships are no hindrance
    assert "moor" in sumer.offered()
    sumer.play("moor")
    assert sumer.state.at[12] == section("e3")


@pytest.mark.rule("MES050")
def test_an_activation_for_ships_serves_ships_alone() -> None:
    built = position("sumer", "elam").unit("sumer", "ship", "e1").unit("sumer", "spearman", "a02")
    sumer = built.then(Explore(0, 0, 1))
    assert sumer.offered() == ["unmoor e1", "rest"]
    assert sumer.why("rouse spearman a02") == "MES050"
