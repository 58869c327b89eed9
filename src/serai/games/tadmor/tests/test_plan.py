"""How bots plan a round: what is placed acts, fetching comes before spending, and what is paid can be paid."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serai.arena.study import CountedMatch
from serai.core.flow import NOBODY, Chance, open_decision, play, settle
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.turns import Plan
from serai.games.tadmor import GAME
from serai.games.tadmor.choices import best_tiles
from serai.games.tadmor.danger import dangers
from serai.games.tadmor.look import prey
from serai.games.tadmor.needs import Needs
from serai.games.tadmor.outlook import purse, reckon
from serai.games.tadmor.plan import advise
from serai.games.tadmor.purse import Purse, worst_card
from serai.games.tadmor.rules.holdings import held
from serai.games.tadmor.rules.kingdom import KingdomPhase
from serai.games.tadmor.rules.trade import open_trades
from serai.games.tadmor.rules.windows import Build
from serai.games.tadmor.state import BUILDING, Tadmor
from serai.games.tadmor.tables import GOODS
from serai.games.tadmor.tests.desert import Arrange, desert, display, placing, preparing, seat
from serai.games.tadmor.words import MISSION, PLACE, UPGRADE
from serai.testing import ScriptedTable

NARROW = 4
WIDE = 12
PRICE = "2 wood 1 stone 1 marble 4 gold"  # of mission k1, and the tax


def first(g: ScriptedTable, width: int = NARROW) -> str:
    """The words of the move that the best plan begins with."""
    decision = open_decision(g.state)
    assert decision is not None
    plans: list[Plan] = advise(g.state, 0, width, 7)
    return GAME.words(decision, int(plans[0].first))


def acting(arrange: Arrange, round: int = 1) -> ScriptedTable:
    """Seat 1 builds, in a phase in which nobody places any more; what is due at the end of the round follows."""

    def whole(s: Tadmor) -> None:
        s.round, s.phase = round, BUILDING
        arrange(s)

    return desert(2, whole, Build(0, 1), KingdomPhase(NOBODY))


def needed(g: ScriptedTable, player: int = 0) -> set[str]:
    """Where the best plan wants figures that do not stand there yet."""
    return {PLACE.words[place] for place in Needs(g.state, player, NARROW, 7).places}


# ---------------------------------------------------------------- acting


@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_in_the_last_round_a_mission_that_can_be_paid_is_fulfilled(width: int) -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods=PRICE, hand="k1", on="pa5")

    assert first(acting(arrange, 9), width) == "fulfil k1"


def test_goods_are_fetched_before_they_are_spent() -> None:
    """Three wood are missing for a red tile: the ship brings them first."""

    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="2 wood", on="ns1 eu5")

    g = acting(arrange)
    assert first(g) == "use ns1"
    g.play("use ns1")
    assert first(g) == "use eu5"


def test_in_the_last_round_no_gift_is_left_lying() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, on="ns4")

    assert first(acting(arrange, 9)) == "use ns4"


def test_a_camel_that_can_be_fetched_is_fetched() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, on="da4", tower=5)

    assert first(acting(arrange)) == "use da4"


# ---------------------------------------------------------------- placing


def test_placing_looks_at_what_the_figures_will_do() -> None:
    """With a mission's price in store the last camel goes where missions are fulfilled, and not without it."""

    def rich(s: Tadmor) -> None:
        s.round, s.idle_camels[0], s.idle_ships[0] = 9, 1, 0
        seat(s, 1, goods=PRICE, hand="k1")

    def poor(s: Tadmor) -> None:
        rich(s)
        for good in range(GOODS):
            s.store[good] = 0

    assert needed(placing(2, rich)) == {"pa5"}
    assert "pa5" not in needed(placing(2, poor))


def test_what_another_needs_as_well_is_placed_first() -> None:
    """Both can fetch a camel, and there is one space for it."""

    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="2 wood 2 stone", tower=5)
        seat(s, 2, goods="2 wood 2 stone", tower=5)

    g = placing(2, arrange)
    assert "da4" in needed(g) & needed(g, 1)
    assert first(g) == "camel da4"


def test_nothing_is_planned_where_the_own_raiders_come() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="2 wood 2 stone", tower=5)
        s.raider = 0
        s.plan = s.data.place_region[PLACE.index["da4"]]

    assert not [place for place in needed(placing(2, arrange)) if place.startswith("da")]


def test_another_raider_is_feared_where_he_does_not_stand() -> None:
    """The card that lies open cannot come again; one who is immune is not afraid, and nobody of himself."""

    def arrange(s: Tadmor) -> None:
        seat(s, 2, on="ns1 eu1")
        s.raider = 1
        s.current = s.data.place_region[PLACE.index["pa1"]]

    s = placing(2, arrange).state
    north, damascus, palmyra = (s.data.place_region[PLACE.index[place]] for place in ("ns1", "da1", "pa1"))
    feared = dangers(s, 0)
    assert feared[damascus] > 3 * feared[north] > feared[palmyra] == 0.0
    assert sum(dangers(s, 1)) == 0.0


