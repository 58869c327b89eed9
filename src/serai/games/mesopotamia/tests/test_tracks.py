"""The two tracks (p. 40 and 41): stacks of seals, the locked top, places."""

from __future__ import annotations

import pytest

from serai.games.mesopotamia.rules.tracks import above, climb, higher_than, leader, ranking, reach
from serai.games.mesopotamia.rules.tracks import position as place_on
from serai.games.mesopotamia.state import EVENT, POPULATION
from serai.games.mesopotamia.tables import TRIBE
from serai.games.mesopotamia.tests.position import position
from serai.games.mesopotamia.units import unit_limit


@pytest.mark.rule("MES117")
def test_who_comes_later_to_a_position_lies_on_top() -> None:
    """The book's example: both on 1, the rival goes to 2, then you follow and lead."""
    s = position("sumer", "babylon").state
    climb(s, 1, POPULATION, 1)
    assert leader(s, POPULATION) == 1
    climb(s, 0, POPULATION, 1)
    assert [place_on(s, side, POPULATION) for side in (0, 1)] == [2, 2]
    assert leader(s, POPULATION) == 0


@pytest.mark.rule("MES175")
def test_several_steps_are_one_move_onto_the_last_position() -> None:
    p = position("sumer", "babylon", "akkad").track("event", "babylon", at=2).track("event", "akkad", at=3)
    climb(p.state, 0, EVENT, 3)
    assert [int(side) for side in ranking(p.state, EVENT)] == [0, 2, 1]


@pytest.mark.rule("MES118")
@pytest.mark.rule("G46")
def test_the_top_takes_one_seal_and_steps_beyond_it_are_lost() -> None:
    p = position("sumer", "babylon").track("event", "babylon", at=9).track("event", "sumer", at=8)
    climb(p.state, 1, EVENT, 3)
    assert place_on(p.state, 1, EVENT) == 10
    assert reach(p.state, 0, EVENT, 3) == 9
    climb(p.state, 0, EVENT, 3)
    assert place_on(p.state, 0, EVENT) == 9


@pytest.mark.rule("G46")
def test_a_seal_that_cannot_move_keeps_its_place_in_the_stack() -> None:
    p = position("sumer", "babylon", "akkad").track("event", "akkad", at=10)
    p.track("event", "babylon", "sumer", at=9)
    climb(p.state, 0, EVENT, 1)
    assert [int(side) for side in ranking(p.state, EVENT)] == [2, 1, 0]


@pytest.mark.rule("MES121")
def test_both_tracks_have_ten_positions() -> None:
    assert [int(top) for top in position("sumer", "babylon").state.data.track_top] == [10, 10]


@pytest.mark.rule("MES119")
@pytest.mark.rule("MES101")
def test_tribes_are_below_everybody() -> None:
    s = position("sumer", "babylon").state
    assert above(s, 1, TRIBE, EVENT)
    assert not above(s, TRIBE, 1, EVENT)


@pytest.mark.rule("MES120")
def test_population_sets_the_unit_limit() -> None:
    p = position("sumer", "babylon")
    limits = [int(unit_limit(p.track("population", "sumer", at=at).state, 0)) for at in range(1, 11)]
    assert limits == [2, 4, 5, 6, 8, 9, 11, 12, 14, 15]


@pytest.mark.rule("MES125")
def test_places_are_counted_over_stacks() -> None:
    p = position("sumer", "babylon", "akkad").track("event", "akkad", "sumer", "babylon", at=4)
    assert [int(higher_than(p.state, side, EVENT)) for side in range(3)] == [1, 2, 0]
