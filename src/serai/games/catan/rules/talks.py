"""Talks between players: an offer to all or to one, answers and counter-offers, proposals to the player on turn."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, Decision, Fault, Note, Step
from serai.games.catan.rules.trade import (
    ACCEPTED,
    COUNTERED,
    GIVES,
    REFUSED,
    ROW,
    SAME_KIND,
    STANDING,
    WANTS,
    can_hand_over,
    clear_side,
    count_side,
    exchange,
    holds_anything,
    most_held,
    most_of,
    most_wanted,
    told_side,
)
from serai.games.catan.state import Catan, prove
from serai.games.catan.tables import GOLD, GOODS, SEATS

# What is put together.
AN_OFFER: Final = 0
A_COUNTER: Final = 1
A_PROPOSAL: Final = 2

# The moves of an answer; of someone asked for a proposal; and one behind the players when the player on turn chooses.
ACCEPT: Final = 0
REFUSE: Final = 1
COUNTER: Final = 2
PROPOSE: Final = 0
NOTHING: Final = 1
NO_DEAL: Final = SEATS

# What can be wrong with an offer that is put together, and with answers to it.
NO_GIFTS: Final = 1
NOT_HELD: Final = 2
NOBODY_HAS: Final = 3
NOT_A_PARTNER: Final = 4
CANNOT_GIVE: Final = 5
DID_NOT_ACCEPT: Final = 6


def begin_offer(s: Catan, player: i64) -> None:  # rule B20
    """The offer is put together, then all who are asked answer at the same time, then the player chooses."""
    s.attempts[player] += 1
    s.stack.append(Compose(player, AN_OFFER))


def invite(s: Catan, player: i64) -> None:  # rule B20
    """Everyone else may propose something, all at the same time; then the player chooses."""
    s.attempts[player] += 1
    s.offers += 1
    s.tell("invites", player)
    s.stack.append(CloseTalks(player))
    s.stack.append(Choose(player))
    for i in range(s.players - 1, 0, -1):
        s.stack.append(Propose((player + i) % s.players))


class CloseTalks(Step[Catan]):  # rule B20
    """Nothing of an offer stays on the table."""

    def run(self, s: Catan) -> None:
        s.asked = 0
        for p in range(s.players):
            clear_side(s, p)


class Compose(Decision[Catan]):  # rule B20, B21
    """An offer, counter-offer or proposal, card by card in any order, and whom it is for.

    Its moves: each good to give, each good to want, to ask all for it, to ask one player only, to drop it.
    """

    fields: ClassVar[tuple[str, ...]] = ("player", "what")
    rule: ClassVar[str] = "B21"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NO_GIFTS, "B21", "no-gifts"),
        (NOT_HELD, "B21", "none-of-it"),
        (NOBODY_HAS, "B21", "nobody-has-that"),
        (SAME_KIND, "B21", "same-kind"),
        (NOT_A_PARTNER, "B20", "not-a-partner"),
    )

    def __init__(self, player: i64, what: i64) -> None:
        super().__init__(player)
        self.what = what

    def together(self) -> bool:
        return self.what != AN_OFFER

    def size(self, s: Catan) -> i64:
        return 2 * s.data.kinds + 2 + SEATS

    def fault(self, s: Catan, move: i64) -> i64:
        """None is given that is not held, none wanted that nobody can have, none stands on both sides."""
        kinds, row = s.data.kinds, self.player * ROW
        if move < kinds:
            if s.deals[row + WANTS + move] > 0:
                return SAME_KIND
            return FINE if s.deals[row + GIVES + move] < s.goods[self.player * GOODS + move] else NOT_HELD
        if move < 2 * kinds:
            good = move - kinds
            if s.deals[row + GIVES + good] > 0:
                return SAME_KIND
            return FINE if s.deals[row + WANTS + good] < most_wanted(s, self.player, good) else NOBODY_HAS
        return self._ask_fault(s, move - 2 * kinds)

    def _ask_fault(self, s: Catan, move: i64) -> i64:
        """To all, to one, or to nobody."""
        if move > SEATS:
            return FINE
        if move > 0 and (self.what != AN_OFFER or move - 1 == self.player or move > s.players):
            return NOT_A_PARTNER
        return FINE if self._has_both_sides(s) else NO_GIFTS

    def _has_both_sides(self, s: Catan) -> bool:
        return count_side(s, self.player, GIVES) > 0 and count_side(s, self.player, WANTS) > 0

    def moves(self, s: Catan) -> vec[i64]:
        """Hands and sides are counted once for all of them."""
        kinds, gives, wants, hand = (
            s.data.kinds,
            self.player * ROW + GIVES,
            self.player * ROW + WANTS,
            self.player * GOODS,
        )
        deals, goods, found = s.deals, s.goods, vec[i64]()
        for good in range(kinds):
            if deals[wants + good] == 0 and deals[gives + good] < goods[hand + good]:
                found = append(found, good)
        cards = most_held(s, self.player, 0)
        for good in range(kinds):
            held = most_held(s, self.player, GOLD) if good == GOLD else cards
            if deals[gives + good] == 0 and deals[wants + good] < most_of(s, self.player, good, held):
                found = append(found, kinds + good)
        if self._has_both_sides(s):
            found = append(found, 2 * kinds)
            if self.what == AN_OFFER:
                for p in range(s.players):
                    if p != self.player:
                        found = append(found, 2 * kinds + 1 + p)
        return append(found, 2 * kinds + 1 + SEATS)

    def about(self, s: Catan, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return (0 if move >= 2 * s.data.kinds else move % s.data.kinds), 0, 0

    def default(self, s: Catan) -> i64:
        return 2 * s.data.kinds + 1 + SEATS  # drop it

    def play(self, s: Catan, move: i64) -> None:
        kinds, row = s.data.kinds, self.player * ROW
        if move < kinds:
            s.deals[row + GIVES + move] += 1
            prove(s, self.player, move, s.deals[row + GIVES + move])
        elif move < 2 * kinds:
            s.deals[row + WANTS + move - kinds] += 1
        if move < 2 * kinds:
            s.stack.append(self)
        elif move > 2 * kinds + SEATS:
            self._drop(s)
        elif self.what == AN_OFFER:
            self._ask(s, move - 2 * kinds)
        else:
            self._answer(s)

    def _drop(self, s: Catan) -> None:
        """A counter-offer taken back leaves all other answers open; so does a proposal."""
        if count_side(s, self.player, GIVES) + count_side(s, self.player, WANTS) > 0:
            s.tell("dropped-offer", self.player)
        clear_side(s, self.player)
        if self.what == A_COUNTER:
            s.stack.append(Answer(self.player))
        elif self.what == A_PROPOSAL:
            s.stack.append(Propose(self.player))

    def _answer(self, s: Catan) -> None:
        s.deals[self.player * ROW] = COUNTERED
        message = "counters" if self.what == A_COUNTER else "proposes"
        s.tell(message, self.player, told_side(s, self.player, GIVES), told_side(s, self.player, WANTS))

    def _ask(self, s: Catan, one: i64) -> None:
        """Everyone is asked, or one player."""
        p = self.player
        s.offers += 1
        s.deals[p * ROW] = STANDING
        gives, wants = told_side(s, p, GIVES), told_side(s, p, WANTS)
        if one == 0:
            s.tell("offers", p, gives, wants)
        else:
            s.tell("offers-to", p, one - 1, gives, wants)
        s.stack.append(CloseTalks(p))
        s.stack.append(Choose(p))
        for i in range(s.players - 1, 0, -1):
            other = (p + i) % s.players
            if one == 0 or other == one - 1:
                s.asked |= 1 << other
                s.stack.append(Answer(other))

    def prompt(self, s: Catan) -> Note:
        """What is on the table already, both sides of it."""
        p, t = self.player, s.turn
        gives, wants = told_side(s, p, GIVES), told_side(s, p, WANTS)
        if self.what == A_COUNTER:
            return Note("ask-counter", t, told_side(s, t, GIVES), told_side(s, t, WANTS), gives, wants)
        return Note("ask-proposal", t, gives, wants) if self.what == A_PROPOSAL else Note("ask-offer", gives, wants)


class Answer(Decision[Catan]):  # rule B20
    """Whoever is asked accepts, refuses, or says what would do instead; all of them at the same time."""

    rule: ClassVar[str] = "B20"
    faults: ClassVar[tuple[Fault, ...]] = ((CANNOT_GIVE, "B21", "cannot-give-that"),)

    def together(self) -> bool:
        return True

    def idle(self, s: Catan) -> bool:
        return not holds_anything(s, self.player)

    def size(self, s: Catan) -> i64:
        return COUNTER + 1

    def fault(self, s: Catan, move: i64) -> i64:
        if move == ACCEPT and not can_hand_over(s, self.player, s.turn, WANTS):
            return CANNOT_GIVE
        return FINE

    def default(self, s: Catan) -> i64:
        return REFUSE

    def play(self, s: Catan, move: i64) -> None:
        if move == ACCEPT:
            self._accept(s)
        elif move == REFUSE:
            s.deals[self.player * ROW] = REFUSED
            s.tell("refuses", self.player)
        else:
            s.attempts[self.player] += 1
            s.stack.append(Compose(self.player, A_COUNTER))

    def _accept(self, s: Catan) -> None:
        """Where nobody else was asked, that is the deal; else the player on turn chooses."""
        s.tell("accepts", self.player)
        if s.asked == 1 << self.player:
            exchange(s, s.turn, self.player)
            return
        s.deals[self.player * ROW] = ACCEPTED
        for good in range(GOODS):
            prove(s, self.player, good, s.deals[s.turn * ROW + WANTS + good])

    def prompt(self, s: Catan) -> Note:
        return Note("ask-answer", s.turn, told_side(s, s.turn, GIVES), told_side(s, s.turn, WANTS))

    def preview(self, s: Catan, move: i64) -> Note | None:
        if move != ACCEPT:
            return None
        return Note("swap-preview", told_side(s, s.turn, WANTS), told_side(s, s.turn, GIVES))


class Propose(Decision[Catan]):  # rule B20
    """Whoever is asked for a proposal makes one, or has none."""

    rule: ClassVar[str] = "B20"

    def together(self) -> bool:
        return True

    def idle(self, s: Catan) -> bool:
        return not holds_anything(s, self.player)

    def size(self, s: Catan) -> i64:
        return NOTHING + 1

    def fault(self, s: Catan, move: i64) -> i64:
        return FINE

    def default(self, s: Catan) -> i64:
        return NOTHING

    def play(self, s: Catan, move: i64) -> None:
        if move == NOTHING:
            s.deals[self.player * ROW] = REFUSED
            s.tell("proposes-nothing", self.player)
        else:
            s.attempts[self.player] += 1
            s.stack.append(Compose(self.player, A_PROPOSAL))

    def prompt(self, s: Catan) -> Note:
        return Note("ask-propose", s.turn)


class Choose(Decision[Catan]):  # rule B20
    """The player on turn makes the exchange with one who accepted or made an offer, or with nobody."""

    rule: ClassVar[str] = "B20"
    faults: ClassVar[tuple[Fault, ...]] = (
        (CANNOT_GIVE, "B21", "cannot-give-that"),
        (DID_NOT_ACCEPT, "B20", "did-not-accept"),
    )

    def idle(self, s: Catan) -> bool:
        for p in range(s.players):
            if s.deals[p * ROW] == ACCEPTED or s.deals[p * ROW] == COUNTERED:
                return False
        return True

    def size(self, s: Catan) -> i64:
        return NO_DEAL + 1

    def fault(self, s: Catan, move: i64) -> i64:
        if move == NO_DEAL or s.deals[move * ROW] == ACCEPTED:
            return FINE
        if s.deals[move * ROW] != COUNTERED:
            return DID_NOT_ACCEPT
        return FINE if can_hand_over(s, self.player, move, WANTS) else CANNOT_GIVE

    def default(self, s: Catan) -> i64:
        return NO_DEAL

    def play(self, s: Catan, move: i64) -> None:
        if move == NO_DEAL:
            s.tell("no-deal", self.player)
        elif s.deals[move * ROW] == ACCEPTED:
            exchange(s, self.player, move)
        else:
            exchange(s, move, self.player)

    def prompt(self, s: Catan) -> Note:
        if s.deals[self.player * ROW] != STANDING:
            return Note("ask-choose-proposal")
        return Note("ask-choose", told_side(s, self.player, GIVES), told_side(s, self.player, WANTS))

    def preview(self, s: Catan, move: i64) -> Note | None:
        """What the player gives and gets."""
        if move == NO_DEAL:
            return None
        if s.deals[move * ROW] == ACCEPTED:
            return Note("swap-preview", told_side(s, self.player, GIVES), told_side(s, self.player, WANTS))
        return Note("swap-preview", told_side(s, move, WANTS), told_side(s, move, GIVES))
