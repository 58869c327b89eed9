"""Deals anew what a seat cannot know: the goal cards of the others, and which of them they keep."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.rng import Rng
from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.tables import GOALS


def redeal(s: Journey, seat: int, rng: Rng) -> Journey:
    """The seat keeps its own three cards; everything else hidden is shuffled. After the end nothing is hidden."""
    copy = s.clone()
    if not s.stack:
        return copy
    me: i64 = seat
    cards = _hidden(s, me)
    rng.shuffle(cards)
    at: i64 = 0
    player: i64 = 0
    while player < s.players:
        if player != me:
            at = _deal(copy, player, cards, at)
            if s.kept[player] >= 0:
                copy.kept[player] = rng.below(3)
        player += 1
    return copy


def _hidden(s: Journey, me: i64) -> vec[i64]:
    """Goal cards that are not the seat's own."""
    free = vec[i64]([1] * GOALS)
    i: i64 = 0
    while i < len(s.goals):
        if i // 3 == me and s.goals[i] >= 0:
            free[s.goals[i]] = 0
        i += 1
    found: vec[i64] = vec[i64]()
    i = 0
    while i < GOALS:
        if free[i]:
            found = append(found, i)
        i += 1
    return found


def _deal(s: Journey, player: i64, cards: vec[i64], at: i64) -> i64:
    i = player * 3
    while i < player * 3 + 3:
        if s.goals[i] >= 0:
            s.goals[i] = cards[at]
            at += 1
        i += 1
    return at
