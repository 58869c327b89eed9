"""Who is who in a solo battle: one side lays knucklebones and chooses the fights, the other reacts."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.mesopotamia.rules.goods import has
from serai.games.mesopotamia.rules.muster import rival
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import BONE, TRIBE
from serai.games.mesopotamia.units import unseated


def arming(s: Mesopotamia) -> i64:
    """The army in the human's role: 0 attacks, 1 defends. A tribe has it against a side without a seat."""
    # rules G36, G83
    return 1 if unseated(s, s.attacker) else 0


def reacting(s: Mesopotamia) -> i64:
    """The side that reacts: the one without a seat, else the tribe that a lone player attacks."""  # rules G36, G83
    return rival(s, 1 - arming(s))


def purse(s: Mesopotamia, army: i64) -> i64:
    """The knucklebones an army of a solo battle has: its store and what this battle gave it; a tribe has no store."""
    side = rival(s, army)
    found = s.extra[0 if army == arming(s) else 1]
    return found if side == TRIBE else found + has(s, side, BONE)
