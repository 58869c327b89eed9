"""Rates with intervals: whole pairs are drawn again and again, so that their seeds' luck is not counted twice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from serai.arena.pairs import Pair
from serai.core.rng import Rng

RESAMPLES = 2000


class Rate(msgspec.Struct, frozen=True):
    """The share of wins, and the interval that holds the true one 95 times in 100."""

    rate: float
    low: float
    high: float


class ArenaResult(msgspec.Struct, frozen=True):
    """What `serai arena` prints."""

    game: str
    players: int
    pairs: int
    bots: dict[str, Rate]
    illegal: int
    timeouts: int


def win_rate(pairs: Sequence[Pair], spec: str) -> Rate:
    """The share of wins of one spec, with a bootstrap interval over pairs."""
    shares = [pair.wins[spec] / pair.matches for pair in pairs]
    middle = sum(shares) / len(shares)
    rng, means = Rng(len(shares)), []
    for _ in range(RESAMPLES):
        means.append(sum(shares[rng.below(len(shares))] for _ in shares) / len(shares))
    means.sort()
    low, high = means[int(RESAMPLES * 0.025)], means[int(RESAMPLES * 0.975)]
    # Drawing again from pairs that all ended alike shows no doubt; the exact binomial bound does.
    bound = 0.025 ** (1 / len(shares))
    low, high = (bound if middle == 1 else low), (1 - bound if middle == 0 else high)
    return Rate(round(middle, 4), round(low, 4), round(high, 4))


def result(game: str, players: int, specs: Sequence[str], pairs: Sequence[Pair]) -> ArenaResult:
    bots = {spec: win_rate(pairs, spec) for spec in dict.fromkeys(specs)} if pairs else {}
    illegal = sum(pair.illegal for pair in pairs)
    return ArenaResult(game, players, len(pairs), bots, illegal, sum(pair.timeouts for pair in pairs))
