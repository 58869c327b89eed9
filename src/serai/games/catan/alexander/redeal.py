"""What a seat cannot know in Alexander: besides the base game's secrets, the reinforcement stack."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.rng import Rng
from serai.games.catan.alexander.columns import STACK
from serai.games.catan.alexander.rules.auction import Bid, Payment
from serai.games.catan.redeal import bound_hands, deal_cards, deal_resources
from serai.games.catan.state import Catan
from serai.games.catan.tables import RESOURCES


def redeal(s: Catan, seat: i64, rng: Rng) -> Catan:
    """Hidden cards of the others and the stack are shuffled together; who has bid keeps what he bid with."""
    t = s.clone()
    bound = bound_hands(s)
    for frame in s.stack:
        if isinstance(frame, Payment):
            bound |= 1 << frame.player
        elif isinstance(frame, Bid) and frame.leader >= 0:
            bound |= 1 << frame.leader
    stack = vec[i64]([0] * RESOURCES)
    good: i64 = 0
    while good < RESOURCES:
        stack[good] = t.more[STACK + good]
        good += 1
    deal_resources(t, seat, rng, stack, bound)
    good = 0
    while good < RESOURCES:
        t.more[STACK + good] = stack[good]
        good += 1
    deal_cards(t, seat, rng)
    return t
