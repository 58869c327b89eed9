"""Information-set tree search: many imagined worlds, one tree over the moves seen from a seat.

Every iteration deals the hidden things anew, walks down the tree with the moves that are legal in that
world, adds one node and judges the position there with the game's evaluation. Chance is
rolled by its odds on the way. Large offers are opened little by little, promising moves first.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import Chance, Decision, State, open_decision, pending, play, play_for
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
        explore: float = 0.35,
        first: int = 4,
        growth: float = 0.5,
        tries: int = 8,
        roll: int = 0,
        trust: float = 0.0,
        whole: bool = False,
    ) -> None:
        self.explore = explore  # weight of curiosity against value
        self.first = first  # moves opened in a new node ...
        self.growth = growth  # ... plus visits to this power
        self.tries = tries  # moves looked at when one is opened
        self.roll = roll  # decisions played on, best of two, before the position is judged
        self.trust = trust  # visits that the first look at a move counts for
        self.whole = whole  # judge where a player's run of moves is over, so that longer runs gain nothing by it


class Node:
    """A point in the tree: what has been tried from here, and how it went for whoever moved here."""

    def __init__(self, move: i64, promise: float = 0.0, trust: float = 0.0) -> None:
        self.move = move
        self.visits: i64 = 0
        self.offers: i64 = 0  # visits to the parent in which this move was legal
        self.trust: float = trust
        self.value: float = promise * trust
        self.children: list[Node] = []

    def find(self, move: i64) -> Node | None:
        for child in self.children:
            if child.move == move:
                return child
        return None

    def mean(self) -> float:
        weight = float(self.visits) + self.trust
        return self.value / weight if weight > 0.0 else 0.5


class Search:
    """One search for one seat."""

    def __init__(self, players: int, seat: int, imagine: Imagine, judge: Judge, rng: Rng, settings: Settings) -> None:
        self.players = players
        self.seat = seat
        self.imagine = imagine
        self.judge = judge
        self.rng = rng
        self.settings = settings
        self.root = Node(-1)
        self.order: list[int] = []  # the root's moves, most promising first
        self.promise: dict[int, float] = {}  # how they look one move ahead
        self.path: list[Node] = []
        self.movers: list[int] = []  # who moved into each node of the path

    def run(self, iterations: int) -> None:
        while self.root.visits < iterations:
            self.iterate(self.imagine(self.rng))

    def iterate(self, s: State) -> None:
        """Down the tree, one new node, judge, and back up."""
        self.path = [self.root]
        self.movers = [-1]
        node = self.root
        steps: i64 = 0
        grown = False
        while s.stack and steps < ENDLESS:
            decision = self.asked(s) if node is self.root else open_decision(s)
            assert decision is not None
            moves: vec[i64] = decision.moves(s)
            steps += 1
            if isinstance(decision, Chance):
                play(s, moves[self.rng.pick(decision.odds(s))])
            elif len(moves) == 1:
                play(s, moves[0])
            elif grown and decision.player != self.movers[-1]:
                break
            else:
                child = self.choose(s, node, decision, moves)
                grown = grown or child.visits == 0
                self.path.append(child)
                self.movers.append(decision.player)
                play_for(s, decision.player, child.move)
                node = child
                if grown and not self.settings.whole:
                    break
        self.roll_on(s)
        self.back_up(s)

    def asked(self, s: State) -> Decision[Any]:
        """The decision searched for, wherever it lies among those asked together."""
        for decision in pending(s):
            if decision.player == self.seat:
                return decision
        raise AssertionError("the seat is not asked")

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
        """A new child: at the root the next in order, elsewhere the best of a few drawn at random."""
        child: Node | None = None
        if node is self.root:
            for one in self.order:
                if node.find(one) is None and holds(moves, one):
                    child = Node(one, self.promise[one], self.settings.trust)
                    break
        if child is None:
            child = self.best_of(s, node, decision, moves)
        child.offers = 1
        node.children.append(child)
        return child

    def best_of(self, s: State, node: Node, decision: Decision[Any], moves: vec[i64]) -> Node:
        """The most promising of a few moves that are not in the tree yet."""
        fresh = [move for move in moves if node.find(move) is None]
        count = min(self.settings.tries, len(fresh))
        best: i64 = -1
        most = -1.0
        i = 0
        while i < count:
            j = i + self.rng.below(len(fresh) - i)
            move = fresh[j]
            fresh[j] = fresh[i]
            value = self.look(s, decision.player, move)
            if value > most:
                most = value
                best = move
            i += 1
        return Node(best, most, self.settings.trust)

    def look(self, s: State, player: i64, move: i64) -> float:
        """How the position looks for the mover; what chance will bring is left to the evaluation."""
        t = s.clone()
        play_for(t, player, move)
        return self.judge(t, player)

    def pass_chance(self, s: State) -> None:
        while s.stack:
            decision = open_decision(s)
            if not isinstance(decision, Chance):
                return
            play(s, random_move(s, self.rng))

    def roll_on(self, s: State) -> None:
        """Play on a little, the better of two random moves each time, so that no fight is judged half fought."""
        self.pass_chance(s)
        left = self.settings.roll
        while s.stack and left:
            decision = open_decision(s)
            assert decision is not None
            moves: vec[i64] = decision.moves(s)
            one = moves[self.rng.below(len(moves))]
            other = moves[self.rng.below(len(moves))]
            if one != other and self.look(s, decision.player, other) > self.look(s, decision.player, one):
                one = other
            play(s, one)
            self.pass_chance(s)
            left -= 1

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
        """The child most visited; the better one of two visited as often."""
        return max(self.root.children, key=lambda child: (child.visits, child.mean()))

    def go_on(self, move: i64) -> Node:
        """The node behind a move of the root, to search on from when the same seat is asked again."""
        found = self.root.find(move)
        return Node(-1) if found is None else found


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
