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
    deal_hidden(t, seat, rng)
    return t


def deal_hidden(t: Catan, seat: i64, rng: Rng) -> None:
    """What is doubtful in every game of the family, dealt anew in place."""
    deal_resources(t, seat, rng, vec[i64]([0] * RESOURCES), bound_hands(t))
    deal_cards(t, seat, rng)


def bound_hands(s: Catan) -> i64:
    """A bit for each player whose hand must stay as it is: he is giving cards up, or has promised some."""
    bound: i64 = 0
    for frame in s.stack:
        if isinstance(frame, Discard):
            bound |= 1 << frame.player
    for p in range(s.players):
        if s.deals[p * ROW] == ACCEPTED or count_side(s, p, GIVES) > 0:
            bound |= 1 << p
    return bound


def deal_resources(t: Catan, seat: i64, rng: Rng, stack: vec[i64], bound: i64) -> None:
    """Cards the seat is sure of stay; the others are shuffled, with a face-down stack if there is one (in place)."""
    row = (seat if seat >= 0 else SEATS) * SEATS * RESOURCES
    pool = vec[i64]()
    counts = vec[i64]([0] * SEATS)
    for p in range(t.players):
        if p == seat or (bound >> p) & 1:
            continue
        for good in range(RESOURCES):
            n = t.hidden[row + p * RESOURCES + good]
            counts[p] += n
            t.goods[p * GOODS + good] -= n
            t.hidden[row + p * RESOURCES + good] = 0
            pool = _append_many(pool, good, n)
    for kind in range(RESOURCES):
        pool = _append_many(pool, kind, stack[kind])
        stack[kind] = 0
    rng.shuffle(pool)
    _hand_out(t, row, pool, counts, stack)
    _trim_doubts(t)


def _hand_out(t: Catan, row: i64, pool: vec[i64], counts: vec[i64], stack: vec[i64]) -> None:
    dealt: i64 = 0
    for p in range(t.players):
        for _ in range(counts[p]):
            t.goods[p * GOODS + pool[dealt]] += 1
            t.hidden[row + p * RESOURCES + pool[dealt]] += 1
            dealt += 1
    for i in range(dealt, len(pool)):
        stack[pool[i]] += 1


def _trim_doubts(t: Catan) -> None:
    """Other onlookers can doubt no more cards than there are now."""
    for i in range(len(t.hidden)):
        held = t.goods[i // RESOURCES % SEATS * GOODS + i % RESOURCES]
        if t.hidden[i] > held:
            t.hidden[i] = held


def _append_many(pool: vec[i64], value: i64, n: i64) -> vec[i64]:
    for _ in range(n):
        pool = append(pool, value)
    return pool


def deal_cards(t: Catan, seat: i64, rng: Rng) -> None:
    """Development cards of the others and the deck. Knights under the deck are known."""
    pool = vec[i64]()
    held = vec[i64]([0] * SEATS)
    new = vec[i64]([0] * SEATS)
    for card in range(CARDS):
        pool = _append_many(pool, card, t.deck[card])
        t.deck[card] = 0
        for p in range(t.players):
            if p != seat:
                n = t.cards[p * CARDS + card]
                held[p] += n
                pool = _append_many(pool, card, n)
                t.cards[p * CARDS + card] = 0
                if p == t.turn:
                    new[p] += t.fresh[card]
                    t.fresh[card] = 0
    rng.shuffle(pool)
    _deal_hands(t, pool, held, new)
    if t.turn != seat:
        _take_back_points(t)


def _take_back_points(t: Catan) -> None:
    """Whoever is on turn would have won with enough point cards, so has none too many."""
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
    for p in range(t.players):
        for i in range(held[p]):
            t.cards[p * CARDS + pool[dealt]] += 1
            if i < new[p]:
                t.fresh[pool[dealt]] += 1
            dealt += 1
    for left in range(dealt, len(pool)):
        t.deck[pool[left]] += 1
