"""Drawing tiles from the bag, and drawing the first player (pages 4 and 7)."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, Chance, Step, kinds_of, odds_of
from serai.games.euphrat_tigris.board import SPHERES
from serai.games.euphrat_tigris.rules.ending import ends_by_bag
from serai.games.euphrat_tigris.state import Tigris


class DrawTiles(Step[Tigris]):
    """A player draws tiles from the bag; if it has too few, the match is over at once."""

    # rule E3, E36, E38
    fields: ClassVar[tuple[str, ...]] = ("player", "count")

    def __init__(self, player: i64, count: i64) -> None:
        self.player = player
        self.count = count

    def run(self, s: Tigris) -> None:
        if self.count and not ends_by_bag(s, self.count):
            draw_tiles(s, self.player, self.count)


def draw_tiles(s: Tigris, p: i64, count: i64) -> None:
    """So many from a bag that has enough."""
    # rule E38
    s.tell("draws", p, count)
    draw = Draw(p)
    for _ in range(count):
        s.stack.append(draw)


class Draw(Chance[Tigris]):
    """One tile from the bag, seen by its drawer alone."""

    # rule E7
    fields: ClassVar[tuple[str, ...]] = ("owner",)

    def __init__(self, owner: i64) -> None:
        self.player = CHANCE
        self.owner = owner

    def moves(self, s: Tigris) -> vec[i64]:
        return kinds_of(s.bag)

    def odds(self, s: Tigris) -> vec[i64]:
        return odds_of(s.bag)

    def play(self, s: Tigris, move: i64) -> None:
        s.bag[move] -= 1
        s.hand[self.owner * SPHERES + move] += 1
        s.whisper(self.owner, "drew", move)

    def witness(self) -> i64:
        return self.owner


class FirstPlayer(Chance[Tigris]):
    """The unification tiles are shuffled; whose is drawn begins."""

    # rule E4
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = CHANCE

    def moves(self, s: Tigris) -> vec[i64]:
        found = vec[i64]()
        for p in range(s.players):
            found = append(found, p)
        return found

    def odds(self, s: Tigris) -> vec[i64]:
        return vec[i64]([1] * s.players)

    def play(self, s: Tigris, move: i64) -> None:
        # The turn's frames import this module, so they are imported where they are first needed.
        from serai.games.euphrat_tigris.rules.turn import Turn

        s.tell("first-player", move)
        s.then(Turn(move))
