"""The base game: set-up, founding, yields, the seven, trade, cards, the end."""

from __future__ import annotations

from typing import Any

import pytest

from serai.games.catan.geometry import geometry
from serai.games.catan.rules.roads import road_length
from serai.games.catan.scoring import points
from serai.games.catan.state import Catan
from serai.games.catan.tables import HARBOUR_WORDS
from serai.games.catan.tests.position import Position, act, bank_of, begin, hand_of
from serai.testing import table


@pytest.mark.rule("B1", "B3")
def test_the_box_and_the_beginners_island() -> None:
    t = table("catan", 4, layout="beginner")
    assert [int(n) for n in t.state.bank[:5]] == [19] * 5
    assert [int(n) for n in t.state.deck] == [14, 2, 2, 2, 5]
    assert [int(n) for n in t.state.stock[:3]] == [5, 4, 15]
    shown: Any = t.game.presentation.view(t.state, 0)
    assert shown.hexes["h3-3"].terrain == "desert"
    assert shown.robber == "h3-3"
    assert t.asked() == "found-settlement"


@pytest.mark.rule("B2")
def test_the_island_is_dealt_from_its_tiles() -> None:
    t = table("catan", 3)
    assert t.asked() == "deal-terrain"
    assert t.offered() == [f"terrain {w}" for w in ("forest", "hills", "pasture", "field", "mountains", "desert")]
    t.play("terrain desert")
    assert "terrain desert" not in t.offered()
    for terrain, n in (("forest", 4), ("hills", 3), ("pasture", 4), ("field", 4), ("mountains", 3)):
        t.play(*[f"terrain {terrain}"] * n)
    for harbour in ("any", "any", "any", "any", "wood", "brick", "wool", "grain", "ore"):
        t.play(f"harbour {harbour}")
    t.play("corner 1")
    numbers = [int(n) for n in t.state.number]
    assert numbers[0] == 0
    assert sorted(numbers[1:]) == [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]
    assert t.asked() == "found-settlement"


@pytest.mark.rule("B4", "B5", "B6", "B33")
def test_founding_goes_there_and_back_and_the_last_settlement_pays() -> None:
    t = table("catan", 3, layout="beginner")
    order = []
    for vertex, edge in (
        ("b4", "b3-b4"), ("c8", "c7-c8"), ("d4", "d3-d4"), ("e4", "e3-e4"), ("c4", "c3-c4"), ("d8", "d7-d8")
    ):  # fmt: skip
        order.append(t.seat())
        assert t.why(f"road {edge}") == "B5"
        t.play(f"settlement {vertex}")
        assert t.why("road a1-a2") == "B5"
        t.play(f"road {edge}")
    assert order == [0, 1, 2, 2, 1, 0]
    assert hand_of(t, 0) == {"wood": 1, "grain": 1, "wool": 1}
    assert t.asked() == "roll"


@pytest.mark.rule("B7")
def test_a_settlement_takes_one_card_and_a_city_two_but_not_under_the_robber() -> None:
    t = begin(lambda p: p.settlement(0, "a2").city(1, "b4"))
    t.play("dice 10")
    assert hand_of(t, 0) == {"ore": 1}
    t.play("end", "dice 6")
    assert hand_of(t, 1) == {"brick": 2, "ore": 2}
    blocked = begin(lambda p: p.settlement(0, "a2").robber("h1-1"))
    blocked.play("dice 10")
    assert hand_of(blocked, 0) == {}


@pytest.mark.rule("B8")
def test_a_short_pile_serves_nobody() -> None:
    t = begin(lambda p: p.city(0, "a2").settlement(1, "b2").empty("ore", 2))
    t.play("dice 10")
    assert hand_of(t, 0) == {}
    assert hand_of(t, 1) == {}
    assert bank_of(t, "ore") == 2


@pytest.mark.rule("B8")
def test_a_pile_that_just_does_is_emptied() -> None:
    t = begin(lambda p: p.city(0, "a2").settlement(1, "b2").empty("ore", 3))
    t.play("dice 10")
    assert hand_of(t, 0) == {"ore": 2}
    assert hand_of(t, 1) == {"ore": 1}
    assert bank_of(t, "ore") == 0


