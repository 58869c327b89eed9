"""Sentences drawn by lot from all chapters of the rulebook, each tried in a position of its own."""

from __future__ import annotations

from typing import Any

import pytest

from serai.core.flow import NOBODY, settle
from serai.games.mesopotamia.rules.actions import Begin
from serai.games.mesopotamia.rules.build import raise_level
from serai.games.mesopotamia.rules.conquest import Conquest
from serai.games.mesopotamia.rules.ending import area_points, garden_points, settlement_points, token_points
from serai.games.mesopotamia.rules.explore import Explore
from serai.games.mesopotamia.rules.rounds import RoundStart
from serai.games.mesopotamia.rules.solo.guardians import HordeTurn
from serai.games.mesopotamia.rules.solo.siege import advance
from serai.games.mesopotamia.rules.solo.strategies import rank
from serai.games.mesopotamia.rules.tracks import climb, leader, ranking
from serai.games.mesopotamia.rules.tracks import position as place_on
from serai.games.mesopotamia.state import EVENT, HIDDEN, NO_EVENT, OPEN, POPULATION, RUNNING
from serai.games.mesopotamia.tables import (
    AREAS,
    CHARIOT,
    COLOUR_NAMES,
    DICE,
    GATHER,
    SHIP,
    TOKEN_NAMES,
    TRIBE,
    WARFARE,
)
from serai.games.mesopotamia.tests.alone import attack, event, order, siege
from serai.games.mesopotamia.tests.battle import army, bones, deal, everywhere, laid, phase, stake
from serai.games.mesopotamia.tests.decks import garden, open_token
from serai.games.mesopotamia.tests.duel import duel, show, shown, turn
from serai.games.mesopotamia.tests.naive import read
from serai.games.mesopotamia.tests.position import area, position
from serai.games.mesopotamia.units import controller, count, count_at, settlements
from serai.testing import table

# ---------------------------------------------------------------- turns and actions


@pytest.mark.rule("MES042", "MES043")
def test_p15_all_six_levels_end_with_two_dice_of_each_colour() -> None:
    """Whatever is chosen on the way, among what each level leaves."""
    for first in COLOUR_NAMES:
        p = position("sumer", "babylon").track("population", "sumer", at=8)
        left = []
        t = p.then()
        for level in range(6):
            raise_level(t.state, 0)
            settle(t.state)
            if t.asked() == "new-die":
                left.append(len(t.offered()))
                wished = f"colour {first}"
                t.play(wished if wished in t.offered() else t.offered()[-1])
            else:
                left.append(1)
            assert t.state.ziggurat[0] == level + 1
        owned = [COLOUR_NAMES[t.state.colour[die]] for die in range(DICE)]
        assert sorted(owned) == sorted(2 * list(COLOUR_NAMES))
        assert left == [3, 2, 1, 3, 2, 1]


@pytest.mark.rule("MES059", "MES164")
def test_p17_who_is_held_up_goes_no_farther_in_this_activation() -> None:
    """The second step of a rider is lost; as soon as a comrade has come one of the two may leave."""
    p = position("akkad", "ebla").unit("akkad", "rider", "a26").unit("akkad", "spearman", "a26")
    p.unit("ebla", "archer", "a18")
    t = p.then(Explore(0, 3, 0)).play("rouse rider a26", "step a18")
    assert t.asked() == "explore"  # one step of two
    assert t.why("rouse rider a18") == "MES061"
    t.play("rouse spearman a26", "step a18")
    assert "rouse rider a18" in t.offered()
    t.play("rouse rider a18")
    assert army(t, 0, "a18") == "spearman rider"


@pytest.mark.rule("MES054", "MES053")
def test_p17_a_ziggurat_a_unit_or_a_settlement_controls() -> None:
    p = position("mari", "hatti").unit("mari", "archer", "a26").settlement("hatti", "a18").unit("mari", "ram", "a19")
    s = p.unit("mari", "rider", "a27").unit("hatti", "chariot", "a27").state
    assert controller(s, s.start[0]) == 0
    assert [int(controller(s, area(one))) for one in ("a26", "a18", "a19", "a27")] == [0, 1, NOBODY, NOBODY]


