"""Swapping tiles (page 7): one to six of the hand, face down, for as many from the bag."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, Decision, Fault, Note
from serai.games.euphrat_tigris.board import MARKET, SPHERES
from serai.games.euphrat_tigris.rules.conflict import HIGHEST, in_hand
from serai.games.euphrat_tigris.rules.draw import DrawTiles
from serai.games.euphrat_tigris.state import Tigris

TOO_MANY: Final = 1
TOO_FEW: Final = 2


class SwapTiles(Decision[Tigris]):
    """How many tiles of one sphere are put aside; asked for every sphere, so that nothing is told by silence."""

    # rule E36
    fields: ClassVar[tuple[str, ...]] = ("player", "sphere")
    rule: ClassVar[str] = "E36"
    faults: ClassVar[tuple[Fault, ...]] = (
        (TOO_MANY, "E36", "no-swap-held"),
        (TOO_FEW, "E36", "no-swap-none"),
    )

    def __init__(self, player: i64, sphere: i64) -> None:
        self.player = player
        self.sphere = sphere

    def fewest(self, s: Tigris) -> i64:
        """One tile at least must go in the end: the last chance for it cannot be passed."""
        for k in range(SPHERES):
            if (k < self.sphere and s.aside[k]) or (k > self.sphere and s.hand[self.player * SPHERES + k]):
                return 0
        return 1

    def held(self, s: Tigris) -> i64:
        return s.hand[self.player * SPHERES + self.sphere]

    def size(self, s: Tigris) -> i64:
        return HIGHEST + 1

    def fault(self, s: Tigris, move: i64) -> i64:
        if move > self.held(s):
            return TOO_MANY
        return TOO_FEW if move < self.fewest(s) else FINE

    def about(self, s: Tigris, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return self.sphere, move, self.held(s)

    def play(self, s: Tigris, move: i64) -> None:
        s.aside[self.sphere] = move
        if self.sphere < MARKET:
            s.then(SwapTiles(self.player, self.sphere + 1))
        else:
            put_aside(s, self.player)

    def anchors(self, s: Tigris, move: i64) -> list[str]:
        return [in_hand(self.sphere)]

    def witness(self) -> i64:
        return self.player

    def prompt(self, s: Tigris) -> Note | None:
        return Note("ask-swap", self.sphere)


def put_aside(s: Tigris, p: i64) -> None:
    """The tiles leave the match unseen, and as many are drawn."""
    # rule E8, E36, E37
    count: i64 = 0
    for k in range(SPHERES):
        n = s.aside[k]
        count += n
        s.hand[p * SPHERES + k] -= n
        s.swapped[p * SPHERES + k] += n
        s.aside[k] = 0
    s.tell("swapped", p, count)
    s.then(DrawTiles(p, count))
