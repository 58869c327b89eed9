"""Whole turns planned ahead: `plan:8` keeps the eight best beginnings of a plan at every step."""

from __future__ import annotations

from typing import Any

from serai.core.flow import State, show_frame
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
        self.rest: list[tuple[str, int]] = []  # of a plan that is followed: what is asked next, and the answers

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        if len(moves) == 1:
            return moves[0]
        turns = seat.game.bots.turns
        if turns is None:
            return self.otherwise.choose(seat)
        asked = show_frame(seat.decision())
        if self.rest and self.rest[0][0] == asked and self.rest[0][1] in moves:
            return self.rest.pop(0)[1]
        best = self.plans(seat, turns)[0]
        self.rest = [(show_frame(decision), move) for decision, move in best.line()[1:]] if turns.follow else []
        return int(best.first)

    def plans(self, seat: Seat, turns: Turns[Any]) -> list[Plan]:
        """A plan for each move, worth its average over the imagined worlds, the best first.

        Where a world has no plan for a move, it counts as the worst one there.
        """
        worlds = [self._plans_in(seat.imagine(self.rng), seat, turns) for _ in range(turns.worlds or self.worlds)]
        found = {int(plan.first): plan for plans in worlds for plan in reversed(plans)}  # the best of each move
        worth = dict.fromkeys(found, 0.0)
        for plans in worlds:
            known = {int(plan.first): plan.worth for plan in reversed(plans)}
            lowest = min(known.values())
            for move in found:
                worth[move] += known.get(move, lowest) / len(worlds)
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
