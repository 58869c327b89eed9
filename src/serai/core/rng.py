"""Random numbers for search, playouts and tests: small, fast, the same compiled and not.

Never used to deal a match; that is the dealer's work.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_WORD: Final = 0xFFFFFFFF


class Rng:
    """Marsaglia's xorshift over four 32-bit words; every intermediate value fits 64 bits."""

    def __init__(self, seed: i64) -> None:
        self.x: i64 = 123456789
        self.y: i64 = 362436069
        self.z: i64 = 521288629
        self.w: i64 = (seed & _WORD) ^ 88675123
        self.v: i64 = (seed >> 32) & _WORD
        self.x ^= self.v
        i: i64 = 0
        while i < 16:
            self.next()
            i += 1

    def next(self) -> i64:
        """A whole number of 32 bits."""
        t: i64 = self.x ^ ((self.x << 11) & _WORD)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = (self.w ^ (self.w >> 19) ^ t ^ (t >> 8)) & _WORD
        return self.w

    def below(self, n: i64) -> i64:
        """0, 1, ... n - 1, each as likely (n below 2**30)."""
        return (self.next() * n) >> 32

    def pick(self, weights: vec[i64]) -> i64:
        """An index, as likely as its weight."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        i: i64 = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return i

    def shuffle(self, items: vec[i64]) -> None:
        """Put a vec into random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1
