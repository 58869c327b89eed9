"""Points that others' acts bring on one's own turn, advisers who displace each other, bids that are only words."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from serai.games.catan.alexander.evaluate import evaluate
from serai.games.catan.alexander.state import Alexander
from serai.games.catan.alexander.tests.test_march import before, crossing
from serai.games.catan.rules.build import lay_road
from serai.games.catan.scoring import points
from serai.games.catan.tests.position import Position, begin, hand_of
from serai.testing import ScriptedTable, table


def twelve(p: Position[Alexander], stage: int) -> Position[Alexander]:
    """The player on turn has four cities and the First adviser; Alexander stands before a crossing."""
    before(p, stage).city(0, "a2", "a4", "a16", "a18")
    p.s.advisers[0], p.s.won[0] = 0, 3
    return p


def armies(p: Position[Alexander], own: int, other: int) -> None:
    p.s.knights[0], p.s.knights[1], p.s.army = own, other, 1
    p.s.deck[0] -= own + other


@pytest.mark.rule("A19", "A13")
def test_a_rival_who_pays_knights_away_may_make_the_player_on_turn_win() -> None:
    def arrange(p: Position[Alexander]) -> None:
        armies(twelve(p, 2), 3, 4)

    t = begin(arrange, game="alexander").play("dice 2", "chip battle", "pass", "bid 9", "pass")
    t.play("pay-knight")
    assert t.asked() == "payment"  # three each: the holder keeps the army
    t.play("pay-knight")
    assert t.asked() == "reveal"  # at once, with three still to pay
    assert t.game.winners(t.state) == [0]
    assert t.state.won[1] == 0


@pytest.mark.rule("A19", "B31")
def test_hidden_victory_points_count_when_another_brings_the_rest() -> None:
    def arrange(p: Position[Alexander]) -> None:
        armies(twelve(p, 2).cards(0, "point"), 3, 3)
        p.s.advisers[0], p.s.advisers[1] = -1, 0

    t = begin(arrange, game="alexander", players=4)
    assert points(t.state, 0) == 12
    t.play("roll", "dice 2", "march", "chip battle", "pass", "bid 1", "pass", "pass", "pay-knight")
    assert t.asked() == "reveal"
    assert t.game.winners(t.state) == [0]


def walk(t: Alexander, start: int, steps: int, avoid: set[int]) -> list[int]:
    """Crossings in a line over land, none of them twice, none to be avoided."""

    def onward(line: list[int]) -> list[int]:
        if len(line) == steps + 1:
            return line
        for at in range(line[-1] * 3, line[-1] * 3 + 3):
            e, v = t.data.vertex_edge[at], t.data.vertex_vertex[at]
            if e >= 0 and t.data.road_edge[e] and v not in line and v not in avoid:
                found = onward([*line, int(v)])
                if found:
                    return found
        return []

    return onward([start])


def lay_line(s: Alexander, player: int, line: list[int]) -> None:
    for a, b in pairwise(line):
        lay_road(s, player, s.data.lattice.edge_number[(min(a, b), max(a, b))])


def cut_road(found: str) -> ScriptedTable:
    """The third player's longest road runs over a temple's crossing; the second founds there, or not."""
    temple = table("alexander", 3).state.data.lattice.vertex_names.index(crossing(table("alexander", 3), 6))

    def arrange(p: Position[Alexander]) -> None:
        s = twelve(p, 6).s
        one = walk(s, temple, 3, set())
        other = walk(s, temple, 3, set(one[1:]))
        lay_line(s, 2, [*one[::-1], *other[1:]])
        assert s.longest == 2
        taken = {v for v in range(s.data.vertices) if s.building[v]} | set(one) | set(other)
        lay_line(s, 0, walk(s, s.data.lattice.vertex_names.index("a16"), 5, taken))
        assert s.longest == 2

    return begin(arrange, game="alexander").play("dice 2", "pass", "bid 1", "pass", "pay gold", found)


@pytest.mark.rule("A19", "A15", "B29")
def test_a_city_founded_by_another_may_cut_a_rivals_road_and_make_the_player_on_turn_win() -> None:
    t = cut_road("found")
    assert t.asked() == "reveal"
    assert t.game.winners(t.state) == [0]
    assert cut_road("decline").asked() == "act"


def advisers(*, chips: tuple[int, ...], cards: tuple[int, int, int]) -> Callable[[Position[Alexander]], None]:
    def arrange(p: Position[Alexander]) -> None:
        s = before(p, 2).s
        for seat, n in enumerate(chips):
            s.won[seat] = n
        for card, holder in enumerate(cards):
            s.advisers[card] = holder

    return arrange


@pytest.mark.rule("A17")
def test_a_displaced_adviser_is_asked_and_displaces_another_in_turn() -> None:
    """Five chips lose the First adviser to six, and take the Second from three."""
    t = begin(advisers(chips=(5, 5, 3, 4), cards=(1, 2, 3)), players=4, game="alexander")
    t.play("dice 2", "chip hunger", "bid 1", "pass", "pass", "pass", "pay gold")
    assert t.seat() == 0
    t.play("swap p2")
    assert (t.asked(), t.seat()) == ("swap", 1)
    assert t.offered() == ["swap p3", "swap p4", "keep"]
    t.play("swap p3")
    assert t.asked() == "act"  # whoever has three chips now has fewer than all others
    assert [int(holder) for holder in t.state.advisers] == [0, 1, 3]


@pytest.mark.rule("A17")
def test_cards_move_down_the_line_until_everyone_has_the_right_one() -> None:
    t = begin(advisers(chips=(5, 5, 4, 3), cards=(1, 3, 2)), players=4, game="alexander")
    t.play("dice 2", "chip hunger", "bid 1", "pass", "pass", "pass", "pay gold", "swap p2", "swap p4")
    assert t.asked() == "act"
    assert [int(holder) for holder in t.state.advisers] == [0, 1, 2]
    t = begin(advisers(chips=(5, 5, 4, 3), cards=(1, 3, 2)), players=4, game="alexander")
    t.play("dice 2", "chip hunger", "bid 1", "pass", "pass", "pass", "pay gold", "swap p2", "keep")
    assert (t.asked(), t.seat()) == ("swap", 2)  # four chips against three: Third for Second
    t.play("swap p4")
    assert (t.asked(), t.seat()) == ("swap", 1)  # cards have moved, so the second is asked again
    t.play("keep")
    assert [int(holder) for holder in t.state.advisers] == [0, 2, 3]


@pytest.mark.rule("A17", "A15")
def test_an_absent_player_takes_what_is_paid_for() -> None:
    t = begin(advisers(chips=(3, 3, 2, 0), cards=(1, 2, 0)), players=4, game="alexander")
    t.play("dice 2", "chip hunger", "bid 1", "pass", "pass", "pass", "pay gold")
    assert t.state.stack[-1].default(t.state) == 1  # the First adviser
    t = begin(lambda p: before(p, 3), game="alexander").play("dice 2", "bid 1", "pass", "pass", "pay gold")
    assert t.offered() == ["found", "decline"]
    assert t.state.stack[-1].default(t.state) == 0


@pytest.mark.rule("A12")
def test_a_bid_is_a_word_and_an_empty_one_costs_half_the_hand() -> None:
    t = begin(lambda p: before(p, 3).hand(0, "ore ore ore ore"), game="alexander").play("dice 2")
    assert t.why("bid 9") == ""
    t.play("bid 9", "pass", "pass")
    assert t.asked() == "discard"
    t.play("discard ore", "discard ore")
    assert (t.asked(), t.seat()) == ("bid", 0)
    assert t.why("bid 9") == "A12"  # once is enough in one auction
    assert hand_of(t, 0) == {"ore": 2, "gold": 8}
    t = begin(lambda p: before(p, 3), game="alexander", bids="payable").play("dice 2")
    assert t.why("bid 9") == "A12"


@pytest.mark.rule("A12")
def test_bots_do_not_bid_what_they_cannot_pay() -> None:
    t = begin(lambda p: before(p, 3).hand(0, "wood wood"), game="alexander").play("dice 2")
    waiting, rich = evaluate(t.state, 0), t.state.clone()
    t.play("bid 11")
    assert evaluate(t.state, 0) < waiting
    t.state = rich
    t.play("bid 3")
    assert evaluate(t.state, 0) > waiting