@pytest.mark.rule("MES074", "MES055")
def test_p23_a_ship_gathers_from_one_of_its_two_areas_not_from_both() -> None:
    p = position("elam", "babylon", "sumer", "akkad").unit("elam", "ship", "e5").level("elam", gather=2)
    t = p.then(Begin(0, GATHER))
    banks = ["fish e5 first", "fish e5 second"]  # food of A15, clay of A16
    assert {*banks} < {*t.offered()}
    t.play(banks[1])
    assert not {*banks} & {*t.offered()}
    assert "gather stone" in t.offered()  # whoever begins with a ship may still gather at home
    assert t.why(banks[0]) == "MES074"


@pytest.mark.rule("MES074")
def test_p23_sources_serve_once_each_in_any_order() -> None:
    p = position("sumer", "babylon", "elam", "akkad").unit("sumer", "ship", "e5").unit("sumer", "archer", "a26", 2)
    t = p.settlement("sumer", "a26").level("sumer", gather=4).then(Begin(0, GATHER))
    t.play("forage a26", "fish e5 first", "forage a26", "harvest a26")
    assert t.why("forage a26") == "MES074"  # two units, twice
    assert t.why("harvest a26") == "MES074"
    assert [one for one in t.offered() if not one.startswith("gather ")] == ["gathered"]


@pytest.mark.rule("MES079", "MES080")
def test_p25_either_half_of_warfare_or_both() -> None:
    """Knucklebones come of themselves; raising may be left out, and without wood it is."""
    p = position("akkad", "mari").goods("akkad", wood=9, stone=9, clay=9, food=9)
    both = p.then(Begin(0, WARFARE))
    before = bones(both, 0)
    both.play(next(one for one in both.offered() if one.startswith("raise")))
    assert everywhere(both, 0) == 1
    assert before > 0
    poor = position("akkad", "mari").then(Begin(0, WARFARE))
    assert bones(poor, 0) == before
    assert everywhere(poor, 0) == 0


@pytest.mark.rule("MES034")
def test_p40_a_round_keeps_the_order_it_began_with() -> None:
    p = position("sumer", "babylon", "akkad").track("population", "sumer", "babylon", "akkad")
    t = p.then(RoundStart())
    assert t.seat() == 0
    climb(t.state, 2, POPULATION, 3)
    assert [int(one) for one in t.state.order] == [0, 1, 2]
    assert [int(one) for one in ranking(t.state, POPULATION)] == [2, 0, 1]  # of the next round


@pytest.mark.rule("MES116", "MES117")
def test_p41_the_top_of_a_track_belongs_to_who_came_first() -> None:
    s = position("sumer", "babylon", "akkad").state
    climb(s, 0, EVENT, 20)
    climb(s, 1, EVENT, 20)
    climb(s, 2, EVENT, 20)
    top = place_on(s, 0, EVENT)
    assert [int(place_on(s, side, EVENT)) for side in range(3)] == [top, top - 1, top - 1]
    assert [int(one) for one in ranking(s, EVENT)] == [0, 2, 1]  # of the two below, the later lies on top


# ---------------------------------------------------------------- battles


@pytest.mark.rule("MES039", "MES081", "MES169")
def test_p26_and_p29_what_the_first_battle_costs_is_missing_in_the_second_but_refunds_are_there() -> None:
    p = position("elam", "akkad", "mari").track("event", "akkad", "elam", "mari").goods("elam", bone=4)
    p.goods("mari", bone=6)
    p.unit("elam", "spearman", "a26").unit("mari", "spearman", "a26", fresh=True)
    p.unit("elam", "archer", "a18").unit("akkad", "archer", "a18", fresh=True)
    t = phase(p)
    assert (t.asked(), t.seat()) == ("order-battles", 1)
    t.play("battle a26")
    deal(t, "s1 s2")
    stake(stake(t, 1, "4/0/0"), 3, "6/0/0")
    while t.asked() not in ("draw-card", ""):
        t.play(t.offered()[0])
    assert bones(t, 0) == 2  # half of four, for the next battle
    deal(t, "a1 a2")
    assert t.offered(seat=0) == ["stake 0", "stake 1", "stake 2"]


