"""What others may answer to a plan, for bots: their turns are played in worlds where hidden tiles are dealt anew.

Each of them plans like the seat itself, only more narrowly. What is then left for the seat is what its plan is worth:
a leader who will be thrown out, or a kingdom that will be attacked, shows there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import Chance, Decision, play, settle
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.turns import Plan, Step
from serai.games.euphrat_tigris.board import NOWHERE
from serai.games.euphrat_tigris.evaluate import enough, evaluate
from serai.games.euphrat_tigris.planning import Planner, by_plan, by_worth, state_of, worth_of
from serai.games.euphrat_tigris.redeal import redeal
from serai.games.euphrat_tigris.rules.conflict import AttackerCommits, Commits, conflict_tile
from serai.games.euphrat_tigris.rules.ending import LiftScreens
from serai.games.euphrat_tigris.rules.swap import SwapTiles
from serai.games.euphrat_tigris.rules.turn import ACTIONS, SWAP, Act, EndOfTurn, NextTurn, Turn
from serai.games.euphrat_tigris.state import Tigris

THINKS: Final = 10  # width of a search from which answers are looked at
CLOSE: Final = 0.08  # plans that seem worse by more are not compared
ALIKE: Final = 0.000001
WORLDS: Final = 60  # with two players and as many actions as is usual, at most
STAGES: Final = 4  # after each of them the worse half is dropped
USUAL: Final = 150  # actions worth a thought
FEWEST: Final = 100  # actions, by which worlds are counted: with fewer there are no more worlds
TRUST: Final = 1.0  # worlds that the worth before any answer counts for
STRIDE: Final = 7919  # between the seeds of worlds
AIMS: Final = 6  # first actions of the next turn that are followed


def advise(s: Tigris, seat: i64, width: i64, seed: i64) -> list[Plan]:
    """A plan for each action, or for each number of tiles in a swap, the best first."""
    top = s.stack[-1]
    if isinstance(top, SwapTiles):
        return Planner(seat, width).swaps(s, top)
    if not isinstance(top, Act):
        return []
    plans = Planner(seat, 3 * width).plans(s)
    if width >= THINKS:
        plans = Answers(seat, 2 if s.players == 2 else 1).compare(plans, width, seed)
        look_ahead(plans[0], seat)
    return plans


class Answers:
    """What is left of a plan after the others have had their turns."""

    def __init__(self, seat: i64, width: i64) -> None:
        self.seat = seat
        self.width = width

    def compare(self, plans: list[Plan], width: i64, seed: i64) -> list[Plan]:
        """The best plans once more, by what the others leave of them; the worse half is dropped on the way."""
        left = candidates(plans, width)
        if len(left) < 2:
            return plans
        compared = {int(plan.first) for plan in left}
        rest = [plan for plan in plans if int(plan.first) not in compared]
        best = left[0].worth
        total = {int(plan.first): TRUST * plan.worth for plan in left}
        stage = worlds_of_a_stage(width, state_of(left[0].end).players, len(plans))
        found: list[Plan] = []
        done: i64 = 0
        while done < STAGES * stage:
            for plan in left:
                total[int(plan.first)] += self.value(state_of(plan.end), seed + STRIDE * done)
            done += 1
            if done % stage == 0:
                for plan in left:
                    plan.worth = total[int(plan.first)] / (float(done) + TRUST)
                left.sort(key=by_plan)
                half = max((len(left) + 1) // 2, 2)
                found = left[half:] + found
                left = left[:half]
        found = left + found
        for i in range(1, len(found)):
            found[i].worth = min(found[i].worth, found[i - 1].worth)
        for plan in rest:
            plan.worth = min(plan.worth + found[0].worth - best, found[-1].worth)
        return found + rest

    def value(self, end: Tigris, seed: i64) -> float:
        """The end of a turn played on to the next turn of the seat, in one world."""
        rng = Rng(seed)
        s = redeal(end, self.seat, rng)
        while s.stack and not self.is_round(s):
            top = s.stack[-1]
            if isinstance(top, Chance):
                play(s, random_move(s, rng))
            elif isinstance(top, Act):
                planner = Planner(top.player, self.width)
                s = state_of(planner.best(s)).clone()
            elif isinstance(top, Commits):
                play(s, commitment(s, top))
            else:
                assert isinstance(top, Decision)
                s = state_of(Planner(top.player, 1).detail(Step(s, None, None, -1, -1, 0), top)).clone()
        return evaluate(s, self.seat)

    def is_round(self, s: Tigris) -> bool:
        """Whether the turn before the seat's next one is over, and only drawing is left, if that."""
        top = s.stack[-1]
        if isinstance(top, Act):
            return top.player == self.seat and top.left == ACTIONS
        last = s.stack[0]
        if not isinstance(top, Chance) or not isinstance(last, NextTurn):
            return False
        return (last.player + 1) % s.players == self.seat


def worlds_of_a_stage(width: i64, players: i64, actions: i64) -> i64:
    """With more players, or more actions to choose from, every world takes longer: so there are fewer of them."""
    worlds = min(2 * (width + 8), WORLDS) * USUAL // max(actions, FEWEST)
    return max(worlds // (STAGES * (players - 1)), 1)


def look_ahead(plan: Plan, seat: i64) -> None:
    """Adds the seat's next turn where it ends what the plan has begun: a monument is built, or a treasure taken.

    It is planned with the tiles the seat still holds, as if the others did nothing: what it is up to, not what will be.
    """
    end = state_of(plan.end)
    for frame in end.stack:
        if isinstance(frame, (Commits, LiftScreens)) or (isinstance(frame, EndOfTurn) and frame.player == seat):
            return
    s = end.clone()
    s.stack.clear()
    s.then(Turn(seat))
    settle(s)
    planner = Planner(seat, AIMS)
    steps = [step for step in planner.answers(Step(s, plan.end, None, -1, plan.first, 0)) if step.move != SWAP]
    steps.sort(key=by_worth)
    last = max([planner.finish(step) for step in steps[:AIMS]], key=worth_of)
    after = state_of(last)
    if after.won[seat] > end.won[seat] or count_monuments(after) > count_monuments(end):
        before = last.before
        plan.end = before if last.move == SWAP and before is not None else last  # a swap is no aim


def count_monuments(s: Tigris) -> i64:
    count: i64 = 0
    for c in s.monument:
        if c != NOWHERE:
            count += 1
    return count


def candidates(plans: list[Plan], count: i64) -> list[Plan]:
    """The best whole plans that come close to the best one, no two of them judged just alike.

    Those come to the same position, or to ones that answers hardly tell apart either.
    """
    found: list[Plan] = []
    for plan in plans:
        if len(found) == count or plan.worth < plans[0].worth - CLOSE:
            break
        if plan.whole and (not found or plan.worth < found[-1].worth - ALIKE):
            found.append(plan)
    return found


def commitment(s: Tigris, top: Commits) -> i64:
    """As many tiles as are needed to win, or likely to be; none where it is lost."""
    kind = conflict_tile(s, top.office)
    if isinstance(top, AttackerCommits):
        return enough(s, top, kind)
    needed = max(top.attack - top.defence, 0)
    return needed if needed <= top.held(s) else 0
