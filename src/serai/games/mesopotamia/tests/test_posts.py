"""Siege of Ur (p. 51): what the defenders' cards Gather & Trade, Warfare and Explore do."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules.gather import start_gather
from serai.games.mesopotamia.rules.six_rounds import TakeOvers
from serai.games.mesopotamia.rules.solo import posts
from serai.games.mesopotamia.rules.solo.siege import best_steps
from serai.games.mesopotamia.state import NO_EVENT, RUNNING
from serai.games.mesopotamia.tables import (
    AREA_NAMES,
    EMPIRE_NAMES,
    GATHER,
    GOODS,
    SHIP,
    SLOT_NAMES,
    tech_card,
)
from serai.games.mesopotamia.tables_events import EVENT_NAMES, SIX_ROUNDS
from serai.games.mesopotamia.tests.alone import events, order, seated, siege
from serai.games.mesopotamia.tests.battle import army, bones, everywhere
from serai.games.mesopotamia.tests.position import area
from serai.games.mesopotamia.units import count, units_on_map

UR = "a29"


# ---- Gather & Trade


@pytest.mark.rule("MES147", "G100")
def test_an_amphora_farthest_right_at_most_a_level_above_ones_own() -> None:
    t = seated("siege", "akkad", "babylon")
    s = t.state
    used = [SLOT_NAMES[slot] for slot in range(len(s.trade)) if s.trade[slot] != NOBODY]
    t.play("end", "order gather", "order star")
    taken = [SLOT_NAMES[slot] for slot in range(len(s.trade)) if t.state.amphora[slot] == 1]
    assert taken == [max(slot for slot in used if slot[0] <= "2")]
    t.play(
        "end", "order gather", "order star", "end", "order gather", "order star", "end", "order gather", "order star"
    )
    assert sum(int(one == 1) for one in t.state.amphora) == len([slot for slot in used if slot[0] <= "2"])
    told = " ".join(t.told())
    assert "amphora on 2" in told
    assert "no amphora. Either no token is free up to level 2" in told


@pytest.mark.rule("G100")
def test_ruling_six_amphorae_at_most_and_only_on_tokens() -> None:
    p = siege().level("sumer", gather=4)
    for slot in range(7):
        p.state.trade[slot] = slot
    t = order(p, *["gather"] * 7)
    assert [int(one) for one in t.state.amphora].count(1) == 6
    assert t.state.amphora[0] == NOBODY
    assert "no amphora" in t.told()[-1]
    assert posts.token_for(t.state, 0) == NOBODY


@pytest.mark.rule("MES147")
def test_a_token_with_an_amphora_of_the_defenders_is_barred() -> None:
    p = siege().goods("sumer", stone=5, wood=5, clay=5, food=5, tablet=5)
    p.state.trade[0] = 0
    p.state.trade[1] = 1
    p.state.amphora[1] = 1
    start_gather(p.state, 0, tech_card(EMPIRE_NAMES.index("sumer"), GATHER, 1))
    t = p.then()
    assert "trade 1a" in t.offered()
    assert t.why("trade 1b") == "MES147"
    assert "amphora" in t.sentence("trade 1b")


# ---- Warfare


@pytest.mark.rule("MES148", "G99")
def test_ac32_population_seven_brings_three_knucklebones_and_a_chariot() -> None:
    p = siege().bare().track("population", "babylon", at=7)
    p.unit("sumer", "spearman", "a10").unit("sumer", "archer", "a26")
    t = order(p, "warfare")
    assert bones(t, 1) == 3
    assert army(t, 1, "a27") == "chariot"  # the rightmost area beside a10 and a26
    assert everywhere(t, 1) == 1


@pytest.mark.rule("MES148")
@pytest.mark.parametrize(("at", "expected"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_knucklebones_are_a_third_of_the_population_rounded_up(at: int, expected: int) -> None:
    assert bones(order(siege().track("population", "babylon", at=at), "warfare"), 1) == expected


@pytest.mark.rule("MES148", "G99")
@pytest.mark.parametrize(
    ("at", "where", "kind"),
    [(1, "a21", "spearman"), (2, "a21", "spearman"), (3, "a28", "archer"), (4, "a28", "archer")],
)
def test_the_highest_kind_that_waits_at_the_position_or_below(at: int, where: str, kind: str) -> None:
    p = siege().bare().track("population", "babylon", at=at).unit("sumer", "spearman", "a12")
    p.settlement("babylon", "a21").settlement("babylon", "a36").wall("babylon", "a28").wall("babylon", "a36")
    t = order(p, "warfare")
    assert army(t, 1, where) == kind


@pytest.mark.rule("MES148", "G99")
def test_without_a_miniature_or_a_place_the_next_lower_kind_comes() -> None:
    p = siege().bare().track("population", "babylon", at=9).settlement("babylon", "a35")
    p.unit("babylon", "chariot", "a30", 2).unit("babylon", "rider", "a30", 2)
    t = order(p, "warfare", "warfare", "warfare", "warfare")
    assert army(t, 1, "a35") == "spearman 3"  # no wall for archers, no human unit to meet
    assert "no new unit" in t.told()[-1]


@pytest.mark.rule("G99")
def test_ruling_where_riders_go_no_besieger_start_area_or_wall_is() -> None:
    p = siege().bare().track("population", "babylon", at=5).unit("sumer", "spearman", "a28").unit("sumer", "ram", "a28")
    assert army(order(p, "warfare"), 1, "a21") == "rider"  # a29 is farther right, but Ur itself
    p = siege().bare().track("population", "babylon", at=5).unit("sumer", "spearman", "a28").wall("sumer", "a21")
    p.unit("sumer", "archer", "a35")
    assert army(order(p, "warfare"), 1, "a36") == "rider"


@pytest.mark.rule("G99")
def test_ruling_nearest_to_the_besieger_and_first_on_the_map_among_equals() -> None:
    p = siege().bare()
    p.settlement("babylon", "a36").settlement("babylon", "a21").settlement("babylon", "a28")
    assert posts.post_of(p.state, 0) == area("a21")  # nobody near: the first on the map
    p.unit("sumer", "spearman", "a35")
    assert posts.post_of(p.state, 0) == area("a28")  # a28 and a36 are both beside a35
    p.unit("sumer", "archer", "a36")
    assert posts.post_of(p.state, 0) == area("a36")  # where the besieger himself stands


@pytest.mark.rule("MES179")
def test_the_defenders_know_no_unit_limit() -> None:
    t = order(siege(), "warfare", "warfare")
    assert units_on_map(t.state, 1) == 7
    assert count(t.state, 1, SHIP) == 2


# ---- Explore


@pytest.mark.rule("MES149")
def test_an_event_under_a_defender_nearest_to_the_besieger_comes_first() -> None:
    t = order(siege().unit("sumer", "spearman", "a27"), "explore")
    assert t.asked() == "turn-up"
    assert [frame.area for frame in t.state.stack] == [area("a28")]
    p = siege().bare().hidden("a04", "a12", "a20")
    p.unit("babylon", "spearman", "a12").unit("babylon", "spearman", "a20").unit("babylon", "archer", "a04")
    assert posts.event_held(p.state) == area("a04")  # nobody near: from left to right
    p.unit("sumer", "spearman", "a27")
    assert posts.event_held(p.state) == area("a20")
    p.unit("sumer", "spearman", "a05")
    assert posts.event_held(p.state) == area("a04")  # all three one step away: the leftmost


@pytest.mark.rule("MES149", "G98")
def test_else_a_unit_goes_to_the_topmost_event_beside_one_and_explores_it_at_once() -> None:
    p = siege().gone("a21", "a22", "a28")
    t = order(p, "explore")
    assert army(t, 1, "a13") == "spearman"
    assert t.asked() == "turn-up"
    t.play("reveal plain-1")
    assert t.state.event[area("a13")] == NO_EVENT
    assert "Spearman from Diyala Valley to Zab Country, the topmost hidden event" in " ".join(t.told())


@pytest.mark.rule("G98")
def test_ruling_the_slowest_kind_goes_then_the_first_on_the_map() -> None:
    p = siege().bare().hidden("a20").unit("babylon", "rider", "a12").unit("babylon", "archer", "a27")
    assert army(order(p, "explore"), 1, "a20") == "archer"
    p = siege().bare().hidden("a20").unit("babylon", "archer", "a27").unit("babylon", "archer", "a12")
    t = order(p, "explore")
    assert (army(t, 1, "a12"), army(t, 1, "a27")) == ("", "archer")


@pytest.mark.rule("MES149")
def test_never_beside_the_besiegers_start_area() -> None:
    p = siege().bare().hidden("a03", "a10").unit("babylon", "archer", "a04")
    assert posts.event_beside(p.state) == area("a10")
    t = order(p.gone("a10"), "explore")
    assert army(t, 1, "a04") == "archer"
    assert "hold their position" in t.told()[-1]


@pytest.mark.rule("G98")
def test_ruling_pinned_units_stay_and_walls_of_the_besieger_keep_them_out() -> None:
    p = siege().bare().hidden("a20").unit("babylon", "archer", "a27").unit("sumer", "spearman", "a27")
    assert posts.event_beside(p.state) == NOBODY
    p = siege().bare().hidden("a20").unit("babylon", "archer", "a27").wall("sumer", "a20")
    assert posts.event_beside(p.state) == NOBODY


@pytest.mark.rule("MES149", "G98")
def test_without_any_event_the_farthest_unit_draws_back_to_ur() -> None:
    p = (
        siege()
        .bare()
        .unit("babylon", "rider", "a10")
        .unit("babylon", "archer", "a12")
        .unit("babylon", "spearman", "a21")
    )
    t = order(p, "explore")
    assert army(t, 1, "a10") == ""
    assert "toward Ur" in t.told()[-1]
    p = siege().bare().unit("babylon", "spearman", "a21")
    t = order(p, "explore", "explore")
    assert army(t, 1, UR) == "spearman"
    assert "hold their position" in t.told()[-1]
    p = siege().bare().hidden("a01").unit("babylon", "rider", "a10")  # an event is left, but not beside them
    assert army(order(p, "explore"), 1, "a10") == "rider"


@pytest.mark.rule("MES149")
@pytest.mark.parametrize(("where", "goes"), [("a08", ("a15", "a16")), ("a01", ("a01",)), ("a03", ("a04", "a10"))])
def test_on_the_way_home_nobody_comes_beside_the_besiegers_start(where: str, goes: tuple[str, ...]) -> None:
    """The besieger starts in A02: A01, A03, A08 and A09 lie beside it."""
    t = order(siege().bare().unit("babylon", "rider", where), "explore")
    assert next(one for one in AREA_NAMES if army(t, 1, one) == "rider") in goes


@pytest.mark.rule("G39")
def test_ruling_an_event_brings_the_defenders_steps_alone() -> None:
    p = siege()
    data = p.state.data
    for event in range(len(EVENT_NAMES)):
        if not data.event_there[event]:
            continue
        p.state.card[0] = event
        kinds = [data.option_kind[2 * event], data.option_kind[2 * event + 1]]
        steps = [data.option_track[2 * event + i] for i in (0, 1) if kinds[i] != SIX_ROUNDS]
        assert best_steps(p.state, 0) == max(steps, default=1)
    p.state.card[0] = NOBODY
    t = order(p, "explore").play("reveal plain-1")
    assert [int(one) for one in t.state.goods[GOODS : 2 * GOODS]] == [0] * GOODS
    assert t.state.card[area("a21")] == NOBODY
    assert events(t) > 1


@pytest.mark.rule("G39")
def test_ruling_a_running_event_that_the_defenders_hold_is_claimed_in_the_same_way() -> None:
    p = siege().bare().unit("babylon", "archer", "a27")
    s = p.state
    s.event[area("a27")], s.card[area("a27")], s.holder[area("a27")], s.pips[area("a27")] = RUNNING, 0, 0, 3
    t = p.then(TakeOvers())
    assert t.asked() == ""
    assert t.state.event[area("a27")] == NO_EVENT
    assert t.state.holder[area("a27")] == NOBODY
    assert events(t) > 1
