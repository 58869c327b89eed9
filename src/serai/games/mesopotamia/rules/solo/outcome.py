"""Who has won against the game itself, and how well: the comparison with the Automa, the rating."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.mesopotamia.state import POPULATION, Mesopotamia
from serai.games.mesopotamia.tables import SIDES


def ahead_of(s: Mesopotamia, side: i64, other: i64) -> bool:
    """Whether a side has won against another by points, then by the population track."""  # rule MES129
    if s.total[side] != s.total[other]:
        return s.total[side] > s.total[other]
    return s.seal[POPULATION * SIDES + side] > s.seal[POPULATION * SIDES + other]


def lost(s: Mesopotamia) -> list[int]:
    """The seats that the game has beaten: all when a mode is lost, else those behind the Automa."""
    # rules MES134, MES143, MES151, MES177
    if not s.over or s.sides == s.players:
        return []
    if s.beaten:
        return [int(seat) for seat in range(s.players)]
    if not s.automa:
        return []
    behind = [int(seat) for seat in range(s.players) if not ahead_of(s, seat, s.players)]
    return behind if not s.allies or len(behind) == s.players else []


def tell_outcome(s: Mesopotamia) -> None:
    """What everything counted has come to: against the Automa, and a rating for who plays alone and has not lost."""
    # rules MES134, MES177, G107
    if s.automa:
        beaten = len(lost(s)) == s.players
        s.tell("automa-wins" if beaten else "automa-beaten", s.empire[s.players], s.total[s.players])
    if s.solo and not s.beaten:
        title: i64 = 0
        for least in s.data.solo.rating:
            if s.total[0] >= least:
                title += 1
        s.tell("rating", s.total[0], title)
