"""Trade (p. 24): tokens in the trade area, amphorae on them, and their owners who are paid."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note
from serai.games.mesopotamia.rules.goods import affords, gain, heap, receive
from serai.games.mesopotamia.state import MAP, SIEGE, Mesopotamia
from serai.games.mesopotamia.tables import AMPHORAE, BASIC, GOODS, SHIP
from serai.games.mesopotamia.units import amphorae, count, nation, unseated

NO_TOKEN: Final = 1
LEVEL_TOO_LOW: Final = 2
NO_SHIP: Final = 3
CANNOT_PAY: Final = 4
BARRED: Final = 5

NOT_IN_ORDER: Final = 1


def trade_note(s: Mesopotamia, side: i64, slot: i64) -> Note:
    """Both sides of a token, and what becomes of the amphora on it."""
    t, token, owner = s.data, s.trade[slot], s.amphora[slot]
    gives, gets, any_goods = heap(t.token_give, token * GOODS), heap(t.token_get, token * GOODS), t.token_any[token]
    if owner == NOBODY and amphorae(s, side) < AMPHORAE:
        return Note("trade-claims", gives, gets, any_goods, t.token_points[token])
    if owner not in (NOBODY, side) and not unseated(s, owner):
        return Note("trade-pays", gives, gets, any_goods, nation(s, owner))
    return Note("trade-brings", gives, gets, any_goods)


def trade_fault(s: Mesopotamia, side: i64, slot: i64, level: i64) -> i64:
    """Whether a side may trade on a slot with a card of this trade level."""  # rules MES075, MES147, G14, G17
    token = s.trade[slot]
    if token == NOBODY:
        return NO_TOKEN
    if s.solo == SIEGE and s.amphora[slot] != NOBODY and s.amphora[slot] != side:
        return BARRED
    if s.data.slot_level[slot] > level:
        return LEVEL_TOO_LOW
    if s.data.slot_ship[slot] and count(s, side, SHIP) == 0:
        return NO_SHIP
    return FINE if affords(s, side, s.data.token_give, token * GOODS) else CANNOT_PAY


def trade(s: Mesopotamia, side: i64, slot: i64) -> None:
    """The left side goes to the owner of the amphora or to the supply, the right side comes from the supply."""
    # rules MES076, G14
    token = s.trade[slot]
    owner = s.amphora[slot]
    for good in range(GOODS):
        price = s.data.token_give[token * GOODS + good]
        gain(s, side, good, -price)
        if owner != NOBODY and owner != side and not unseated(s, owner):  # rule G32
            gain(s, owner, good, price)
    receive(s, side, s.data.token_get, token * GOODS)
    gives, gets = heap(s.data.token_give, token * GOODS), heap(s.data.token_get, token * GOODS)
    s.tell("trades", s.empire[side], slot, gives, gets)
    if owner == NOBODY and amphorae(s, side) < AMPHORAE:
        s.amphora[slot] = side
        s.touch(MAP)
        s.tell("claims", s.empire[side], slot)
    elif owner != NOBODY and owner != side and not unseated(s, owner):
        s.tell("pays-owner", s.empire[side], nation(s, owner), gives)
    if s.data.token_any[token]:
        s.then(TakeAny(side, s.data.token_any[token], 0))


class TakeAny(Decision[Mesopotamia]):
    """Basic goods of choice, one by one in ascending order."""  # rule MES002

    fields: ClassVar[tuple[str, ...]] = ("player", "left", "least")
    rule: ClassVar[str] = "MES002"
    faults: ClassVar[tuple[Fault, ...]] = ((NOT_IN_ORDER, "MES002", "take-in-order"),)

    def __init__(self, player: i64, left: i64, least: i64) -> None:
        self.player = player
        self.left = left
        self.least = least

    def idle(self, s: Mesopotamia) -> bool:
        return self.left == 0

    def size(self, s: Mesopotamia) -> i64:
        return BASIC

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        return FINE if move >= self.least else NOT_IN_ORDER

    def prompt(self, s: Mesopotamia) -> Note | None:
        return Note("ask-take-left", self.left)

    def play(self, s: Mesopotamia, move: i64) -> None:
        gain(s, self.player, move, 1)
        s.tell("takes-good", s.empire[self.player], move)
        s.then(TakeAny(self.player, self.left - 1, move))
