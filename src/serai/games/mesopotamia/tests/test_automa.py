"""The Automa's turn (p. 44 to 47): strategy cards, action cards, the star, the extra action, the end of the turn."""

from __future__ import annotations

import pytest

from serai.core.flow import settle
from serai.games.mesopotamia.rules.solo.automa import CloseTurn, PrepareAutoma
from serai.games.mesopotamia.rules.solo.conditions import is_met
from serai.games.mesopotamia.rules.solo.strategies import SeekStrategy, in_deck
from serai.games.mesopotamia.rules.tracks import position as track_position
from serai.games.mesopotamia.state import DISCARDED, POPULATION, RUNNING
from serai.games.mesopotamia.tables import ACTION_NAMES, ACTIONS, GOODS, RESEARCH
from serai.games.mesopotamia.tables_solo import CONDITION_NAMES, STRATEGY_NAMES
from serai.games.mesopotamia.tests.duel import duel, show, shown, turn
from serai.games.mesopotamia.tests.position import Position, area
from serai.testing import ScriptedTable, table

DICE = ("white ki", "silver ki", "black ki")  # three levels; an Automa never rolls


def book(*levels: str) -> ScriptedTable:
    """The worked turn: Sumer is the Automa's, with three strategy cards and a ziggurat."""
    p = duel(level="igigu").ziggurat("sumer", *levels)
    return turn(show(p, "sc5", "sc9", "sc11"))


def level(t: ScriptedTable, action: str) -> int:
    return int(t.state.level[1 * ACTIONS + ACTION_NAMES.index(action)])


def met(p: Position, condition: str) -> bool:
    return is_met(p.state, p.state.players, CONDITION_NAMES.index(condition))


@pytest.mark.rule("MES136")
@pytest.mark.rule("MES137")
@pytest.mark.rule("MES138")
@pytest.mark.rule("MES140")
@pytest.mark.rule("MES142")
@pytest.mark.rule("G35")
def test_the_turn_of_the_book() -> None:
    t = book(*DICE)
    assert t.told() == [
        "1. Strategy card 11 (Sumerian Progress), priority 3: Code of Laws is still missing.",
        "2. Strategy card 9 (Development), priority 8: fewer than two settlements.",
        "3. Strategy card 5 (Attack), priority 19: no human has a settlement or holds an event.",
        "The Automa’s Sumerians have 3 ziggurat levels: 2 action cards and one more action.",
    ]
    t.play("card research", "card gather")
    assert level(t, "research") == 3
    said = t.told()
    assert "The Sumerians draw Research: strategy card 11 (Sumerian Progress)." in said
    assert "The Sumerians draw Gather & Trade: strategy card 9 (Development)." in said
    assert "Extra action of the Sumerians: Growth of strategy card 11 (Sumerian Progress)." in said
    assert track_position(t.state, 1, POPULATION) == 2
    t.play("strategy sc2", "strategy sc12")  # drawn and discarded until one has Research
    assert shown(t.state) == {"sc12": 0, "sc9": 2, "sc5": 0}
    assert t.state.strategy[STRATEGY_NAMES.index("sc11")] == DISCARDED
    assert t.state.strategy[STRATEGY_NAMES.index("sc2")] == DISCARDED
    assert t.state.action_cards == 0


@pytest.mark.rule("MES139")
@pytest.mark.rule("MES141")
@pytest.mark.rule("G87")
def test_the_star_is_used_last_and_amphorae_on_unfinished_cards_stay() -> None:
    t = book(*DICE).play("card star", "card build")
    said = t.told()
    assert "The Sumerians draw Build: strategy card 9 (Development)." in said
    assert "The star of the Sumerians stands for Research: strategy card 11 (Sumerian Progress)." in said
    assert "Extra action of the Sumerians: Growth of strategy card 11 (Sumerian Progress)." in said
    t.play("strategy sc10")
    assert shown(t.state) == {"sc9": 1, "sc10": 0, "sc5": 0}  # three again: nothing more is drawn
    t = turn_again(t).play("card build")
    assert "The Sumerians draw Build: strategy card 5 (Attack)." in t.told()


def turn_again(t: ScriptedTable) -> ScriptedTable:
    p = Position.__new__(Position)
    p.state = t.state
    p.state.acted = 0
    return turn(p)