@pytest.mark.rule("MES082")
def test_p27_three_empires_in_an_area_fight_until_one_is_left_and_holds_it() -> None:
    p = position("sumer", "babylon", "akkad").track("event", "babylon", "akkad", "sumer")
    for name in ("sumer", "babylon", "akkad"):
        p.unit(name, "spearman", "a26", fresh=True)
    t = phase(p)
    assert t.seat() == 1  # Babylon leads the event track
    for _ in range(60):
        if not t.asked():
            break
        t.play(t.offered(seat=t.seats()[0])[0] if len(t.seats()) == 1 else f"{t.seats()[0] + 1}: stake 0")
    there = [side for side in range(3) if army(t, side, "a26")]
    assert len(there) == 1
    assert controller(t.state, area("a26")) == there[0]


@pytest.mark.rule("MES058")
def test_p35_no_ship_is_attacked_from_land() -> None:
    p = position("elam", "babylon").unit("elam", "ship", "e5").unit("babylon", "chariot", "a15")
    t = phase(p.unit("babylon", "rider", "a16"))
    assert t.asked() == ""
    assert count(t.state, 0, SHIP) == 1


@pytest.mark.rule("MES099", "MES101")
def test_p35_the_next_below_plays_the_tribe_and_a_tribe_loses_ties() -> None:
    p = position("sumer", "babylon", "akkad").track("event", "babylon", "akkad", "sumer")
    p.unit("tribe", "spearman", "a26").unit("babylon", "spearman", "a26", fresh=True)
    t = deal(phase(p), "s2 s6").play("tribe 1")
    assert t.state.chief == 2  # Akkad lies below Babylon
    stake(stake(t, 2, "0/0/0"), 3, "0/0/3")  # a spearman's 1 against a spearman's 1
    assert (army(t, 1, "a26"), army(t, TRIBE, "a26")) == ("spearman", "")


@pytest.mark.rule("MES087", "MES084")
def test_p29_bonus_knucklebones_go_on_cards_in_any_order() -> None:
    p = position("sumer", "babylon").goods("sumer", bone=3).unit("babylon", "spearman", "a26")
    p.unit("sumer", "spearman", "a26", fresh=True).unit("sumer", "archer", "a26", fresh=True)
    t = stake(stake(deal(phase(p), "s3 a2 s2"), 1, "2/0/0"), 2, "0/0/0")
    assert (t.asked(), t.offered()) == ("lay", ["lay s3", "lay a2"])
    t.play("lay a2")
    assert t.offered() == ["lay s3", "lay a2"]
    t.play("lay s3")
    assert (laid(t, "s3"), laid(t, "a2")) == ([1, 0, 0], [1, 0, 0])


@pytest.mark.rule("MES107")
@pytest.mark.parametrize("choice", ["raze", "seize"])
def test_p37_who_is_left_beside_a_settlement_razes_it_or_makes_it_his(choice: str) -> None:
    p = position("elam", "hatti").settlement("elam", "a26").unit("hatti", "archer", "a26", fresh=True)
    t = p.then(Conquest())
    assert (t.asked(), t.seat()) == ("conquer", 1)
    assert t.offered() == ["raze", "seize"]
    t.play(choice)
    assert t.state.settlement[area("a26")] == (NOBODY if choice == "raze" else 1)
    assert (settlements(t.state, 0), settlements(t.state, 1)) == (0, int(choice == "seize"))


