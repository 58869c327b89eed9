"""What an Automa does with its actions (p. 46 and 47): building, moving, trading, raising, discovering, events."""

from __future__ import annotations

import pytest

from serai.core.flow import settle
from serai.games.mesopotamia.rules.conquest import Conquest
from serai.games.mesopotamia.rules.events import ask_option
from serai.games.mesopotamia.rules.six_rounds import SixRounds
from serai.games.mesopotamia.rules.trade import trade
from serai.games.mesopotamia.state import RUNNING
from serai.games.mesopotamia.tables import ACTION_NAMES, ACTIONS, BONE, GOODS, TABLET, TOKEN_NAMES
from serai.games.mesopotamia.tables_events import EVENT_NAMES, GARDEN_NAMES
from serai.games.mesopotamia.tests.battle import army, bones, deal, phase
from serai.games.mesopotamia.tests.duel import carry_out, duel
from serai.games.mesopotamia.tests.position import Position, area
from serai.games.mesopotamia.units import settlements
from serai.testing import ScriptedTable

AUTOMA = 1  # Sumer, in start area a06


def levels(t: ScriptedTable) -> list[int]:
    return [int(n) for n in t.state.level[AUTOMA * ACTIONS : (AUTOMA + 1) * ACTIONS]]


def where(t: ScriptedTable) -> list[str]:
    """The areas with land units of the Automa."""
    return [f"a{one + 1:02}" for one in range(int(t.state.data.areas)) if t.state.land[one * 7 + AUTOMA]]


@pytest.mark.rule("G91")
@pytest.mark.rule("G31")
@pytest.mark.rule("G32")
def test_it_builds_the_first_item_that_is_legal_now_and_pays_nothing() -> None:
    p = duel().level("sumer", build=2)
    t = carry_out(p, "sc5-1")
    assert t.state.ziggurat[AUTOMA] == 1
    assert t.asked() == ""  # no die, no price
    again = carry_out(duel().level("sumer", build=2).ziggurat("sumer", "white ki"), "sc5-1")
    assert army(again, AUTOMA, "a06") == "ram"  # population 1: the second level must wait


@pytest.mark.rule("G91")
def test_with_nothing_to_build_it_discovers_the_next_build_level() -> None:
    t = carry_out(duel().ziggurat("sumer", "white ki"), "sc9-1")
    assert levels(t)[ACTION_NAMES.index("build")] == 2
    full = carry_out(duel().level("sumer", build=4).ziggurat("sumer", "white ki"), "sc9-1")
    assert "The Sumerians can build nothing." in full.told()


@pytest.mark.rule("G32")
@pytest.mark.rule("G91")
def test_a_garden_needs_its_conditions_and_no_goods() -> None:
    p = duel().level("sumer", build=4).ziggurat("sumer", "white ki")
    p.state.garden[0] = GARDEN_NAMES.index("g1-1")
    t = carry_out(p, "sc9-1")
    assert t.state.gardener[0] == AUTOMA
    assert "The Sumerians build the next part of the Hanging Gardens." in t.told()
    assert t.asked() == "deal-garden"
    p = duel().level("sumer", build=4).ziggurat("sumer", "white ki")
    token = next(n for n in range(40) if p.state.data.garden_there[n] and p.state.data.garden_people[n] > 1)
    p.state.garden[0] = token
    t = carry_out(p, "sc9-1")
    assert t.state.gardener[0] == -1
    assert "The Sumerians can build nothing." in t.told()


@pytest.mark.rule("G92")
def test_a_settlement_stands_near_the_start_area() -> None:
    p = duel().level("sumer", build=3).ziggurat("sumer", "white ki")
    t = carry_out(p.unit("sumer", "spearman", "a18").unit("sumer", "spearman", "a13"), "sc9-1")
    assert t.state.settlement[area("a13")] == AUTOMA


@pytest.mark.rule("G92")
def test_a_wall_goes_around_a_settlement_first_then_near_the_people() -> None:
    p = (
        duel("babylon", "elam")
        .unit("elam", "spearman", "a13")
        .unit("elam", "spearman", "a12")
        .settlement("elam", "a27")
    )
    p.unit("babylon", "spearman", "a05")
    t = carry_out(p, "sc17-2")
    assert t.state.wall[area("a27")] == AUTOMA
    p = duel("babylon", "elam").unit("elam", "spearman", "a13").unit("elam", "spearman", "a27")
    t = carry_out(p.unit("babylon", "spearman", "a05"), "sc17-2")
    assert t.state.wall[area("a13")] == AUTOMA


