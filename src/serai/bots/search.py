"""Information-set Monte Carlo tree search: many determinizations, one tree over the moves seen from a seat.

Every iteration deals the hidden things anew (a determinization), selects by UCB among the moves that are legal in that
world, expands one node, rolls out greedily for a few turns and evaluates the position there with the game's own
evaluation. Chance is sampled by its odds on the way. Large offers are opened by progressive widening, moves with a
high prior first.

At the root there is no UCB but sequential halving: the candidates are tried side by side with common random numbers,
that is in the same world and with the same luck, so that luck cancels out where they are compared; after every round
the worse half is dropped.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import Chance, Decision, State, among, open_decision, play, play_for
from serai.core.playout import random_move
from serai.core.rng import Rng

Evaluate = Callable[[Any, int], float]  # how good a state is for a seat, between 0 and 1
Determinize = Callable[[Rng], Any]  # a world that could be the true one, as far as the seat knows

SHORTLIST: Final = 24  # root moves whose prior is averaged over more than one determinization
MAX_STEPS: Final = 400  # decisions after which a walk through forced moves is given up


class SearchParameters:
    """How the search behaves; tuned per game by measurement."""

    def __init__(
        self,
        candidates: int = 12,
        exploration: float = 0.1,
        widening_base: int = 4,
        widening_exponent: float = 0.5,
        expansion_samples: int = 8,
        prior_visits: float = 10.0,
        whole_turns: bool = True,
        stop_at_chance: bool = False,
        rollout_turns: int = 0,
        rollout_samples: int = 16,
    ) -> None:
        self.candidates = candidates  # moves of the root that sequential halving begins with
        self.exploration = exploration  # below the root: the constant of UCB
        self.widening_base = widening_base  # progressive widening: children of a new node ...
        self.widening_exponent = widening_exponent  # ... plus its visits to this power
        self.expansion_samples = expansion_samples  # moves evaluated when one of them is expanded
        self.prior_visits = prior_visits  # visits that the prior of a move counts for
        self.whole_turns = whole_turns  # evaluate where a player's turn is over: longer turns gain nothing by it
        self.stop_at_chance = stop_at_chance  # the tree ends where chance falls: what is good depends on how it fell
        self.rollout_turns = rollout_turns  # turns played greedily after the tree, before the evaluation ...
        self.rollout_samples = rollout_samples  # ... and how many moves each decision of them evaluates


class Node:
    """A point in the tree: what has been tried from here, and how it went for whoever moved here."""

    def __init__(self, move: i64, prior: float = 0.5, prior_visits: float = 0.0) -> None:
        self.move = move
        self.prior: float = prior  # the evaluation right after the move ...
        self.prior_visits: float = prior_visits  # ... which counts for so many visits
        self.visits: i64 = 0
        self.available: i64 = 0  # visits to the parent in which this move was legal
        self.total_value: float = 0.0
        self.gap: float = 0.0  # at the root: how far below the best candidate when last compared with it
        self.children: list[Node] = []

    def child(self, move: i64) -> Node | None:
        for child in self.children:
            if child.move == move:
                return child
        return None

    def mean(self) -> float:
        if self.visits == 0:
            return self.prior
        return (self.total_value + self.prior * self.prior_visits) / (float(self.visits) + self.prior_visits)


class Search:
    """One search for one seat."""

    def __init__(
        self,
        players: int,
        seat: int,
        determinize: Determinize,
        evaluate: Evaluate,
        rng: Rng,
        parameters: SearchParameters,
    ) -> None:
        self.players = players
        self.seat = seat
        self.determinize = determinize
        self.evaluate = evaluate
        self.rng = rng
        self.parameters = parameters
        self.chance_rng = rng
        self.root = Node(-1)
        self.root_moves: list[int] = []  # those of the highest prior first
        self.priors: dict[int, float] = {}  # the evaluation one move ahead, averaged over determinizations
        self.candidates: list[Node] = []  # the children of the root that are compared ...
        self.survivors: list[Node] = []  # ... and those that sequential halving has left
        self.path: list[Node] = []
        self.movers: list[int] = []  # who moved into each node of the path

    def run(self, iterations: int) -> None:
        """Sequential halving until the root has so many visits, those of an earlier search among them."""
        self.add_candidates()
        begun: i64 = self.root.visits
        rounds: i64 = max(1, (len(self.survivors) - 1).bit_length())
        done: i64 = 0
        while self.root.visits < iterations:
            done += 1
            until = begun + (iterations - begun) * done // rounds
            while self.root.visits < until:
                self.try_survivors(iterations)
            self.halve()

    def halve(self) -> None:
        """Note each survivor's gap to the best, and drop the worse half."""
        self.survivors = sorted(self.survivors, key=lambda node: -node.mean())
        highest = self.survivors[0].mean()
        for node in self.survivors:
            node.gap = highest - node.mean()
        if len(self.survivors) > 2:
            self.survivors = self.survivors[: (len(self.survivors) + 1) // 2]

    def add_candidates(self) -> None:
        """The candidates: moves that an earlier search visited, then those of the highest prior."""
        known = {int(node.move): node for node in self.root.children}
        ordered = sorted(self.root_moves, key=lambda move: -known[move].visits if move in known else 0)
        for move in ordered[: self.parameters.candidates]:
            node = known.get(move)
            if node is None:
                node = Node(move, self.priors[move], self.parameters.prior_visits)
                self.root.children.append(node)
            self.candidates.append(node)
        self.survivors = self.candidates

    def try_survivors(self, max_visits: i64) -> None:
        """One iteration for each survivor, with common random numbers: the same world and the same chance for all."""
        world_seed, chance_seed = self.rng.next(), self.rng.next()
        for node in self.survivors:
            if self.root.visits < max_visits:
                self.chance_rng = Rng(chance_seed)
                self.iterate(self.determinize(Rng(world_seed)), node)

    def iterate(self, s: State, candidate: Node) -> None:
        """From a candidate down the tree, expand one node, roll out, evaluate and back up."""
        self.path = [self.root, candidate]
        self.movers = [-1, self.seat]
        expanded = candidate.visits == 0
        play_for(s, self.seat, candidate.move)
        steps: i64 = 0
        while s.stack and steps < MAX_STEPS and (self.parameters.whole_turns or not expanded):
            decision = open_decision(s)
            assert decision is not None
            if isinstance(decision, Chance):
                if expanded or self.parameters.stop_at_chance:
                    break
                play(s, random_move(s, self.chance_rng))
            else:
                moves: vec[i64] = decision.moves(s)
                if len(moves) == 1:
                    play(s, moves[0])
                elif expanded and decision.player != self.movers[-1]:
                    break
                else:
                    expanded = self.descend(s, decision, moves) or expanded
            steps += 1
        self.roll_out(s)
        self.back_up(s)

    def descend(self, s: State, decision: Decision[Any], moves: vec[i64]) -> bool:
        """One move down the tree; returns whether it is new there."""
        child = self.select(s, self.path[-1], decision, moves)
        self.path.append(child)
        self.movers.append(decision.player)
        play_for(s, decision.player, child.move)
        return child.visits == 0

    def select(self, s: State, node: Node, decision: Decision[Any], moves: vec[i64]) -> Node:
        """Expand another move where progressive widening leaves room, else the child of the highest UCB."""
        legal = [child for child in node.children if among(moves, child.move)]
        for child in legal:
            child.available += 1
        width = self.parameters.widening_base + int(float(node.visits) ** self.parameters.widening_exponent)
        if len(legal) < width and len(legal) < len(moves):
            return self.expand(s, node, decision, moves)
        best = legal[0]
        highest = -1.0
        for child in legal:
            ucb = child.mean() + self.parameters.exploration * math.sqrt(
                math.log(float(child.available) + 1.0) / float(child.visits + 1)
            )
            if ucb > highest:
                highest = ucb
                best = child
        return best

    def expand(self, s: State, node: Node, decision: Decision[Any], moves: vec[i64]) -> Node:
        """A new child: the one of the highest prior among a few moves that are not in the tree yet."""
        untried = vec[i64]()
        for move in moves:
            if node.child(move) is None:
                untried = append(untried, move)
        move, prior = self.best_of_sample(s, decision.player, untried, self.parameters.expansion_samples)
        child = Node(move, prior, self.parameters.prior_visits)
        child.available = 1
        node.children.append(child)
        return child

    def best_of_sample(self, s: State, player: i64, moves: vec[i64], size: i64) -> tuple[i64, float]:
        """The best of at most so many moves one move ahead, drawn at random where there are more; its evaluation."""
        count: i64 = min(size, len(moves))
        drawn = copy_of(moves) if count < len(moves) else moves
        best: i64 = -1
        highest = -1.0
        i: i64 = 0
        while i < count:
            if count < len(moves):
                j = i + self.rng.below(len(drawn) - i)
                drawn[i], drawn[j] = drawn[j], drawn[i]
            value = self.evaluate_move(s, player, drawn[i])
            if value > highest:
                highest = value
                best = drawn[i]
            i += 1
        return best, highest

    def evaluate_move(self, s: State, player: i64, move: i64) -> float:
        """The evaluation for the mover right after a move; what chance will bring is left to it."""
        t = s.clone()
        play_for(t, player, move)
        return self.evaluate(t, player)

    def roll_out(self, s: State) -> None:
        """Let the players go on greedily for some turns, then stop before chance falls or another is asked."""
        left = self.parameters.rollout_turns
        mover: i64 = -1
        steps: i64 = 0
        while s.stack and steps < MAX_STEPS:
            decision = open_decision(s)
            assert decision is not None
            if isinstance(decision, Chance):
                if left == 0:
                    return
                play(s, random_move(s, self.chance_rng))
            else:
                if decision.player != mover:
                    if left == 0:
                        return
                    left -= 1
                    mover = decision.player
                moves: vec[i64] = decision.moves(s)
                size = self.parameters.rollout_samples
                play(s, moves[0] if len(moves) == 1 else self.best_of_sample(s, mover, moves, size)[0])
            steps += 1

    def back_up(self, s: State) -> None:
        """Add to each node of the path the evaluation for whoever moved into it; for the others none is asked."""
        values = [-1.0] * self.players
        for node, mover in zip(self.path, self.movers, strict=True):
            node.visits += 1
            if mover >= 0:
                if values[mover] < 0.0:
                    values[mover] = self.evaluate(s, mover)
                node.total_value += values[mover]

    def rank_root(self, moves: list[int], worlds: list[Any]) -> None:
        """Give the root's moves their priors, one move ahead: all in one determinization, the shortlist in more."""
        values = {move: self.evaluate_move(worlds[0], self.seat, move) for move in moves}
        ordered = sorted(moves, key=lambda move: -values[move])
        shortlist = ordered[:SHORTLIST]
        for world in worlds[1:]:
            for move in shortlist:
                values[move] += self.evaluate_move(world, self.seat, move)
        for move in shortlist:
            values[move] /= float(len(worlds))
        self.priors = values
        self.root_moves = sorted(shortlist, key=lambda move: -values[move]) + ordered[SHORTLIST:]

    def best(self) -> Node:
        """The survivor of the highest mean value."""
        return max(self.survivors, key=lambda node: node.mean())

    def ranked(self) -> list[tuple[Node, float]]:
        """The candidates, the best first, and what each is worth.

        What was dropped early was searched less deeply than the best: it is worth as much less as it was then.
        """
        best = self.best()
        rest = sorted([node for node in self.candidates if node is not best], key=lambda node: node.gap)
        return [(best, best.mean())] + [(node, max(0.0, best.mean() - node.gap)) for node in rest]

    def subtree(self, move: i64) -> Node:
        """The node behind a move of the root, to be the next root when the same seat is asked again."""
        found = self.root.child(move)
        return Node(-1) if found is None else found


def copy_of(moves: vec[i64]) -> vec[i64]:
    """The same moves, to be put in another order."""
    copied = vec[i64]()
    for move in moves:
        copied = append(copied, move)
    return copied
