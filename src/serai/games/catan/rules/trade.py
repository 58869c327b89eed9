"""Trade: with the supply at harbour rates, and with the other players by offer, answer and counter-offer."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, Decision, Fault, Note, Step
from serai.games.catan.state import Catan, gain, lose, pay
from serai.games.catan.tables import ANY, BANK, GOLD, GOODS, OFFER, SEATS

ROW: Final = 1 + 2 * GOODS  # of a seat in `deals`: answer, gives, wants
GIVES: Final = 1
WANTS: Final = 1 + GOODS
MOST: Final = 5  # cards on one side of an offer
OFFERS_A_TURN: Final = 4
BEST_RATE: Final = 2

# What an answer to an offer is in `deals`.
REFUSED: Final = 0
ACCEPTED: Final = 1
COUNTERED: Final = 2

# The moves of an answer, and one move behind the players when the player on turn chooses.
ACCEPT: Final = 0
REFUSE: Final = 1
COUNTER: Final = 2
NO_DEAL: Final = SEATS

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

# What can be wrong with an offer that is put together, and with answers to it.
NO_GIFTS: Final = 1
OUT_OF_ORDER: Final = 2
NOT_HELD: Final = 3
OFFER_FULL: Final = 4
CANNOT_GIVE: Final = 5
DID_NOT_ACCEPT: Final = 6

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


# ---------------------------------------------------------------------- domestic trade


def offer_fault(s: Catan, player: i64) -> i64:  # rule B20
    if s.trade == 0:
        return TRADE_OFF
    if s.offers >= OFFERS_A_TURN:
        return ENOUGH_OFFERS
    return FINE if _holds_anything(s, player) else NOTHING_TO_GIVE


def trade_fault(s: Catan, player: i64, move: i64) -> i64:  # rule B32
    """What is wrong with an offer, or with a trade with the supply, now."""
    if trade_closed(s):
        return TRADE_CLOSED
    if move == OFFER:
        return offer_fault(s, player)
    return bank_fault(s, player, (move - BANK) // s.data.kinds, (move - BANK) % s.data.kinds)


def about_trade(s: Catan, player: i64, move: i64, code: i64) -> tuple[i64, i64, i64]:
    if move == OFFER:
        return OFFERS_A_TURN, 0, 0
    good, wanted = (move - BANK) // s.data.kinds, (move - BANK) % s.data.kinds
    if code == RATE:
        return rate(s, player, good), good, 0
    return (wanted if code == PILE_EMPTY else good), 0, 0


def _holds_anything(s: Catan, player: i64) -> bool:
    for good in range(s.data.kinds):
        if s.goods[player * GOODS + good] > 0:
            return True
    return False


def begin_offer(s: Catan, player: i64) -> None:
    """The offer is put together, then all others answer in turn, then the player chooses."""
    s.offers += 1
    s.stack.append(Compose(player, 0))


def clear_side(s: Catan, player: i64) -> None:
    for i in range(player * ROW, player * ROW + ROW):
        s.deals[i] = 0


class CloseOffer(Step[Catan]):  # rule B20
    """Nothing of an offer stays on the table."""

    def run(self, s: Catan) -> None:
        for p in range(s.players):
            clear_side(s, p)


def count_side(s: Catan, player: i64, side: i64) -> i64:
    n: i64 = 0
    for good in range(GOODS):
        n += s.deals[player * ROW + side + good]
    return n


class Compose(Decision[Catan]):  # rule B20, B21
    """An offer or counter-offer, card by card: first what is given, then what is wanted, each in the printed order.

    Its moves: each good to give, each good to want, then to ask for it and to drop it.
    """

    fields: ClassVar[tuple[str, ...]] = ("player", "lowest")
    rule: ClassVar[str] = "B21"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NO_GIFTS, "B21", "no-gifts"),
        (OUT_OF_ORDER, "B21", "offer-in-order"),
        (NOT_HELD, "B21", "none-of-it"),
        (OFFER_FULL, "B21", "offer-full"),
        (SAME_KIND, "B21", "same-kind"),
    )

    def __init__(self, player: i64, lowest: i64) -> None:
        super().__init__(player)
        self.lowest = lowest  # the first move that still keeps the order

    def size(self, s: Catan) -> i64:
        return 2 * s.data.kinds + 2

    def moves(self, s: Catan) -> vec[i64]:
        """Those before the lowest are never offered."""
        moves = vec[i64]()
        for move in range(self.lowest, 2 * s.data.kinds + 2):
            if self.fault(s, move) == FINE:
                moves = append(moves, move)
        return moves

    def fault(self, s: Catan, move: i64) -> i64:
        """At most five cards a side, none given that is not held, none on both sides."""
        kinds, p = s.data.kinds, self.player
        if move > 2 * kinds:
            return FINE
        if move == 2 * kinds:
            return FINE if count_side(s, p, GIVES) > 0 and count_side(s, p, WANTS) > 0 else NO_GIFTS
        if move < self.lowest:
            return OUT_OF_ORDER
        return self._give_fault(s, move) if move < kinds else self._want_fault(s, move - kinds)

    def _give_fault(self, s: Catan, good: i64) -> i64:
        if s.deals[self.player * ROW + GIVES + good] >= s.goods[self.player * GOODS + good]:
            return NOT_HELD
        return FINE if count_side(s, self.player, GIVES) < MOST else OFFER_FULL

    def _want_fault(self, s: Catan, good: i64) -> i64:
        if count_side(s, self.player, GIVES) == 0:
            return NO_GIFTS
        if s.deals[self.player * ROW + GIVES + good] > 0:
            return SAME_KIND
        return FINE if count_side(s, self.player, WANTS) < MOST else OFFER_FULL

    def about(self, s: Catan, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return (MOST if code == OFFER_FULL else move % s.data.kinds), 0, 0

    def default(self, s: Catan) -> i64:
        return 2 * s.data.kinds + 1  # drop it

    def play(self, s: Catan, move: i64) -> None:
        kinds, row = s.data.kinds, self.player * ROW
        if move < kinds:
            s.deals[row + GIVES + move] += 1
        elif move < 2 * kinds:
            s.deals[row + WANTS + move - kinds] += 1
        if move < 2 * kinds:
            s.stack.append(Compose(self.player, move))
        else:
            self._close(s, move == 2 * kinds)

    def _close(self, s: Catan, asked: bool) -> None:
        if not asked:
            clear_side(s, self.player)
            s.tell("dropped-offer", self.player)
            return
        self._tell(s)
        if self.player != s.turn:
            s.deals[self.player * ROW] = COUNTERED
            return
        s.stack.append(CloseOffer(self.player))
        s.stack.append(Choose(self.player))
        for i in range(s.players - 1, 0, -1):
            s.stack.append(Answer((self.player + i) % s.players))

    def _tell(self, s: Catan) -> None:
        s.tell("offers", self.player)
        for good in range(s.data.kinds):
            given, wanted = s.deals[self.player * ROW + GIVES + good], s.deals[self.player * ROW + WANTS + good]
            if given > 0:
                s.tell("would-give", self.player, given, good)
            if wanted > 0:
                s.tell("would-take", self.player, wanted, good)

    def prompt(self, s: Catan) -> Note:
        giving = count_side(s, self.player, GIVES) == 0
        return Note("ask-compose-give") if giving else Note("ask-compose-want")


def can_hand_over(s: Catan, player: i64, other: i64, side: i64) -> bool:
    """Whether a player holds what one side of another's offer names."""
    for good in range(GOODS):
        if s.goods[player * GOODS + good] < s.deals[other * ROW + side + good]:
            return False
    return True


