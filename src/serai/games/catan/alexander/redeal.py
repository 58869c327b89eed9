"""What a seat cannot know in Alexander: besides the base game's secrets, the reinforcement stack."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.games.catan.alexander.rules.auction import Bid, Payment
from serai.games.catan.alexander.state import Alexander
from serai.games.catan.redeal import bound_hands, deal_cards, deal_resources


def redeal(s: Alexander, seat: i64, rng: Rng) -> Alexander:
    """Hidden cards of the others and the stack are shuffled together; whoever has bid keeps what the bid needs."""
    t = s.clone()
    bound = bound_hands(s)
    for frame in s.stack:
        if isinstance(frame, Payment):
            bound |= 1 << frame.player
        elif isinstance(frame, Bid) and frame.leader >= 0:
            bound |= 1 << frame.leader
    deal_resources(t, seat, rng, t.reinforcements, bound)
    deal_cards(t, seat, rng)
    return t
