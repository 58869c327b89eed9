"""What a swap of cards is worth to bots: by the hands alone, and what the players are about to build.

An offer is made rarely: where a swap lets one build at once, where somebody can and will give the card for it, and
once a turn; one or two cards for as many, or two for one. Who is about to win gets nothing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import AnyDecision
from serai.games.catan.hands import COINS, EXCESS, HAND, NEAR_CARD, NEAR_CITY, NEAR_SETTLEMENT, SIZE, count_goods
from serai.games.catan.rules.build import CITY, SETTLEMENT, can_pay
from serai.games.catan.rules.roads import LEAST_ARMY
from serai.games.catan.rules.talks import (
    A_COUNTER,
    A_PROPOSAL,
    ACCEPT,
    AN_OFFER,
    COUNTER,
    PROPOSE,
    Answer,
    Choose,
    Compose,
    Propose,
)
from serai.games.catan.rules.trade import ACCEPTED, COUNTERED, GIVES, ROW, SILENT, STANDING, WANTS, count_side
from serai.games.catan.rules.turn import Act
from serai.games.catan.scoring import open_points
from serai.games.catan.state import Catan, count_cards, count_hand
from serai.games.catan.tables import GOODS, INVITE, OFFER, SEATS

BUILDS: Final = 0.3  # a hand that pays for a city or a settlement
LIKELY_DEAL: Final = 0.5  # that what is agreed on, or wanted by another, is carried out
LIKELY_OFFER: Final = 0.6  # that an offer which helps both is accepted, while it is put together ...
ASKED: Final = 0.65  # ... and once it is made: then talking has an end
WORTH_ASKING: Final = 0.05  # what another must gain to accept
WORTH_A_TURN: Final = 0.2  # what one must gain to take the table's time: nearly always that one can build
MOST_GIVEN: Final = 2  # cards that bots put into an offer
MOST_LOST: Final = 2  # cards by which a hand may shrink in a swap that others offer
CLOSE: Final = 2  # points before the goal from which a player gets nothing more ...
ARMY_POINTS: Final = 2
FEARED: Final = 3.0  # ... because what he gains counts so much
ATTEMPTS: Final = 1  # offers, counter-offers or proposals of a seat in a turn


def promised(s: Catan, player: i64) -> float:
    """What swaps that are talked about would change for a player, as far as they may come about."""
    if s.trade == 0:
        return 0.0
    value = talked_about(s, player)
    if s.attempts[s.turn] > 0 and pays_for_building(s, player):  # as in the hands that talk is about
        value += BUILDS
    return value


def talked_about(s: Catan, player: i64) -> float:
    top = s.stack[-1]
    if isinstance(top, Compose) and top.player == player:
        return LIKELY_OFFER * potential(s, top) if s.attempts[player] <= ATTEMPTS else 0.0
    value = 0.0
    best = 0.0
    for p in range(s.players):
        if p != s.turn and (p == player or s.turn == player):
            said = s.deals[p * ROW]
            if said == ACCEPTED:
                value += LIKELY_DEAL * gain_of(s, player, s.turn, player == s.turn)
            elif said == COUNTERED and gain_of(s, s.turn, p, False) >= WORTH_ASKING:  # else nobody takes it
                value += LIKELY_DEAL * gain_of(s, player, p, player == p)
            elif said == SILENT and player == s.turn and (s.asked >> p) & 1 and s.deals[player * ROW] == STANDING:
                best = max(best, ASKED * agreed_gain(s, player, p))
    value += best
    return value * FEARED if value > 0.0 and is_close(s, player) else value


def is_close(s: Catan, player: i64) -> bool:
    """Whether all can see that a player may win within a turn: two points away, or one after what a piece takes."""
    sudden = ARMY_POINTS if may_take_army(s, player) else 0
    sudden = max(sudden, s.data.book.sudden_points(s, player)) + 1
    return open_points(s, player) + max(sudden, CLOSE) >= s.data.goal


def may_take_army(s: Catan, player: i64) -> bool:
    """Whether one of the cards in a hand, if it is a knight, takes the largest army."""
    needed = LEAST_ARMY if s.army < 0 else max(s.knights[s.army] + 1, LEAST_ARMY)
    return s.army != player and s.knights[player] + 1 >= needed and count_cards(s, player) > 0


def gain_of(s: Catan, player: i64, row: i64, gives: bool) -> float:
    """What the swap in a row of `deals` changes for a player, who gives what it gives or what it wants."""
    before = hand_worth(s, player)
    move_cards(s, player, row, -1 if gives else 1)
    after = hand_worth(s, player)
    move_cards(s, player, row, 1 if gives else -1)
    return after - before


def move_cards(s: Catan, player: i64, row: i64, sign: i64) -> None:
    """The cards of a swap go to a player, or from him."""
    for good in range(GOODS):
        change = s.deals[row * ROW + GIVES + good] - s.deals[row * ROW + WANTS + good]
        s.goods[player * GOODS + good] += sign * change


def hand_worth(s: Catan, player: i64) -> float:
    """The part of a player's worth that lies in the hand, and more if it pays for a building."""
    seen = vec[float]([0.0] * SIZE)
    count_goods(s, player, seen)
    seen[HAND] = float(count_hand(s, player))  # nobody gives cards away for fear of a seven
    seen[EXCESS] = 0.0
    value = 0.05 * seen[HAND] + 0.04 * seen[COINS] + 0.12 * seen[NEAR_CARD]
    value += 0.25 * seen[NEAR_CITY] + 0.35 * seen[NEAR_SETTLEMENT]
    return value + (BUILDS if pays_for_building(s, player) else 0.0)


