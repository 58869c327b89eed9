"""What follows from going on in different ways: lines of own answers, played on by quick players and judged then.

A line ends where chance falls, another player is asked or the turn is over. All lines meet the same luck.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import AnyDecision, mix, open_decision, pending, play_for
from serai.core.rng import Rng
from serai.core.turns import Plan, Step
from serai.games.mesopotamia.mind import habits
from serai.games.mesopotamia.mind.judgement import as_points, share
from serai.games.mesopotamia.redeal import deal_missions
from serai.games.mesopotamia.state import Mesopotamia

SEEDS: Final = 1 << 30
RUNAWAY: Final = 3000  # answers after which playing on is given up
LONGEST: Final = 60  # own answers in one line
FEW: Final = 14  # so many moves are all tried where it is not one's turn


class Depth:
    """How far is looked ahead: lines tried, throws of luck for each, then the best of them further on."""

    def __init__(
        self, lines: i64, throws: i64, finalists: i64, rounds: i64, more: i64, whim: float, early: i64 = 0
    ) -> None:
        self.lines = lines
        self.throws = throws
        self.finalists = finalists
        self.rounds = rounds  # that the finalists are played on for
        self.more = more  # throws of luck for each finalist
        self.whim = whim
        self.early = early  # rounds that all lines are played on for, beside this turn


class Line:
    """One way to go on, and how it has turned out."""

    def __init__(self, end: Step, mark: i64) -> None:
        self.end = end
        self.mark = mark
        self.total = 0.0
        self.throws: i64 = 0

    def mean(self) -> float:
        return self.total / float(max(self.throws, 1))


def own_decision(s: Mesopotamia, seat: i64) -> AnyDecision | None:
    """What a seat is asked now; None if it is not asked."""
    if not s.stack:
        return None
    top = s.stack[-1]
    if not top.together():
        return open_decision(s) if top.player == seat else None
    for decision in pending(s):
        if decision.player == seat:
            return decision
    return None


def line_from(s: Mesopotamia, seat: i64, first: i64, rng: Rng, whim: float) -> Line:
    """Goes on by habit, or by a whim, from a first move (or none given) as long as only the seat is asked."""
    w = s.clone()
    step = Step(w, None, None, -1, -1, 0)
    mark: i64 = 0
    for _ in range(LONGEST):
        decision = own_decision(w, seat)
        if decision is None or (s.turn == seat and w.turn != seat) or w.round != s.round:
            break
        moves: vec[i64] = decision.moves(w)
        move = moves[0]
        if len(moves) > 1:
            move = first if first >= 0 else habits.answer(w, decision, rng, whim)
            first = -1
            step = Step(w, step, decision, move, move if step.first < 0 else step.first, 0)
        mark = mix(mark, move)
        play_for(w, seat, move)
    return Line(step, mark)


def lines_of(s: Mesopotamia, seat: i64, depth: Depth, rng: Rng) -> list[Line]:
    """Different lines: by habit, by whims, and in another's turn one for every move if they are few."""
    found: list[Line] = [line_from(s, seat, -1, rng, 0.0)]
    decision = own_decision(s, seat)
    assert decision is not None
    moves: vec[i64] = decision.moves(s)
    if s.turn != seat or len(moves) <= 3:
        for i in range(min(len(moves), FEW)):
            move = moves[i] if len(moves) <= FEW else moves[rng.below(len(moves))]
            join(found, line_from(s, seat, move, rng, 0.0))
    if s.turn == seat:
        for _ in range(depth.lines):
            join(found, line_from(s, seat, -1, rng, depth.whim))
    return found


def join(lines: list[Line], line: Line) -> None:
    """Adds a line that is not there yet."""
    for other in lines:
        if other.mark == line.mark:
            return
    lines.append(line)


def try_out(s: Mesopotamia, seat: i64, line: Line, rounds: i64, seed: i64) -> None:
    """Plays a line on with one throw of luck, and adds what came of it."""
    w = line.end.state.clone()
    assert isinstance(w, Mesopotamia)
    rng = Rng(seed)
    deal_missions(w, seat, rng)
    last = s.round + rounds
    mine = s.turn == seat and rounds == 0
    steps: i64 = 0
    while w.stack and w.round <= last and steps < RUNAWAY and not (mine and w.turn != seat):
        habits.step(w, rng)
        steps += 1
    line.total += share(w, seat)
    line.throws += 1


def mean_of(line: Line) -> float:
    return -line.mean()


def foresee(s: Mesopotamia, seat: i64, depth: Depth, seed: i64) -> list[Plan]:
    """The lines as plans, the best first: all are tried for this turn, the best of them further on."""
    rng = Rng(seed)
    lines = lines_of(s, seat, depth, rng)
    if len(lines) > 1:
        for _ in range(depth.throws):
            luck = rng.below(SEEDS)
            for line in lines:
                try_out(s, seat, line, depth.early, luck)
        lines.sort(key=mean_of)
        if depth.finalists > 1:
            lines = final(s, seat, lines, depth, rng)
    found: list[Plan] = []
    least = as_points(1.0)
    for line in lines:  # one that was left behind is not known to be better
        least = min(as_points(line.mean()), least)
        found.append(Plan(line.end.first, least, True, line.end))
    return found


def final(s: Mesopotamia, seat: i64, lines: list[Line], depth: Depth, rng: Rng) -> list[Line]:
    """The best lines once more, played on for longer; the others stay behind them in their order."""
    best = lines[: depth.finalists]
    rest = lines[depth.finalists :]
    for line in best:
        line.total = 0.0
        line.throws = 0
    tried: i64 = 0
    while tried < depth.more:
        luck = rng.below(SEEDS)
        for line in best:
            try_out(s, seat, line, depth.rounds, luck)
        tried += 1
        if tried * 2 == depth.more and len(best) > 3:  # halfway the worse half stays behind
            best.sort(key=mean_of)
            rest = best[len(best) // 2 :] + rest
            best = best[: len(best) // 2]
    best.sort(key=mean_of)
    return best + rest
