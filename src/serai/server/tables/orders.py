"""Standing orders: answers that a player has given beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from serai.core.game import AnyGame
from serai.core.phrases import phrases
from serai.server.errors import ApiError
from serai.server.wire.messages import Order
from serai.server.wire.table import StandingOrder

MOST = 20  # standing orders per seat


def matching_words(orders: Sequence[StandingOrder], decision: str, offered: Sequence[str]) -> str | None:
    """The answer of the first order that fits a question and its offered moves."""
    for order in orders:
        if order.decision in ("", decision):
            if not order.words and len(offered) == 1:
                return offered[0]
            if order.words in offered:
                return order.words
    return None


def used_up(orders: Sequence[StandingOrder], decision: str, words: str) -> list[StandingOrder]:
    """The orders after the first that fits has answered once more."""
    left: list[StandingOrder] = []
    found = False
    for order in orders:
        if not found and order.decision in ("", decision) and order.words in ("", words):
            found = True
            if order.times is not None:
                order = replace(order, times=order.times - 1)
        if order.times != 0:
            left.append(order)
    return left


def with_order(orders: Sequence[StandingOrder], wish: Order, game: AnyGame) -> list[StandingOrder]:
    """The orders and a new one."""
    if len(orders) >= MOST:
        raise ApiError(409, "too-many-orders", number=MOST)
    words = phrases(game).canonical(wish.words)
    if words and all(block.number(words) is None for block in game.blocks):
        raise ApiError(400, "unknown-order", words=wish.words)
    number = 1 + max((order.id for order in orders), default=0)
    return [*orders, StandingOrder(number, wish.decision, words, wish.times)]


def without_order(orders: Sequence[StandingOrder], number: int) -> list[StandingOrder]:
    left = [order for order in orders if order.id != number]
    if len(left) == len(orders):
        raise ApiError(404, "no-order", id=number)
    return left
