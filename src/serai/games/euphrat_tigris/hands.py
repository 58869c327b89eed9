"""What hands may hold, for bots: the odds of conflicts from the tiles that a seat has not seen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.euphrat_tigris.board import SPHERES
from serai.games.euphrat_tigris.state import Tigris

FULL: Final = 6  # tiles in a hand
ROW: Final = 8  # counts 0 to 7
DIFFERENCES: Final = 16  # of two hands: -7 to 8
EVEN: Final = 14.0  # how evenly colours are spread over hands: what is of use is laid, what is not gathers in the hand
FEW: Final = 18  # tiles not seen, of which a hand is drawn by counting
KEPT: Final = 1.12  # who is attacked holds so many times his share of what he defends himself with


class Hands:
    """All hands as one seat knows them: its own, and others by the odds. What is missing is drawn when a turn ends."""

    def __init__(self, s: Tigris, seat: i64) -> None:
        self.seat = seat
        counts = unseen(s, seat)
        self.total = counts[0] + counts[1] + counts[2] + counts[3]
        self.share = vec[float]([float(count) / float(max(self.total, 1)) for count in counts])
        self.at_least = vec[float]([0.0] * (SPHERES * ROW))  # that six unknown tiles hold so many of a sphere
        self.own = vec[float]([0.0] * SPHERES)
        self.by_more: vec[float] = vec[float]([0.0] * (SPHERES * DIFFERENCES)) if s.players > 2 else vec[float]()
        missing = float(max(FULL - s.hand_size(seat), 0))
        for k in range(SPHERES):
            self.own[k] = float(s.hand[seat * SPHERES + k]) + missing * self.share[k]
            self.count(k)

    def count(self, sphere: i64) -> None:
        """How often a sphere is in a hand, and in one hand more than in another."""
        exactly = hand_odds(self.share[sphere], self.total, FULL)
        at = sphere * ROW
        left = 1.0
        for n in range(FULL + 1):
            self.at_least[at + n] = left
            left = max(left - exactly[n], 0.0)
        if len(self.by_more):
            odds = vec[float]([0.0] * DIFFERENCES)
            for i in range(FULL + 1):
                for j in range(FULL + 1):
                    odds[i - j + 7] += exactly[i] * exactly[j]
            left = 0.0
            for d in range(DIFFERENCES - 1, -1, -1):
                left += odds[d]
                self.by_more[sphere * DIFFERENCES + d] = left

    def expected(self, p: i64, sphere: i64) -> float:
        return self.own[sphere] if p == self.seat else float(FULL) * self.share[sphere]

    def holds(self, p: i64, sphere: i64, count: i64) -> float:
        """The odds that a player has at least so many tiles of a sphere."""
        if p == self.seat:
            return min(max(self.own[sphere] - float(count) + 1.0, 0.0), 1.0)
        return self.at_least[sphere * ROW + count]

    def wins(self, attacker: i64, defender: i64, sphere: i64, lead: i64) -> float:
        """The odds of an attack with a lead on the board, if both add all they have: he needs one more."""
        if attacker == self.seat:
            return 1.0 - self.tail(sphere, float(lead) + self.own[sphere])
        if defender == self.seat:
            return self.tail(sphere, self.own[sphere] - float(lead) + 1.0)
        needed = 1 - lead
        if needed <= -FULL:
            return 1.0
        return 0.0 if needed > FULL else self.by_more[sphere * DIFFERENCES + needed + 7]

    def tail(self, sphere: i64, count: float) -> float:
        """The odds that an unknown hand has at least so many, with fractions between two counts."""
        if count <= 0.0:
            return 1.0
        if count >= float(FULL + 1):
            return 0.0
        whole = i64(count)
        part = count - float(whole)
        at = sphere * ROW + whole
        return self.at_least[at] + part * (self.at_least[at + 1] - self.at_least[at])


def unseen(s: Tigris, seat: i64) -> vec[i64]:
    """The tiles of each sphere that a seat has not seen."""
    counts = s.bag[:]
    for p in range(s.players):
        if p != seat:
            for k in range(SPHERES):
                counts[k] += s.hand[p * SPHERES + k] + s.swapped[p * SPHERES + k]
    return counts


def hand_odds(share: float, total: i64, size: i64) -> vec[float]:
    """How likely a hand drawn from tiles not seen holds 0, 1, 2 ... tiles of a sphere with this share of them.

    Of a few tiles each that is drawn leaves fewer of its sphere; of many, each that is held makes more of it likely.
    """
    scale, step = (float(total), -1.0) if total <= FEW else (EVEN, 1.0)
    odds = vec[float]([0.0] * ROW)
    odds[0] = 1.0
    for n in range(min(size, total)):
        for i in range(n, -1, -1):
            one = (share * scale + step * float(i)) / (scale + step * float(n))
            one = min(max(one, 0.0), 1.0)
            odds[i + 1] += odds[i] * one
            odds[i] *= 1.0 - one
    return odds


def holds_at_most(s: Tigris, seat: i64, p: i64, kind: i64, most: i64) -> float:
    """The odds, as a seat knows them, that whoever it fights holds no more than so many tiles of a sphere."""
    size = s.hand_size(p)
    if most < 0:
        return 0.0
    if most >= size:
        return 1.0
    counts = unseen(s, seat)
    total = counts[0] + counts[1] + counts[2] + counts[3]
    share = float(counts[kind]) / float(max(total, 1))
    odds = hand_odds(share if total <= FEW else min(KEPT * share, 1.0), total, size)
    found = 0.0
    for n in range(most + 1):
        found += odds[n]
    return min(found, 1.0)
