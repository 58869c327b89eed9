"""Research, Gather & Trade, Warfare and Growth (p. 21 to 26)."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules.actions import Act, Begin
from serai.games.mesopotamia.rules.growth import start_growth
from serai.games.mesopotamia.rules.rounds import TurnStart
from serai.games.mesopotamia.rules.tracks import position as place_on
from serai.games.mesopotamia.scoring import conserved
from serai.games.mesopotamia.state import POPULATION
from serai.games.mesopotamia.tables import (
    ACTION_NAMES,
    BUILD,
    GATHER,
    GOODS,
    GROWTH,
    RESEARCH,
    TOKEN_NAMES,
    WARFARE,
)
from serai.games.mesopotamia.tests.position import Position, area, position
from serai.testing import ScriptedTable


def acting(built: Position, action: int, side: int = 0) -> ScriptedTable:
    return built.then(Begin(side, action))


def stock(meso: ScriptedTable, side: int = 0) -> list[int]:
    return [int(n) for n in meso.state.goods[side * GOODS : (side + 1) * GOODS]]


@pytest.mark.rule("MES071", "MES072")
@pytest.mark.parametrize(("level", "tablets"), [(1, 1), (4, 4)])
def test_clay_becomes_tablets(level: int, tablets: int) -> None:
    """AC-18: two clay make one tablet with Cuneiform, four with Code of Laws."""
    elam = acting(position("elam", "mari").goods("elam", clay=2).level("elam", research=level), RESEARCH)
    assert stock(elam.play("convert")) == [0, 0, 0, 0, tablets, 0]


@pytest.mark.rule("MES072", "MES162")
def test_literature_may_become_code_of_laws_while_it_is_in_use() -> None:
    """AC-17: level 3 with one tablet makes one discovery, of itself if one likes."""
    elam = acting(position("elam", "mari").goods("elam", tablet=1).level("elam", research=3), RESEARCH)
    elam.play("discover research")
    assert elam.state.level[RESEARCH] == 4
    assert elam.asked() == ""  # no tablet is left
    more = acting(position("elam", "mari").goods("elam", tablet=1, clay=2).level("elam", research=3), RESEARCH)
    more.play("discover research", "convert")
    assert stock(more)[4] == 3  # by the card that was activated


@pytest.mark.rule("MES072")
def test_two_discoveries_may_lift_the_same_technology_twice() -> None:
    """AC-19: Build from 2 to 4 in one action."""
    elam = acting(position("elam", "mari").goods("elam", tablet=2).level("elam", research=3, build=2), RESEARCH)
    assert elam.play("discover build", "discover build").state.level[BUILD] == 4


@pytest.mark.rule("G61", "MES162")
def test_halves_are_not_interleaved() -> None:
    elam = acting(position("elam", "mari").goods("elam", tablet=2, clay=2).level("elam", research=3), RESEARCH)
    elam.play("discover build", "convert")
    assert elam.asked() == ""  # discoveries are over: nothing is left to do
    elam = acting(position("elam", "mari").goods("elam", clay=2).level("elam", research=3), RESEARCH)
    assert elam.play("convert", "discover build", "discover build").state.level[BUILD] == 3
    gather = acting(traders("t1-3").goods("akkad", wood=2).unit("akkad", "spearman", "a03"), GATHER)
    gather.play("gather wood", "trade 1a")
    assert gather.asked() == ""  # gathering is over once a trade has followed it
    gather = acting(traders("t1-3").goods("akkad", wood=2).unit("akkad", "spearman", "a03"), GATHER)
    gather.play("trade 1a", "gather wood")
    assert gather.why("trade 1a") == "G61"


def traders(*tokens: str) -> Position:
    """A table with these tokens in the first slots. Akkad's cards of Gather & Trade are the plain ones."""
    built = position("akkad", "mari", "ebla", "sumer")
    for slot, token in enumerate(tokens):
        built.state.trade[slot] = TOKEN_NAMES.index(token)
    return built


