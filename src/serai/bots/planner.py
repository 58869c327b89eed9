"""Whole turns planned ahead: `plan:8` keeps the eight best beginnings of a plan at every step."""

from __future__ import annotations

from typing import Any

from serai.core.flow import State
from serai.core.game import Turns
from serai.core.rng import Rng
from serai.core.seat import Bot, Seat
from serai.core.turns import Plan, TurnSearch

SEEDS = 1 << 30


class PlannerBot:
    """Plans its turn to the end in a few imagined worlds and plays the move whose plans are worth most on average.

    In games that do not say what a turn is, another bot answers.
    """

    def __init__(self, seed: int, width: int, worlds: int, otherwise: Bot) -> None:
        self.rng = Rng(seed)
        self.width = width
        self.worlds = worlds
        self.otherwise = otherwise

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        if len(moves) == 1:
            return moves[0]
        turns = seat.game.bots.turns
        if turns is None:
            return self.otherwise.choose(seat)
        return int(self.plans(seat, turns)[0].first)

    def plans(self, seat: Seat, turns: Turns[Any]) -> list[Plan]:
        """A plan for each move, worth its average over the imagined worlds, the best first.

        Where a world has no plan for a move, it counts as the worst one there.
        """
        count = 1 if turns.deals else self.worlds
        worlds = [self._plans_in(seat.imagine(self.rng), seat, turns) for _ in range(count)]
        found = {int(plan.first): plan for plans in worlds for plan in plans}
        worth = dict.fromkeys(found, 0.0)
        for plans in worlds:
            known = {int(plan.first): plan.worth for plan in plans}
            lowest = min(known.values())
            for move in found:
                worth[move] += known.get(move, lowest) / count
        for move, plan in found.items():
            plan.worth = worth[move]
        return sorted(found.values(), key=lambda plan: -plan.worth)

    def _plans_in(self, world: State, seat: Seat, turns: Turns[Any]) -> list[Plan]:
        """The plans in one imagined world, where all is known."""
        seed = int(self.rng.below(SEEDS))
        advised = turns.advise(world, seat.seat, self.width, seed) if turns.advise else []
        if advised:
            return advised
        search = TurnSearch(seat.seat, turns.worth, turns.over, turns.details, self.width, seed, turns.skip)
        return search.plans(world)