@pytest.mark.rule("B8")
def test_a_single_claimant_takes_what_is_left_unless_the_option_says_no() -> None:
    t = begin(lambda p: p.city(0, "a2").empty("ore", 1)).play("dice 10")
    assert hand_of(t, 0) == {"ore": 1}
    t = begin(lambda p: p.city(0, "a2").empty("ore", 1), shortage="nobody").play("dice 10")
    assert hand_of(t, 0) == {}


@pytest.mark.rule("B9")
def test_half_of_large_hands_goes_back() -> None:
    def arrange(p: Position[Catan]) -> None:
        p.hand(0, "wood " * 7).hand(1, "brick " * 8).hand(2, "wool " * 9).hand(3, "ore " * 15)

    t = begin(arrange, players=4).play("dice 7")
    assert t.seats() == [1, 2, 3]
    assert t.why("discard wood") == "B9"
    t.play(*["4: discard ore"] * 7, *["2: discard brick"] * 4, *["3: discard wool"] * 4)
    assert [sum(hand_of(t, p).values()) for p in range(4)] == [7, 4, 5, 8]
    assert bank_of(t, "ore") == 19 - 8
    assert t.asked() == "move-robber"


@pytest.mark.rule("B9")
def test_cards_are_given_up_in_any_order() -> None:
    t = begin(lambda p: p.hand(0, "wood wood brick brick brick brick ore ore")).play("dice 7")
    t.play("discard ore", "discard wood", "discard ore")
    assert t.why("discard ore") == "B9"
    t.play("discard wood")
    assert hand_of(t, 0) == {"brick": 4}
    assert t.asked() == "move-robber"


@pytest.mark.rule("B10")
def test_the_robber_must_move() -> None:
    t = begin(lambda p: p).play("dice 7")
    assert t.why("robber h3-3") == "B10"
    assert len(t.offered()) == 18
    t.play("robber h1-1", "end", "dice 7")
    assert "robber h3-3" in t.offered()


@pytest.mark.rule("B11")
def test_only_others_with_a_building_beside_the_robber_are_robbed() -> None:
    def arrange(p: Position[Catan]) -> None:
        p.settlement(0, "b3").settlement(1, "c4").settlement(2, "b5").hand(2, "wood wood wood")

    t = begin(arrange).play("dice 7", "robber h2-2")
    assert t.asked() == "rob"
    assert t.offered() == ["rob p2", "rob p3"]
    assert t.why("rob p1") == "B11"
    nothing = begin(arrange).play("dice 7", "robber h2-2", "rob p2")
    assert nothing.asked() == "act"
    t.play("rob p3")
    assert t.offered() == ["steal wood"]
    t.play("steal wood")
    assert hand_of(t, 0) == {"wood": 1}
    own = begin(lambda p: p.settlement(0, "b3")).play("dice 7", "robber h2-2")
    assert own.asked() == "act"


@pytest.mark.rule("B12", "B14")
def test_the_distance_rule_and_a_road_to_the_place() -> None:
    rich = "wood brick wool grain"
    t = act(lambda p: p.settlement(0, "b3").roads(0, "b3", "b4", "b5", "b6").settlement(1, "a5").hand(0, rich))
    assert t.why("settlement b4") == "B12"
    assert t.why("settlement b6") == "B12"
    assert t.why("settlement b3") == "B12"
    assert t.why("settlement d5") == "B14"
    assert "settlement b5" in t.offered()


@pytest.mark.rule("B13")
def test_a_road_stops_at_anothers_building() -> None:
    t = act(lambda p: p.settlement(0, "b3").roads(0, "b3", "b4", "b5").settlement(1, "b5").hand(0, "wood brick"))
    assert t.why("road b5-b6") == "B13"
    assert t.why("road b3-b4") == "B13"
    assert t.why("road f1-f2") == "B13"
    assert "road b2-b3" in t.offered()


@pytest.mark.rule("B15", "B16", "B17")
def test_five_settlements_are_all_until_one_becomes_a_city() -> None:
    def arrange(p: Position[Catan]) -> None:
        p.settlement(0, "a2", "a4", "a6", "b2", "c4").roads(0, "c4", "c5", "c6")
        p.hand(0, "wood brick wool grain grain grain ore ore ore")

    t = act(arrange)
    assert t.why("settlement c6") == "B17"
    assert t.why("city c6") == "B15"
    t.play("city a2")
    assert hand_of(t, 0) == {"wood": 1, "brick": 1, "wool": 1, "grain": 1}
    t.play("settlement c6")
    assert t.why("road c6-c7") == "B16"


