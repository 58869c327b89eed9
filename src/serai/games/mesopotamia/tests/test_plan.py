"""Bots plan whole turns of Mesopotamia: where a plan ends, what it leaves out, and what it makes of means."""

from __future__ import annotations

from serai.arena.study import CountedMatch
from serai.bots import make_bot
from serai.catalogue import load
from serai.core.seat import Seat
from serai.games.mesopotamia.evaluate import evaluate, lead
from serai.games.mesopotamia.plan import is_gamble, over
from serai.games.mesopotamia.rules.actions import END, REROLL, Act
from serai.games.mesopotamia.rules.rounds import TurnEnd, TurnStart
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tests.position import position
from serai.games.mesopotamia.words import empire_of, seat_of
from serai.testing import ScriptedTable


def turn(**goods: int) -> ScriptedTable:
    """Elam's turn, then Babylon's."""
    arranged = position("elam", "babylon").goods("elam", **goods).track("population", "elam", at=3)
    return arranged.then(TurnStart(0), TurnStart(1))


def after(t: ScriptedTable, spec: str) -> Mesopotamia:
    """The position after a bot has played its whole turn."""
    bot = make_bot(spec, 1)
    while t.state.turn == 0:
        seat = Seat(t.game, t.state, 0)
        t.play(seat.words(bot.choose(seat)))
    assert isinstance(t.state, Mesopotamia)
    return t.state


def test_a_plan_ends_with_the_turn_or_where_another_is_asked() -> None:
    t = turn()
    began = t.state.clone()
    assert isinstance(began, Mesopotamia)
    assert not over(began, t.state, 0)
    assert over(began, t.state, 1)
    t.play("end")
    assert over(began, t.state, 0)


def test_plans_do_not_know_how_dice_will_fall() -> None:
    s = turn().state
    assert is_gamble(s, Act(0), REROLL)
    assert not is_gamble(s, Act(0), END)


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
