"""The end (p. 43): when it comes, what is counted, who wins."""

from __future__ import annotations

import pytest

from serai.games.mesopotamia.rules.ending import (
    FinalScoring,
    area_points,
    is_last_round,
    public_points,
    settlement_points,
    token_points,
    track_points,
    trade_points,
)
from serai.games.mesopotamia.scoring import conserved, standing
from serai.games.mesopotamia.state import BLOCKED, EVENT, POPULATION
from serai.games.mesopotamia.tables import TOKEN_NAMES
from serai.games.mesopotamia.tests.decks import decked, garden, hold, open_token
from serai.games.mesopotamia.tests.position import area, position


@pytest.mark.rule("MES041")
@pytest.mark.rule("MES070")
def test_the_fifth_part_of_the_gardens_makes_the_round_the_last() -> None:
    p = position("sumer", "babylon")
    for token in ("g1-1", "g2-1", "g3-1", "g4-1"):
        garden(p, "sumer", token)
    assert not is_last_round(p.state)
    garden(p, "babylon", "g5-1")
    assert is_last_round(p.state)


@pytest.mark.rule("G49")
def test_a_match_that_never_ends_is_counted_after_the_last_round() -> None:
    s = position("sumer", "babylon").state
    s.round = s.data.last_round
    assert is_last_round(s)


@pytest.mark.rule("MES125")
def test_first_second_and_third_on_each_track_score() -> None:
    p = position("sumer", "babylon", "akkad", "elam").track("event", "elam", at=5).track("event", "sumer", at=4)
    assert [int(track_points(p.state, side, EVENT)) for side in range(4)] == [6, 3, 0, 9]
    assert [int(track_points(p.state, side, POPULATION)) for side in range(4)] == [9, 6, 3, 0]


@pytest.mark.rule("MES126")
@pytest.mark.rule("MES077")
def test_gardens_trade_tokens_and_event_tokens_score_what_is_printed() -> None:
    p = garden(position("sumer", "babylon"), "sumer", "g5-1")
    p.state.trade[0] = TOKEN_NAMES.index("t4-1")
    p.state.amphora[0] = 1
    assert trade_points(p.state, 1) == p.state.data.token_points[TOKEN_NAMES.index("t4-1")] > 0
    assert trade_points(p.state, 0) == 0
    open_token(p, "a31", "desert-6").unit("sumer", "spearman", "a31")
    assert token_points(p.state, 0) == 3


@pytest.mark.rule("MES112")
def test_an_event_token_nobody_controls_scores_for_nobody() -> None:
    p = open_token(position("sumer", "babylon"), "a31", "desert-6")
    assert [int(token_points(p.state, side)) for side in (0, 1)] == [0, 0]


@pytest.mark.rule("MES127")
@pytest.mark.rule("MES128")
@pytest.mark.rule("G48")
def test_a_settled_area_counts_twice_and_walls_rams_and_blocked_areas_not_at_all() -> None:
    p = position("sumer", "babylon").settlement("sumer", "a08").unit("sumer", "spearman", "a08")
    p.unit("sumer", "archer", "a09").wall("sumer", "a10").unit("sumer", "ram", "a12").unit("sumer", "ship", "e1")
    p.unit("sumer", "spearman", "a02").unit("sumer", "spearman", "a17")
    p.state.ground[area("a17")] = BLOCKED
    assert settlement_points(p.state, 0) == 1
    assert area_points(p.state, 0) == 2


@pytest.mark.rule("MES129")
@pytest.mark.rule("MES161")
def test_missions_count_only_at_the_end_and_population_breaks_a_tie() -> None:
    p = hold(decked("sumer", "babylon"), "sumer", "m21").track("event", "sumer", at=8)
    before = standing(p.state)
    assert before[0][0] == int(public_points(p.state, 0)) == 18
    t = p.then(FinalScoring()).play("score")
    assert standing(t.state)[0][0] == 20
    assert t.state.over == 1
    tied = position("sumer", "babylon").track("event", "babylon", "sumer").track("population", "sumer", "babylon")
    even = tied.then(FinalScoring()).play("score")
    assert [one[0] for one in standing(even.state)] == [15, 15]
    assert even.game.winners(even.state) == [0]


@pytest.mark.rule("MES126")
def test_the_scoring_is_told_line_by_line() -> None:
    p = garden(hold(decked("sumer", "babylon"), "sumer", "m21"), "sumer", "g1-1").track("event", "sumer", at=8)
    t = p.then(FinalScoring())
    t.told()
    told = t.play("score").told()
    assert [line for line in told if "Sumerians" in line] == [
        "The Sumerians, place 1 on the event track: 9 points.",
        "The Sumerians, place 1 on the population track: 9 points.",
        "The Sumerians, Hanging Gardens: 3 points.",
        "The Sumerians, trade tokens: 0 points.",
        "The Sumerians, event tokens: 0 points.",
        "The Sumerians, settlements: 0 points.",
        "The Sumerians, occupied areas: 0 points.",
        "The Sumerians have fulfilled “Star Watchers”.",
        "The Sumerians, missions: 2 points.",
        "The Sumerians have 23 points in total.",
    ]


@pytest.mark.rule("MES004")
def test_goods_missions_and_miniatures_are_kept() -> None:
    p = decked("sumer", "babylon").goods("sumer", stone=3).unit("sumer", "spearman", "a31")
    assert conserved(p.state) == {
        "land units counted twice": 0, "missions": 30,
        "stone": 0, "wood": 0, "clay": 0, "food": 0, "tablet": 0, "bone": 0,
    }  # fmt: skip
