"""Alexander der Große: set-up, reinforcements, the march, auctions, advisers, building, the end."""

from __future__ import annotations

import pytest

from serai.games.catan.alexander.state import GONE, Alexander, count_reinforcements
from serai.games.catan.rules.turn import start_turn
from serai.games.catan.scoring import points
from serai.games.catan.tables import HARBOUR_WORDS
from serai.games.catan.tests.position import Position, act, begin, hand_of
from serai.testing import ScriptedTable, table

KARL = 0


def deal(t: ScriptedTable) -> ScriptedTable:
    """Answer draws from the reinforcements with whatever comes first."""
    while t.asked() == "reinforce":
        t.play(t.offered()[0])
    return t


def dry(p: Position[Alexander]) -> Position[Alexander]:
    """No reinforcements; their cards lie in the piles. It is not the first turn."""
    for good in range(5):
        p.s.bank[good] += p.s.reinforcements[good]
        p.s.reinforcements[good] = 0
    p.s.turns = 30
    return p


def before(p: Position[Alexander], stage: int) -> Position[Alexander]:
    """Alexander stands before the n-th crossing, counted from 1."""
    p.s.passed = stage - 1
    return dry(p)


def crossing(t: ScriptedTable, stage: int) -> str:
    return str(t.state.data.lattice.vertex_names[t.state.tables.stage_vertex[stage - 1]])


@pytest.mark.rule("A1", "A2", "A3", "A4", "A5")
def test_four_players_shuffle_all_resource_cards_into_the_stack() -> None:
    t = table("alexander", 4)
    for _ in range(20):
        t.play(t.offered()[0])
    assert count_reinforcements(t.state) == 75
    assert [sum(hand_of(t, p).values()) - 8 for p in range(4)] == [5] * 4
    assert [hand_of(t, p)["gold"] for p in range(4)] == [8] * 4
    assert [int(n) for n in t.state.bank[:5]] == [0] * 5
    assert sum(int(n) for n in t.state.chips) == 28
    deal(t)
    assert count_reinforcements(t.state) == 71
    assert t.asked() == "bid"  # no dice in the first turn: Alexander passes the first temple


@pytest.mark.rule("A1", "A2")
def test_three_players_have_piles_of_four_and_no_second_adviser() -> None:
    t = table("alexander", 3)
    for _ in range(15):
        t.play(t.offered()[0])
    assert count_reinforcements(t.state) == 60
    assert [int(n) for n in t.state.bank[:5]] == [4] * 5
    assert t.state.advisers[1] == GONE


@pytest.mark.rule("A4")
def test_the_stack_runs_dry_and_the_rest_joins_the_piles() -> None:
    def arrange(p: Position[Alexander]) -> None:
        dry(p)
        p.s.reinforcements[0] += 3
        p.s.bank[0] -= 3

    t = begin(arrange, players=4, game="alexander")
    assert t.asked() == "roll"
    assert count_reinforcements(t.state) == 0
    assert t.state.bank[0] == 19


@pytest.mark.rule("A4")
def test_everyone_draws_at_the_start_of_a_turn_before_the_dice() -> None:
    def arrange(p: Position[Alexander]) -> None:
        dry(p)
        p.s.reinforcements[0] += 4
        p.s.bank[0] -= 4

    t = begin(arrange, players=4, game="alexander")
    t.play(*["reinforce wood"] * 4)
    assert [hand_of(t, p)["wood"] for p in range(4)] == [1] * 4
    assert t.asked() == "roll"


@pytest.mark.rule("A10", "A11", "A15")
def test_the_highest_bid_is_paid_with_the_goods_of_the_event_and_founds() -> None:
    cards = "wood wood brick brick grain grain ore ore"
    t = begin(lambda p: before(p, 3).hand(0, cards).hand(1, cards), players=4, game="alexander")
    t.play("dice 2")
    assert t.asked() == "bid"
    t.play("bid 3", "bid 5", "pass", "pass")
    assert t.seat() == KARL
    assert t.why("bid 5") == "A10"
    t.play("bid 6", "pass")
    assert t.asked() == "payment"
    assert t.why("pay ore") == "A11"
    assert t.why("pay-knight") == "A11"
    t.play("pay wood", "pay brick", "pay brick", "pay grain", "pay grain")
    assert t.why("pay wood") == "A11"
    t.play("pay gold")
    place = crossing(t, 3)
    t.play("found")
    assert hand_of(t, 0) == {"wood": 1, "ore": 2, "gold": 7}
    assert t.game.presentation.view(t.state, 0).buildings[place].player == KARL  # type: ignore[attr-defined]
    assert t.asked() == "act"


@pytest.mark.rule("A11", "A13")
def test_a_battle_takes_a_knight_for_three() -> None:
    def arrange(p: Position[Alexander]) -> None:
        before(p, 2).hand(0, "ore wool").hand(1, "grain")
        p.s.knights[0], p.s.army, p.s.deck[0] = 3, 0, p.s.deck[0] - 3

    t = begin(arrange, game="alexander")
    t.play("dice 2", "chip battle", "bid 6", "pass", "pass")
    t.play("pay-knight", "pay wool", "pay ore", "pay gold")
    assert t.state.knights[0] == 2
    assert t.state.under == 1
    assert t.state.army == -1
    assert t.state.won[0] == 1


