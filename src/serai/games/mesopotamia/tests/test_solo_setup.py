"""Options, set-up and the end of matches against the game itself: alone, beside people, with allies."""

from __future__ import annotations

from typing import cast

import pytest

import serai
from serai.core.codec import digest_of, dump
from serai.core.contract.playing import random_answer
from serai.core.errors import BadInput
from serai.core.flow import SPECTATOR
from serai.core.match import Match
from serai.core.rng import Rng
from serai.games.mesopotamia.redeal import redeal
from serai.games.mesopotamia.rules.ending import FinalScoring
from serai.games.mesopotamia.rules.solo.automa import AutomaTurn
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import EMPIRE_NAMES, SLOTS
from serai.games.mesopotamia.tests.duel import duel
from serai.games.mesopotamia.tests.position import area
from serai.testing import ScriptedTable, table

GAME = serai.load("mesopotamia")


def refused(players: int, **options: str) -> str:
    with pytest.raises(BadInput) as caught:
        GAME.check_setup(players, options)
    return str(caught.value)


@pytest.mark.rule("MES177")
def test_what_does_not_go_together_is_refused_in_a_sentence() -> None:
    assert refused(2, solo="siege") == "Siege of Ur and Guardians of Assur are played alone."
    assert refused(1, automa="yes").startswith("Alone you play against the game in any case")
    assert refused(6, automa="yes").startswith("Six empires are the most")
    assert refused(4, automa="yes", sets="base").startswith("The base set has four empires")
    assert refused(3, level="igigu") == "The level is that of an Automa, and none plays."
    assert refused(3, allies="yes").startswith("Allies need two people and an Automa")
    assert refused(1, allies="yes").startswith("Allies need two people and an Automa")
    assert refused(1, battles="simple") == refused(3, battles="simple", automa="yes")
    for players in (2, 3, 4, 5):
        assert GAME.check_setup(players, {"automa": "yes", "level": "anunnaki", "allies": "yes"})


@pytest.mark.rule("MES134")
@pytest.mark.rule("MES178")
def test_alone_one_chooses_both_empires_and_the_automa_takes_the_start_area_left() -> None:
    t = table("mesopotamia", 1)
    assert t.asked() == "choose-empire"
    t.play("empire sumer")
    assert t.asked() == "choose-rival"
    assert t.why("empire sumer") == "MES010"
    t.play("empire hatti")
    assert t.offered() == ["home 1", "home 2"]
    t.play("home 2")
    assert [int(one) for one in t.state.start[:2]] == [area("a06"), area("a02")]
    assert t.state.sides == 2
    assert sum(1 for slot in range(SLOTS) if t.state.data.slot_sides[slot] >> 2 & 1) == 6
    dealt = 0
    while t.asked() != "draw-strategy":
        dealt += t.offered()[0].startswith("draw ")
        t.play(t.offered()[0])
    assert dealt == 4  # missions, for the human alone


@pytest.mark.rule("MES177")
@pytest.mark.rule("MES178")
def test_beside_people_role_a_picks_the_automas_empire() -> None:
    t = table("mesopotamia", 2, automa="yes").play("role b", "empire akkad", "empire elam")
    assert (t.asked(), t.seat()) == ("choose-rival", 1)  # seat 2 has role A
    t.play("empire ebla", "home 3", "home 1")
    assert t.state.start[2] == area("a06")  # number 2, the lowest left
    assert EMPIRE_NAMES[t.state.empire[2]] == "ebla"


SITES = [area(name) for name in ("a08", "a09", "a10", "a12", "a13", "a18", "a26", "a27", "a34")]


def scored(*settled: int, allies: int = 0) -> ScriptedTable:
    """Two people and an Automa after the final scoring: the tracks give each 12, each settlement 2."""
    p = duel("babylon", "elam", "sumer", seats=2)
    p.state.allies = allies
    for side, places in enumerate(settled):
        for place in range(places):
            p.state.settlement[SITES[side * 3 + place]] = side
    p.track("event", "babylon", "elam", "sumer").track("population", "sumer", "elam", "babylon")
    return p.then(FinalScoring()).play("score")


