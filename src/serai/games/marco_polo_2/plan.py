"""A round planned as one: how a player will use all dice that are left, as if alone at the table.

Others rarely take a space away (it then costs coins), so a plan without them is a good one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import AnyDecision
from serai.core.turns import Plan, TurnSearch
from serai.games.marco_polo_2.outlook import worth
from serai.games.marco_polo_2.rules.store import PayCamels, PayCoins
from serai.games.marco_polo_2.rules.turn import REROLL, TURN, Turn
from serai.games.marco_polo_2.state import BLACK, HAND, VALUES, Journey
from serai.games.marco_polo_2.tables import CHARACTER_NAMES

DETAILS: Final[tuple[type[AnyDecision], ...]] = (PayCoins, PayCamels)


def over(began: Journey, s: Journey, seat: i64) -> bool:
    """A plan ends with the round."""
    return s.round != began.round


def is_gamble(s: Journey, decision: AnyDecision, move: i64) -> bool:
    """A die thrown again: a plan knows the throw before, a player does not."""
    return isinstance(decision, Turn) and REROLL <= move < TURN


def advise(s: Journey, seat: i64, width: i64, seed: i64) -> list[Plan]:
    """Plans for the rest of the round without the others' dice."""
    if s.round == 0 or is_rolling(s):
        return []
    t = s.clone()
    for p in range(s.players):
        if p != seat:
            for i in range(HAND):
                t.hand[p * HAND + i] = 0
    return TurnSearch(seat, worth, over, DETAILS, width, seed, is_gamble).plans(t)


def is_rolling(s: Journey) -> bool:
    """Whether dice in some hand are still to be rolled."""
    for p in range(s.players):
        if s.hand[p * HAND] or s.hand[p * HAND + BLACK * VALUES]:
            return True
    return False


def character(s: Journey, seat: int) -> str:
    return CHARACTER_NAMES[int(s.character[seat])]
