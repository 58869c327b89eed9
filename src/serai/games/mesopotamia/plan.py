"""What bots that plan whole turns must know of Mesopotamia: how far each level looks ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.turns import Plan
from serai.games.mesopotamia.mind.foresight import Depth, foresee
from serai.games.mesopotamia.state import DUEL, Mesopotamia

WIDE: Final = 8  # from this width on plans are played on after the turn
WIDEST: Final = 30
MANY: Final = 5  # sides of which each plays longer: then less often, so that no choice takes two seconds
TO_THE_END: Final = 60  # rounds


def advise(s: Mesopotamia, seat: int, width: int, seed: int) -> list[Plan]:
    """Ways to go on, the best first; the wider the search, the more of them and the farther ahead."""
    return foresee(s, seat, depth_of(width, s.sides) if s.solo <= DUEL else depth_alone(width), seed)


def depth_of(width: i64, sides: i64) -> Depth:
    if width < WIDE:
        return Depth(4 * width, 2, 0, 0, 0, 0.6)
    if width < WIDEST:
        return Depth(4 * width, 2, 8, 2, 16, 0.8)
    return Depth(4 * width, 3, 16, 3, 48 if sides < MANY else 24, 0.8)


def depth_alone(width: i64) -> Depth:
    """Siege and Guardians are won or lost: everything is played to the end, which is quick for one."""
    if width < WIDE:
        return Depth(2 * width, 1, 4, TO_THE_END, 4, 0.8, TO_THE_END)
    if width < WIDEST:
        return Depth(3 * width, 2, 8, TO_THE_END, 16, 1.2, TO_THE_END)
    return Depth(3 * width, 3, 16, TO_THE_END, 32, 1.2, TO_THE_END)
