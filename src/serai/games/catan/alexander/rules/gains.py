"""Points that an event brings to whoever is on turn, by whosever hand."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.flow import Decision
from serai.games.catan.alexander.state import Alexander
from serai.games.catan.scoring import claim, open_points


class EventDecision(Decision[Alexander]):  # rule A19
    """What anyone does in an event: a knight paid away, a city founded, a card taken.

    It may move the army, cut the longest road or change the advisers, so after each the points of the player on turn
    are looked at. Events are the only moments in which others act on one's turn in a way that moves points.
    """

    def carry_out(self, s: Alexander, move: i64) -> None:
        """The move itself."""
        raise NotImplementedError

    def play(self, s: Alexander, move: i64) -> None:
        before = open_points(s, s.turn)
        self.carry_out(s, move)
        if open_points(s, s.turn) > before:
            claim(s)
