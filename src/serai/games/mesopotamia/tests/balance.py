"""Who wins, how long it takes: `python -m serai.games.mesopotamia.tests.balance MATCHES PLAYERS [OPTION=VALUE ...]`.

A quick player of its own: of each action it looks at what its side would be worth afterwards, each choice within taken
one move ahead; stakes, empires and start areas are drawn at random, and in solo battles all goes on strength.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from typing import Any

from serai.catalogue import load
from serai.core.flow import Chance, open_decision, play, play_for, settle
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.games.mesopotamia.evaluate import pending, worth
from serai.games.mesopotamia.evaluate_solo import chance
from serai.games.mesopotamia.rules.actions import REROLL, Act
from serai.games.mesopotamia.rules.preparation import ChooseEmpire, ChooseHome, ChooseRole
from serai.games.mesopotamia.rules.solo.arming import ARMED, Arm
from serai.games.mesopotamia.rules.stakes import Stake
from serai.games.mesopotamia.state import DUEL, Mesopotamia
from serai.games.mesopotamia.tables import EMPIRE_NAMES, ROWS, STRENGTH
from serai.games.mesopotamia.tests.position import printed

AT_RANDOM = (ChooseRole, ChooseEmpire, ChooseHome, Stake)
SPARED_TOKEN = 0.25  # what an unused action token is worth within the turn
WHOLE = 60.0  # what winning a mode for one is worth
SPARK = 1e-6  # equals are chosen among at random


def quick_move(s: Mesopotamia, rng: Rng) -> int:
    """What the quick player does."""
    decision: Any = open_decision(s)
    moves = [int(move) for move in decision.moves(s)]
    if len(moves) == 1:
        return moves[0]
    if isinstance(decision, AT_RANDOM):
        return moves[int(rng.below(len(moves)))]
    if isinstance(decision, Arm):
        return next((move for move in moves if move < ARMED and move % ROWS == STRENGTH), moves[-1])
    seat = int(decision.player)
    if isinstance(decision, Act):
        moves = [move for move in moves if move != REROLL]
        return max(moves, key=lambda move: _after_action(s, seat, move, rng))
    return max(moves, key=lambda move: _after_move(s, seat, move, rng))


def _after_move(s: Mesopotamia, seat: int, move: int, rng: Rng) -> float:
    world = s.clone()
    play_for(world, seat, move)
    _roll(world, rng)
    return _value(world, seat, pending(world, seat)) + SPARK * float(rng.below(1000))


def _after_action(s: Mesopotamia, seat: int, move: int, rng: Rng) -> float:
    """What the side is worth once the action is carried out."""
    world = s.clone()
    play_for(world, seat, move)
    _roll(world, rng)
    while world.stack:
        decision: Any = open_decision(world)
        if decision.player != seat or isinstance(decision, Act):
            break
        play_for(world, seat, quick_move(world, rng))
        _roll(world, rng)
    spared = SPARED_TOKEN * float(1 - world.token) if world.turn == seat else 0.0
    return _value(world, seat, spared) + SPARK * float(rng.below(1000))


def _value(s: Mesopotamia, seat: int, about: float) -> float:
    """What a position is worth with what is about to be done; in Siege and Guardians the chance of winning."""
    means = worth(s, seat)
    return WHOLE * chance(s, means, about) if s.solo > DUEL else means + about


def _roll(s: Mesopotamia, rng: Rng) -> None:
    while s.stack and isinstance(open_decision(s), Chance):
        play(s, random_move(s, rng))


class Balance:
    """The outcomes of matches."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.rounds: list[int] = []
        self.seen: dict[str, Counter[str]] = {"empire": Counter(), "start area": Counter(), "seat": Counter()}
        self.won: dict[str, Counter[str]] = {name: Counter() for name in self.seen}
        self.points: list[list[int]] = []
        self.others: list[int] = []  # points of a side without a seat

    def play(self, seed: int, **options: str) -> None:
        game, rng = load("mesopotamia"), Rng(seed)
        s: Any = game.rules.start(printed(), self.players, game.check_setup(self.players, options))
        settle(s)
        while s.stack:
            decision: Any = open_decision(s)
            if isinstance(decision, Chance):
                play(s, random_move(s, rng))
            else:
                play_for(s, int(decision.player), quick_move(s, rng))
        self.rounds.append(int(s.round))
        self.points.append(sorted(int(s.total[side]) for side in range(self.players)))
        self.others += [int(s.total[side]) for side in range(self.players, s.sides)]
        winners = game.winners(s)
        for side in range(self.players):
            home = int(s.data.home[s.start[side]])
            names = {"empire": EMPIRE_NAMES[s.empire[side]], "start area": str(home), "seat": str(side + 1)}
            for kind, name in names.items():
                self.seen[kind][name] += 1
                self.won[kind][name] += int(side in winners)

    def lines(self) -> list[str]:
        rounds = sorted(self.rounds)
        n = len(rounds)
        best = sum(one[-1] for one in self.points) / n
        found = [
            f"{n} matches of {self.players}: {sum(rounds) / n:.1f} rounds on average, nine of ten in "
            f"{rounds[n // 20]} to {rounds[-1 - n // 20]}; the best have {best:.0f} points"
        ]
        if self.others:
            found.append(f"the other side has {sum(self.others) / n:.0f} points")
        for kind, seen in self.seen.items():
            shares = [f"{name} {_share(self.won[kind][name], seen[name])}" for name in sorted(seen)]
            found.append(f"{kind}: {', '.join(shares)}")
        return found


def _share(won: int, seen: int) -> str:
    """A share of wins in per cent, with its 95 % interval."""
    share = won / seen
    wide = 1.96 * math.sqrt(max(share * (1 - share), 0.01) / seen)
    return f"{100 * share:.0f} ± {100 * wide:.0f} %"


def main(matches: int, players: int, **options: str) -> None:
    balance = Balance(players)
    for seed in range(matches):
        balance.play(seed, **options)
    print("\n".join(balance.lines()))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), **dict(one.split("=") for one in sys.argv[3:]))
