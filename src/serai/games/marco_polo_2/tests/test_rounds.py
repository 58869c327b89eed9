"""How a round starts, the end of the game, the final scoring."""

from __future__ import annotations

import pytest

from serai.core.flow import settle
from serai.games.marco_polo_2 import tables
from serai.games.marco_polo_2.rules import rounds
from serai.games.marco_polo_2.scoring import standing
from serai.games.marco_polo_2.tests.positions import amounts, desk, hand, points, put_post, seen
from serai.testing import ScriptedTable


def next_round(t: ScriptedTable, *answers: str) -> ScriptedTable:
    """The last die is placed and the round ends; then these answers."""
    return t.play("use khan", "die 6 own", "end-turn", *answers)


def to_turn(t: ScriptedTable) -> ScriptedTable:
    while t.asked() != "turn":
        t.play("rolled 33333" if t.asked() == "roll-all" else t.offered()[0])
    return t


@pytest.mark.rule("M80")
def test_dice_come_back_and_neutral_dice_stay() -> None:
    t = desk(2, dice="6", black="2", rivals="").play("bag 2 black coins")
    assert t.state.pool[0] == 3
    to_turn(next_round(t))
    view = seen(t, 0)
    assert t.state.pool[0] == 4
    assert {die.owner for die in view.dice} == {-2}
    assert len(view.dice) == 6
    assert hand(t) == hand(t, 1) == "33333"


@pytest.mark.rule("M81")
def test_the_open_tiles_come_and_the_next_ones_are_turned_up() -> None:
    t = next_round(desk(2, dice="6", rivals=""))
    assert list(t.state.tile_now) == [1, 9, 17], "what lay open below"
    assert t.offered() == ["deal-tile t13", "deal-tile t14", "deal-tile t15", "deal-tile t16"]
    t.play("deal-tile t16", "deal-tile t23", "deal-tile t33")
    assert seen(t, 0).next_offers == ["t16", "t23", "t33"]


@pytest.mark.rule("M81")
def test_in_the_last_round_no_tile_lies_below() -> None:
    t = next_round(desk(2, dice="6", rivals="", round=4))
    assert t.asked() == "deal-card"
    assert list(t.state.tile_next) == [-1, -1, -1]


@pytest.mark.rule("M82")
def test_cities_and_improved_seals_pay_out() -> None:
    t = desk(2, dice="6", rivals="", posts="kashgar lhasa xian", seals="jeweler! tailor")
    next_round(t, "deal-tile t13", "deal-tile t23", "deal-tile t33")
    # 4 coins, 2 camels from the Khan; 3 coins, 1 camel; 3 camels; 2 camels from the improved seal.
    assert amounts(t) == "7 coin, 8 camel"


@pytest.mark.rule("M82")
def test_characters_pay_out_in_the_first_round_too() -> None:
    t = desk(2, character="abha-basu")
    t.state.stack[:] = [rounds.RoundStart(-1)]
    t.state.round = 0
    settle(t.state)
    assert t.asked() == "roll-all", "no new tiles and cards in the first round"
    assert amounts(t) == "2 coin"


@pytest.mark.rule("M83")
def test_two_new_cards_in_the_action_area() -> None:
    t = next_round(desk(2, dice="6", rivals=""), "deal-tile t13", "deal-tile t23", "deal-tile t33")
    assert t.offered() == [f"deal-card c{n:02}" for n in range(9, 26)]
    t.play("deal-card c20", "deal-card c09")
    assert seen(t, 0).cards["area-1"] == "c20"
    assert seen(t, 0).cards["area-2"] == "c09"
    assert seen(t, 0).cards["card-1"] == "c01"


@pytest.mark.rule("M84")
def test_all_roll_and_the_start_player_begins() -> None:
    t = desk(3, dice="6", rivals="")
    t.state.start = 2
    t = next_round(t)
    while t.asked() != "roll-all":
        t.play(t.offered()[0])
    t.play("rolled 44444", "rolled 55555", "rolled 66666")
    assert (hand(t, 2), hand(t, 0), hand(t, 1)) == ("44444", "55555", "66666")
    assert t.seat() == 2


@pytest.mark.rule("M90")
def test_after_five_rounds_the_game_is_over() -> None:
    t = next_round(desk(2, dice="6", rivals="", round=5))
    assert t.asked() == "reveal"
    t.play("reveal")
    assert t.asked() == ""
    assert t.told()[-1] == "Everything is counted; the match is over."


