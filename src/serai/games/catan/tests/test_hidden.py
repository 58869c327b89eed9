"""What is imagined of other hands: all that the past leaves open, under every decision, and nothing it rules out."""

from __future__ import annotations

from typing import Any

import pytest

from serai.core.flow import SPECTATOR
from serai.core.rng import Rng
from serai.games.catan.rules.robber import steal
from serai.games.catan.tables import GOODS, ORE, RESOURCES, WOOD
from serai.games.catan.tests.position import Position, act, begin
from serai.testing import ScriptedTable

Hand = tuple[int, ...]


def imagined(t: ScriptedTable, onlooker: int, player: int) -> set[Hand]:
    """The hands that a player has in three hundred imagined worlds."""
    rng, found = Rng(7), set()
    for _ in range(300):
        world = t.game.rules.redeal(t.state, onlooker, rng)
        found.add(tuple(int(n) for n in world.goods[player * GOODS : player * GOODS + RESOURCES]))
    return found


def robbed(p: Position[Any]) -> None:
    """Seat 1 stole from seat 2, who had two wood and two ore and has one of each more now; seat 3 saw it happen."""
    p.hand(0, "wool").hand(1, "wood wood ore ore").hand(2, "brick")
    steal(p.s, 0, 1, WOOD)


ONE_OF_EACH = {(1, 0, 1, 0, 0), (0, 0, 1, 0, 1)}


@pytest.mark.rule("B11")
@pytest.mark.parametrize("onlooker", [2, SPECTATOR])
def test_a_stolen_card_stays_in_doubt_under_an_offer(onlooker: int) -> None:
    """Offering wool proves the wool, nothing else."""
    t = act(robbed)
    assert imagined(t, onlooker, 0) == ONE_OF_EACH
    t.play("offer", "give wool")
    assert imagined(t, onlooker, 0) == ONE_OF_EACH
    t.play("want ore", "ask")
    assert imagined(t, onlooker, 0) == ONE_OF_EACH
    t.play("2: accept")
    assert imagined(t, onlooker, 0) == ONE_OF_EACH
    assert imagined(t, onlooker, 1) == {(1, 0, 0, 0, 2), (2, 0, 0, 0, 1)}


@pytest.mark.rule("B20")
def test_what_an_offer_proves_is_known_from_then_on() -> None:
    t = act(robbed).play("offer", "give wood")
    assert imagined(t, 2, 0) == {(1, 0, 1, 0, 0)}
    t.play("drop")
    assert imagined(t, 2, 0) == {(1, 0, 1, 0, 0)}
    assert imagined(t, 2, 1) == {(1, 0, 0, 0, 2)}


@pytest.mark.rule("B20")
def test_what_an_acceptance_proves_is_known_from_then_on() -> None:
    t = act(robbed).play("offer", "give wool", "want ore", "want ore", "ask", "2: accept")
    assert imagined(t, 2, 1) == {(1, 0, 0, 0, 2)}


@pytest.mark.rule("B9")
def test_hands_stay_in_doubt_while_cards_are_given_up() -> None:
    def arrange(p: Position[Any]) -> None:
        p.hand(0, "wool " * 8).hand(1, "wood wood ore ore").hand(2, "brick")
        steal(p.s, 0, 1, ORE)

    t = begin(arrange).play("dice 7")
    assert t.asked() == "discard"
    assert len(imagined(t, 2, 0)) == 2
    t.play("discard wool")
    assert len(imagined(t, 2, 0)) == 2
    t.play("discard ore")
    assert len(imagined(t, 2, 0)) == 1
