"""Set-up: what is dealt, characters, goal cards, fewer players."""

from __future__ import annotations

import pytest

from serai.games.marco_polo_2.tests.positions import GAME, active, amounts, play_opening, seen
from serai.testing import table


@pytest.mark.rule("M1")
def test_everything_is_dealt() -> None:
    s = play_opening(table(GAME, 4)).state
    assert sum(1 for marker in s.marker_at if marker >= 0) == 6
    assert sum(1 for tile in s.outpost_at if tile >= 0) == 10
    assert all(card >= 0 for card in s.slot)
    assert sum(1 for contract in s.field if contract >= 0) == 10
    assert [sum(s.tile_deck[book * 8 : book * 8 + 8]) for book in range(3)] == [4, 4, 4]
    assert sum(s.pile) == 42 - 10


@pytest.mark.rule("M2")
def test_players_start_in_beijing_and_the_score_at_zero() -> None:
    t = play_opening(table(GAME, 3))
    assert amounts(t) == "8 coin, 3 camel"
    assert list(t.state.figure) == [0, -1] * 3
    assert list(t.state.supply) == [11] * 3
    assert list(t.state.points) == [0] * 3


@pytest.mark.rule("M3")
def test_each_player_gets_another_start_contract() -> None:
    t = table(GAME, 4)
    while t.asked() != "deal-start":
        t.play(t.offered()[0])
    assert t.offered() == [f"deal-start s{n}" for n in range(1, 8)]
    t.play("deal-start s4")
    assert "deal-start s4" not in t.offered()
    t.play("deal-start s1", "deal-start s7", "deal-start s2")
    assert [active(t, seat) for seat in range(4)] == [["s4"], ["s1"], ["s7"], ["s2"]]


@pytest.mark.rule("M4")
def test_three_goal_cards_are_dealt_and_one_is_kept_in_secret() -> None:
    t = play_opening(table(GAME, 2))
    t.play("choose mongke-khan", "choose de-wu")
    assert t.seats() == [0, 1]
    assert t.offered(seat=0) == ["keep g01", "keep g02", "keep g03"]
    assert t.offered(seat=1) == ["keep g04", "keep g05", "keep g06"]
    assert t.why("keep g04") == "M4"
    t.play("2: keep g05", "1: keep g03")
    assert list(t.state.kept) == [2, 1]
    mine, its = (seen(t, seat) for seat in (0, 1))
    assert mine.players[0].goal == "g03"
    assert mine.players[1].goal == its.players[0].goal == ""


@pytest.mark.rule("M5")
def test_the_last_player_chooses_a_character_first() -> None:
    t = play_opening(table(GAME, 3))
    assert t.seat() == 2
    assert len(t.offered()) == 4
    assert t.why("choose gantulga-od") == "M5"
    t.play("choose de-wu")
    assert t.seat() == 1
    assert "choose de-wu" not in t.offered()
    t.play("choose abha-basu")
    assert t.seat() == 0
    t.play("choose mongke-khan")
    assert t.state.start == 0
    assert sum(t.state.shown) == 0


@pytest.mark.rule("M6")
@pytest.mark.parametrize(
    ("players", "black", "blocked"),
    [
        (4, 6, []),
        (3, 5, [("khan", 1)]),
        (2, 4, [("khan", 1), ("khan", 1), ("baghdad", 1), ("balkh", 1), ("hormuz", 1), ("book-3-lower", 5)]),
    ],
)
def test_fewer_players_fewer_black_dice_and_neutral_dice(players: int, black: int, blocked: list[object]) -> None:
    t = play_opening(table(GAME, players))
    view = seen(t, 0)
    assert t.state.pool[0] == black
    assert [(die.space, die.value) for die in view.dice] == blocked
    assert all(die.owner == -2 for die in view.dice)