@pytest.mark.rule("MES073", "MES074", "MES002", "MES008")
def test_sources_serve_once_each() -> None:
    """AC-21: start area, settlement, spearman and ship; three different ones, none twice."""
    built = (
        position("akkad", "mari").level("akkad", gather=2).settlement("akkad", "a12").unit("akkad", "spearman", "a09")
    )
    akkad = acting(built.unit("akkad", "ship", "e1"), GATHER)
    assert akkad.offered() == [
        "gather stone", "gather wood", "gather clay", "gather food", "harvest a12", "forage a09", "fish e1 second",
        "gathered",
    ]  # fmt: skip
    akkad.play("gather food", "harvest a12")
    assert akkad.why("gather wood") == "MES074"
    assert akkad.why("harvest a12") == "MES074"
    assert akkad.play("fish e1 second", "gathered").asked() == ""
    assert sum(stock(akkad)[:4]) == 3
    assert stock(akkad)[4:] == [0, 0]  # tablets and knucklebones grow nowhere


@pytest.mark.rule("MES074")
def test_several_units_in_an_area_each_count() -> None:
    built = position("akkad", "mari").level("akkad", gather=3).unit("akkad", "spearman", "a09", 2)
    akkad = acting(built.unit("mari", "archer", "a09").settlement("akkad", "a03"), GATHER)
    akkad.play("forage a09", "forage a09")
    assert akkad.why("forage a09") == "MES074"  # two units, two goods
    akkad.play("harvest a03", "gather wood")
    assert akkad.asked() == ""
    assert sum(stock(akkad)) == 4


@pytest.mark.rule("G13", "MES074", "MES032")
def test_start_areas_and_blocked_areas_yield_nothing_to_units_and_ships() -> None:
    """AC-38: four players with A23 as own start, then two players with A16 blocked and A23 closed."""
    four = (
        position("sumer", "mari", "akkad", "ebla", tribes=True)
        .unit("akkad", "spearman", "a15")
        .level("akkad", gather=4)
    )
    akkad = acting(
        four.unit("akkad", "ship", "e5").unit("akkad", "ship", "e6").unit("akkad", "archer", "a23"), GATHER, 2
    )
    assert akkad.offered("forage") == ["forage a15"]
    assert akkad.why("forage a23") == "G13"
    banks = akkad.offered("fish")
    assert len([one for one in banks if " e5 " in one]) == 2
    assert len([one for one in banks if " e6 " in one]) == 1
    two = position("akkad", "mari").unit("akkad", "ship", "e5").unit("akkad", "ship", "e6").level("akkad", gather=4)
    offered = acting(two, GATHER).offered("fish")
    assert len(offered) == 1
    assert " e5 " in offered[0]


@pytest.mark.rule("G62")
def test_a_trade_uses_up_no_pick() -> None:
    akkad = acting(traders("t1-3").goods("akkad", wood=1).level("akkad", gather=1), GATHER).play("trade 1a")
    assert akkad.play("gather food").asked() == ""
    assert stock(akkad)[:4] == [0, 0, 2, 1]


@pytest.mark.rule("MES075", "G17")
def test_trade_levels_and_ships() -> None:
    built = traders("t1-3", "t1-4").goods("akkad", wood=3, stone=3, clay=3)
    built.state.trade[5] = TOKEN_NAMES.index("t2-5")  # the slot shows a ship
    akkad = acting(built.level("akkad", gather=1), GATHER)
    assert akkad.offered("trade") == ["trade 1a", "trade 1b"]
    assert akkad.why("trade 2c") == "MES075"
    assert akkad.why("trade 4a") == "MES075"
    built = traders().goods("akkad", clay=3).level("akkad", gather=2)
    built.state.trade[5] = TOKEN_NAMES.index("t2-5")
    assert acting(built, GATHER).why("trade 2c") == "MES075"
    assert "trade 2c" in acting(built.unit("akkad", "ship", "e1"), GATHER).offered()


@pytest.mark.rule("MES076", "G14")
def test_a_foreign_token_pays_its_owner() -> None:
    """AC-22: the left side goes to the rival, the right side comes from the supply, the amphora stays."""
    built = traders("t1-3").goods("akkad", wood=1)
    built.state.amphora[0] = 1
    before = conserved(built.state)
    akkad = acting(built, GATHER).play("trade 1a")
    assert stock(akkad)[:4] == [0, 0, 2, 0]
    assert stock(akkad, 1)[1] == 1
    assert akkad.state.amphora[0] == 1
    assert conserved(akkad.state) == before