def raid_worth(theirs: int) -> float:
    """What a figure on the raiders' space brings in round 5, against somebody with so many points."""
    found: list[float] = []
    for place in ("", "du1"):
        s = placing(2, lambda s: None).state
        seat(s, 1, on=place)
        s.round, s.phase, s.pp[1] = 5, BUILDING, theirs
        found.append(reckon(s, 0, purse(s, 0)))
    return found[1] - found[0]


def test_a_raid_is_worth_what_the_others_have_to_lose() -> None:
    poor, fair, rich = (raid_worth(points) for points in (10, 55, 120))
    assert poor < fair < rich
    assert rich > poor + 5.0


def test_the_others_wealth_counts_one_by_one() -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 5
        s.pp[1], s.pp[2] = 120, 0

    s = placing(3, arrange).state
    assert prey(s, 0) == pytest.approx(0.5)


def test_a_plan_counts_what_raiders_may_cost() -> None:
    """Levels in Damascus are worth less when another's raiders may come there, which he shows by keeping away."""

    def worth(raider: int, where: str) -> float:
        def arrange(s: Tadmor) -> None:
            seat(s, 1, goods="8 stone", tower=5)
            seat(s, 2, on=where)
            s.raider = raider

        needs = Needs(placing(2, arrange).state, 0, NARROW, 7)
        assert PLACE.index["da1"] in needs.places
        return needs.worth

    for where in ("eb3 ns6 ss6 eu7 pa6 du3", "da3 ns6 ss6 eu7 pa6 du3"):
        assert worth(1, where) < worth(NOBODY, where)
    away, there = (worth(NOBODY, where) - worth(1, where) for where in ("pa6 eb3", "pa6 da3"))
    assert away > there


# ---------------------------------------------------------------- paying


def pays(s: Tadmor, price: list[int], discount: int = 0) -> bool:
    return Purse(s, 0, 0, 0, 0).pay_price(vec[i64](price), 0, discount, open_trades(s, 0))


def stores(s: Tadmor) -> list[int]:
    return [int(held(s, 0, good)) for good in range(GOODS)]


def test_what_is_missing_is_traded_for() -> None:
    """A marble becomes two stones; the one that the price needs itself is kept."""

    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 wood 2 marble 1 gold", on="pa3")

    s = preparing(2, arrange).state
    assert pays(s, [1, 1, 1, 1])
    assert sum(stores(s)) == s.data.market_consumer - 1


def test_without_a_market_it_cannot_be_paid() -> None:
    s = preparing(2, lambda s: seat(s, 1, goods="1 wood 2 marble 1 gold", on="ns1")).state
    assert not pays(s, [1, 1, 1, 1])


def test_a_discount_waives_what_is_missing() -> None:
    s = preparing(2, lambda s: seat(s, 1, goods="1 wood 1 marble", on="ns1")).state
    assert pays(s, [1, 0, 1, 1], 1)
    assert stores(s) == [0, 0, 0, 0]


def test_of_missions_the_one_that_is_furthest_from_being_paid_goes() -> None:
    s = preparing(2, lambda s: seat(s, 1, goods=PRICE, hand="k1 k4", on="ns1")).state
    assert MISSION.words[worst_card(s, 0)] == "k4"


def test_goods_for_prestige_are_looked_at_before_a_ships_extra_wood() -> None:
    s = preparing(2, lambda s: display(s, "i10 i9")).state
    assert [UPGRADE.words[tile] for tile in best_tiles(s, 0, 8.0)] == ["i9", "i10"]


# ---------------------------------------------------------------- whole matches


def test_in_any_position_plans_begin_with_offered_moves_and_change_nothing() -> None:
    rng = Rng(11)
    s = GAME.rules.start(GAME.tables(GAME.pack()), 3, GAME.check_setup(3, {}))
    settle(s)
    asked = 0
    while s.stack:
        decision = open_decision(s)
        assert decision is not None
        if not isinstance(decision, Chance) and len(decision.moves(s)) > 1:
            asked += 1
            if asked % 9 == 0:
                before = s.fingerprint()
                for plan in advise(s, decision.player, NARROW, asked):
                    assert plan.first in list(decision.moves(s))
                assert s.fingerprint() == before
        play(s, random_move(s, rng))
    assert asked > 50


def test_the_quick_level_plays_the_whole_game() -> None:
    """One match against the bot that looks one move ahead: figures act and grow in number, temples and sets as well."""
    match = CountedMatch(GAME, GAME.tables(GAME.pack()), GAME.check_setup(2, {}), ["trader", "greedy"], 3)
    trader, greedy = match.records()
    used = trader.counts
    assert trader.points > 2 * greedy.points
    assert used["figures unused"] * 20 <= used["figures placed"]
    assert used["camels gained"] + used["ships gained"] >= 2
    assert used["temple stages"] >= 4
    assert used["precious goods"] >= 4
    assert used["trades"] >= 20
