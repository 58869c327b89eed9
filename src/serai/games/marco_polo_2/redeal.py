"""Deals anew what a seat cannot know: the goal cards of the others, and which of them they keep."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import kinds_of
from serai.core.rng import Rng
from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.tables import DEALT_GOALS


def redeal(s: Journey, seat: int, rng: Rng) -> Journey:
    """The seat keeps its own three cards; everything else hidden is shuffled. After the end nothing is hidden."""
    copy = s.clone()
    if not s.stack:
        return copy
    me: i64 = seat
    cards = _hidden(s, me)
    rng.shuffle(cards)
    at: i64 = 0
    for player in range(s.players):
        if player != me:
            at = _deal(copy, player, cards, at)
            if s.kept[player] >= 0:
                copy.kept[player] = rng.below(DEALT_GOALS)
    return copy


def _hidden(s: Journey, me: i64) -> vec[i64]:
    """Goal cards that are not the seat's own."""
    free = vec[i64]([1] * s.data.goals)
    for i in range(len(s.goals)):
        if i // DEALT_GOALS == me and s.goals[i] >= 0:
            free[s.goals[i]] = 0
    return kinds_of(free)


def _deal(s: Journey, player: i64, cards: vec[i64], at: i64) -> i64:
    for i in range(player * DEALT_GOALS, (player + 1) * DEALT_GOALS):
        if s.goals[i] >= 0:
            s.goals[i] = cards[at]
            at += 1
    return at
