"""What a player needs in the placement: the places of his best scheme, and what each of them is worth to him."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.tadmor.beginning import scheme
from serai.games.tadmor.scheme import USED, Scheme
from serai.games.tadmor.state import Tadmor

NARROW: Final = 3  # width of a quick search: for what a place is worth, and for what others need


class Needs:
    """The best scheme of a player, and the places where it needs a figure that does not stand there yet."""

    def __init__(self, s: Tadmor, p: i64, width: i64, seed: i64) -> None:
        self.s = s
        self.p = p
        self.width = width
        self.seed = seed
        self.end = scheme(s, p, width, seed)
        self.worth: float = self.end.worth
        self.places: list[int] = []
        x: Scheme | None = self.end
        while x is not None and x.before is not None:
            for place in s.data.places:
                if s.owner[place] == NOBODY and x.s.owner[place] != x.before.s.owner[place]:
                    if int(place) not in self.places:
                        self.places.append(int(place))
            x = x.before

    def without(self, place: i64) -> float:
        """What would be lost if that place were taken."""
        t = self.s.clone()
        t.owner[place] = USED
        lost = self.worth - scheme(t, self.p, NARROW, self.seed).worth
        return lost if lost > 0.0 else 0.0
