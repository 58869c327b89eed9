"""Prices with a fee are said before they are paid."""

from __future__ import annotations

import pytest

from serai.core.text import Speaker
from serai.games.catan.cheops.show import show
from serai.games.catan.cheops.state import Cheops
from serai.games.catan.cheops.tests.test_egypt import EAST
from serai.games.catan.tests.position import Position, act


@pytest.mark.rule("C8", "C11")
def test_prices_abroad_and_at_the_site_name_the_owners_gold() -> None:
    t = act(lambda p: p.hand(0, "grain grain wood wool brick ore"), game="cheops")
    note = t.state.stack[-1].preview(t.state, t.state.tables.at_block + 2)
    assert Speaker(t.game, "en").note(note) == "costs 1 brick, 1 ore and 1 gold"


@pytest.mark.rule("C8", "C10")
def test_the_terminal_names_the_owners_of_harbours_and_blocks() -> None:
    def arrange(p: Position[Cheops]) -> None:
        p.settlement(1, EAST).s.blocks[2] = 4

    t = act(arrange, game="cheops")
    said = show(t.state, 0, Speaker(t.game, "en"))
    assert "(player 2)" in next(line for line in said.splitlines() if line.startswith("Harbours")).lower()
    assert "player 3 4" in said.lower()
