"""Which moves bots and hints think of at all: talk has one aim, goes straight to it, and is tried once a turn.

Without this a search finds that an offer nobody takes does no harm, and goes on: offer, drop, offer.
"""

from __future__ import annotations

from collections.abc import Sequence

from serai.core.flow import AnyDecision, play_for
from serai.games.catan.bargains import ATTEMPTS, potential
from serai.games.catan.rules.talks import (
    A_COUNTER,
    A_PROPOSAL,
    AN_OFFER,
    COUNTER,
    PROPOSE,
    Answer,
    Compose,
    Propose,
)
from serai.games.catan.rules.trade import GIVES, WANTS, count_side
from serai.games.catan.rules.turn import Act
from serai.games.catan.state import Catan
from serai.games.catan.tables import INVITE, OFFER

# Decisions with a move that begins to talk: the move, and what is then put together.
BEGINNINGS: dict[type[AnyDecision], tuple[int, int]] = {
    Act: (OFFER, AN_OFFER),
    Answer: (COUNTER, A_COUNTER),
    Propose: (PROPOSE, A_PROPOSAL),
}


def sensible(worlds: Sequence[Catan], decision: AnyDecision, moves: list[int]) -> list[int]:
    """The moves worth a thought, as things look in some worlds that a player may be in."""
    if isinstance(decision, Compose):
        return _straight_on(worlds, decision, moves)
    if type(decision) not in BEGINNINGS:
        return moves
    begin, what = BEGINNINGS[type(decision)]
    talks = begin in moves and worlds[0].attempts[decision.player] < ATTEMPTS
    hopeful = talks and _hope(worlds, Compose(decision.player, what)) > 0
    left_out = set() if hopeful else {begin}
    return [move for move in moves if move not in left_out and not (type(decision) is Act and move == INVITE)]


def _straight_on(worlds: Sequence[Catan], top: Compose, moves: list[int]) -> list[int]:
    """On to the best swap that what lies there may become, one card for each side; if there is none, drop it."""
    s, drop = worlds[0], int(top.default(worlds[0]))
    if _hope(worlds, top) <= 0:
        return [drop]
    empty = {side for side in (GIVES, WANTS) if count_side(s, top.player, side) == 0}
    if not empty:
        return [2 * int(s.data.kinds)]  # ask everyone
    cards = [move for move in moves if move < 2 * s.data.kinds and (GIVES if move < s.data.kinds else WANTS) in empty]
    hopes = {move: _hope([_with(one, top, move) for one in worlds], top) for move in cards}
    return [move for move in cards if hopes[move] == max(hopes.values())][:1] or [drop]


def _hope(worlds: Sequence[Catan], top: Compose) -> float:
    return sum(potential(one, top) for one in worlds) / len(worlds)


def _with(world: Catan, top: Compose, move: int) -> Catan:
    after = world.clone()
    play_for(after, top.player, move)
    return after
