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
from serai.core.seat import Bot, Seat


class MatchResult(msgspec.Struct, frozen=True):
    """How a match between bots went."""

    seed: int
    bots: list[str]
    finished: bool
    decisions: int
    winners: list[int]
    standing: list[list[int]]
    seconds: float


class BotMatch:
    """One match between bots: chance by its odds, everyone else asked in turn. The same seed gives the same match."""

    def __init__(self, game: AnyGame, data: Any, options: Options, bots: Sequence[str], seed: int) -> None:
        self.game = game
        self.bots = list(bots)
        self.chance_rng = Rng(seed)
        self.players: list[Bot] = [make_bot(spec, seed * 64 + i + 1, outside=True) for i, spec in enumerate(bots)]
        self.state = game.rules.start(data, len(bots), options)
        settle(self.state)

    def play(self) -> int:
        """To the end, or to the game's longest length; returns the decisions made, chance among them."""
        made = 0
        while self.state.stack and made < self.game.rules.longest:
            decision = open_decision(self.state)
            assert decision is not None
            chance = isinstance(decision, Chance)
            move = int(random_move(self.state, self.chance_rng)) if chance else self.ask(int(decision.player))
            play_for(self.state, decision.player, move)
            made += 1
        return made

    def ask(self, seat: int) -> int:
        """The bot's move, which must be an offered one."""
        place, bot = Seat(self.game, self.state, seat), self.players[seat]
        move = bot.choose(place)
        if move not in place.moves():
            raise SeraiError(f"{type(bot).__name__} chose move {move}, which is not offered.")
        return move

    def winners(self) -> list[int]:
        """Nobody before the end."""
        return self.game.winners(self.state) if not self.state.stack else []


def play_match(game: AnyGame, data: Any, options: Options, bots: Sequence[str], seed: int) -> MatchResult:
    """One match; it is given up after the game's longest length."""
    began = time.perf_counter()
    match = BotMatch(game, data, options, bots, seed)
    all_random = set(bots) == {"random"}  # then nobody needs to be asked
    decisions = int(random_playout(match.state, Rng(seed), game.rules.longest)) if all_random else match.play()
    standing = [list(one) for one in game.rules.standing(match.state)]
    took = round(time.perf_counter() - began, 4)
    return MatchResult(seed, list(bots), not match.state.stack, decisions, match.winners(), standing, took)
