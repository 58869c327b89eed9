"""Swapping tiles (page 7): one to six of the hand, face down, for as many from the bag."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import Decision, Note, Refusal
from serai.games.euphrat_tigris.board import MARKET, SPHERES
from serai.games.euphrat_tigris.rules.draw import DrawTiles
from serai.games.euphrat_tigris.state import Tigris


class SwapTiles(Decision[Tigris]):
    """How many tiles of one sphere are put aside; asked for every sphere, so that nothing is told by silence."""

    # rule E36
    fields: ClassVar[tuple[str, ...]] = ("player", "sphere")
    rule: ClassVar[str] = "E36"

    def __init__(self, player: i64, sphere: i64) -> None:
        self.player = player
        self.sphere = sphere

    def fewest(self, s: Tigris) -> i64:
        """One tile at least must go in the end: the last chance for it cannot be passed."""
        k: i64 = 0
        while k < SPHERES:
            if (k < self.sphere and s.aside[k]) or (k > self.sphere and s.hand[self.player * SPHERES + k]):
                return 0
            k += 1
        return 1

    def moves(self, s: Tigris) -> vec[i64]:
        found = vec[i64]()
        n = self.fewest(s)
        while n <= s.hand[self.player * SPHERES + self.sphere]:
            found = append(found, n)
            n += 1
        return found

    def play(self, s: Tigris, move: i64) -> None:
        s.aside[self.sphere] = move
        if self.sphere < MARKET:
            s.then(SwapTiles(self.player, self.sphere + 1))
        else:
            put_aside(s, self.player)

    def why_not(self, s: Tigris, move: i64) -> Refusal | None:
        held = s.hand[self.player * SPHERES + self.sphere]
        if move > held:
            return Refusal("E36", "no-swap-held", self.sphere, move, held)
        return None if move >= self.fewest(s) else Refusal("E36", "no-swap-none")

    def witness(self) -> i64:
        return self.player

    def prompt(self, s: Tigris) -> Note | None:
        return Note("ask-swap", self.sphere)


def put_aside(s: Tigris, p: i64) -> None:
    """The tiles leave the match unseen, and as many are drawn."""
    # rule E8, E36, E37
    count: i64 = 0
    k: i64 = 0
    while k < SPHERES:
        n = s.aside[k]
        count += n
        s.hand[p * SPHERES + k] -= n
        s.swapped[p * SPHERES + k] += n
        s.aside[k] = 0
        k += 1
    s.tell("swapped", p, count)
    s.then(DrawTiles(p, count))
