"""What is paid, given up or waived piece by piece can be chosen as one: every mix said to do can be answered."""

from __future__ import annotations

from collections import Counter

import pytest

from serai.core.offer import quick_offer
from serai.core.text import Speaker
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tests.desert import Arrange, building, display, ending, seat
from serai.games.tadmor.tests.test_upgrading import upgrading
from serai.testing import ScriptedTable, mix_of


def answered(g: ScriptedTable) -> set[frozenset[tuple[str, int]]]:
    """How many of which kinds the rows of answers stand for: no two for the same."""
    rows = [[words.split()[1] for words in row] for row in g.ways()]
    mixes = [mix_of(Counter(row).items()) for row in rows]
    assert len(set(mixes)) == len(mixes)
    return set(mixes)


def owning(goods: str, on: str = "", owns: str = "", hand: str = "") -> Arrange:
    def arrange(s: Tadmor) -> None:
        s.round = 4
        display(s, "i5")
        seat(s, 1, goods=goods, on=on, owns=owns, hand=hand)

    return arrange


@pytest.mark.rule("U2")
@pytest.mark.parametrize("goods", ["2 wood 1 gold", "1 wood 1 stone 2 marble", "3 stone"])
def test_what_an_upgrade_costs(goods: str) -> None:
    g = upgrading(2, owning(goods, on="pa1")).play("buy i5")
    assert g.asked() == "pay-any"
    assert answered(g) == g.mixes()


@pytest.mark.rule("A10", "I20", "I34")
@pytest.mark.parametrize(
    ("goods", "space", "owns", "play"),
    [
        ("3 stone 2 gold", "pa5", "i20", "fulfil k16"),
        ("3 stone", "pa5", "i20", "fulfil k16"),
        ("2 stone 1 gold", "pa5", "i20", "fulfil k16"),
        ("3 wood 3 stone", "eb2", "i34", "use eb2"),
        ("1 stone", "eb2", "i34", "use eb2"),
    ],
)
def test_what_is_waived(goods: str, space: str, owns: str, play: str) -> None:
    g = building(2, owning(goods, on=space, owns=owns, hand="k16")).play(play)
    assert g.asked() == "waive"
    assert answered(g) == g.mixes()


@pytest.mark.rule("E2")
@pytest.mark.parametrize("goods", ["9 wood 2 gold", "4 wood 4 stone 2 marble"])
def test_what_the_warehouse_cannot_hold(goods: str) -> None:
    g = ending(2, owning(goods))
    assert g.asked() == "drop"
    assert answered(g) == g.mixes()


def test_an_offer_says_it_and_others_say_nothing() -> None:
    g = upgrading(2, owning("2 wood 1 gold", on="pa1"))
    speaker = Speaker(g.game, "en", (), g.state.data)
    before = quick_offer(g.game, g.state, 0, speaker)
    asked = quick_offer(g.game, g.play("buy i5").state, 0, speaker)
    assert before is not None
    assert before.together is None
    assert asked is not None
    assert asked.together is not None
    assert [(one.kind, one.least, one.most) for one in asked.together.portions] == [("wood", 0, 2), ("gold", 0, 1)]
