"""The battle phase (p. 26 and 27, 34 and 35): ships that meet, the order of battles, pairs, who attacks."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules import tracks
from serai.games.mesopotamia.state import EVENT
from serai.games.mesopotamia.tables import SHIP
from serai.games.mesopotamia.tests.battle import army, bones, deal, phase, stake
from serai.games.mesopotamia.tests.position import Position, area, position
from serai.games.mesopotamia.units import count, place, reserve, shift, unit_at
from serai.testing import ScriptedTable


@pytest.mark.rule("MES057", "MES081", "G18")
def test_ships_of_different_empires_sink_before_they_support() -> None:
    p = position("elam", "babylon", "akkad")
    p.unit("elam", "ship", "e5").unit("babylon", "ship", "e5").unit("akkad", "ship", "e5")
    p.unit("elam", "ship", "e6").unit("babylon", "ship", "e8")
    p.unit("elam", "spearman", "a15").unit("babylon", "spearman", "a15", fresh=True)
    t = phase(p)
    assert [int(count(t.state, side, SHIP)) for side in range(3)] == [1, 1, 0]
    deal(t, "s1 s2")
    assert "stake" not in t.asked()  # the sunken ships bring nothing


@pytest.mark.rule("MES058", "MES167", "G17")
def test_ships_and_land_units_never_fight() -> None:
    t = phase(position("elam", "babylon").unit("elam", "ship", "e5").unit("babylon", "spearman", "a15"))
    assert t.asked() == ""
    assert count(t.state, 0, SHIP) == 1


def three_battles() -> Position:
    p = position("sumer", "babylon", "akkad").track("event", "akkad", "sumer", "babylon")
    for where in ("a18", "a26", "a27"):
        p.unit("sumer", "spearman", where).unit("babylon", "archer", where, fresh=True)
    return p


@pytest.mark.rule("MES033", "MES039", "MES081", "MES119")
def test_the_leader_of_the_event_track_orders_all_battles_though_not_involved() -> None:
    t = phase(three_battles())
    assert t.asked() == "order-battles"
    assert t.seat() == 2
    assert t.offered() == ["battle a18", "battle a26", "battle a27"]
    assert t.why("battle a01") == "MES081"
    t.play("battle a27")
    assert t.offered() == ["battle a18", "battle a26"]
    t.play("battle a18")
    assert [int(one) for one in t.state.fights] == [area("a27"), area("a18"), area("a26")]
    assert t.asked() == "draw-card"
    assert t.state.area == area("a27")


@pytest.mark.rule("MES081", "MES082")
def test_the_order_stands_though_the_track_changes() -> None:
    t = phase(three_battles()).play("battle a27", "battle a18")
    tracks.climb(t.state, 1, EVENT, 3)
    stake(stake(deal(t, "a1 s2"), 1, "0/0/0"), 2, "0/0/0")
    assert army(t, 1, "a27") == "archer"
    assert army(t, 0, "a27") == ""
    assert t.state.area == area("a18")
    assert [int(one) for one in t.state.fights] == [area("a18"), area("a26")]


@pytest.mark.rule("MES081", "MES169")
def test_ac15_the_other_battle_first() -> None:
    p = position("akkad", "elam", "babylon").track("event", "akkad", "elam", "babylon")
    p.unit("elam", "spearman", "a18").unit("akkad", "spearman", "a18", fresh=True)
    p.unit("elam", "spearman", "a26").unit("babylon", "spearman", "a26", fresh=True)
    p.goods("elam", bone=4).goods("babylon", bone=9)
    t = phase(p).play("battle a26")
    stake(stake(deal(t, "s2 s3"), 2, "0/0/3"), 3, "5/0/4")
    while t.asked() == "tire":
        t.play(t.offered()[0])
    assert bones(t, 1) == 2  # one of four was kept, one of three came back
    deal(t, "s1 s4")
    assert t.offered(seat=1) == ["stake 0", "stake 1", "stake 2"]


@pytest.mark.rule("MES083", "MES097", "G54")
def test_three_sides_and_a_tribe_are_fought_out_in_pairs() -> None:
    p = position("sumer", "babylon", "akkad").track("event", "babylon", "sumer", "akkad")
    for name in ("sumer", "babylon", "akkad", "tribe"):
        p.unit(name, "spearman", "a26", fresh=name != "tribe")
    t = phase(p)
    assert t.asked() == "choose-pair"
    assert t.seat() == 1
    assert t.offered() == ["pit sumer", "pit babylon", "pit akkad", "pit tribe"]
    assert t.why("pit elam") == "MES083"
    t.play("pit tribe")
    assert t.why("pit tribe") == "MES083"
    t.play("pit sumer", "deal s1", "deal s2", "tribe 1")
    assert t.state.attacker == 0
    assert t.state.chief == 2
    fight_on(t)
    sides = [t.asked()]
    while t.asked():
        sides.append(t.asked())
        t.play(t.offered("pit")[-1] if t.asked() == "choose-pair" else t.offered()[0])
    assert "choose-pair" in sides
    assert sum(1 for side in (0, 1, 2, 6) if army(t, side, "a26")) == 1


def fight_on(t: ScriptedTable) -> None:
    """The battle to its end, whatever comes first."""
    here = t.state.attacker, t.state.defender
    while (t.state.attacker, t.state.defender) == here:
        t.play(t.offered()[0])


def two(where: str = "a26") -> Position:
    return position("sumer", "babylon").unit("sumer", "spearman", where, fresh=True)


@pytest.mark.rule("G71")
def test_ruling_who_came_later_attacks() -> None:
    t = phase(two().unit("babylon", "spearman", "a26"))
    assert (t.state.attacker, t.state.defender) == (0, 1)
    t = phase(two().unit("babylon", "spearman", "a26", fresh=True))
    assert (t.state.attacker, t.state.defender) == (1, 0)


@pytest.mark.rule("G71")
def test_ruling_a_unit_that_joins_others_shares_their_time() -> None:
    """Babylon was there, Sumer came, then Babylon's first unit left: Babylon still defends."""
    p = position("sumer", "babylon").unit("babylon", "spearman", "a26").unit("sumer", "spearman", "a26", fresh=True)
    s = p.state
    place(s, reserve(s, 1, 1), area("a26"))
    shift(s, unit_at(s, 1, 0, area("a26")), area("a27"))
    t = phase(p)
    assert (t.state.attacker, t.state.defender) == (0, 1)


@pytest.mark.rule("G71")
def test_ruling_the_owner_of_the_settlement_defends_though_he_came_later() -> None:
    t = phase(two().unit("babylon", "spearman", "a26", fresh=True).settlement("babylon", "a26"))
    assert (t.state.attacker, t.state.defender) == (0, 1)


@pytest.mark.rule("MES039")
def test_nothing_happens_where_nobody_meets() -> None:
    t = phase(two().unit("sumer", "archer", "a26").unit("babylon", "spearman", "a27"))
    assert t.asked() == ""
    assert t.state.area == NOBODY
    assert army(t, 0, "a26") == "spearman archer"