@pytest.mark.rule("M91")
@pytest.mark.parametrize("goal", range(14))
def test_every_goal_card_scores_its_improved_seals_and_shields(goal: int) -> None:
    t = desk(2)
    s, data = t.state, t.state.data
    icons = [i for i in range(tables.SHIELDS) if data.goal_shield[goal * tables.SHIELDS + i]]
    seals = [i for i in range(4) if data.goal_seal[goal * 4 + i]]
    assert len(icons) + len(seals) == 4
    assert seals, "every goal card lists seals to improve"
    s.seal[seals[0]] = 2
    for other in seals[1:]:
        s.seal[other] = 1
    expected = int(data.goal_seal[goal * 4 + seals[0]])
    assert rounds.seal_points(s, 0, goal) == expected, "only improved seals count"
    city = tables.PLACE_NAMES[next(i for i in range(16) if data.shield[i] == icons[0])]
    put_post(s, 0, city)
    assert rounds.shield_points(s, 0, goal) == data.track[2], "the shield, and one more for the goal card"


@pytest.mark.rule("M92")
def test_each_different_shield_counts_once() -> None:
    s = desk(2, posts="xanadu baghdad xian").state
    assert rounds.shield_points(s, 0, -1) == s.data.track[2]


@pytest.mark.rule("M92")
def test_all_shields_three_of_a_goal_card_and_de_wu_reach_the_end_of_the_track() -> None:
    s = desk(2, posts="xanadu xian fuzhou lhasa jaipur goa kabul pagan hormuz").state
    assert rounds.shield_points(s, 0, -1) == 24
    assert rounds.shield_points(s, 0, 0) == 38
    s.character[0] = tables.DE_WU
    assert rounds.shield_points(s, 0, 0) == 43
    s.data.de_wu_shields = 3
    assert rounds.shield_points(s, 0, 0) == 43, "more than thirteen is still 43"


@pytest.mark.rule("M93", "M94")
def test_goods_and_coins_score_but_not_camels() -> None:
    s = desk(2, goods="29 coin, 9 camel, 1 pepper, 1 silk, 2 gold, 1 jade").state
    assert rounds.store_points(s, 0) == 2 + 2


@pytest.mark.rule("M95")
@pytest.mark.parametrize(
    ("done", "expected"),
    [
        ([3, 2, 1, 0], [8, 4, 0, 0]),
        ([2, 2, 1, 1], [8, 8, 4, 4]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([1, 0, 0, 0], [8, 0, 0, 0]),
        ([4, 3], [8, 0]),
        ([2, 2], [8, 8]),
    ],
)
def test_most_and_second_most_contracts(done: list[int], expected: list[int]) -> None:
    s = desk(len(done)).state
    for seat, count in enumerate(done):
        s.done[seat] = count
    assert [rounds.contract_points(s, seat) for seat in range(len(done))] == expected


@pytest.mark.rule("M96")
def test_camels_break_a_tie_and_else_the_win_is_shared() -> None:
    t = desk(3, goods="2 camel")
    assert t.game.winners(t.state) == [0]
    t.state.goods[6 + tables.CAMEL] = 2
    assert t.game.winners(t.state) == [0, 1]
    t.state.points[2] = 1
    assert t.game.winners(t.state) == [2]
    assert standing(t.state)[2] == (1, 0)


@pytest.mark.rule("M90")
def test_the_final_scoring_adds_everything() -> None:
    t = desk(3, dice="6", rivals="", round=5, goods="6 coin, 2 gold", posts="hormuz xian", seals="jeweler!")
    t.state.goals[0], t.state.done[0] = 1, 1
    next_round(t).told()
    t.play("reveal")
    # Goal g02: jeweller 14; shields monkey (twice) and moon: 3 count 4; 2 gold 1; 10 coins 1; most contracts 8.
    assert points(t) == 14 + 4 + 1 + 1 + 8
    assert t.told()[:6] == [
        "Player 1 reveals the goal card “sun, monkey, lotus, jewellers’ guild seal 14 points”.",
        "Player 1 scores 14 points: the improved jewellers’ guild seal is on the goal card.",
        "Player 1 scores 4 points for shields (3 counted).",
        "Player 1 scores 1 point for goods left over (2).",
        "Player 1 scores 1 point for coins left over (10).",
        "Player 1 scores 8 points for fulfilled contracts (1).",
    ]


@pytest.mark.rule("M90")
def test_goal_cards_stay_hidden_until_the_end_is_confirmed() -> None:
    t = next_round(desk(2, dice="6", rivals="", round=5))
    assert t.asked() == "reveal", "chance, and so a barrier: the last move may be taken back until then"
    assert seen(t, 0).players[1].goal == ""
    assert seen(t, 1).players[0].goal == ""
    t.play("reveal")
    assert seen(t, 0).players[1].goal == "g04"
