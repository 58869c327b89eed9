"""Building actions: precious goods, bought on the board or free of charge."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, FINE, NOBODY, Chance, Fault, Note
from serai.games.tadmor.rules.holdings import Simultaneous, charge, has, is_affordable, score, total
from serai.games.tadmor.rules.notes import cost_note
from serai.games.tadmor.state import OWNED, PILES, Tadmor
from serai.games.tadmor.tables import (
    COLOURS,
    GOODS,
    KINDS,
    U_CHOICE,
    U_GOOD_DISCOUNT,
    U_GOOD_FOR_PRESTIGE,
    U_GOOD_PRESTIGE,
)

IN_GOODS: Final = 0
IN_PRESTIGE: Final = 1

GOOD_DEAR: Final = 10
STACK_EMPTY: Final = 11
NO_PRESTIGE: Final = 12
NOT_THAT_COLOUR: Final = 13
NO_TILE_LEFT: Final = 14
PRECIOUS_FAULTS: Final[tuple[Fault, ...]] = (
    (GOOD_DEAR, "B11", "good-dear"),
    (STACK_EMPTY, "B11", "stack-empty"),
    (NO_PRESTIGE, "I9", "no-prestige"),
    (NOT_THAT_COLOUR, "B11", "not-that-colour"),
    (NO_TILE_LEFT, "B11", "no-tile-left"),
)


def price_fault(s: Tadmor, p: i64, colour: i64) -> i64:  # rule B11, I28
    discount = total(s, p, U_GOOD_DISCOUNT)
    return FINE if is_affordable(s, p, s.data.price, colour * GOODS, discount) else GOOD_DEAR


def preview_price(s: Tadmor, p: i64, colour: i64) -> Note:  # rule B11, I28
    return cost_note(s.data.price, colour * GOODS, total(s, p, U_GOOD_DISCOUNT))


def prestige_fault(s: Tadmor, p: i64) -> i64:  # rule I9
    """Prestige points may stand for the price once a round, and not below zero."""
    if not has(s, p, U_GOOD_FOR_PRESTIGE) or s.favoured[p]:
        return NO_PRESTIGE
    return FINE if s.pp[p] >= total(s, p, U_GOOD_FOR_PRESTIGE) else NO_PRESTIGE


def good_fault(s: Tadmor, p: i64, colour: i64) -> i64:  # rule B11
    if s.top[colour] == NOBODY:
        return STACK_EMPTY
    if prestige_fault(s, p) == FINE:
        return FINE
    return price_fault(s, p, colour)


def buy_good(s: Tadmor, p: i64, colour: i64) -> None:  # rule B11
    if prestige_fault(s, p) == FINE:
        s.then(Price(p, colour))
    else:
        pay_price(s, p, colour)


def pay_price(s: Tadmor, p: i64, colour: i64) -> None:
    obtain(s, p, colour)
    charge(s, p, s.data.price, colour * GOODS, total(s, p, U_GOOD_DISCOUNT))


def obtain(s: Tadmor, p: i64, colour: i64) -> None:  # rule B11, I8, I27, I43
    """The bought tile: the top one, or any of the stack for a connoisseur (I43)."""
    score(s, p, total(s, p, U_GOOD_PRESTIGE))
    if has(s, p, U_CHOICE):
        s.then(PickTile(p, colour, 0))
    else:
        take_top(s, p, colour)


def take_top(s: Tadmor, p: i64, colour: i64) -> None:
    kind = s.top[colour]
    s.top[colour] = NOBODY
    s.goods[p * KINDS + kind] += 1
    s.touch(p)
    s.touch(PILES)
    s.tell("got-good", p, kind)
    s.then(Unstack(colour))


def score_free_good(s: Tadmor, p: i64) -> None:  # rule I8, I27
    """A good that was not bought brings one point for each such upgrade."""
    for tile in s.data.tiles_of[U_GOOD_PRESTIGE]:
        if s.upgrade_at[tile] == OWNED + p:
            score(s, p, s.data.extra[tile])


class Price(Simultaneous):  # rule I9
    """Pay the goods asked for, or prestige points in their place."""

    fields: ClassVar[tuple[str, ...]] = ("player", "colour")
    rule: ClassVar[str] = "I9"
    faults: ClassVar[tuple[Fault, ...]] = PRECIOUS_FAULTS

    def __init__(self, player: i64, colour: i64) -> None:
        super().__init__(player)
        self.colour = colour

    def size(self, s: Tadmor) -> i64:
        return IN_PRESTIGE + 1

    def fault(self, s: Tadmor, move: i64) -> i64:
        if move == IN_PRESTIGE:
            return prestige_fault(s, self.player)
        return price_fault(s, self.player, self.colour)

    def play(self, s: Tadmor, move: i64) -> None:
        if move == IN_GOODS:
            pay_price(s, self.player, self.colour)
            return
        points = total(s, self.player, U_GOOD_FOR_PRESTIGE)
        s.pp[self.player] -= points
        s.touch(self.player)
        s.favoured[self.player] = 1
        s.tell("paid-prestige", self.player, points)
        obtain(s, self.player, self.colour)

    def preview(self, s: Tadmor, move: i64) -> Note | None:
        if move == IN_PRESTIGE:
            return Note("costs-points", total(s, self.player, U_GOOD_FOR_PRESTIGE))
        return preview_price(s, self.player, self.colour)


def count_tiles(s: Tadmor, kind: i64) -> i64:
    """Tiles of a kind in its stack, the top one among them."""
    on_top: i64 = 1 if s.top[s.data.colour_of[kind]] == kind else 0
    return s.pile[kind] + on_top


def any_tile_fault(s: Tadmor) -> i64:
    for kind in s.top:
        if kind != NOBODY:
            return FINE
    return STACK_EMPTY


class PickTile(Simultaneous):  # rule I43, K1, K2
    """Choose any tile of a stack (of every stack, if `colour` is NOBODY); the rest is shuffled."""

    fields: ClassVar[tuple[str, ...]] = ("player", "colour", "free")
    rule: ClassVar[str] = "I43"
    faults: ClassVar[tuple[Fault, ...]] = PRECIOUS_FAULTS

    def __init__(self, player: i64, colour: i64, free: i64) -> None:
        super().__init__(player)
        self.colour = colour
        self.free = free

    def size(self, s: Tadmor) -> i64:
        return KINDS

    def fault(self, s: Tadmor, kind: i64) -> i64:
        if self.colour != NOBODY and s.data.colour_of[kind] != self.colour:
            return NOT_THAT_COLOUR
        return FINE if count_tiles(s, kind) else NO_TILE_LEFT

    def play(self, s: Tadmor, move: i64) -> None:
        colour = s.data.colour_of[move]
        s.pile[s.top[colour]] += 1
        s.top[colour] = NOBODY
        s.pile[move] -= 1
        s.goods[self.player * KINDS + move] += 1
        s.touch(self.player)
        s.touch(PILES)
        s.tell("picked-good", self.player, move)
        if self.free:
            score_free_good(s, self.player)
        s.then(Unstack(colour))


class Gift(Simultaneous):  # rule B9
    """Take the top tile of a stack for having finished a temple, as often as is due."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left")
    rule: ClassVar[str] = "B9"
    faults: ClassVar[tuple[Fault, ...]] = PRECIOUS_FAULTS

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def idle(self, s: Tadmor) -> bool:
        return self.left == 0 or any_tile_fault(s) != FINE

    def size(self, s: Tadmor) -> i64:
        return COLOURS

    def fault(self, s: Tadmor, colour: i64) -> i64:
        return FINE if s.top[colour] != NOBODY else STACK_EMPTY

    def play(self, s: Tadmor, move: i64) -> None:
        s.then(Gift(self.player, self.left - 1))
        take_top(s, self.player, move)
        score_free_good(s, self.player)

    def preview(self, s: Tadmor, move: i64) -> Note | None:
        return Note("brings-kind", s.top[move])


class Unstack(Chance[Tadmor]):  # rule S4
    """What comes to light under a tile that was taken: the order of a stack is nobody's knowledge."""

    fields: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, colour: i64) -> None:
        super().__init__(CHANCE)
        self.colour = colour

    def idle(self, s: Tadmor) -> bool:
        return len(self.moves(s)) == 0

    def moves(self, s: Tadmor) -> vec[i64]:
        found = vec[i64]()
        for kind in range(KINDS):
            if s.data.colour_of[kind] == self.colour and s.pile[kind]:
                found = append(found, kind)
        return found

    def odds(self, s: Tadmor) -> vec[i64]:
        found = vec[i64]()
        for kind in self.moves(s):
            found = append(found, s.pile[kind])
        return found

    def play(self, s: Tadmor, move: i64) -> None:
        s.pile[move] -= 1
        s.top[self.colour] = move
        s.touch(PILES)
        s.tell("on-top", self.colour, move)