@pytest.mark.rule("A13")
def test_a_knight_may_overpay_but_nothing_is_superfluous() -> None:
    def arrange(p: Position[Alexander]) -> None:
        before(p, 2).hand(0, "ore wool")
        p.s.knights[0], p.s.deck[0] = 1, p.s.deck[0] - 1

    t = begin(arrange, game="alexander")
    t.play("dice 2", "chip battle", "bid 2", "pass", "pass", "pay-knight")
    assert t.asked() == "act"
    assert hand_of(t, 0) == {"wool": 1, "ore": 1, "gold": 8}


@pytest.mark.rule("A9", "A14")
def test_if_nobody_bids_the_chip_leaves_and_the_crossing_stays_empty() -> None:
    t = begin(lambda p: before(p, 2), game="alexander")
    t.play("dice 2", "chip hunger", "pass", "pass", "pass")
    assert t.state.removed == 1
    assert t.asked() == "act"
    t = begin(lambda p: before(p, 3), game="alexander")
    t.play("dice 2", "pass", "pass", "pass")
    assert t.asked() == "act"
    assert not any(t.state.building)
    empty = begin(lambda p: before(p, 8), game="alexander").play("dice 2")
    assert empty.asked() == "act"


@pytest.mark.rule("A15")
def test_a_winner_without_pieces_pays_and_builds_nothing() -> None:
    def arrange(p: Position[Alexander]) -> None:
        before(p, 6)
        p.s.stock[0] = 0

    t = begin(arrange, game="alexander").play("dice 2", "bid 1", "pass", "pass", "pay gold")
    assert t.asked() == "act"
    assert hand_of(t, 0) == {"gold": 7}


@pytest.mark.rule("A23", "A21")
def test_more_than_eleven_cards_and_gold_does_not_count() -> None:
    t = begin(lambda p: dry(p).hand(0, "wood " * 11).hand(1, "wood " * 4 + "ore " * 8 + "gold gold"), game="alexander")
    t.play("dice 7")
    assert t.seats() == [1]
    t.play(*["discard wood"] * 4, "discard ore", "discard ore")
    assert hand_of(t, 1) == {"ore": 6, "gold": 10}
    assert t.asked() == "move-robber"


@pytest.mark.rule("A18")
def test_no_settlement_before_alexander_has_passed() -> None:
    cards = "wood brick wool grain"
    five, six = crossing(table("alexander", 3), 5), crossing(table("alexander", 3), 6)

    def arrange(p: Position[Alexander]) -> None:
        before(p, 6).roads(0, five, six).hand(0, cards)

    t = act(arrange, game="alexander")
    assert t.why(f"settlement {five}") == "A18"

    def unsold(p: Position[Alexander]) -> None:
        before(p, 8).roads(0, five, six).hand(0, cards)

    assert act(unsold, game="alexander").why(f"settlement {five}") == ""

    def sold(p: Position[Alexander]) -> None:
        before(p, 8).roads(0, five, six).hand(0, cards).settlement(1, six)

    assert act(sold, game="alexander").why(f"settlement {five}") == "B12"


@pytest.mark.rule("A7", "A8")
def test_the_last_crossings_need_a_seven() -> None:
    t = begin(lambda p: before(p, 49), game="alexander").play("dice 6")
    assert t.asked() == "act"
    assert t.state.passed == 48
    t = begin(lambda p: before(p, 49), game="alexander").play("dice 7", "robber h1-1")
    assert t.state.passed == 49
    assert t.asked() == "act"
    assert t.why("march") == "A7"


@pytest.mark.rule("A20")
def test_the_third_seven_reaches_persepolis_and_chips_break_ties() -> None:
    def arrange(p: Position[Alexander]) -> None:
        before(p, 51)
        p.s.won[1] = 2
        p.s.won[2] = 1

    t = begin(arrange, game="alexander").play("dice 7", "robber h1-1")
    assert t.asked() == "reveal"
    assert t.game.winners(t.state) == [1]


@pytest.mark.rule("A19")
def test_fourteen_points_on_ones_own_turn_win() -> None:
    def arrange(p: Position[Alexander]) -> None:
        dry(p).city(0, "a2", "a4", "a16", "a18")
        p.s.advisers[0] = 0
        p.s.army = 0

    t = act(arrange, game="alexander")
    assert points(t.state, 0) == 14
    start_turn(t.state, 0)
    assert t.asked() == "reveal"
    assert t.game.winners(t.state) == [0]


