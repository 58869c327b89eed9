"""Siege of Ur by a fixed plan, luck at random: `python -m serai.games.mesopotamia.tests.rush MATCHES EMPIRE ...`.

The plan of `test_siege.test_a_siege_that_is_won`: wood, a ram, and straight to Ur. What it does not foresee the quick
player answers. It shows what the mode asks of who knows the way; bots seldom find it by themselves.
"""

from __future__ import annotations

import sys

from serai.core.flow import Chance, open_decision, play, play_for
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.games.mesopotamia.mind.habits import answer
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tests.alone import seated
from serai.games.mesopotamia.tests.balance import share_of
from serai.games.mesopotamia.tests.test_siege import RUSH, rush_answers, where
from serai.testing import ScriptedTable


def wish(t: ScriptedTable) -> str:
    """What the plan says, or nothing."""
    planned = rush_answers().get(t.asked())
    lost = t.asked() == "march" and where(t) not in RUSH[:-1]
    return "" if planned is None or lost else planned(t)


def step(t: ScriptedTable, rng: Rng) -> None:
    """One answer: of luck, of the plan, or of the quick player."""
    s, decision = t.state, open_decision(t.state)
    assert isinstance(s, Mesopotamia)
    assert decision is not None
    if isinstance(decision, Chance):
        play(s, random_move(s, rng))
        return
    wished = wish(t)
    if wished in t.offered():
        t.play(wished)
    else:
        play_for(s, 0, int(answer(s, decision, rng)))


def wins(seed: int, empire: str) -> bool:
    t, rng = seated("siege", empire, "akkad" if empire != "akkad" else "sumer"), Rng(seed)
    while t.asked():
        step(t, rng)
    return not t.game.lost(t.state)


def main(matches: int, empires: list[str]) -> None:
    for empire in empires:
        print(empire, share_of(sum(wins(seed, empire) for seed in range(matches)), matches))


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
