"""Who wins, how long it takes: `python -m serai.games.mesopotamia.tests.balance MATCHES PLAYERS [OPTION=VALUE ...]`.

The same bot in every seat; roles, empires and start areas at random. Options are those of the game, and `bot=SPEC`
(trader if it is not given) and `seed=NUMBER`, the first of the seeds.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from typing import Any

from serai.bots.bot_match import BotMatch
from serai.catalogue import load
from serai.core.flow import open_decision, settle
from serai.core.rng import Rng
from serai.core.seat import Seat
from serai.games.mesopotamia.mind.habits import step
from serai.games.mesopotamia.rules.preparation import ChooseEmpire, ChooseHome, ChooseRole
from serai.games.mesopotamia.tables import EMPIRE_NAMES

AT_RANDOM = (ChooseRole, ChooseEmpire, ChooseHome)
QUICK = "quick"


class RandomSetUp(BotMatch):
    """A match between bots that do not choose what they begin with."""

    def ask(self, seat: int) -> int:
        if isinstance(open_decision(self.state), AT_RANDOM):
            moves = Seat(self.game, self.state, seat).moves()
            return moves[int(self.chance_rng.below(len(moves)))]
        return super().ask(seat)


class Balance:
    """The outcomes of matches."""

    def __init__(self, players: int, bot: str) -> None:
        self.game = load("mesopotamia")
        self.tables = self.game.tables(self.game.pack())
        self.players = players
        self.bot = bot
        self.rounds: list[int] = []
        self.seen: dict[str, Counter[str]] = {"empire": Counter(), "start area": Counter(), "seat": Counter()}
        self.won: dict[str, Counter[str]] = {name: Counter() for name in self.seen}
        self.points: list[list[int]] = []
        self.others: list[int] = []  # points of a side without a seat

    def play(self, seed: int, **options: str) -> None:
        s = self.quick_match(seed, options) if self.bot == QUICK else self.bot_match(seed, options)
        self.count(s)

    def quick_match(self, seed: int, options: dict[str, str]) -> Any:
        """The quick player needs no seat: it answers at once, and begins with anything."""
        s: Any = self.game.rules.start(self.tables, self.players, self.game.check_setup(self.players, options))
        settle(s)
        rng = Rng(seed)
        while s.stack:
            step(s, rng)
        return s

    def bot_match(self, seed: int, options: dict[str, str]) -> Any:
        setup = self.game.check_setup(self.players, options)
        match = RandomSetUp(self.game, self.tables, setup, [self.bot] * self.players, seed)
        match.play()
        return match.state

    def count(self, s: Any) -> None:
        self.rounds.append(int(s.round))
        self.points.append(sorted(int(s.total[side]) for side in range(self.players)))
        self.others += [int(s.total[side]) for side in range(self.players, s.sides)]
        winners = self.game.winners(s)
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
            f"{n} matches of {self.players} ({self.bot}): {sum(rounds) / n:.1f} rounds on average, nine of ten in "
            f"{rounds[n // 20]} to {rounds[-1 - n // 20]}; the best have {best:.0f} points"
        ]
        if self.others:
            found.append(f"the other side has {sum(self.others) / n:.0f} points")
        for kind, seen in self.seen.items():
            shares = [f"{name} {share_of(self.won[kind][name], seen[name])}" for name in sorted(seen)]
            found.append(f"{kind}: {', '.join(shares)}")
        return found


def share_of(won: int, seen: int) -> str:
    """A share of wins in per cent, with its 95 % interval by Wilson."""
    z, share = 1.96, won / seen
    middle = (share + z * z / (2 * seen)) / (1 + z * z / seen)
    wide = z * math.sqrt(share * (1 - share) / seen + z * z / (4 * seen * seen)) / (1 + z * z / seen)
    return f"{100 * share:.0f} % ({100 * max(middle - wide, 0.0):.0f} to {100 * (middle + wide):.0f})"


def main(matches: int, players: int, bot: str = QUICK, seed: str = "0", **options: str) -> None:
    balance = Balance(players, bot)
    for number in range(int(seed), int(seed) + matches):
        balance.play(number, **options)
    print("\n".join(balance.lines()))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), **dict(one.split("=") for one in sys.argv[3:]))