@pytest.mark.rule("A16", "A17")
def test_three_chips_make_an_adviser_and_more_chips_take_a_better_card() -> None:
    def arrange(p: Position[Alexander]) -> None:
        before(p, 2)
        p.s.won[0], p.s.won[1], p.s.won[2] = 2, 3, 3
        p.s.advisers[0], p.s.advisers[1] = 1, 2

    t = begin(arrange, players=4, game="alexander")
    t.play("dice 2", "chip hunger", "bid 1", "pass", "pass", "pass", "pay gold")
    assert t.state.advisers[2] == 0
    assert points(t.state, 0) == 2
    assert t.asked() == "act"

    def four(p: Position[Alexander]) -> None:
        arrange(p)
        p.s.won[0] = 3
        p.s.advisers[2] = 3
        p.s.won[3] = 3

    t = begin(four, players=4, game="alexander")
    t.play("dice 2", "chip hunger", "bid 1", "pass", "pass", "pass", "pay gold")
    assert t.offered() == ["swap p2", "swap p3", "swap p4", "keep"]
    assert t.why("swap p1") == "A17"
    t.play("swap p2")
    assert points(t.state, 0) == 4
    assert points(t.state, 1) == 0


@pytest.mark.rule("A6")
def test_a_card_may_be_played_before_the_march() -> None:
    t = begin(lambda p: before(p, 2).cards(0, "knight"), game="alexander")
    t.play("roll", "dice 2")
    assert t.asked() == "before-march"
    assert t.why("buy") == "A6"
    t.play("knight", "robber h1-1")
    assert t.asked() == "turn-chip"


@pytest.mark.rule("A21")
def test_gold_trades_four_or_three_to_one_and_no_monopoly_takes_it() -> None:
    t = act(lambda p: dry(p).cards(0, "monopoly"), game="alexander")
    assert t.why("bank gold ore") == ""
    t.play("bank gold ore")
    assert hand_of(t, 0) == {"ore": 1, "gold": 4}
    assert t.offered("monopoly") == [f"monopoly {word}" for word in ("wood", "brick", "wool", "grain", "ore")]
    names, ports = t.state.data.lattice.vertex_names, list(t.state.harbour)
    place = str(names[ports.index(HARBOUR_WORDS.index("any"))])

    def at_harbour(p: Position[Alexander]) -> None:
        dry(p).settlement(0, place).s.goods[5] = 3

    t = act(at_harbour, game="alexander").play("bank gold ore")
    assert hand_of(t, 0) == {"ore": 1}
    assert act(lambda p: dry(p).empty("ore", 0), game="alexander").why("bank gold ore") == "B18"


@pytest.mark.rule("A10")
def test_whoever_has_passed_is_out_of_the_auction() -> None:
    t = begin(lambda p: before(p, 3), players=4, game="alexander").play("dice 2")
    t.play("bid 1", "pass", "bid 2", "pass")
    assert t.seat() == 0
    t.play("bid 3")
    assert t.seat() == 2  # the second player, who passed, is not asked again
    t.play("pass")
    assert t.asked() == "payment"


@pytest.mark.rule("A19")
def test_points_won_on_anothers_turn_wait_for_ones_own() -> None:
    def arrange(p: Position[Alexander]) -> None:
        before(p, 2).city(1, "a2", "a4", "a16", "a18").settlement(1, "a20")
        p.s.won[1], p.s.army = 2, 1

    t = begin(arrange, game="alexander")
    t.play("dice 2", "chip hunger", "pass", "bid 1", "pass", "pay gold")
    assert points(t.state, 1) == 8 + 1 + 2 + 4
    assert t.seat() == 0
    t.play("end")
    assert t.asked() == "reveal"
    assert t.game.winners(t.state) == [1]


@pytest.mark.rule("A13", "B22")
def test_knights_under_an_empty_deck_are_bought_again() -> None:
    def arrange(p: Position[Alexander]) -> None:
        dry(p).hand(0, "ore wool grain")
        for card in range(5):
            p.s.used[card], p.s.deck[card] = p.s.deck[card], 0
        p.s.used[0], p.s.under = p.s.used[0] - 1, 1

    t = act(arrange, game="alexander").play("buy")
    assert t.offered() == ["draw knight"]


@pytest.mark.rule("A22")
def test_gold_rivers_bring_gold() -> None:
    t = begin(lambda p: dry(p).city(0, "a20"), game="alexander").play("dice 10")
    assert hand_of(t, 0)["gold"] == 10


@pytest.mark.rule("A18")
def test_nobody_ever_settles_beside_persepolis() -> None:
    lattice = table("alexander", 3).state.data.lattice
    place = str(lattice.vertex_names[lattice.number[(4, 6, "N")]])
    v = lattice.vertex_names.index(place)
    beside = [str(lattice.vertex_names[b if a == v else a]) for a, b in lattice.sides if v in (a, b)]

    def arrange(p: Position[Alexander]) -> None:
        before(p, 51).roads(0, place, beside[0]).hand(0, "wood brick wool grain")

    assert act(arrange, game="alexander").why(f"settlement {place}") == "A18"


@pytest.mark.rule("A2", "A4")
def test_an_empty_pile_yields_nothing() -> None:
    def wood_of(left: int) -> int:
        t = begin(lambda p: dry(p).settlement(0, "b1").empty("wood", left), players=4, game="alexander").play("dice 9")
        return hand_of(t, 0).get("wood", 0)

    assert wood_of(0) == 0
    assert wood_of(5) == 1
