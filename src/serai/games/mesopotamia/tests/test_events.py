"""Events (p. 38 to 40): when they come to light, what may be chosen, what the three kinds do."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.mesopotamia.rules.events import ChooseOption, RevealEvent
from serai.games.mesopotamia.rules.tracks import position as place_on
from serai.games.mesopotamia.state import BLOCKED, EVENT, HIDDEN, NO_EVENT, POINTS, RUNNING
from serai.games.mesopotamia.tables_events import EVENT_NAMES
from serai.games.mesopotamia.tests.decks import decked, running
from serai.games.mesopotamia.tests.position import Position, area
from serai.testing import ScriptedTable


def reveal(p: Position, where: str, event: str) -> ScriptedTable:
    """A unit of the first side has ended its move on a hidden event."""
    p.hidden(where)
    return p.then(RevealEvent(0, area(where))).play(f"reveal {event}")


def goods(t: ScriptedTable, name: str, good: str, p: Position) -> int:
    names = ("stone", "wood", "clay", "food", "tablet", "bone")
    return int(t.state.goods[p.side(name) * 6 + names.index(good)])


@pytest.mark.rule("MES016")
@pytest.mark.rule("MES110")
def test_any_card_of_the_shape_that_is_left_may_come() -> None:
    p = decked("sumer", "babylon").hidden("a32")
    p.state.event_left[EVENT_NAMES.index("desert-2")] = 0
    offered = p.then(RevealEvent(0, area("a32"))).offered()
    assert offered == [f"reveal desert-{n}" for n in range(1, 15) if n != 2]


@pytest.mark.rule("MES032")
@pytest.mark.rule("MES098")
@pytest.mark.rule("MES052")
def test_nothing_is_revealed_beside_a_tribe_in_a_blocked_area_or_without_a_hidden_event() -> None:
    p = decked("sumer", "babylon", "akkad", "elam", tribes=True).hidden("a15", "a32")
    p.state.ground[area("a32")] = BLOCKED
    s = p.settled(RevealEvent(0, area("a15")), RevealEvent(0, area("a32")), RevealEvent(0, area("a09")))
    assert [int(s.event[area(one)]) for one in ("a15", "a32", "a09")] == [HIDDEN, HIDDEN, NO_EVENT]


@pytest.mark.rule("MES165")
@pytest.mark.rule("G66")
@pytest.mark.rule("G12")
def test_an_event_is_revealed_beside_an_enemy_too_and_the_mover_chooses() -> None:
    p = decked("akkad", "sumer").unit("akkad", "archer", "a34").unit("sumer", "spearman", "a34")
    t = reveal(p, "a34", "desert-3")
    assert (t.asked(), t.seat()) == ("choose-option", p.side("akkad"))
    t.play("option second")
    assert t.state.event[area("a34")] == RUNNING
    assert t.state.holder[area("a34")] == p.side("akkad")


@pytest.mark.rule("MES111")
def test_an_option_at_once_gives_its_goods_a_step_and_is_gone() -> None:
    p = decked("sumer", "babylon").unit("sumer", "spearman", "a32")
    t = reveal(p, "a32", "desert-3").play("option first")
    at = area("a32")
    assert goods(t, "sumer", "food", p) == 3
    assert place_on(t.state, 0, EVENT) == 2
    assert (t.state.event[at], t.state.card[at]) == (NO_EVENT, NOBODY)


@pytest.mark.rule("MES112")
def test_a_token_with_points_stays_face_up() -> None:
    p = decked("sumer", "babylon").unit("sumer", "spearman", "a32")
    t = reveal(p, "a32", "desert-6").play("option second")
    assert goods(t, "sumer", "tablet", p) == 1
    assert place_on(t.state, 0, EVENT) == 3
    assert t.state.event[area("a32")] == POINTS


@pytest.mark.rule("MES113")
def test_six_rounds_lay_a_die_showing_one_and_give_no_step_yet() -> None:
    p = decked("sumer", "babylon").unit("sumer", "spearman", "a32")
    t = reveal(p, "a32", "desert-1").play("option first")
    at = area("a32")
    assert (t.state.event[at], t.state.holder[at], t.state.pips[at]) == (RUNNING, 0, 1)
    assert place_on(t.state, 0, EVENT) == 1
    assert t.told()[-1].startswith("Western Desert: the Sumerians lay an event die")


@pytest.mark.rule("MES174")
@pytest.mark.rule("G77")
def test_an_option_with_a_price_is_for_those_who_can_pay_it() -> None:
    p = decked("sumer", "babylon").unit("sumer", "spearman", "a32")
    t = reveal(p, "a32", "desert-7")
    assert t.why("option second") == "MES174"
    assert "2 food" in t.sentence("option second")
    assert t.offered() == ["option first"]
    rich = decked("sumer", "babylon").goods("sumer", food=2)
    t = reveal(rich, "a32", "desert-7").play("option second")
    assert goods(t, "sumer", "food", rich) == 0
    assert t.state.level[0] == 2


@pytest.mark.rule("G41")
def test_a_fourth_event_die_does_not_exist() -> None:
    p = decked("sumer", "babylon")
    for where, event in (("a09", "plain-1"), ("a08", "plain-2"), ("a10", "plain-3")):
        running(p, "sumer", where, event)
    t = reveal(p, "a32", "desert-3")
    assert t.why("option second") == "G41"
    assert t.offered() == ["option first"]


@pytest.mark.rule("G41")
def test_where_both_options_need_a_die_a_running_event_is_given_up() -> None:
    p = decked("sumer", "babylon")
    for where, event in (("a09", "plain-1"), ("a08", "plain-2"), ("a10", "plain-3")):
        running(p, "sumer", where, event)
    t = reveal(p, "a32", "desert-1").play("option first")
    assert t.asked() == "give-up"
    assert t.why("give-up a32") == "G41"
    t.play("give-up a08")
    assert [int(t.state.holder[area(one)]) for one in ("a08", "a32")] == [NOBODY, 0]
    assert t.state.event[area("a08")] == NO_EVENT
    assert place_on(t.state, 0, EVENT) == 1


@pytest.mark.rule("MES110")
def test_the_question_says_what_both_options_do() -> None:
    p = decked("sumer", "babylon")
    t = reveal(p, "a32", "desert-2")
    frame = t.state.stack[-1]
    assert isinstance(frame, ChooseOption)
    notes = [frame.preview(t.state, which) for which in (0, 1)]
    assert [note.message for note in notes if note] == ["option-does", "option-does"]
