"""Plans compared by playing on: what one world and its dice tell, and when that counts for more than a first look."""

from __future__ import annotations

from typing import Any

import pytest

from serai.bots import make_bot
from serai.bots.greedy import GreedyBot
from serai.bots.planner import PlannerBot
from serai.core.rng import Rng
from serai.core.seat import Seat
from serai.core.turns import Plan
from serai.games.catan import ALEXANDER_SIGHT, CATAN_SIGHT, CHEOPS_SIGHT
from serai.games.catan.foresight import Foresight, Race, Scope, rivals_among
from serai.games.catan.state import Catan
from serai.games.catan.tests.position import Position, act
from serai.testing import ScriptedTable

SCOPE = Scope(turns=120, rounds=1, arms=4, near=9.0, trust=0.02)


def homes(p: Position[Catan]) -> None:
    p.settlement(0, "c3").roads(0, "c3", "c4", "c5").hand(0, "wood wood brick wool wool grain ore")
    p.settlement(1, "e3").roads(1, "e3", "e4", "e5").settlement(2, "f3").roads(2, "f3", "f4", "f5")


def found(t: ScriptedTable) -> tuple[Seat, list[Plan]]:
    seat = Seat(t.game, t.state, 0)
    turns = t.game.bots.turns
    assert turns is not None
    return seat, PlannerBot(1, 12, 1, GreedyBot(1)).plans(seat, turns)


def raced(t: ScriptedTable, scope: Scope = SCOPE) -> Race:
    seat, plans = found(t)
    return Race(CATAN_SIGHT, seat.imagine, 0, rivals_among(plans, scope), scope, 1)


def test_rivals_are_near_and_lead_to_different_ends() -> None:
    _, plans = found(act(homes))
    rivals = rivals_among(plans, SCOPE)
    ends = [plan.end.state.fingerprint() for plan in rivals]
    assert rivals[0] is plans[0]
    assert len(set(ends)) == len(ends) == 4
    assert rivals_among(plans, Scope(turns=1, rounds=1, arms=9, near=0.0001, trust=1.0)) == plans[:1]


def test_the_same_plan_in_the_same_world_meets_the_same_dice() -> None:
    race = raced(act(homes))
    world = race.imagine(Rng(3))
    values = {CATAN_SIGHT.play_on(world.clone(), 0, race.lines[0], 2, 7) for _ in range(3)}
    assert len(values) == 1
    assert CATAN_SIGHT.play_on(world.clone(), 0, race.lines[0], 2, 8) not in values


def test_little_that_playing_on_tells_does_not_overthrow_what_plans_looked_like() -> None:
    race = raced(act(homes))
    race.looked[1], race.times[1] = -0.03, 4.0
    race.sums[1], race.squares[1] = 4 * 0.02, 4 * (0.02**2 + 0.1**2)  # 0.02 ahead on average, and 0.1 up and down
    assert race.ahead(1) < 0.0
    race.times[1], race.sums[1], race.squares[1] = 400.0, 400 * 0.02, 400 * (0.02**2 + 0.1**2)
    assert race.ahead(1) > 0.0


def test_who_is_clearly_behind_is_dropped_and_the_first_stays_as_the_measure() -> None:
    race = raced(act(homes))
    for i, ahead in enumerate([0.0, 0.05, 0.049, -0.2]):
        race.looked[i], race.times[i] = 0.0, 50.0
        race.sums[i], race.squares[i] = 50 * ahead, 50 * (ahead**2 + 0.05**2)
    assert race.rest_of([0, 1, 2, 3]) == [0, 1, 2]
    assert race.rest_of([0, 1, 3]) == [1]


def test_a_plan_that_wins_at_once_stays_the_best() -> None:
    def nearly(p: Position[Catan]) -> None:
        homes(p)
        p.city(0, "a1", "f1", "d9", "f7")

    seat, plans = found(act(nearly))
    best = CATAN_SIGHT.compare(seat.imagine, 0, plans, 12, 5)[0]
    s = seat.imagine(Rng(1))
    assert CATAN_SIGHT.play_on(s, 0, best.line(), 1, 1) == 1.0


def test_nothing_is_played_on_where_no_turns_are_given() -> None:
    none = Scope(turns=0, rounds=1, arms=0, near=0.0, trust=1.0)
    see = CATAN_SIGHT
    blind = Foresight(see.worth, see.evaluate, see.over, see.details, see.skip, none, none, firm=1.0, growing=0.0)
    seat, plans = found(act(homes))
    worths = [plan.worth for plan in plans]
    assert [plan.worth for plan in blind.compare(seat.imagine, 0, plans, 12, 1)] == worths


@pytest.mark.parametrize(
    ("name", "sight"), [("catan", CATAN_SIGHT), ("alexander", ALEXANDER_SIGHT), ("cheops", CHEOPS_SIGHT)]
)
def test_the_chances_of_all_seats_add_up(name: str, sight: Foresight) -> None:
    state: Any = act(lambda p: p.hand(1, "wood"), game=name, players=3).state
    assert sum(sight.value(state, seat) for seat in range(3)) == pytest.approx(1.0)


@pytest.mark.parametrize("name", ["catan", "alexander", "cheops"])
def test_khan_answers_alike_for_the_same_seed(name: str) -> None:
    t = act(lambda p: p.hand(0, "wood brick wool grain ore"), game=name, players=3)
    seat = Seat(t.game, t.state, 0)
    first = make_bot("khan", 3).choose(seat)
    assert first in seat.moves()
    assert make_bot("khan", 3).choose(seat) == first
