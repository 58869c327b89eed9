"""Bots plan whole turns of Mesopotamia: what a line of play is, where it ends, and what it makes of means."""

from __future__ import annotations

import pytest

from serai.arena.study import CountedMatch
from serai.bots import make_bot
from serai.catalogue import load
from serai.core.codec import digest
from serai.core.flow import Chance, State, open_decision, play_for, settle
from serai.core.rng import Rng
from serai.core.seat import Seat
from serai.core.turns import Plan
from serai.games.mesopotamia.evaluate import evaluate, lead
from serai.games.mesopotamia.mind.habits import step
from serai.games.mesopotamia.plan import advise
from serai.games.mesopotamia.rules.actions import Act
from serai.games.mesopotamia.rules.rounds import TurnEnd, TurnStart
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tests.position import position
from serai.games.mesopotamia.words import empire_of, seat_of
from serai.testing import ScriptedTable


def turn(**goods: int) -> ScriptedTable:
    """Elam's turn, then Babylon's."""
    arranged = position("elam", "babylon").goods("elam", **goods).track("population", "elam", at=3)
    return arranged.then(TurnStart(0), TurnStart(1))


def midway() -> ScriptedTable:
    """The first seat's turn in the middle of a match of quick players, with much to choose from."""
    game, rng = load("mesopotamia"), Rng(1)
    s = game.rules.start(game.tables(game.pack()), 3, game.check_setup(3, {}))
    settle(s)
    assert isinstance(s, Mesopotamia)
    decision = open_decision(s)
    while s.round < 9 or s.turn != 0 or not isinstance(decision, Act):
        step(s, rng)
        decision = open_decision(s)
    return ScriptedTable(game, s)


def after(t: ScriptedTable, spec: str) -> Mesopotamia:
    """The position after a bot has played its whole turn."""
    bot = make_bot(spec, 1)
    while t.state.turn == 0:
        seat = Seat(t.game, t.state, 0)
        t.play(seat.words(bot.choose(seat)))
    assert isinstance(t.state, Mesopotamia)
    return t.state


def open_moves(s: State) -> list[int]:
    decision = open_decision(s)
    assert decision is not None
    return [int(move) for move in decision.moves(s)]


def planned(t: ScriptedTable, width: int = 4) -> list[Plan]:
    assert isinstance(t.state, Mesopotamia)
    return advise(t.state, 0, width, 1)


def test_a_plan_is_a_line_of_own_offered_moves_and_ends_with_the_turn_or_where_chance_falls() -> None:
    t = midway()
    plans = planned(t)
    assert len(plans) > 5
    for plan in plans:
        s = t.state.clone()
        for decision, move in plan.line():
            while len(open_moves(s)) == 1:
                play_for(s, 0, open_moves(s)[0])
            assert type(open_decision(s)) is type(decision)
            assert move in open_moves(s)
            play_for(s, 0, move)
        end = open_decision(plan.end.state)
        assert end is None or isinstance(end, Chance) or end.player != 0 or len(end.moves(plan.end.state)) == 1


@pytest.mark.parametrize("width", [4, 12])
def test_plans_come_best_first_and_are_all_different(width: int) -> None:
    t = midway()
    plans = planned(t, width)
    assert [plan.worth for plan in plans] == sorted((plan.worth for plan in plans), reverse=True)
    lines = [tuple(move for _, move in plan.line()) for plan in plans]
    assert len(set(lines)) == len(lines)


def test_the_same_seed_gives_the_same_plans() -> None:
    t = turn(stone=1, clay=1)
    before = digest(t.state)
    first, second = ([(plan.first, plan.worth) for plan in planned(t)] for _ in range(2))
    assert first == second
    assert digest(t.state) == before


def test_a_plan_builds_what_the_goods_are_there_for() -> None:
    s = after(turn(stone=1, clay=1), "trader")
    assert s.ziggurat[0] == 1
    assert s.ziggurat[1] == 0


def test_the_lead_and_the_chance_to_win_go_together() -> None:
    ahead = position("elam", "babylon").ziggurat("elam", "white ki").settled(Act(0), TurnEnd(0))
    even = position("elam", "babylon").settled(Act(0), TurnEnd(0))
    assert lead(ahead, 0) > lead(even, 0)
    assert evaluate(ahead, 0) > evaluate(even, 0)


def test_a_study_counts_what_is_told_of_an_empire_for_its_seat() -> None:
    game = load("mesopotamia")
    match = CountedMatch(game, game.tables(game.pack()), game.check_setup(2, {}), ["trader", "random"], 1)
    records = match.records()
    s = match.state
    assert isinstance(s, Mesopotamia)
    assert [one.side for one in records] == [empire_of(s, 0), empire_of(s, 1)]
    assert [seat_of(s, int(s.empire[seat])) for seat in range(2)] == [0, 1]
    assert seat_of(s, 99) == -1
    assert records[0].counts["parts of the gardens"] == list(s.gardener).count(0)
    assert records[0].counts["goods gathered"] > 0