@pytest.mark.rule("MES137")
@pytest.mark.parametrize(("level", "cards"), [("emperor", 1), ("igigu", 2), ("anunnaki", 2)])
def test_the_level_says_how_many_cards_are_drawn(level: str, cards: int) -> None:
    t = turn(show(duel(level=level).ziggurat("sumer", *DICE), "sc1", "sc2", "sc4"))
    drawn = 0
    while t.asked() == "draw-action":
        t.play(t.offered("card")[-1])
        drawn += 1
    assert drawn == cards


@pytest.mark.rule("MES138")
def test_an_action_that_no_card_has_free_is_lost() -> None:
    t = book(*DICE).play("card warfare", "card explore")
    assert "The Sumerians draw Warfare, but no strategy card has it free: it is lost." in t.told()


@pytest.mark.rule("MES138")
@pytest.mark.rule("MES140")
@pytest.mark.rule("G87")
def test_no_kind_of_action_is_done_twice_in_a_turn() -> None:
    p = show(duel().ziggurat("sumer", *DICE[:2]), "sc11", "sc12", "sc4", amphorae=(2, 0, 0))
    t = turn(p).play("card research")  # on card 11; the research of card 12 may not follow
    assert "Extra action of the Sumerians: Growth of strategy card 4 (Prosperity)." in t.told()


@pytest.mark.rule("G87")
def test_without_a_free_action_star_and_extra_action_are_lost() -> None:
    p = show(duel(level="anunnaki").ziggurat("sumer", *DICE[:1]), "sc3", "sc4", "sc7", amphorae=(3, 3, 3))
    t = turn(p).play("card star")
    said = t.told()
    assert "No action is left for the star of the Sumerians." in said
    assert "No action is left for the Sumerians." in said


@pytest.mark.rule("G86")
def test_priorities_are_worked_out_again_before_the_extra_action() -> None:
    p = show(duel(level="igigu").ziggurat("sumer", *DICE), "sc11", "sc4", "sc10").level("sumer", research=3)
    p.track("population", "babylon", "sumer").track("event", "sumer", "babylon")
    t = turn(p).play("card research")
    assert level(t, "research") == 4  # Code of Laws: card 11 falls from 3 to 13
    t.play("card explore")
    assert "Extra action of the Sumerians: Growth of strategy card 4 (Prosperity)." in t.told()


@pytest.mark.rule("G86")
def test_of_equal_priorities_the_smaller_card_goes_first() -> None:
    t = turn(show(duel(), "sc12", "sc7", "sc5"))
    assert [line.split(",")[0] for line in t.told()[:2]] == [
        "1. Strategy card 7 (Scholars)",
        "2. Strategy card 12 (Sumerian Scholars)",
    ]


@pytest.mark.rule("MES135")
def test_two_standard_cards_are_replaced_by_those_of_the_empire() -> None:
    p = duel("babylon", "sumer")
    names = [STRATEGY_NAMES[card] for card in in_deck(p.state)]
    assert names == ["sc1", "sc2", "sc4", "sc5", "sc6", "sc8", "sc9", "sc10", "sc11", "sc12"]


@pytest.mark.rule("G37")
def test_empires_of_the_expansions_have_the_standard_cards() -> None:
    p = duel("babylon", "mari")
    assert [STRATEGY_NAMES[card] for card in in_deck(p.state)] == [f"sc{n}" for n in range(1, 11)]


@pytest.mark.rule("MES141")
def test_an_empty_deck_is_made_of_the_discarded_cards() -> None:
    p = show(duel(), "sc9", "sc5", amphorae=(3,))
    for card in in_deck(p.state):
        p.state.strategy[card] = DISCARDED
    t = p.then(CloseTurn(1))
    assert "The discarded strategy cards are shuffled into a new deck." in t.told()
    assert "strategy sc9" in t.offered()  # just discarded, so among them
    t.play("strategy sc1", "strategy sc2")
    assert len(t.state.display) == 3


@pytest.mark.rule("G88")
def test_a_search_reshuffles_once_and_may_find_nothing() -> None:
    p = show(duel(), "sc10", "sc11", "sc12")  # all cards with Research lie open
    for card in in_deck(p.state):
        p.state.strategy[card] = DISCARDED
    p.state.strategy[0] = 1
    p.state.strategy[1] = DISCARDED
    t = p.then(SeekStrategy(1, RESEARCH, 0)).play("strategy sc1")
    passed = 0
    while t.asked() == "draw-strategy":
        t.play(t.offered()[0])
        passed += 1
    assert passed == 7
    assert "No strategy card with this action is left: Research." in t.told()
    assert len(t.state.display) == 3


