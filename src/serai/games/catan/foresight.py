"""Plans compared by playing on: what the strongest levels do where several plans look nearly alike.

From the end of each plan all players go on for some rounds, quickly and in worlds that could be the true one; where
they stop the position is judged. In one world all plans meet the same dice, so that luck cancels out where they are
compared. What a plan looked like at first counts, too: another one has to be better by more than chance explains.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import AnyDecision, Chance, is_offered, open_decision, play, play_for
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.turns import Judge, Over, Plan, Skip, TurnSearch
from serai.games.catan.evaluate import logit
from serai.games.catan.rules.founding import FoundRoad, FoundSettlement
from serai.games.catan.scoring import is_decided, points
from serai.games.catan.state import Catan

Line = list[tuple[AnyDecision, int]]
Imagine = Callable[[Rng], Any]  # a position that could be the true one, as far as the seat knows

LEAST: Final = 6  # times that plans are played on before any is dropped
CERTAIN: Final = 1.5  # standard deviations by which a plan that is dropped is behind
SCATTER: Final = 0.0004  # the least variance of what one world tells
SURE: Final = 0.999  # no plan is worth more
PLACE: Final = 0.08  # of worth: what it costs to be one place later in turn
WIDE: Final = 40  # the width of plans from which they are played on ...
LONGER: Final = 4  # ... so many times as long
LONGEST: Final = 2000  # decisions after which playing on ends wherever it is
QUICK: Final = 1  # the width of plans while playing on
STRIDE: Final = 7919  # between the seeds of draws
DRAWS: Final = 64  # more than there are in a turn


class Scope:
    """How far one kind of choice is looked into."""

    def __init__(self, turns: int, rounds: int, arms: int, near: float, trust: float) -> None:
        self.turns: i64 = turns  # that are played on in all; none, where it is not done
        self.arms = arms  # plans that are compared
        self.near = near  # a plan that is worth so much less is no rival
        self.rounds: i64 = rounds  # after each plan
        self.trust = trust  # how far a plan's true chance is from what it looked like, as a standard deviation


class Foresight:
    """Compares the plans of one game."""

    def __init__(
        self,
        worth: Judge,
        evaluate: Judge,
        over: Over,
        details: tuple[type[AnyDecision], ...],
        skip: Skip,
        everyday: Scope,
        founding: Scope,
        firm: float,
        growing: float,
    ) -> None:
        self.worth = worth  # by which plans are found
        self.evaluate = evaluate  # a position, between 0 and 1
        self.over = over
        self.details = details
        self.skip = skip
        self.everyday = everyday
        self.founding = founding  # where settlements are founded
        # What a lead in worth tells of who wins in the end, as matches of quick players showed: so much of it ...
        self.firm = firm
        self.growing = growing  # ... and more for each point that the leader has

    def compare(self, imagine: Imagine, seat: i64, plans: list[Plan], width: i64, seed: i64) -> list[Plan]:
        """The plans of a seat anew, the best first."""
        world: Catan = imagine(Rng(seed))
        scope = self.founding if isinstance(world.stack[-1], (FoundSettlement, FoundRoad)) else self.everyday
        tries: i64 = scope.turns * (LONGER if width >= WIDE else 1) // (scope.rounds * world.players)
        rivals = rivals_among(plans, scope)
        if len(rivals) > 1 and tries > 0:
            race = Race(self, imagine, seat, rivals, scope, seed)
            race.run(tries)
            race.settle()
            for plan in plans:
                if plan not in rivals:
                    plan.worth = min(plan.worth, rivals[0].worth)
            plans = sorted(plans, key=negated_worth)
        return plans

    def play_on(self, s: Catan, seat: i64, line: Line, rounds: i64, seed: i64) -> float:
        """What the position is worth to the seat some rounds after its plan; the match may be over by then."""
        follow(s, seat, line)
        last, turns, draws, steps = s.turn, i64(0), i64(0), i64(0)
        while s.stack and steps < LONGEST:
            if s.turn != last:
                last = s.turn
                turns += 1
                draws = 0
                if turns > rounds * s.players:
                    break
                s.trade = 0  # talk takes long and changes little
            steps += 1
            decision = open_decision(s)
            assert decision is not None
            if isinstance(decision, Chance):
                draws += 1
                play(s, random_move(s, Rng(seed + STRIDE * (turns * DRAWS + draws))))
            else:
                self.answer(s, decision, seed + turns)
        return self.value(s, seat)

    def value(self, s: Catan, seat: i64) -> float:
        """The chance to win from the beginning of a turn."""
        seen = [self.evaluate(s, p) for p in range(s.players)]
        if not s.stack or is_decided(s):
            return seen[seat]
        firm = self.firm + self.growing * float(max([points(s, p) for p in range(s.players)]))
        total, mine = 0.0, 0.0
        for p in range(s.players):
            share = math.exp(firm * math.log(seen[p]) - PLACE * float((p - s.turn + s.players) % s.players))
            total += share
            if p == seat:
                mine = share
        return mine / total

    def answer(self, s: Catan, decision: AnyDecision, seed: i64) -> None:
        """What a player does who thinks quickly: the whole turn, as far as chance and the others let him."""
        moves: vec[i64] = decision.moves(s)
        if len(moves) == 1:
            play_for(s, decision.player, moves[0])
            return
        search = TurnSearch(decision.player, self.worth, self.over, self.details, QUICK, seed, self.skip)
        follow(s, decision.player, search.plans(s)[0].line())


class Race:
    """Plans that are played on in the same worlds, with the same dice; all are measured by the first."""

    def __init__(
        self, sight: Foresight, imagine: Imagine, seat: i64, plans: list[Plan], scope: Scope, seed: i64
    ) -> None:
        self.sight = sight
        self.imagine = imagine
        self.seat = seat
        self.plans = plans
        self.lines: list[Line] = [plan.line() for plan in plans]
        self.rounds = scope.rounds
        self.firmness = 1.0 / (scope.trust * scope.trust)  # of what plans looked like
        self.seed = seed
        first = chance(plans[0].worth)
        self.looked: list[float] = [chance(plan.worth) - first for plan in plans]
        self.sums = [0.0] * len(plans)  # of what each was ahead of the first ...
        self.squares = [0.0] * len(plans)  # ... and squared
        self.times = [0.0] * len(plans)

    def run(self, tries: i64) -> None:
        """Until one is left, or about so many tries were made."""
        running = list(range(len(self.plans)))
        worlds: i64 = 0
        while len(running) > 1 and tries >= len(running):
            worlds += 1
            tries -= len(running)
            self.play_all(running, self.seed + STRIDE * STRIDE * worlds)
            if worlds >= LEAST:
                running = self.rest_of(running)

    def rest_of(self, running: list[int]) -> list[int]:
        """Those that may still be the best. The first goes on as their measure, unless it is clearly beaten by one."""
        best = max(running, key=self.ahead)
        rest = [i for i in running if i in (0, best) or self.ahead(best) - self.ahead(i) < CERTAIN * self.doubt(i)]
        return [best] if len(rest) == 2 and best != 0 and self.ahead(best) > CERTAIN * self.doubt(best) else rest

    def play_all(self, running: list[int], luck: i64) -> None:
        """One world and its dice for all."""
        world: Catan = self.imagine(Rng(luck))
        first = 0.0
        for i in running:
            value = self.sight.play_on(world.clone(), self.seat, self.lines[i], self.rounds, luck)
            if i == 0:
                first = value
            ahead = value - first
            self.sums[i] += ahead
            self.squares[i] += ahead * ahead
            self.times[i] += 1.0

    def ahead(self, i: int) -> float:
        """By how much a plan seems better than the first: what it looked like and what playing on told, by weight."""
        if i == 0 or self.times[i] == 0.0:
            return self.looked[i]
        scatter = self.scatter(i)
        return (self.looked[i] * self.firmness + self.sums[i] / scatter) / (self.firmness + self.times[i] / scatter)

    def doubt(self, i: int) -> float:
        """The standard deviation of that."""
        return 0.0 if i == 0 else 1.0 / math.sqrt(self.firmness + self.times[i] / self.scatter(i))

    def scatter(self, i: int) -> float:
        """The variance of what one world tells."""
        mean = self.sums[i] / self.times[i]
        return max(self.squares[i] / self.times[i] - mean * mean, SCATTER)

    def settle(self) -> None:
        """Each plan is now worth what the first one looked like, and what it is ahead of it."""
        first = min(chance(self.plans[0].worth), SURE - max([self.ahead(i) for i in range(len(self.plans))]))
        for i, plan in enumerate(self.plans):
            plan.worth = logit(first + self.ahead(i))


def rivals_among(plans: list[Plan], scope: Scope) -> list[Plan]:
    """The best plans that lead to different ends; of those that lead to one end, the rest is as good as it looked."""
    found: list[Plan] = []
    ends: set[int] = set()
    for plan in plans:
        end = int(plan.end.state.fingerprint())
        if len(found) < scope.arms and plan.worth > plans[0].worth - scope.near and end not in ends:
            found.append(plan)
            ends.add(end)
    return found


def follow(s: Catan, player: i64, line: Line) -> None:
    """A plan, up to where chance falls, another is asked, or things are not as they were foreseen."""
    first = True
    for foreseen, move in line:
        if not first and not goes_on(s, player, foreseen, move):
            return
        play_for(s, player, move)
        first = False


def goes_on(s: Catan, player: i64, foreseen: AnyDecision, move: i64) -> bool:
    """Whether the player is asked next what was foreseen and may answer so; single moves on the way are made."""
    while s.stack:
        decision = open_decision(s)
        if decision is None or isinstance(decision, Chance) or decision.player != player:
            return False
        moves: vec[i64] = decision.moves(s)
        if len(moves) > 1:
            return type(decision) is type(foreseen) and is_offered(decision, s, move)
        play_for(s, player, moves[0])
    return False


def chance(log_odds: float) -> float:
    return 1.0 / (1.0 + math.exp(-log_odds))


def negated_worth(plan: Plan) -> float:
    return -plan.worth