@pytest.mark.rule("MES093")
def test_p31_a_retreat_ends_where_no_enemy_is_and_uncovers_nothing() -> None:
    p = position("mari", "ebla", "akkad").track("event", "ebla", "mari", "akkad").hidden("a25")
    p.unit("akkad", "archer", "a18").unit("akkad", "archer", "a19").unit("akkad", "archer", "a27")
    p.unit("akkad", "rider", "a32")
    p.unit("mari", "rider", "a26").unit("ebla", "spearman", "a26", fresh=True)
    t = stake(stake(deal(phase(p), "s3 r4"), 1, "0/0/0"), 2, "0/0/0")
    assert army(t, 0, "a25") == "rider"  # the only one that is free
    assert t.state.event[area("a25")] == HIDDEN


# ---------------------------------------------------------------- the end


@pytest.mark.rule("MES126", "MES127", "MES128")
def test_p43_parts_of_the_gardens_markers_settlements_and_areas_count() -> None:
    p = garden(garden(position("sumer", "babylon"), "sumer", "g1-1"), "sumer", "g4-2")
    open_token(p, "a31", "desert-6")
    s = p.settlement("sumer", "a31").settlement("sumer", "a18").unit("babylon", "spearman", "a18").state
    printed = s.data.garden_points
    assert garden_points(s, 0) == sum(int(printed[s.garden[level]]) for level in (0, 3))
    assert token_points(s, 0) == 3
    assert settlement_points(s, 0) >= 1
    assert area_points(s, 1) == 1


# ---------------------------------------------------------------- alone


@pytest.mark.rule("MES177")
def test_p44_three_people_and_an_automa_are_four() -> None:
    t = table("mesopotamia", 3, None, automa="yes")
    assert (t.state.players, t.state.sides) == (3, 4)


@pytest.mark.rule("MES136")
def test_p45_strategy_cards_lie_by_their_priority() -> None:
    p = show(duel("babylon", "sumer"), "sc5", "sc9", "sc11")
    rank(p.state, 1, False)
    assert list(shown(p.state)) == ["sc11", "sc9", "sc5"]


@pytest.mark.rule("MES139")
def test_p45_an_emperor_draws_by_his_ziggurat() -> None:
    found = []
    for built in range(7):
        p = show(duel("babylon", "sumer", level="emperor"), "sc5", "sc9", "sc11")
        p.ziggurat("sumer", *["white"] * built)
        t, cards = turn(p), 0
        while t.asked() == "draw-action":
            t.play(t.offered()[0])
            cards += 1
        found.append(cards)
    assert found == [0, 0, 1, 1, 2, 2, 3]


@pytest.mark.rule("MES146", "MES147")
def test_p50_the_defenders_may_stand_at_the_top_beside_you() -> None:
    p = siege()
    climb(p.state, 0, EVENT, 20)
    assert place_on(p.state, 0, EVENT) == 10
    advance(p.state, EVENT, 20)
    assert place_on(p.state, 1, EVENT) == 10


@pytest.mark.rule("MES144")
def test_p50_your_seals_begin_on_top_of_theirs_and_you_begin() -> None:
    p = siege("hatti", "babylon")  # Babylon's second position is part of the set-up that is ignored
    s = p.state
    assert [int(place_on(s, side, track)) for side in (0, 1) for track in (EVENT, POPULATION)] == [1, 1, 1, 1]
    assert leader(s, EVENT) == 0
    assert [int(one) for one in ranking(s, POPULATION)] == [0, 1]


@pytest.mark.rule("MES148")
def test_p51_a_third_of_the_population_rounded_up_and_a_chariot_far_to_the_right() -> None:
    p = siege().unit("sumer", "spearman", "a10")
    advance(p.state, POPULATION, 6)
    t = order(p, "warfare")
    assert bones(t, 1) == 3  # seven divided by three
    s, spots = t.state, range(int(t.state.data.areas))
    beside = [one for one in spots if s.data.bordering[area("a10") * AREAS + one] and s.ground[one] == OPEN]
    farthest = max(beside, key=lambda one: int(s.data.x[one]))
    assert [one for one in spots if count_at(s, 1, CHARIOT, one)] == [farthest]


