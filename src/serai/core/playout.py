"""Uniformly random play with no checks: what benches, fuzzers and random bots run on."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import Chance, State, open_decision, play
from serai.core.rng import Rng


def random_move(s: State, rng: Rng) -> i64:
    """An offered move of the decision asked next: by its odds for chance, else uniform."""
    decision = open_decision(s)
    assert decision is not None
    moves: vec[i64] = decision.moves(s)
    if isinstance(decision, Chance):
        return moves[rng.pick(decision.odds(s))]
    return moves[rng.below(len(moves))]


def random_playout(s: State, rng: Rng, limit: i64) -> i64:
    """Play on at random until the match is over or `limit` moves are made; returns their number."""
    made: i64 = 0
    while s.stack and made < limit:
        play(s, random_move(s, rng))
        made += 1
    return made
