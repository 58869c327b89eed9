"""Guardians of Assur (p. 53): the ways of the horde, its rams, what it does where it comes in."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules.explore import Explore
from serai.games.mesopotamia.rules.six_rounds import TakeOvers
from serai.games.mesopotamia.rules.solo.guardians import HordeTurn
from serai.games.mesopotamia.rules.solo.horde import HORDE, marchers
from serai.games.mesopotamia.state import (
    HIDDEN,
    NO_EVENT,
    POINTS,
    RUNNING,
)
from serai.games.mesopotamia.tables import AREA_NAMES, KIND_NAMES, TRIBE
from serai.games.mesopotamia.tests.alone import Alone, attack, event, guardians
from serai.games.mesopotamia.tests.battle import army, phase
from serai.games.mesopotamia.tests.position import area
from serai.games.mesopotamia.units import kind_of

ASSUR, CAMP = "a06", "a33"


def goes(p: Alone, kind: str, origin: str) -> str:
    """Where the only unit of the horde goes."""
    p.unit("babylon", kind, origin).state.then(HordeTurn(1))
    t = p.then()
    return next(AREA_NAMES[one] for one in range(int(t.state.data.areas)) if t.state.land[one * 7 + HORDE])


# ---- ways


@pytest.mark.rule("MES153", "G103")
def test_ac49_the_first_wave_needs_five_moves_to_an_empty_assur() -> None:
    p = guardians().clear("sumer")
    seen = []
    for _ in range(4):
        t = p.then(HordeTurn(1))
        seen.append([AREA_NAMES[one] for one in range(int(t.state.data.areas)) if t.state.land[one * 7 + HORDE]])
    assert seen == [["a27"], ["a28"], ["a21"], ["a13"]]
    t = p.then(HordeTurn(1))
    assert t.asked() == "final-scoring"
    assert t.state.beaten == 1
    assert goes(guardians().clear("sumer"), "rider", "a21") == "a14"


def waiting(p: Alone) -> Alone:
    """No wave is due."""
    p.state.waves = 1
    return p


@pytest.mark.rule("MES153", "G103")
@pytest.mark.parametrize(
    ("kind", "expected"), [("spearman", "a13"), ("archer", "a13"), ("rider", "a14"), ("chariot", "a14")]
)
def test_of_equal_ways_the_upper_or_the_lower_one_by_kind(kind: str, expected: str) -> None:
    assert goes(attack(), kind, "a21") == expected


@pytest.mark.rule("MES153")
def test_of_equal_ways_one_through_a_running_event() -> None:
    assert goes(event(attack(), "a14", RUNNING), "spearman", "a21") == "a14"
    assert goes(event(attack(), "a13", RUNNING), "chariot", "a21") == "a13"
    assert goes(event(attack(), "a14", POINTS), "spearman", "a21") == "a13"
    # from a29's side: a28 leads to a20 and a21; the event two steps on decides as well
    assert goes(event(attack(), "a21", RUNNING), "archer", "a28") == "a21"
    assert goes(attack(), "archer", "a28") == "a20"
    # a longer way is not taken for it
    assert goes(event(attack(), "a22", RUNNING), "archer", "a28") == "a20"


@pytest.mark.rule("MES153")
def test_tribes_and_walls_are_shunned() -> None:
    p = attack().unit("tribe", "spearman", "a20")
    assert goes(p, "archer", "a28") == "a21"
    p = attack().wall("sumer", "a20")
    assert goes(p, "archer", "a28") == "a21"
    p = attack().wall("sumer", "a13")
    assert goes(p, "archer", "a21") == "a14"


@pytest.mark.rule("MES154", "G103")
def test_with_every_way_barred_and_no_ram_it_walks_through_a_tribe() -> None:
    p = attack().wall("sumer", "a13").wall("sumer", "a14").unit("tribe", "spearman", "a05").hidden("a05")
    p.unit("babylon", "archer", "a12")
    t = p.then(HordeTurn(1))
    assert army(t, 1, "a05") == "archer"
    assert army(t, TRIBE, "a05") == ""
    assert t.state.event[area("a05")] == NO_EVENT
    assert "wiped out without a fight" in t.told()[-1]


@pytest.mark.rule("G103")
def test_ruling_walls_on_every_way_are_waited_before() -> None:
    p = attack().wall("sumer", "a13").wall("sumer", "a14").wall("sumer", "a05").unit("babylon", "archer", "a20")
    t = p.then(HordeTurn(1), HordeTurn(1))
    assert army(t, 1, "a20") == "archer"
    assert "waits" in t.told()[-1]
    p = attack().wall("sumer", "a13").wall("sumer", "a14").wall("sumer", "a05").unit("babylon", "archer", "a27")
    assert army(p.then(HordeTurn(1)), 1, "a20") == "archer"  # up to the wall


@pytest.mark.rule("G103")
def test_ruling_with_rams_on_the_map_the_others_go_for_the_walls_not_for_tribes() -> None:
    p = attack().wall("sumer", "a13").wall("sumer", "a14").unit("tribe", "spearman", "a05")
    p.unit("babylon", "archer", "a12").unit("babylon", "ram", "a30")
    t = p.then(HordeTurn(1))
    assert army(t, 1, "a12") == "archer"
    assert army(t, TRIBE, "a05") == "spearman"
    assert "waits" in t.told()[-1]


@pytest.mark.rule("MES153", "G104")
def test_a_ram_goes_the_shortest_way_to_a_wall_with_an_escort() -> None:
    p = attack().wall("sumer", "a32").unit("babylon", "archer", "a27").unit("babylon", "rider", "a27")
    t = p.unit("babylon", "ram", "a27").then(HordeTurn(1))
    assert army(t, 1, "a26") == "archer ram"  # the first of the kinds escorts it, away from Assur
    assert army(t, 1, "a20") == "rider"
    told = t.told()
    assert "with a ram" in told[0]
    assert "the shortest way to a wall" in told[0]
    p = attack().unit("babylon", "archer", "a27").unit("babylon", "ram", "a27")
    t = p.then(HordeTurn(1))
    assert army(t, 1, "a20") == "archer ram"  # no wall: the escort's own way
    p = attack().wall("sumer", "a13").unit("babylon", "ram", "a27")
    assert army(p.then(HordeTurn(1)), 1, "a27") == "ram"  # nobody moves it


@pytest.mark.rule("G104")
def test_ruling_two_rams_have_two_escorts_and_go_for_different_walls() -> None:
    p = attack().wall("sumer", "a13").wall("sumer", "a05").unit("babylon", "ram", "a12", 2)
    p.unit("babylon", "spearman", "a12").unit("babylon", "archer", "a12").unit("babylon", "rider", "a12")
    t = p.then(HordeTurn(1))
    assert army(t, 1, "a05") == "spearman ram"  # the upper of two walls beside it
    assert army(t, 1, "a13") == "archer rider ram"  # the rider enters after the ram


@pytest.mark.rule("G104")
def test_ruling_units_enter_a_wall_after_a_ram_of_their_side() -> None:
    p = attack().wall("sumer", "a13").wall("sumer", "a14").wall("sumer", "a05")
    p.unit("babylon", "archer", "a20").unit("babylon", "spearman", "a20").unit("babylon", "ram", "a20")
    t = p.then(HordeTurn(1))
    assert army(t, 1, "a13") == "spearman archer ram"
    t = phase(p)
    assert t.state.wall[area("a13")] == NOBODY
    assert army(t, 1, "a13") == "spearman archer"


@pytest.mark.rule("G103")
def test_ruling_escorts_first_then_the_nearest_then_the_first_on_the_map() -> None:
    p = attack().unit("babylon", "chariot", "a12").unit("babylon", "rider", "a20").unit("babylon", "archer", "a21")
    p.unit("babylon", "spearman", "a26").unit("babylon", "ram", "a26")
    units, escorts = marchers(p.state)
    assert escorts == 1
    order = [AREA_NAMES[p.state.at[unit]] for unit in units]
    assert order == ["a26", "a12", "a20", "a21"]  # all three two steps away: a12 lies highest, a20 left of a21
    assert kind_of(units[0]) == KIND_NAMES.index("spearman")


@pytest.mark.rule("G103", "MES061")
def test_ruling_pinned_units_stay() -> None:
    p = attack().unit("babylon", "archer", "a21").unit("sumer", "spearman", "a21")
    t = p.then(HordeTurn(1))
    assert army(t, 1, "a21") == "archer"
    assert "pinned" in t.told()[-1]
    p = attack().unit("babylon", "archer", "a21", 2).unit("sumer", "spearman", "a21")
    t = p.then(HordeTurn(1))
    assert (army(t, 1, "a21"), army(t, 1, "a13")) == ("archer", "archer")  # one for one


@pytest.mark.rule("MES155", "G106")
def test_hidden_events_and_points_stay_and_running_ones_are_destroyed() -> None:
    for kind, left in ((HIDDEN, HIDDEN), (POINTS, POINTS), (RUNNING, NO_EVENT)):
        p = event(attack(), "a13", kind).unit("babylon", "archer", "a20")
        t = p.then(HordeTurn(1))
        assert army(t, 1, "a13") == "archer"
        assert t.state.event[area("a13")] == left
        assert t.asked() == ""
    assert t.state.holder[area("a13")] == NOBODY
    assert "is destroyed" in t.told()[-1]


@pytest.mark.rule("G106")
def test_ruling_an_event_that_begins_to_run_where_the_horde_wins_is_destroyed_too() -> None:
    p = event(attack(), "a13", RUNNING).unit("babylon", "archer", "a13")
    t = p.then(TakeOvers())
    assert t.asked() == ""
    assert t.state.event[area("a13")] == NO_EVENT
    assert t.state.card[area("a13")] == NOBODY


@pytest.mark.rule("G106")
def test_ruling_settlements_the_horde_holds_are_razed() -> None:
    p = attack().settlement("sumer", "a13").unit("babylon", "archer", "a13")
    t = phase(p)
    assert t.asked() == ""
    assert t.state.settlement[area("a13")] == NOBODY


@pytest.mark.rule("G106")
def test_ruling_closed_start_areas_are_never_crossed_and_nobody_enters_the_camp() -> None:
    assert goes(attack(), "rider", "a10") == "a04"  # through the closed a11 it would be a step less
    p = attack().unit("sumer", "spearman", "a27").unit("sumer", "ram", "a27")
    t = p.then(Explore(0, 1, 0)).play("rouse spearman a27")
    assert t.why(f"step {CAMP}") == t.why(f"haul {CAMP}") == "MES053"