@pytest.mark.rule("B18", "B19")
def test_a_special_harbour_changes_the_rate_of_its_resource_alone() -> None:
    for ore, rule in ((2, "B18"), (3, "B18"), (4, "")):
        t = act(lambda p, ore=ore: p.settlement(0, "e9").hand(0, "ore " * ore))  # type: ignore[misc]
        assert t.why("bank ore wood") == rule
    t = act(lambda p: p.settlement(0, harbour("wool")).hand(0, "wool wool"))
    assert t.why("bank wool wood") == ""
    t = act(lambda p: p.hand(0, "wool wool wool wool").empty("wood", 0))
    assert t.why("bank wool wood") == "B18"
    assert t.why("bank wool wool") == "B21"


def harbour(kind: str) -> str:
    """The first crossing of the beginners' island with a harbour of a kind."""
    s = table("catan", 3, layout="beginner").state
    return str(s.data.lattice.vertex_names[list(s.harbour).index(HARBOUR_WORDS.index(kind))])


@pytest.mark.rule("B19", "B32")
def test_a_new_harbour_serves_at_once_unless_phases_are_strict() -> None:
    place = harbour("any")  # a2, with a road from a3
    cards = "wood brick wool grain ore ore ore"
    for phases, rule in (("combined", ""), ("strict", "B32")):
        t = act(lambda p: p.settlement(0, "a4").roads(0, "a4", "a3", "a2").hand(0, cards), phases=phases)
        assert place in ("a1", "a2")
        assert t.why("bank ore wood") == "B18"
        t.play("settlement a2")
        assert t.why("bank ore wood") == rule


@pytest.mark.rule("B22")
def test_a_card_is_bought_from_the_deck_while_there_is_one() -> None:
    t = act(lambda p: p.hand(0, "ore wool grain"))
    t.play("buy")
    assert t.asked() == "draw-card"
    t.play("draw monopoly")
    assert t.why("monopoly wood") == "B23"
    assert t.why("buy") == "B16"

    def sold_out(p: Position[Catan]) -> None:
        p.hand(0, "ore wool grain")
        for card in range(5):
            p.s.used[card], p.s.deck[card] = p.s.deck[card], 0

    assert act(sold_out).why("buy") == "B22"


@pytest.mark.rule("B23", "B24")
def test_one_older_card_a_turn_and_a_knight_spares_hands() -> None:
    t = act(lambda p: p.hand(0, "ore wool grain " + "wood " * 9).cards(0, "knight"))
    t.play("buy", "draw knight", "knight")
    assert t.asked() == "move-robber"
    t.play("robber h1-1")
    assert t.asked() == "act"
    assert t.why("knight") == "B23"
    assert hand_of(t, 0) == {"wood": 9}


@pytest.mark.rule("B25")
def test_one_road_left_is_one_free_road() -> None:
    def arrange(p: Position[Catan]) -> None:
        p.settlement(0, "b3").cards(0, "roads")
        p.s.stock[2] = 1

    t = act(arrange).play("roads")
    assert t.asked() == "free-road"
    assert t.why("settlement c6") == "B25"
    t.play("road b2-b3")
    assert t.asked() == "act"

    def none_left(p: Position[Catan]) -> None:
        p.settlement(0, "b3").cards(0, "roads")
        p.s.stock[2] = 0

    assert act(none_left).why("roads") == "B25"


@pytest.mark.rule("B26", "B27")
def test_plenty_takes_a_pair_from_the_piles_and_monopoly_all_of_one_kind() -> None:
    t = act(lambda p: p.cards(0, "plenty").empty("ore", 1))
    assert t.why("plenty ore ore") == "B26"
    assert t.why("plenty ore wood") == "B26"
    t.play("plenty wood ore")
    assert hand_of(t, 0) == {"wood": 1, "ore": 1}
    t = act(lambda p: p.cards(0, "monopoly").hand(1, "wool wool ore").hand(2, "wool"))
    before = t.state.revealed
    t.play("monopoly wool")
    assert t.state.revealed > before  # no taking back what has shown hands
    assert hand_of(t, 0) == {"wool": 3}
    assert hand_of(t, 1) == {"ore": 1}
    last = act(lambda p: p.cards(0, "plenty").empty("ore", 1).empty("wood", 0).empty("brick", 0).empty("wool", 0)
               .empty("grain", 0))  # fmt: skip
    last.play("plenty ore ore")
    assert hand_of(last, 0) == {"ore": 1}


