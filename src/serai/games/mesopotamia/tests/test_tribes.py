"""Neutral tribes (p. 35 and 36): who plays them, their stake, their events."""

from __future__ import annotations

import pytest

from serai.games.mesopotamia.state import HIDDEN
from serai.games.mesopotamia.tables import TRIBE
from serai.games.mesopotamia.tests.battle import army, deal, everywhere, phase, stake
from serai.games.mesopotamia.tests.position import Position, area, position
from serai.testing import ScriptedTable


def at_a15(*names: str, kind: str = "spearman") -> Position:
    """The first named attacks the lone tribe spearman of A15; names are in the order of the event track."""
    p = position(*names).track("event", *names)
    return p.unit("tribe", "spearman", "a15").unit(names[0], kind, "a15", fresh=True).hidden("a15")


@pytest.mark.rule("MES098")
def test_a_unit_beside_a_tribe_must_fight_and_attacks() -> None:
    t = phase(at_a15("sumer", "babylon"))
    assert t.asked() == "draw-card"
    assert (t.state.attacker, t.state.defender) == (0, TRIBE)
    assert t.state.event[area("a15")] == HIDDEN


@pytest.mark.rule("MES099", "MES119")
@pytest.mark.parametrize(("attacker", "chief"), [("sumer", 1), ("babylon", 2), ("akkad", 1)])
def test_the_tribe_is_played_by_the_side_below_or_by_the_side_above_the_lowest(attacker: str, chief: int) -> None:
    p = position("sumer", "babylon", "akkad").track("event", "sumer", "babylon", "akkad")
    p.unit("tribe", "spearman", "a15").unit(attacker, "spearman", "a15", fresh=True).goods(attacker, bone=1)
    t = deal(phase(p), "s1 s2").play("tribe 1")
    assert t.state.chief == chief
    assert sorted(t.seats()) == sorted([p.side(attacker), chief])


@pytest.mark.rule("MES100")
def test_ac16_a_die_and_two_for_each_unit_all_staked() -> None:
    p = at_a15("sumer", "babylon").unit("tribe", "archer", "a15")
    t = deal(phase(p), "s1 s2 a2").play("tribe 4")
    assert t.state.tribe_roll == 8
    assert len(t.offered(seat=1)) == 9
    t.play("2: stake 3", "2: stake 1")
    assert t.offered() == ["stake 4"]
    assert t.why("stake 3") == "MES100"
    t.play("stake 4")
    assert t.asked() == "lay"
    assert t.seat() == 1


@pytest.mark.rule("MES101", "G52")
def test_tribes_lose_every_tie_and_never_retreat() -> None:
    p = at_a15("babylon", "sumer").goods("babylon", bone=3)
    t = deal(phase(p), "s3 s4").play("tribe 1")  # 2 : 2, mobility 0 : 1 for the tribe
    stake(stake(t, 1, "3/0/0"), 2, "3/0/0")
    assert everywhere(t, TRIBE) == 0
    assert army(t, 0, "a15") == "spearman"


@pytest.mark.rule("MES101", "MES088")
def test_the_tribe_never_arranges_after_a_tie() -> None:
    p = at_a15("sumer", "babylon").unit("tribe", "archer", "a15").unit("sumer", "archer", "a15", fresh=True)
    t = deal(phase(p), "s1 a1 s2 a2").play("tribe 1")
    stake(stake(t, 2, "5/0/0"), 1, "0/0/0")
    while t.asked() == "lay":
        t.play(t.offered()[0])
    assert t.asked() == "deploy"
    assert t.seat() == 0


@pytest.mark.rule("G52", "MES100")
def test_ruling_a_tribe_that_wins_stays_and_keeps_nothing() -> None:
    p = at_a15("sumer", "babylon")
    t = deal(phase(p), "s1 s3").play("tribe 6")
    stake(stake(t, 2, "6/0/2"), 1, "0/0/0")
    if t.asked() == "tire":
        t.play("tire mobility")
    assert everywhere(t, TRIBE) == 1
    assert everywhere(t, 0) == 0
    assert t.state.tribe_roll == 0
    assert t.state.event[area("a15")] == HIDDEN
    assert t.asked() == ""
    assert sum(int(one) for one in t.state.goods) == 0


def win(t: ScriptedTable, cards: str, seats: tuple[int, int]) -> ScriptedTable:
    """The attacker's chariot beats a lone tribe spearman."""
    deal(t, cards).play("tribe 1")
    return stake(stake(t, seats[0], "0/0/0"), seats[1], "0/0/3")


def orders() -> Position:
    p = position("sumer", "babylon").track("event", "babylon", "sumer").hidden("a15", "a32", "a26")
    p.unit("tribe", "spearman", "a15").unit("sumer", "chariot", "a15", fresh=True)
    p.unit("tribe", "spearman", "a32").unit("sumer", "chariot", "a32", fresh=True)
    p.unit("sumer", "spearman", "a26").unit("babylon", "spearman", "a26", fresh=True)
    for event in range(len(p.state.event_left)):
        p.state.event_left[event] = int(bool(p.state.data.event_there[event]))
    return p


@pytest.mark.rule("MES102", "G74")
def test_ac47_events_come_after_the_last_tribe_battle() -> None:
    t = phase(orders()).play("battle a15", "battle a26")
    win(t, "c1 s1", (1, 2))
    assert [int(one) for one in t.state.tamed] == [area("a15")]
    assert t.state.area == area("a26")
    stake(stake(deal(t, "s1 s2"), 1, "0/0/0"), 2, "0/0/0")
    while t.asked() == "retreat":
        t.play(t.offered()[0])
    assert t.state.area == area("a32")
    win(t, "c1 s1", (1, 2))
    assert t.asked() == "choose-tamed"
    assert t.seat() == 1
    assert t.offered() == ["unveil a15", "unveil a32"]
    assert t.why("unveil a26") == "G74"
    t.play("unveil a32")
    assert t.asked() == "draw-event"
    assert len(t.state.tamed) == 1


@pytest.mark.rule("MES102", "G74")
def test_ac47_with_one_tribe_battle_the_event_comes_at_once() -> None:
    p = orders()
    p.clear("tribe")
    p.unit("tribe", "spearman", "a15")
    t = phase(p).play("battle a15")
    win(t, "c1 s1", (1, 2))
    assert t.asked() == "draw-event"
    assert len(t.state.tamed) == 0
    assert [int(one) for one in t.state.fights] == [area("a26")]


@pytest.mark.rule("G74")
def test_ruling_who_holds_the_area_then_reveals() -> None:
    """Sumer beats the tribe, Babylon beats Sumer in the same area: Babylon reveals."""
    p = at_a15("sumer", "babylon", kind="chariot").unit("babylon", "chariot", "a15", fresh=True)
    for event in range(len(p.state.event_left)):
        p.state.event_left[event] = int(bool(p.state.data.event_there[event]))
    p.goods("babylon", bone=6)
    t = phase(p).play("pit sumer", "pit tribe")
    win(t, "c1 s1", (1, 2))
    assert t.asked() == "draw-card"
    assert t.state.tamed[0] == area("a15")
    stake(stake(deal(t, "c4 c1"), 1, "0/0/0"), 2, "3/0/3")
    while t.asked() in ("lay", "retreat", "tire"):
        t.play(t.offered()[0])
    assert army(t, 1, "a15") == "chariot"
    assert t.asked() == "draw-event"
    t.play(t.offered()[0])
    assert t.seat() == 1
