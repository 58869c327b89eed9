"""What bots that plan whole turns must know of Mesopotamia: where a plan ends, what is detail, what is left out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import AnyDecision
from serai.games.mesopotamia.rules.actions import REROLL, Act
from serai.games.mesopotamia.rules.dice import NewDie, PayDie
from serai.games.mesopotamia.rules.missions import ReturnMission
from serai.games.mesopotamia.state import Mesopotamia

DETAILS: Final = (PayDie, NewDie, ReturnMission)


def over(began: Mesopotamia, s: Mesopotamia, seat: i64) -> bool:
    """Somebody else is asked, or the turn or the round in which the plan began is over."""
    player = s.stack[-1].player
    return (player >= 0 and player != seat) or s.turn != began.turn or s.round != began.round


def is_gamble(s: Mesopotamia, decision: AnyDecision, move: i64) -> bool:
    """A reroll: the plan would know how the dice fall."""
    return move == REROLL and isinstance(decision, Act)
