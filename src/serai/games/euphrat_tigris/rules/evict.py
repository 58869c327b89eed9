"""Leaders who have lost their last temple go home (pages 6 and 10)."""

from __future__ import annotations

from serai.games.euphrat_tigris.board import SPHERES
from serai.games.euphrat_tigris.state import Tigris


def evict(s: Tigris) -> None:
    """Every leader without a face-up temple beside him returns to his owner, whoever took it away."""
    # rule E16
    for who in range(s.players * SPHERES):
        c = s.home[who]
        if c >= 0 and not s.has_temple(c):
            s.lift_leader(who)
            s.tell("evicted", who // SPHERES, who % SPHERES, c)
