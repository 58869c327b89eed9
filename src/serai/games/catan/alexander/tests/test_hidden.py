"""What a bid tells of a hand: that it can be paid, and no more."""

from __future__ import annotations

import pytest

from serai.games.catan.alexander.rules.auction import begin_auction
from serai.games.catan.tables import GOODS, ORE, RESOURCES, WOOL
from serai.games.catan.tests.position import act
from serai.games.catan.tests.test_hidden import imagined


@pytest.mark.rule("A10")
def test_a_bid_proves_its_worth_and_no_more() -> None:
    """Six gold and cards from the face-down stack: a bid of eight on hunger needs two of wool and grain."""
    t = act(lambda p: p, game="alexander", bids="payable")
    s = t.state
    for i in range(RESOURCES):
        s.goods[i], s.goods[GOODS + i] = 0, 0
    for onlooker in (0, 2, 3, 4):
        for good in (WOOL, ORE):
            s.hidden[(onlooker * 4 + 1) * RESOURCES + good] = 2
    s.goods[GOODS + WOOL], s.goods[GOODS + ORE], s.goods[GOODS + 5] = 2, 2, 6
    s.reinforcements[0] = s.reinforcements[1] = s.reinforcements[3] = 3
    s.stack.clear()
    begin_auction(s, 1, 0)
    t.play("pass", "bid 8")
    hands = imagined(t, 2, 1)
    assert len(hands) > 10
    assert min(hand[2] + hand[3] for hand in hands) == 2
    assert len(imagined(t, 0, 1)) > 10
