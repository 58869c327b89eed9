"""Turns planned ahead, for bots: every action worth a thought, and behind the best of them every second one.

What is drawn or held by others is averaged: conflicts count by their odds, won or lost, with what can be done after
them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import AnyDecision, Chance, Decision, play, settle
from serai.core.turns import Plan, Step
from serai.games.euphrat_tigris.board import CELLS, NEAR, NOWHERE, SPHERES, TEMPLE, WIDTH, Kingdoms, count_beside
from serai.games.euphrat_tigris.evaluate import after_conflict, enough, evaluate, sides
from serai.games.euphrat_tigris.hands import holds_at_most
from serai.games.euphrat_tigris.rules.conflict import Commits, conflict_tile
from serai.games.euphrat_tigris.rules.swap import SwapTiles
from serai.games.euphrat_tigris.rules.turn import CATASTROPHE_AT, END, LEADER_AT, SWAP, WITHDRAW_AT, Act
from serai.games.euphrat_tigris.state import Tigris
from serai.games.euphrat_tigris.weights import MOVED, PLACED, WEIGHTS

UNLIKELY: Final = -1.0
SECONDS: Final = 50  # actions that are tried as second ones too: the best by themselves, and those near the first one
NEARBY: Final = 3


class Planner:
    """The best turn of a player, with the hidden tiles averaged."""

    def __init__(self, seat: i64, width: i64) -> None:
        self.seat = seat
        self.width = width
        self.known: dict[int, float] = {}  # positions that were judged, by their fingerprints
        self.poor = vec[i64]([0] * (END + 1))  # 1 for actions that are not worth a thought as second ones

    def plans(self, s: Tigris) -> list[Plan]:
        """A plan for each action worth a thought, the best first."""
        steps = self.answers(Step(s, None, None, -1, -1, 0))
        steps.sort(key=by_worth)
        for step in steps[SECONDS:]:
            self.poor[step.first] = 1
        found: list[Plan] = []
        for i in range(len(steps)):
            step = steps[i]
            if i < self.width:
                end = self.finish(step)
                found.append(Plan(step.first, end.worth, True, end))
            else:
                found.append(Plan(step.first, step.worth, False, step))
        whole = sorted(found[: self.width], key=by_plan)
        rest = found[self.width :]
        for plan in rest:  # given up, so no better than what was followed
            if whole:
                plan.worth = min(plan.worth, whole[-1].worth)
        return whole + rest

    def best(self, s: Tigris) -> Step:
        """The end of the best turn, or the conflict it leads to."""
        return self.plans(s)[0].end

    def answers(self, before: Step) -> list[Step]:
        """Every action worth a thought, with what follows from it at once."""
        s = state_of(before)
        decision = s.stack[-1]
        assert isinstance(decision, Act)
        found: list[Step] = []
        for move in worthwhile(s, decision):
            if not self.poor[move] or is_near(before.move, move):
                found.append(self.follow(before, decision, move))
        return found

    def follow(self, before: Step, decision: AnyDecision, move: i64) -> Step:
        """One answer; details are then decided by what looks best."""
        swaps = move == SWAP and isinstance(decision, Act)
        s = self.swap(state_of(before)) if swaps else state_of(before).clone()
        after = Step(s, before, decision, move, move if before.first < 0 else before.first, before.draws)
        if not swaps:
            play(s, move)
        top = s.stack[-1]
        if isinstance(top, Decision) and not isinstance(top, (Act, Chance, Commits)):
            return self.detail(after, top)
        after.worth = self.judge(s) - effort(after)
        return after

    def detail(self, step: Step, decision: AnyDecision) -> Step:
        """The best answer to a small decision, as the one who is asked sees it."""
        s = state_of(step)
        best: Step | None = None
        highest = UNLIKELY
        asked = decision.player
        for move in decision.moves(s):
            after = self.follow(step, decision, move)
            value = after.worth if asked == self.seat else evaluate(state_of(after), asked)
            if value > highest:
                highest = value
                best = after
        assert best is not None
        return best

    def judge(self, s: Tigris) -> float:
        """The same for positions reached in several ways."""
        mark = int(s.fingerprint())
        value = self.known.get(mark)
        if value is None:
            value = evaluate(s, self.seat)
            self.known[mark] = value
        return value

    def finish(self, step: Step) -> Step:
        """The best end of a turn that goes on."""
        s = state_of(step)
        top = s.stack[-1]
        if isinstance(top, Act) and top.player == self.seat:
            return max(self.answers(step), key=worth_of)
        if isinstance(top, Commits) and top.player == self.seat:
            step.worth = self.fight(s, top) - effort(step)
        return step

    def fight(self, s: Tigris, top: Commits) -> float:
        """A conflict of one's own: what can be done after it counts, won or lost."""
        attacker, defender = sides(top)
        kind = conflict_tile(s, top.office)
        used = enough(s, top, kind)
        wins = holds_at_most(s, self.seat, defender, kind, top.attack + used - top.defence - 1)
        value = 0.0
        if wins > 0.0:
            value += wins * self.go_on(after_conflict(s, attacker, attacker, defender, top.office, used))
        if wins < 1.0:
            value += (1.0 - wins) * self.go_on(after_conflict(s, attacker, defender, attacker, top.office, used))
        return value

    def go_on(self, s: Tigris) -> float:
        top = s.stack[-1]
        if isinstance(top, Act) and top.player == self.seat:
            return max(self.answers(Step(s, None, None, -1, -1, 0)), key=worth_of).worth
        return evaluate(s, self.seat)

    # ------------------------------------------------------------------ swaps

    def swap(self, s: Tigris) -> Tigris:
        """After a swap as good as one sphere after the other makes it."""
        aside = vec[i64]([0] * SPHERES)
        best: Tigris | None = None
        highest = UNLIKELY
        for k in range(SPHERES):
            held = s.hand[self.seat * SPHERES + k]
            if held:
                aside[k] = held
                after = self.swapped(s, aside)
                value = self.judge(after)
                if value > highest:
                    highest = value
                    best = after
                else:
                    aside[k] = 0
        assert best is not None
        return best

    def swapped(self, s: Tigris, aside: vec[i64]) -> Tigris:
        t = s.clone()
        act = t.stack.pop()
        assert isinstance(act, Act)
        t.stack.append(Act(self.seat, act.left - 1))
        put_away(t, self.seat, aside)
        return t

    def swaps(self, s: Tigris, top: SwapTiles) -> list[Plan]:
        """How many tiles of this sphere to put aside, each with the best of what comes after it."""
        before = Step(s, None, None, -1, -1, 0)
        found: list[Plan] = []
        for count in top.moves(s):
            step = Step(s, before, top, count, count, 0)
            aside = s.aside[:]
            aside[top.sphere] = count
            step.worth = self.best_aside(s, aside, top.sphere + 1)
            found.append(Plan(count, step.worth, True, step))
        return sorted(found, key=by_plan)

    def best_aside(self, s: Tigris, aside: vec[i64], sphere: i64) -> float:
        if sphere == SPHERES:
            if aside[0] + aside[1] + aside[2] + aside[3] == 0:
                return UNLIKELY
            t = s.clone()
            t.stack.pop()
            put_away(t, self.seat, aside)
            return self.judge(t)
        best = UNLIKELY
        for count in range(s.hand[self.seat * SPHERES + sphere] + 1):
            aside[sphere] = count
            best = max(best, self.best_aside(s, aside, sphere + 1))
        aside[sphere] = 0
        return best


