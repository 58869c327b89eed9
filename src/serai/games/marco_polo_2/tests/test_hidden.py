"""What a seat cannot know is dealt anew under every decision, and it varies whenever the past allows more than one."""

from __future__ import annotations

import pytest

import serai
from serai.core.flow import SPECTATOR, open_decision, play, settle
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.games.marco_polo_2.redeal import redeal
from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.tables import DEALT_GOALS
from serai.games.marco_polo_2.tests.positions import GAME
from serai.games.marco_polo_2.view import view


def begun(players: int) -> Journey:
    game = serai.load(GAME)
    s: Journey = game.rules.start(game.tables(game.pack()), players, game.check_setup(players, {}))
    settle(s)
    return s


def hidden(s: Journey, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The goal cards of the others, and which they keep."""
    others = [p for p in range(s.players) if p != seat]
    dealt = tuple(int(s.goals[p * DEALT_GOALS + i]) for p in others for i in range(DEALT_GOALS))
    return dealt, tuple(int(s.kept[p]) for p in others)


def varied(s: Journey, seat: int) -> list[set[int]]:
    """What each hidden number is in forty redeals."""
    seen = [hidden(redeal(s, seat, Rng(seed)), seat) for seed in range(40)]
    return [set(column) for column in zip(*(dealt + kept for dealt, kept in seen), strict=True)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("M4")
def test_goal_cards_and_which_is_kept_vary_under_every_decision(players: int) -> None:
    s, rng, met = begun(players), Rng(players), set()
    while s.stack:
        decision = open_decision(s)
        kind = type(decision).__name__
        if kind not in met:
            met.add(kind)
            for seat in (*range(players), SPECTATOR):
                check(s, seat)
        play(s, random_move(s, rng))
    assert {"ChooseCharacter", "KeepGoal", "Turn", "Travel", "RollAll", "Reveal"} <= met


def check(s: Journey, seat: int) -> None:
    others = [p for p in range(s.players) if p != seat]
    columns = varied(s, seat)
    dealt, kept = columns[: len(others) * DEALT_GOALS], columns[len(others) * DEALT_GOALS :]
    for i, column in enumerate(dealt):
        there = s.goals[others[i // DEALT_GOALS] * DEALT_GOALS + i % DEALT_GOALS] >= 0
        assert len(column) > 1 if there else column == {-1}
    for i, column in enumerate(kept):
        assert column == ({0, 1, 2} if s.kept[others[i]] >= 0 else {-1})
    again = redeal(s, seat, Rng(7))
    assert view(again, seat) == view(s, seat), "what the seat sees stays as it is"


def test_after_the_end_nothing_is_hidden() -> None:
    s, rng = begun(2), Rng(1)
    while s.stack:
        play(s, random_move(s, rng))
    assert hidden(redeal(s, 0, Rng(1)), 0) == hidden(s, 0)


def test_before_the_curtain_the_last_view_does_not_depend_on_hidden_cards() -> None:
    """The last move can be taken back: nobody may see more than before it, whatever the others hold."""
    s, rng = begun(3), Rng(2)
    while type(open_decision(s)).__name__ != "Reveal":
        play(s, random_move(s, rng))
    for seat in range(3):
        for seed in range(10):
            assert view(redeal(s, seat, Rng(seed)), seat) == view(s, seat)
