"""Jade, the special good (p. 14), and paying: coins and camels may be replaced by jade, one for one."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import Fault, Note
from serai.games.marco_polo_2.rules.amounts import AMOUNT, Amount, smaller
from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.tables import CAMEL, COIN, GOLD, GOOD_ANY, GOOD_DIFF, HELD, JADE, PEPPER, POINTS, SILK

MOST_JADE: Final = 60  # the block of a payment; far more jade than a match brings
MOST_GOODS: Final = 16  # of one kind at once; a journey enters at most so many oases


def held(s: Journey, player: i64, kind: i64) -> i64:
    return s.goods[player * HELD + kind]


def change(s: Journey, player: i64, kind: i64, amount: i64) -> None:
    s.goods[player * HELD + kind] += amount
    s.touch(player)


def missing(s: Journey, player: i64, kind: i64, due: i64) -> i64:
    """How many of a kind jade must replace at least."""
    short = due - s.goods[player * HELD + kind]
    if short < 0:
        return 0
    return short


def payable(s: Journey, player: i64, coins: i64, camels: i64, jade: i64) -> bool:  # rule M78
    goods, at, due = s.goods, player * HELD, jade
    if coins > goods[at + COIN]:
        due += coins - goods[at + COIN]
    if camels > goods[at + CAMEL]:
        due += camels - goods[at + CAMEL]
    return due <= goods[at + JADE]


def affords(s: Journey, player: i64, bundle: i64, times: i64) -> bool:
    """Whether a printed price can be paid so many times. Points can always be paid: a score may fall below zero."""
    t, spare = s.data, i64(0)
    any_goods, different = t.of(bundle, GOOD_ANY) * times, t.of(bundle, GOOD_DIFF) * times
    for kind in range(PEPPER, GOLD + 1):
        left = held(s, player, kind) - t.of(bundle, kind) * times
        if left < 0:
            return False
        spare += left if not different or left < times else times
    if any_goods + different > spare:
        return False
    return payable(s, player, t.of(bundle, COIN) * times, t.of(bundle, CAMEL) * times, t.of(bundle, JADE) * times)


def pay_bundle(s: Journey, player: i64, bundle: i64, times: i64) -> None:
    """Pay a printed price; what leaves a choice is asked. What comes after must lie on the stack already."""
    t = s.data
    for kind in range(PEPPER, GOLD + 1):
        change(s, player, kind, -t.of(bundle, kind) * times)
        _tell_price(s, player, kind, t.of(bundle, kind) * times)
    points = t.of(bundle, POINTS) * times
    if points:
        s.points[player] -= points
        s.touch(player)
        s.tell("pays-points", player, points)
    different = t.of(bundle, GOOD_DIFF) * times
    if different:
        s.then(GiveGoods(player, PEPPER, different, times))
    any_goods = t.of(bundle, GOOD_ANY) * times
    if any_goods:
        s.then(GiveGoods(player, PEPPER, any_goods, any_goods))
    pay(s, player, t.of(bundle, COIN) * times, t.of(bundle, CAMEL) * times, t.of(bundle, JADE) * times)


def pay(s: Journey, player: i64, coins: i64, camels: i64, jade: i64) -> None:  # rule M78
    """Pay; asks how many coins, then how many camels jade replaces, where there is a choice."""
    _tell_price(s, player, COIN, coins)
    _tell_price(s, player, CAMEL, camels)
    _tell_price(s, player, JADE, jade)
    change(s, player, JADE, -jade)
    _pay_coins(s, player, coins, camels)


def _tell_price(s: Journey, player: i64, kind: i64, amount: i64) -> None:
    if amount:
        s.tell("pays", player, kind, amount)


def _pay_coins(s: Journey, player: i64, coins: i64, camels: i64) -> None:
    least = missing(s, player, COIN, coins)
    if least == _most_jade_for_coins(s, player, coins, camels):
        _hand_over(s, player, COIN, coins, least)
        _pay_camels(s, player, camels)
    else:
        s.then(PayCoins(player, coins, camels))


def _pay_camels(s: Journey, player: i64, camels: i64) -> None:
    least = missing(s, player, CAMEL, camels)
    if least == _most_jade_for_camels(s, player, camels):
        _hand_over(s, player, CAMEL, camels, least)
    else:
        s.then(PayCamels(player, camels))


def _most_jade_for_coins(s: Journey, player: i64, coins: i64, camels: i64) -> i64:
    return smaller(coins, held(s, player, JADE) - missing(s, player, CAMEL, camels))


def _most_jade_for_camels(s: Journey, player: i64, camels: i64) -> i64:
    return smaller(camels, held(s, player, JADE))


def _hand_over(s: Journey, player: i64, kind: i64, due: i64, jade: i64) -> None:
    change(s, player, kind, jade - due)
    change(s, player, JADE, -jade)
    if jade:
        s.tell("pays-with-jade", player, jade, kind)


class PayCoins(Amount):  # rule M78
    """How many of the coins due are paid in jade; enough jade stays for the camels due."""

    fields: ClassVar[tuple[str, ...]] = ("player", "coins", "camels")
    rule: ClassVar[str] = "M78"
    faults: ClassVar[tuple[Fault, ...]] = ((AMOUNT, "M78", "jade-amount"),)

    def __init__(self, player: i64, coins: i64, camels: i64) -> None:
        super().__init__(player)
        self.coins = coins
        self.camels = camels

    def least(self, s: Journey) -> i64:
        return missing(s, self.player, COIN, self.coins)

    def most(self, s: Journey) -> i64:
        return _most_jade_for_coins(s, self.player, self.coins, self.camels)

    def play(self, s: Journey, move: i64) -> None:
        _hand_over(s, self.player, COIN, self.coins, move)
        _pay_camels(s, self.player, self.camels)

    def prompt(self, s: Journey) -> Note | None:
        return Note("ask-pay-coins-due", self.player, self.coins)


class PayCamels(Amount):  # rule M78
    """How many of the camels due are paid in jade."""

    fields: ClassVar[tuple[str, ...]] = ("player", "camels")
    rule: ClassVar[str] = "M78"
    faults: ClassVar[tuple[Fault, ...]] = ((AMOUNT, "M78", "jade-amount"),)

    def __init__(self, player: i64, camels: i64) -> None:
        super().__init__(player)
        self.camels = camels

    def least(self, s: Journey) -> i64:
        return missing(s, self.player, CAMEL, self.camels)

    def most(self, s: Journey) -> i64:
        return _most_jade_for_camels(s, self.player, self.camels)

    def play(self, s: Journey, move: i64) -> None:
        _hand_over(s, self.player, CAMEL, self.camels, move)

    def prompt(self, s: Journey) -> Note | None:
        return Note("ask-pay-camels-due", self.player, self.camels)


class GoodsOfChoice(Amount):  # rule M100
    """Goods are named kind by kind: pepper, then silk, the rest in gold; at most `cap` of a kind."""

    fields: ClassVar[tuple[str, ...]] = ("player", "kind", "left", "cap")
    rule: ClassVar[str] = "M100"
    faults: ClassVar[tuple[Fault, ...]] = ((AMOUNT, "M100", "goods-amount"),)

    def __init__(self, player: i64, kind: i64, left: i64, cap: i64) -> None:
        super().__init__(player)
        self.kind = kind
        self.left = left
        self.cap = cap

    def room(self, s: Journey, kind: i64) -> i64:
        """How many of a kind could be among the goods."""
        return self.cap

    def first(self) -> i64:
        return (self.kind - PEPPER) * (MOST_GOODS + 1)

    def least(self, s: Journey) -> i64:
        after: i64 = 0
        for kind in range(self.kind + 1, GOLD + 1):
            after += self.room(s, kind)
        return self.left - after if self.left > after else 0

    def most(self, s: Journey) -> i64:
        return smaller(self.room(s, self.kind), self.left)

    def idle(self, s: Journey) -> bool:
        return self.left == 0


class GiveGoods(GoodsOfChoice):  # rule M100
    """Pay goods of choice."""

    def room(self, s: Journey, kind: i64) -> i64:
        return smaller(held(s, self.player, kind), self.cap)

    def play(self, s: Journey, move: i64) -> None:
        amount = move - self.first()
        change(s, self.player, self.kind, -amount)
        if amount:
            s.tell("gives", self.player, self.kind, amount)
        if self.left > amount:
            s.then(GiveGoods(self.player, self.kind + 1, self.left - amount, self.cap))


class TakeGoods(GoodsOfChoice):  # rule M100
    """Take goods of choice."""

    def play(self, s: Journey, move: i64) -> None:
        amount = move - self.first()
        self.take(s, self.kind, amount)
        left = self.left - amount
        if left and self.kind == SILK:
            self.take(s, GOLD, left)
        elif left:
            s.then(TakeGoods(self.player, self.kind + 1, left, self.cap))

    def take(self, s: Journey, kind: i64, amount: i64) -> None:
        if amount:
            change(s, self.player, kind, amount)
            s.tell("receives", self.player, kind, amount)
