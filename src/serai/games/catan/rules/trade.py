"""Trade: with the supply at harbour rates, and with the other players by offer, answer and counter-offer."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import Decision, Note, Refusal, Step, contains
from serai.games.catan.state import Catan, gain, lose, pay
from serai.games.catan.tables import ANY, BANK, GOLD, GOODS

ROW: Final = 1 + 2 * GOODS  # of a seat in `deals`: answer, gives, wants
GIVES: Final = 1
WANTS: Final = 1 + GOODS
MOST: Final = 5  # cards on one side of an offer
OFFERS_A_TURN: Final = 4

REFUSED: Final = 0
ACCEPTED: Final = 1
COUNTERED: Final = 2

# ---------------------------------------------------------------------- maritime trade


def rate(s: Catan, player: i64, good: i64) -> i64:  # rule B18, B19
    """Four for one; three with a general harbour; two of what a special harbour names."""
    ports = s.ports[player]
    if good != GOLD and (ports >> (good + 1)) & 1:
        return 2
    return 3 if (ports >> ANY) & 1 else 4


def append_bank(s: Catan, player: i64, moves: vec[i64]) -> vec[i64]:  # rule B18
    kinds = s.data.kinds
    good: i64 = 0
    while good < kinds:
        if s.goods[player * GOODS + good] >= 2 and s.goods[player * GOODS + good] >= rate(s, player, good):
            wanted: i64 = 0
            while wanted < kinds:
                if wanted != good and s.bank[wanted] > 0:
                    moves = append(moves, BANK + good * kinds + wanted)
                wanted += 1
        good += 1
    return moves


def why_not_bank(s: Catan, player: i64, move: i64) -> Refusal | None:  # rule B18
    good, wanted = (move - BANK) // s.data.kinds, (move - BANK) % s.data.kinds
    if good == wanted:
        return Refusal("B21", "same-kind", good)
    if s.goods[player * GOODS + good] < rate(s, player, good):
        return Refusal("B18", "rate", rate(s, player, good), good)
    return None if s.bank[wanted] > 0 else Refusal("B18", "pile-empty", wanted)


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


def can_offer(s: Catan, player: i64) -> bool:  # rule B20
    return s.trade != 0 and s.offers < OFFERS_A_TURN and _holds_anything(s, player)


def why_not_offer(s: Catan, player: i64) -> Refusal | None:  # rule B20
    if s.trade == 0:
        return Refusal("B20", "trade-off")
    if s.offers >= OFFERS_A_TURN:
        return Refusal("B20", "enough-offers", OFFERS_A_TURN)
    return None if _holds_anything(s, player) else Refusal("B21", "nothing-to-give")


def _holds_anything(s: Catan, player: i64) -> bool:
    good: i64 = 0
    while good < s.data.kinds:
        if s.goods[player * GOODS + good] > 0:
            return True
        good += 1
    return False


def begin_offer(s: Catan, player: i64) -> None:
    """The offer is put together, then all others answer in turn, then the player chooses."""
    s.offers += 1
    s.stack.append(Compose(player, 0))


def clear_side(s: Catan, player: i64) -> None:
    i: i64 = player * ROW
    while i < player * ROW + ROW:
        s.deals[i] = 0
        i += 1


class CloseOffer(Step[Catan]):  # rule B20
    """Nothing of an offer stays on the table."""

    fields: ClassVar[tuple[str, ...]] = ("player",)

    def __init__(self, player: i64) -> None:
        super().__init__(player)

    def run(self, s: Catan) -> None:
        p: i64 = 0
        while p < s.players:
            clear_side(s, p)
            p += 1


def count_side(s: Catan, player: i64, side: i64) -> i64:
    n: i64 = 0
    good: i64 = 0
    while good < GOODS:
        n += s.deals[player * ROW + side + good]
        good += 1
    return n


class Compose(Decision[Catan]):  # rule B20, B21
    """An offer or counter-offer, card by card: first what is given, then what is wanted, each in the printed order."""

    fields: ClassVar[tuple[str, ...]] = ("player", "lowest")
    rule: ClassVar[str] = "B21"

    def __init__(self, player: i64, lowest: i64) -> None:
        super().__init__(player)
        self.lowest = lowest  # the first move that still keeps the order

    def moves(self, s: Catan) -> vec[i64]:
        moves = vec[i64]()
        kinds = s.data.kinds
        move: i64 = self.lowest
        while move < 2 * kinds:
            if self._fits(s, move):
                moves = append(moves, move)
            move += 1
        if count_side(s, self.player, GIVES) > 0 and count_side(s, self.player, WANTS) > 0:
            moves = append(moves, 2 * kinds)
        return append(moves, 2 * kinds + 1)

    def _fits(self, s: Catan, move: i64) -> bool:
        """At most five cards a side, none given that is not held, none on both sides."""
        kinds, row = s.data.kinds, self.player * ROW
        if move < kinds:
            given = s.deals[row + GIVES + move]
            return count_side(s, self.player, GIVES) < MOST and given < s.goods[self.player * GOODS + move]
        if count_side(s, self.player, GIVES) == 0 or count_side(s, self.player, WANTS) >= MOST:
            return False
        return s.deals[row + GIVES + move - kinds] == 0

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
        i: i64 = s.players - 1
        while i > 0:
            s.stack.append(Answer((self.player + i) % s.players))
            i -= 1

    def _tell(self, s: Catan) -> None:
        s.tell("offers", self.player)
        good: i64 = 0
        while good < s.data.kinds:
            given, wanted = s.deals[self.player * ROW + GIVES + good], s.deals[self.player * ROW + WANTS + good]
            if given > 0:
                s.tell("would-give", self.player, given, good)
            if wanted > 0:
                s.tell("would-take", self.player, wanted, good)
            good += 1

    def why_not(self, s: Catan, move: i64) -> Refusal | None:
        if contains(self.moves(s), move):
            return None
        kinds = s.data.kinds
        if move >= 2 * kinds:
            return Refusal("B21", "no-gifts")
        if move < self.lowest:
            return Refusal("B21", "offer-in-order")
        good = move % kinds
        if move < kinds:
            held = s.goods[self.player * GOODS + good] > s.deals[self.player * ROW + GIVES + good]
            return Refusal("B21", "offer-full", MOST) if held else Refusal("B21", "none-of-it", good)
        if count_side(s, self.player, GIVES) == 0:
            return Refusal("B21", "no-gifts")
        if s.deals[self.player * ROW + GIVES + good] > 0:
            return Refusal("B21", "same-kind", good)
        return Refusal("B21", "offer-full", MOST)

    def prompt(self, s: Catan) -> Note:
        giving = count_side(s, self.player, GIVES) == 0
        return Note("ask-compose-give") if giving else Note("ask-compose-want")


def can_hand_over(s: Catan, player: i64, other: i64, side: i64) -> bool:
    """Whether a player holds what one side of another's offer names."""
    good: i64 = 0
    while good < GOODS:
        if s.goods[player * GOODS + good] < s.deals[other * ROW + side + good]:
            return False
        good += 1
    return True


