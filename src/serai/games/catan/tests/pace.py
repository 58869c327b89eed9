"""How long matches of bots take and which seats win: `python -m serai.games.catan.tests.pace cheops 3 200`.

The bots are greedy ones that look at one imagined world for each move, not four, to be quick.
"""

from __future__ import annotations

import statistics
import sys
from collections import Counter
from typing import Any

from serai.bots.bot_match import BotMatch
from serai.bots.greedy import GreedyBot
from serai.catalogue import load
from serai.core.game import AnyGame, Options
from serai.core.pack import Pack


class CountedMatch(BotMatch):
    """Quick bots; counts the turns as they begin."""

    turns = 0
    seat_on_turn = -1

    def __init__(self, game: AnyGame, data: Any, options: Options, players: int, seed: int) -> None:
        super().__init__(game, data, options, ["greedy"] * players, seed)
        self.players = [GreedyBot(seed * 64 + i + 1, determinizations=1) for i in range(players)]

    def ask(self, seat: int) -> int:
        if self.state.turn != self.seat_on_turn:
            self.seat_on_turn = self.state.turn
            self.turns += 1
        return super().ask(seat)


def play_all(name: str, players: int, games: int, options: dict[str, str]) -> str:
    """Rounds and wins by seat; a shared victory counts for each who shares it, by its part."""
    game = load(name)
    data = game.rules.tables(Pack.built_in(name, game.identity.folder / "data"))
    chosen = game.check_setup(players, options)
    rounds: list[float] = []
    wins = dict.fromkeys(range(players), 0.0)
    extra: Counter[str] = Counter()
    for seed in range(games):
        match = CountedMatch(game, data, chosen, players, seed)
        match.play()
        rounds.append(match.turns / players)
        for p in match.winners():
            wins[p] += 1 / len(match.winners())
        if name == "cheops":
            extra["pyramids begun"] += int(match.state.begun)
            extra["blocks"] += sum(int(n) for n in match.state.blocks)
    shares = " ".join(f"{100 * wins[p] / games:.0f}%" for p in range(players))
    more = ", ".join(f"{word} {n / games:.2f} a match" for word, n in extra.items())
    middle, longest = statistics.median(rounds), max(rounds)
    return f"{games} matches: median {middle:.0f} rounds, longest {longest:.0f}; wins by seat {shares}; {more}"


if __name__ == "__main__":
    options = dict(word.split("=") for word in sys.argv[4:])
    print(play_all(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), options))
