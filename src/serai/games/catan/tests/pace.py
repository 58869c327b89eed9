"""How long matches of bots take and which seats win: `python -m serai.games.catan.tests.pace cheops 4 200 trade=none`.

The bots plan whole turns in one imagined world, three beginnings wide, and follow each plan as far as it goes, to be
quick. `first=90000` names the first seed; what else has an equals sign is an option of the game.
"""

from __future__ import annotations

import math
import statistics
import sys
from collections import Counter
from typing import Any

from serai.bots.bot_match import BotMatch
from serai.bots.greedy import GreedyBot
from serai.bots.planner import PlannerBot
from serai.catalogue import load
from serai.core.game import AnyGame, Options

WIDTH = 3
SHOWN_EVERY = 20  # matches


class CountedMatch(BotMatch):
    """Quick bots; counts the turns as they begin."""

    turns = 0
    seat_on_turn = -1

    def __init__(self, game: AnyGame, data: Any, options: Options, players: int, seed: int) -> None:
        super().__init__(game, data, options, ["random"] * players, seed)
        seeds = [seed * 64 + i + 1 for i in range(players)]
        self.players = [PlannerBot(one, WIDTH, 1, GreedyBot(one, determinizations=1), hurry=True) for one in seeds]

    def ask(self, seat: int) -> int:
        if self.state.turn != self.seat_on_turn:
            self.seat_on_turn = self.state.turn
            self.turns += 1
        return super().ask(seat)


class Pace:
    """What is counted."""

    def __init__(self, players: int) -> None:
        self.wins = [0.0] * players  # a shared victory counts for each who shares it, by its part
        self.rounds: list[float] = []
        self.extra: Counter[str] = Counter()

    def add(self, match: CountedMatch) -> None:
        self.rounds.append(match.turns / len(self.wins))
        for p in match.winners():
            self.wins[p] += 1 / len(match.winners())
        if match.game.name == "cheops":
            self.extra["pyramids begun"] += int(match.state.begun)
            self.extra["blocks"] += sum(int(n) for n in match.state.blocks)

    def __str__(self) -> str:
        n = len(self.rounds)
        shares = [wilson(won, n) for won in self.wins]
        seats = ", ".join(
            f"{100 * won / n:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
            for won, (low, high) in zip(self.wins, shares, strict=True)
        )
        more = "".join(f"; {word} {count / n:.2f} a match" for word, count in self.extra.items())
        middle, longest = statistics.median(self.rounds), max(self.rounds)
        return f"{n} matches: median {middle:.0f} rounds, longest {longest:.0f}; wins by seat {seats}{more}"


def wilson(won: float, n: int) -> tuple[float, float]:
    """The interval in which the true share lies, in 95 of 100 such measurements."""
    z = 1.96
    middle, spread = won + z * z / 2, z * math.sqrt(won * (n - won) / n + z * z / 4)
    return (middle - spread) / (n + z * z), (middle + spread) / (n + z * z)


def play_all(name: str, players: int, games: int, given: dict[str, str]) -> None:
    game = load(name)
    first = int(given.pop("first", "0"))
    data, chosen, pace = game.tables(game.pack()), game.check_setup(players, given), Pace(players)
    for seed in range(first, first + games):
        match = CountedMatch(game, data, chosen, players, seed)
        match.play()
        pace.add(match)
        if (seed - first + 1) % SHOWN_EVERY == 0 or seed == first + games - 1:
            print(pace, flush=True)


if __name__ == "__main__":
    play_all(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), dict(word.split("=") for word in sys.argv[4:]))
