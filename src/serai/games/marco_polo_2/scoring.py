"""Who is ahead (p. 15), and what no move may change."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.marco_polo_2.state import BLACK, BLACK_ON_BOARD, HAND, ON_BOARD, VALUES, Journey
from serai.games.marco_polo_2.tables import CAMEL, HELD


def standing(s: Journey) -> list[tuple[int, ...]]:  # rule M96
    """Points, then camels; who is equal in both shares the place."""
    return [(int(s.points[p]), int(s.goods[p * HELD + CAMEL])) for p in range(s.players)]


def conserved(s: Journey) -> dict[str, int]:
    """Components that only change places."""
    return {
        "contracts": _contracts(s),
        "trading posts": int(sum(s.posts) + sum(s.supply)),
        "dice counted twice": int(sum(s.dice_at)) - len(s.placed),
        "black dice": _black(s),
        "own dice": _own(s),
    }


def _contracts(s: Journey) -> int:
    lying = sum(1 for c in s.field if c >= 0) + sum(1 for c in s.active if c >= 0) + (1 if s.drawn >= 0 else 0)
    return int(sum(s.pile)) + len(s.under) + lying + int(sum(s.done)) + int(s.boxed)


def _black(s: Journey) -> int:
    """Black dice on their space, in hands and on action spaces."""
    held: i64 = 0
    for p in range(s.players):
        for value in range(VALUES):
            held += s.hand[p * HAND + BLACK * VALUES + value]
    placed = sum(s.dice_at[i] for i in range(BLACK_ON_BOARD, len(s.dice_at), ON_BOARD))
    return int(sum(s.pool) + held + placed)


def _own(s: Journey) -> int:
    """Dice of the players' colours, in hands and on action spaces."""
    held = sum(s.hand[p * HAND + value] for p in range(s.players) for value in range(VALUES))
    placed = sum(s.dice_at[i] for i in range(len(s.dice_at)) if i % ON_BOARD < BLACK_ON_BOARD)
    return int(held + placed)
