"""What a seat cannot know in Alexander: besides the base game's secrets, the reinforcement stack."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.core.rng import Rng
from serai.games.catan.alexander.rules.auction import (
    KNIGHT_ITEM,
    KNIGHT_VALUE,
    TAKES,
    Bid,
    Payment,
    is_taken,
)
from serai.games.catan.alexander.state import Alexander
from serai.games.catan.redeal import Claim, deal_cards, deal_resources
from serai.games.catan.tables import GOLD, GOODS, RESOURCES


def redeal(s: Alexander, seat: i64, rng: Rng) -> Alexander:
    """Hidden cards of the others and the stack are shuffled together; a bid stays one that can be paid."""
    t = s.clone()
    deal_resources(t, seat, rng, t.reinforcements, _claim(s))
    deal_cards(t, seat, rng)
    return t


def _claim(s: Alexander) -> Claim:
    """What the highest bid, or a payment under way, proves: its worth, in goods it takes."""
    for frame in s.stack:
        if isinstance(frame, Payment):
            return _worth(s, frame.player, frame.event, frame.left, frame.lowest)
        if isinstance(frame, Bid) and frame.leader >= 0 and (s.bluff == 0 or (frame.capped >> frame.leader) & 1):
            return _worth(s, frame.leader, frame.event, frame.high, 0)
    return Claim(NOBODY, 0, 0)


def _worth(s: Alexander, player: i64, event: i64, value: i64, first: i64) -> Claim:
    """Gold and open knights lie on the table; the rest must be in cards from one item on."""
    need = value - s.goods[player * GOODS + GOLD]
    if first == KNIGHT_ITEM and is_taken(event, KNIGHT_ITEM):
        need -= s.knights[player] * KNIGHT_VALUE
    kinds: i64 = 0
    for good in range(RESOURCES):
        if good + 1 >= first and TAKES[event * GOODS + good] != 0:
            kinds |= 1 << good
    return Claim(player, kinds, need)
