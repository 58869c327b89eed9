"""The dealer resolves chance for a match from a secret seed, so that anyone can check it afterwards."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from serai.core.errors import BadInput

SEED_BYTES = 32


class Dealer:
    """BLAKE2b keyed with the seed, in counter mode; the counter is the number of the log entry."""

    def __init__(self, seed: bytes | None = None) -> None:
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        if len(self.seed) != SEED_BYTES:
            raise BadInput(f"A dice seed has {SEED_BYTES} bytes, this one has {len(self.seed)}.")

    @staticmethod
    def numbered(number: int) -> Dealer:
        """A dealer for experiments: the same number, the same dice."""
        return Dealer(hashlib.blake2b(str(number).encode(), digest_size=SEED_BYTES).digest())

    def commitment(self) -> str:
        """Shown when the match starts: it fixes the seed without telling it."""
        return commitment(self.seed)

    def draw(self, counter: int, odds: Sequence[int]) -> int:
        """Which of the outcomes happens, each exactly as likely as its weight."""
        left = self._below(counter, sum(odds))
        for i, weight in enumerate(odds):
            if left < weight:
                return i
            left -= weight
        raise AssertionError("odds add up")

    def _below(self, counter: int, n: int) -> int:
        """A number below n, uniform: blocks that would favour small numbers are thrown away."""
        fair = (1 << 64) - (1 << 64) % n
        attempt = 0
        while True:
            text = counter.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            block = int.from_bytes(hashlib.blake2b(text, digest_size=8, key=self.seed).digest(), "big")
            if block < fair:
                return block % n
            attempt += 1


def commitment(seed: bytes) -> str:
    return hashlib.blake2b(seed, digest_size=32).hexdigest()
