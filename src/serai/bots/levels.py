"""Opponents for people, by strength: the same bots, honestly weakened, never by cheating the other way."""

from __future__ import annotations

from serai.bots.greedy import GreedyBot
from serai.bots.mcts import MctsBot
from serai.core.rng import Rng
from serai.core.seat import Seat

KHAN_ITERATIONS = 600


class NoviceBot:
    """Looks one move ahead, but overlooks two moves of three."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.greedy = GreedyBot(seed + 1, determinizations=1)

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        noticed = [move for move in moves if self.rng.below(3) == 0]
        return self.greedy.choose_among(seat, noticed or [moves[self.rng.below(len(moves))]])


def khan_bot(seed: int) -> MctsBot:
    return MctsBot(seed, KHAN_ITERATIONS)