class Answer(Decision[Catan]):  # rule B20
    """Each of the others accepts, refuses, or says what would do instead. Only the player on turn trades."""

    rule: ClassVar[str] = "B20"
    faults: ClassVar[tuple[Fault, ...]] = (
        (CANNOT_GIVE, "B21", "cannot-give-that"),
        (NOTHING_TO_GIVE, "B21", "nothing-to-give"),
    )

    def size(self, s: Catan) -> i64:
        return COUNTER + 1

    def fault(self, s: Catan, move: i64) -> i64:
        if move == ACCEPT and not can_hand_over(s, self.player, s.turn, WANTS):
            return CANNOT_GIVE
        if move == COUNTER and not _holds_anything(s, self.player):
            return NOTHING_TO_GIVE
        return FINE

    def default(self, s: Catan) -> i64:
        return REFUSE

    def play(self, s: Catan, move: i64) -> None:
        if move == ACCEPT:
            s.deals[self.player * ROW] = ACCEPTED
            s.tell("accepts", self.player)
        elif move == REFUSE:
            s.tell("refuses", self.player)
        else:
            s.stack.append(Compose(self.player, 0))


class Choose(Decision[Catan]):  # rule B20
    """The player on turn makes the exchange with one who accepted or made a counter-offer, or with nobody."""

    rule: ClassVar[str] = "B20"
    faults: ClassVar[tuple[Fault, ...]] = (
        (CANNOT_GIVE, "B21", "cannot-give-that"),
        (DID_NOT_ACCEPT, "B20", "did-not-accept"),
    )

    def idle(self, s: Catan) -> bool:
        for p in range(s.players):
            if s.deals[p * ROW] != REFUSED:
                return False
        return True

    def size(self, s: Catan) -> i64:
        return NO_DEAL + 1

    def fault(self, s: Catan, move: i64) -> i64:
        if move == NO_DEAL or s.deals[move * ROW] == ACCEPTED:
            return FINE
        if s.deals[move * ROW] == REFUSED:
            return DID_NOT_ACCEPT
        return FINE if can_hand_over(s, self.player, move, WANTS) else CANNOT_GIVE

    def default(self, s: Catan) -> i64:
        return NO_DEAL

    def play(self, s: Catan, move: i64) -> None:
        if move == NO_DEAL:
            s.tell("no-deal", self.player)
        elif s.deals[move * ROW] == ACCEPTED:
            exchange(s, self.player, move, self.player)
        else:
            exchange(s, move, self.player, move)


def exchange(s: Catan, giver: i64, taker: i64, offer: i64) -> None:
    """What the offer gives goes one way, what it wants the other."""
    for good in range(GOODS):
        given, wanted = s.deals[offer * ROW + GIVES + good], s.deals[offer * ROW + WANTS + good]
        if given > 0:
            hand_over(s, giver, taker, good, given)
        if wanted > 0:
            hand_over(s, taker, giver, good, wanted)


def hand_over(s: Catan, giver: i64, taker: i64, good: i64, n: i64) -> None:
    lose(s, giver, good, n)
    s.goods[taker * GOODS + good] += n
    s.tell("handed-over", giver, taker, n, good)