class Answer(Decision[Catan]):  # rule B20
    """Each of the others accepts, refuses, or says what would do instead. Only the player on turn trades."""

    fields: ClassVar[tuple[str, ...]] = ("player",)
    rule: ClassVar[str] = "B20"

    def __init__(self, player: i64) -> None:
        super().__init__(player)

    def moves(self, s: Catan) -> vec[i64]:
        moves = vec[i64]()
        if can_hand_over(s, self.player, s.turn, WANTS):
            moves = append(moves, ACCEPTED - 1)
        moves = append(moves, 1)
        if _holds_anything(s, self.player):
            moves = append(moves, 2)
        return moves

    def play(self, s: Catan, move: i64) -> None:
        if move == 0:
            s.deals[self.player * ROW] = ACCEPTED
            s.tell("accepts", self.player)
        elif move == 1:
            s.tell("refuses", self.player)
        else:
            s.stack.append(Compose(self.player, 0))

    def why_not(self, s: Catan, move: i64) -> Refusal | None:
        if move == 0 and not can_hand_over(s, self.player, s.turn, WANTS):
            return Refusal("B21", "cannot-give-that")
        if move == 2 and not _holds_anything(s, self.player):
            return Refusal("B21", "nothing-to-give")
        return None


class Choose(Decision[Catan]):  # rule B20
    """The player on turn makes the exchange with one who accepted or made a counter-offer, or with nobody."""

    fields: ClassVar[tuple[str, ...]] = ("player",)
    rule: ClassVar[str] = "B20"

    def __init__(self, player: i64) -> None:
        super().__init__(player)

    def idle(self, s: Catan) -> bool:
        p: i64 = 0
        while p < s.players:
            if s.deals[p * ROW] != REFUSED:
                return False
            p += 1
        return True

    def _open(self, s: Catan, other: i64) -> bool:
        answer = s.deals[other * ROW]
        return answer == ACCEPTED or (answer == COUNTERED and can_hand_over(s, self.player, other, WANTS))

    def moves(self, s: Catan) -> vec[i64]:
        moves = vec[i64]()
        p: i64 = 0
        while p < s.players:
            if self._open(s, p):
                moves = append(moves, p)
            p += 1
        return append(moves, 4)

    def play(self, s: Catan, move: i64) -> None:
        if move == 4:
            s.tell("no-deal", self.player)
        elif s.deals[move * ROW] == ACCEPTED:
            exchange(s, self.player, move, self.player)
        else:
            exchange(s, move, self.player, move)

    def why_not(self, s: Catan, move: i64) -> Refusal | None:
        if move == 4 or self._open(s, move):
            return None
        if s.deals[move * ROW] == COUNTERED:
            return Refusal("B21", "cannot-give-that")
        return Refusal("B20", "did-not-accept")


def exchange(s: Catan, giver: i64, taker: i64, offer: i64) -> None:
    """What the offer gives goes one way, what it wants the other."""
    good: i64 = 0
    while good < GOODS:
        given, wanted = s.deals[offer * ROW + GIVES + good], s.deals[offer * ROW + WANTS + good]
        if given > 0:
            hand_over(s, giver, taker, good, given)
        if wanted > 0:
            hand_over(s, taker, giver, good, wanted)
        good += 1


def hand_over(s: Catan, giver: i64, taker: i64, good: i64, n: i64) -> None:
    lose(s, giver, good, n)
    s.goods[taker * GOODS + good] += n
    s.tell("handed-over", giver, taker, n, good)
