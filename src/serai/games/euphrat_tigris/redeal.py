"""What a seat cannot know, dealt anew: other hands, the bag, tiles others have swapped away (page 9)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.rng import Rng
from serai.games.euphrat_tigris.board import SPHERES
from serai.games.euphrat_tigris.rules.swap import SwapTiles
from serai.games.euphrat_tigris.state import Tigris


def redeal(s: Tigris, seat: i64, rng: Rng) -> Tigris:
    """A clone that differs only in what the seat cannot know; points are public to a good memory."""
    # rule E7, E8
    t = s.clone()
    pool = collect(t, seat)
    rng.shuffle(pool)
    dealt: i64 = 0
    for p in range(s.players):
        if p != seat:
            dealt = deal(pool, dealt, t.hand, p, s.hand)
            dealt = deal(pool, dealt, t.swapped, p, s.swapped)
    while dealt < len(pool):
        t.bag[pool[dealt]] += 1
        dealt += 1
    choose_aside(t, seat, rng)
    return t


def collect(t: Tigris, seat: i64) -> vec[i64]:
    """Take all hidden tiles up, one entry for each."""
    pool = vec[i64]()
    for k in range(SPHERES):
        count = t.bag[k]
        t.bag[k] = 0
        for p in range(t.players):
            if p != seat:
                count += t.hand[p * SPHERES + k] + t.swapped[p * SPHERES + k]
                t.hand[p * SPHERES + k] = 0
                t.swapped[p * SPHERES + k] = 0
        while count:
            pool = append(pool, k)
            count -= 1
    return pool


def deal(pool: vec[i64], dealt: i64, column: vec[i64], p: i64, model: vec[i64]) -> i64:
    """Deal a player as many tiles as the model's player has; returns how many are dealt in all."""
    at = p * SPHERES
    count = model[at] + model[at + 1] + model[at + 2] + model[at + 3]
    while count:
        column[at + pool[dealt]] += 1
        dealt += 1
        count -= 1
    return dealt


def choose_aside(t: Tigris, seat: i64, rng: Rng) -> None:
    """If another player is choosing tiles to swap, what he has chosen so far is hidden too."""
    if not t.stack:
        return
    top = t.stack[-1]
    if not isinstance(top, SwapTiles) or top.player == seat:
        return
    at = top.player * SPHERES
    chosen: i64 = 0
    left: i64 = 0
    for k in range(SPHERES):
        if k < top.sphere:
            t.aside[k] = rng.below(t.hand[at + k] + 1)
            chosen += t.aside[k]
        else:
            left += t.hand[at + k]
    k = 0
    while chosen == 0 and left == 0:  # one tile at least must be swapped in the end
        if t.hand[at + k]:
            t.aside[k] = 1
            chosen = 1
        k += 1
