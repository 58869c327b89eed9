"""How good a position of Alexander looks for a seat: the base game's worth, chips, and what an auction will bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.catan.alexander.rules.advisers import adviser_of
from serai.games.catan.alexander.rules.auction import Bid, Payment
from serai.games.catan.alexander.state import READY, Alexander
from serai.games.catan.alexander.tables import ADVISER_POINTS, ADVISERS, FOUNDING
from serai.games.catan.evaluate import finished, odds, worth

CHIP: Final = 0.4  # on the way to an adviser
LATER_CHIP: Final = 0.15  # with an adviser: to keep him, or for a better one
ADVISER_POINT: Final = 0.7
FOUNDED: Final = 1.4  # a settlement on Alexander's way, with its yields
PIECE: Final = 0.15  # of a bid: what the pieces would have brought elsewhere
LIKELY: Final = 0.7  # that the highest bid stays the highest


def evaluate(s: Alexander, seat: i64) -> float:
    """The seat's odds against all others."""
    if not s.stack:
        return finished(s, seat)
    worths = [worth(s, p) + chips(s, p) for p in range(s.players)]
    top = s.stack[-1]
    if isinstance(top, Bid) and top.leader >= 0:
        worths[top.leader] += LIKELY * (prize(s, top.leader, top.event) - PIECE * float(top.high))
    elif isinstance(top, Payment):
        worths[top.player] += prize(s, top.player, top.event) - PIECE * float(top.left)
    return odds(worths, seat)


def chips(s: Alexander, player: i64) -> float:
    held = s.won[player]
    return CHIP * float(min(held, 2)) + LATER_CHIP * float(max(held - 2, 0))


def prize(s: Alexander, player: i64, event: i64) -> float:
    """What the winner of an auction gets."""
    if event == FOUNDING:
        return FOUNDED if s.stock[player * 4] > 0 else 0.0
    held = s.won[player]
    if held < 2:
        return CHIP
    return LATER_CHIP + (ADVISER_POINT * float(ready_points(s)) if adviser_of(s, player) < 0 else 0.0)


def ready_points(s: Alexander) -> i64:
    """Points of the best adviser that lies ready."""
    for card in range(ADVISERS):
        if s.advisers[card] == READY:
            return ADVISER_POINTS[card]
    return 0
