"""Random matches, and whether they have used everything in the box: `python -m serai.games.mesopotamia.tests.coverage`.

`coverage_solo.py` does the same for those who play alone. Players move at random, but seldom pass: else hardly anybody
would ever build the gardens. Every match must end; every empire, technology card, event, garden part, trade token,
mission and battle card must have been used. The exit code is 1 where one was not.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from serai.catalogue import load
from serai.core.flow import Chance, Note, open_decision, play, settle
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.games.mesopotamia.rules.build import GARDEN_MOVE, LEVEL, Build
from serai.games.mesopotamia.rules.missions import best_missions, hand
from serai.games.mesopotamia.rules.muster import DrawCard
from serai.games.mesopotamia.rules.research import CONVERT, Research
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTION_NAMES,
    BATTLE_CARD_NAMES,
    EMPIRE_NAMES,
    EMPIRES,
    LEVELS,
    TOKEN_NAMES,
)
from serai.games.mesopotamia.tables_events import EVENT_NAMES, GARDEN_NAMES, MISSION_NAMES
from serai.games.mesopotamia.tests.position import printed

PASSES = 8  # one in so many offers to pass is taken


class Coverage:
    """What matches have used, counted by kind and name."""

    def __init__(self) -> None:
        self.everything = self.all_there_is()
        self.used: dict[str, Counter[str]] = {kind: Counter() for kind in self.everything}
        self.rounds: list[int] = []
        self.moves = 0

    def all_there_is(self) -> dict[str, list[str]]:
        """What must be used, by kind."""
        return everything()

    def play(self, seed: int, players: int, **options: str) -> Mesopotamia:
        """One match to its end."""
        game, rng = load("mesopotamia"), Rng(seed)
        s: Any = game.rules.start(printed(), players, game.check_setup(players, options))
        s.notes = []
        settle(s)
        while s.stack:
            decision = open_decision(s)
            move = random_move(s, rng) if isinstance(decision, Chance) else lively_move(s, decision, rng)
            self.watch(decision, move)
            play(s, move)
            self.moves += 1
            self.listen(s)
        self.end(s)
        return s  # type: ignore[no-any-return]

    def watch(self, decision: Any, move: int) -> None:
        """What is seen in an answer."""
        if isinstance(decision, DrawCard):
            self.used["battle card"][BATTLE_CARD_NAMES[move]] += 1

    def listen(self, s: Mesopotamia) -> None:
        assert s.notes is not None
        for note in s.notes:
            self.hear(s, note)
        s.notes.clear()

    def hear(self, s: Mesopotamia, note: Note) -> None:
        if note.message == "acts":
            card = f"{EMPIRE_NAMES[note.a]} {ACTION_NAMES[note.b]} {note.c % LEVELS + 1}"
            self.used["technology"][card] += 1
        elif note.message == "event-revealed":
            self.used["event"][EVENT_NAMES[note.c]] += 1
        elif note.message == "builds-garden":
            self.used["garden"][GARDEN_NAMES[note.b]] += 1
        elif note.message == "trades":
            self.used["trade token"][TOKEN_NAMES[s.trade[note.b]]] += 1

    def end(self, s: Mesopotamia) -> None:
        self.rounds.append(int(s.round))
        for side in range(s.sides):
            self.used["empire"][EMPIRE_NAMES[s.empire[side]]] += 1
            for mission in hand(s, side):
                self.used["mission"][MISSION_NAMES[mission]] += 1
            for mission in best_missions(s, side):
                self.used["mission fulfilled"][MISSION_NAMES[mission]] += 1

    def holes(self) -> list[str]:
        """What was never used."""
        return [
            f"{kind} {name}" for kind, names in self.everything.items() for name in names if not self.used[kind][name]
        ]

    def lines(self) -> list[str]:
        """How often things were used, the rarest of each kind named."""
        found = [f"{len(self.rounds)} matches, {self.moves} moves, rounds {min(self.rounds)} to {max(self.rounds)}"]
        for kind, names in self.everything.items():
            used = sum(1 for name in names if self.used[kind][name])
            rare = sorted(names, key=lambda name: self.used[kind][name])[:3]
            seldom = ", ".join(f"{name} {self.used[kind][name]}" for name in rare)
            found.append(f"{kind}: {used} of {len(names)}; seldom {seldom}")
        return found


def lively_move(s: Mesopotamia, decision: Any, rng: Rng) -> int:
    """Any move but passing, most of the time; what leads to the gardens is taken when it is offered."""
    moves = [int(move) for move in decision.moves(s)]
    if isinstance(decision, Build):
        for wish in (GARDEN_MOVE, LEVEL):
            if wish in moves:
                return wish
    if isinstance(decision, Research) and CONVERT in moves:
        return CONVERT
    rest = int(decision.default(s))
    if len(moves) > 1 and rest in moves and rng.below(PASSES):
        moves.remove(rest)
    return moves[int(rng.below(len(moves)))]


def everything() -> dict[str, list[str]]:
    """All there is, by kind."""
    data = printed()
    cards = [
        f"{EMPIRE_NAMES[empire]} {ACTION_NAMES[action]} {level}"
        for empire in range(EMPIRES)
        for action in range(len(ACTION_NAMES))
        for level in range(int(data.empire_levels[empire * len(ACTION_NAMES) + action]), LEVELS + 1)
    ]
    missions = [name for i, name in enumerate(MISSION_NAMES) if data.mission_there[i]]
    return {
        "empire": list(EMPIRE_NAMES),
        "technology": cards,
        "event": [name for i, name in enumerate(EVENT_NAMES) if data.event_there[i]],
        "garden": [name for i, name in enumerate(GARDEN_NAMES) if data.garden_there[i]],
        "trade token": [name for i, name in enumerate(TOKEN_NAMES) if data.token_there[i]],
        "mission": missions,
        "mission fulfilled": missions,
        "battle card": [name for i, name in enumerate(BATTLE_CARD_NAMES) if data.card_there[i]],
    }


def main(matches: int) -> int:
    coverage = Coverage()
    for seed in range(matches):
        coverage.play(seed, 2 + seed % 5)
    return told(coverage)


def told(coverage: Coverage) -> int:
    """What was used is printed; 1 if something was not."""
    print("\n".join(coverage.lines()))
    holes = coverage.holes()
    print("\n".join(f"never used: {hole}" for hole in holes) or "everything was used")
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 3000))
