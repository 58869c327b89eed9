"""Retreat (p. 31): where to, who picks, what goes along."""

from __future__ import annotations

import pytest

from serai.games.mesopotamia.state import HIDDEN
from serai.games.mesopotamia.tests.battle import army, deal, everywhere, phase, stake
from serai.games.mesopotamia.tests.position import Position, area, position
from serai.testing import ScriptedTable


def beaten(p: Position) -> ScriptedTable:
    """Sumer's rider in A26 loses but is quicker. A26 borders A18, A19, A25, A27, A32 and the start area A33."""
    p.track("event", "babylon", "sumer")
    p.unit("sumer", "rider", "a26").unit("babylon", "spearman", "a26", fresh=True)
    t = deal(phase(p), "s3 r4")
    return stake(stake(t, 1, "0/0/0"), 2, "0/0/0")


@pytest.mark.rule("MES093", "MES092", "MES171", "G26")
def test_the_attacker_picks_the_area_for_the_defender() -> None:
    t = beaten(position("sumer", "babylon"))
    assert t.asked() == "retreat"
    assert t.seat() == 1
    assert t.offered() == [f"retreat {one}" for one in ("a18", "a19", "a25", "a27", "a32")]
    assert t.why("retreat a01") == "MES093"
    assert t.why("retreat a33") == "MES108"
    t.play("retreat a25")
    assert army(t, 0, "a25") == "rider"
    assert army(t, 1, "a26") == "spearman"


@pytest.mark.rule("MES108", "MES093", "G25", "G81", "MES172")
def test_ruling_where_a_unit_may_retreat() -> None:
    p = position("sumer", "babylon", "akkad", "elam", "ebla", "mari")
    p.unit("akkad", "spearman", "a18").unit("tribe", "spearman", "a19").wall("akkad", "a25")
    p.settlement("akkad", "a27").unit("babylon", "ship", "e9").hidden("a32")
    p.unit("sumer", "archer", "a32")
    t = beaten(p)
    assert t.offered() == ["retreat a27", "retreat a32"]  # A33 is the start area of another side
    assert [t.why(f"retreat {one}") for one in ("a18", "a19", "a25", "a33")] == ["MES093", "MES093", "G25", "MES108"]
    t.play("retreat a32")
    assert t.state.event[area("a32")] == HIDDEN
    assert army(t, 0, "a32") == "archer rider"


@pytest.mark.rule("G25", "G51", "MES032")
def test_ruling_own_walls_and_blocked_areas_are_open() -> None:
    p = position("sumer", "babylon", "akkad")
    for where in ("a18", "a19", "a27"):
        p.unit("akkad", "spearman", where)
    p.unit("akkad", "archer", "a32")
    p.wall("sumer", "a25")
    p.state.ground[area("a25")] = 1
    t = beaten(p)
    assert t.asked() == ""
    assert army(t, 0, "a25") == "rider"


@pytest.mark.rule("MES093", "MES171")
def test_without_an_area_the_unit_is_destroyed() -> None:
    p = position("sumer", "babylon", "akkad")
    for where, kind in (("a18", "spearman"), ("a19", "spearman"), ("a25", "spearman"), ("a27", "archer")):
        p.unit("akkad", kind, where)
    p.unit("akkad", "archer", "a32")
    t = beaten(p)
    assert t.asked() == ""
    assert everywhere(t, 0) == 0


@pytest.mark.rule("G73", "G20")
def test_ruling_a_retreating_unit_takes_one_ram_along() -> None:
    t = beaten(position("sumer", "babylon").unit("sumer", "ram", "a26", count=2))
    t.play("retreat a27")
    assert army(t, 0, "a27") == "rider ram"
    assert army(t, 0, "a26") == ""


@pytest.mark.rule("G25")
def test_ruling_units_of_one_battle_may_go_to_different_areas() -> None:
    p = position("sumer", "babylon").track("event", "sumer", "babylon")
    p.unit("sumer", "rider", "a26", count=2).unit("babylon", "chariot", "a26", fresh=True)
    t = stake(stake(deal(phase(p), "c3 r4 r5"), 1, "0/0/0"), 2, "0/0/0")
    t.play("post r4", "retreat a27", "retreat a18")
    assert [army(t, 0, one) for one in ("a26", "a27", "a18")] == ["", "rider", "rider"]
