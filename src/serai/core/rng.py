"""Random numbers for search, playouts and tests: small, fast, the same compiled and not.

Never used to deal a match; that is the dealer's work.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_WORD: Final = 0xFFFFFFFF


def _mix(n: i64) -> i64:
    """Spreads each bit of a 32-bit number over all of them; no product reaches 2**63."""
    n = ((n ^ (n >> 16)) * 0x7FEB352D) & _WORD
    n = ((n ^ (n >> 15)) * 0x045D9F3B) & _WORD
    return n ^ (n >> 16)


class Rng:
    """Marsaglia's xorshift over four 32-bit words; every intermediate value fits 64 bits.

    Xorshift alone keeps streams of neighbouring seeds alike for a long while, so the seed is mixed first.
    """

    def __init__(self, seed: i64) -> None:
        mixed: i64 = _mix(_mix((seed & _WORD) ^ 0x2545F491) ^ ((seed >> 32) & _WORD))
        self.x: i64 = _mix(mixed ^ 0x75BCD15)
        self.y: i64 = _mix(self.x ^ 0x159A55E5)
        self.z: i64 = _mix(self.y ^ 0x1F123BB5)
        self.w: i64 = _mix(self.z ^ 0x5491333) | 1  # never all zero

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


def in_order(items: vec[i64]) -> None:
    """Sort a vec in place. What is unknown is sorted before it is shuffled: or who knows the seed finds the truth in
    what he imagines."""
    i: i64 = 1
    while i < len(items):
        kept = items[i]
        j = i - 1
        while j >= 0 and items[j] > kept:
            items[j + 1] = items[j]
            j -= 1
        items[j + 1] = kept
        i += 1