def pays_for_building(s: Catan, player: i64) -> bool:
    stock = player * 4
    if s.stock[stock + CITY] > 0 and s.stock[stock] < s.data.settlements and can_pay(s, player, CITY):
        return True
    return s.stock[stock] > 0 and can_pay(s, player, SETTLEMENT)


# ---------------------------------------------------------------------- an offer that is being put together


def leads_nowhere(s: Catan, decision: AnyDecision, move: i64) -> bool:
    """Whether a plan leaves a move out: talk that helps nobody, or was tried before, only takes time."""
    player = decision.player
    if helps_to_win(s, decision, move):
        return True
    if isinstance(decision, Act):
        return move == INVITE or (move == OFFER and not promises(s, player, AN_OFFER))
    if isinstance(decision, Compose):
        return is_unfair(s, player, move)
    if isinstance(decision, Answer):
        lost = count_side(s, s.turn, WANTS) - count_side(s, s.turn, GIVES)
        return lost > MOST_LOST if move == ACCEPT else move == COUNTER and not promises(s, player, A_COUNTER)
    return isinstance(decision, Propose) and move == PROPOSE and not promises(s, player, A_PROPOSAL)


def helps_to_win(s: Catan, decision: AnyDecision, move: i64) -> bool:
    """Whether a swap would be made with somebody who is about to win."""
    if isinstance(decision, Answer):
        return move == ACCEPT and is_close(s, s.turn)
    return isinstance(decision, Choose) and move < s.players and is_close(s, move)


def is_unfair(s: Catan, player: i64, move: i64) -> bool:
    """Whether a card more would make an offer large, or ask for more than it gives; or it is told to one alone."""
    kinds = s.data.kinds
    given = count_side(s, player, GIVES)
    if move < kinds:
        return given >= MOST_GIVEN
    if move < 2 * kinds:
        return count_side(s, player, WANTS) >= max(given, 1)
    return 2 * kinds < move <= 2 * kinds + SEATS


def promises(s: Catan, player: i64, what: i64) -> bool:
    if s.attempts[player] >= ATTEMPTS or is_close(s, player):  # others refuse who is about to win
        return False
    return potential(s, Compose(player, what)) >= WORTH_A_TURN


def potential(s: Catan, top: Compose) -> float:
    """The gain from the best offer that this may become, with one card for each side that is empty still."""
    p = top.player
    if count_side(s, p, GIVES) > 0:
        return with_wanted(s, top, -1)
    best = 0.0
    for give in range(s.data.kinds):
        if s.goods[p * GOODS + give] > 0 and s.deals[p * ROW + WANTS + give] == 0:
            s.deals[p * ROW + GIVES + give] += 1
            best = max(best, with_wanted(s, top, give))
            s.deals[p * ROW + GIVES + give] -= 1
    return best


def with_wanted(s: Catan, top: Compose, given: i64) -> float:
    """The same, once something is given."""
    p = top.player
    if count_side(s, p, WANTS) > 0:
        return best_partner(s, top)
    best = 0.0
    for want in range(s.data.kinds):
        if want != given and s.deals[p * ROW + GIVES + want] == 0:
            s.deals[p * ROW + WANTS + want] += 1
            best = max(best, best_partner(s, top))
            s.deals[p * ROW + WANTS + want] -= 1
    return best


def best_partner(s: Catan, top: Compose) -> float:
    """What the player gains, if there is someone who can and will swap."""
    best = 0.0
    for q in range(s.players):
        if q != top.player and (top.what == AN_OFFER or q == s.turn):
            best = max(best, agreed_gain(s, top.player, q))
    return best


def agreed_gain(s: Catan, p: i64, q: i64) -> float:
    """What a player gains by the swap in his row, if another has the cards and gains too, and is not about to win."""
    for good in range(GOODS):
        if s.goods[q * GOODS + good] < s.deals[p * ROW + WANTS + good]:
            return 0.0
    if is_close(s, q) or gain_of(s, q, p, False) < WORTH_ASKING:
        return 0.0
    return max(gain_of(s, p, p, True), 0.0)
