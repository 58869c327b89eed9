"""What a seat cannot know, dealt anew: doubtful resource cards of the others, their development cards, the deck."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.rng import Rng
from serai.games.catan.rules.robber import Discard
from serai.games.catan.rules.trade import ACCEPTED, GIVES, ROW, count_side
from serai.games.catan.scoring import points
from serai.games.catan.state import Catan
from serai.games.catan.tables import CARDS, GOODS, POINT, RESOURCES, SEATS


def redeal(s: Catan, seat: i64, rng: Rng) -> Catan:
    """A clone in which all that is doubtful to the seat has changed places."""
    t = s.clone()
    deal_resources(t, seat, rng, vec[i64]([0] * RESOURCES), bound_hands(s))
    deal_cards(t, seat, rng)
    return t


def bound_hands(s: Catan) -> i64:
    """A bit for each player whose hand must stay as it is: he is giving cards up, or has promised some."""
    bound: i64 = 0
    for frame in s.stack:
        if isinstance(frame, Discard):
            bound |= 1 << frame.player
    p: i64 = 0
    while p < s.players:
        if s.deals[p * ROW] == ACCEPTED or count_side(s, p, GIVES) > 0:
            bound |= 1 << p
        p += 1
    return bound


def deal_resources(t: Catan, seat: i64, rng: Rng, stack: vec[i64], bound: i64) -> None:
    """Cards the seat is sure of stay; the others are shuffled, with a face-down stack if there is one (in place)."""
    row = (seat if seat >= 0 else SEATS) * SEATS * RESOURCES
    pool = vec[i64]()
    counts = vec[i64]([0] * SEATS)
    p: i64 = 0
    while p < t.players:
        good: i64 = 0
        while good < RESOURCES and p != seat and not (bound >> p) & 1:
            n = t.hidden[row + p * RESOURCES + good]
            counts[p] += n
            t.goods[p * GOODS + good] -= n
            t.hidden[row + p * RESOURCES + good] = 0
            pool = _append_many(pool, good, n)
            good += 1
        p += 1
    kind: i64 = 0
    while kind < RESOURCES:
        pool = _append_many(pool, kind, stack[kind])
        stack[kind] = 0
        kind += 1
    rng.shuffle(pool)
    _hand_out(t, row, pool, counts, stack)
    _trim_doubts(t, row)


def _hand_out(t: Catan, row: i64, pool: vec[i64], counts: vec[i64], stack: vec[i64]) -> None:
    dealt: i64 = 0
    p: i64 = 0
    while p < t.players:
        while counts[p] > 0:
            t.goods[p * GOODS + pool[dealt]] += 1
            t.hidden[row + p * RESOURCES + pool[dealt]] += 1
            counts[p] -= 1
            dealt += 1
        p += 1
    while dealt < len(pool):
        stack[pool[dealt]] += 1
        dealt += 1


def _trim_doubts(t: Catan, row: i64) -> None:
    """Other onlookers can doubt no more cards than there are now."""
    i: i64 = 0
    while i < len(t.hidden):
        held = t.goods[i // RESOURCES % SEATS * GOODS + i % RESOURCES]
        if t.hidden[i] > held:
            t.hidden[i] = held
        i += 1


def _append_many(pool: vec[i64], value: i64, n: i64) -> vec[i64]:
    while n > 0:
        pool = append(pool, value)
        n -= 1
    return pool


def deal_cards(t: Catan, seat: i64, rng: Rng) -> None:
    """Development cards of the others and the deck. Knights under the deck are known."""
    pool = vec[i64]()
    held = vec[i64]([0] * SEATS)
    new = vec[i64]([0] * SEATS)
    card: i64 = 0
    while card < CARDS:
        pool = _append_many(pool, card, t.deck[card])
        t.deck[card] = 0
        p: i64 = 0
        while p < t.players:
            if p != seat:
                n = t.cards[p * CARDS + card]
                held[p] += n
                pool = _append_many(pool, card, n)
                t.cards[p * CARDS + card] = 0
                if p == t.turn:
                    new[p] += t.fresh[card]
                    t.fresh[card] = 0
            p += 1
        card += 1
    rng.shuffle(pool)
    _deal_hands(t, pool, held, new)
    if t.turn != seat:
        _take_back_points(t)


def _take_back_points(t: Catan) -> None:
    """Who is on turn would have won with enough point cards: he has none too many."""
    card: i64 = 0
    while card < POINT and points(t, t.turn) >= t.data.goal and t.cards[t.turn * CARDS + POINT] > 0:
        if t.deck[card] == 0:
            card += 1
            continue
        t.deck[card] -= 1
        t.deck[POINT] += 1
        t.cards[t.turn * CARDS + POINT] -= 1
        t.cards[t.turn * CARDS + card] += 1
        if t.fresh[POINT] > t.cards[t.turn * CARDS + POINT]:
            t.fresh[POINT] -= 1
            t.fresh[card] += 1


def _deal_hands(t: Catan, pool: vec[i64], held: vec[i64], new: vec[i64]) -> None:
    dealt: i64 = 0
    p: i64 = 0
    while p < t.players:
        while held[p] > 0:
            t.cards[p * CARDS + pool[dealt]] += 1
            if new[p] > 0:
                t.fresh[pool[dealt]] += 1
                new[p] -= 1
            held[p] -= 1
            dealt += 1
        p += 1
    while dealt < len(pool):
        t.deck[pool[dealt]] += 1
        dealt += 1
