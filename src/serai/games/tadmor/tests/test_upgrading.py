"""Upgrade actions: the order of the spaces, the price, personal tiles."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.tadmor.rules.action import BuildPhase, UpgradePhase
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tests.desert import Arrange, desert, display, seat, stock
from serai.games.tadmor.view import view
from serai.games.tadmor.words import PLACE
from serai.testing import ScriptedTable


def upgrading(players: int, arrange: Arrange) -> ScriptedTable:
    return desert(players, arrange, UpgradePhase(NOBODY), BuildPhase(NOBODY))


@pytest.mark.rule("U1", "A2")
def test_u1_spaces_in_their_printed_order() -> None:
    def arrange(s: Tadmor) -> None:
        display(s, "i5 i10 i14 i18")
        seat(s, 1, goods="2 wood", on="eb3 da3")
        seat(s, 2, goods="1 wood", on="pa2")
        seat(s, 3, goods="1 wood", on="pa1")

    g = upgrading(3, arrange)
    order = []
    for words in ("buy i5", "buy i10", "buy i14"):
        order.append(g.seat())
        g.play(words, "pay wood")
    assert order == [2, 1, 0]
    assert (g.seat(), g.offered("buy")) == (0, ["buy i18"])
    assert g.why("buy i5") == "U1"
    assert g.why("buy i48") == "U1"


@pytest.mark.rule("U2")
@pytest.mark.parametrize(("round", "price"), [(1, 1), (4, 2), (7, 3)])
def test_u2_any_goods_by_epoch(round: int, price: int) -> None:
    def arrange(s: Tadmor) -> None:
        s.round = round
        display(s, "i5")
        seat(s, 1, goods="1 wood 1 stone 2 gold", on="pa1")

    g = upgrading(2, arrange).play("buy i5", "pay wood")
    g.play(*["pay gold"] * (price - 1))
    assert stock(g, 1) == "1 stone" + (f" {3 - price} gold" if price < 3 else "")


@pytest.mark.rule("U2", "A10")
def test_u2_too_few_goods() -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 4
        display(s, "i5")
        seat(s, 1, goods="1 wood", on="pa1 ns1")

    g = upgrading(2, arrange)
    assert g.why("buy i5") == "U2"
    assert g.play("use ns1").why("buy i5") == ""


@pytest.mark.rule("U2")
def test_u2_goods_are_named_in_order_and_never_end_in_a_trap() -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 4
        display(s, "i5")
        seat(s, 1, goods="1 wood 1 gold", on="pa1")

    g = upgrading(2, arrange).play("buy i5")
    assert g.offered() == ["pay wood"]
    assert g.why("pay gold") == "A10"
    assert g.why("pay stone") == "A10"


@pytest.mark.rule("U3", "I10")
def test_u3_an_upgrade_works_at_once() -> None:
    def arrange(s: Tadmor) -> None:
        display(s, "i10")
        seat(s, 1, goods="1 gold", on="pa1 ns1")

    before = upgrading(2, arrange).play("use ns1", "buy i10", "pay gold")
    assert stock(before, 1) == "3 wood"
    after = upgrading(2, arrange).play("buy i10", "pay gold", "use ns1")
    assert stock(after, 1) == "4 wood"


@pytest.mark.rule("U4", "I21")
def test_u4_the_buying_figure_moves_onto_a_personal_tile() -> None:
    def arrange(s: Tadmor) -> None:
        display(s, "i21")
        seat(s, 1, goods="2 wood", on="pa1")

    g = upgrading(2, arrange).play("buy i21", "pay wood")
    figures = [(figure.place, figure.player, figure.figure) for figure in view(g.state, 0).figures]
    assert figures == [("i21", 0, "camel")]
    assert g.asked() == "prepare"
    assert g.offered("trade") == ["trade wood-marble", "trade wood-gold"]


@pytest.mark.rule("U4", "K15")
def test_u4_ruling_a_tile_that_was_given_waits_for_a_figure() -> None:
    def arrange(s: Tadmor) -> None:
        display(s, "i21 i23")
        seat(s, 1, goods="2 wood", open="k15")

    g = upgrading(2, arrange).play("return k15", "gain i21", "gain i23")
    assert g.state.owner[PLACE.index["i21"]] == NOBODY
    assert g.asked() == ""


@pytest.mark.rule("A4")
def test_a4_nothing_need_be_bought() -> None:
    def arrange(s: Tadmor) -> None:
        display(s, "i5")
        seat(s, 1, goods="1 wood", on="pa1")

    g = upgrading(2, arrange).play("done")
    assert view(g.state, 0).display == ["i5"]
