"""Goods of choice can be chosen as one: every mix that is said to do can be answered kind by kind."""

from __future__ import annotations

import pytest

from serai.games.marco_polo_2.tests.positions import desk
from serai.testing import ScriptedTable, mix_of

GOODS = ("pepper", "silk", "gold")


def answered(t: ScriptedTable) -> set[frozenset[tuple[str, int]]]:
    """How many of which kinds the rows of answers stand for; what none names is received in gold."""
    wanted = sum(count for _, count in next(iter(t.mixes())))
    found = set()
    for row in t.ways():
        counts = dict.fromkeys(GOODS, 0) | {words.split()[1]: int(words.split()[2]) for words in row}
        counts["gold"] += wanted - sum(counts.values())
        found.add(mix_of(counts.items()))
    return found


@pytest.mark.rule("M100")
@pytest.mark.parametrize(
    ("goods", "contract", "asked"),
    [
        ("2 camel, 3 pepper, 4 silk, 1 gold", "k41", "give-goods"),
        ("2 camel, 6 silk, 2 gold", "k41", "give-goods"),
        ("2 camel, 1 silk, 1 gold", "s4", "take-goods"),
    ],
)
def test_goods_of_choice(goods: str, contract: str, asked: str) -> None:
    t = desk(goods=goods, contracts=contract).play(f"fulfil {contract}")
    assert t.asked() == asked
    assert len(t.mixes()) > 1
    assert answered(t) == t.mixes()
