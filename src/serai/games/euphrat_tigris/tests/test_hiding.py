"""Secret information (page 9)."""

from __future__ import annotations

import msgspec
import pytest

from serai.core.flow import EVERYONE, SPECTATOR, open_decision
from serai.games.euphrat_tigris.tests.position import end_turn, position
from serai.games.euphrat_tigris.view import TigrisView
from serai.testing import ScriptedTable


def seen(t: ScriptedTable, seat: int) -> TigrisView:
    found = t.game.presentation.view(t.state, seat)
    assert isinstance(found, TigrisView)
    return found


def wire(t: ScriptedTable, seat: int) -> bytes:
    return msgspec.json.encode(seen(t, seat))


@pytest.mark.rule("E7")
def test_hands_points_and_treasures_are_their_owners_alone() -> None:
    t = position(points={"A": {"temple": 3}}, won={"A": 1})
    mine = seen(t, 0).players[0]
    assert mine.hand == {"settlement": 1, "temple": 2, "farm": 1, "market": 2}
    assert (mine.points or {})["temple"] == 3
    assert mine.treasures == 1
    for other in (1, SPECTATOR):
        his = seen(t, other).players[0]
        assert (his.hand, his.points, his.treasures) == (None, None, None)


@pytest.mark.rule("E7")
def test_leaders_and_catastrophes_lie_open() -> None:
    t = position("A king i6").play("catastrophe c10")
    his = seen(t, 1).players[0]
    assert his.supply == ["priest", "farmer", "trader"]
    assert his.catastrophes == 1


@pytest.mark.rule("E7")
def test_ruling_gains_are_announced_and_a_table_may_open_the_totals() -> None:
    t = position("A king i6", scores="open").play("tile market j7")
    assert "Player 1 gains 1 good." in t.told()
    his = seen(t, 1).players[0]
    assert (his.points or {})["market"] == 1
    assert his.hand is None


@pytest.mark.rule("E7")
def test_nobody_sees_the_bag() -> None:
    full, nearly_empty = position(), position(bag="temple")
    for seat in (0, 1, SPECTATOR):
        assert wire(full, seat) == wire(nearly_empty, seat)


@pytest.mark.rule("E7")
def test_a_drawn_tile_is_told_to_its_drawer_alone() -> None:
    t = position(hands={"A": "temple"}).play("end", "draw market")
    heard = {note.message: note.hearer for note in t.notes}
    assert heard["drew"] == 0
    assert heard["draws"] == EVERYONE
    decision = open_decision(t.state)
    assert decision is not None
    assert decision.witness() == 0


@pytest.mark.rule("E8")
def test_what_is_swapped_only_the_swapper_knows() -> None:
    hands = {"A": "temple market"}
    one = position(hands=hands).play("swap", "aside 0", "aside 1", "aside 0", "aside 0")
    two = position(hands=hands).play("swap", "aside 0", "aside 0", "aside 0", "aside 1")
    assert one.told()[-2:] == ["Player 1 swaps 1 tile.", "Player 1 draws 1 tile."] == two.told()[-2:]
    for seat in (1, 2, SPECTATOR):
        assert wire(one, seat) == wire(two, seat)
    assert wire(one, 0) != wire(two, 0)
    t = position(hands=hands).play("swap")
    decision = open_decision(t.state)
    assert decision is not None
    assert decision.witness() == 0


@pytest.mark.rule("E85")
def test_at_the_end_all_points_are_open() -> None:
    t = position(hands={"A": ""}, bag="temple", points={"A": {"farm": 4}}, won={"A": 2})
    assert seen(t, 1).players[0].points is None
    end_turn(t)
    assert t.asked() == ""
    his = seen(t, 1).players[0]
    assert (his.points or {})["farm"] == 4
    assert his.treasures == 2
    assert seen(t, SPECTATOR).over
