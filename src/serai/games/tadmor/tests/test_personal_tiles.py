"""The upgrades that are actions of their own: I21, I22, I37, I47, I48."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.tadmor.rules.kingdom import KingdomPhase
from serai.games.tadmor.rules.placement import Placement
from serai.games.tadmor.rules.raiders import RaiderPhase
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tests.desert import (
    building,
    desert,
    points,
    preparing,
    raid,
    reigning,
    seat,
    stock,
)
from serai.games.tadmor.view import view


@pytest.mark.rule("I21")
def test_i21_a_market_of_ones_own() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 stone 1 gold", owns="i21", on="i21")

    assert len(preparing(2, arrange).offered("trade")) == 5


@pytest.mark.rule("I22")
def test_i22_works_only_with_a_figure() -> None:
    def without(s: Tadmor) -> None:
        seat(s, 1, goods="1 stone", owns="i22")

    def with_figure(s: Tadmor) -> None:
        seat(s, 1, goods="1 stone", owns="i22", on="i22")

    assert preparing(3, without).asked() == ""
    assert len(preparing(3, with_figure).offered("trade")) == 2


@pytest.mark.rule("I37")
def test_i37_a_second_stage_with_points_and_without_a_mission() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="2 wood 5 stone 2 marble", owns="i37", on="i37 pa4")

    g = building(2, arrange).play("use i37")
    assert (g.state.temples[0], points(g, 1), g.asked()) == (1, 3, "build")
    g.play("use pa4", "draw k3")
    assert (g.state.temples[0], view(g.state, 0).hand) == (2, ["k3"])


@pytest.mark.rule("I47", "B5")
def test_i47_repeats_the_traitor() -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 7
        seat(s, 1, owns="i47", on="i47 du3")
        seat(s, 2, tower=4)
        seat(s, 3, tower=5)

    g = building(3, arrange).play("use du3", "strike p2", "use i47", "borrow traitor", "strike p2")
    assert list(g.state.tower) == [0, 0, 5]


@pytest.mark.rule("I47")
@pytest.mark.parametrize(
    ("deed", "goods", "after"),
    [
        ("single", "1 wood 1 stone", []),
        ("double", "1 wood 2 marble", []),
        ("grey", "3 gold", ["top myrrh"]),
        ("yellow", "5 stone", ["top ivory"]),
        ("red", "5 wood", ["top oils"]),
        ("draw", "", ["draw k1"]),
        ("fulfil", "3 stone 2 gold", ["honour k16"]),
    ],
)
def test_i47_every_build_action(deed: str, goods: str, after: list[str]) -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods=goods, owns="i47", on="i47", hand="k16")

    g = building(2, arrange).play("use i47", f"borrow {deed}", *after)
    assert stock(g, 1) == ""


@pytest.mark.rule("I47")
def test_i47_ruling_a_temple_brings_no_mission() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="2 wood 2 stone", owns="i47", on="i47")

    g = building(2, arrange).play("use i47", "borrow temple")
    assert (g.state.temples[0], g.asked()) == (1, "")


@pytest.mark.rule("I47")
def test_i47_needs_something_to_build() -> None:
    def arrange(s: Tadmor) -> None:
        for m in range(26):
            s.mission_at[m] = 31
        seat(s, 1, owns="i47", on="i47")

    assert building(2, arrange).why("use i47") == "I47"


@pytest.mark.rule("I48", "Q2")
def test_i48_exempts_from_the_tax() -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 7
        seat(s, 1, owns="i48", on="i48")
        seat(s, 2, on="pa6")
        seat(s, 3, on="du5")

    assert reigning(3, arrange).play("counsel tax").asked() == ""


@pytest.mark.rule("I48")
def test_i48_war_supplies() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, owns="i48", on="i48", tower=6)
        seat(s, 2, tower=2)
        seat(s, 3, tower=3)

    assert points(reigning(3, arrange).play("counsel war"), 1) == 4


@pytest.mark.rule("I48")
def test_i48_not_what_was_chosen_on_the_board() -> None:
    def arrange(s: Tadmor) -> None:
        s.chosen[0] = 2
        seat(s, 1, owns="i48", on="i48 du2", tower=6)

    g = reigning(3, arrange)
    assert g.why("counsel war") == "I48"
    assert points(g.play("counsel none"), 1) == 6


@pytest.mark.rule("I48", "K14")
def test_i48_ruling_after_a_swap_both_spaces_count_as_chosen() -> None:
    def arrange(s: Tadmor) -> None:
        raid(s, 3, "north-sea")
        s.chosen[0], s.chosen[1] = 1, 4
        seat(s, 1, owns="i48", on="i48 pa6", open="k14", tower=6)
        seat(s, 2, on="eb5")

    g = desert(3, arrange, RaiderPhase(NOBODY), KingdomPhase(NOBODY)).play("swap pa6", "with eb5")
    assert g.why("counsel tax") == g.why("counsel start") == "I48"
    assert "counsel war" in g.offered()


@pytest.mark.rule("I48")
def test_i48_ruling_a_raided_choice_counts_all_the_same() -> None:
    def arrange(s: Tadmor) -> None:
        raid(s, 2, "dura-europos")
        seat(s, 1, owns="i48")
        for p in range(3):
            s.idle_ships[p], s.idle_camels[p] = 0, 0
        s.idle_camels[0] = 2

    g = desert(3, arrange, Placement(NOBODY), RaiderPhase(NOBODY), KingdomPhase(NOBODY))
    g.play("camel du2", "camel i48")
    assert [figure.place for figure in view(g.state, 0).figures] == ["i48"]
    assert g.why("counsel war") == "I48"
    assert g.why("counsel tax") == ""


@pytest.mark.rule("I48", "Q4")
def test_i48_two_take_the_marker_and_the_later_keeps_it() -> None:
    def arrange(s: Tadmor) -> None:
        s.start = 1
        seat(s, 1, owns="i48", on="i48")
        seat(s, 2, on="eb5")

    g = reigning(3, arrange).play("counsel start")
    assert g.seats() == [1, 0]
    g.play("1: take wood", "2: take stone")
    assert (g.state.start, stock(g, 1), stock(g, 2)) == (0, "1 wood", "1 stone")
