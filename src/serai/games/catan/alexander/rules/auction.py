"""Events: open bidding in turn, payment piece by piece, what the winner gets."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import NOBODY, Decision, Note, Refusal, contains
from serai.games.catan.alexander.columns import BATTLE, FOUNDING, PASSED, REMOVED, VERTEX
from serai.games.catan.alexander.rules.advisers import win_chip
from serai.games.catan.rules.build import SETTLEMENT, settle_at
from serai.games.catan.rules.roads import award_army
from serai.games.catan.rules.robber import Discard
from serai.games.catan.scoring import claim
from serai.games.catan.state import Catan, count_hand, pay
from serai.games.catan.tables import GOODS

HIGHEST: Final = 60  # no bid goes above this
KNIGHT_VALUE: Final = 3

# rule A11: what each event takes, wood brick wool grain ore gold
TAKES: Final = ((1, 1, 1, 1, 0, 1), (0, 0, 1, 1, 0, 1), (1, 1, 0, 0, 0, 1), (0, 0, 1, 0, 1, 1), (0, 1, 0, 0, 1, 1))

# Payment runs over these items in order: an open knight, then the goods.
KNIGHT_ITEM: Final = 0
ITEMS: Final = 7


def item_value(s: Catan, player: i64, event: i64, item: i64) -> i64:  # rule A11, A13
    """What a player could pay of one kind."""
    if item == KNIGHT_ITEM:
        return s.knights[player] * KNIGHT_VALUE if event == BATTLE else 0
    return s.goods[player * GOODS + item - 1] * TAKES[event][item - 1]


def payable(s: Catan, player: i64, event: i64, first: i64) -> i64:
    """The most a player could pay with items from one on."""
    value: i64 = 0
    item = first
    while item < ITEMS:
        value += item_value(s, player, event, item)
        item += 1
    return value


def begin_auction(s: Catan, event: i64, capped: i64) -> None:  # rule A10
    """The player on turn speaks first."""
    s.stack.append(Bid(s.turn, event, 0, NOBODY, (1 << s.players) - 1, capped))


class Bid(Decision[Catan]):  # rule A10, A12
    """A higher whole number, or out of this auction. Without the bluffing option nobody bids what he cannot pay."""

    fields: ClassVar[tuple[str, ...]] = ("player", "event", "high", "leader", "still_in", "capped")
    rule: ClassVar[str] = "A10"

    def __init__(self, player: i64, event: i64, high: i64, leader: i64, still_in: i64, capped: i64) -> None:
        super().__init__(player)
        self.event = event
        self.high = high
        self.leader = leader
        self.still_in = still_in  # a bit for each player who has not passed
        self.capped = capped  # a bit for each player who could not pay a bid before

    def most(self, s: Catan) -> i64:
        if s.bluff != 0 and not (self.capped >> self.player) & 1:
            return HIGHEST
        return min(HIGHEST, payable(s, self.player, self.event, 0))

    def moves(self, s: Catan) -> vec[i64]:
        moves = append(vec[i64](), 0)
        most = self.most(s)
        bid = self.high + 1
        while bid <= most:
            moves = append(moves, bid)
            bid += 1
        return moves

    def play(self, s: Catan, move: i64) -> None:
        still_in, high, leader = self.still_in, self.high, self.leader
        if move == 0:
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

    def _next(self, s: Catan, still_in: i64) -> i64:
        i: i64 = 1
        while i <= s.players:
            p = (self.player + i) % s.players
            if (still_in >> p) & 1:
                return p
            i += 1
        return NOBODY

    def why_not(self, s: Catan, move: i64) -> Refusal | None:
        if move == 0:
            return None
        if move <= self.high:
            return Refusal("A10", "bid-higher", self.high)
        return None if move <= self.most(s) else Refusal("A12", "bid-too-high", self.most(s))

    def prompt(self, s: Catan) -> Note:
        if self.leader < 0:
            return Note("ask-first-bid", self.event)
        return Note("ask-bid", self.event, self.leader, self.high)


def unsold(s: Catan, event: i64) -> None:  # rule A14
    """Nobody bids: the chip leaves the game, the temple's crossing stays as it is."""
    if event == FOUNDING:
        s.tell("temple-unsold")
    else:
        s.more[REMOVED] += 1
        s.tell("chip-unsold", event)


def sold(s: Catan, player: i64, event: i64, bid: i64, capped: i64) -> None:  # rule A12
    """The winner pays; who cannot loses half his cards, and all bid again."""
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
        s.stack.append(Discard(player, half, 0))


class Payment(Decision[Catan]):  # rule A11, A13
    """A bid is paid piece by piece: knights first, then goods in their order, until its value is reached."""

    fields: ClassVar[tuple[str, ...]] = ("player", "event", "left", "lowest")
    rule: ClassVar[str] = "A11"

    def __init__(self, player: i64, event: i64, left: i64, lowest: i64) -> None:
        super().__init__(player)
        self.event = event
        self.left = left
        self.lowest = lowest

    def moves(self, s: Catan) -> vec[i64]:
        moves = vec[i64]()
        item = self.lowest
        while item < ITEMS and payable(s, self.player, self.event, item) >= self.left:
            if item_value(s, self.player, self.event, item) > 0:
                moves = append(moves, item)
            item += 1
        return moves

    def play(self, s: Catan, move: i64) -> None:
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

    def why_not(self, s: Catan, move: i64) -> Refusal | None:
        if contains(self.moves(s), move):
            return None
        if move > KNIGHT_ITEM and TAKES[self.event][move - 1] == 0:
            return Refusal("A11", "not-for-this", self.event)
        if move == KNIGHT_ITEM and self.event != BATTLE:
            return Refusal("A11", "not-for-this", self.event)
        if item_value(s, self.player, self.event, move) == 0:
            return Refusal("A11", "none-to-pay")
        return Refusal("A11", "pay-in-order", self.left)

    def prompt(self, s: Catan) -> Note:
        return Note("ask-payment", self.event, self.left)


def pay_knight(s: Catan, player: i64) -> None:  # rule A13
    """A knight goes under the deck and no longer counts for the army."""
    s.knights[player] -= 1
    s.under += 1
    s.tell("paid-knight", player)
    award_army(s)


def reward(s: Catan, player: i64, event: i64) -> None:  # rule A15
    """A settlement on the temple's crossing, or the chip."""
    if event != FOUNDING:
        win_chip(s, player, event)
    elif s.stock[player * 4 + SETTLEMENT] > 0:
        s.stack.append(FoundCity(player))
    else:
        s.tell("no-piece-left", player)


class FoundCity(Decision[Catan]):  # rule A15
    """The winner may set a settlement on the crossing Alexander has just passed: no road, no cost."""

    fields: ClassVar[tuple[str, ...]] = ("player",)
    rule: ClassVar[str] = "A15"

    def __init__(self, player: i64) -> None:
        super().__init__(player)

    def moves(self, s: Catan) -> vec[i64]:
        moves = append(vec[i64](), 0)
        return append(moves, 1)

    def play(self, s: Catan, move: i64) -> None:
        if move == 1:
            s.tell("declined", self.player)
            return
        settle_at(s, self.player, s.data.more[VERTEX + s.more[PASSED] - 1])
        if self.player == s.turn:
            claim(s)

    def why_not(self, s: Catan, move: i64) -> Refusal | None:
        return None

    def anchors(self, s: Catan, move: i64) -> list[str]:
        if move == 1:
            return []
        return ["vertex:" + s.data.lattice.vertex_names[s.data.more[VERTEX + s.more[PASSED] - 1]]]
