"""The placement phase."""

from __future__ import annotations

import pytest

from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tests.desert import placing, seat
from serai.games.tadmor.words import PLACE


def nothing(s: Tadmor) -> None:
    """The board as it is."""


@pytest.mark.rule("P1", "P3", "P4")
def test_p1_figures_are_placed_in_turn_and_trigger_nothing() -> None:
    g = placing(3, nothing)
    order = []
    for words in ("camel pa1", "ship ns1", "camel da1", "camel pa2"):
        order.append(g.seat())
        g.play(words)
    assert order == [0, 1, 2, 0]
    assert sum(g.state.store) == 0
    assert g.why("camel pa1") == "P3"


@pytest.mark.rule("P2")
def test_p2_shapes() -> None:
    g = placing(3, nothing)
    assert g.why("ship pa1") == "P2"
    assert g.why("camel ns1") == "P2"
    assert g.why("camel du2") == g.why("ship du2") == ""


@pytest.mark.rule("P5")
def test_p5_who_has_none_left_is_passed_over() -> None:
    def arrange(s: Tadmor) -> None:
        s.idle_camels[0], s.idle_ships[0] = 1, 0

    g = placing(2, arrange).play("camel pa1", "camel pa2")
    assert g.seat() == 1
    assert g.play("camel da1").seat() == 1
    assert g.play("camel da2").why("camel eb1") == "P5"


@pytest.mark.rule("P5")
def test_p5_ruling_figures_without_a_place_stay_unused() -> None:
    def arrange(s: Tadmor) -> None:
        s.idle_camels[0], s.idle_ships[0] = 0, 1
        s.idle_camels[1], s.idle_ships[1] = 0, 0
        for place in range(len(PLACE)):
            s.owner[place] = 1

    assert placing(2, arrange).asked() == ""


@pytest.mark.rule("P6")
def test_p6_personal_tiles_take_either_figure_of_their_owner() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, owns="i21 i37")

    g = placing(2, arrange)
    assert g.why("camel i21") == g.why("ship i21") == g.why("ship i37") == ""
    assert g.why("camel i47") == "P6"
    g.play("ship i21")
    assert g.why("camel i21") == "P6"
    assert g.play("camel pa1").why("camel i21") == "P3"


@pytest.mark.rule("S1")
def test_spaces_of_the_other_side_are_not_offered_to_two() -> None:
    assert placing(2, nothing).why("ship ns2") == "S1"