@pytest.mark.rule("MES178")
def test_an_automa_sets_up_what_its_empire_has() -> None:
    sumer = duel("babylon", "sumer").settled(PrepareAutoma(1))
    assert (sumer.ziggurat[1], sumer.colour[6]) == (1, -1)  # a level, and no die
    elam = duel("babylon", "elam").settled(PrepareAutoma(1))
    found = [one for one in range(int(elam.data.areas)) if elam.settlement[one] == 1 == elam.wall[one]]
    near = [int(one) for one in range(int(elam.data.areas)) if elam.data.bordering[elam.start[1] * 48 + one]]
    legal = [one for one in near if elam.ground[one] == 0]
    assert found == [min(legal, key=lambda one: (elam.data.y[one], elam.data.x[one]))]
    ebla = duel("babylon", "ebla")
    ebla.state.then(PrepareAutoma(1))
    settle(ebla.state)
    assert sum(1 for unit in range(15 + 12, 15 + 15) if ebla.state.at[unit] >= 0) == 1


@pytest.mark.rule("G89")
def test_home_is_threatened_beside_settlements_and_the_start_area() -> None:
    p = duel("babylon", "sumer").settlement("sumer", "a20")
    assert not met(p, "home-threatened")
    p.unit("babylon", "spearman", "a13")
    assert met(p, "home-threatened")  # beside Sumer's start area a06


@pytest.mark.rule("G89")
def test_near_is_two_steps_and_start_areas_are_not_near() -> None:
    p = duel("babylon", "sumer").unit("sumer", "spearman", "a08").unit("babylon", "spearman", "a02")
    assert p.state.start[0] == area("a02")  # one step away, but it cannot be attacked
    assert not met(p, "lone-unit-near")
    p.unit("babylon", "spearman", "a15")
    assert met(p, "lone-unit-near")
    p.unit("babylon", "spearman", "a15")
    assert not met(p, "lone-unit-near")  # two stand there


@pytest.mark.rule("G89")
def test_hidden_events_near_a_unit_count() -> None:
    p = duel("babylon", "sumer").unit("sumer", "spearman", "a08").hidden("a36")
    assert not met(p, "event-near")
    assert met(p.hidden("a15"), "event-near")


@pytest.mark.rule("G89")
def test_people_hold_settlements_and_events() -> None:
    p = duel("babylon", "sumer").settlement("sumer", "a20")
    assert not met(p, "human-holds")
    p.state.event[area("a08")] = RUNNING
    assert not met(p, "human-holds")
    assert met(p.unit("babylon", "spearman", "a08"), "human-holds")
    assert met(duel().settlement("babylon", "a08"), "human-holds")


@pytest.mark.rule("G89")
def test_fewer_units_than_one_of_the_people() -> None:
    p = duel("babylon", "elam", "sumer", seats=2).unit("sumer", "spearman", "a20").unit("elam", "spearman", "a08")
    assert not met(p, "fewer-units")
    assert met(p.unit("elam", "spearman", "a08"), "fewer-units")


@pytest.mark.rule("MES136")
def test_tracks_technologies_and_settlements_are_conditions() -> None:
    p = duel("babylon", "sumer").track("event", "sumer", "babylon").track("population", "babylon", "sumer")
    assert not met(p, "not-first-events")
    assert met(p, "not-first-people")
    assert met(p.level("sumer", explore=3, build=3), "few-technologies")
    assert not met(p.level("sumer", growth=4), "few-technologies")
    assert met(p.settlement("sumer", "a20"), "few-settlements")
    assert not met(p.settlement("sumer", "a21"), "few-settlements")
    assert met(p.level("sumer", research=3), "laws-missing")
    assert not met(p.level("sumer", research=4), "laws-missing")


@pytest.mark.rule("MES178")
def test_an_automa_begins_with_knucklebones_only() -> None:
    t = table("mesopotamia", 1).play("empire sumer", "empire akkad", "home 1")
    assert [int(n) for n in t.state.goods[GOODS : 2 * GOODS]] == [0, 0, 0, 0, 0, 1]
