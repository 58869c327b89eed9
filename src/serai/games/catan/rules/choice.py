"""What all decisions share that choose from the moves of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.flow import Decision, Fault
from serai.games.catan.rules.build import about_build, lay_road
from serai.games.catan.state import Catan


class TurnDecision(Decision[Catan]):
    """Chooses from the block of a turn. A scenario adds moves to it, and faults with rows in its book."""

    def size(self, s: Catan) -> i64:
        return s.data.turn_moves

    def fault_rows(self, s: Catan) -> tuple[Fault, ...]:
        return self.faults + s.data.book.faults


def about_way(s: Catan, player: i64, move: i64, code: i64) -> tuple[i64, i64, i64]:
    """What is said of a road, or of another way that a scenario has."""
    return about_build(s, move, code) if move < s.data.at_more else s.data.book.about(s, player, move, code)


def lay_free_way(s: Catan, player: i64, move: i64) -> None:
    """Lay a road, or another way that a scenario has, for nothing."""
    if move < s.data.at_settlement:
        lay_road(s, player, move - s.data.at_road)
    else:
        s.data.book.play_free_way(s, player, move)
