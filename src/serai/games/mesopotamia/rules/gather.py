"""Gather & Trade (p. 22 to 24): goods from different sources, and trades, in either order."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note
from serai.games.mesopotamia.rules import trade
from serai.games.mesopotamia.rules.goods import gain, heap_of
from serai.games.mesopotamia.state import OPEN, Mesopotamia
from serai.games.mesopotamia.tables import AREAS, BASIC, SHIP, SLOTS
from serai.games.mesopotamia.units import NO_UNIT, count, own, unit_at

# The block: sources (the start area with a good of choice; settlements; units; ships with a bank), trades, enough.
SETTLED_AT: Final = 4  # BASIC
UNIT_AT: Final = 52
SHIP_AT: Final = 100  # section * 2 + bank
TRADE_AT: Final = 196
STOP: Final = 208

# What has been done of the two halves.
GATHERED: Final = 1
TRADED: Final = 2
GATHER_CLOSED: Final = 4
TRADE_CLOSED: Final = 8

BYTE: Final = 256
FULL: Final = 281_474_976_710_656  # 256 ** 6: from here on seven bytes are taken

NO_SUCH_PLACE: Final = 1
ENOUGH: Final = 2
BEHIND: Final = 3
USED: Final = 4
NO_SETTLEMENT: Final = 5
NO_UNIT_THERE: Final = 6
NO_SHIP_THERE: Final = 7
BARREN: Final = 8
TRADED_ENOUGH: Final = 9
NO_TOKEN: Final = 10
LEVEL_TOO_LOW: Final = 11
NO_SHIP: Final = 12
CANNOT_PAY: Final = 13
BARRED: Final = 14


def start_gather(s: Mesopotamia, side: i64, card: i64) -> None:
    """The card says how much is gathered, how often and on which level is traded."""  # rules MES073, MES162
    s.then(Gather(side, card, s.data.amount[card], s.data.second[card], 0, 0, 0))


class Gather(Decision[Mesopotamia]):
    """The next source, or a trade, or enough. Sources that have served stand in `used` and `more`, a byte each."""

    # rules MES073, MES074, MES075, G13, G61, G62
    fields: ClassVar[tuple[str, ...]] = ("player", "card", "left", "trades", "used", "more", "done")
    rule: ClassVar[str] = "MES074"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NO_SUCH_PLACE, "MES008", "no-such-place"),
        (ENOUGH, "MES074", "gathered-enough"),
        (BEHIND, "G61", "half-is-over"),
        (USED, "MES074", "source-used"),
        (NO_SETTLEMENT, "MES074", "no-settlement-there"),
        (NO_UNIT_THERE, "MES074", "no-unit-there"),
        (NO_SHIP_THERE, "MES074", "no-ship-there"),
        (BARREN, "G13", "barren"),
        (TRADED_ENOUGH, "MES075", "traded-enough"),
        (NO_TOKEN, "MES075", "no-token"),
        (LEVEL_TOO_LOW, "MES075", "trade-level"),
        (NO_SHIP, "MES075", "trade-ship"),
        (CANNOT_PAY, "MES076", "trade-price"),
        (BARRED, "MES147", "trade-barred"),
    )

    def __init__(self, player: i64, card: i64, left: i64, trades: i64, used: i64, more: i64, done: i64) -> None:
        self.player = player
        self.card = card
        self.left = left
        self.trades = trades
        self.used = used
        self.more = more
        self.done = done

    def idle(self, s: Mesopotamia) -> bool:
        return not self.starts_at_home() and len(self.moves(s)) == 1

    def starts_at_home(self) -> bool:
        """Whether the start area can still serve: it always yields something."""
        return self.left > 0 and not self.done & GATHER_CLOSED and self.served(0) == 0

    def size(self, s: Mesopotamia) -> i64:
        return STOP + 1

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        if move == STOP:
            return FINE
        if move >= TRADE_AT:
            return self.trade_fault(s, move - TRADE_AT)
        if self.done & GATHER_CLOSED:
            return BEHIND
        if self.left == 0:
            return ENOUGH
        found = source_fault(s, self.player, move)
        if found != FINE:
            return found
        return FINE if self.is_fresh(s, move) else USED

    def is_fresh(self, s: Mesopotamia, move: i64) -> bool:
        """Whether a source has not served yet; an area with several units serves as often as there are units."""
        before = self.served(source_of(move))
        if UNIT_AT <= move < SHIP_AT:
            return before < own(s, move - UNIT_AT, self.player)
        return before == 0

    def served(self, source: i64) -> i64:
        """How often a source has served."""
        return times(self.used, source + 1) + times(self.more, source + 1)

    def trade_fault(self, s: Mesopotamia, slot: i64) -> i64:
        if self.done & TRADE_CLOSED:
            return BEHIND
        if self.trades == 0:
            return TRADED_ENOUGH
        found = trade.trade_fault(s, self.player, slot, s.data.third[self.card])
        return FINE if found == FINE else NO_TOKEN - 1 + found

    def moves(self, s: Mesopotamia) -> vec[i64]:
        found = vec[i64]()
        if self.left and not self.done & GATHER_CLOSED:
            found = self.sources(s, found)
        if self.trades and not self.done & TRADE_CLOSED:
            for slot in range(SLOTS):
                if self.trade_fault(s, slot) == FINE:
                    found = append(found, TRADE_AT + slot)
        return append(found, STOP)

    def sources(self, s: Mesopotamia, found: vec[i64]) -> vec[i64]:
        if self.starts_at_home():
            for good in range(BASIC):
                found = append(found, good)
        for area in range(s.data.areas):
            if s.settlement[area] == self.player and self.fault(s, SETTLED_AT + area) == FINE:
                found = append(found, SETTLED_AT + area)
        for area in range(s.data.areas):
            if own(s, area, self.player) and self.fault(s, UNIT_AT + area) == FINE:
                found = append(found, UNIT_AT + area)
        if count(s, self.player, SHIP):
            for move in range(SHIP_AT, SHIP_AT + 2 * s.data.sections):
                if self.fault(s, move) == FINE:
                    found = append(found, move)
        return found

    def default(self, s: Mesopotamia) -> i64:
        return STOP

    def prompt(self, s: Mesopotamia) -> Note | None:
        return Note("ask-gather-left", self.left, self.trades)

    def preview(self, s: Mesopotamia, move: i64) -> Note | None:
        """A source yields one good; a trade gives and takes."""
        if move == STOP:
            return None
        if move < TRADE_AT:
            return Note("move-brings", heap_of(good_of(s, move), 1))
        return trade.trade_note(s, self.player, move - TRADE_AT)

    def play(self, s: Mesopotamia, move: i64) -> None:
        if move == STOP:
            s.tell("gathers-no-more", s.empire[self.player])
        elif move >= TRADE_AT:
            done = self.done | TRADED | (GATHER_CLOSED if self.done & GATHERED else 0)
            s.then(Gather(self.player, self.card, self.left, self.trades - 1, self.used, self.more, done))
            trade.trade(s, self.player, move - TRADE_AT)
        else:
            good = good_of(s, move)
            gain(s, self.player, good, 1)
            s.tell("gathers", s.empire[self.player], good, area_of(s, self.player, move))
            done = self.done | GATHERED | (TRADE_CLOSED if self.done & TRADED else 0)
            used, more = self.used, self.more
            if used < FULL:
                used = used * BYTE + source_of(move) + 1
            else:
                more = more * BYTE + source_of(move) + 1
            s.then(Gather(self.player, self.card, self.left - 1, self.trades, used, more, done))


def source_of(move: i64) -> i64:
    """The source a move takes from, by its first move: 0 for the start area; a ship is one source for both banks."""
    if move < SETTLED_AT:
        return 0
    return move - (move - SHIP_AT) % 2 if move >= SHIP_AT else move


def times(used: i64, mark: i64) -> i64:
    """How often a byte is among others."""
    found: i64 = 0
    while used:
        if used % BYTE == mark:
            found += 1
        used //= BYTE
    return found


def source_fault(s: Mesopotamia, side: i64, move: i64) -> i64:
    """Whether a side has a source."""  # rules MES074, MES032, G13
    if move < SETTLED_AT:
        return FINE
    if move < SHIP_AT:
        area = (move - SETTLED_AT) % AREAS
        if area >= s.data.areas:
            return NO_SUCH_PLACE
        if move < UNIT_AT and s.settlement[area] != side:
            return NO_SETTLEMENT
        if move >= UNIT_AT and own(s, area, side) == 0:
            return NO_UNIT_THERE
        return FINE if s.ground[area] == OPEN else BARREN
    section = (move - SHIP_AT) // 2
    if section >= s.data.sections or s.data.bank[2 * section] == NOBODY:
        return NO_SUCH_PLACE
    if unit_at(s, side, SHIP, section) == NO_UNIT:
        return NO_SHIP_THERE
    return FINE if s.ground[s.data.bank[move - SHIP_AT]] == OPEN else BARREN


def area_of(s: Mesopotamia, side: i64, move: i64) -> i64:
    """The area a source lies in."""
    if move < SETTLED_AT:
        return s.start[side]
    return (move - SETTLED_AT) % AREAS if move < SHIP_AT else s.data.bank[move - SHIP_AT]


def good_of(s: Mesopotamia, move: i64) -> i64:
    """What a source yields."""
    if move < SETTLED_AT:
        return move
    return s.data.resource[(move - SETTLED_AT) % AREAS if move < SHIP_AT else s.data.bank[move - SHIP_AT]]
