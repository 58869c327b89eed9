"""How bots judge auctions: by the place, the turns that are left, the chips of all and the hand that pays."""

from __future__ import annotations

import pytest

from serai.bots import make_bot
from serai.core.seat import Seat
from serai.games.catan.alexander.evaluate import Outlook, evaluate, points_at
from serai.games.catan.alexander.state import Alexander
from serai.games.catan.alexander.tables import FOUNDING
from serai.games.catan.alexander.tests.test_march import before
from serai.games.catan.tables import GOLD
from serai.games.catan.tests.position import begin
from serai.testing import ScriptedTable

HUNGER = 1


def passed(stage: int, hand: str = "gold " * 8) -> ScriptedTable:
    """Alexander has just passed a crossing of the route, and all may bid for a settlement there."""
    t = begin(lambda p: before(p, stage).hand(0, hand), players=4, game="alexander").play("dice 2")
    assert t.asked() == "bid"
    return t


def outlook(t: ScriptedTable) -> Outlook:
    state: Alexander = t.state
    return Outlook(state)


def test_the_earlier_the_more_a_settlement_is_worth() -> None:
    """Where Alexander has just been, looked at with ten and with forty turns more behind him."""
    t = passed(3)
    early = outlook(t)
    late = outlook(t)
    late.long = early.long / 4
    assert early.founding(0) > late.founding(0) > 0.8  # a point at least


def test_who_has_no_settlement_left_gains_nothing_by_a_place() -> None:
    t = passed(3)
    t.state.stock[0] = 0
    assert outlook(t).founding(0) == 0.0


def gain(t: ScriptedTable, chips: list[int]) -> float:
    """What a chip brings the first player."""
    for seat, held in enumerate(chips):
        t.state.won[seat] = held
    worths = [0.0] * 4
    outlook(t).add_prize(0, HUNGER, 1.0, worths)
    return worths[0]


def test_a_chip_is_worth_most_between_players_who_are_level() -> None:
    t = passed(25)
    level = gain(t, [3, 3, 3, 3])
    assert level > gain(t, [8, 2, 1, 1]) > 0.0
    assert level > gain(t, [0, 6, 6, 6]) > 0.0


def test_points_of_advisers_by_place_with_four_and_with_three() -> None:
    assert [points_at(float(place), 4) for place in range(4)] == [4.0, 3.0, 2.0, 0.0]
    assert [points_at(float(place), 3) for place in range(3)] == [4.0, 2.0, 0.0]
    assert points_at(0.5, 4) == pytest.approx(3.5)


def test_cards_that_are_needed_cost_more_than_those_that_are_not() -> None:
    useful, spare = passed(3, "wood brick wool grain"), passed(3, "wood wood wood wood")
    for t in (useful, spare):
        t.state.goods[GOLD] = 0
    assert outlook(useful).price(0, FOUNDING, 3) > outlook(spare).price(0, FOUNDING, 3)


def test_the_odds_of_all_add_up_while_somebody_leads_an_auction() -> None:
    t = passed(3).play("bid 3")
    assert sum(evaluate(t.state, seat) for seat in range(4)) == pytest.approx(1.0, abs=0.01)


def test_the_same_seat_does_not_get_the_first_temple_every_time() -> None:
    """Twelve auctions of planning bots who all have eight pieces of gold: at least two seats win one."""
    winners = set()
    for seed in range(12):
        t = passed(1, "")
        bots = [make_bot("plan:3", seed * 8 + seat) for seat in range(4)]
        while t.asked() != "payment":
            seat = Seat(t.game, t.state, t.seat())
            t.play(seat.words(bots[seat.seat].choose(seat)))
        winners.add(t.seat())
    assert len(winners) > 1
