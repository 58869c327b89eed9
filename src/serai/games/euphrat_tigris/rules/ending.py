"""The end of the match (pages 9 and 14)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serai.core.flow import CHANCE, Curtain
from serai.games.euphrat_tigris.board import SPHERES
from serai.games.euphrat_tigris.scoring import final_spheres
from serai.games.euphrat_tigris.state import EMPTY_BAG, FEW_TREASURES, Tigris


def count_treasures(s: Tigris) -> i64:
    """Treasures on the board, those on monuments and on the wonder among them."""
    count: i64 = 0
    for c in s.side.temples:
        count += s.treasure[c]
    return count


def ends_by_treasures(s: Tigris) -> bool:
    """At the end of a turn two treasures or fewer are left on the board."""
    # rule E80
    if count_treasures(s) > s.data.left_at_end:
        return False
    s.stack.clear()
    s.then(LiftScreens(FEW_TREASURES))
    return True


def ends_by_bag(s: Tigris, needed: i64) -> bool:
    """A player must draw more tiles than the bag holds: the match is over at once."""
    # rule E81
    if s.bag_size() >= needed:
        return False
    s.stack.clear()
    s.then(LiftScreens(EMPTY_BAG))
    return True


class LiftScreens(Curtain[Tigris]):
    """The screens are lifted and the points counted, once nothing can be taken back any more."""

    # rule E7, E82, E83
    fields: ClassVar[tuple[str, ...]] = ("reason",)

    def __init__(self, reason: i64) -> None:
        self.player = CHANCE
        self.reason = reason

    def play(self, s: Tigris, move: i64) -> None:
        s.ended = self.reason
        if self.reason == FEW_TREASURES:
            s.tell("ended-treasures", count_treasures(s))
        else:
            s.tell("ended-bag")
        for p in range(s.players):
            _tell_points(s, p)


def _tell_points(s: Tigris, p: i64) -> None:
    """What lay behind the screen, where the treasures go, and what counts."""
    at = p * SPHERES
    s.tell("final-points", p, s.points[at], s.points[at + 1], s.points[at + 2], s.points[at + 3])
    if s.won[p]:
        s.tell("final-treasures", p, s.won[p])
    weakest, second, third, strongest = final_spheres(s, p)
    s.tell("final-spheres", p, weakest, second, third, strongest)
