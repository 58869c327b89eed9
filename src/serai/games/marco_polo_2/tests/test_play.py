"""Whole matches at random, the table as text, how good a position looks, the register."""

from __future__ import annotations

import pytest

import serai
from serai.core import register
from serai.core.flow import SPECTATOR, settle
from serai.core.playout import random_playout
from serai.core.rng import Rng
from serai.core.text import LANGUAGES, Speaker
from serai.games.marco_polo_2 import tables
from serai.games.marco_polo_2.evaluate import evaluate
from serai.games.marco_polo_2.show import show
from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.tests.positions import GAME, desk


def played(players: int, black: str, seed: int, moves: int) -> Journey:
    game = serai.load(GAME)
    s: Journey = game.rules.start(
        game.rules.tables(game.pack()), players, game.check_setup(players, {"black-dice": black})
    )
    settle(s)
    random_playout(s, Rng(seed), moves)
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("black", ["taken", "rolled"])
def test_random_matches_end(players: int, black: str) -> None:
    for seed in range(10):
        s = played(players, black, seed, 5000)
        assert not s.stack
        assert s.round == 5
        assert sum(s.dice_at) == len(s.placed)


def test_the_register_is_whole() -> None:
    assert register.check(serai.load(GAME)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moves", [0, 70, 200, 5000])
def test_the_table_can_be_shown(language: str, moves: int) -> None:
    s = played(3, "taken", 5, moves)
    speaker = Speaker(serai.load(GAME), language)
    for seat in (0, 2, SPECTATOR):
        text = show(s, seat, speaker)
        assert "Beijing" in text
        assert text.count("\n") > 40


def test_the_text_hides_the_goals_of_others() -> None:
    t = desk(2)
    speaker = Speaker(t.game, "en")
    assert "g01" in show(t.state, 0, speaker)
    assert "g04" not in show(t.state, 0, speaker)
    assert "g01" not in show(t.state, SPECTATOR, speaker)


def test_a_better_position_looks_better() -> None:
    t = desk(2)
    even = evaluate(t.state, 0)
    assert 0.0 < even < 1.0
    t.state.points[0] += 5
    ahead = evaluate(t.state, 0)
    assert ahead > even
    t.state.goods[tables.JADE] += 4
    assert evaluate(t.state, 0) > ahead
    assert evaluate(t.state, 1) < 0.5


def test_the_end_is_judged_by_the_points() -> None:
    s = played(3, "taken", 1, 5000)
    best = max(range(3), key=lambda seat: (s.points[seat], s.goods[seat * 6 + 1]))
    assert evaluate(s, best) >= max(evaluate(s, seat) for seat in range(3))
