"""How a revolt ends (page 8)."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.euphrat_tigris.board import SPHERES, TEMPLE
from serai.games.euphrat_tigris.state import Tigris


def end_revolt(s: Tigris, winner: i64, loser: i64, office: i64) -> None:
    """The loser's leader goes home, also if he was moved there; the winner has one amulet."""
    # rule E42, E47
    s.tell("revolt-won", winner, loser, office)
    s.lift_leader(loser * SPHERES + office)
    s.score(winner, TEMPLE, 1)