@pytest.mark.rule("MES076", "G14")
def test_the_first_trade_claims_the_token_while_amphorae_last() -> None:
    akkad = acting(traders("t1-3").goods("akkad", wood=1), GATHER).play("trade 1a")
    assert akkad.state.amphora[0] == 0
    built = traders("t1-3").goods("akkad", wood=1)
    for slot in range(1, 7):
        built.state.amphora[slot] = 0
    assert acting(built, GATHER).play("trade 1a").state.amphora[0] == NOBODY


@pytest.mark.rule("MES002")
def test_goods_of_choice_are_basic() -> None:
    built = traders().goods("akkad", bone=1).level("akkad", gather=3)
    built.state.trade[6] = TOKEN_NAMES.index("t3-5")
    akkad = acting(built, GATHER).play("trade 3a")
    assert akkad.offered() == ["take stone", "take wood", "take clay", "take food"]
    assert stock(akkad.play("take wood", "take food")) == [0, 1, 0, 1, 0, 0]


@pytest.mark.rule("MES078", "MES079")
def test_warfare_brings_knucklebones_and_units_up_to_the_level() -> None:
    """AC-20: Animal Husbandry with one wood raises a rider, an archer or a spearman, no chariot."""
    built = position("elam", "mari").goods("elam", wood=1).level("elam", warfare=3).settlement("elam", "a09")
    elam = acting(built, WARFARE)
    assert stock(elam)[5] == 4
    kinds = {words.split()[1] for words in elam.offered("raise")}
    assert kinds == {"spearman", "archer", "rider"}
    assert {words.split()[2] for words in elam.offered("raise")} == {"a02", "a09"}
    assert elam.why("raise chariot a02") == "MES079"
    assert elam.why("raise rider a03") == "MES079"
    elam.play("raise rider a09")
    assert stock(elam)[1] == 0
    assert elam.state.at[6] == area("a09")
    poor = acting(position("elam", "mari").level("elam", warfare=3), WARFARE)
    assert poor.asked() == ""
    assert stock(poor)[5] == 4


@pytest.mark.rule("MES079")
def test_hittites_raise_riders_without_wood() -> None:
    hatti = acting(position("hatti", "mari").level("hatti", warfare=3), WARFARE)
    assert hatti.offered() == ["raise rider a02", "raised"]


@pytest.mark.rule("G67", "MES079")
def test_a_besieged_settlement_still_raises_and_yields() -> None:
    """AC-39: an enemy archer stands in A13 with your settlement, none of your units."""
    built = position("sumer", "elam").goods("elam", wood=1).settlement("elam", "a13").unit("sumer", "archer", "a13")
    elam = acting(built, WARFARE, 1)
    assert "raise spearman a13" in elam.offered()
    built = position("sumer", "elam").settlement("elam", "a13").unit("sumer", "archer", "a13")
    assert "harvest a13" in acting(built, GATHER, 1).offered()


@pytest.mark.rule("MES080")
def test_growth_costs_the_printed_food() -> None:
    elam = acting(position("elam", "mari").goods("elam", food=4), GROWTH)
    assert stock(elam)[3] == 0
    assert place_on(elam.state, 0, POPULATION) == 2
    hungry = position("elam", "mari").goods("elam", food=3).then(Act(0))
    assert hungry.why("token growth") == "MES080"


@pytest.mark.rule("MES080")
def test_babylon_may_grow_twice_at_once() -> None:
    built = position("babylon", "mari").goods("babylon", food=3).level("babylon", growth=4)
    babylon = acting(built, GROWTH)
    assert babylon.offered() == ["grow 1", "grow 2"]
    assert place_on(babylon.play("grow 2").state, 0, POPULATION) == 3
    assert stock(babylon)[3] == 0


@pytest.mark.rule("G63", "MES118")
def test_nobody_grows_into_a_locked_top() -> None:
    built = position("elam", "mari").goods("elam", food=9).track("population", "mari", at=10)
    assert built.track("population", "elam", at=9).then(Act(0)).why("token growth") == "G63"


@pytest.mark.rule("G07")
def test_the_supply_never_runs_out() -> None:
    built = position("elam", "mari").goods("elam", food=500)
    assert "token growth" in built.then(TurnStart(0)).offered()
    assert built.state.supply[3] == -500


def test_the_plain_growth_card_asks_nothing() -> None:
    built = position("elam", "mari").goods("elam", food=4)
    start_growth(built.state, 0, 3 * 24 + ACTION_NAMES.index("growth") * 4)
    assert not built.state.stack