@pytest.mark.rule("G92")
def test_a_ram_is_built_beside_a_unit() -> None:
    p = duel().level("sumer", build=2).ziggurat("sumer", "white ki").settlement("sumer", "a13")
    t = carry_out(p.unit("sumer", "spearman", "a13"), "sc5-1")
    assert army(t, AUTOMA, "a13") == "spearman ram"


@pytest.mark.rule("G93")
def test_it_raises_the_best_unit_nearest_to_the_people() -> None:
    p = duel().level("sumer", warfare=3).settlement("sumer", "a18").unit("babylon", "spearman", "a10")
    t = carry_out(p, "sc1-1")
    assert army(t, AUTOMA, "a18") == "rider"
    assert bones(t, AUTOMA) == p.state.data.amount[(0 * 6 + 4) * 4 + 2]
    t = carry_out(duel().settlement("sumer", "a13"), "sc1-1")
    assert army(t, AUTOMA, "a06") == "spearman"  # nobody to be near: the start area


@pytest.mark.rule("G93")
def test_at_the_unit_limit_it_raises_nothing() -> None:
    t = carry_out(duel().unit("sumer", "spearman", "a13", 2), "sc1-1")
    assert "The Sumerians can raise no unit." in t.told()


@pytest.mark.rule("G90")
def test_it_claims_the_free_token_with_most_points_then_the_leftmost() -> None:
    p = duel()
    points = p.state.data.token_points
    tokens = [n for n in range(len(TOKEN_NAMES)) if p.state.data.token_there[n]]
    low, high = min(tokens, key=lambda n: points[n]), max(tokens, key=lambda n: points[n])
    assert points[low] < points[high]
    p.state.trade[0], p.state.trade[3], p.state.trade[6] = low, high, high
    p.state.amphora[9] = 0
    t = carry_out(p, "sc18-2")
    assert [int(one) for one in t.state.amphora] == [-1, -1, -1, 1, -1, -1, 1, -1, -1, 0, -1, -1]
    t = carry_out(duel(), "sc9-2")
    assert "The Sumerians find no trade token for an amphora." in t.told()


@pytest.mark.rule("G32")
def test_who_trades_on_its_token_pays_the_supply() -> None:
    p = duel().goods("babylon", stone=5, wood=5, clay=5, food=5, tablet=5, bone=5)
    token = next(n for n in range(len(TOKEN_NAMES)) if p.state.data.token_there[n])
    p.state.trade[0], p.state.amphora[0] = token, AUTOMA
    trade(p.state, 0, 0)
    assert [int(n) for n in p.state.goods[GOODS : 2 * GOODS]] == [0] * GOODS


@pytest.mark.rule("G95")
@pytest.mark.rule("MES142")
def test_it_discovers_the_named_technology_then_the_lowest_and_leftmost() -> None:
    t = carry_out(duel(), "sc11-1")
    assert levels(t) == [2, 2, 3, 1, 1, 1]
    t = carry_out(duel().level("sumer", explore=2, build=4, research=4, gather=1, warfare=2, growth=1), "sc11-1")
    assert levels(t) == [3, 4, 4, 2, 2, 2]
    full = duel().level("sumer", explore=4, build=4, research=4, gather=4, warfare=4, growth=4)
    assert "The Sumerians know all technologies." in carry_out(full, "sc11-1").told()


def explorers(**units: str) -> Position:
    """Sumer with units by kind on areas, hidden events nowhere."""
    p = duel()
    for kind, places in units.items():
        for place in places.split():
            p.unit("sumer", kind, place)
    return p


@pytest.mark.rule("G94")
def test_the_unit_with_the_shortest_way_goes_and_reveals() -> None:
    t = carry_out(explorers(spearman="a13", archer="a18").hidden("a10"), "sc2-1")
    assert where(t) == ["a10", "a13"]
    assert t.asked() == "draw-event"


@pytest.mark.rule("G94")
def test_the_faster_unit_goes_first_and_stops_at_the_target() -> None:
    t = carry_out(explorers(spearman="a13", rider="a13").hidden("a12"), "sc2-1")
    assert army(t, AUTOMA, "a12") == "rider"


@pytest.mark.rule("G94")
def test_a_tribe_is_a_target_only_where_no_free_event_is_left_and_never_passed() -> None:
    p = explorers(rider="a13").hidden("a27").unit("tribe", "spearman", "a20").unit("tribe", "spearman", "a19")
    t = carry_out(p, "sc2-1")
    assert where(t) == ["a28"]  # two steps of three, not through a19 or a20; blocked areas may be passed
    p = explorers(rider="a13").hidden("a20", "a27").unit("tribe", "spearman", "a20").unit("tribe", "spearman", "a27")
    assert where(carry_out(p, "sc2-1")) == ["a20"]  # pinned there


