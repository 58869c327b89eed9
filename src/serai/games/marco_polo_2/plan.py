"""A round planned as one: how a player will use all dice that are left, as if alone at the table.

Others rarely take a space away (it then costs coins), so a plan without them is a good one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import AnyDecision
from serai.core.turns import Plan, TurnSearch
from serai.games.marco_polo_2.outlook import worth
from serai.games.marco_polo_2.round_search import RoundSearch
from serai.games.marco_polo_2.rules.contracts import MakeRoom, PileContract
from serai.games.marco_polo_2.rules.turn import Turn
from serai.games.marco_polo_2.state import BLACK, HAND, VALUES, Journey
from serai.games.marco_polo_2.tables import CHARACTER_NAMES
from serai.games.marco_polo_2.urgency import urgent_first

QUICK: Final = 4  # the width of a level that must answer quickly: it follows the best position only
SHARE: Final = 3  # else one position is kept for each so many of the width: whole actions are dear


def settled(began: Journey, s: Journey, seat: i64) -> bool:
    """Between the rounds a plan ends where chance or others come, or the player's own turn."""
    top = s.stack[-1]
    return top.player != seat or isinstance(top, Turn)


def put_aside(s: Journey, seat: i64) -> i64:
    """Take the others' dice off their boards; how many they were."""
    found: i64 = 0
    for i in range(s.players * HAND):
        if i // HAND != seat:
            found += s.hand[i]
            s.hand[i] = 0
    return found


def advise(s: Journey, seat: i64, width: i64, seed: i64) -> list[Plan]:
    """Plans for the rest of the round without the others' dice; before the dice are rolled, what looks best at once."""
    if s.round == 0 or is_rolling(s):
        return TurnSearch(seat, worth, settled, (), width, seed).plans(s)
    alone = s.clone()
    rivals = put_aside(alone, seat)
    search = RoundSearch(seat, worth, width // SHARE if width > QUICK else 1, seed)
    plans = search.plans(alone)
    return urgent_first(alone, search, plans) if rivals else plans


def is_anew(decision: AnyDecision) -> bool:
    """Where a plan is thought over again: before an action, and when a contract has been drawn."""
    if isinstance(decision, Turn):
        return decision.acted == 0
    return isinstance(decision, (MakeRoom, PileContract))


def is_rolling(s: Journey) -> bool:
    """Whether dice in some hand are still to be rolled."""
    for p in range(s.players):
        if s.hand[p * HAND] or s.hand[p * HAND + BLACK * VALUES]:
            return True
    return False


def character(s: Journey, seat: int) -> str:
    return CHARACTER_NAMES[int(s.character[seat])]
