"""Events: open bidding in turn, payment piece by piece, what the winner gets."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note
from serai.games.catan.alexander.rules.advisers import win_chip
from serai.games.catan.alexander.rules.gains import EventDecision
from serai.games.catan.alexander.state import Alexander, last_passed
from serai.games.catan.alexander.tables import BATTLE, FOUNDING
from serai.games.catan.rules.build import SETTLEMENT, set_settlement
from serai.games.catan.rules.roads import award_army
from serai.games.catan.rules.robber import Discard
from serai.games.catan.state import count_hand, pay
from serai.games.catan.tables import GOODS

PASS: Final = 0  # a bid of nothing
HIGHEST: Final = 60  # no bid goes above this
KNIGHT_VALUE: Final = 3

FOUND: Final = 0
DECLINE: Final = 1

# rule A11: what each event takes, wood brick wool grain ore gold
TAKES: Final = vec[i64]([
    1, 1, 1, 1, 0, 1,
    0, 0, 1, 1, 0, 1,
    1, 1, 0, 0, 0, 1,
    0, 0, 1, 0, 1, 1,
    0, 1, 0, 0, 1, 1,
])  # fmt: skip

# Payment runs over these items in order: an open knight, then the goods.
KNIGHT_ITEM: Final = 0
ITEMS: Final = 7

# What can be wrong with a bid.
TOO_LOW: Final = 1
TOO_HIGH: Final = 2

# What can be wrong with a payment.
NOT_FOR_THIS: Final = 1
NONE_TO_PAY: Final = 2
OUT_OF_ORDER: Final = 3


def is_taken(event: i64, item: i64) -> bool:  # rule A11, A13
    """Whether an event may be paid for with an item."""
    return event == BATTLE if item == KNIGHT_ITEM else TAKES[event * GOODS + item - 1] != 0


def item_value(s: Alexander, player: i64, event: i64, item: i64) -> i64:  # rule A11, A13
    """What a player could pay of one kind."""
    if not is_taken(event, item):
        return 0
    return s.knights[player] * KNIGHT_VALUE if item == KNIGHT_ITEM else s.goods[player * GOODS + item - 1]


def payable(s: Alexander, player: i64, event: i64, first: i64) -> i64:
    """The most a player could pay with items from one on."""
    value: i64 = 0
    for item in range(first, ITEMS):
        value += item_value(s, player, event, item)
    return value


def begin_auction(s: Alexander, event: i64, capped: i64) -> None:  # rule A10
    """The player on turn speaks first."""
    s.stack.append(Bid(s.turn, event, 0, NOBODY, (1 << s.players) - 1, capped))


class Bid(Decision[Alexander]):  # rule A10, A12
    """A higher whole number, or out of this auction. A bid is a word: nobody asks whether it can be paid.

    Except of whoever could not pay one before, and of all where bluffing is switched off.
    """

    fields: ClassVar[tuple[str, ...]] = ("player", "event", "high", "leader", "still_in", "capped")
    rule: ClassVar[str] = "A10"
    faults: ClassVar[tuple[Fault, ...]] = (
        (TOO_LOW, "A10", "bid-higher"),
        (TOO_HIGH, "A12", "bid-too-high"),
    )

    def __init__(self, player: i64, event: i64, high: i64, leader: i64, still_in: i64, capped: i64) -> None:
        super().__init__(player)
        self.event = event
        self.high = high
        self.leader = leader
        self.still_in = still_in  # a bit for each player who has not passed
        self.capped = capped  # a bit for each player who could not pay a bid before

    def most(self, s: Alexander) -> i64:
        if s.bluff != 0 and not (self.capped >> self.player) & 1:
            return HIGHEST
        return min(HIGHEST, payable(s, self.player, self.event, 0))

    def size(self, s: Alexander) -> i64:
        return HIGHEST + 1

    def moves(self, s: Alexander) -> vec[i64]:
        """All that lies between two bounds, which are looked up once."""
        moves = append(vec[i64](), PASS)
        for bid in range(self.high + 1, self.most(s) + 1):
            moves = append(moves, bid)
        return moves

    def fault(self, s: Alexander, move: i64) -> i64:
        if move == PASS:
            return FINE
        if move <= self.high:
            return TOO_LOW
        return FINE if move <= self.most(s) else TOO_HIGH

    def about(self, s: Alexander, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return (self.high if code == TOO_LOW else self.most(s)), 0, 0

    def default(self, s: Alexander) -> i64:
        return PASS

    def play(self, s: Alexander, move: i64) -> None:
        still_in, high, leader = self.still_in, self.high, self.leader
        if move == PASS:
            s.tell("passed", self.player)
            still_in &= ~(1 << self.player)
        else:
            s.tell("bid", self.player, move)
            high, leader = move, self.player
        following = self._next(s, still_in)
        if following == NOBODY:
            unsold(s, self.event)
        elif leader >= 0 and still_in == 1 << leader:
            sold(s, leader, self.event, high, self.capped)
        else:
            s.stack.append(Bid(following, self.event, high, leader, still_in, self.capped))

    def preview(self, s: Alexander, move: i64) -> Note | None:
        """What the own hand could pay at most."""
        if move == PASS:
            return None
        most = payable(s, self.player, self.event, 0)
        return Note("payable-bid" if move <= most else "empty-bid", most)

    def _next(self, s: Alexander, still_in: i64) -> i64:
        for i in range(1, s.players + 1):
            p = (self.player + i) % s.players
            if (still_in >> p) & 1:
                return p
        return NOBODY

    def prompt(self, s: Alexander) -> Note:
        if self.leader < 0:
            return Note("ask-first-bid", self.event, self.event)
        return Note("ask-bid", self.event, self.event, self.leader, self.high)


def unsold(s: Alexander, event: i64) -> None:  # rule A14
    """Nobody bids: the chip leaves the game, the temple's crossing stays as it is."""
    if event == FOUNDING:
        s.tell("temple-unsold")
    else:
        s.removed += 1
        s.tell("chip-unsold", event)