@pytest.mark.rule("G94")
def test_toward_a_wall_a_unit_takes_a_ram_along_and_without_one_stops_before_it() -> None:
    p = explorers(spearman="a12", rider="a13").wall("babylon", "a10").level("sumer", explore=2)
    t = carry_out(p, "sc5-2")
    assert army(t, AUTOMA, "a04") == "spearman rider"  # one after the other; the first stays when it is there
    p = explorers(spearman="a12").unit("sumer", "ram", "a12").wall("babylon", "a19")
    t = carry_out(p, "sc5-2")
    assert army(t, AUTOMA, "a19") == "spearman ram"


@pytest.mark.rule("G94")
def test_who_stands_with_an_enemy_stays_and_without_a_target_nothing_moves() -> None:
    p = explorers(spearman="a12 a12").unit("babylon", "spearman", "a12")
    t = carry_out(p, "sc6-2")
    assert where(t) == ["a12"]
    assert "No unit of the Sumerians finds a way to a target." in t.told()


@pytest.mark.rule("G96")
def test_of_an_event_it_takes_the_option_with_more_steps() -> None:
    p = duel().unit("sumer", "spearman", "a13")
    s = p.state
    for event in range(len(EVENT_NAMES)):
        if not s.data.event_there[event]:
            continue
        one = duel().unit("sumer", "spearman", "a13")
        one.state.card[area("a13")] = event
        one.state.notes = []
        ask_option(one.state, AUTOMA, area("a13"))
        steps = [int(s.data.option_track[2 * event + i]) for i in range(2)]
        taken = next(int(n.c) for n in one.state.notes if n.message == "event-chosen") % 2
        assert taken == (1 if steps[1] > steps[0] else 0)
        assert all(int(n) == 0 for n in one.state.goods[GOODS : GOODS + BONE])


@pytest.mark.rule("G96")
@pytest.mark.parametrize("good", [TABLET, BONE])
def test_of_income_it_takes_knucklebones_only(good: int) -> None:
    p = duel().unit("sumer", "spearman", "a13")
    s, here = p.state, area("a13")
    option = next(n for n in range(2 * len(EVENT_NAMES)) if s.data.option_round[n * GOODS + good])
    s.card[here], s.choice[here] = option // 2, option % 2
    s.event[here], s.holder[here], s.pips[here] = RUNNING, AUTOMA, 1
    p.settled(SixRounds())
    given = int(s.data.option_round[option * GOODS + BONE])
    assert [int(n) for n in s.goods[GOODS : 2 * GOODS]] == [0] * BONE + [given]
    assert (given > 0) == (good == BONE)
    assert s.pips[here] == 2


@pytest.mark.rule("G96")
def test_out_of_event_dice_it_gives_up_what_has_run_least() -> None:
    p = duel().unit("sumer", "spearman", "a13")
    s = p.state
    for place, pips in (("a18", 4), ("a10", 2), ("a12", 5)):
        one = area(place)
        s.card[one], s.event[one], s.holder[one], s.pips[one] = 1, RUNNING, AUTOMA, pips
    s.card[area("a13")] = EVENT_NAMES.index("desert-1")  # six rounds in both options
    ask_option(s, AUTOMA, area("a13"))
    settle(s)
    assert [int(s.holder[area(place)]) for place in ("a18", "a10", "a12", "a13")] == [AUTOMA, -1, AUTOMA, AUTOMA]


@pytest.mark.rule("G96")
def test_it_takes_settlements_while_it_has_some_left() -> None:
    p = duel().settlement("babylon", "a18").unit("sumer", "spearman", "a18")
    t = p.then(Conquest())
    assert t.state.settlement[area("a18")] == AUTOMA
    p = duel().settlement("babylon", "a18").unit("sumer", "spearman", "a18")
    for place in ("a10", "a12", "a13"):
        p.settlement("sumer", place)
    t = p.then(Conquest())
    assert t.state.settlement[area("a18")] == -1
    assert settlements(t.state, AUTOMA) == 3


@pytest.mark.rule("G96")
def test_as_attacker_it_sends_human_units_far_away_and_the_highest_human_orders_battles() -> None:
    p = duel().track("event", "sumer", "babylon").unit("babylon", "rider", "a13").goods("babylon", bone=1)
    t = deal(phase(p.unit("sumer", "chariot", "a13", fresh=True)), "r5").play("arm r5 mobility")
    deal(t, "c4")
    assert where(t) == ["a13"]
    assert army(t, 0, "a14") == "rider"  # a14, a20 and a21 are farthest from a02; a14 is first on the map
    p = duel().track("event", "sumer", "babylon")
    for place in ("a13", "a18"):
        p.unit("babylon", "spearman", place).unit("sumer", "spearman", place, fresh=True)
    t = phase(p)
    assert (t.asked(), t.seat()) == ("order-battles", 0)
