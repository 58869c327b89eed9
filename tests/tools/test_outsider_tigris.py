"""The outsider of Euphrat & Tigris plays by the rules and knows a good conflict from a poor one."""

from __future__ import annotations

import pytest

from serai.core.flow import Chance, open_decision, play_for, settle
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.seat import Seat
from serai.games.euphrat_tigris import GAME
from serai.games.euphrat_tigris.tests.position import position
from serai.games.euphrat_tigris.words import BLOCKS
from tools.outsider_position import RED_TEMPLE, Position
from tools.outsider_tigris import OutsiderBot

RIVAL = "B trader i6, A priest b9"  # beside the one temple i7


@pytest.mark.parametrize("players", [2, 4])
def test_it_chooses_what_is_offered(players: int) -> None:
    rng, bot = Rng(3), OutsiderBot(3)
    s = GAME.rules.start(GAME.tables(GAME.pack()), players, GAME.check_options({}))
    settle(s)
    for turn in range(60):
        decision = open_decision(s)
        assert decision is not None
        seat = int(decision.player)
        if isinstance(decision, Chance) or turn % 4:
            play_for(s, seat, int(random_move(s, rng)))
            continue
        move = bot.choose(Seat(GAME, s, seat))
        assert move in list(decision.moves(s))
        play_for(s, seat, move)


def test_a_revolt_with_temples_in_the_hand_is_worth_more_than_one_without() -> None:
    move = BLOCKS[0].number("leader trader i8")
    assert move is not None
    gains = []
    for held in ("temple temple temple temple farm farm", "farm farm farm farm farm farm"):
        s = position(RIVAL, {"A": held}, players=2).state
        gains.append(OutsiderBot(1).after(s, 0, move) - Position(s, 0).value(2))
    assert gains[0] > 0 > gains[1]


def test_the_odds_of_a_conflict_grow_with_the_lead() -> None:
    look = Position(position(RIVAL, {"A": "temple farm farm market market market"}, players=2).state, 0)
    odds = [look.beats(0, 1, RED_TEMPLE, lead) for lead in range(-2, 7)]
    assert odds == sorted(odds)
    assert odds[0] == 0.0
    assert odds[-1] == pytest.approx(1.0)
