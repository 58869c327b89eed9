"""How good a position of Alexander looks for a seat: the base game's worth, chips, and what an auction will bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.catan.alexander.rules.advisers import adviser_of
from serai.games.catan.alexander.rules.auction import Bid, Payment, payable
from serai.games.catan.alexander.state import READY, Alexander
from serai.games.catan.alexander.tables import ADVISER_POINTS, ADVISERS, FOUNDING
from serai.games.catan.bargains import promised
from serai.games.catan.evaluate import finished, logit, odds, worth
from serai.games.catan.scoring import is_decided

CHIP: Final = 0.4  # on the way to an adviser
LATER_CHIP: Final = 0.15  # with an adviser: to keep him, or for a better one
ADVISER_POINT: Final = 0.7
FOUNDED: Final = 1.4  # a settlement on Alexander's way, with its yields
PIECE: Final = 0.15  # of a bid: what the pieces would have brought elsewhere
LIKELY: Final = 0.7  # that the highest bid stays the highest
EMPTY_WORD: Final = 1.0  # what a bid costs that cannot be paid: half of the hand, and a bad name


def evaluate(s: Alexander, seat: i64) -> float:
    """The seat's odds against all others."""
    if is_decided(s):
        return finished(s, seat)
    worths = [worth(s, p) + promised(s, p) + chips(s, p) for p in range(s.players)]
    top = s.stack[-1]
    if isinstance(top, Bid) and top.leader >= 0:
        worths[top.leader] += LIKELY * (bargain(s, top) if top.leader != seat or can_keep(s, top) else -EMPTY_WORD)
    elif isinstance(top, Payment):
        worths[top.player] += prize(s, top.player, top.event) - PIECE * float(top.left)
    return odds(worths, seat)


def log_odds(s: Alexander, seat: i64) -> float:
    """The same for plans, which compare differences."""
    return logit(evaluate(s, seat))


def bargain(s: Alexander, bid: Bid) -> float:
    """What the highest bid brings, less what it costs."""
    return prize(s, bid.leader, bid.event) - PIECE * float(bid.high)


def can_keep(s: Alexander, bid: Bid) -> bool:
    """Whether the highest bid can be paid. Of others nobody knows; they are taken at their word."""
    return payable(s, bid.leader, bid.event, 0) >= bid.high


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
