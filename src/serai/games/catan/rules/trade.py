"""Trade: with the supply at harbour rates; and, between players, what an offer is made of and how it is carried out."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, Fault
from serai.games.catan.state import Catan, count_hand, gain, lose, pay
from serai.games.catan.tables import ANY, BANK, GOLD, GOODS, INVITE, OFFER

ROW: Final = 1 + 2 * GOODS  # of a seat in `deals`: answer, gives, wants
GIVES: Final = 1
WANTS: Final = 1 + GOODS
OFFERS_A_TURN: Final = 20  # so that a match between programs ends; nobody at a table makes so many
BEST_RATE: Final = 2
DIGIT: Final = 6  # bits for the count of each good where a whole side is told as one number
MOST_OF_A_KIND: Final = (1 << DIGIT) - 1

# What a seat has said in `deals`.
SILENT: Final = 0
REFUSED: Final = 1
ACCEPTED: Final = 2
COUNTERED: Final = 3  # a counter-offer, or a proposal
STANDING: Final = 4  # the offer of the player on turn, once it is made
ANSWER_WORDS: Final = ("silent", "refused", "accepted", "countered", "standing")

# What can be wrong with trading.
TRADE_CLOSED: Final = 31
TRADE_OFF: Final = 32
ENOUGH_OFFERS: Final = 33
NOTHING_TO_GIVE: Final = 34
SAME_KIND: Final = 35
RATE: Final = 36
PILE_EMPTY: Final = 37

TRADE_FAULTS: Final[tuple[Fault, ...]] = (
    (TRADE_CLOSED, "B32", "trade-before-building"),
    (TRADE_OFF, "B20", "trade-off"),
    (ENOUGH_OFFERS, "B20", "enough-offers"),
    (NOTHING_TO_GIVE, "B21", "nothing-to-give"),
    (SAME_KIND, "B21", "same-kind"),
    (RATE, "B18", "rate"),
    (PILE_EMPTY, "B18", "pile-empty"),
)

# ---------------------------------------------------------------------- maritime trade


def rate(s: Catan, player: i64, good: i64) -> i64:  # rule B18, B19
    """Four for one; three with a general harbour; two of what a special harbour names."""
    ports = s.ports[player]
    if good != GOLD and (ports >> (good + 1)) & 1:
        return BEST_RATE
    return 3 if (ports >> ANY) & 1 else 4


def bank_fault(s: Catan, player: i64, good: i64, wanted: i64) -> i64:  # rule B18
    if good == wanted:
        return SAME_KIND
    if s.goods[player * GOODS + good] < rate(s, player, good):
        return RATE
    return FINE if s.bank[wanted] > 0 else PILE_EMPTY


def append_bank(s: Catan, player: i64, moves: vec[i64]) -> vec[i64]:  # rule B18
    """What the supply trades; of most goods one holds too few for any rate."""
    kinds = s.data.kinds
    for good in range(kinds):
        held = s.goods[player * GOODS + good]
        if held >= BEST_RATE and held >= rate(s, player, good):
            for wanted in range(kinds):
                if wanted != good and s.bank[wanted] > 0:
                    moves = append(moves, BANK + good * kinds + wanted)
    return moves


def trade_with_bank(s: Catan, player: i64, move: i64) -> None:
    good, wanted = (move - BANK) // s.data.kinds, (move - BANK) % s.data.kinds
    n = rate(s, player, good)
    pay(s, player, good, n)
    gain(s, player, wanted, 1)
    s.tell("traded-bank", player, n, good, wanted)


def trade_closed(s: Catan) -> bool:  # rule B32
    """With strict phases, trade ends with the first thing built."""
    return s.strict != 0 and s.built != 0


# ---------------------------------------------------------------------- trade between players


def offer_fault(s: Catan, player: i64) -> i64:  # rule B20
    """What keeps a player from making an offer, or from asking for proposals."""
    if s.trade == 0:
        return TRADE_OFF
    if s.offers >= OFFERS_A_TURN:
        return ENOUGH_OFFERS
    return FINE if holds_anything(s, player) else NOTHING_TO_GIVE


def trade_fault(s: Catan, player: i64, move: i64) -> i64:  # rule B32
    """What is wrong with an offer, or with a trade with the supply, now."""
    if trade_closed(s):
        return TRADE_CLOSED
    if move == OFFER or move == INVITE:
        return offer_fault(s, player)
    return bank_fault(s, player, (move - BANK) // s.data.kinds, (move - BANK) % s.data.kinds)


def about_trade(s: Catan, player: i64, move: i64, code: i64) -> tuple[i64, i64, i64]:
    if move == OFFER or move == INVITE:
        return OFFERS_A_TURN, 0, 0
    good, wanted = (move - BANK) // s.data.kinds, (move - BANK) % s.data.kinds
    if code == RATE:
        return rate(s, player, good), good, 0
    return (wanted if code == PILE_EMPTY else good), 0, 0


def holds_anything(s: Catan, player: i64) -> bool:
    """Cards or gold, which all may count."""
    return count_hand(s, player) + s.goods[player * GOODS + GOLD] > 0


def clear_side(s: Catan, player: i64) -> None:
    for i in range(player * ROW, player * ROW + ROW):
        s.deals[i] = 0


def count_side(s: Catan, player: i64, side: i64) -> i64:
    n: i64 = 0
    for good in range(GOODS):
        n += s.deals[player * ROW + side + good]
    return n


def told_side(s: Catan, player: i64, side: i64) -> i64:
    """One side of an offer as one number: the count of each good, the first in the lowest bits."""
    told: i64 = 0
    for good in range(GOODS):
        told |= s.deals[player * ROW + side + good] << (good * DIGIT)
    return told


def most_wanted(s: Catan, player: i64, good: i64) -> i64:
    """How many cards of a kind those could hold who are asked, as far as all may count."""
    return most_of(s, player, good, most_held(s, player, good))


def most_held(s: Catan, player: i64, good: i64) -> i64:
    """Of gold, or of cards of whatever kind: the most that one of those has."""
    most: i64 = 0
    for p in range(s.players):
        if p != player and (player == s.turn or p == s.turn):
            held = s.goods[p * GOODS + GOLD] if good == GOLD else count_hand(s, p)
            most = max(most, held)
    return most


def most_of(s: Catan, player: i64, good: i64, held: i64) -> i64:
    """Of one kind, where somebody has so many of whatever kind."""
    if good != GOLD:
        held = min(held, s.data.per_resource - s.bank[good] - s.goods[player * GOODS + good])
    return min(held, MOST_OF_A_KIND)


def can_hand_over(s: Catan, player: i64, other: i64, side: i64) -> bool:
    """Whether a player holds what one side of another's offer names."""
    for good in range(GOODS):
        if s.goods[player * GOODS + good] < s.deals[other * ROW + side + good]:
            return False
    return True


def exchange(s: Catan, giver: i64, taker: i64) -> None:  # rule B21
    """What the giver's offer gives goes one way, what it wants the other."""
    s.tell("exchanged", giver, taker, told_side(s, giver, GIVES), told_side(s, giver, WANTS))
    for good in range(GOODS):
        _pass_on(s, giver, taker, good, s.deals[giver * ROW + GIVES + good])
        _pass_on(s, taker, giver, good, s.deals[giver * ROW + WANTS + good])


def hand_over(s: Catan, giver: i64, taker: i64, good: i64, n: i64) -> None:
    """Cards or gold go from one player to another, and it is told."""
    _pass_on(s, giver, taker, good, n)
    s.tell("handed-over", giver, taker, n, good)


def _pass_on(s: Catan, giver: i64, taker: i64, good: i64, n: i64) -> None:
    lose(s, giver, good, n)
    s.goods[taker * GOODS + good] += n
    s.touch(taker)