@pytest.mark.rule("B30", "B31")
def test_the_third_knight_may_win_before_the_dice() -> None:
    def arrange(p: Position[Catan]) -> None:
        p.city(0, "a2", "a4", "a6", "c2").cards(0, "knight")
        p.s.knights[0], p.s.deck[0] = 2, p.s.deck[0] - 2

    t = begin(arrange)
    assert t.asked() == "before-roll"
    assert t.why("end") == "B33"
    t.play("knight")
    assert t.asked() == "reveal"
    assert t.game.winners(t.state) == [0]


@pytest.mark.rule("B31")
def test_a_point_card_wins_at_once_and_points_of_anothers_turn_wait() -> None:
    t = act(lambda p: p.city(0, "a2", "a4", "a6", "c2").settlement(0, "c4").hand(0, "ore wool grain"))
    t.play("buy", "draw point")
    assert t.asked() == "reveal"

    def other(p: Position[Catan]) -> None:
        p.city(1, "a2", "a4", "a6", "c2").settlement(1, "c4").cards(1, "point")

    t = act(other)
    assert points(t.state, 1) == 10
    t.play("end")
    assert t.asked() == "reveal"
    assert t.game.winners(t.state) == [1]


@pytest.mark.rule("B30")
def test_the_army_needs_three_and_only_more_take_it() -> None:
    def arrange(p: Position[Catan]) -> None:
        p.cards(0, "knight")
        p.s.knights[0], p.s.knights[1], p.s.army = 2, 3, 1

    t = act(arrange).play("knight", "robber h1-1")
    assert t.state.army == 1


@pytest.mark.rule("B28")
def test_a_ring_with_a_tail_counts_seven() -> None:
    ring = ("b2", "b3", "b4", "b5", "c6", "c5", "c4", "b3")
    t = act(lambda p: p.settlement(0, "b4").roads(0, *ring))
    assert road_length(t.state, 0) == 7
    assert t.state.longest == 0


@pytest.mark.rule("B28", "B29")
def test_after_a_cut_the_holder_keeps_the_card_at_a_tie_and_loses_it_below_five() -> None:
    cards = "wood brick wool grain"
    line = ("c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9")  # seven roads, cut at c4 leaves five

    def holder_keeps(p: Position[Catan]) -> None:
        p.roads(1, *line).roads(2, "e2", "e3", "e4", "e5", "e6", "e7").roads(0, "b3", "c4")
        p.hand(0, cards)

    t = act(holder_keeps)
    assert t.state.longest == 1
    t.play("settlement c4")
    assert t.state.longest == 1

    def holder_loses(p: Position[Catan]) -> None:
        p.roads(1, *line[:6]).roads(0, "b3", "c4").hand(0, cards)

    t = act(holder_loses)
    assert t.state.longest == 1
    t.play("settlement c4")
    assert t.state.longest == -1


@pytest.mark.parametrize("verb", ["road", "settlement", "city"])
def test_the_drawing_is_told_what_building_costs(verb: str) -> None:
    """The card of costs at the table shows what is really paid: with it one can build, with a card less one cannot."""
    costs = geometry(table("catan", 3).state).costs
    hand = [good for good, count in costs[verb].items() for _ in range(count)]

    def arrange(p: Position[Catan], hand: list[str]) -> None:
        p.settlement(0, "b3").roads(0, "b3", "c4", "c5").hand(0, " ".join(hand))

    assert act(lambda p: arrange(p, hand)).offered(verb)
    assert not act(lambda p: arrange(p, hand[1:])).offered(verb)


def test_people_read_points_not_who_decided_the_match() -> None:
    t = act(lambda p: p.city(0, "a2", "a4", "a6", "c2").settlement(0, "c4").hand(0, "ore wool grain"))
    t.play("buy", "draw point")
    assert t.game.scores(t.state) == [[10], [0], [0]]
    assert t.game.rules.standing(t.state)[0] == (1, 10)
