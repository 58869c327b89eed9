"""Turns of a side without a seat, by mode, and what a mode looks at after the battles."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serai.core.flow import NOBODY, Step
from serai.games.mesopotamia.rules.events import discard
from serai.games.mesopotamia.rules.solo import guardians, siege
from serai.games.mesopotamia.rules.solo.automa import AutomaTurn
from serai.games.mesopotamia.state import GUARDIANS, SIEGE, Mesopotamia


def take_turn(s: Mesopotamia, side: i64) -> None:
    """The frame with which the turn of a side without a seat begins."""
    if s.solo == SIEGE:
        s.then(siege.DefendersTurn(side))
    elif s.solo == GUARDIANS:
        s.then(guardians.HordeTurn(side))
    else:
        s.then(AutomaTurn(side))


def take_over(s: Mesopotamia, area: i64) -> None:
    """In Siege and Guardians nobody chooses for who holds a running event: defenders go up, the horde destroys it."""
    # rules G39, G106
    if s.solo == SIEGE:
        siege.claim(s, area)
    else:
        discard(s, area)


class AfterBattles(Step[Mesopotamia]):
    """In Siege and Guardians: whether the mode is over, or a wave beaten."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        if s.solo == SIEGE:
            siege.after_battles(s)
        else:
            guardians.after_battles(s)
