"""Events held for six rounds: the book's village, loss of control, take-overs."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules.six_rounds import SixRounds, TakeOvers
from serai.games.mesopotamia.rules.tracks import position as place_on
from serai.games.mesopotamia.state import EVENT, NO_EVENT, RUNNING
from serai.games.mesopotamia.tables import GOODS, TABLET
from serai.games.mesopotamia.tests.decks import decked, running
from serai.games.mesopotamia.tests.position import area

AT = area("a34")


@pytest.mark.rule("MES113")
@pytest.mark.rule("G43")
@pytest.mark.rule("MES040")
def test_the_village_of_the_book() -> None:
    """AC-27: a tablet at the end of each of six rounds; after the sixth a settlement, a discovery and three steps."""
    p = decked("sumer", "babylon").unit("sumer", "spearman", "a34")
    running(p, "sumer", "a34", "desert-1")
    s = p.state
    for number in range(1, 7):
        assert s.pips[AT] == number
        assert s.settlement[AT] == NOBODY
        s = p.settled(SixRounds())
        assert s.goods[TABLET] == number
    assert s.settlement[AT] == 0
    assert s.level[2] == 3  # Sumer begins with Mathematics
    assert place_on(s, 0, EVENT) == 4
    assert (s.event[AT], s.card[AT], s.holder[AT], s.pips[AT]) == (NO_EVENT, NOBODY, NOBODY, 0)


@pytest.mark.rule("MES113")
def test_raiding_the_village_ends_with_a_mission() -> None:
    p = decked("sumer", "babylon").unit("sumer", "spearman", "a34")
    running(p, "sumer", "a34", "desert-1", choice=1, pips=6)
    t = p.then(SixRounds())
    assert t.asked() == "deal-mission"
    t.play("draw m30")
    assert t.state.mission[29] == 0


@pytest.mark.rule("G42")
def test_an_event_out_of_control_rests() -> None:
    p = running(decked("sumer", "babylon"), "sumer", "a34", "desert-1", pips=3)
    s = p.settled(TakeOvers(), SixRounds())
    assert (s.pips[AT], s.goods[TABLET], s.event[AT]) == (3, 0, RUNNING)


@pytest.mark.rule("MES114")
@pytest.mark.rule("G44")
@pytest.mark.rule("G53")
def test_whoever_controls_the_area_takes_the_event_over_and_has_income_at_once() -> None:
    """AC-42: Sumer wins the battle against Akkad's new event and chooses anew."""
    p = decked("sumer", "akkad").unit("sumer", "spearman", "a34")
    running(p, "akkad", "a34", "desert-1", pips=4)
    t = p.then(TakeOvers(), SixRounds())
    assert (t.asked(), t.seat()) == ("choose-option", 0)
    t.play("option first")
    assert (t.state.holder[AT], t.state.pips[AT]) == (0, 2)
    assert t.state.goods[TABLET] == 1
    assert t.state.goods[GOODS + TABLET] == 0
    assert place_on(t.state, 1, EVENT) == 1


@pytest.mark.rule("MES114")
def test_taking_over_may_choose_the_other_option_and_earn_its_steps() -> None:
    p = decked("sumer", "akkad").unit("sumer", "spearman", "a34")
    running(p, "akkad", "a34", "desert-3", choice=1, pips=2)
    t = p.then(TakeOvers(), SixRounds()).play("option first")
    assert t.state.event[AT] == NO_EVENT
    assert place_on(t.state, 0, EVENT) == 2


@pytest.mark.rule("MES114")
def test_retaken_by_the_first_owner_it_begins_at_one_again() -> None:
    p = decked("sumer", "akkad").unit("akkad", "spearman", "a34")
    running(p, "sumer", "a34", "desert-1", pips=5)
    t = p.then(TakeOvers()).play("option first")
    assert (t.state.holder[AT], t.state.pips[AT]) == (1, 1)


@pytest.mark.rule("G53")
def test_incomes_come_in_turn_order() -> None:
    p = decked("sumer", "akkad").unit("akkad", "spearman", "a34").unit("sumer", "spearman", "a36")
    running(p, "akkad", "a34", "desert-1", choice=1, pips=6)
    running(p, "sumer", "a36", "desert-2", choice=0, pips=6)
    p.track("population", "akkad", at=3)
    t = p.then(SixRounds())
    assert t.asked() == "deal-mission"
    frame = t.state.stack[-1]
    assert frame.side == p.side("akkad")
