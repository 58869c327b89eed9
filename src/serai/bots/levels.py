"""Opponents for people, by strength: the same bots, honestly weakened, never by cheating the other way.

The three upper levels plan whole turns where a game says what a turn is, each wider than the one below; elsewhere
trader looks one move ahead and the others search. Where a game can compare plans by playing on, the upper two do so.
"""

from __future__ import annotations

from serai.bots.greedy import GreedyBot
from serai.bots.mcts import MctsBot
from serai.bots.planner import PlannerBot
from serai.core.rng import Rng
from serai.core.seat import Seat

KHAN_ITERATIONS = 600
SULTAN_ITERATIONS = 4000


class NoviceBot:
    """Looks one move ahead, but overlooks two moves in three."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.greedy = GreedyBot(seed + 1, determinizations=1)

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        noticed = [move for move in moves if self.rng.below(3) == 0]
        return self.greedy.choose_among(seat, noticed or [moves[self.rng.below(len(moves))]])


def trader_bot(seed: int) -> PlannerBot:
    return PlannerBot(seed, width=4, worlds=1, otherwise=GreedyBot(seed))


def khan_bot(seed: int) -> PlannerBot:
    return PlannerBot(seed, width=12, worlds=3, otherwise=MctsBot(seed, KHAN_ITERATIONS), thorough=True)


def sultan_bot(seed: int) -> PlannerBot:
    return PlannerBot(seed, width=40, worlds=5, otherwise=MctsBot(seed, SULTAN_ITERATIONS), thorough=True)