@pytest.mark.rule("MES134")
@pytest.mark.rule("MES177")
def test_behind_the_automa_nobody_wins() -> None:
    t = scored(1, 2, 3)
    assert [int(n) for n in t.state.total[:3]] == [14, 16, 18]
    assert t.game.winners(t.state) == []
    assert t.game.lost(t.state) == [0, 1]
    assert "The Automa’s Sumerians have 18 points and win alone." in t.told()


@pytest.mark.rule("MES177")
def test_each_for_himself_the_best_wins_who_is_ahead_of_the_automa() -> None:
    t = scored(3, 0, 0)
    assert t.game.winners(t.state) == [0]
    assert any("are beaten" in line for line in t.told())


@pytest.mark.rule("MES177")
def test_allies_all_win_if_the_best_of_them_is_ahead() -> None:
    t = scored(3, 0, 1, allies=1)
    assert t.state.total[1] < t.state.total[2]
    assert t.game.winners(t.state) == [0, 1]
    assert t.game.lost(t.state) == []
    assert t.game.winners(scored(0, 0, 3, allies=1).state) == []


@pytest.mark.rule("G107")
@pytest.mark.parametrize(("trade", "title"), [(0, "scribe"), (30, "governor"), (45, "king."), (60, "four quarters")])
def test_a_lone_player_is_rated(trade: int, title: str) -> None:
    p = duel()
    least = trade - 12 if trade else 0  # tracks are worth 12 at least: second on both
    p.state.gardener[0], p.state.garden[0] = 0, 0
    points, p.state.data.garden_points[0] = p.state.data.garden_points[0], max(least, 0)
    p.track("event", "sumer", "babylon").track("population", "sumer", "babylon")
    t = p.then(FinalScoring()).play("score")
    p.state.data.garden_points[0] = points
    rating = next(line for line in t.told() if "points playing alone" in line)
    assert title in rating
    assert rating.startswith(f"{trade or 12} points")


def test_what_an_automa_does_follows_from_what_all_may_see() -> None:
    """Its turn leads to the same position whatever people hold in secret."""
    for seed in range(6):
        s = reach_turn(seed)
        outcomes = {after_turn(redeal(s, SPECTATOR, Rng(other)), seed) for other in range(4)}
        assert len(outcomes) == 1


def reach_turn(seed: int) -> Mesopotamia:
    """A random duel of two people and an Automa, somewhere where it is about to act."""
    match = Match.create(GAME, ["A", "B"], {"automa": "yes"}, serai.Dealer.numbered(seed))
    rng = Rng(seed)
    while match.state.round < 4 + seed:
        decision, move = random_answer(match.state, rng)
        match.play(int(decision.player), GAME.words(decision, move))
    return cast(Mesopotamia, match.state)


def after_turn(s: Mesopotamia, seed: int) -> str:
    s.stack.clear()
    s.then(AutomaTurn(s.players))
    t = ScriptedTable(GAME, s)
    rng = Rng(seed)
    while t.asked().startswith("draw-"):
        moves = t.offered()
        t.play(moves[rng.below(len(moves))])
    plain = dump(t.state)
    plain["columns"].pop("mission")
    return digest_of(plain)


@pytest.mark.rule("MES134")
def test_a_whole_duel_is_played_to_its_end_and_said_to_be_won_or_lost() -> None:
    match = Match.create(GAME, ["A"], {}, serai.Dealer.numbered(3))
    rng = Rng(3)
    while not match.over:
        decision, move = random_answer(match.state, rng)
        match.play(int(decision.player), GAME.words(decision, move))
    assert (GAME.winners(match.state) == []) == (GAME.lost(match.state) == [0])
