"""Whole turns planned ahead: `plan:8` keeps the eight best beginnings of a plan at every step."""

from __future__ import annotations

import math
from typing import Any

from serai.core.flow import AnyDecision, State, show_frame
from serai.core.game import Turns
from serai.core.rng import Rng
from serai.core.seat import Bot, Seat
from serai.core.turns import Plan, TurnSearch

SEEDS = 1 << 30
FINELY = 1 << 20  # by which shares are counted


class PlannerBot:
    """Plans its turn to the end in a few imagined worlds and plays the move whose plans are worth most on average.

    In games that do not say what a turn is, another bot answers. A thorough one compares its plans once more where a
    game can do that. One in a hurry follows its plan as long as it can.
    """

    def __init__(
        self, seed: int, width: int, worlds: int, otherwise: Bot, hurry: bool = False, thorough: bool = False
    ) -> None:
        self.rng = Rng(seed)
        self.width = width
        self.worlds = worlds
        self.otherwise = otherwise
        self.hurry = hurry
        self.thorough = thorough
        self.rest: list[tuple[str, int]] = []  # of a plan that is followed: what is asked next, and the answers

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        if len(moves) == 1:
            return moves[0]
        turns = seat.game.bots.turns
        if turns is None:
            return self.otherwise.choose(seat)
        decision = seat.decision()
        if self._goes_on(turns, decision) and self.rest[0][1] in moves:
            return self.rest.pop(0)[1]
        plans, follow = self.plans(seat, turns), turns.follow or self.hurry
        if self.thorough and turns.compare and not isinstance(decision, turns.varied):
            plans = turns.compare(seat.imagine, seat.seat, plans, self.width, int(self.rng.below(SEEDS)))
        best = self._one_of(plans, turns.spread) if isinstance(decision, turns.varied) else plans[0]
        self.rest = [(show_frame(decision), move) for decision, move in best.line()[1:]] if follow else []
        return int(best.first)

    def _goes_on(self, turns: Turns[Any], decision: AnyDecision) -> bool:
        """Whether the plan that is followed foresaw this decision, and needs no second thought there."""
        if not self.rest or self.rest[0][0] != show_frame(decision):
            return False
        return turns.anew is None or not turns.anew(decision)

    def _one_of(self, plans: list[Plan], spread: float) -> Plan:
        """One of the best: a bot that always begins in the same way is soon known by heart."""
        shares = [int(FINELY * math.exp((plan.worth - plans[0].worth) / spread)) for plan in plans]
        drawn = int(self.rng.below(sum(shares)))
        for plan, share in zip(plans, shares, strict=True):
            drawn -= share
            if drawn < 0:
                return plan
        return plans[0]

    def plans(self, seat: Seat, turns: Turns[Any]) -> list[Plan]:
        """A plan for each move, worth its average over the imagined worlds, the best first.

        Where a world has no plan for a move, it counts as the worst one there.
        """
        worlds = [self._plans_in(seat.imagine(self.rng), seat, turns) for _ in range(turns.worlds or self.worlds)]
        found: dict[int, Plan] = {}
        for plans in worlds:
            for plan in plans:  # the best come first, also among those that are worth the same
                found.setdefault(int(plan.first), plan)
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
