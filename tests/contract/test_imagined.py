"""By the same dice a seat imagines the same worlds in all positions it cannot tell apart: hints tell nothing."""

from __future__ import annotations

import random

import pytest

from serai.catalogue import load
from serai.core.codec import dump
from serai.core.dealer import Dealer
from serai.core.flow import SPECTATOR
from serai.core.match import Match
from serai.core.rng import Rng
from tests.contract.setups import tables

# In Tadmor and Mesopotamia the worlds are alike in number only: missions are shuffled from where they truly lie.
EXACT = ("alexander", "catan", "cheops", "euphrat-tigris", "marco-polo-2")
MOVES, EVERY = 150, 15


@pytest.mark.parametrize(("game", "players"), [one for one in tables() if one[0] in EXACT])
def test_what_cannot_be_told_apart_is_imagined_alike(game: str, players: int) -> None:
    dice, rules = random.Random(f"{game} {players}"), load(game).rules
    match = Match.create(load(game), [f"Player {seat}" for seat in range(players)], {}, Dealer(b"7" * 32))
    compared = 0
    for move in range(MOVES):
        if not _play(match, dice):
            break
        for seat in [*range(players), SPECTATOR] if move % EVERY == 0 and not match.over else ():
            other = rules.redeal(match.state, seat, Rng(move + 1))
            here, there = (dump(rules.redeal(one, seat, Rng(5))) for one in (match.state, other))
            assert here == there, f"seat {seat} after {move + 1} moves"
            compared += 1
    assert compared > players


def _play(match: Match, dice: random.Random) -> bool:
    """Anybody's random move; whether there was one."""
    for seat in sorted(match.waiting_for()):
        position = match.position(seat)
        decision = position.question_to(seat)
        if decision is not None:
            moves = [int(move) for move in decision.moves(position.state)]
            match.play(seat, match.game.words(decision, dice.choice(moves)))
            return True
    return False
