"""Bots against each other, as fast as the rules run: no log, no words."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from serai.bots import make_bot
from serai.core.errors import SeraiError
from serai.core.flow import Chance, open_decision, play_for, settle
from serai.core.game import AnyGame, Options
from serai.core.playout import random_move, random_playout
from serai.core.rng import Rng
from serai.core.seat import Seat


class Played(msgspec.Struct, frozen=True):
    """How a match between bots went."""

    seed: int
    bots: list[str]
    finished: bool
    decisions: int
    winners: list[int]
    standing: list[list[int]]
    seconds: float


def play_match(game: AnyGame, data: Any, options: Options, bots: Sequence[str], seed: int) -> Played:
    """One match; the same seed gives the same match. It is given up after the game's longest length."""
    began = time.perf_counter()
    state = game.start(data, len(bots), options)
    settle(state)
    decisions = _all_random(game, state, seed) if set(bots) == {"random"} else _with_bots(game, state, bots, seed)
    standing = [list(one) for one in game.standing(state)]
    winners = game.winners(state) if not state.stack else []
    took = round(time.perf_counter() - began, 4)
    return Played(seed, list(bots), not state.stack, decisions, winners, standing, took)


def _all_random(game: AnyGame, state: Any, seed: int) -> int:
    return int(random_playout(state, Rng(seed), game.longest))


def _with_bots(game: AnyGame, state: Any, bots: Sequence[str], seed: int) -> int:
    """Chance counts as a decision here as in random play."""
    players = [make_bot(spec, seed * 64 + seat + 1, outside=True) for seat, spec in enumerate(bots)]
    dice, made = Rng(seed), 0
    while state.stack and made < game.longest:
        decision = open_decision(state)
        assert decision is not None
        if isinstance(decision, Chance):
            play_for(state, decision.player, random_move(state, dice))
        else:
            _answer(game, state, int(decision.player), players[decision.player])
        made += 1
    return made


def _answer(game: AnyGame, state: Any, seat: int, bot: Any) -> None:
    place = Seat(game, state, seat)
    move, offered = bot.choose(place), place.moves()
    if move not in offered:
        raise SeraiError(f"{type(bot).__name__} chose move {move}, which is not offered.")
    play_for(state, seat, move)
