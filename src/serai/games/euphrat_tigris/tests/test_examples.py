"""The rulebook's worked examples, on squares of our choice. There is no example 5."""

from __future__ import annotations

import pytest

from serai.games.euphrat_tigris.tests.position import (
    all_points,
    at,
    draw_all,
    end_turn,
    hand,
    on_turn,
    points,
    position,
    region,
    supply,
    treasures,
)


@pytest.mark.rule("E42", "E43", "E46", "E47")
def test_example_1_a_revolt_ends_in_a_tie() -> None:
    """Urn (A) attacks with three temples and two more, bull (B) has two and adds three."""
    hands = {"A": "temple temple", "B": "temple temple temple"}
    t = position("temple g7 h6, B king i6", hands)
    before = int(t.state.out[1])
    t.play("leader king h7")
    assert "Revolt of the kings: Player 1 has 3, Player 2 has 2." in t.told()
    t.play("commit 2", "commit 3")
    assert all_points(t) == {"B": {"temple": 1}}
    assert at(t, "i6") == "B king"
    assert "king" in supply(t, "A")
    assert t.state.out[1] == before + 5
    assert [at(t, c) for c in ("g7", "h6", "i7")] == ["temple"] * 3


@pytest.mark.rule("E41", "E51", "E53", "E54", "E55")
def test_example_2_two_wars_the_traders_first() -> None:
    """Lion (A) has one market and adds four; urn (B) has two and adds a useless one."""
    pieces = "A king i6, A trader h7, market j6, temple j7 m6 l6, B trader m5, B king n6, market l5 m4"
    hands = {"A": "settlement market market market market", "B": "market"}
    t = position(pieces, hands).play("tile settlement k6", "war trader")
    assert "War of the traders: Player 1 has 1, Player 2 has 2." in t.told()
    t.play("commit 4", "commit 1")
    assert all_points(t) == {"A": {"market": 3}}
    assert (at(t, "l5"), at(t, "m4"), at(t, "m5")) == ("", "", "")
    assert (hand(t, "A"), hand(t, "B")) == ("", "")
    assert "War of the kings: Player 1 has 0, Player 2 has 0." in t.told()


@pytest.mark.rule("E60", "E16", "E65")
def test_example_3_a_red_and_blue_monument() -> None:
    """Bull (A) builds; the lion's (B) trader loses his temple; farmer and priest are paid in their owners' turns."""
    pieces = "temple j7 i8 l7, B trader h7, A farmer k7, B priest l6"
    t = position(pieces, {"A": "temple"}, players=2).play("tile temple j8", "monument farm-temple i7")
    assert at(t, "h7") == ""
    assert "trader" in supply(t, "B")
    before = points(t, "A")
    end_turn(t)
    assert points(t, "A") == {**before, "farm": 1}
    assert on_turn(t) == "B"
    paid = points(t, "B").get("temple", 0)
    end_turn(t)
    assert points(t, "B")["temple"] == paid + 1


@pytest.mark.rule("E25", "E70", "E71")
def test_example_4_the_treasure_with_the_special_border() -> None:
    """Lion (A) lays a farm; bull (B) has the farmer, lion the trader, and must take the one upper right."""
    t = position("farm n4 p4, settlement p3, A trader n6, B farmer m5", {"A": "farm"}).play("tile farm o4")
    assert all_points(t) == {"B": {"farm": 1}}
    draw_all(t.play("end"))
    assert "p2" not in treasures(t)
    assert "n5" in treasures(t)
    assert [int(n) for n in t.state.won] == [1, 0, 0, 0]


@pytest.mark.rule("E90")
def test_example_6_rows_for_buildings() -> None:
    """A row of farms across, a column of temples, markets round a corner, and a settlement that makes a column."""
    t = position("farm e8 f8", {"A": "farm"}, buildings="on").play("tile farm g8")
    assert t.offered() == ["building e8", "building f8", "building g8", "no-building"]
    t.play("building f8")
    assert "Player 1 raises the granary on f8." in t.told()
    t = position("temple c9 c10", {"A": "temple"}, buildings="on").play("tile temple c11", "building c9")
    assert "Player 1 raises the library on c9." in t.told()
    t = position("market c10 d10", {"A": "market"}, buildings="on").play("tile market d11")
    assert t.asked() == "act"
    t = position("settlement h4 h6", {"A": "settlement"}, buildings="on").play("tile settlement h5", "building h5")
    assert "Player 1 raises the palace on h5." in t.told()


@pytest.mark.rule("E102")
def test_example_7_the_king_beside_the_wonder() -> None:
    """The bull's (A) king stands in the kingdom of the wonder."""
    t = position("wonder h3, temple h5, A king h6, B priest g5", wonder="on").play("end")
    assert t.offered() == ["take settlement", "take temple", "take farm", "take market"]
    t.play("take market")
    assert all_points(t) == {"A": {"market": 1}}


@pytest.mark.rule("E4", "E5", "E25", "E26", "E38", "E42", "E45", "E47")
def test_example_the_first_round() -> None:
    """Heiko is A, Jasmin B, Roland C, Burcu D."""
    hands = {
        "A": "temple temple market market farm settlement",
        "B": "farm farm market market settlement temple",
        "C": "temple market market farm farm settlement",
        "D": "temple temple temple temple market farm",
    }
    t = position("", hands)
    # Heiko founds two kingdoms.
    t.play("leader king f4", "leader priest i6")
    assert region(t, "f4") != region(t, "i6")
    assert on_turn(t) == "B"
    # Jasmin's farmer joins one of them; her farm brings her one crop and one new tile.
    t.play("leader farmer f2", "tile farm e2")
    assert all_points(t) == {"B": {"farm": 1}}
    t.told()
    t.play("draw temple")
    # Roland's king founds a third; he stands in for the missing priest.
    t.play("leader king n6", "tile temple m6")
    assert points(t, "C") == {"temple": 1}
    assert all(at(t, c) == "temple" for c in ("m6", "n5"))
    t.play("draw temple")
    assert on_turn(t) == "D"
    # Burcu starts a revolt among the priests, one temple each, and adds three.
    t.told()
    t.play("leader priest h7")
    assert "Revolt of the priests: Player 4 has 1, Player 1 has 1." in t.told()
    t.play("commit 3")
    assert t.offered() == ["commit 0", "commit 1", "commit 2"]
    t.play("commit 0")
    assert "priest" in supply(t, "A")
    assert points(t, "D") == {"temple": 1}
    t.play("tile temple h6")
    assert points(t, "D") == {"temple": 2}
    assert "Player 4 draws 4 tiles." in t.told()
    draw_all(t)
    assert on_turn(t) == "A"
    assert all(len(hand(t, seat).split()) == 6 for seat in "ABCD")
