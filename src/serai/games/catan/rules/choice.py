"""What all decisions share that choose from the moves of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.flow import Decision, Refusal
from serai.games.catan.book import OF_SCENARIO
from serai.games.catan.rules.build import about_build, lay_road
from serai.games.catan.state import Catan


class TurnDecision(Decision[Catan]):
    """Chooses from the block of a turn. A scenario adds moves to it, and faults with rows in its book."""

    def size(self, s: Catan) -> i64:
        return s.data.turn_moves

    def why_not(self, s: Catan, move: i64) -> Refusal | None:
        """As in every decision, with the rows of the scenario's book besides those of the class."""
        code = self.fault(s, move)
        if code < OF_SCENARIO:
            return super().why_not(s, move)
        a, b, c = self.about(s, move, code)
        for known, rule, message in s.data.book.faults:
            if known == code:
                return Refusal(rule, message, a, b, c)
        raise IndexError("the book has no row for fault " + str(code))


def about_way(s: Catan, player: i64, move: i64, code: i64) -> tuple[i64, i64, i64]:
    """What is said of a road, or of another way that a scenario has."""
    return about_build(s, move, code) if move < s.data.at_more else s.data.book.about(s, player, move, code)


def lay_free_way(s: Catan, player: i64, move: i64) -> None:
    """Lay a road, or another way that a scenario has, for nothing."""
    if move < s.data.at_settlement:
        lay_road(s, player, move - s.data.at_road)
    else:
        s.data.book.play_free_way(s, player, move)
