"""What a seat remembers of a match: the moves it saw, as one short digest that grows with them.

The lane keeps what was played as a chain of (before, who, action, who saw it). A move that a seat did not see is only
known to have happened.
"""

from __future__ import annotations

import hashlib
from typing import Any

from serai.core.flow import CHANCE, EVERYONE
from serai.core.game import AnyGame
from serai.core.log import Entry
from serai.research.setups import Setup

Past = Any  # None, or (Past, who, action, who saw it)
HIDDEN = -1  # the action as others know it


def unrolled(past: Past, until: Past = None) -> list[tuple[int, int, int]]:
    """The moves of a chain since a point in it, oldest first: who, action, who saw it."""
    found = []
    while past is not None and past is not until:
        past, player, action, witness = past
        found.append((player, action, witness))
    return found[::-1]


def seen_action(seat: int, player: int, action: int, witness: int) -> int:
    return action if witness in (EVERYONE, seat) or player == seat else HIDDEN


class Memory:
    """The digests of all seats. It is shared by clones: what has been worked out once holds for all of them."""

    def __init__(self, seats: int) -> None:
        self.known: list[tuple[Past, bytes]] = [(None, b"")] * (seats + 1)  # the last is a spectator's

    def digest(self, seat: int, past: Past) -> str:
        """Sixteen hex digits for all that the seat has seen."""
        place = max(seat, -1)
        until, digest = self.known[place]
        if until is not None and not _is_before(until, past):
            until, digest = None, b""
        for player, action, witness in unrolled(past, until):
            token = f"{player}:{seen_action(seat, player, action, witness)}"
            digest = hashlib.blake2b(token.encode(), digest_size=8, key=digest).digest()
        self.known[place] = (past, digest)
        return digest.hex()


def _is_before(earlier: Past, later: Past) -> bool:
    while later is not None:
        if later is earlier:
            return True
        later = later[0]
    return False


def forget_secrets(seat: int, past: Past) -> Past:
    """The chain as a seat knows it: what it did not see is hidden from everyone."""
    chain: Past = None
    for player, action, witness in unrolled(past):
        seen = seen_action(seat, player, action, witness)
        chain = (chain, player, seen, EVERYONE if seen == HIDDEN else witness)
    return chain


def entries(made: Setup, past: Past) -> list[Entry]:
    """What was played, as entries of a log."""
    return [Entry(player, made.words(action)) for player, action, _ in unrolled(past)]


def by_words(game: AnyGame, entry: Entry) -> str:
    """How an entry is shown where people read it."""
    return f"{'chance' if entry.seat == CHANCE else f'seat {entry.seat + 1}'}: {entry.words}"
