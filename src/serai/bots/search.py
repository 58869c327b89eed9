"""Information-set tree search: many imagined worlds, one tree over the moves seen from a seat.

Every iteration deals the hidden things anew, walks down the tree with the moves that are legal in that
world, adds one node, lets the players go on a little and judges the position there with the game's evaluation.
Chance is rolled by its odds on the way. Large offers are opened little by little, promising moves first.

The moves to choose from are tried side by side, each in the same world and with the same luck, so that luck cancels
out where they are compared; after every round the worse half is dropped.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import Chance, Decision, State, open_decision, play, play_for
from serai.core.playout import random_move
from serai.core.rng import Rng

Judge = Callable[[Any, int], float]  # how good a state looks for a seat, between 0 and 1
Imagine = Callable[[Rng], Any]  # a world that could be the true one

PROMISING: Final = 24  # moves of a large offer that are looked at in more than one world
ENDLESS: Final = 400  # decisions after which a walk through forced moves is given up


class Settings:
    """How the search behaves; tuned per game by measurement."""

    def __init__(
        self,
        field: int = 12,
        explore: float = 0.1,
        first: int = 4,
        growth: float = 0.5,
        tries: int = 8,
        trust: float = 10.0,
        whole: bool = True,
        closed: bool = False,
        runs: int = 0,
        picks: int = 16,
    ) -> None:
        self.field = field  # moves of the root that are compared
        self.explore = explore  # below the root: weight of curiosity against value
        self.first = first  # moves opened in a new node ...
        self.growth = growth  # ... plus visits to this power
        self.tries = tries  # moves looked at when one is opened
        self.trust = trust  # visits that the first look at a move counts for
        self.whole = whole  # judge where a player's run of moves is over, so that longer runs gain nothing by it
        self.closed = closed  # the tree ends where chance falls: what is good then depends on how it fell
        self.runs = runs  # how often a player goes on, by what looks best at once, before the position is judged ...
        self.picks = picks  # ... and how many moves he looks at


class Node:
    """A point in the tree: what has been tried from here, and how it went for whoever moved here."""

    def __init__(self, move: i64, promise: float = 0.5, trust: float = 0.0) -> None:
        self.move = move
        self.promise: float = promise  # what it looked like at once ...
        self.trust: float = trust  # ... which counts for so many visits
        self.visits: i64 = 0
        self.offers: i64 = 0  # visits to the parent in which this move was legal
        self.value: float = 0.0
        self.behind: float = 0.0  # at the root: how far behind the best of the field when last compared with it
        self.children: list[Node] = []

    def find(self, move: i64) -> Node | None:
        for child in self.children:
            if child.move == move:
                return child
        return None

    def mean(self) -> float:
        if self.visits == 0:
            return self.promise
        return (self.value + self.promise * self.trust) / (float(self.visits) + self.trust)


class Search:
    """One search for one seat."""

    def __init__(self, players: int, seat: int, imagine: Imagine, judge: Judge, rng: Rng, settings: Settings) -> None:
        self.players = players
        self.seat = seat
        self.imagine = imagine
        self.judge = judge
        self.rng = rng
        self.settings = settings
        self.dice = rng
        self.root = Node(-1)
        self.order: list[int] = []  # the root's moves, most promising first
        self.promise: dict[int, float] = {}  # how they look one move ahead
        self.entered: list[Node] = []  # those that were compared ...
        self.field: list[Node] = []  # ... and those that still are
        self.path: list[Node] = []
        self.movers: list[int] = []  # who moved into each node of the path

    def run(self, iterations: int) -> None:
        """Compare the root's moves until it has so many visits, those of an earlier search among them."""
        self.enter()
        begun: i64 = self.root.visits
        rounds: i64 = max(1, (len(self.field) - 1).bit_length())
        done: i64 = 0
        while self.root.visits < iterations:
            done += 1
            until = begun + (iterations - begun) * done // rounds
            while self.root.visits < until:
                self.compare(iterations)
            self.settle_round()

    def settle_round(self) -> None:
        """See how far behind each move of the field is, and drop the worse half."""
        self.field = sorted(self.field, key=lambda node: -node.mean())
        lead = self.field[0].mean()
        for node in self.field:
            node.behind = lead - node.mean()
        if len(self.field) > 2:
            self.field = self.field[: (len(self.field) + 1) // 2]

    def enter(self) -> None:
        """The field: moves that an earlier search went into, then those that promise most."""
        known = {int(node.move): node for node in self.root.children}
        order = sorted(self.order, key=lambda move: -known[move].visits if move in known else 0)
        for move in order[: self.settings.field]:
            node = known.get(move)
            if node is None:
                node = Node(move, self.promise[move], self.settings.trust)
                self.root.children.append(node)
            self.entered.append(node)
        self.field = self.entered

    def compare(self, most: i64) -> None:
        """One iteration for each move of the field, all in the same world and with the same luck."""
        world, luck = self.rng.next(), self.rng.next()
        for node in self.field:
            if self.root.visits < most:
                self.dice = Rng(luck)
                self.iterate(self.imagine(Rng(world)), node)

    def iterate(self, s: State, first: Node) -> None:
        """From a move of the root down the tree, one new node, judge, and back up."""
        self.path = [self.root, first]
        self.movers = [-1, self.seat]
        grown = first.visits == 0
        play_for(s, self.seat, first.move)
        steps: i64 = 0
        while s.stack and steps < ENDLESS and (self.settings.whole or not grown):
            decision = open_decision(s)
            assert decision is not None
            if isinstance(decision, Chance):
                if grown or self.settings.closed:
                    break
                play(s, random_move(s, self.dice))
            else:
                moves: vec[i64] = decision.moves(s)
                if len(moves) == 1:
                    play(s, moves[0])
                elif grown and decision.player != self.movers[-1]:
                    break
                else:
                    grown = self.descend(s, decision, moves) or grown
            steps += 1
        self.play_on(s)
        self.back_up(s)

    def descend(self, s: State, decision: Decision[Any], moves: vec[i64]) -> bool:
        """One move down the tree; returns whether it is new there."""
        child = self.choose(s, self.path[-1], decision, moves)
        self.path.append(child)
        self.movers.append(decision.player)
        play_for(s, decision.player, child.move)
        return child.visits == 0

    def choose(self, s: State, node: Node, decision: Decision[Any], moves: vec[i64]) -> Node:
        """Open another move if the node may have more, else the child that promises most."""
        legal = [child for child in node.children if holds(moves, child.move)]
        for child in legal:
            child.offers += 1
        room = self.settings.first + int(float(node.visits) ** self.settings.growth)
        if len(legal) < room and len(legal) < len(moves):
            return self.open(s, node, decision, moves)
        best = legal[0]
        most = -1.0
        for child in legal:
            hope = child.mean() + self.settings.explore * math.sqrt(
                math.log(float(child.offers) + 1.0) / float(child.visits + 1)
            )
            if hope > most:
                most = hope
                best = child
        return best

    def open(self, s: State, node: Node, decision: Decision[Any], moves: vec[i64]) -> Node:
        """A new child: the most promising of a few moves that are not in the tree yet."""
        fresh = vec[i64]()
        for move in moves:
            if node.find(move) is None:
                fresh = append(fresh, move)
        move, promise = self.best_of(s, decision.player, fresh, self.settings.tries)
        child = Node(move, promise, self.settings.trust)
        child.offers = 1
        node.children.append(child)
        return child

    def best_of(self, s: State, player: i64, moves: vec[i64], most: i64) -> tuple[i64, float]:
        """The most promising of at most so many moves, drawn at random where there are more."""
        count: i64 = min(most, len(moves))
        drawn = copy_of(moves) if count < len(moves) else moves
        best: i64 = -1
        promise = -1.0
        i: i64 = 0
        while i < count:
            if count < len(moves):
                j = i + self.rng.below(len(drawn) - i)
                drawn[i], drawn[j] = drawn[j], drawn[i]
            value = self.look(s, player, drawn[i])
            if value > promise:
                promise = value
                best = drawn[i]
            i += 1
        return best, promise

    def look(self, s: State, player: i64, move: i64) -> float:
        """How the position looks for the mover; what chance will bring is left to the evaluation."""
        t = s.clone()
        play_for(t, player, move)
        return self.judge(t, player)

    def play_on(self, s: State) -> None:
        """Let the players go on by what looks best at once, then stop before chance falls or another is asked."""
        left = self.settings.runs
        mover: i64 = -1
        steps: i64 = 0
        while s.stack and steps < ENDLESS:
            decision = open_decision(s)
            assert decision is not None
            if isinstance(decision, Chance):
                if left == 0:
                    return
                play(s, random_move(s, self.dice))
            else:
                if decision.player != mover:
                    if left == 0:
                        return
                    left -= 1
                    mover = decision.player
                moves: vec[i64] = decision.moves(s)
                play(s, moves[0] if len(moves) == 1 else self.best_of(s, mover, moves, self.settings.picks)[0])
            steps += 1

    def back_up(self, s: State) -> None:
        """What the position is worth to whoever moved into each node; the others' worth is not asked."""
        worth = [-1.0] * self.players
        for node, mover in zip(self.path, self.movers, strict=True):
            node.visits += 1
            if mover >= 0:
                if worth[mover] < 0.0:
                    worth[mover] = self.judge(s, mover)
                node.value += worth[mover]

    def rank(self, moves: list[int], worlds: list[Any]) -> None:
        """Put the root's moves in order by looking one move ahead: all in one world, the promising ones in more."""
        values = {move: self.look(worlds[0], self.seat, move) for move in moves}
        order = sorted(moves, key=lambda move: -values[move])
        front = order[:PROMISING]
        for world in worlds[1:]:
            for move in front:
                values[move] += self.look(world, self.seat, move)
        for move in front:
            values[move] /= float(len(worlds))
        self.promise = values
        self.order = sorted(front, key=lambda move: -values[move]) + order[PROMISING:]

    def best(self) -> Node:
        """The move that did best of those compared to the end."""
        return max(self.field, key=lambda node: node.mean())

    def ranked(self) -> list[tuple[Node, float]]:
        """The moves that were compared, the best first, and what each is worth.

        What was dropped early was looked at less deeply than the best: it is worth as much less as it was then.
        """
        best = self.best()
        rest = sorted([node for node in self.entered if node is not best], key=lambda node: node.behind)
        return [(best, best.mean())] + [(node, max(0.0, best.mean() - node.behind)) for node in rest]

    def go_on(self, move: i64) -> Node:
        """The node behind a move of the root, to search on from when the same seat is asked again."""
        found = self.root.find(move)
        return Node(-1) if found is None else found


def copy_of(moves: vec[i64]) -> vec[i64]:
    """The same moves, to be put in another order."""
    found = vec[i64]()
    for move in moves:
        found = append(found, move)
    return found


def holds(moves: vec[i64], move: i64) -> bool:
    """Whether a move is offered; moves are ascending."""
    low: i64 = 0
    high: i64 = len(moves)
    while low < high:
        middle = (low + high) // 2
        if moves[middle] < move:
            low = middle + 1
        else:
            high = middle
    return low < len(moves) and moves[low] == move