def sold(s: Alexander, player: i64, event: i64, bid: i64, capped: i64) -> None:  # rule A12
    """The winner pays; one who cannot loses half of the hand, and all bid again."""
    s.tell("won-auction", player, event, bid)
    if s.bluff != 0:
        s.reveal()
    if payable(s, player, event, 0) >= bid:
        s.stack.append(Payment(player, event, bid, 0))
        return
    s.tell("cannot-pay-bid", player)
    begin_auction(s, event, capped | 1 << player)
    half = count_hand(s, player) // 2
    if half > 0:
        s.stack.append(Discard(player, half))


class Payment(EventDecision):  # rule A11, A13
    """A bid is paid piece by piece: knights first, then goods in their order, until its value is reached."""

    fields: ClassVar[tuple[str, ...]] = ("player", "event", "left", "lowest")
    rule: ClassVar[str] = "A11"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NOT_FOR_THIS, "A11", "not-for-this"),
        (NONE_TO_PAY, "A11", "none-to-pay"),
        (OUT_OF_ORDER, "A11", "pay-in-order"),
    )

    def __init__(self, player: i64, event: i64, left: i64, lowest: i64) -> None:
        super().__init__(player)
        self.event = event
        self.left = left
        self.lowest = lowest

    def size(self, s: Alexander) -> i64:
        return ITEMS

    def fault(self, s: Alexander, move: i64) -> i64:
        """No item before those paid already, and enough behind to pay all that is left."""
        if not is_taken(self.event, move):
            return NOT_FOR_THIS
        if item_value(s, self.player, self.event, move) == 0:
            return NONE_TO_PAY
        enough = payable(s, self.player, self.event, move) >= self.left
        return FINE if enough and move >= self.lowest else OUT_OF_ORDER

    def about(self, s: Alexander, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return (self.event if code == NOT_FOR_THIS else self.left), 0, 0

    def carry_out(self, s: Alexander, move: i64) -> None:
        left = self.left - 1
        if move == KNIGHT_ITEM:
            pay_knight(s, self.player)
            left = self.left - KNIGHT_VALUE
        else:
            pay(s, self.player, move - 1, 1)
            s.tell("paid", self.player, move - 1)
        if left > 0:
            s.stack.append(Payment(self.player, self.event, left, move))
        else:
            reward(s, self.player, self.event)

    def prompt(self, s: Alexander) -> Note:
        return Note("ask-payment", self.event, self.event, self.left)


def pay_knight(s: Alexander, player: i64) -> None:  # rule A13
    """A knight goes under the deck and no longer counts for the army."""
    s.knights[player] -= 1
    s.touch(player)
    s.under += 1
    s.tell("paid-knight", player)
    award_army(s)


def reward(s: Alexander, player: i64, event: i64) -> None:  # rule A15
    """A settlement on the temple's crossing, or the chip."""
    if event != FOUNDING:
        win_chip(s, player, event)
    elif s.stock[player * 4 + SETTLEMENT] > 0:
        s.stack.append(FoundCity(player))
    else:
        s.tell("no-piece-left", player)


class FoundCity(EventDecision):  # rule A15
    """The winner may set a settlement on the crossing Alexander has just passed: no road, no cost."""

    rule: ClassVar[str] = "A15"

    def size(self, s: Alexander) -> i64:
        return DECLINE + 1

    def fault(self, s: Alexander, move: i64) -> i64:
        return FINE

    def default(self, s: Alexander) -> i64:
        return FOUND  # it is paid for

    def carry_out(self, s: Alexander, move: i64) -> None:
        if move == DECLINE:
            s.tell("declined", self.player)
            return
        set_settlement(s, self.player, last_passed(s))

    def anchors(self, s: Alexander, move: i64) -> list[str]:
        if move == DECLINE:
            return []
        return ["vertex:" + s.data.lattice.vertex_names[last_passed(s)]]