def put_away(t: Tigris, p: i64, aside: vec[i64]) -> None:
    """A swap whose new tiles come with the refill at the end of the turn: as good, and nothing is drawn yet."""
    for k in range(SPHERES):
        t.hand[p * SPHERES + k] -= aside[k]
        t.swapped[p * SPHERES + k] += aside[k]
        t.aside[k] = 0
    settle(t)


def state_of(step: Step) -> Tigris:
    s = step.state
    assert isinstance(s, Tigris)
    return s


def effort(step: Step) -> float:
    """What the leaders set and moved on the way must bring, in chances to win: their actions could have earned."""
    w = WEIGHTS.of(state_of(step).players)
    found = 0.0
    at: Step | None = step
    while at is not None:
        before = at.before
        if before is not None and isinstance(at.decision, Act) and LEADER_AT <= at.move < WITHDRAW_AT:
            who = at.decision.player * SPHERES + (at.move - LEADER_AT) // CELLS
            found += w[PLACED] if state_of(before).home[who] == NOWHERE else w[MOVED]
        at = before
    return found


def by_worth(step: Step) -> float:
    return -step.worth


def worth_of(step: Step) -> float:
    return step.worth


def by_plan(plan: Plan) -> float:
    return -plan.worth


# ---------------------------------------------------------------------- actions worth a thought


