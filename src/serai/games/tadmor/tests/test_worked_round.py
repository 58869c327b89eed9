"""The rulebook's example of a complete round for two, step by step.

Red is seat 1, Blue seat 2. The narrative leaves Red's tower at 5; by the appendix, a free level never
fills a place in a pair, so the same payment leads to 6 (the ruling at I14). Nothing else depends on it.
"""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.tadmor.rules.round_end import Round
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tests.desert import desert, display, holds, raid, seat, stock, traded
from serai.games.tadmor.view import view
from serai.testing import ScriptedTable


def second_round() -> ScriptedTable:
    def arrange(s: Tadmor) -> None:
        s.round = 2
        display(s, "i5 i8 i10 i16 i18")
        seat(s, 1, goods="2 wood 1 gold", owns="i1 i14", tower=3, hand="k1 k2")
        seat(s, 2, goods="2 wood 1 marble", owns="i4", open="k16", hand="k3", precious="incense")
        raid(s, 1, "south-sea", "euphrates")

    return desert(2, arrange, Round(NOBODY))


def placed() -> ScriptedTable:
    g = second_round()
    for red, blue in (
        ("camel da2", "ship ss1"),
        ("camel pa1", "ship eu3"),
        ("ship ns1", "camel pa3"),
        ("camel da4", "camel du1"),
        ("ship eu1", "camel pa2"),
    ):
        assert g.seat() == 0
        g.play(red)
        assert g.seat() == 1
        g.play(blue)
    return g


@pytest.mark.rule("P1", "R1", "R2", "R4")
def test_placement_and_raiders() -> None:
    g = placed()
    assert [figure.place for figure in view(g.state, 0).figures if figure.player == 1] == ["eu3", "pa2", "pa3"]
    assert (g.asked(), g.seat()) == ("plan-raid", 1)
    assert g.why("raid south-sea") == "R4"
    assert "raid euphrates" in g.offered()


@pytest.mark.rule("A2", "U1", "U3", "A7", "K16", "B11", "I14", "A11", "E1")
def test_the_whole_round() -> None:
    g = placed().play("raid palmyra")
    # Red takes gold, buys, and only then takes wood.
    g.play("use eu1")
    assert stock(g, 1) == "2 wood 3 gold"
    g.play("buy i10", "pay wood")
    assert stock(g, 1) == "1 wood 3 gold"
    g.play("buy i5", "pay wood")
    assert stock(g, 2) == "1 wood 1 marble"
    # Red builds a tower that nobody can strike, so both act at the same time.
    assert g.seats() == [0, 1]
    g.play("1: use ns1")
    assert stock(g, 1) == "5 wood 3 gold"
    g.play("2: trade wood-marble", "2: trade marble-stone")
    assert traded(g, 2) == "2 stone 1 marble"
    g.play("2: return k16", *["2: take stone"] * 3, *["2: take marble"] * 2)
    assert stock(g, 2) == "5 stone 3 marble"
    g.play("1: trade wood-marble", "1: trade wood-marble", "1: use da2")
    assert stock(g, 1) == "2 wood 3 gold"
    assert g.state.tower[0] == 6
    g.play("2: done", "2: use eu3", "top ivory")
    assert (stock(g, 2), traded(g, 2)) == ("3 marble", "3 marble")
    assert holds(g, 2) == ["incense", "jade"]
    g.play("1: use da4")
    assert g.state.camels[0] == 4
    g.play("1: done", "2: done")
    assert (g.asked(), g.state.round) == ("place", 3)
    assert (traded(g, 2), stock(g, 2), stock(g, 1)) == ("", "3 marble", "2 wood 3 gold")
    assert list(g.state.pp) == [10, 10]
    assert (g.state.idle_camels[0], g.state.idle_camels[1]) == (4, 3)
