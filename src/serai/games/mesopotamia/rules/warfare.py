"""Warfare (p. 25): knucklebones, and units that are raised."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, Decision, Fault, Note
from serai.games.mesopotamia.rules.goods import gain, has, heap_of
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import AREAS, BONE, LAND, LEVELS, WOOD
from serai.games.mesopotamia.units import NO_UNIT, place, reserve, unit_limit, units_on_map

NO_MORE: Final = 192  # LAND * AREAS

NO_SUCH_AREA: Final = 1
NOT_KNOWN: Final = 2
NO_WOOD: Final = 3
NONE_LEFT: Final = 4
LIMIT: Final = 5
NOT_THERE: Final = 6


def start_warfare(s: Mesopotamia, side: i64, card: i64) -> None:
    """The knucklebones are taken at once: they never hurt. Then units are raised."""  # rules MES078, MES162
    gain(s, side, BONE, s.data.amount[card])
    s.tell("takes-bones", s.empire[side], s.data.amount[card])
    s.then(Raise(side, card, s.data.second[card]))


class Raise(Decision[Mesopotamia]):
    """A unit of the card's level or a lower one, in the start area or beside an own settlement."""

    # rules MES079, MES120, G15, G67

    fields: ClassVar[tuple[str, ...]] = ("player", "card", "left")
    rule: ClassVar[str] = "MES079"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NO_SUCH_AREA, "MES008", "no-such-area"),
        (NOT_KNOWN, "MES079", "unit-not-known"),
        (NO_WOOD, "MES079", "no-wood"),
        (NONE_LEFT, "MES003", "none-left"),
        (LIMIT, "MES120", "unit-limit"),
        (NOT_THERE, "MES079", "raise-at-home"),
    )

    def __init__(self, player: i64, card: i64, left: i64) -> None:
        self.player = player
        self.card = card
        self.left = left

    def idle(self, s: Mesopotamia) -> bool:
        return self.left == 0 or len(self.moves(s)) == 1

    def size(self, s: Mesopotamia) -> i64:
        return NO_MORE + 1

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        if move == NO_MORE:
            return FINE
        if move % AREAS >= s.data.areas:
            return NO_SUCH_AREA
        found = kind_fault(s, self.player, self.card, move // AREAS)
        if found != FINE:
            return found
        return FINE if can_raise_in(s, self.player, move % AREAS) else NOT_THERE

    def moves(self, s: Mesopotamia) -> vec[i64]:
        found = vec[i64]()
        for kind in range(LAND):
            if kind_fault(s, self.player, self.card, kind) == FINE:
                for area in range(s.data.areas):
                    if can_raise_in(s, self.player, area):
                        found = append(found, kind * AREAS + area)
        return append(found, NO_MORE)

    def default(self, s: Mesopotamia) -> i64:
        return NO_MORE

    def prompt(self, s: Mesopotamia) -> Note | None:
        return Note("ask-raise-left", self.left)

    def preview(self, s: Mesopotamia, move: i64) -> Note | None:
        if move == NO_MORE:
            return None
        return Note("move-costs", 0 if is_free(s, self.card, move // AREAS) else heap_of(WOOD, s.data.raise_wood))

    def play(self, s: Mesopotamia, move: i64) -> None:
        if move == NO_MORE:
            s.tell("raises-no-more", s.empire[self.player])
            return
        kind, area = move // AREAS, move % AREAS
        if not is_free(s, self.card, kind):
            gain(s, self.player, WOOD, -s.data.raise_wood)
        place(s, reserve(s, self.player, kind), area)
        s.tell("raises", s.empire[self.player], kind, area)
        s.then(Raise(self.player, self.card, self.left - 1))


def is_free(s: Mesopotamia, card: i64, kind: i64) -> bool:
    """Whether a card raises a kind without wood."""
    return s.data.third[card] >> kind & 1 == 1


def can_raise_in(s: Mesopotamia, side: i64, area: i64) -> bool:
    return area == s.start[side] or s.settlement[area] == side


def kind_fault(s: Mesopotamia, side: i64, card: i64, kind: i64) -> i64:
    """Whether a unit of a kind can be raised with a card."""  # rules MES009, MES079
    if s.data.raised_at[kind] > card % LEVELS + 1:
        return NOT_KNOWN
    if units_on_map(s, side) >= unit_limit(s, side):
        return LIMIT
    if reserve(s, side, kind) == NO_UNIT:
        return NONE_LEFT
    return FINE if is_free(s, card, kind) or has(s, side, WOOD) >= s.data.raise_wood else NO_WOOD