def is_near(first: i64, second: i64) -> bool:
    """Whether two actions happen close to each other, so that the first may have made the second a better one."""
    if not (0 <= first < WITHDRAW_AT and second < WITHDRAW_AT):
        return False
    one, other = first % CELLS, second % CELLS
    across, down = one % WIDTH - other % WIDTH, one // WIDTH - other // WIDTH
    return max(across, -across) + max(down, -down) <= NEARBY


def worthwhile(s: Tigris, act: Act) -> vec[i64]:
    """All but tiles for nobody or for others, poor sites for leaders, idle catastrophes, and to do nothing at all."""
    found = vec[i64]()
    kingdoms = s.kingdoms()
    moves = act.moves(s)
    sites = best_sites(s, kingdoms, moves)
    for move in moves:
        if move < LEADER_AT:
            if is_of_use(s, kingdoms, act.player, move // CELLS, move % CELLS):
                found = append(found, move)
        elif move < WITHDRAW_AT:
            c = (move - LEADER_AT) % CELLS
            if count_beside(s.tile, c, TEMPLE) >= sites[main_region(kingdoms, c)]:
                found = append(found, move)
        elif CATASTROPHE_AT <= move < SWAP:
            c = move - CATASTROPHE_AT
            if s.tile[c] < SPHERES and kingdoms.offices[kingdoms.label[c]]:
                found = append(found, move)
        elif move != END or act.left == 1 or len(found) == 0:
            found = append(found, move)
    return found


def best_sites(s: Tigris, kingdoms: Kingdoms, moves: vec[i64]) -> vec[i64]:
    """The most temples beside a space where a leader may come, by region."""
    best = vec[i64]([0] * len(kingdoms.offices))
    for move in moves:
        if LEADER_AT <= move < WITHDRAW_AT:
            c = (move - LEADER_AT) % CELLS
            region = main_region(kingdoms, c)
            best[region] = max(best[region], count_beside(s.tile, c, TEMPLE))
    return best


def main_region(kingdoms: Kingdoms, c: i64) -> i64:
    """The kingdom that a space touches, or else some region."""
    found = kingdoms.touched(c)
    for i in range(4 * c, 4 * c + 4):
        if not found:
            found = kingdoms.label[NEAR[i]]
    return found


def is_of_use(s: Tigris, kingdoms: Kingdoms, p: i64, sphere: i64, c: i64) -> bool:
    """Whether a tile touches a kingdom; in one of others alone it must be a temple, which a revolt may need."""
    count = kingdoms.touching(c)
    if count == 0:
        return False
    if count == 2 or sphere == TEMPLE:
        return True
    region = kingdoms.touched(c)
    for office in range(SPHERES):
        home = s.home[p * SPHERES + office]
        if home != NOWHERE and kingdoms.label[home] == region:
            return True
    return False
