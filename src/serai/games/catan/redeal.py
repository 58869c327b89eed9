"""What a seat cannot know, dealt anew: doubtful resource cards of the others, their development cards, the deck."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.core.rng import Rng
from serai.games.catan.scoring import open_points, points
from serai.games.catan.state import Catan
from serai.games.catan.tables import CARDS, GOODS, POINT, RESOURCES, SEATS

SHUFFLES: Final = 20  # tries to meet a claim by chance, before cards are exchanged until it is met


class Claim:
    """What a player has shown to hold without saying which: so many cards among some kinds."""

    def __init__(self, player: i64, kinds: i64, need: i64) -> None:
        self.player = player
        self.kinds = kinds  # a bit for each resource
        self.need = need


def redeal(s: Catan, seat: i64, rng: Rng) -> Catan:
    """A clone in which all that is doubtful to the seat has changed places."""
    t = s.clone()
    deal_hidden(t, seat, rng)
    return t


def deal_hidden(t: Catan, seat: i64, rng: Rng) -> None:
    """What is doubtful in every game of the family, dealt anew in place."""
    deal_resources(t, seat, rng, vec[i64]([0] * RESOURCES), Claim(NOBODY, 0, 0))
    deal_cards(t, seat, rng)


def deal_resources(t: Catan, seat: i64, rng: Rng, stack: vec[i64], claim: Claim) -> None:
    """Cards the seat is sure of stay; the others are shuffled, with a face-down stack if there is one (in place).

    They are gathered by kind, so that by the same dice the same world is imagined whoever holds which.
    """
    row = (seat if seat >= 0 else SEATS) * SEATS * RESOURCES
    pool = vec[i64]()
    counts = vec[i64]([0] * SEATS)
    kinds = vec[i64]([0] * RESOURCES)
    for p in range(t.players):
        if p == seat:
            continue
        for good in range(RESOURCES):
            n = t.hidden[row + p * RESOURCES + good]
            counts[p] += n
            t.goods[p * GOODS + good] -= n
            t.hidden[row + p * RESOURCES + good] = 0
            kinds[good] += n
    for kind in range(RESOURCES):
        pool = _append_many(pool, kind, kinds[kind] + stack[kind])
        stack[kind] = 0
    _shuffle(t, rng, pool, counts, Claim(NOBODY, 0, 0) if claim.player == seat else claim)
    _hand_out(t, row, pool, counts, stack)
    _deal_doubts(t, seat, rng)


def _shuffle(t: Catan, rng: Rng, pool: vec[i64], counts: vec[i64], claim: Claim) -> None:
    """Any order of the cards in which the claim is met."""
    rng.shuffle(pool)
    if claim.player == NOBODY:
        return
    first: i64 = 0
    for p in range(claim.player):
        first += counts[p]
    behind = first + counts[claim.player]
    for _ in range(SHUFFLES):
        if _missing(t, pool, first, behind, claim) <= 0:
            return
        rng.shuffle(pool)
    _exchange_missing(pool, first, behind, claim, _missing(t, pool, first, behind, claim))


def _missing(t: Catan, pool: vec[i64], first: i64, behind: i64, claim: Claim) -> i64:
    """How many cards are wanting to the claim."""
    missing = claim.need
    for good in range(RESOURCES):
        if (claim.kinds >> good) & 1:
            missing -= t.goods[claim.player * GOODS + good]
    for i in range(first, behind):
        missing -= (claim.kinds >> pool[i]) & 1
    return missing


def _exchange_missing(pool: vec[i64], first: i64, behind: i64, claim: Claim, missing: i64) -> None:
    """Cards that do not count for the claim go out against cards that do."""
    out = first
    for i in range(len(pool)):
        if missing > 0 and not first <= i < behind and (claim.kinds >> pool[i]) & 1:
            while (claim.kinds >> pool[out]) & 1:
                out += 1
            pool[i], pool[out] = pool[out], pool[i]
            missing -= 1


def _hand_out(t: Catan, row: i64, pool: vec[i64], counts: vec[i64], stack: vec[i64]) -> None:
    dealt: i64 = 0
    for p in range(t.players):
        for _ in range(counts[p]):
            t.goods[p * GOODS + pool[dealt]] += 1
            t.hidden[row + p * RESOURCES + pool[dealt]] += 1
            dealt += 1
    for i in range(dealt, len(pool)):
        stack[pool[i]] += 1


def _deal_doubts(t: Catan, seat: i64, rng: Rng) -> None:
    """What the other onlookers doubt the seat cannot know either: any part of a hand but their own."""
    onlooking = seat if seat >= 0 else SEATS
    for onlooker in range(SEATS + 1):
        for p in range(t.players):
            if onlooker != onlooking and onlooker != p:
                at: i64 = (onlooker * SEATS + p) * RESOURCES
                for good in range(RESOURCES):
                    t.hidden[at + good] = rng.below(t.goods[p * GOODS + good] + 1)


def _append_many(pool: vec[i64], value: i64, n: i64) -> vec[i64]:
    for _ in range(n):
        pool = append(pool, value)
    return pool


def deal_cards(t: Catan, seat: i64, rng: Rng) -> None:
    """Development cards of the others and the deck. Knights under the deck are known, and points that have won."""
    pool = vec[i64]()
    held = vec[i64]([0] * SEATS)
    new = vec[i64]([0] * SEATS)
    winning = _winning_cards(t, seat)
    for card in range(CARDS):
        pool = _append_many(pool, card, t.deck[card])
        t.deck[card] = 0
        for p in range(t.players):
            if p != seat:
                n = t.cards[p * CARDS + card]
                if p == t.winner and card == POINT:
                    n -= winning
                held[p] += n
                pool = _append_many(pool, card, n)
                t.cards[p * CARDS + card] -= n
                if p == t.turn:
                    new[p] += t.fresh[card]
                    t.fresh[card] = 0
    rng.shuffle(pool)
    _deal_hands(t, pool, held, new)
    if t.turn != seat and t.winner == NOBODY:
        _take_back_points(t)


def _winning_cards(t: Catan, seat: i64) -> i64:
    """How many point cards another must have to have won."""
    if t.winner == NOBODY or t.winner == seat:
        return 0
    return max(0, t.data.goal - open_points(t, t.winner))


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
