"""Random matches alone, and what of the modes they have used: `python -m serai.games.mesopotamia.tests.coverage_solo`.

Every mode and level in turn. Every match must end; every action of every strategy card, every condition of theirs met
and not, every order of the defenders and the first wave must have been seen. Random players beat no wave but by luck:
the later ones are in `test_guardians.py`. The exit code is 1 on a hole.
"""

from __future__ import annotations

import sys
from collections import Counter

from serai.core.flow import Note
from serai.games.mesopotamia.rules.solo.outcome import lost
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import ACTION_NAMES
from serai.games.mesopotamia.tables_siege import WAVE_NAMES
from serai.games.mesopotamia.tables_solo import LEVEL_NAMES, MODE_NAMES
from serai.games.mesopotamia.tests.coverage import Coverage, told
from serai.games.mesopotamia.tests.position import printed
from serai.games.mesopotamia.words_siege import ORDER
from serai.games.mesopotamia.words_solo import REASON, STRATEGY

DUEL, SIEGE, GUARDIANS = MODE_NAMES
CASES = [{"solo": DUEL, "level": level} for level in LEVEL_NAMES] + [{"solo": SIEGE}, {"solo": GUARDIANS}]
ACTS = ("strategy-acts", "star-acts", "extra-acts")


class SoloCoverage(Coverage):
    """What matches alone have used, and how they ended."""

    def __init__(self) -> None:
        super().__init__()
        self.won: Counter[str] = Counter()
        self.played: Counter[str] = Counter()

    def all_there_is(self) -> dict[str, list[str]]:
        return everything_alone()

    def play_case(self, seed: int) -> Mesopotamia:
        """One match; modes and levels take turns."""
        case = CASES[seed % len(CASES)]
        s = self.play(seed, 1, **case)
        name = " ".join(case.values())
        self.played[name] += 1
        self.won[name] += not len(lost(s))
        return s

    def watch(self, decision: object, move: int) -> None:
        """Everything here is said in notes."""

    def hear(self, s: Mesopotamia, note: Note) -> None:
        if note.message in ACTS:
            self.used["strategy"][f"{STRATEGY.words[note.c]} {ACTION_NAMES[note.b]}"] += 1
        elif note.message == "strategy-ranks":
            self.used["condition"][REASON.words[note.d]] += 1
        elif note.message == "ur-reveals":
            self.used["order"][ORDER.words[note.b]] += 1
        elif note.message == "wave-comes":
            self.used["wave"][WAVE_NAMES[note.b - 1]] += 1

    def end(self, s: Mesopotamia) -> None:
        self.rounds.append(int(s.round))

    def lines(self) -> list[str]:
        ends = ", ".join(f"{name} {self.won[name]} of {self.played[name]}" for name in self.played)
        return [*super().lines(), f"won: {ends}"]


def everything_alone() -> dict[str, list[str]]:
    """All that the modes have of their own, by kind. The first wave comes to everybody."""
    solo = printed().solo
    acts = {f"{STRATEGY.words[i // 2]} {ACTION_NAMES[kind]}" for i, kind in enumerate(solo.action)}
    deck = [ORDER.words[order] for order in dict.fromkeys(printed().siege.deck)]
    return {"strategy": sorted(acts), "condition": list(REASON.words), "order": deck, "wave": list(WAVE_NAMES[:1])}


def main(matches: int) -> int:
    coverage = SoloCoverage()
    for seed in range(matches):
        assert coverage.play_case(seed).over
    return told(coverage)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000))
