"""Whole turns: all that a seat decides until its turn is over, searched as one plan. Knows no game.

A beam search over the seat's own decisions. Single moves are followed at once, details (payments, say) are answered
by what looks best at once, positions reached in several ways are searched once. What chance brings on the way is
drawn alike for all plans; the others give their harmless answers (`Decision.default`). Where the turn is over the
position is judged.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import AnyDecision, Chance, State, open_decision, pending, play, play_for
from serai.core.playout import random_move
from serai.core.rng import Rng

Judge = Callable[[Any, int], float]  # what a position is worth to a seat, by any scale
Skip = Callable[[Any, Any, int], bool]  # a position, its decision and a move: whether plans leave the move out
Over = Callable[[Any, Any, int], bool]  # where the plan began, where it is now, the seat: whether its turn is over

LONGEST: Final = 60  # own decisions after which a plan ends wherever it is
RUNAWAY: Final = 400  # answers of others after which a walk is given up
STRIDE: Final = 7919  # between the seeds of draws


class Step:
    """A position on the way, or at the end, of a plan."""

    def __init__(
        self, state: State, before: Step | None, decision: AnyDecision | None, move: i64, first: i64, draws: i64
    ) -> None:
        self.state = state
        self.before = before
        self.decision = decision  # what was answered to come here ...
        self.move = move  # ... and how
        self.first = first  # the first move of the plan
        self.draws = draws  # how often chance has fallen
        self.worth: float = 0.0


class Plan:
    """The best way that begins with a move: what it is worth where the turn is over, and all its decisions."""

    def __init__(self, first: i64, worth: float, whole: bool, end: Step) -> None:
        self.first = first
        self.worth = worth
        self.whole = whole  # followed to the end of the turn; else it was given up for better ones
        self.end = end

    def line(self) -> list[tuple[AnyDecision, int]]:
        """The decisions and answers, in order."""
        found: list[tuple[AnyDecision, int]] = []
        step: Step | None = self.end
        while step is not None:
            if step.decision is not None:
                found.append((step.decision, int(step.move)))
            step = step.before
        return found[::-1]


class TurnSearch:
    """Plans for one seat."""

    def __init__(
        self,
        seat: i64,
        judge: Judge,
        over: Over | None,
        details: tuple[type[AnyDecision], ...],
        width: i64,
        seed: i64,
        skip: Skip | None = None,
    ) -> None:
        self.skip = skip
        self.seat = seat
        self.judge = judge
        self.over = over
        self.details = details
        self.width = width
        self.seed = seed
        self.began: State | None = None
        self.seen: set[int] = set()
        self.best: dict[int, Plan] = {}

    def plans(self, s: State, moves: list[int] | None = None) -> list[Plan]:
        """A plan for each first move (of those given, or of all), the best first."""
        self.began = s
        self.seen = set()
        self.best = {}
        root = Step(s.clone(), None, None, -1, -1, 0)
        layer = self.children(root, moves)
        depth: i64 = 1
        while layer:
            for step in layer[self.width :]:
                self.keep(step, False)
            layer = layer[: self.width]
            if depth >= LONGEST:
                for step in layer:
                    self.keep(step, True)
                break
            following: list[Step] = []
            for step in layer:
                following.extend(self.children(step, None))
            following.sort(key=worth_of)
            layer = following
            depth += 1
        return self.ranked()

    def ranked(self) -> list[Plan]:
        """Whole plans by their worth; then those given up, which are not known to be better than any of them."""
        whole = sorted([plan for plan in self.best.values() if plan.whole], key=plan_worth)
        rest = sorted([plan for plan in self.best.values() if not plan.whole], key=plan_worth)
        for plan in rest:
            if whole and plan.worth > whole[-1].worth:
                plan.worth = whole[-1].worth
        return whole + rest

    def keep(self, step: Step, whole: bool) -> None:
        known = self.best.get(int(step.first))
        if known is None or (whole, step.worth) > (known.whole, known.worth):
            self.best[int(step.first)] = Plan(step.first, step.worth, whole, step)

    def children(self, step: Step, moves: list[int] | None) -> list[Step]:
        """What the answers to the open decision lead to, the best first; ends of the turn are kept as plans."""
        decision = self.own(step.state)
        assert decision is not None, "a plan begins where its seat is asked"
        found: list[Step] = []
        if moves is None:
            offered: vec[i64] = decision.moves(step.state)
            for move in offered:
                if self.skip is None or not self.skip(step.state, decision, move):
                    self.follow(step, decision, move, found)
        else:
            for chosen in moves:
                self.follow(step, decision, chosen, found)
        if isinstance(decision, self.details) and step.first >= 0 and found:
            return [min(found, key=worth_of)]
        found.sort(key=worth_of)
        return found

    def follow(self, step: Step, decision: AnyDecision, move: i64, found: list[Step]) -> None:
        """One answer, and all that follows without a choice of one's own."""
        s = step.state.clone()
        play_for(s, self.seat, move)
        after = Step(s, step, decision, move, move if step.first < 0 else step.first, step.draws)
        open_still = self.walk(after)
        if open_still:
            mark = int(s.fingerprint())
            if step.first >= 0:
                if mark in self.seen:
                    return
                self.seen.add(mark)
        after.worth = self.judge(s, self.seat)
        if open_still:
            found.append(after)
        else:
            self.keep(after, True)

    def walk(self, step: Step) -> bool:
        """On to the seat's next choice; False where its turn is over before that."""
        s = step.state
        steps: i64 = 0
        while s.stack and steps < RUNAWAY:
            if self.is_over(s):
                return False
            steps += 1
            decision = self.own(s)
            if decision is not None:
                moves: vec[i64] = decision.moves(s)
                if len(moves) > 1:
                    return True
                play_for(s, self.seat, moves[0])
                continue
            top = open_decision(s)
            assert top is not None
            if isinstance(top, Chance):
                step.draws += 1
                play(s, random_move(s, Rng(self.seed + STRIDE * step.draws)))
            elif self.over is None:
                return False
            else:
                play(s, top.default(s))
        return False

    def is_over(self, s: State) -> bool:
        return self.over is not None and self.over(self.began, s, self.seat)

    def own(self, s: State) -> AnyDecision | None:
        """The seat's open decision."""
        top = s.stack[-1]
        if not top.together():
            return open_decision(s) if top.player == self.seat else None
        for decision in pending(s):
            if decision.player == self.seat:
                return decision
        return None


def worth_of(step: Step) -> float:
    return -step.worth


def plan_worth(plan: Plan) -> float:
    return -plan.worth