@pytest.mark.rule("MES147")
def test_p51_you_cannot_trade_where_their_amphora_stands() -> None:
    p = siege().goods("sumer", stone=9, wood=9, clay=9, food=9, tablet=9, bone=9)
    p.state.trade[0] = TOKEN_NAMES.index("t1-1")
    open_slot = [one for one in p.then(Begin(0, GATHER)).offered() if one.startswith("trade")]
    assert open_slot == ["trade 1a"]
    q = siege().goods("sumer", stone=9, wood=9, clay=9, food=9, tablet=9, bone=9)
    q.state.trade[0] = TOKEN_NAMES.index("t1-1")
    q.state.amphora[0] = 1
    assert q.then(Begin(0, GATHER)).why("trade 1a") == "MES147"


@pytest.mark.rule("MES132", "MES133")
def test_p48_who_cannot_win_and_cannot_flee_throws_one_knucklebone_away() -> None:
    """All areas around are taken by the human: the Automa's spearman has nowhere to go."""
    p = position("sumer", "babylon", seats=1).track("event", "sumer", "babylon").goods("babylon", bone=2)
    p.unit("sumer", "chariot", "a26", fresh=True).unit("babylon", "spearman", "a26")
    for where in ("a18", "a19", "a25"):
        p.unit("sumer", "spearman", where)
    p.unit("sumer", "archer", "a27").unit("sumer", "archer", "a32")
    t = deal(deal(phase(p), "c1"), "s1")
    assert army(t, 1, "a26") == ""
    assert bones(t, 1) == 1


@pytest.mark.rule("MES155")
def test_p53_the_horde_destroys_a_six_round_event_it_passes_and_uncovers_none() -> None:
    p = attack().unit("babylon", "spearman", "a21").hidden("a20").unit("babylon", "archer", "a27")
    t = event(p, "a13", RUNNING).then(HordeTurn(1))
    assert army(t, 1, "a13") == "spearman"
    assert t.state.event[area("a13")] == NO_EVENT
    assert army(t, 1, "a20") == "archer"
    assert t.state.event[area("a20")] == HIDDEN


def technologies() -> dict[str, dict[str, dict[int, dict[str, Any]]]]:
    """The printed cards by action, empire and level."""
    cards: dict[str, dict[str, dict[int, dict[str, Any]]]] = {}
    for action, rows in read("technologies").items():
        for row in rows:
            cards.setdefault(action, {}).setdefault(str(row["empire"]), {})[int(str(row["level"]))] = row
    return cards


def merits(card: dict[str, Any]) -> dict[str, int]:
    """What of a card makes it better, each a number that may only grow with the level."""
    worse = ("food", "clay")
    kept = {key: value for key, value in card.items() if key not in ("empire", "level", "provenance", "signs")}
    sizes = {key: len(value) if isinstance(value, list) else int(value) for key, value in kept.items()}
    return {key: -size if key in worse else size for key, size in sizes.items()}


@pytest.mark.rule("MES080")
def test_every_level_of_a_technology_is_better_than_the_one_below() -> None:
    """Page 15; of Build the level itself is better, since it unlocks more."""
    for action, empires in technologies().items():
        for empire, levels in empires.items():
            for level in sorted(levels)[1:]:
                below, above = merits(levels[level - 1]), merits(levels[level])
                assert all(above[key] >= below[key] for key in below), (action, empire, level)
                assert action == "build" or above != below, (action, empire, level)


@pytest.mark.rule("MES080")
def test_every_level_of_growth_asks_for_less_food() -> None:
    """Page 26."""
    for empire, levels in technologies()["growth"].items():
        food = [levels[level]["food"] for level in sorted(levels)]
        assert food == sorted(set(food), reverse=True), empire


@pytest.mark.rule("MES022")
def test_sumer_makes_more_discoveries_than_anybody_else() -> None:
    """Page 15: on each level that it improves technologies by."""
    cards = technologies()["research"]
    for level, card in cards["sumer"].items():
        others = [
            levels[level]["discoveries"] for empire, levels in cards.items() if empire != "sumer" and level in levels
        ]
        assert card["discoveries"] > max(others), level
